"""A book from its wish to its files: puzzles, pages, PDF, table; step by step, with its progress."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import replace

from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Progress, Task, part_of
from pencilmark.make.batch import Class
from pencilmark.paper.book.cover import cover_page
from pencilmark.paper.book.front import title_of
from pencilmark.paper.book.layout import Layout
from pencilmark.paper.book.pages import LaidOutBook, lay_out
from pencilmark.paper.book.puzzle_pages import check_room
from pencilmark.paper.book.puzzles import Ahead, BookEntry, Keep, make_entries
from pencilmark.paper.book.table import write_table
from pencilmark.paper.book.wish import Book, OwnPuzzles
from pencilmark.paper.book.worksheet import make_tasks, worksheet_pages
from pencilmark.paper.book.worksheet_wish import Worksheet
from pencilmark.paper.fonts import CUTS, Pair, font_file, lacking
from pencilmark.paper.logo import picture_of
from pencilmark.paper.page import Page
from pencilmark.paper.papers import Box
from pencilmark.paper.pdf import Edition, library, write_slowly

SHARES = (0.7, 0.1, 0.2)
"""The assumed shares of the puzzles, the layout and the writing in the whole."""


def sampled(entries: Sequence[BookEntry], count: int) -> tuple[BookEntry, ...]:
    """Choose *count* of a book's puzzles, or all if there are fewer: evenly from the first to the last.

    >>> sampled([], 10)
    ()
    """
    many = min(count, len(entries))
    return tuple(entries[(2 * place + 1) * len(entries) // (2 * many)] for place in range(many))


def sample_pages(book: Book, entries: Sequence[BookEntry], count: int) -> Task[Progress, LaidOutBook]:
    """Lay out *count* puzzles of a *book*, with its title page and their answers; they keep their numbers."""
    chosen = sampled(entries, count)
    kept = list(dict.fromkeys(entry.chapter for entry in chosen))
    placed = [replace(entry, chapter=kept.index(entry.chapter)) for entry in chosen]
    chapters = tuple(book.chapters[place] for place in kept)
    small = replace(
        book, chapters=chapters, how_to_solve=False, half_title=False, introduction="", hints=False, answers="end"
    )
    return (yield from lay_out(small, placed))


@dataclass(frozen=True, slots=True)
class MadeBook:
    """The files of a book: its *pdf*, its *table* as CSV, its *cover* as PDF; and its *entries*, for other files.

    *left_out* lists the rows of people's own puzzles that are not in it, in order, and what chapters lack; *book* is
    the book without them.
    *pages* and *wrap* are the pages of the book and of its cover in print.
    """

    pdf: bytes
    table: str
    page_count: int
    puzzle_count: int = 0
    cover: bytes = b""
    entries: tuple[BookEntry, ...] = ()
    left_out: tuple[PencilmarkError, ...] = ()
    book: Book | None = None
    pages: tuple[Page, ...] = ()
    wrap: Page | None = None


def make_book(
    book: Book,
    backend: str = "auto",
    executor: Executor | None = None,
    ahead: Ahead | None = None,
    earlier: Iterable[Class] = (),
    keep: Keep | None = None,
) -> Task[Progress, MadeBook]:
    """Make a *book*; the same one gives the same bytes. Impossible wishes are refused before the work begins.

    Puzzles that were made *ahead* (see `pencilmark.paper.book.ahead`) are not made again, *keep* takes the others as
    they are made, and none is isomorphic to those of *earlier* books (see `pencilmark.paper.book.series`). Raises what
    `check_book` does, and Incomplete if chapters cannot be filled and the book may not have fewer puzzles.
    """
    check_book(book)
    making, laying, writing = SHARES
    left_out = [fault for one in book.chapters if isinstance(one.wish, OwnPuzzles) for fault in one.wish.faults]
    entries = yield from part_of(make_entries(book, backend, executor, ahead, left_out, earlier, keep), 0, making)
    if left_out:
        left_out.sort(key=lambda fault: fault.line or 0)
        book, entries = _left(book, entries, left_out)
    printed = yield from part_of(lay_out(book, entries), making, laying)
    edition = Edition(book.author, book.fonts, book.pdfa, book.pdfx, book.left_handed)
    writer = _written(printed.pages, title_of(book), edition)
    document = yield from part_of(writer, 1 - writing, writing)
    wrap = cover_page(book, entries, len(printed.pages))
    wrapped = write_slowly([wrap], title_of(book), edition=edition._replace(is_archival=False))
    cover = b"".join(part for part in wrapped if isinstance(part, bytes))
    table, pages = write_table(book, entries, printed.places), printed.pages
    return MadeBook(document, table, len(pages), book.count, cover, entries, tuple(left_out), book, pages, wrap)


def make_sample(made: MadeBook, count: int) -> Task[Progress, bytes]:
    """Write *count* puzzles of a *made* book, with their answers, as a PDF for the page of a shop."""
    assert made.book
    printed = yield from part_of(sample_pages(made.book, made.entries, count), 0, 0.5)
    edition = Edition(made.book.author, made.book.fonts, is_right_bound=made.book.left_handed)
    return (yield from part_of(_written(printed.pages, title_of(made.book), edition), 0.5, 0.5))


def _left(
    book: Book, entries: Sequence[BookEntry], left_out: Sequence[PencilmarkError]
) -> tuple[Book, tuple[BookEntry, ...]]:
    """Return the *book* with just the chapters and puzzles that have *entries*. Raises PencilmarkError if none has."""
    if not entries:
        raise left_out[0]
    kept = list(dict.fromkeys(entry.chapter for entry in entries))
    chapters = []
    for place in kept:
        of_it = [entry for entry in entries if entry.chapter == place]
        own = tuple(entry.own for entry in of_it if entry.own)
        wish = OwnPuzzles(own) if own else book.chapters[place].wish
        chapters.append(replace(book.chapters[place], wish=wish, count=len(of_it)))
    placed = tuple(replace(entry, chapter=kept.index(entry.chapter)) for entry in entries)
    return replace(book, chapters=tuple(chapters)), placed


def check_book(book: Book) -> None:
    """Check that a *book* can be printed.

    Raises Unavailable if PDF cannot be written, WishError if the font lacks a sign, PaperError if the
    puzzles do not fit on a page, and InputError for a logo that cannot be drawn.
    """
    check_pdf(book.fonts)
    check_words(*book.words, pair=book.fonts)
    check_room(Layout(book))
    if book.logo:
        page = Page(100, 100, (picture_of(book.logo, Box(0, 0, 50, 50)),))
        list(write_slowly([page], edition=Edition(is_for_press=book.pdfx)))


def make_worksheet(sheet: Worksheet, backend: str = "auto") -> Task[Progress, MadeBook]:
    """Make a worksheet; the same *sheet* gives the same bytes. Its table is empty.

    Raises Unavailable if PDF cannot be written or there are no puzzles for practising the technique.
    """
    check_pdf()
    check_words(sheet.name)
    left_out: list[PencilmarkError] = []
    tasks = yield from part_of(make_tasks(sheet, backend, left_out), 0, 0.8)
    pages = worksheet_pages(sheet, tasks)
    document = yield from part_of(_written(pages, sheet.name), 0.8, 0.2)
    return MadeBook(document, "", len(pages), len(tasks) - 1, left_out=tuple(left_out))


def _written(pages: Sequence[Page], title: str, edition: Edition | None = None) -> Task[Progress, bytes]:
    document = b""
    for found in write_slowly(pages, title, edition=edition):
        if isinstance(found, bytes):
            document = found
        else:
            yield Progress(found, phrase("pdf-written", share=found))
    return document


def check_pdf(pair: Pair = "serif") -> None:
    """Check that PDF can be written here. Raises Unavailable."""
    library()  # imported here already: the page has a book planned while its form is filled in
    for face in CUTS:
        font_file(face, pair)


def check_words(*texts: str, pair: Pair = "serif") -> None:
    """Check that the fonts have a sign for each character of some *texts*. Raises WishError."""
    for text in texts:
        if missing_signs := lacking(text, "plain", pair) + lacking(text, "strong", pair):
            raise WishError("bad-text", sign=missing_signs[0], text=text[:40])
