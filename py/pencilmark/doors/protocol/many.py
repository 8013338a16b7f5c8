"""Long lists asked about, a part at a time."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

ManyQuestion: TypeAlias = Literal["status", "solution", "minimal", "symmetry", "level", "er", "score", "canonical"]


class ManyRequest(TypedDict):
    """Answer *questions* about puzzles on the *board* of that name, their canonical *lines* joined by newlines.

    *rules* are those of all of them, where they have some besides their board.
    """

    id: int
    kind: Literal["many"]
    board: str
    lines: str
    questions: list[ManyQuestion]
    rules: NotRequired[list[str]]


class ManyData(TypedDict):
    """What was asked, of each puzzle in order; None or "" where it cannot be said.

    *status* has a sign for each puzzle: 1 for one solution, 2 for several, 0 for none, ? for not known in time;
    *minimal* 1 or 0, - for puzzles without exactly one solution, ? for not known. *solution* and *canonical* are lines;
    *hardest* names the hardest technique of our own path.
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
