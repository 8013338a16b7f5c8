"""Statements, control and the module, run by wasmtime."""

from collections.abc import Callable

import pytest
import wasmtime

from pencilmark.engine.wasm import (
    I8X16,
    I32,
    I32X4,
    I64,
    I64X2,
    S8,
    S16,
    S32,
    U8,
    U16,
    U32,
    Function,
    Module,
    constant,
    lanes,
    load,
    select,
    shuffle,
    splat,
)
from pencilmark.engine.wasm.kinds import signed, unsigned


def run(write: Callable[[Function], None], *arguments: int, data: bytes = b"") -> int:
    """Run a function that takes the *arguments*, each an i32, and returns an i32."""
    module = Module(pages=1)
    function = module.function("run", [I32] * len(arguments), I32)
    write(function)
    if data:
        module.data(0, data)
    store = wasmtime.Store()
    instance = wasmtime.Instance(store, wasmtime.Module(store.engine, module.binary()), [])
    return int(instance.exports(store)["run"](store, *arguments)) & 0xFFFF_FFFF


@pytest.mark.parametrize("number", [0, 1, 63, 64, -1, -64, -65, 2**31 - 1, -(2**31), 2**63 - 1, -(2**63)])
def test_constant_is_the_number(number: int) -> None:
    wide = run(lambda f: f.give(constant(I64, number) == constant(I64, number >> 1 << 1) + (number & 1)))
    assert wide == 1
    assert run(lambda f: f.give(constant(I32, number))) == number & 0xFFFF_FFFF


def test_leb128_is_minimal() -> None:
    assert [unsigned(n).hex() for n in (0, 127, 128, 2**32 - 1)] == ["00", "7f", "8001", "ffffffff0f"]
    assert [signed(n).hex() for n in (63, 64, -64, -65)] == ["3f", "c000", "40", "bf7f"]


def test_loop_repeats_until_nothing_jumps_back() -> None:
    def sum_to(f: Function) -> None:
        total, number = f.local(I32), f.params[0]
        with f.loop() as again:
            total += number
            number -= 1
            again.jump(number != 0)
        f.give(total)

    assert run(sum_to, 10) == 55


def test_block_is_left_by_a_jump_through_what_is_nested() -> None:
    def leave(f: Function) -> None:
        with f.block() as out, f.loop() as again:
            f.params[0] += 1
            with f.when(f.params[0] > 7):
                out.jump()
            again.jump()
        f.give(f.params[0])

    assert run(leave, 3) == 8


def test_otherwise_runs_when_the_condition_does_not_hold() -> None:
    def choose(f: Function) -> None:
        with f.when(f.params[0] < 5):
            f.give(1)
        with f.otherwise():
            f.give(2)

    assert (run(choose, 4), run(choose, 5)) == (1, 2)


def test_count_runs_over_a_range() -> None:
    def odd_sum(f: Function) -> None:
        total = f.local(I32)
        with f.count(1, f.params[0], step=2) as number:
            total += number
        f.give(total)

    assert (run(odd_sum, 10), run(odd_sum, 1)) == (25, 0)


@pytest.mark.parametrize(
    ("width", "expected"),
    [(U8, 0x9A), (S8, 0xFFFF_FF9A), (U16, 0xBC9A), (S16, 0xFFFF_BC9A), (U32, 0xF0DE_BC9A), (S32, 0xF0DE_BC9A)],
)
def test_load_extends_and_store_cuts(width: object, expected: int) -> None:
    def read(f: Function) -> None:
        value = load(width, f.params[0], 1)  # type: ignore[arg-type]  # a Width
        f.store(width, 20, value)  # type: ignore[arg-type]  # a Width
        again = load(width, 16, 4)  # type: ignore[arg-type]  # a Width
        f.give(again if again.kind is I32 else again.to_i32())

    assert run(read, 1, data=bytes.fromhex("12349abcdef0")) == expected


def test_signed_load_fills_the_upper_half() -> None:
    for width, upper in ((S32, 0xFFFF_FFFF), (U32, 0)):
        got = run(lambda f, w=width: f.give((load(w, 0) >> 32).to_i32()), data=b"\0\0\0\x80")  # type: ignore[misc]  # a default
        assert got == upper


def test_copy_and_fill_move_bytes() -> None:
    def move(f: Function) -> None:
        f.fill(constant(I32, 8), 7, 2)
        f.copy(constant(I32, 10), constant(I32, 0), 2)
        f.give(load(I32, 8))

    assert run(move, data=b"\x01\x02") == 0x0201_0707


def test_select_takes_one_of_two() -> None:
    assert run(lambda f: f.give(select(f.params[0], constant(I32, 5), 6)), 1) == 5
    vector = lanes(I32X4, [1, 2, 3, 4])
    assert run(lambda f: f.give(select(f.params[0], vector, 9).lane(2)), 0) == 9


def test_shuffle_picks_bytes_of_both() -> None:
    first, second = constant(I8X16, 1), lanes(I8X16, list(range(16)))
    assert run(lambda f: f.give(shuffle(first, second, [31, 0, 17, 18] * 4).seen_as(I32X4).lane(0))) == 0x0201_010F


def test_splat_fills_every_lane() -> None:
    assert run(lambda f: f.give(splat(I32X4, f.params[0]).lane(3)), 77) == 77
    assert run(lambda f: f.give(splat(I64X2, f.params[0].to_i64()).lane(1).is_zero()), 77) == 0


def test_same_calls_give_the_same_bytes() -> None:
    def binary() -> bytes:
        module = Module(pages=2)
        for name in ("b", "a"):
            function = module.function(name, [I32, I64], I64)
            kept = function.let(function.params[1] + 1)
            function.give(kept * kept)
        return module.binary()

    assert binary() == binary()


def test_mixed_kinds_are_refused() -> None:
    with pytest.raises(TypeError, match="expected i32, found i64"):
        constant(I32, 1) + constant(I64, 1)
    with pytest.raises(TypeError, match="no truth value"):
        bool(constant(I32, 1))
    with pytest.raises(TypeError, match="lanes"):
        lanes(I32X4, [1])
    with pytest.raises(TypeError, match="cannot be seen"):
        constant(I32, 1).seen_as(I64X2)
    with pytest.raises(TypeError, match="follow"), Module(1).function("f").otherwise():
        pass
