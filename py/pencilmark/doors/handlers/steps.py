"""Lists for the page every step there is now, from the digits and pencil marks that the player has written."""

from __future__ import annotations

from pencilmark.board.english import say
from pencilmark.board.task import Cancelled
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.telling import candidates_data, look, puzzle_of, question_of, step_data
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.doors.protocol.teaching import AdviceStatus, StepGroup, StepsData, StepsRequest
from pencilmark.human import teacher

EACH = 12
"""Steps of one technique that are listed; on an empty board some have hundreds."""


def answer(request: StepsRequest, clock: Clock) -> Work[StepsData]:
    """Find the steps of all techniques; cancelled, the answer is those found so far."""
    question = question_of(request)
    looked = yield from look(puzzle_of(request, question), question)
    position = looked.position
    if position is None:
        return StepsData(status=looked.status, cells=list(looked.cells), groups=[], candidates=[], partial=False)
    groups: list[StepGroup] = []
    partial = False
    try:
        for name, steps, more in teacher.offers(position, each=EACH, further=request["further"]):
            yield Note(done=None, text=say("looking-for", technique=name))
            told = [step_data(position, step) for step in steps]
            for kind in dict.fromkeys(step["technique"] for step in told):
                same = [step for step in told if step["technique"] == kind]
                groups.append(StepGroup(technique=kind, name=same[0]["name"], steps=same, more=more))
    except Cancelled:
        partial = True
    status: AdviceStatus = "step" if groups else "guess"
    return StepsData(status=status, cells=[], groups=groups, candidates=candidates_data(position), partial=partial)
