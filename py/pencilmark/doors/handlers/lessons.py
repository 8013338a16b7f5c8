"""Teaches techniques: their names, a lesson on one, positions to practise on."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.board.task import Slowly
from pencilmark.doors.handlers import Handler
from pencilmark.doors.handlers.pieces import marks_data, puzzle_data
from pencilmark.doors.handlers.telling import step_data
from pencilmark.doors.protocol import lessons as messages
from pencilmark.doors.protocol.replies import Work
from pencilmark.human import lessons, teacher
from pencilmark.human.guarded import guarded
from pencilmark.human.lessons import STORED, ruled_position, summary_of
from pencilmark.human.levels import level_of
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.teacher import position_of
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, rung_of
from pencilmark.human.techniques.technique import LEVELS


def all_lessons(request: messages.LessonsRequest) -> Work[messages.LessonsData]:
    """List the techniques in teaching order, grouped by level."""
    yield None
    return messages.LessonsData(lessons=index())


def index() -> list[messages.LessonName]:
    """Name the techniques, level by level, those of rules after those of digits."""
    named = [
        messages.LessonName(technique=one.technique, name=one.name, level=level_of(one.technique))
        for one in lessons.lessons()
    ]
    named += [messages.LessonName(technique=row.id, name=row.name, level=row.level) for row in RULED.values()]
    return sorted(named, key=lambda one: [str(level) for level in LEVELS].index(one["level"]))


def lesson(request: messages.LessonRequest) -> Work[messages.LessonData]:
    """Describe the technique, and explain its first step in its example."""
    yield None
    names, technique = index(), request["technique"]
    data = told(names, technique)
    place = next(i for i, one in enumerate(names) if one["technique"] == technique)
    if place:
        data["before"] = names[place - 1]
    if place + 1 < len(names):
        data["after"] = names[place + 1]
    yield None
    puzzle = _example(technique)
    if puzzle:
        position = guarded(position_of(with_sight(puzzle)))
        step = yield from (RULED.get(technique) or TECHNIQUES[technique]).first_slowly(position)
        if step:
            shown = replace(puzzle, candidates=position.puzzle().candidates)
            data["example"] = messages.ExampleData(puzzle=puzzle_data(shown, ""), step=step_data(position, step))
    return data


def _example(technique: str) -> Puzzle | None:
    if technique in RULED:
        return ruled_position(technique)
    text = lessons.lesson(technique).example
    return lessons.position(text) if text else None


def told(names: list[messages.LessonName], technique: str) -> messages.LessonData:
    """Return the words on a *technique* among *names*, without its example, which takes a search.

    >>> data = told(index(), "x-wing")
    >>> data["name"], len(data["summary"]), data["practice"]
    ('X-wing', 3, True)
    """
    lesson = None if technique in RULED else lessons.lesson(technique)
    name = next(one for one in names if one["technique"] == technique)
    return messages.LessonData(
        technique=technique,
        name=name["name"],
        level=name["level"],
        needed=technique in RULED or rung_of(technique) in TEACHING,
        summary=list(summary_of(technique)),
        practice=bool(lesson.practice or lesson.also) if lesson else technique in STORED,
    )


GOALS = 12
"""Steps of the technique that are listed; there are seldom more."""
OTHERS = 4
"""Other techniques that are named."""


def practice(request: messages.PracticeRequest) -> Work[messages.PracticeData]:
    """Return a position with a step of the technique; raises WishError if none is stored."""
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
    return messages.PracticeData(
        puzzle={**puzzle_data(replace(stands, candidates=None), ""), "marks": marks_data(stands.candidates or ())},
        goals=[step_data(position, step) for step in goals],
        plainest=is_ruled or bool(lessons.lesson(name).practice),
        others=others,
    )


def _goals(position: Position, technique: str) -> Slowly[list[Step]]:
    """Find the first steps of a technique, one for each effect."""
    found: dict[object, Step] = {}
    for step in (RULED.get(technique) or TECHNIQUES[technique]).find_slowly(position):
        yield None
        if step:
            found.setdefault(step.key(), step)
        if len(found) == GOALS:
            break
    return list(found.values())


def _others(position: Position, technique: str) -> Generator[None, None, list[str]]:
    """Name a few other techniques that have a step, the plainest ones first."""
    found: list[Step] = []
    for offer in teacher.offers(position, each=1):
        found += [step for step in offer.steps[: offer.fresh] if step.technique != technique]
        yield None
        if len(found) >= OTHERS:
            break
    return [(RULED.get(step.technique) or TECHNIQUES[step.technique]).name for step in found[:OTHERS]]


HANDLERS = {"lessons": Handler(all_lessons), "lesson": Handler(lesson), "practice": Handler(practice)}
