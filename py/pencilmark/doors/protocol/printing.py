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
    """A puzzle to print: its *givens* on the *board* of that name, and what is known about it.

    An empty *solution* says that there is no single one, an empty *level* or *rating* that none is known; *words* are
    its rules as its author puts them.
    """

    solution: NotRequired[list[int]]
    level: NotRequired[str]
    rating: NotRequired[str]
    title: NotRequired[str]
    words: NotRequired[str]
    seed: NotRequired[int]


class FoundData(TypedDict):
    """What was found about the puzzle at that *place* (from 0) among those to print: as in `PrintPuzzle`."""

    place: int
    solution: NotRequired[list[int]]
    level: NotRequired[str]
    rating: NotRequired[str]


class PagesRequest(Request):
    """Lay *puzzles* out on *paper*, and return *count* pages of that, from the *first* (from 0) on.

    *quick* leaves out answers and ratings that would have to be found first; a *preview* never rates, and waits for all
    other requests.
    """

    kind: Literal["pages"]
    puzzles: list[PrintPuzzle]
    paper: PaperData
    first: int
    count: int
    quick: NotRequired[bool]
    preview: NotRequired[bool]


class ItemData(TypedDict):
    """What is on a page, at [x, y] in millimetres (see `pencilmark.paper.page`); *turned* upside down there.

    A drawing has *shapes*, whose unit is *scale* millimetres; a line has *text* of a *size*, set smaller if it is wider
    than *width*; a code has *rows* of modules, 1 for dark, in a square of *side*.
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
    """The *pages* asked for, of *total*; *whole* unless something was left out to be quick.

    *found* is what had to be found for them; sent with the puzzles next time, it need not be found again.
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
    """Make one puzzle for each of a number of *pupils* from a puzzle, the same for the same *seed*.

    With a *number* (from 1), that pupil's puzzle is returned; without one, the teacher's page.
    """

    kind: Literal["class"]
    pupils: int
    seed: int
    number: NotRequired[int]


class ClassData(TypedDict):
    """The *puzzle* of the pupil, or the *answers* of all, an HTML page."""

    puzzle: NotRequired[PuzzleData]
    answers: NotRequired[str]
