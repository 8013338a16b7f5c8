"""Finds the next step for the page, from the digits and pencil marks that the player has written."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.telling import candidates_data, look, puzzle_of, question_of, step_data
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.teaching import HintData, HintRequest
from pencilmark.human import teacher
from pencilmark.human.lessons import summary_of


def answer(request: HintRequest, clock: Clock) -> Work[HintData]:
    """Find the plainest step there is now; what is wrong comes first, digits before marks."""
    question = question_of(request)
    looked = yield from look(puzzle_of(request, question), question)
    if looked.position is None:
        return HintData(status=looked.status, cells=list(looked.cells))
    tried = 0
    for step in teacher.next_step(looked.position):
        if step == teacher.PAUSE:
            yield None
            continue
        if step:
            return HintData(
                status="step",
                cells=[],
                step=step_data(looked.position, step),
                summary=" ".join(summary_of(step.technique)),
                candidates=candidates_data(looked.position),
            )
        tried += 1
        yield Note(done=None, text=say("techniques-tried", count=tried))
    return HintData(status="guess", cells=[])
