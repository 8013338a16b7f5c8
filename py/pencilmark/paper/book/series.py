"""A series of books: its volumes, each harder than the one before, and the puzzles used by earlier books.

No two volumes of a series share a puzzle (see `pencilmark.make.shares`). A file keeps puzzles apart across series:
a line for each puzzle, with its board and the least member of its class, so that it is recognised however turned and
renamed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pencilmark.board.errors import InputError
from pencilmark.human.effort import BOUNDS, MOST, SIZE
from pencilmark.make.batch import Class, class_of
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish
from pencilmark.paper.book.wish import Book, Chapter


def volumes_of(book: Book) -> Iterator[Book]:
    """Yield the volumes of the series that a *book* begins; just the book if it has no series, or is one volume of it.

    The effort within the level of a chapter rises over the volumes, unless its wish sets it.

    >>> ten = Book((Chapter(Wish(level="Hard"), 4),), series=10)
    >>> [volume.chapters[0].wish.effort[0] for volume in volumes_of(ten)]
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    """
    if book.volume or book.series == 1:
        yield book
        return
    for volume in range(1, book.series + 1):
        chapters = tuple(_risen(chapter, volume, book.series) for chapter in book.chapters)
        yield replace(book, chapters=chapters, volume=volume)


def span_of(volume: int, series: int) -> tuple[int, int]:
    """Return the least and the most effort of a *volume*.

    >>> [span_of(volume, 3) for volume in (1, 2, 3)]
    [(1, 1), (2, 3), (4, 5)]
    """
    low = (volume - 1) * MOST // series + 1
    return low, max(low, volume * MOST // series)


def _risen(chapter: Chapter, volume: int, series: int) -> Chapter:
    """Set the effort of a *chapter* to that of its *volume*, if its wish leaves it open."""
    wish = chapter.wish
    if not isinstance(wish, Wish) or wish.part or wish.effort or wish.level not in BOUNDS or wish.geometry.size != SIZE:
        return chapter
    return replace(chapter, title=chapter.name, wish=replace(wish, effort=span_of(volume, series)))


def write_used(made: Iterable[Made]) -> str:
    """Write the classes of puzzles that were *made*, a line each; `read_used` is the inverse."""
    return "".join(f"{name}\t{_written(values)}\n" for name, values in sorted({class_of(one) for one in made}))


def _written(values: tuple[int, ...]) -> str:
    return "".join(map(str, values)) if max(values) < 10 else " ".join(map(str, values))


def read_used(text: str) -> frozenset[Class]:
    r"""Read the classes in a file. Raises InputError.

    >>> read_used("4\t0001002000340000\n")
    frozenset({('4', (0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 3, 4, 0, 0, 0, 0))})
    """
    found = set()
    for number, line in enumerate(text.splitlines(), 1):
        name, _, values = line.partition("\t")
        parts = values.split() if " " in values else [*values]
        if not parts or not all(part.isascii() and part.isdecimal() for part in parts):
            raise InputError("bad-used", found=line[:40], line=number)
        found.add((name, tuple(map(int, parts))))
    return frozenset(found)
