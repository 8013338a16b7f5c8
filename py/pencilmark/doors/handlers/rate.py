"""Rates a puzzle for the page, little by little."""

from __future__ import annotations

from collections.abc import Generator

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.doors.handlers import Clock
from pencilmark.doors.protocol import Note, RateData, RateRequest, SolveStatus, TechniqueCount, Work
from pencilmark.human import rating
from pencilmark.human.techniques import TECHNIQUES


def answer(request: RateRequest, clock: Clock) -> Work[RateData]:
    """Rate the puzzle where it has one solution; otherwise say how many it has, and nothing else."""
    puzzle = Puzzle(board(request["board"]), tuple(request["givens"]))
    status = yield from _status(puzzle)
    found = rating.Rating()
    if status == "unique":
        found = yield from _rate(puzzle)
    counts = [TechniqueCount(name=TECHNIQUES[name].name, times=times) for name, times in found.histogram.items()]
    return RateData(
        status=status,
        level=found.level,
        er=found.er,
        ep=found.ep,
        ed=found.ed,
        hodoku_score=found.hodoku_score,
        hodoku_level=found.hodoku_level,
        solved_by_logic=found.solved_by_logic,
        techniques=counts,
    )


def _status(puzzle: Puzzle) -> Generator[Note | None, None, SolveStatus]:
    """Count the solutions up to two."""
    count = 0
    search, _ = engine.stream(puzzle)
    for solution in search:
        count += solution is not None
        if count > 1:
            return "multiple"
        yield None
    return "unique" if count else "none"


def _rate(puzzle: Puzzle) -> Generator[Note | None, None, rating.Rating]:
    task = rating.work(puzzle)
    steps = 0
    while True:
        try:
            next(task)
        except StopIteration as end:
            found: rating.Rating = end.value
            return found
        steps += 1
        yield Note(done=None, text=f"rating, {steps:,} steps tried so far")
