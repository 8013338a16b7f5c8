"""Sheets, books and worksheets."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import ErrorData, ShapeData


class BookPlanRequest(TypedDict):
    """Check a book before it is made, by its *file*, and say how it can be shared."""

    id: int
    kind: Literal["bookplan"]
    file: str


class BookPlanData(TypedDict):
    """The book's *file*, and how many *pieces* it has for its *puzzles*: more where some are passed over.

    Making them is taken to be this *share* of the work.
    """

    file: str
    pieces: int
    puzzles: int
    share: float


class BookPartRequest(TypedDict):
    """Make *count* pieces of the book of a *file* from its plan, from the *first*, counted from 0."""

    id: int
    kind: Literal["bookpart"]
    file: str
    first: int
    count: int


class BookPartData(TypedDict):
    """What was *made* of a book from the *first* piece on: a text for the request that makes it whole."""

    first: int
    made: str


class BookRequest(TypedDict):
    """Make a book; *file* is its text in TOML (see `pencilmark.paper.book.toml`), *made* what is made of it already.

    With an *archive* its puzzles come one by one, too.
    """

    id: int
    kind: Literal["book"]
    file: str
    made: NotRequired[list[BookPartData]]
    archive: NotRequired[bool]


class WorksheetRequest(TypedDict):
    """Make a worksheet of a *technique* (see `pencilmark.paper.book.worksheet`); the same *seed* makes the same.

    *puzzles* are one's own, as a text (see `pencilmark.paper.own`); *shipped* positions come with the lessons. With a
    *variant* they have its clues. *per_page* boards stand on each page after the first, 4 where that is not said.
    """

    id: int
    kind: Literal["worksheet"]
    technique: str
    count: int
    seed: int
    practice: bool
    start: str
    hints: bool
    paper: str
    puzzles: NotRequired[str]
    shipped: NotRequired[bool]
    variant: NotRequired[str]
    per_page: NotRequired[int]


class PrintedData(TypedDict):
    """A book or a worksheet: its *pdf* in base64; of books also *cover*, *epub*, *table* (CSV) and *file* (TOML).

    The *archive* (ZIP, in base64) is empty where it was not asked for.
    *left_out* says which lines of one's own puzzles are not in it.
    """

    title: str
    pdf: str
    cover: str
    epub: str
    table: str
    archive: str
    file: str
    puzzles: int
    pages: int
    seed: int
    left_out: list[ErrorData]


class PaperData(TypedDict):
    """What a sheet looks like (see `pencilmark.paper.options.Sheet`); *paper* is a name or a size.

    *link* is the address of the page where QR codes lead, empty for none. *pupils* have a numbered sheet each, *cards*
    are cut out.
    """

    paper: str
    landscape: bool
    per_page: int
    title: str
    name_line: bool
    show: list[str]
    link: str
    marks: str
    answers: str
    large: bool
    coordinates: NotRequired[str]
    pupils: NotRequired[bool]
    cards: NotRequired[bool]
    margin: NotRequired[float]


class PrintPuzzle(TypedDict):
    """A puzzle to print: its *givens* on the *board* of that name, and what is known of it.

    A *solution* that is empty says that there is no single one, a *level* or a *rating* that none is known; *words*
    are its rules as its author tells them.
    """

    board: str
    givens: list[int]
    rules: NotRequired[list[str]]
    placed: NotRequired[list[int]]
    candidates: NotRequired[list[list[int]]]
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


class PagesRequest(TypedDict):
    """Lay *puzzles* out on *paper*, and report *count* pages of that, from the *first*, counted from 0.

    *quick* leaves out answers and ratings that must be found first; a *preview* never rates, and waits for everything
    else that is asked.
    """

    id: int
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


class SheetRequest(TypedDict):
    """Print *puzzles* on *paper*: all pages as one PDF."""

    id: int
    kind: Literal["sheet"]
    puzzles: list[PrintPuzzle]
    paper: PaperData


class SheetData(TypedDict):
    """The document: its bytes as *pdf* in base64, how many *pages* it has, and what was *found* for it."""

    pdf: str
    pages: int
    found: list[FoundData]
