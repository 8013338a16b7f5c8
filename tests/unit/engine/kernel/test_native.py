"""wasmtime's library, called directly: what it refuses is said, and what it made goes with its instance."""

import pytest

from pencilmark.engine.kernel.native import NativeInstance, Refused, compiled
from pencilmark.engine.wasm import I32, Module, load


def copying() -> NativeInstance:
    """Return a module that copies the number at the address that stands at 0 to 4."""
    module = Module(pages=1)
    function = module.function("copy")
    function.store(I32, 4, load(I32, load(I32, 0)))
    return NativeInstance(compiled(module.binary()))


def copied(instance: NativeInstance, address: int) -> int:
    instance.write(0, b"".join(number.to_bytes(4, "little") for number in (address, 0, 7)))
    instance.call("copy")
    return int.from_bytes(instance.read(4, 4), "little")


def test_a_call_beyond_memory_is_refused_and_later_calls_are_not() -> None:
    instance, other = copying(), copying()
    assert copied(instance, 8) == 7
    with pytest.raises(Refused, match="out of bounds"):
        copied(instance, 1 << 16)
    assert copied(instance, 8) == copied(other, 8) == 7
    with pytest.raises(KeyError):
        instance.call("paste")


def test_code_of_another_machine_is_refused() -> None:
    with pytest.raises(Refused):
        NativeInstance(b"code")
    with pytest.raises(Refused, match="failed to parse"):
        compiled(b"no module")
