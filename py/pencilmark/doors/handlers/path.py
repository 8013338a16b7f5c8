"""Solves a puzzle for the page as people do, and tells the whole way."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from pencilmark.board.english import say
from pencilmark.board.model import Position, Step
from pencilmark.board.task import Cancelled
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.telling import look, place_data, question_of, step_data
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.teaching import AdviceStatus, PathData, PathRequest, WalkthroughRequest
from pencilmark.human import logic
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.walkthrough import SINGLES


class Way(NamedTuple):
    """The *steps* taken, and the *positions* before each and after the last; none where *status* is not "step"."""

    status: AdviceStatus
    steps: tuple[Step, ...] = ()
    positions: tuple[Position, ...] = ()
    partial: bool = False


def answer(request: PathRequest, clock: Clock) -> Work[PathData]:
    """Take the plainest step again and again; cancelled, the answer is the way so far."""
    way = yield from walked(request)
    return PathData(
        status=way.status,
        steps=[step_data(position, step) for position, step in zip(way.positions, way.steps, strict=False)],
        places=[place_data(position) for position in way.positions],
        singles=[step.technique in SINGLES for step in way.steps],
        solved=bool(way.positions) and way.positions[-1].is_solved,
        partial=way.partial,
    )


def walked(request: PathRequest | WalkthroughRequest) -> Generator[Note | None, None, Way]:
    """Walk from the givens as far as the teaching ladder leads, or until it is cancelled."""
    question = question_of(request)
    looked = yield from look(with_sight(question), question)
    if looked.position is None:
        return Way(looked.status)
    steps, positions = list[Step](), [looked.position]
    try:
        for taken in logic.walk_slowly(looked.position, ladder_for(looked.position)):
            if not taken:
                yield None
                continue
            step, after = taken
            steps.append(step)
            positions.append(after)
            filled = sum(map(bool, after.values)) / len(after.values)
            yield Note(done=filled, text=say("steps-found", count=len(steps)))
    except Cancelled:
        return Way("step", tuple(steps), tuple(positions), partial=True)
    return Way("step" if steps else "guess", tuple(steps), tuple(positions))
