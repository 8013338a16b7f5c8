"""Lessons and positions to practise on."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import PuzzleData, Request
from pencilmark.doors.protocol.teaching import StepData


class LessonsRequest(Request):
    """List the techniques that can be learned."""

    kind: Literal["lessons"]


class LessonName(TypedDict):
    """A technique that can be learned: its id, its *name*, and the *level* of puzzles that need it."""

    technique: str
    name: str
    level: str


class LessonsData(TypedDict):
    """The techniques in teaching order, those of a level together."""

    lessons: list[LessonName]


class LessonRequest(Request):
    """Teach the *technique* of that id."""

    kind: Literal["lesson"]
    technique: str


class ExampleData(TypedDict):
    """A position, with the *candidates* of its cells, and the *step* of the technique that it offers."""

    puzzle: PuzzleData
    step: StepData


class LessonData(TypedDict):
    """What to look for, why it works and what to do about it, one item of *summary* each; perhaps an *example*.

    *needed* says whether puzzles are rated by it, *practice* whether there are positions to practise it on; *before*
    and *after* are its neighbours in teaching order.
    """

    technique: str
    name: str
    level: str
    needed: bool
    summary: list[str]
    example: NotRequired[ExampleData]
    practice: bool
    before: NotRequired[LessonName]
    after: NotRequired[LessonName]


class PracticeRequest(Request):
    """Ask for a position with a step of the *technique*; the same *seed* gives the same position."""

    kind: Literal["practice"]
    technique: str
    seed: int


class PracticeData(TypedDict):
    """A position to practise on: *goals* are the steps to find, any of which will do.

    *plainest* says that no plainer technique has a step there; *others* name some that do.
    """

    puzzle: PuzzleData
    goals: list[StepData]
    plainest: bool
    others: list[str]
