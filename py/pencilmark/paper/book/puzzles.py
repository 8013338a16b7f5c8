"""The puzzles of a book: made from its seed, no two isomorphic, each chapter rising, numbered through."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import chain

from pencilmark.board.errors import PencilmarkError
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Progress, Task
from pencilmark.human.levels import LEVELS
from pencilmark.human.rating import SCALES
from pencilmark.make.batch import Means, Order, batch, seeds
from pencilmark.make.generator import Wish
from pencilmark.make.made import Made, Trying
from pencilmark.paper.book.wish import Book


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A puzzle of a book as it was *made*: its *number* from 1, and the place of its *chapter* from 0."""

    number: int
    chapter: int
    made: Made

    @property
    def puzzle(self) -> Puzzle:
        """Return the puzzle."""
        return self.made.puzzle


def make_entries(
    book: Book, backend: str = "auto", executor: Executor | None = None
) -> Task[Progress, tuple[BookEntry, ...]]:
    """Make the puzzles of *book*, here or on the processes of an *executor*: the same ones.

    Raises PencilmarkError when a chapter cannot be filled.

    >>> from pencilmark.paper.book.wish import Chapter
    >>> from pencilmark.make.generator import Wish
    >>> task = make_entries(Book((Chapter(Wish("4"), 2), Chapter(Wish("6"), 1)), seed=3))
    >>> [told.words for told in task if told.done > 0.9]
    ['3 of 3 puzzles made']
    """
    chapters: list[list[Made]] = [[] for _ in book.chapters]
    count = 0
    yield Progress(0.0, phrase("puzzles-made", count=0, total=book.count))
    for place, found in chain(_plain(book, backend, executor), _varied(book, executor)):
        if isinstance(found, Made):
            chapters[place].append(found)
            count += 1
            says = phrase("puzzles-made", count=count, total=book.count)
        else:
            says = phrase("puzzles-made-next", count=count, total=book.count, tried=found.tried)
        yield Progress(count / book.count, says)
    return tuple(_entries(chapters))


Placed = Iterator[tuple[int, Made | Trying]]
"""What is made, or how far that is, with the place of its chapter."""


def _plain(book: Book, backend: str, executor: Executor | None) -> Placed:
    """Make the chapters without a variant."""
    places = [place for place, one in enumerate(book.chapters) if one.is_plain for _ in range(one.count)]
    orders = [Order(one.wish, one.count) for one in book.chapters if one.is_plain]
    return _made(book, places, batch(orders, book.seed, Means(backend, SCALES), executor))


def _varied(book: Book, executor: Executor | None) -> Placed:
    """Make the chapters with a variant, each from a seed of its own."""
    for (place, chapter), seed in zip(enumerate(book.chapters), seeds(book.seed), strict=False):
        if not chapter.is_plain:
            orders = [Order(chapter.wish, chapter.count)]
            yield from _made(book, [place] * chapter.count, batch(orders, seed, Means(), executor))


def _made(book: Book, places: Sequence[int], found: Iterable[Made | Trying | PencilmarkError]) -> Placed:
    """Say for which chapter each puzzle is; *places* has an entry for each. Raises PencilmarkError."""
    waiting = iter(places)
    place = next(waiting, 0)
    for one in found:
        if isinstance(one, PencilmarkError):
            raise PencilmarkError("in-chapter", code=one.code, name=book.chapters[place].name, why=one.says) from one
        yield place, one
        place = next(waiting, place) if isinstance(one, Made) else place


def _entries(chapters: Sequence[Sequence[Made]]) -> Iterator[BookEntry]:
    number = 0
    for chapter, puzzles in enumerate(chapters):
        for made in sorted(puzzles, key=difficulty):
            number += 1
            yield BookEntry(number, chapter, made)


def difficulty(made: Made) -> tuple[float, ...]:
    """Return a key by which puzzles rise: ER, HoDoKu's score, our level, fewer givens, and the seed to decide.

    Puzzles with rules rise by what the proof of their one solution takes.
    """
    if not isinstance(made.wish, Wish):
        return made.nodes, made.seed
    rating = made.rating
    level = LEVELS.index(rating.level) if rating.level else 0
    return rating.er or 0.0, rating.hodoku_score or 0, level, -made.puzzle.clue_count, made.seed
