"""Who finds the least isomorph, and that it is the same one; the laws of both are in `tests/property`."""

import pytest

from pencilmark import engine
from pencilmark.board import canon
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine import isomorphs
from pencilmark.engine.isomorphs import canonical, is_worth_it
from pencilmark.engine.kernel.runtime import PerThread

CYCLIC = tuple((3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))


def test_the_module_is_worth_starting_for_more_givens_than_blanks_and_once_started_for_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(isomorphs, "_shared", PerThread(lambda: None))
    for is_started in (False, True):
        for blanks in (0, 40, 41, 81):
            assert is_worth_it((0,) * blanks + CYCLIC[blanks:]) == (is_started or blanks <= 40)
        for other in (CYCLIC[1:], (*CYCLIC, 1), (10, *CYCLIC[1:])):
            assert not is_worth_it(other)
        isomorphs._shared()


@pytest.mark.parametrize("name", ["9 x", "9 antiknight", "4", "2x3"])
def test_boards_that_the_module_does_not_know_are_left_to_python(name: str) -> None:
    geometry = board(name)
    grid = engine.solve(Puzzle(geometry, (0,) * geometry.cell_count), limit=1).solutions[0]
    assert canonical(geometry, grid) == canon.canonical(geometry, grid)
