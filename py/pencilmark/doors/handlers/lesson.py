"""Teaches the page one technique: what it is, and an example of it."""

from __future__ import annotations

from dataclasses import replace

from pencilmark.board.model import Puzzle
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.lessons import index
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.handlers.telling import step_data
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.teaching import ExampleData, LessonData, LessonName, LessonRequest
from pencilmark.human import lessons
from pencilmark.human.guarded import guarded
from pencilmark.human.lessons import summary_of
from pencilmark.human.lessons.ruled import STORED, ruled_position
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.teacher import position_of
from pencilmark.human.techniques import TECHNIQUES


def answer(request: LessonRequest, clock: Clock) -> Work[LessonData]:
    """Report what the technique is, and explain the first step of it in its example."""
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
            data["example"] = ExampleData(puzzle=puzzle_data(shown, ""), step=step_data(position, step))
    return data


def _example(technique: str) -> Puzzle | None:
    if technique in RULED:
        return ruled_position(technique)
    text = lessons.lesson(technique).example
    return lessons.position(text) if text else None


def told(names: list[LessonName], technique: str) -> LessonData:
    """Return the words on a *technique* among *names*, at once: its example takes a search.

    >>> data = told(index(), "x-wing")
    >>> data["name"], len(data["summary"]), data["practice"]
    ('X-wing', 3, True)
    """
    lesson = None if technique in RULED else lessons.lesson(technique)
    name = next(one for one in names if one["technique"] == technique)
    return LessonData(
        technique=technique,
        name=name["name"],
        level=name["level"],
        summary=list(summary_of(technique)),
        practice=bool(lesson.practice or lesson.also) if lesson else technique in STORED,
    )
