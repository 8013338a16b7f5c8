"""The puzzles of a book: made from its seed, no two isomorphic, each chapter rising, numbered through."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from pencilmark.answers import Solution
from pencilmark.book.wish import Book
from pencilmark.errors import PencilmarkError
from pencilmark.generator import Progress
from pencilmark.generator.batch import Item, Means, Order, batch
from pencilmark.levels import LEVELS
from pencilmark.model import Puzzle
from pencilmark.rating import SCALES, Rating


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A puzzle of a book: its *number* from 1, the place of its *chapter* from 0, the *seed* that gives it again."""

    number: int
    chapter: int
    puzzle: Puzzle
    solution: Solution
    rating: Rating
    seed: int


class Stage(NamedTuple):
    """How far a book is: *done* from 0 to 1, and words for it."""

    done: float
    text: str


def make_entries(
    book: Book, backend: str = "auto", executor: Executor | None = None
) -> Generator[Stage, None, tuple[BookEntry, ...]]:
    """Make the puzzles of *book*, here or on the processes of an *executor*: the same ones. Yields how far they are.

    Raises PencilmarkError when a chapter cannot be filled.

    >>> from pencilmark.book.wish import Chapter
    >>> from pencilmark.generator import Wish
    >>> task = make_entries(Book((Chapter(Wish("4"), 2), Chapter(Wish("6"), 1)), seed=3))
    >>> [stage.text for stage in task if stage.done > 0.9]
    ['3 of 3 puzzles made']
    """
    orders = [Order(chapter.wish, chapter.count) for chapter in book.chapters]
    items: list[Item] = []
    yield Stage(0.0, f"0 of {book.count} puzzles made")
    for found in batch(orders, book.seed, Means(backend, SCALES), executor):
        if isinstance(found, PencilmarkError):
            raise _named(found, book, len(items))
        tried = f"; {found.tried:,} tried for the next" if isinstance(found, Progress) else ""
        if isinstance(found, Item):
            items.append(found)
        yield Stage(len(items) / book.count, f"{len(items)} of {book.count} puzzles made{tried}")
    return tuple(_entries(book, items))


def _named(error: PencilmarkError, book: Book, made: int) -> PencilmarkError:
    """Name the chapter in which the next puzzle after those *made* was wanted."""
    for chapter in book.chapters:
        if made < chapter.count:
            return PencilmarkError(error.code, f"chapter {chapter.name!r}: {error.message}")
        made -= chapter.count
    return error


def _entries(book: Book, items: Sequence[Item]) -> Iterator[BookEntry]:
    rest, number = iter(items), 0
    for place, chapter in enumerate(book.chapters):
        for item in sorted(islice(rest, chapter.count), key=difficulty):
            number += 1
            yield BookEntry(number, place, item.made.puzzle, item.made.solution, item.rating, item.seed)


def difficulty(item: Item) -> tuple[float, int, int, int, int]:
    """Give a key by which puzzles rise: ER, HoDoKu's score, our level, fewer clues, and the seed to decide."""
    rating = item.rating
    level = LEVELS.index(rating.level) if rating.level else 0
    return rating.er or 0.0, rating.hodoku_score or 0, level, -item.made.puzzle.clue_count, item.seed
