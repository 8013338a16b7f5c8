"""Books and worksheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import ErrorData, Request, shapes
from pencilmark.paper.book.worksheet_wish import Worksheet


class BookPlanRequest(Request):
    """Check a book before it is made, by its *file*, and say how it can be shared."""

    kind: Literal["bookplan"]
    file: str


class BookPlanData(TypedDict):
    """The book's *file*, and how many *pieces* it has for its *puzzles*: more where some are passed over.

    Making them is taken to be this *share* of the work. A series is planned by its *volumes*, the file of each: it has
    no pieces of its own.
    """

    file: str
    pieces: int
    puzzles: int
    share: float
    volumes: list[str]


class BookPartRequest(Request):
    """Make *count* pieces of the book of a *file* from its plan, from the *first*, counted from 0."""

    kind: Literal["bookpart"]
    file: str
    first: int
    count: int


class BookPartData(TypedDict):
    """What was *made* of a book from the *first* piece on: a text for the request that makes it whole."""

    first: int
    made: str


class BookRequest(Request):
    """Make a book; *file* is its text in TOML (see `pencilmark.paper.book.toml`), *made* what is made of it already.

    With an *archive* its puzzles come one by one, too, with a *sample* that many of them as a document for a shop, with
    *braille* all that fingers can read. The files are checked against what a printer asks (*check*: "kdp", "ingram" or
    "lulu"). *used* is a record of the puzzles of earlier books (see `pencilmark.paper.book.series`): none of them is in
    this one, and the answer has those of this one, too.
    """

    kind: Literal["book"]
    file: str
    made: NotRequired[list[BookPartData]]
    archive: NotRequired[bool]
    sample: NotRequired[int]
    braille: NotRequired[bool]
    check: NotRequired[str]
    used: NotRequired[str]


if TYPE_CHECKING:

    class WorksheetData(TypedDict):
        """The fields of a `Worksheet`."""
else:
    WorksheetData = TypedDict("WorksheetData", shapes(Worksheet) | {"technique": str})
    WorksheetData.__doc__ = Worksheet.__doc__


class WorksheetRequest(Request, WorksheetData):
    """Make a worksheet (see `pencilmark.paper.book.worksheet_wish`); the same *seed* makes the same."""

    kind: Literal["worksheet"]


class CheckData(TypedDict):
    """What was *found* of a thing by its *name*, what is *wanted*, and whether it *fits*; null where nobody can say."""

    name: str
    found: str
    wanted: str
    fits: bool | None


class PrintedData(TypedDict):
    """A book or a worksheet: its *pdf* in base64; of books also *cover*, *epub*, *table* (CSV) and *file* (TOML).

    What was not asked for is empty: the *archive* (ZIP) and the *sample* (PDF), both in base64, *braille* (BRF; also
    where no puzzle can be felt), the record of puzzles *used*, and the *checks* of a printer.
    *volume* of a series is 0 where it is none.
    *left_out* says which lines of one's own puzzles are not in it.
    """

    title: str
    pdf: str
    cover: str
    epub: str
    table: str
    archive: str
    sample: str
    braille: str
    used: str
    checks: list[CheckData]
    file: str
    volume: int
    puzzles: int
    pages: int
    seed: int
    left_out: list[ErrorData]
