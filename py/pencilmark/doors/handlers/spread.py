"""Finds for the page how much the length of a search hangs on the order of its guesses."""

from __future__ import annotations

from random import Random

from pencilmark import engine
from pencilmark.board.english import say
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Cancelled
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import asked
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.watching import SpreadData, SpreadRequest

LIMIT = 2


def answer(request: SpreadRequest, clock: Clock) -> Work[SpreadData]:
    """Search once for each seed; cancelled, the answer is those that are done."""
    puzzle = asked(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    spread, seeds = SpreadData(first=[], whole=[], late=0), request["seeds"]
    try:
        for seed in range(1, seeds + 1):
            yield Note(done=len(spread["whole"]) / seeds, text=say("seeds-tried", done=seed - 1, total=seeds))
            yield from _search(puzzle, seed, request["most"], spread)
    except Cancelled:
        pass
    return spread


def _search(puzzle: Puzzle, seed: int, most: int, spread: SpreadData) -> Work[None]:
    """Search with the guesses in the order of a *seed*, and add the nodes that it took to *spread*."""
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
