"""Passes on a search to watch, event by event, and measures how much its length depends on the order of guesses."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from pencilmark import engine
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Cancelled
from pencilmark.doors.handlers import Handler
from pencilmark.doors.handlers.pieces import asked, marks_data, pairs_data
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.watching import EventData, SpreadData, SpreadRequest, TraceData, TraceRequest
from pencilmark.engine.answers import status_of
from pencilmark.engine.trace import Event

LIMIT = 2
"""Solutions after which the search ends, as that of `solve` does."""


def trace(request: TraceRequest) -> Work[TraceData]:
    """Send the events in notes as they come; if cancelled, answer with how far the search got."""
    puzzle = asked(request)
    events: list[Event] = []
    rng = Random(request["seed"]) if "seed" in request else None
    search = engine.watched(puzzle, events.append, rng)
    size, told, found, ended = puzzle.geometry.size, 0, 0, False
    try:
        for solution in search:
            found += solution is not None
            yield _traced(events[: request["most"] - told], size, search.share)
            told += len(events)
            events.clear()
            if found == LIMIT or told >= request["most"]:
                break
        else:
            ended = True
        yield _traced(events[: max(0, request["most"] - told)], size, 1.0)
    except Cancelled:
        pass
    is_known = ended or found == LIMIT
    whole = is_known and told + len(events) <= request["most"]
    return TraceData(status=status_of(found, is_known), nodes=search.nodes, whole=whole)


def _traced(events: Iterable[Event], size: int, share: float) -> Note:
    told = [event_data(event, size) for event in events]
    return Note(done=share, text=say("search-told"), traced=told)


def event_data(event: Event, size: int) -> EventData:
    """Write an *event* on a board of this *size*."""
    data = EventData(
        event=event.kind,
        depth=event.depth,
        placed=pairs_data(event.placed),
        removed=pairs_data(event.removed),
        where=event.where,
        text=event.text(size),
    )
    if event.kind == "start":
        data["grid"] = marks_data(event.grid)
    return data


LIMIT = 2


def spread(request: SpreadRequest) -> Work[SpreadData]:
    """Search once for each seed; if cancelled, answer with the seeds that are done."""
    puzzle = asked(request)
    spread, seeds = SpreadData(first=[], whole=[], late=0), request["seeds"]
    try:
        for seed in range(1, seeds + 1):
            yield Note(done=len(spread["whole"]) / seeds, text=say("seeds-tried", done=seed - 1, total=seeds))
            yield from _search(puzzle, seed, request["most"], spread)
    except Cancelled:
        pass
    return spread


def _search(puzzle: Puzzle, seed: int, most: int, spread: SpreadData) -> Work[None]:
    """Search with guesses in the order of a *seed*, and add the number of nodes to *spread*."""
    search, _ = engine.stream(puzzle, rng=Random(seed))
    first, found = 0, 0
    for solution in search:
        found += solution is not None
        first = first or (search.nodes if solution else 0)
        if found == LIMIT:
            break
        if search.nodes >= most:
            spread["late"] += 1
            break
        yield None
    spread["first"].append(first or search.nodes)
    spread["whole"].append(search.nodes)


HANDLERS = {"trace": Handler(trace), "spread": Handler(spread)}
