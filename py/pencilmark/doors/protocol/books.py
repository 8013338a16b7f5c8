"""Books and worksheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from pencilmark.doors.protocol.pieces import ErrorData, Request, shapes
from pencilmark.paper.book.worksheet_wish import Worksheet


class BookPlanRequest(Request):
    """Check a book, described by its *file*, before it is made, and say how the work can be shared."""

    kind: Literal["bookplan"]
    file: str


class BookPlanData(TypedDict):
    """The book's *file*, and how many *pieces* it has for its *puzzles*: more if some are passed over.

    Making them is estimated to be this *share* of the work. A series is planned by its *volumes*, the file of each: it
    has no pieces of its own.
    """

    file: str
    pieces: int
    puzzles: int
    share: float
    volumes: list[str]


class BookPartRequest(Request):
    """Make *count* pieces of the book of a *file*, from the *first* (from 0) on."""

    kind: Literal["bookpart"]
    file: str
    first: int
    count: int


class BookPartData(TypedDict):
    """What was *made* of a book from the *first* piece on: a text for the request that makes the whole book."""

    first: int
    made: str


class BookRequest(Request):
    """Make a book; *file* is its text in TOML (see `pencilmark.paper.book.toml`), *made* what is made of it already.

    With *archive*, its puzzles come one by one, too; with *sample*, that many of them as a document for a shop; with
    *braille*, everything that can be read by touch. The files are checked against the requirements of a printer
    (*check*: "kdp", "ingram" or "lulu"). *used* is a record of the puzzles of earlier books (see
    `pencilmark.paper.book.series`): none of them is in this one, and the answer has that record with this book's
    puzzles added.
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
    """What was *found* of the thing called *name*, what is *wanted*, and whether it *fits*; null if that is unknown."""

    name: str
    found: str
    wanted: str
    fits: bool | None


class PrintedData(TypedDict):
    """A book or a worksheet: its *pdf* in base64; for books also *cover*, *epub*, *table* (CSV) and *file* (TOML).

    What was not asked for is empty: the *archive* (ZIP) and the *sample* (PDF), both in base64, *braille* (BRF; also if
    no puzzle can be read by touch), the record of puzzles *used*, and the *checks* of a printer. *volume* is 0 if it is
    in no series. *left_out* says which lines of the user's own puzzles are not in it.
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
