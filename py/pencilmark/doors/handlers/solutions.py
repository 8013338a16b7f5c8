"""Finds the solutions of a puzzle for the page to leaf through, and the cells in which they agree."""

from __future__ import annotations

from pencilmark import engine
from pencilmark.board.english import say
from pencilmark.board.task import Cancelled
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.asking import SolutionsData, SolutionsRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.answers import Solution
from pencilmark.engine.slowly import agreed


def answer(request: SolutionsRequest, clock: Clock) -> Work[SolutionsData]:
    """Find solutions up to the limit; cancelled, the answer is those found by then."""
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    search, _ = engine.stream(puzzle)
    found: list[Solution] = []
    whole = False
    try:
        for solution in search:
            if solution and len(found) == request["limit"]:
                break
            if solution:
                found.append(solution)
            else:
                yield Note(done=None, text=say("solutions-counted", count=len(found)))
        else:
            whole = True
    except Cancelled:
        pass
    return SolutionsData(solutions=[list(values) for values in found], shared=list(agreed(found)), whole=whole)
