"""Makes books and worksheets."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Generator, Sequence
from typing import cast

from pencilmark.board import naming
from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.speech import say
from pencilmark.board.task import Progress, Result, Task, retold
from pencilmark.doors.handlers import Handler
from pencilmark.doors.handlers.pieces import sat_wheels
from pencilmark.doors.protocol import books as messages
from pencilmark.doors.protocol.pieces import ErrorData
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.make.fields import read_fields
from pencilmark.make.made import Made, made_data
from pencilmark.make.wish import Wish
from pencilmark.paper.book.ahead import make_piece, pieces_of, read_piece
from pencilmark.paper.book.braille import write_braille
from pencilmark.paper.book.check import PRINTERS, check_printed
from pencilmark.paper.book.epub import write_epub
from pencilmark.paper.book.making import SHARES, MadeBook, check_book, make_book, make_sample, make_worksheet
from pencilmark.paper.book.puzzles import Ahead
from pencilmark.paper.book.series import read_used, volumes_of, write_used
from pencilmark.paper.book.table import write_archive
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.fonts import packages_of

PDF_WHEELS = ("fpdf2", "defusedxml", "fonttools")


def book_wheels(request: messages.BookPlanRequest | messages.BookRequest) -> Sequence[str]:
    """Name the wheels that a book needs; none if its file is wrong, which the answer will report."""
    try:
        book = read_book(request["file"])
    except PencilmarkError:
        return ()
    return PDF_WHEELS + packages_of(book.fonts) + sat_wheels(_sizes(book))


def part_wheels(request: messages.BookPartRequest) -> Sequence[str]:
    """Name the wheels for the boards of a book."""
    return sat_wheels(_sizes(read_book(request["file"])))


def _sizes(book: Book) -> list[int]:
    """List the sizes of the boards of puzzles that are made for a *book*."""
    return [one.wish.geometry.size for one in book.chapters if isinstance(one.wish, Wish)]


def worksheet_wheels(request: messages.WorksheetRequest) -> Sequence[str]:
    """Name the wheels for PDF."""
    return PDF_WHEELS + packages_of("serif")


def bookplan(request: messages.BookPlanRequest) -> Generator[None, None, messages.BookPlanData]:
    """Check the book and count its pieces, or list the volumes of a series."""
    book = read_book(request["file"])
    check_book(book)
    yield
    volumes = [*volumes_of(book)]
    files = [write_book(volume) for volume in volumes] if volumes[1:] else []
    pieces = 0 if files else len(pieces_of(book))
    return messages.BookPlanData(
        file=request["file"], pieces=pieces, puzzles=book.count, share=SHARES[0], volumes=files
    )


def bookpart(request: messages.BookPartRequest) -> Work[messages.BookPartData]:
    """Make the requested pieces. One that fails is left to the book, which reports why."""
    first, count = request["first"], request["count"]
    found = list[object]()
    for piece in pieces_of(read_book(request["file"]))[first : first + count]:
        try:
            made = yield from retold(make_piece(piece), lambda told: None)
        except PencilmarkError:
            made = ""
        found.append(made_data(made) if isinstance(made, Made) else None)
        yield Note(done=len(found) / count, text=say("puzzles-made", count=len(found), total=count))
    return messages.BookPartData(first=first, made=json.dumps(found))


def read_ahead(book: Book, parts: Sequence[messages.BookPartData]) -> Ahead:
    """Read the pieces of a *book* made by other Pythons, keyed by what each was made from."""
    pieces = pieces_of(book) if parts else []
    return {
        piece.what: read_piece(data, piece)
        for part in parts
        for piece, data in zip(pieces[part["first"] :], json.loads(part["made"]), strict=False)
        if data
    }


def book(request: messages.BookRequest) -> Work[messages.PrintedData]:
    """Make the book described by the file."""
    book, used = read_book(request["file"]), request.get("used")
    naming.use(book.cells)
    ahead = read_ahead(book, request.get("made", ()))
    made = yield from noted(make_book(book, ahead=ahead, earlier=read_used(used or "")))
    printed = made.book or book
    archive = write_archive(printed, made.entries, made.table) if request.get("archive") else b""
    count = request.get("sample", 0)
    sample = (yield from noted(make_sample(made, count))) if count else b""
    return messages.PrintedData(
        title=book.title,
        pdf=b64encode(made.pdf).decode(),
        cover=b64encode(made.cover).decode(),
        epub=b64encode(write_epub(printed, made.entries)).decode(),
        table=made.table,
        archive=b64encode(archive).decode(),
        sample=b64encode(sample).decode(),
        braille=_braille(printed, made) if request.get("braille") else "",
        used="" if used is None else used + write_used(entry.made for entry in made.entries),
        checks=_checks(printed, made, request.get("check", "")),
        file=write_book(book),
        volume=book.volume,
        puzzles=made.puzzle_count,
        pages=made.page_count,
        seed=book.seed,
        left_out=[cast(ErrorData, fault.as_dict()) for fault in made.left_out],
    )


def _braille(book: Book, made: MadeBook) -> str:
    """Write the puzzles of a book in Braille; "" if none can be."""
    try:
        return write_braille(book, made.entries).decode("ascii")
    except WishError:
        return ""


def _checks(book: Book, made: MadeBook, printer: str) -> list[messages.CheckData]:
    """Check a book against the requirements of a *printer*, if one is named."""
    if printer not in PRINTERS or not made.wrap:
        return []
    found = check_printed(book, made.pages, made.pdf, made.wrap, printer)
    return [messages.CheckData(name=say(f"check-{o.name}"), found=o.found, wanted=o.wanted, fits=o.fits) for o in found]


def worksheet(request: messages.WorksheetRequest) -> Work[messages.PrintedData]:
    """Make the worksheet."""
    sheet = Worksheet(**read_fields(Worksheet, request, "request"))
    naming.use(sheet.cells)
    made = yield from noted(make_worksheet(sheet))
    return messages.PrintedData(
        title=sheet.name,
        pdf=b64encode(made.pdf).decode(),
        cover="",
        epub="",
        table="",
        archive="",
        sample="",
        braille="",
        used="",
        checks=[],
        file="",
        volume=0,
        puzzles=made.puzzle_count,
        pages=made.page_count,
        seed=sheet.seed,
        left_out=[cast(ErrorData, fault.as_dict()) for fault in made.left_out],
    )


def noted(task: Task[Progress, Result]) -> Work[Result]:
    """Send the progress of a *task* to the page."""
    return retold(task, lambda told: Note(done=told.done, text=told.words))


HANDLERS = {
    "bookplan": Handler(bookplan, wheels=book_wheels),
    "bookpart": Handler(bookpart, wheels=part_wheels),
    "book": Handler(book, wheels=book_wheels),
    "worksheet": Handler(worksheet, wheels=worksheet_wheels),
}
