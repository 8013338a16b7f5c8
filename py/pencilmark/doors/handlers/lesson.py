"""Teaches the page one technique: what it is, and an example of it."""

from __future__ import annotations

from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.lessons import index
from pencilmark.doors.handlers.read import puzzle_data
from pencilmark.doors.handlers.telling import step_data
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.teaching import ExampleData, LessonData, LessonRequest
from pencilmark.human import lessons
from pencilmark.human.teacher import position_of
from pencilmark.human.techniques import TECHNIQUES


def answer(request: LessonRequest, clock: Clock) -> Work[LessonData]:
    """Report what the technique is, and explain the first step of it in its example."""
    yield None
    lesson = lessons.lesson(request["technique"])
    names = index()
    place = next(i for i, one in enumerate(names) if one["technique"] == lesson.technique)
    data = LessonData(
        technique=lesson.technique,
        name=lesson.name,
        level=names[place]["level"],
        summary=list(lesson.summary),
        practice=bool(lesson.practice or lesson.also),
    )
    if place:
        data["before"] = names[place - 1]
    if place + 1 < len(names):
        data["after"] = names[place + 1]
    yield None
    if lesson.example:
        puzzle = lessons.position(lesson.example)
        position = position_of(puzzle)
        step = TECHNIQUES[lesson.technique].first(position)
        if step:
            data["example"] = ExampleData(puzzle=puzzle_data(position.puzzle(), ""), step=step_data(position, step))
    return data
