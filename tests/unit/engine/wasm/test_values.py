"""Every operator, run by wasmtime, gives what Python's own arithmetic gives lane by lane."""

import random
from collections.abc import Callable

import pytest
import wasmtime

from pencilmark.engine.wasm import I8X16, I16X8, I32, I32X4, I64, I64X2, Function, Module, Value, ValueKind, load

NUMBERS, VECTORS = (I32, I64), (I8X16, I16X8, I32X4, I64X2)


def signed(number: int, bits: int) -> int:
    return number - (number >> (bits - 1) << bits)


def divide(first: int, second: int) -> int:
    """Divide towards zero, as machines do."""
    quotient = abs(first) // abs(second)
    return quotient if (first < 0) == (second < 0) else -quotient


def rotated(number: int, count: int, bits: int) -> int:
    count %= bits
    return number << count | number >> (bits - count)


Lanewise = Callable[[int, int, int], int]  # (first, second, bits) -> result, cut to bits afterwards

COMPARED: dict[str, Lanewise] = {
    "==": lambda a, b, n: a == b,
    "!=": lambda a, b, n: a != b,
    "<": lambda a, b, n: a < b,
    "<=": lambda a, b, n: a <= b,
    ">": lambda a, b, n: a > b,
    ">=": lambda a, b, n: a >= b,
    "signed <": lambda a, b, n: signed(a, n) < signed(b, n),
    "signed <=": lambda a, b, n: signed(a, n) <= signed(b, n),
    "signed >": lambda a, b, n: signed(a, n) > signed(b, n),
    "signed >=": lambda a, b, n: signed(a, n) >= signed(b, n),
}
COMPUTED: dict[str, Lanewise] = {
    "+": lambda a, b, n: a + b,
    "-": lambda a, b, n: a - b,
    "*": lambda a, b, n: a * b,
    "//": lambda a, b, n: a // b,
    "%": lambda a, b, n: a % b,
    "signed/": lambda a, b, n: divide(signed(a, n), signed(b, n)),
    "signed%": lambda a, b, n: signed(a, n) - divide(signed(a, n), signed(b, n)) * signed(b, n),
    "&": lambda a, b, n: a & b,
    "|": lambda a, b, n: a | b,
    "^": lambda a, b, n: a ^ b,
    "and_not": lambda a, b, n: a & ~b,
    "minimum": lambda a, b, n: min(a, b),
    "maximum": lambda a, b, n: max(a, b),
    "rotate_left": rotated,
    "rotate_right": lambda a, b, n: rotated(a, n - b % n, n),
}
SHIFTED: dict[str, Lanewise] = {
    "<<": lambda a, b, n: a << b % n,
    ">>": lambda a, b, n: a >> b % n,
    "signed>>": lambda a, b, n: signed(a, n) >> b % n,
}
UNARY: dict[str, Callable[[int, int], int]] = {
    "~": lambda a, n: ~a,
    "clz": lambda a, n: n - a.bit_length(),
    "ctz": lambda a, n: (a & -a).bit_length() - 1 if a else n,
    "popcount": lambda a, n: a.bit_count(),
}


