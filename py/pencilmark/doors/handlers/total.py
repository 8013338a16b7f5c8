"""Counts the solutions of a puzzle for the page: exactly up to a limit, with an estimate meanwhile."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.board.task import Cancelled, Running
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.asking import TotalData, TotalRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.answers import Count
from pencilmark.engine.slowly import count_slowly


def answer(request: TotalRequest, clock: Clock) -> Work[TotalData]:
    """Count up to the limit; cancelled, the answer is the number found by then."""
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    now, task = Count(0, False), Running(count_slowly(puzzle, maximum=request["limit"]))
    try:
        for now in task:
            yield _note(now)
    except Cancelled:
        return _data(now)
    return _data(task.result)


def _note(now: Count) -> Note:
    """Write the count up to now, and about how many there are in all."""
    if not now.estimate or now.estimate <= now.count:
        return Note(done=None, text=say("solutions-counted", count=now.count))
    text = say("solutions-estimated", count=now.count, estimate=f"{now.estimate:.2g}")
    return Note(done=now.count / now.estimate, text=text)


def _data(found: Count) -> TotalData:
    return TotalData(count=found.count, exact=found.exact, estimate=found.estimate)
