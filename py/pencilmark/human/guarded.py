"""What is true in a position, for the guard of steps: from a known solution, or one that the engine finds.

See `pencilmark.human.guard`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pencilmark import engine
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position
from pencilmark.board.task import Budget
from pencilmark.human.ruled.seen import without_sight
from pencilmark.rules.lifted import on_board

CHEAP = 5.0
"""Seconds within which the truth has to be found, as a rule; where it takes longer, there is no guard."""


def knowing(position: Position, solution: Sequence[int]) -> Position:
    """Return the *position* with its only *solution* as its truth.

    >>> knowing(Position.of(Puzzle(board("1"), (0,))), (1,)).truth
    1
    """
    return _with(position, [1 << value >> 1 for value in solution])


def guarded(position: Position, seconds: float = CHEAP) -> Position:
    """Return the *position* with what is true in it, if that can be found within *seconds*.

    If there are several solutions (on boards without rules), every candidate of any of them counts as true.
    """
    puzzle, budget = position.puzzle(), Budget(seconds=seconds)
    question = on_board(replace(puzzle, geometry=without_sight(puzzle.geometry)))
    answer = engine.solve(question, budget=budget)
    if answer.status == "unique":
        return knowing(position, answer.solutions[0])
    if answer.status == "multiple" and not question.rules:
        found = engine.true_candidates(question, budget=budget)
        return _with(position, found.cells) if found.exact else position
    return position


def _with(position: Position, cells: Sequence[int]) -> Position:
    """Return a position with the digits (mask) that are true in each of *cells*."""
    count = position.geometry.cell_count
    truth = mask_of(digit * count + cell for cell, mask in enumerate(cells) for digit in bits(mask))
    known = position.values, position.digit_cells, position.cell_digits
    return Position(position.geometry, *known, position.givens, position.rules, truth)
