"""Many puzzles: distinct up to isomorphism, rated, streaming, and the same for the same seed wherever they are made.

Every puzzle of a batch has a seed of its own, which gives that puzzle again when asked for alone.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Hashable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, repeat
from math import inf
from random import Random

from pencilmark.board.canon import canonical, fingerprint
from pencilmark.board.dice import roll
from pencilmark.board.errors import PencilmarkError, Unavailable, WishError
from pencilmark.board.model import Puzzle
from pencilmark.engine import many
from pencilmark.human.levels import LEVELS
from pencilmark.human.rating import Rating, work
from pencilmark.make.generator.search import Made, Progress, generate
from pencilmark.make.generator.wish import Wish

SEEDS = 1 << 53
_PUZZLES, _ORDERS = 0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F
PRESUMED_DUPLICATES = 300
FEW = 8
"""How many puzzles are made at once in place of those that were isomorphic to earlier ones."""
RATED_SIZE = 9


@dataclass(frozen=True, slots=True)
class Item:
    """A puzzle of a batch: what was wished, the *seed* that gives it again, and its *rating*."""

    wish: Wish
    seed: int
    made: Made
    rating: Rating


@dataclass(frozen=True, slots=True)
class Order:
    """So many puzzles (*count*) of one wish."""

    wish: Wish
    count: int = 1


@dataclass(frozen=True, slots=True)
class Means:
    """How a batch is made: *backend*, the *scales* to rate on, and how many puzzles to try for each at most."""

    backend: str = "auto"
    scales: tuple[str, ...] = ()
    tries: int | None = None


class NotFound(PencilmarkError):
    """No puzzle as wished was found in the number of tries allowed; *best* came nearest."""

    def __init__(self, progress: Progress) -> None:
        super().__init__("not-found", f"found no such puzzle in {progress.tried} tries")
        self.progress, self.best = progress, progress.best

    def __reduce__(self) -> tuple[object, ...]:
        return NotFound, (self.progress,)


def seeds(seed: int, stream: int = _PUZZLES) -> Iterator[int]:
    """Yield the seeds of the puzzles of a batch: its own *seed* first. Another *stream* has others after it.

    >>> stream = seeds(7)
    >>> next(stream), next(stream) < SEEDS
    (7, True)
    """
    yield seed
    rng = Random(seed ^ stream)
    while True:
        yield roll(rng, SEEDS)


def make(means: Means, wished: tuple[Wish, int]) -> Item:
    """Make the puzzle of a wish and a seed. Raises NotFound when the tries allowed are used up."""
    return next(found for found in make_slowly(means, wished) if isinstance(found, Item))


def make_slowly(means: Means, wished: tuple[Wish, int]) -> Iterator[Progress | Item]:
    """Make the puzzle of a wish and a seed, with all progress. Raises NotFound."""
    wish, seed = wished
    for found in generate(Random(seed), wish, means.backend):
        if isinstance(found, Made):
            rating = yield from _rated(found, means, wish.is_graded)
            yield Item(wish, seed, found, rating)
            return
        if means.tries is not None and found.tried >= means.tries:
            raise NotFound(found)
        yield found


def _rated(made: Made, means: Means, is_graded: bool) -> Generator[Progress, None, Rating]:
    """Rate a puzzle bit by bit; on large boards, where logic is slow, only when its difficulty was wished."""
    if not means.scales or not (is_graded or made.puzzle.geometry.size <= RATED_SIZE):
        return Rating()
    rating = work(made.puzzle, means.scales)
    while True:
        try:
            next(rating)
        except StopIteration as end:
            whole: Rating = end.value
            return whole
        yield Progress(made.tried, made, 0.0)


def batch(
    orders: Sequence[Order], seed: int, means: Means, executor: Executor | None = None
) -> Iterator[Progress | Item | PencilmarkError]:
    """Make all *orders* one after the other; no two puzzles of the batch are isomorphic.

    Progress comes between the puzzles when there is no *executor*. A wish that could not be met leaves an error
    in its place.
    """
    known = Classes()
    for order, start in zip(orders, seeds(seed, _ORDERS), strict=False):
        wishes = zip(repeat(order.wish), seeds(start), strict=False)
        left, repeated = order.count, 0
        for found in _answers(means, wishes, order.count, executor) if left else ():
            if isinstance(found, Progress):
                yield found
                continue
            if isinstance(found, Item):
                repeated = 0 if known.add(found.made.puzzle) else repeated + 1
                if repeated > PRESUMED_DUPLICATES:
                    yield Unavailable("no-more", "there seem to be no more puzzles that differ from those made")
                    break
                if repeated:
                    continue
            yield found
            left -= 1
            if not left:
                break


def _answers(
    means: Means, wishes: Iterator[tuple[Wish, int]], wanted: int, executor: Executor | None
) -> Iterator[Progress | Item | PencilmarkError]:
    if executor:
        chunk = max(1, min(8, wanted // 16))
        while True:  # never more ahead than are wanted: a hard one too many may take minutes
            yield from many.map(partial(make, means), islice(wishes, wanted), executor, chunk=chunk)
            wanted = min(wanted, FEW)
    for wished in wishes:
        try:
            yield from make_slowly(means, wished)
        except PencilmarkError as error:
            yield error


class Classes:
    """The isomorphism classes of the puzzles added up to now.

    Least members are only looked for where fingerprints are the same.

    >>> from pencilmark.board.boards import board
    >>> classes, one = Classes(), (1,) + (0,) * 15
    >>> classes.add(Puzzle(board("4"), one)), classes.add(Puzzle(board("4"), one[::-1]))
    (True, False)
    """

    def __init__(self) -> None:
        self._alone: dict[Hashable, Puzzle] = {}
        self._least = set[Hashable]()

    def add(self, puzzle: Puzzle) -> bool:
        """Add a puzzle; tell whether its class is new."""
        print_ = puzzle.geometry.name, fingerprint(puzzle.geometry, puzzle.givens)
        first = self._alone.setdefault(print_, puzzle)
        if first is puzzle:
            return True
        self._least.add(_class_of(first))
        known = len(self._least)
        self._least.add(_class_of(puzzle))
        return len(self._least) > known


def _class_of(puzzle: Puzzle) -> Hashable:
    """Give what isomorphic puzzles have in common; the puzzle itself where that takes too long."""
    try:
        return puzzle.geometry.name, canonical(puzzle.geometry, puzzle.givens).least
    except Unavailable:
        return puzzle.geometry.name, puzzle.givens


def sort_key(item: Item) -> tuple[float, int, int, int]:
    """Give a key that sorts puzzles by difficulty: ER, our level, HoDoKu's score, then by clues, the most first."""
    rating = item.rating
    level = LEVELS.index(rating.level) if rating.level else len(LEVELS)
    return rating.er or inf, level, rating.hodoku_score or 0, -item.made.puzzle.clue_count


def with_levels(wish: Wish, text: str) -> list[Order]:
    """Read levels with counts, such as ``Easy:5,Hard:3``, into orders of *wish*. Raises WishError.

    >>> [(order.wish.level, order.count) for order in with_levels(Wish(), "easy:5, Hard")]
    [('Easy', 5), ('Hard', 1)]
    """
    return [_with_level(wish, part) for part in text.split(",")]


def _with_level(wish: Wish, text: str) -> Order:
    level, _, number = text.partition(":")
    if not re.fullmatch(r"\d{0,6}", number.strip()):
        raise WishError("bad-count", f"expected levels with counts such as Easy:5,Hard:3, found {text.strip()!r}")
    named = replace(wish, level=level.strip().capitalize())  # type: ignore[arg-type]  # checked by Wish
    return Order(named, int(number or 1))
