"""A position on which a technique can be practised, and what is to be found there."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Step
from pencilmark.board.task import Slowly
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.puzzles import marks_data
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.handlers.telling import step_data
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.teaching import PracticeData, PracticeRequest
from pencilmark.human import lessons, teacher
from pencilmark.human.guarded import guarded
from pencilmark.human.lessons.ruled import ruled_position
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.techniques import TECHNIQUES

GOALS = 12
"""Steps of the technique that are listed; there are seldom more."""
OTHERS = 4
"""Other techniques that are named."""


def answer(request: PracticeRequest, clock: Clock) -> Work[PracticeData]:
    """Return a position with a step of the technique; raises WishError where none is stored."""
    yield None
    name = request["technique"]
    is_ruled = name in RULED
    found = ruled_position(name, request["seed"]) if is_ruled else lessons.practice(name, request["seed"])
    if found is None:
        raise WishError("no-practice/technique-positions-practise-on")
    position = guarded(teacher.position_of(with_sight(found)))
    goals = yield from _goals(position, name)
    others = yield from _others(position, name)
    stands = replace(found, candidates=position.puzzle().candidates)
    return PracticeData(
        puzzle={**puzzle_data(replace(stands, candidates=None), ""), "marks": marks_data(stands.candidates or ())},
        goals=[step_data(position, step) for step in goals],
        plainest=is_ruled or bool(lessons.lesson(name).practice),
        others=others,
    )


def _goals(position: Position, technique: str) -> Slowly[list[Step]]:
    """Find the first steps of a technique, one for each effect."""
    found: dict[object, Step] = {}
    for step in (RULED.get(technique) or TECHNIQUES[technique]).all_slowly(position):
        yield None
        if step:
            found.setdefault(step.key(), step)
        if len(found) == GOALS:
            break
    return list(found.values())


def _others(position: Position, technique: str) -> Generator[None, None, list[str]]:
    """Name a few other techniques that have a step, the plainest ones."""
    found: list[Step] = []
    for _, steps, _ in teacher.offers(position, each=1):
        found += [step for step in steps if step.technique != technique]
        yield None
        if len(found) >= OTHERS:
            break
    return [(RULED.get(step.technique) or TECHNIQUES[step.technique]).name for step in found[:OTHERS]]
