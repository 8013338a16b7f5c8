"""Puzzles as the module reads them, and where it starts."""

import pytest

from pencilmark.board.errors import Unavailable
from pencilmark.board.masks import bits
from pencilmark.engine.kernel.nine_canon_memory import BLANK, GRID, GRIDS, ONCE, PAGES, PUZZLES
from pencilmark.engine.kernel.nine_canon_start import CONFLICT, write_read
from pencilmark.engine.kernel.runtime import Instance, run
from pencilmark.engine.wasm import I32, Module, constant


@pytest.fixture(scope="module")
def instance() -> Instance:
    module = Module(PAGES)
    read = write_read(module)
    function = module.function("ask")
    function.store(I32, 0, read.call(constant(I32, PUZZLES)))
    try:
        return run(module.binary())
    except Unavailable:
        pytest.skip("needs WebAssembly")


def read(instance: Instance, givens: dict[int, int]) -> int:
    instance.write(PUZZLES, bytes(givens.get(cell, 0) for cell in range(81)))
    instance.call("ask")
    return instance.read(0, 1)[0]


def rows(instance: Instance, address: int) -> set[int]:
    return set(bits(int.from_bytes(instance.read(address, 4), "little")))


@pytest.mark.parametrize("cells", [(1, 8), (2, 74), (60, 80)])
def test_equal_givens_in_a_row_column_or_box_are_in_conflict(instance, cells):
    assert read(instance, dict.fromkeys(cells, 9)) == CONFLICT
    assert read(instance, dict(zip(cells, (4, 9), strict=True))) == 2


def test_rows_and_columns_lie_in_memory_with_those_that_are_blank(instance):
    assert read(instance, {13: 5, 79: 2}) == 2
    assert instance.read(GRIDS + 16, 9) == bytes((0, 0, 0, 0, 5, 0, 0, 0, 0))
    assert instance.read(GRIDS + GRID + 7 * 16, 9) == bytes((0, 0, 0, 0, 0, 0, 0, 0, 2))
    assert [rows(instance, GRIDS + BLANK), rows(instance, GRIDS + ONCE)] == [{0, 2, 3, 4, 5, 6, 7}, {0, 1, 3, 6, 8}]
    assert rows(instance, GRIDS + GRID + BLANK) == {0, 1, 2, 3, 5, 6, 8}
    assert rows(instance, GRIDS + GRID + ONCE) == {0, 3, 4, 6, 7}
