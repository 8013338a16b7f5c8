"""Rows as numbers: what the module compares."""

from random import Random

import pytest

from pencilmark.board.errors import Unavailable
from pencilmark.engine.kernel.nine_canon_memory import (
    FIRST_TWO,
    GRIDS,
    LAST_TWO,
    LEASTS,
    PAGES,
    PUZZLES,
    SYMMETRIES,
    WAYS,
    by_stack,
    key_of,
    stacks,
    within,
)
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.wasm import I8X16, I32X4, I64, Module, load


@pytest.fixture(scope="module")
def instance() -> Instance:
    module = Module(1)
    function = module.function("numbers")
    function.store(I64, 16, key_of(load(I8X16, 0)))
    function.store(I32X4, 32, by_stack(load(I8X16, 0)))
    try:
        return run(module.binary())
    except Unavailable:
        pytest.skip("needs WebAssembly")


def numbers(instance: Instance, row: list[int], columns: list[int]) -> tuple[int, list[int]]:
    instance.write(0, bytes(name << 4 | column for name, column in zip(row, columns, strict=True)))
    instance.call("numbers")
    parts = instance.read(32, 12)
    return int.from_bytes(instance.read(16, 8), "little"), list(memoryview(parts).cast("I"))


def test_rows_and_stacks_compare_as_their_names_do_wherever_they_come_from(instance):
    rng = Random(4)
    rows = [[rng.randrange(start, 16) for _ in range(9)] for start in (0, 0, 13, 13) for _ in range(20)]
    found = [numbers(instance, row, rng.sample(range(9), 9)) for row in rows]
    assert sorted(rows) == [row for _, row in sorted(zip([key for key, _ in found], rows, strict=True))]
    cut = [row[3 * stack : 3 * stack + 3] for row in rows for stack in range(3)]
    lanes = [lane for _, three in found for lane in three]
    assert sorted(cut) == [part for _, part in sorted(zip(lanes, cut, strict=True))]


def test_orders_only_move_columns():
    orders = [FIRST_TWO, LAST_TWO, stacks([2, 0, 1]), *(within(stack, [2, 1, 0]) for stack in range(3))]
    for order in orders:
        assert sorted(order) == list(range(16)) and order[9:] == list(range(9, 16))


def test_parts_of_memory_follow_each_other():
    parts = [GRIDS, *WAYS, PUZZLES, LEASTS, SYMMETRIES, PAGES << 16]
    assert parts == sorted(set(parts))
