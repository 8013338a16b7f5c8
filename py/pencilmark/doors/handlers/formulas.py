"""Makes formula puzzles for the page."""

from __future__ import annotations

from random import Random

from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.protocol import FormulasRequest, Note, PuzzleData, Work
from pencilmark.make.formulas.generate import Progress, generate
from pencilmark.make.formulas.wish import FormulaWish


def answer(request: FormulasRequest, clock: Clock) -> Work[PuzzleData]:
    """Make a puzzle; an easy one takes no guess, and its formulas do not go in circles."""
    wish = FormulaWish(
        board(request["board"]),
        operators=tuple(request["operators"]),
        largest=request["largest"],
        cyclic=False if request["easy"] else None,
        search=False if request["easy"] else None,
    )
    for found in generate(Random(request["seed"]), wish):
        if not isinstance(found, Progress):
            return puzzle_data(found.puzzle, "formulas")
        yield Note(done=None, text=f"grid {found.tried + 1}; the last one missed {found.missing}")
    raise WishError("not-found", "expected a wish that can be met")
