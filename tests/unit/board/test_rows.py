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


@pytest.mark.parametrize(("size", "group"), [(9, "159"), (10, "1,5,9"), (12, "1,5,9")])
def test_marks_of_several_digits_have_commas(size: int, group: str) -> None:
    masks = [0b100010001] + [2] * (size * size - 1)
    assert write_marks(masks, size).split()[:2] == [group, "2"]


def test_marks_begin_with_the_first_value_of_the_board() -> None:
    assert write_marks([0b11, 0, 1, 8] * 4, 4, first=0).split()[:4] == ["01", "-", "0", "3"]
