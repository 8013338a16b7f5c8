"""The puzzles of a book: made from its seed, no two isomorphic, each chapter rising, numbered through."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from pencilmark.board.errors import PencilmarkError
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Solution
from pencilmark.human.levels import LEVELS
from pencilmark.human.rating import SCALES, Rating
from pencilmark.make.generator import Progress, Wish
from pencilmark.make.generator.batch import Item, Means, Order, batch, seeds
from pencilmark.make.setting.wish import Progress as Setting
from pencilmark.make.setting.wish import VariantWish
from pencilmark.paper.book.variants import SetPuzzle, set_puzzles
from pencilmark.paper.book.wish import Book, Chapter


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

    >>> from pencilmark.paper.book.wish import Chapter
    >>> from pencilmark.make.generator import Wish
    >>> task = make_entries(Book((Chapter(Wish("4"), 2), Chapter(Wish("6"), 1)), seed=3))
    >>> [stage.text for stage in task if stage.done > 0.9]
    ['3 of 3 puzzles made']
    """
    made: list[list[_Made]] = [[] for _ in book.chapters]
    count = 0
    yield Stage(0.0, f"0 of {book.count} puzzles made")
    for found in chain(_plain(book, backend, executor), _varied(book, executor)):
        if isinstance(found, _Made):
            made[found.chapter].append(found)
            count += 1
            tried = ""
        else:
            tried = f"; {found.tried:,} tried for the next"
        yield Stage(count / book.count, f"{count} of {book.count} puzzles made{tried}")
    return tuple(_entries(made))


class _Made(NamedTuple):
    """A puzzle for the *chapter* of that place, with a *key* by which the puzzles of a chapter rise."""

    chapter: int
    key: tuple[float, ...]
    puzzle: Puzzle
    solution: Solution
    rating: Rating
    seed: int


def _plain(book: Book, backend: str, executor: Executor | None) -> Iterator[_Made | Progress]:
    """Make the chapters without a variant."""
    places = (place for place, one in enumerate(book.chapters) if one.is_plain for _ in range(one.count))
    orders = [Order(one.wish, one.count) for one in book.chapters if isinstance(one.wish, Wish)]
    for found in batch(orders, book.seed, Means(backend, SCALES), executor):
        if isinstance(found, PencilmarkError):
            raise _named(found, book.chapters[next(places)])
        if isinstance(found, Item):
            yield _Made(
                next(places), difficulty(found), found.made.puzzle, found.made.solution, found.rating, found.seed
            )
        else:
            yield found


def _varied(book: Book, executor: Executor | None) -> Iterator[_Made | Setting]:
    """Make the chapters with a variant; they rise by what the proof of their one solution takes."""
    for (place, chapter), seed in zip(enumerate(book.chapters), seeds(book.seed), strict=False):
        if not isinstance(chapter.wish, VariantWish):
            continue
        try:
            for found in set_puzzles(chapter.wish, chapter.count, seed, executor):
                if isinstance(found, SetPuzzle):
                    key = (found.made.nodes, found.seed)
                    yield _Made(place, key, found.made.puzzle, found.made.solution, Rating(), found.seed)
                else:
                    yield found
        except PencilmarkError as error:
            raise _named(error, chapter) from error


def _named(error: PencilmarkError, chapter: Chapter) -> PencilmarkError:
    """Name the *chapter* that cannot be filled."""
    return PencilmarkError(error.code, f"chapter {chapter.name!r}: {error.message}")


def _entries(made: Sequence[Sequence[_Made]]) -> Iterator[BookEntry]:
    number = 0
    for chapter in made:
        for one in sorted(chapter, key=lambda one: one.key):
            number += 1
            yield BookEntry(number, one.chapter, one.puzzle, one.solution, one.rating, one.seed)


def difficulty(item: Item) -> tuple[float, int, int, int, int]:
    """Give a key by which puzzles rise: ER, HoDoKu's score, our level, fewer clues, and the seed to decide."""
    rating = item.rating
    level = LEVELS.index(rating.level) if rating.level else 0
    return rating.er or 0.0, rating.hodoku_score or 0, level, -item.made.puzzle.clue_count, item.seed
