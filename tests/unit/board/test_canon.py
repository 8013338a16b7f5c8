"""Single cases of isomorphism classes, and the command that asks for them."""

from math import factorial

import pytest
from tests.unit.conftest import Command

from pencilmark.board.boards import board
from pencilmark.board.canon import canonical
from pencilmark.board.errors import Unavailable


def test_a_class_is_known_by_its_first_line_of_blanks(command: Command) -> None:
    status, rows = command("1..2...........4\n...3..........1\n11..............\n", "canon")
    assert status == 1 and rows[0]["canonical"].startswith("....")
    assert set(rows[0]) == {"puzzle", "canonical", "automorphisms"}
    assert [row["line"] for row in rows[1:]] == [2, 3]


@pytest.mark.parametrize(("clue", "turns"), [(None, 8), (0, 2), (12, 8), (1, 1)])
def test_a_board_without_boxes_keeps_itself_in_turns_and_in_the_digits_that_it_lacks(
    clue: int | None, turns: int
) -> None:
    values = [int(cell == clue) for cell in range(25)]
    assert canonical(board("5"), values).automorphisms == turns * factorial(5 - max(values))


def test_a_large_full_grid_is_refused_in_words() -> None:
    geometry = board("16")
    grid = [(4 * (row % 4) + row // 4 + column) % 16 + 1 for row in range(16) for column in range(16)]
    with pytest.raises(Unavailable) as refusal:
        canonical(geometry, grid)
    assert refusal.value.code == "too-many-ways"
