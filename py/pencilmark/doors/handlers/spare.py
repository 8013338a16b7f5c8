"""Finds for the page what can go from a puzzle."""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.english import say
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Cancelled, Running
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import written
from pencilmark.doors.protocol.asking import PartsData, SpareData, SpareRequest
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.engine.spare import Parts, Spare, spare


def answer(request: SpareRequest, clock: Clock) -> Work[SpareData]:
    """Find what can go, each alone and two together; cancelled, the answer is what was found by then."""
    puzzle = written(request["board"], request["givens"], request.get("rules", ()), request.get("candidates"))
    task, now = Running(spare(puzzle)), Spare("timeout", done=0.0)
    try:
        for now in task:
            yield Note(done=now.done, text=say("parts-tried", found=len(now.singles)))
    except Cancelled:
        return _data(now, puzzle)
    return _data(task.result, puzzle)


def _data(found: Spare, puzzle: Puzzle) -> SpareData:
    return SpareData(
        status=found.status,
        singles=_parts(found.singles, puzzle),
        pairs=_parts(found.pairs, puzzle),
        whole=found.done == 1,
    )


def _parts(found: Iterable[Parts], puzzle: Puzzle) -> list[PartsData]:
    return [
        PartsData(cells=list(parts.cells), rules=[puzzle.rules[number].text for number in parts.rules])
        for parts in found
    ]
