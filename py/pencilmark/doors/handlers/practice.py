"""Gives the page a position on which a technique can be practised."""

from __future__ import annotations

from pencilmark.board.errors import WishError
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.protocol import PracticeRequest, PuzzleData, Work
from pencilmark.human import lessons
from pencilmark.human.teacher import position_of


def answer(request: PracticeRequest, clock: Clock) -> Work[PuzzleData]:
    """Give a position whose next step is one of the technique; raises WishError where none is stored."""
    yield None
    found = lessons.practice(request["technique"], request["seed"])
    if found is None:
        raise WishError("no-practice", "expected a technique with positions to practise on")
    return puzzle_data(position_of(found).puzzle(), "")
