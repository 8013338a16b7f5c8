"""Whether the solution that is meant is the only one; every engine gives the same answer."""

from __future__ import annotations

from pencilmark import engine
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Task
from pencilmark.engine.answers import Solution
from pencilmark.make.made import Trying


def only(puzzle: Puzzle, solution: Solution, told: Trying) -> Task[Trying, bool]:
    """Report whether a *solution* is the only one of a puzzle; pauses with what is *told* meanwhile.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.task import finished
    >>> grid = (1, 2, 2, 1)
    >>> [finished(only(Puzzle(board("2 latin"), givens), grid, Trying())) for givens in ((1, 0, 0, 0), (0, 0, 0, 0))]
    [True, False]
    """
    search, _ = engine.stream(puzzle)
    is_one = False
    for found in search:
        if found and (is_one or found != solution):
            return False  # two may have the same digits
        is_one |= found is not None
        if not found:
            yield told
    return is_one
