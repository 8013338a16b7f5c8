"""What notes of the making have: apart from the wishes, whose types need all that makes puzzles."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import MinutesData, PuzzleData


class MadePuzzle(TypedDict):
    """A puzzle that was made: its *solution*, its givens, the *seed* that gives it again, and what is known of it.

    *level* is our own, *effort* that within it, 1 to 5, *minutes* what people take, *er* Sukaku Explainer's; None where
    a scale does not know it, or took too long. *hardest* names the hardest technique of our own path, where one is
    known; *note* says what else is to be said of it.
    """

    puzzle: PuzzleData
    solution: list[int]
    clues: int
    seed: int
    level: str | None
    effort: NotRequired[int | None]
    minutes: NotRequired[MinutesData | None]
    er: float | None
    hodoku_level: str | None
    hodoku_score: int | None
    hardest: NotRequired[str]
    note: NotRequired[str]


class MadeData(TypedDict):
    """The *puzzles* made since the last note, and the one *nearest* to the wish while none fits or is rated.

    *recipe* is the command that makes the same puzzles again, with the *version* of the package.
    """

    puzzles: list[MadePuzzle]
    nearest: NotRequired[MadePuzzle]
    recipe: str
    version: str
