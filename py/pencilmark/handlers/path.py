"""Solves a puzzle for the page as people do, and tells the whole way."""

from __future__ import annotations

from pencilmark import logic, teacher
from pencilmark.boards import board
from pencilmark.handlers import Cancelled, Clock
from pencilmark.handlers.telling import look, place_data, step_data
from pencilmark.model import Position, Puzzle, Step
from pencilmark.protocol import Note, PathData, PathRequest, Work
from pencilmark.techniques.ladders import TEACHING, climb


def answer(request: PathRequest, clock: Clock) -> Work[PathData]:
    """Take the plainest step again and again; cancelled, the answer is the way so far."""
    puzzle = Puzzle(board(request["board"]), tuple(request["givens"]))
    looked = yield from look(puzzle)
    if looked.position is None:
        return PathData(status=looked.status, steps=[], places=[], singles=[], solved=False, partial=False)
    positions, steps, partial = [looked.position], list[Step](), False
    try:
        for step, after in logic.walk(looked.position, climb(TEACHING)):
            steps.append(step)
            positions.append(after)
            filled = sum(map(bool, after.values)) / len(after.values)
            yield Note(done=filled, text=f"{len(steps)} steps found")
    except Cancelled:
        partial = True
    return _data(puzzle, steps, positions, partial)


def _data(puzzle: Puzzle, steps: list[Step], positions: list[Position], partial: bool) -> PathData:
    told = [step_data(position, step) for position, step in zip(positions, steps, strict=False)]
    return PathData(
        status="step" if steps else "guess",
        steps=told,
        places=[place_data(position) for position in positions],
        singles=[step.technique in teacher.SINGLES for step in steps],
        solved=positions[-1].is_solved,
        partial=partial,
    )
