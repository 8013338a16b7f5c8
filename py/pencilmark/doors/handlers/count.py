"""Counts the solutions of a puzzle that is being made: none, one or more, as far as a few seconds tell."""

from __future__ import annotations

from pencilmark import engine
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.solving import CountData, CountRequest


def gives_way(request: CountRequest) -> bool:
    """Report that counting, which nobody has asked for, waits for everything else."""
    return True


def answer(request: CountRequest, clock: Clock) -> Work[CountData]:
    """Count until the limit, the end of the search, or the end of the time."""
    puzzle = asked(request["board"], request["givens"], request["rules"], request.get("candidates"))
    start, count = clock(), 0
    search, _ = engine.stream(puzzle)
    for solution in search:
        count += solution is not None
        if count >= request["limit"]:
            return CountData(count=count, exact=True)
        if clock() - start > request["seconds"]:
            return CountData(count=count, exact=False)
        yield None
    return CountData(count=count, exact=True)
