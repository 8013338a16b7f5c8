"""What several messages share: boards, shapes, errors, puzzles."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.engine.answers import Status
from pencilmark.make.fields import rows

SolveStatus: TypeAlias = Status


def shapes(*records: type) -> dict[str, Any]:
    """Return the types of the fields of *records* in messages; fields left out have their defaults."""
    return {row.name: NotRequired[row.kind.shape] for record in records for row in rows(record)}


class MinutesData(TypedDict):
    """Minutes that people take: *typical* ones, and from least to most for an *average* and for a *fast* player."""

    typical: float
    average: list[int]
    fast: list[int]


class Request(TypedDict):
    """What every request has besides its kind: an *id* of the page's own choosing, and the language of the answer.

    *lang* is a tag as browsers have it; without one the answer is in English.
    """

    id: int
    lang: NotRequired[str]


class AskedPuzzle(TypedDict):
    """A puzzle on the *board* of that name, with *rules*, and *candidates* of each cell if it has any of its own."""

    board: str
    givens: list[int]
    rules: NotRequired[list[str]]
    candidates: NotRequired[list[list[int]]]


class PuzzleRequest(Request, AskedPuzzle):
    """A request about a puzzle."""


class PlayedData(AskedPuzzle):
    """A puzzle in progress, with the digits that a player has *placed*."""

    placed: NotRequired[list[int]]


class LinesData(TypedDict):
    """The lines of a board as paths of SVG in units of cells: between cells, around boxes, and around grids."""

    hair: str
    region: str
    frame: str


class BoardData(TypedDict):
    """A board to draw and to check.

    *name* is its canonical text and its identity. *regions* has the number of the box or region of each cell, -1 if
    there is none; *houses* lists the cells of every house, boxes included; *pairs* the cells that differ without
    sharing a house. *top* is the number of values if that is not *size*, *first* is 0 if people see each of them as one
    less, *signs* are the letters or symbols by which they see them. *diagonals* says that both long diagonals are
    houses, *shaded* has the cells of windows and of other houses of the board's own, *says* describes its special
    houses in words; each is there only if it says something. If several grids make the board, or it is oblong, *holes*
    lists the cells that are in none, and *lines* says how it is drawn; *extent* has the rows and columns of an oblong
    one.
    """

    name: str
    size: int
    regions: list[int]
    houses: list[list[int]]
    pairs: list[list[int]]
    top: NotRequired[int]
    first: NotRequired[int]
    signs: NotRequired[str]
    diagonals: NotRequired[bool]
    shaded: NotRequired[list[int]]
    says: NotRequired[list[str]]
    holes: NotRequired[list[int]]
    lines: NotRequired[LinesData]
    extent: NotRequired[list[int]]


class AboutData(TypedDict):
    """What a puzzle from another program says about itself: *title*, *author*, its rules in words as *text*.

    *missing* names what was not taken over.
    """

    title: str
    author: str
    text: str
    missing: list[str]


class ShapeData(TypedDict):
    """A shape to draw, lengths in cells (see `pencilmark.board.drawing`); an empty text is no tone.

    A path has two or more *points*, [x, y] each, a disc or a text one: its centre. *radius* is that of a disc, *height*
    that of a text's letters, *face* their font. *over* says that it is drawn above the digits.
    """

    kind: Literal["path", "disc", "text"]
    points: list[list[float]]
    stroke: str
    fill: str
    width: float
    dashed: NotRequired[bool]
    head: NotRequired[bool]
    over: NotRequired[bool]
    closed: NotRequired[bool]
    curved: NotRequired[bool]
    radius: NotRequired[float]
    text: NotRequired[str]
    height: NotRequired[float]
    face: NotRequired[Literal["strong", "slanted"]]


class PuzzleData(TypedDict):
    """A puzzle as it was read, and the name of its *format*.

    *givens* and *placed* have the values of the cells; *candidates* are those that belong to the puzzle, of each cell,
    or empty lists if it has none of its own. *marks* are those of a player, *solution* what the text says it is.
    *shapes* draw its *rules*, as far as these name variants.
    """

    board: BoardData
    givens: list[int]
    placed: list[int]
    candidates: list[list[int]]
    format: str
    rules: NotRequired[list[str]]
    shapes: NotRequired[list[ShapeData]]
    about: NotRequired[AboutData]
    marks: NotRequired[list[list[int]]]
    solution: NotRequired[list[int]]


class ErrorData(TypedDict):
    """What went wrong: a stable *code*, words for a person, and the place in the text (from 1).

    *details* is the traceback of a bug, meant for the console.
    """

    code: str
    message: str
    line: NotRequired[int]
    column: NotRequired[int]
    details: NotRequired[str]


class MadePuzzle(TypedDict):
    """A puzzle that was made: its *solution*, its givens, the *seed* that gives it again, and what is known about it.

    *level* is our own, *effort* that within it, 1 to 5, *minutes* what people take, *er* Sukaku Explainer's; None if a
    scale does not know it, or took too long. *hardest* names the hardest technique of our own path, if known; *note*
    says anything else there is to say.
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
    """The *puzzles* made since the last note, and the one *nearest* to the wish until one fits and is rated.

    *recipe* is the command that makes the same puzzles again, with the *version* of the package.
    """

    puzzles: list[MadePuzzle]
    nearest: NotRequired[MadePuzzle]
    recipe: str
    version: str
