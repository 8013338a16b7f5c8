"""wasmtime's library, called directly: what it refuses is said, and what it made goes with its instance."""

import gc
import warnings
from ctypes import sizeof
from typing import Any

import pytest

from pencilmark.engine.kernel import native
from pencilmark.engine.kernel.native import OWN, WORDS, NativeInstance, Refused, compiled
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


def test_what_was_made_for_an_instance_goes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    library, gone = native._library(), list[int]()
    delete = library.wasmtime_store_delete
    monkeypatch.setattr(library, "wasmtime_store_delete", lambda store: (delete(store), gone.append(store.value)))
    instance = copying()
    assert copied(instance, 8) == 7 and not gone
    del instance
    gc.collect()
    assert len(gone) == 1


def test_the_library_is_found_without_leaving_folders_open() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", ResourceWarning)
        assert "wasmtime" in native.library_path()
        gc.collect()
    assert not told


def test_the_package_declares_the_functions_as_they_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    bindings = pytest.importorskip("wasmtime._bindings")
    library, given = native._library(), dict[str, int]()

    class Watched:
        def __getattr__(self, name: str) -> Any:
            def call(*arguments: object) -> Any:
                given[name] = len(arguments)
                return getattr(library, name)(*arguments)

            return call

    monkeypatch.setattr(native, "_library", Watched)
    assert copied(copying(), 8) == 7
    for refused in (lambda: copied(copying(), 1 << 16), lambda: compiled(b"no module")):
        with pytest.raises(Refused):
            refused()
    assert len(given) > 15
    assert given == {name: len(getattr(bindings, f"_{name}").argtypes) for name in given}
    assert max(sizeof(bindings.wasmtime_instance_t), sizeof(bindings.wasmtime_extern_t)) <= 8 * WORDS
    assert bindings.wasmtime_extern_t.of.offset == OWN
