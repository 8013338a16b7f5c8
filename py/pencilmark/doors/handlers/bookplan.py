"""Says what a book asks for, before it is made: the same checks, and the number of its pieces."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.book import wheels_of
from pencilmark.doors.protocol.printing import BookPlanData, BookPlanRequest
from pencilmark.paper.book.ahead import pieces_of
from pencilmark.paper.book.making import SHARES, check_book
from pencilmark.paper.book.toml import read_book


def wheels(request: BookPlanRequest) -> Sequence[str]:
    """Name the wheels of the book: its checks look at the fonts."""
    return wheels_of(request["file"])


def answer(request: BookPlanRequest, clock: Clock) -> Generator[None, None, BookPlanData]:
    """Check the book, and count its pieces."""
    book = read_book(request["file"])
    check_book(book)
    yield
    return BookPlanData(file=request["file"], pieces=len(pieces_of(book)), puzzles=book.count, share=SHARES[0])
