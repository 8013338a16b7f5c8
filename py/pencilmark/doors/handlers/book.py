"""Makes books for the page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Generator, Sequence
from typing import TypeVar

from pencilmark.board.errors import PencilmarkError
from pencilmark.doors.handlers import Clock
from pencilmark.doors.protocol import BookRequest, Note, PrintedData, Work
from pencilmark.make.generator import Wish
from pencilmark.paper.book.making import make_book
from pencilmark.paper.book.puzzles import Stage
from pencilmark.paper.book.toml import read_book, write_book

Made = TypeVar("Made")
PDF_WHEELS = ("fpdf2", "defusedxml", "fonttools", "font-source-serif-pro")
LARGE_WHEELS = ("six", "python-sat")
LARGE = 16


def wheels(request: BookRequest) -> Sequence[str]:
    """Name the wheels for PDF, and those for boards that only python-sat can fill."""
    try:
        book = read_book(request["file"])
    except PencilmarkError:
        return ()  # the answer will say what is wrong
    is_large = any(isinstance(one.wish, Wish) and one.wish.geometry.size > LARGE for one in book.chapters)
    return PDF_WHEELS + (LARGE_WHEELS if is_large else ())


def answer(request: BookRequest, clock: Clock) -> Work[PrintedData]:
    """Make the book that the file tells."""
    book = read_book(request["file"])
    made = yield from noted(make_book(book))
    return PrintedData(
        title=book.title,
        pdf=b64encode(made.pdf).decode(),
        table=made.table,
        file=write_book(book),
        puzzles=book.count,
        pages=made.page_count,
        seed=book.seed,
    )


def noted(task: Generator[Stage, None, Made]) -> Work[Made]:
    """Turn the stages of a *task* into notes."""
    while True:
        try:
            stage = next(task)
        except StopIteration as end:
            made: Made = end.value
            return made
        yield Note(done=stage.done, text=stage.text)
