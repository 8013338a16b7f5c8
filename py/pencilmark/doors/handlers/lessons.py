"""Lists for the page the techniques that can be learned."""

from __future__ import annotations

from pencilmark.doors.handlers import Clock
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.teaching import LessonName, LessonsData, LessonsRequest
from pencilmark.human import lessons
from pencilmark.human.levels import LEVELS, level_of
from pencilmark.human.ruled.techniques import RULED


def answer(request: LessonsRequest, clock: Clock) -> Work[LessonsData]:
    """List the techniques in teaching order, those of a level together."""
    yield None
    return LessonsData(lessons=index())


def index() -> list[LessonName]:
    """Name the techniques, level by level, those of rules after those of digits."""
    named = [
        LessonName(technique=one.technique, name=one.name, level=level_of(one.technique)) for one in lessons.lessons()
    ]
    named += [LessonName(technique=row.id, name=row.name, level=row.level) for row in RULED.values()]
    return sorted(named, key=lambda one: [str(level) for level in LEVELS].index(one["level"]))
