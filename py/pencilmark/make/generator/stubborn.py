"""How stubborn a puzzle is: a quick measure of how long its chains must be, to climb by before anything is rated.

Rating a hard puzzle takes some tenths of a second, and hardly one in five hundred is as hard as the hardest that people
wish for. So a puzzle is first measured in a thousandth of a second: where singles stop, each candidate is put in, and
what follows by singles is looked at. A candidate *stands* if neither a contradiction nor the solution follows. If many
stand, even where plain techniques stop, chains must branch and are long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Task
from pencilmark.engine.answers import Solution
from pencilmark.engine.cover import Cover, cover
from pencilmark.engine.search import SOLVED, settle
from pencilmark.human.techniques import ladders
from pencilmark.make.generator.climb import stop
from pencilmark.make.generator.dig import values_at
from pencilmark.make.wish import Wish

PLAIN = ladders.climb(ladders.TEACHING[: ladders.TEACHING.index("xyz-wing")])
"""What is taken before the candidates are tried: it is quick, and what it solves is not stubborn."""
LEAST_ER = 8.6
PULSE = 30
"""Exchanges between two pauses."""


def is_stubborn(wish: Wish) -> bool:
    """Report whether a wish is worth climbing towards by this measure.

    >>> is_stubborn(Wish(level="Beyond")), is_stubborn(Wish(er=(8.0, 9.0)))
    (True, False)
    """
    is_hard = wish.level == "Beyond" or (wish.er is not None and wish.er[0] >= LEAST_ER)
    return is_hard and wish.geometry.is_classic and wish.technique is None and wish.pattern is None


def standing(geometry: Geometry, values: Sequence[int], least: int = 0) -> int:
    """Count the candidates that stand where plain techniques stop; 0 if fewer than *least* do.

    If fewer stand already after singles alone, the plain techniques are not tried.

    >>> standing(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0))
    0
    """
    board, least = cover(geometry), max(least, 1)
    puzzle = Puzzle(geometry, tuple(values))
    if not _standing(board, puzzle, least):
        return 0
    stopped = stop(geometry, puzzle.values, PLAIN)
    return _standing(board, stopped.puzzle(), least) if stopped else 0


def _standing(board: Cover, puzzle: Puzzle, least: int) -> int:
    """Count the candidates that stand where singles stop; 0 as soon as fewer than *least* can."""
    loaded = board.load(puzzle)
    if loaded is None:
        return 0
    state, left = settle(board, *loaded)
    if left <= SOLVED:
        return 0
    candidates, keep, top, size = board.candidates(state), board.keep, board.top, board.geometry.value_count
    count = len(candidates)
    for cell, value in candidates:
        if settle(board, state & keep[top[cell * size + value - 1]], [])[1] <= SOLVED:
            count -= 1
            if count < least:
                return 0
    return count


def harder(
    geometry: Geometry, solution: Solution, start: tuple[int, int], exchanged: Callable[[int], int], moves: int
) -> Task[None, tuple[int, int]]:
    """Let givens be *exchanged* in a number of *moves* from a *start*; keep those where no fewer candidates stand.

    The start, and what is returned, are givens (mask) and how many candidates stand.
    """
    clues, count = start
    for move in range(moves):
        other = exchanged(clues)
        found = standing(geometry, values_at(solution, other), count)
        if found >= count:
            clues, count = other, found
        if move % PULSE == 0:
            yield
    return clues, count
