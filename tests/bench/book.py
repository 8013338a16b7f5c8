"""Seconds for a book of 500 puzzles: making them on every core, laying the pages out, writing the PDF."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from tests.bench.frame import Cell, Context, Table

from pencilmark.board.task import finished
from pencilmark.make.generator import Wish
from pencilmark.paper.book.pages import lay_out
from pencilmark.paper.book.puzzles import make_entries
from pencilmark.paper.book.wish import Book, even_chapters
from pencilmark.paper.pdf import write_pdf

COUNT = 500
Made = TypeVar("Made")


def run(context: Context) -> Table:
    """Make the book that `book OUT.pdf --count 500 --per-page 4 --seed 7` makes."""
    del context
    book = Book(even_chapters(COUNT, Wish(symmetry="rotational180")), seed=7)
    with ProcessPoolExecutor(os.cpu_count()) as executor:
        entries, making = timed(lambda: finished(make_entries(book, executor=executor)))
    printed, laying = timed(lambda: finished(lay_out(book, entries)))
    document, writing = timed(lambda: write_pdf(printed.pages, book.title))
    rows: list[tuple[Cell, ...]] = [
        (f"{COUNT} puzzles made and rated, {os.cpu_count()} processes", making),
        (f"{len(printed.pages)} pages laid out", laying),
        (f"PDF of {len(document) / 1e6:.1f} MB written", writing),
    ]
    return Table(
        "A book", "Easy, Medium and Hard, four a page of A4, with how to solve and answers.", ("what", "s"), rows
    )


def timed(work: Callable[[], Made]) -> tuple[Made, float]:
    """Do some work; give what it makes, and the seconds that it takes."""
    start = time.perf_counter()
    made = work()
    return made, time.perf_counter() - start
