"""Makes for the page another isomorph of a puzzle."""

from __future__ import annotations

from random import Random

from pencilmark.board.canon import random_isomorph
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import of_digits
from pencilmark.doors.protocol.asking import IsomorphData, IsomorphRequest
from pencilmark.doors.protocol.replies import Work


def answer(request: IsomorphRequest, clock: Clock) -> Work[IsomorphData]:
    """Make the isomorph that the seed says; raises InputError."""
    puzzle = of_digits(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    yield None
    return IsomorphData(givens=list(random_isomorph(puzzle.geometry, puzzle.givens, Random(request["seed"]))))
