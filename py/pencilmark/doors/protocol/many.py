"""Questions about many puzzles, answered part by part."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.doors.protocol.pieces import Request, SolveStatus

ManyQuestion: TypeAlias = Literal[
    "status", "solution", "minimal", "symmetry", "level", "er", "score", "canonical", "technique"
]


class ManyRequest(Request):
    """Answer *questions* about puzzles on the *board* of that name, their canonical *lines* joined by newlines.

    *rules* are those of all of them, if they have any besides their board. *technique* is the id of the one whose steps
    are counted for the question of that name.
    """

    kind: Literal["many"]
    board: str
    lines: str
    questions: list[ManyQuestion]
    rules: NotRequired[list[str]]
    technique: NotRequired[str]


class ManyData(TypedDict):
    """The answers for each puzzle in order; None or "" if there is none.

    *status* has a sign for each puzzle: 1 for one solution, 2 for several, 0 for none, ? for not known in time;
    *minimal* 1 or 0, - for puzzles without exactly one solution, ? for not known. *solution* and *canonical* are lines;
    *hardest* names the hardest technique of our own path; *technique* counts the steps there are at the start.
    """

    status: NotRequired[str]
    solution: NotRequired[list[str]]
    minimal: NotRequired[str]
    symmetry: NotRequired[list[str]]
    level: NotRequired[list[str | None]]
    hardest: NotRequired[list[str]]
    er: NotRequired[list[float | None]]
    ep: NotRequired[list[float | None]]
    ed: NotRequired[list[float | None]]
    score: NotRequired[list[int | None]]
    canonical: NotRequired[list[str]]
    technique: NotRequired[list[int]]


class SurveyRequest(Request):
    """Count the solutions of all *puzzles*, each a board's name, a line and its own candidates; with *rate*, rate them.

    Candidates are n*n*n characters, as in links, and are left out if a puzzle has none of its own. *rules* are those of
    each puzzle, in order, if any has some.
    """

    kind: Literal["survey"]
    puzzles: list[list[str]]
    rules: NotRequired[list[list[str]]]
    rate: bool


class SurveyedData(TypedDict):
    """What is known about the puzzle at that *index* (from 0): its *status*, a *solution*, and how hard it is."""

    index: int
    status: SolveStatus
    solution: NotRequired[list[int]]
    level: NotRequired[str | None]
    er: NotRequired[float | None]


class SurveyData(TypedDict):
    """How many puzzles were *done*, and how many of them have one solution, several or none; each came in a note."""

    done: int
    unique: int
    multiple: int
    none: int
