"""Grids as rows of text: what is written is read back, and values of two digits are kept apart."""

import pytest

from pencilmark.board.boards import board
from pencilmark.board.rows import write_grid, write_marks
from pencilmark.exchange.read import read


@pytest.mark.parametrize("name", ["4", "6", "9", "10", "12", "16"])
def test_a_grid_that_is_written_is_read_back(name: str) -> None:
    geometry = board(name)
    values = tuple((3 * cell) % (geometry.size + 1) for cell in range(geometry.cell_count))
    assert read(write_grid(values, geometry), geometry).givens == values


@pytest.mark.parametrize("name", ["twodoku", "grids 6 3x2 at 0,0 / 0,3 / 4,3", "4x12", "6x9", "9x6"])
def test_around_holes_each_value_stands_below_those_of_its_column(name: str) -> None:
    geometry = board(name)
    values = [
        cell % geometry.value_count + 1 if geometry.covered >> cell & 1 else 0 for cell in range(geometry.cell_count)
    ]
    rows, (high, _) = write_grid(values, geometry).split("\n"), geometry.extent
    width = 1 + len(geometry.label_of(geometry.value_count))
    found = [line[at : at + width].strip() for line in rows for at in range(0, width * geometry.size, width)]
    assert len(rows) == high and rows == [line.rstrip() for line in rows]
    assert found == [str(value or "") for value in values[: high * geometry.size]]


@pytest.mark.parametrize(("size", "group"), [(9, "159"), (10, "1,5,9"), (12, "1,5,9")])
def test_marks_of_several_digits_have_commas(size: int, group: str) -> None:
    masks = [0b100010001] + [2] * (size * size - 1)
    assert write_marks(masks, size).split()[:2] == [group, "2"]


def test_marks_begin_with_the_first_value_of_the_board() -> None:
    assert write_marks([0b11, 0, 1, 8] * 4, 4, first=0).split()[:4] == ["01", "-", "0", "3"]
