"""The words of a board for doublers and other modifiers, and the board that a search sees."""

import pytest

from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError
from pencilmark.board.masks import bits
from pencilmark.board.modifiers import unfolded

BOARDS = [
    "9 doublers",
    "9 x doublers=r1c1r2c4 negators",
    "4 nullifiers signs=WORD",
    "5 doublers",
    "9 doublers negators",
]


@pytest.mark.parametrize("name", BOARDS)
def test_the_name_of_a_board_names_it_again(name: str) -> None:
    assert board(name).name == name
    assert board(" + ".join(reversed(name.upper().split()[1:])).join([name.split()[0] + " ", ""])) is board(name)


@pytest.mark.parametrize("name", BOARDS)
def test_behind_the_board_is_a_house_for_each_kind(name: str) -> None:
    geometry = board(name)
    behind, size = unfolded(geometry), geometry.size
    assert behind.houses[: len(geometry.houses)] == geometry.houses
    hidden = [cell for house in behind.houses[len(geometry.houses) :] for cell in house.cells]
    assert hidden == list(range(size**2, behind.cell_count))
    assert len(hidden) == size * len(geometry.modifiers)
    assert bits(behind.covered) == bits(geometry.covered)


@pytest.mark.parametrize(
    "name", ["6x9 doublers", "9 values=8 doublers", "samurai doublers", "9 free doublers", "9 doublers=r10c1"]
)
def test_modifiers_need_a_square_whose_rows_hold_every_value(name: str) -> None:
    with pytest.raises(BoardError):
        board(name)
