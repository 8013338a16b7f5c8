"""Makes books for the page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import cast

from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import Progress, Result, Task, retold
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.pieces import read_ahead
from pencilmark.doors.protocol.pieces import ErrorData
from pencilmark.doors.protocol.printing import BookRequest, PrintedData
from pencilmark.doors.protocol.replies import Note, Work
from pencilmark.make.wish import Wish
from pencilmark.paper.book.archive import write_archive
from pencilmark.paper.book.epub import write_epub
from pencilmark.paper.book.making import make_book
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Book
from pencilmark.paper.fonts import packages_of

PDF_WHEELS = ("fpdf2", "defusedxml", "fonttools")
LARGE_WHEELS = ("six", "python-sat")
LARGE = 16


def wheels(request: BookRequest) -> Sequence[str]:
    """Name the wheels for PDF, and those for boards that only python-sat can fill."""
    return wheels_of(request["file"])


def wheels_of(file: str) -> Sequence[str]:
    """Name the wheels that a book takes, by its *file*; none where that is wrong, as the answer will say."""
    try:
        book = read_book(file)
    except PencilmarkError:
        return ()
    return PDF_WHEELS + packages_of(book.fonts) + (LARGE_WHEELS if is_large(book) else ())


def is_large(book: Book) -> bool:
    """Report whether a *book* has boards that only python-sat can fill."""
    return any(isinstance(one.wish, Wish) and one.wish.geometry.size > LARGE for one in book.chapters)


def answer(request: BookRequest, clock: Clock) -> Work[PrintedData]:
    """Make the book that the file tells."""
    book = read_book(request["file"])
    made = yield from noted(make_book(book, ahead=read_ahead(book, request.get("made", ()))))
    return PrintedData(
        title=book.title,
        pdf=b64encode(made.pdf).decode(),
        cover=b64encode(made.cover).decode(),
        epub=b64encode(write_epub(made.book or book, made.entries)).decode(),
        table=made.table,
        archive=b64encode(write_archive(made.book or book, made.entries, made.table)).decode()
        if request.get("archive")
        else "",
        file=write_book(book),
        puzzles=made.puzzle_count,
        pages=made.page_count,
        seed=book.seed,
        left_out=[cast(ErrorData, fault.as_dict()) for fault in made.left_out],
    )


def noted(task: Task[Progress, Result]) -> Work[Result]:
    """Report to the page how far a *task* is."""
    return retold(task, lambda told: Note(done=told.done, text=told.words))