def run(kind: ValueKind, make: Callable[[Value, Value], Value], first: list[int], second: list[int]) -> int:
    """Compute ``make(first, second)`` of lanes of *kind*; return the 16 bytes of the result as one number."""
    module = Module(pages=1)
    function = module.function("run")
    result = make(load(kind, 0), load(kind, 16))
    function.store(result.kind, 32, result)
    store = wasmtime.Store()
    instance = wasmtime.Instance(store, wasmtime.Module(store.engine, module.binary()), [])
    exports = instance.exports(store)
    memory = exports["memory"]
    for place, lanes in ((0, first), (16, second)):
        memory.write(store, b"".join(n.to_bytes(kind.bits // 8, "little") for n in lanes), place)
    exports["run"](store)
    return int.from_bytes(memory.read(store, 32, 48), "little")


def joined(kind: ValueKind, lanes: list[int]) -> int:
    return sum((lane & (1 << kind.bits) - 1) << i * kind.bits for i, lane in enumerate(lanes))


def samples(kind: ValueKind) -> list[tuple[list[int], list[int]]]:
    """Draw lanes: random ones, small ones, equal ones, and the edges."""
    random_ = random.Random(kind.name)
    top = (1 << kind.bits) - 1
    pick = [0, 1, top, top >> 1, (top >> 1) + 1]
    pairs = [
        ([random_.randint(0, top) for _ in range(kind.lanes)], [random_.randint(1, top) for _ in range(kind.lanes)])
    ]
    pairs.append(
        ([random_.choice(pick) for _ in range(kind.lanes)], [random_.choice(pick[1:3]) for _ in range(kind.lanes)])
    )
    return [*pairs, (pairs[0][0], pairs[0][0])]


LANEWISE = [
    (kind, name) for kind in NUMBERS + VECTORS for name in {**COMPARED, **COMPUTED} if name in kind.instructions
]


@pytest.mark.parametrize(("kind", "name"), LANEWISE)
def test_operator_of_two_values_works_lane_by_lane(kind: ValueKind, name: str) -> None:
    for first, second in samples(kind):
        if "signed" in name and name[-1] in "/%" and (first, second)[0][0] == 1 << (kind.bits - 1):
            continue  # the quotient of the least number by -1 does not fit: the machine stops
        got = run(kind, lambda a, b: a._compare(name, b) if name in COMPARED else a.apply(name, b), first, second)
        table = {**COMPARED, **COMPUTED}[name]
        expected = [int(table(a, b, kind.bits)) for a, b in zip(first, second, strict=True)]
        if name in COMPARED and kind.is_vector:
            expected = [-lane for lane in expected]
        assert got == joined(kind, expected)


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in NUMBERS + VECTORS for name in SHIFTED])
def test_shift_moves_each_lane_by_the_count_modulo_its_width(kind: ValueKind, name: str) -> None:
    first = samples(kind)[0][0]
    for count in (0, 1, kind.bits - 1, kind.bits + 3):
        got = run(kind, lambda a, _, count=count: a._shift(name, count), first, first)  # type: ignore[misc]  # a default
        assert got == joined(kind, [SHIFTED[name](lane, count, kind.bits) for lane in first])


UNARIES = [(kind, name) for kind in NUMBERS + VECTORS for name in UNARY if name in kind.instructions]


@pytest.mark.parametrize(("kind", "name"), UNARIES)
def test_operator_of_one_value_works_lane_by_lane(kind: ValueKind, name: str) -> None:
    for first, _ in samples(kind):
        got = run(kind, lambda a, _: a.apply(name), first, first)
        assert got == joined(kind, [UNARY[name](lane, kind.bits) for lane in first])


@pytest.mark.parametrize("kind", VECTORS)
def test_questions_about_all_lanes_answer_for_all_lanes(kind: ValueKind) -> None:
    top = 1 << (kind.bits - 1)
    for lanes in ([0] * kind.lanes, [1] * kind.lanes, [top] + [0] * (kind.lanes - 1), [0] * (kind.lanes - 1) + [top]):
        assert run(kind, lambda a, _: a.any(), lanes, lanes) == any(lanes)
        assert run(kind, lambda a, _: a.all(), lanes, lanes) == all(lanes)
        assert run(kind, lambda a, _: a.mask(), lanes, lanes) == sum((lane >= top) << i for i, lane in enumerate(lanes))


@pytest.mark.parametrize("kind", VECTORS)
def test_lane_is_the_inverse_of_with_lane(kind: ValueKind) -> None:
    first, second = samples(kind)[0]
    for place in (0, kind.lanes - 1):
        assert run(kind, lambda a, _, p=place: a.lane(p), first, second) == first[place]  # type: ignore[misc]  # a default
        got = run(kind, lambda a, b, p=place: a.with_lane(p, b.lane(p)), first, second)  # type: ignore[misc]  # a default
        assert got == joined(kind, [*first[:place], second[place], *first[place + 1 :]])


def test_swizzle_picks_bytes_by_the_second_vector_and_zero_outside() -> None:
    first, second = list(range(100, 116)), [15, 0, 16, 255, *range(12)]
    expected = [first[place] if place < 16 else 0 for place in second]
    assert run(I8X16, lambda a, b: a.apply("swizzle", b), first, second) == joined(I8X16, expected)


def test_bit_select_takes_the_first_where_the_mask_has_ones() -> None:
    first, second = samples(I64X2)[0]
    mask = 0x0F0F_0F0F_F0F0_F0F0
    expected = [a & mask | b & ~mask for a, b in zip(first, second, strict=True)]
    got = run(I64X2, lambda a, b: a.apply("bit_select", b, mask), first, second)
    assert got == joined(I64X2, expected)


def test_no_instruction_is_left_untested() -> None:
    tested = {
        *COMPARED,
        *COMPUTED,
        *SHIFTED,
        *UNARY,
        "any",
        "all",
        "mask",
        "lane",
        "with_lane",
        "swizzle",
        "bit_select",
    }
    tested |= {"zero?", "splat"}  # in test_module
    assert {name for kind in NUMBERS + VECTORS for name in kind.instructions} <= tested


def test_function_is_exported_under_its_name_only_without_an_underscore() -> None:
    module = Module(pages=1)
    helper = module.function("_helper", [I32], I32)
    helper.give(helper.params[0] * 3)
    seen: Function = module.function("seen", [I32], I32)
    seen.give(helper.call(seen.params[0] + 1))
    store = wasmtime.Store()
    exports = wasmtime.Instance(store, wasmtime.Module(store.engine, module.binary()), []).exports(store)
    assert exports["seen"](store, 4) == 15
    assert "_helper" not in [export.name for export in wasmtime.Module(store.engine, module.binary()).exports]
