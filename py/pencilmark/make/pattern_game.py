"""The Patterns Game: 9 x 9 puzzles with givens in the same cells, with a rating that is sought.

A first puzzle comes from those given, or from filling the pattern. From there on, givens exchange their values, {-1+1}
in the same cells, and the search goes on from the puzzle whose rating is nearest to what is sought; where that leads no
further, {-2+2}. No class of isomorphs comes twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from heapq import heappop, heappush
from math import inf
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from pencilmark import engine
from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import where
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget, Running, retold
from pencilmark.engine import many
from pencilmark.engine.vicinity import Exchange, Near, distinct, leasts, near, near_slowly, pieces
from pencilmark.human.rating import Rating, bounded, work
from pencilmark.make.generator.pattern import Sampled, clued, fill_pattern, refuse_impossible
from pencilmark.make.nearby import RATED, Wanted, rated_as
from pencilmark.make.pattern_census import NINE
from pencilmark.make.wish import read_pattern

if TYPE_CHECKING:
    from concurrent.futures import Executor


Range: TypeAlias = tuple[float, float] | None
ANY = (0.0, inf)
Reply = TypeVar("Reply")
DRAWING = frozenset("Xx.|+- \t\r\n")
WIDE = 2
"""Givens that change their values at once, at most, unless more are asked for."""
VAIN = 50
"""Fillings one after the other that bring nothing new, from which on there seems to be nothing more."""


@dataclass(frozen=True, slots=True)
class Sought:
    """Which puzzles of a pattern are sought: ratings in ranges (low, high), both included; *minimal*: only such.

    *changed* is the number of givens that at first exchange their values at once.
    """

    er: Range = None
    ep: Range = None
    ed: Range = None
    minimal: bool = False
    changed: int = 1

    def distance(self, rating: Rating) -> float:
        """Return by how much a *rating* misses the ranges, 0 if it fits; infinite if it is not known.

        >>> Sought(er=(7.0, 8.0)).distance(Rating(er=8.5, ep=1.2, ed=1.2))
        0.5
        """
        pairs = ((self.er, rating.er), (self.ep, rating.ep), (self.ed, rating.ed))
        if any(found is None for _, found in pairs):
            return inf
        return sum(max(wish[0] - found, found - wish[1], 0) for wish, found in pairs if wish and found is not None)


class RatedPuzzle(NamedTuple):
    """A puzzle of the pattern, its *rating*, the one it was made *of* (empty at a start), and whether it *fits*."""

    puzzle: bytes
    rating: Rating
    of: bytes
    fits: bool


class HuntMeans(NamedTuple):
    """How a hunt asks: what is *near* a puzzle, part by part, and how puzzles *rate*; None is a pause.

    Near are the puzzles with other values in as many givens at once as is asked.
    """

    near: Callable[[bytes, int], Iterator[Sequence[Near] | None]]
    rate: Callable[[Sequence[bytes]], Iterator[tuple[bytes, Rating] | None]]


def shared(sought: Sought, executor: Executor | None = None, seconds: float = 60) -> HuntMeans:
    """Ask with the processes of an *executor*, or here, without pauses; a rating takes at most *seconds*."""

    def around(puzzle: bytes, changed: int) -> Iterator[Sequence[Near]]:
        parts = pieces(Puzzle(NINE, tuple(puzzle)), Exchange(changed, changed), sought.minimal, same=True)
        return map(_answer, many.map(near, parts, executor, chunk=4))

    def rate(puzzles: Sequence[bytes]) -> Iterator[tuple[bytes, Rating]]:
        question = partial(rated_as, NINE.name, Wanted(er=ANY), seconds)
        return map(_answer, many.map(question, puzzles, executor, chunk=RATED))

    return HuntMeans(around, rate)


def alone(sought: Sought, budget: Callable[[], Budget]) -> HuntMeans:
    """Ask here, with pauses; each rating has a *budget*."""

    def around(puzzle: bytes, changed: int) -> Iterator[Sequence[Near] | None]:
        exchange = Exchange(changed, changed)
        for piece in pieces(Puzzle(NINE, tuple(puzzle)), exchange, sought.minimal, same=True):
            asking = Running(near_slowly(piece))
            yield from asking
            yield asking.result

    def rate(puzzles: Sequence[bytes]) -> Iterator[tuple[bytes, Rating] | None]:
        for one in puzzles:
            asking = Running(retold(bounded(work(Puzzle(NINE, tuple(one)), ("se",)), budget()), lambda told: None))
            yield from asking
            yield one, asking.result

    return HuntMeans(around, rate)


def _answer(reply: Reply | PencilmarkError) -> Reply:
    if isinstance(reply, PencilmarkError):
        raise reply
    return reply


Starts: TypeAlias = Iterator[bytes | Sampled | None]


class Hunt:
    """A search for puzzles of one pattern; *known* has the least isomorphs of all that it has seen."""

    def __init__(self, sought: Sought, means: HuntMeans) -> None:
        self.sought, self.means = sought, means
        self.known = set[bytes]()
        self._waiting = list[tuple[int, float, int, bytes]]()

    def run(self, given: Sequence[bytes], more: Starts) -> Iterator[RatedPuzzle | Sampled | None]:
        """Yield each new puzzle once it is rated; begin with those *given*, and with one *more* when none are left.

        In between come pauses, and how far the filling of a pattern is. It ends when there seems to be nothing more.
        """
        yield from self._rated(given, b"")
        yield from self._explored()
        vain = 0
        for start in more:
            if not isinstance(start, bytes):
                yield start
                continue
            before = len(self.known)
            yield from self._rated([start], b"")
            yield from self._explored()
            vain = 0 if len(self.known) > before else vain + 1
            if vain == VAIN:
                return

    def _explored(self) -> Iterator[RatedPuzzle | None]:
        while self._waiting:
            changed, far, number, here = heappop(self._waiting)
            found = list[bytes]()
            for part in self.means.near(here, changed):
                found += [one.puzzle for one in part or ()]
                yield None
            if changed < WIDE:
                heappush(self._waiting, (changed + 1, far, number, here))
            yield from self._rated(found, here)

    def _rated(self, puzzles: Sequence[bytes], of: bytes) -> Iterator[RatedPuzzle | None]:
        """Rate the puzzles of new classes, and queue them."""
        new = [one.puzzle for one in distinct(NINE, puzzles, self.known)]
        for reply in self.means.rate(new):
            if reply is None:
                yield None
                continue
            puzzle, rating = reply
            far = self.sought.distance(rating)
            heappush(self._waiting, (self.sought.changed, far, len(self.known), puzzle))
            fits = far == 0 and not (self.sought.minimal and not of and redundant(puzzle))
            yield RatedPuzzle(puzzle, rating, of, fits)


def read_drawn(text: str) -> int | None:
    """Read a drawn pattern of the 9 x 9 board (mask); None if a text is no drawing. Raises WishError.

    >>> drawn = "X...X...X.X..X..X...X...X.....X.X...XX..X..XX...X.X.....X...X...X..X..X.X...X...X"
    >>> read_drawn(drawn) == where([sign == "X" for sign in drawn]), read_drawn("1.." * 27)
    (True, None)
    """
    if "X" not in text.upper() or not DRAWING.issuperset(text):
        return None
    drawn = read_pattern(text)
    if len(drawn) != NINE.cell_count:
        raise WishError("bad-pattern/pattern-cells", count=NINE.cell_count, found=len(drawn))
    refuse_impossible(NINE, where(drawn))
    return where(drawn)


def redundant(puzzle: bytes) -> list[int]:
    """List the cells of givens each of which could go by itself."""
    return list(engine.redundant(Puzzle(NINE, tuple(puzzle))))


def filled(cells: int, rng: Random) -> Starts:
    """Fill the pattern of *cells* (mask) again and again; yield puzzles, and how far the filling is.

    Raises WishError if no digits can do it.
    """
    while True:
        filling = Running(fill_pattern(NINE, cells, rng))
        yield from filling
        yield bytes(clued(NINE, filling.result, cells).givens)


def classes_of(puzzles: Sequence[bytes]) -> int:
    """Count the classes of isomorphs of *puzzles*."""
    return len({*leasts(NINE, puzzles)})
