"""Passes on to the page the search for the solutions of a puzzle, event by event."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from pencilmark import engine
from pencilmark.board.english import say
from pencilmark.board.model import Candidate
from pencilmark.board.task import Cancelled
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked, marks_data
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.watching import EventData, TraceData, TraceRequest
from pencilmark.engine.answers import status_of
from pencilmark.engine.trace import Event

LIMIT = 2
"""Solutions after which the search ends, as that of `solve` does."""


def answer(request: TraceRequest, clock: Clock) -> Work[TraceData]:
    """Pass on the events with the notes, as they come; cancelled, the answer is how far it came."""
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    events: list[Event] = []
    rng = Random(request["seed"]) if "seed" in request else None
    search = engine.watched(puzzle, events.append, rng)
    size, told, found, ended = puzzle.geometry.size, 0, 0, False
    try:
        for solution in search:
            found += solution is not None
            yield _note(events[: request["most"] - told], size, search.share)
            told += len(events)
            events.clear()
            if found == LIMIT or told >= request["most"]:
                break
        else:
            ended = True
        yield _note(events[: max(0, request["most"] - told)], size, 1.0)
    except Cancelled:
        pass
    is_known = ended or found == LIMIT
    whole = is_known and told + len(events) <= request["most"]
    return TraceData(status=status_of(found, is_known), nodes=search.nodes, whole=whole)


def _note(events: Iterable[Event], size: int, share: float) -> Note:
    told = [event_data(event, size) for event in events]
    return Note(done=share, text=say("search-told"), traced=told)


def event_data(event: Event, size: int) -> EventData:
    """Write an *event* on a board of this *size*."""
    data = EventData(
        event=event.kind,
        depth=event.depth,
        placed=_pairs(event.placed),
        removed=_pairs(event.removed),
        where=event.where,
        text=event.text(size),
    )
    if event.kind == "start":
        data["grid"] = marks_data(event.grid)
    return data


def _pairs(candidates: Iterable[Candidate]) -> list[list[int]]:
    return [[cell, value] for cell, value in candidates]
