"""Finds for the page the least isomorph of a puzzle."""

from __future__ import annotations

from pencilmark.board.canon import canonical_slowly
from pencilmark.board.english import say
from pencilmark.board.task import Running
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import of_digits
from pencilmark.doors.protocol.asking import CanonData, CanonRequest
from pencilmark.doors.protocol.replies import Note, Work


def answer(request: CanonRequest, clock: Clock) -> Work[CanonData]:
    """Find the least isomorph, and count the automorphisms; raises InputError and Unavailable."""
    puzzle = of_digits(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    task = Running(canonical_slowly(puzzle.geometry, puzzle.givens))
    for _ in task:
        yield Note(done=None, text=say("isomorphs-compared"))
    return CanonData(least=list(task.result.least), automorphisms=str(task.result.automorphisms))
