"""Oblong boards: their rows, columns and boxes are as people see them, and each text names one."""

import pytest

from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError
from pencilmark.board.masks import bits

BOARDS = ["6x9", "9x6", "4x6", "8x12 2x6", "5x7", "2x3 areas=001110", "6x9 antiknight", "6x4 values=0-5", "1x4"]


@pytest.mark.parametrize("name", BOARDS)
def test_rows_and_columns_are_houses_and_what_is_beyond_them_is_a_hole(name: str) -> None:
    geometry = board(name)
    high, wide = map(int, name.split()[0].split("x"))
    cells = {(row, column): row * geometry.size + column for row in range(high) for column in range(wide)}
    rows = {frozenset(cells[row, column] for column in range(wide)) for row in range(high)}
    columns = {frozenset(cells[row, column] for row in range(high)) for column in range(wide)}
    found = {frozenset(house.cells) for house in geometry.houses if house.kind in ("row", "column")}
    assert found == {line for line in rows | columns if len(line) > 1}
    assert set(bits(geometry.covered)) == set(cells.values())
    assert geometry.value_count == max(high, wide)
    assert all(set(house.cells) <= set(cells.values()) for house in geometry.houses)


@pytest.mark.parametrize(("name", "shape"), [("6x9", (3, 3)), ("4x6", (2, 3)), ("8x12", (4, 3)), ("8x12 2x6", (2, 6))])
def test_boxes_of_one_shape_fill_the_board(name: str, shape: tuple[int, int]) -> None:
    geometry = board(name)
    boxes = [house for house in geometry.houses if house.kind == "box"]
    assert sorted(cell for box in boxes for cell in box.cells) == bits(geometry.covered)
    assert [box.number for box in boxes] == list(range(1, len(boxes) + 1))
    for box in boxes:
        rows, columns = ({at(cell, geometry.size) for cell in box.cells} for at in (int.__floordiv__, int.__mod__))
        assert (len(rows), len(columns)) == shape


@pytest.mark.parametrize("name", [*BOARDS, "6x9 latin", "6x9 signs=PLANETIUS", "6x9 values=10 house=r1c1r6c9"])
def test_the_name_of_a_board_names_it_again(name: str) -> None:
    assert board(name).name == name
    assert board(f" {name.replace(' ', ' + ')}") is board(name)


def test_as_many_rows_as_columns_are_a_square() -> None:
    assert board("6x6 3x2 x") is board("6 3x2 x")


@pytest.mark.parametrize(
    "text",
    ["6x9 x", "6x9 windoku", "6x9 2x3", "9x12 3x4 latin", "0x4", "6x40", "6x9 regions=AAB", "2x3 house=r1c1r3c3"],
)
def test_a_text_that_names_no_such_board_is_refused(text: str) -> None:
    with pytest.raises(BoardError):
        board(text)
