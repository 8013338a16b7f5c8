"""What the tools of the MCP server return: plain data, from whose types the package `mcp` derives the schemas.

Puzzles and solutions are canonical lines; cells are called r1c2. These classes have no slots, which `mcp` would mistake
for defaults.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from pencilmark.board.frozen import dataclass

Result = TypeVar("Result")


@dataclass(frozen=True)
class File:
    """A picture or a document besides a result, by the type of its *content*."""

    mime: str
    content: bytes


@dataclass(frozen=True)
class Told(Generic[Result]):
    """A *result*, the same as *text* for people, and *files*."""

    result: Result
    text: str
    files: tuple[File, ...] = ()


@dataclass(frozen=True)
class Shown:
    """A puzzle as it was understood."""

    puzzle: str
    board: str
    givens: int
    rules: list[str]
    grid: str


@dataclass(frozen=True)
class Solved:
    """*status* is unique, multiple, none or timeout; *ended*, why there are no more solutions: all, limit, budget."""

    puzzle: str
    status: str
    solutions: list[str]
    ended: str


@dataclass(frozen=True)
class Counted:
    """*exact* is false if the maximum or the time ended the count; *estimate* then extrapolates the whole number."""

    puzzle: str
    count: int
    exact: bool
    estimate: float | None


@dataclass(frozen=True)
class Rated:
    """How hard a puzzle is: a *level* with the *effort* within it (1 to 5), and what other scales say.

    *er*, *ep* and *ed* are Sukaku Explainer's. *techniques* says how often each is used, *hardest* names the hardest of
    each scale. *minutes* are what an average player takes, from least to most. What is not known is null.
    """

    puzzle: str
    level: str | None
    effort: int | None
    er: float | None
    ep: float | None
    ed: float | None
    hodoku_score: int | None
    hodoku_level: str | None
    solved_by_logic: bool
    techniques: dict[str, int]
    hardest: dict[str, str]
    unfinished: list[str]
    minutes: list[int] | None


@dataclass(frozen=True)
class Taken:
    """A step: its technique, *where* to look, the argument, and what follows (``r1c2=3``, ``r1c2<>3``)."""

    technique: str
    name: str
    where: str
    text: str
    placements: list[str]
    eliminations: list[str]


@dataclass(frozen=True)
class Hinted:
    """The next *step* from a puzzle, and the digits *after* it; both null if no technique applies."""

    puzzle: str
    step: Taken | None
    after: str | None


@dataclass(frozen=True)
class Walked:
    """The *steps* of a person's way through a puzzle, and whether they end at its solution."""

    puzzle: str
    solved: bool
    steps: list[Taken]


@dataclass(frozen=True)
class Generated:
    """A puzzle that was made, with its solution; the same seed and wishes make it again."""

    puzzle: str
    board: str
    rules: list[str]
    solution: str
    seed: int


@dataclass(frozen=True)
class Printed:
    """How many puzzles are on the paper; any that do not have exactly one solution have no answer there."""

    puzzles: int
    without_answer: int
