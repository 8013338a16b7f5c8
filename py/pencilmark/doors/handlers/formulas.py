"""Makes formula puzzles for the page."""

from __future__ import annotations

from pencilmark.board.boards import board
from pencilmark.board.english import say
from pencilmark.board.task import retold
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.protocol.making import FormulasRequest
from pencilmark.doors.protocol.pieces import PuzzleData
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.make.batch import Means, making
from pencilmark.make.formulas.wish import FormulaWish
from pencilmark.make.made import Trying


def answer(request: FormulasRequest, clock: Clock) -> Work[PuzzleData]:
    """Make a puzzle; an easy one takes no guess, and its formulas do not go in circles."""
    wish = FormulaWish(
        board(request["board"]),
        operators=tuple(request["operators"]),
        largest=request["largest"],
        cyclic=False if request["easy"] else None,
        search=False if request["easy"] else None,
    )
    made = yield from retold(making(Means(), (wish, request["seed"])), _note)
    return puzzle_data(made.puzzle, "formulas")


def _note(told: Trying) -> Note:
    return Note(done=None, text=say("formulas-tried", grid=told.tried + 1, missing=told.says))
