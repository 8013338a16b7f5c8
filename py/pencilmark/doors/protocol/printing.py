"""Puzzles printed on sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

from pencilmark.doors.protocol.pieces import PlayedData, PuzzleData, PuzzleRequest, Request, ShapeData, shapes
from pencilmark.paper.options import Sheet

if TYPE_CHECKING:
    PaperData: TypeAlias = dict[str, Any]
else:
    PaperData = TypedDict("PaperData", shapes(Sheet))
    PaperData.__doc__ = Sheet.__doc__


class PrintPuzzle(PlayedData):
    """A puzzle to print: its *givens* on the *board* of that name, and what is known of it.

    A *solution* that is empty says that there is no single one, a *level* or a *rating* that none is known; *words*
    are its rules as its author tells them.
    """

    solution: NotRequired[list[int]]
    level: NotRequired[str]
    rating: NotRequired[str]
    title: NotRequired[str]
    words: NotRequired[str]
    seed: NotRequired[int]


class FoundData(TypedDict):
    """What was found of the puzzle at that *place* among those to print, counted from 0: as in `PrintPuzzle`."""

    place: int
    solution: NotRequired[list[int]]
    level: NotRequired[str]
    rating: NotRequired[str]


class PagesRequest(Request):
    """Lay *puzzles* out on *paper*, and report *count* pages of that, from the *first*, counted from 0.

    *quick* leaves out answers and ratings that must be found first; a *preview* never rates, and waits for everything
    else that is asked.
    """

    kind: Literal["pages"]
    puzzles: list[PrintPuzzle]
    paper: PaperData
    first: int
    count: int
    quick: NotRequired[bool]
    preview: NotRequired[bool]


class ItemData(TypedDict):
    """What stands on a page, at [x, y] in millimetres (see `pencilmark.paper.page`); *turned* upside down there.

    A drawing has *shapes*, their unit being *scale* millimetres; a line *text* of a *size*, set smaller where it is
    wider than *width*; a code *rows* of modules, 1 where dark, in a square of *side*.
    """

    kind: Literal["drawing", "line", "code"]
    x: float
    y: float
    turned: NotRequired[bool]
    scale: NotRequired[float]
    shapes: NotRequired[list[ShapeData]]
    words: NotRequired[str]
    text: NotRequired[str]
    size: NotRequired[float]
    align: NotRequired[Literal["left", "middle", "right"]]
    face: NotRequired[Literal["plain", "strong", "slanted"]]
    tone: NotRequired[str]
    width: NotRequired[float]
    side: NotRequired[float]
    rows: NotRequired[list[str]]


class PageData(TypedDict):
    """A page: its *width* and *height* in millimetres, and its *items* in reading order."""

    width: float
    height: float
    items: list[ItemData]


class PagesData(TypedDict):
    """The *pages* asked for, of *total*; *whole* unless something was left out for being quick.

    *found* is what had to be found for them: it need not be found again if it comes with the puzzles next time.
    """

    pages: list[PageData]
    total: int
    whole: bool
    found: list[FoundData]


class SheetRequest(Request):
    """Print *puzzles* on *paper*: all pages as one PDF."""

    kind: Literal["sheet"]
    puzzles: list[PrintPuzzle]
    paper: PaperData


class SheetData(TypedDict):
    """The document: its bytes as *pdf* in base64, how many *pages* it has, and what was *found* for it."""

    pdf: str
    pages: int
    found: list[FoundData]


class ClassRequest(PuzzleRequest):
    """Make of a puzzle one for each of a number of *pupils*, the same for the same *seed*.

    With a *number*, from 1 on, that pupil's puzzle is wanted; without one the teacher's page.
    """

    kind: Literal["class"]
    pupils: int
    seed: int
    number: NotRequired[int]


class ClassData(TypedDict):
    """The *puzzle* of the pupil, or the *answers* of all, an HTML page."""

    puzzle: NotRequired[PuzzleData]
    answers: NotRequired[str]
