"""The Patterns Game: 9 x 9 puzzles with givens in the same cells, of a rating that is sought.

A first puzzle comes from those given, or from filling the pattern. From there on givens exchange their values, {-1+1}
in the same cells, and the search goes on from the puzzle whose rating is nearest to what is sought; where that leads
no further, {-2+2}. No class of isomorphs comes twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from heapq import heappop, heappush
from itertools import permutations, product
from math import factorial, inf, prod
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import PencilmarkError, WishError
from pencilmark.board.masks import mask_of, where
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.board.task import Budget, Running, Slowly, retold
from pencilmark.engine import many
from pencilmark.engine.vicinity import Exchange, Near, distinct, leasts, near, near_slowly, pieces
from pencilmark.human.rating import Rating, bounded, work
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.pattern import Filling, clued, fill_pattern, refuse_impossible
from pencilmark.make.nearby import RATED, Wanted, rated_as
from pencilmark.make.usual import odds
from pencilmark.make.wish import read_pattern

if TYPE_CHECKING:
    from concurrent.futures import Executor


SIDE = 9
BOX = 3
ORDERS = tuple(permutations(range(BOX)))
_MOVED = tuple(
    tuple(mask_of(order[bit] for bit in range(BOX) if bits >> bit & 1) for bits in range(1 << BOX)) for order in ORDERS
)
"""For each order of three columns, what it makes of each choice of them."""
Bands: TypeAlias = tuple[tuple[int, ...], ...]


class PatternClass(NamedTuple):
    """The *least* pattern of a class (mask of cells), and how many arrangements leave one of it as it is."""

    least: int
    automorphisms: int


def pattern_class(cells: int) -> PatternClass:
    """Find the class of the pattern with givens in *cells* (mask): what rows, columns and boxes make of it.

    Columns are arranged in every way, with and without a quarter turn; rows and bands are then put in order, which is
    the least arrangement for these columns. Only 2 * 1296 arrangements are looked at instead of 3,359,232.

    >>> pattern_class(0).automorphisms, pattern_class(1 << 40) == pattern_class(1)
    (3359232, True)
    """
    rows = [cells >> SIDE * row & (1 << SIDE) - 1 for row in range(SIDE)]
    columns = [sum((row >> column & 1) << place for place, row in enumerate(rows)) for column in range(SIDE)]
    found = Counter(ordered for lines in (rows, columns) for ordered in _arrangements(lines))
    least = min(found)
    rows_of_it = [row for band in least for row in band]
    return PatternClass(sum(row << SIDE * place for place, row in enumerate(rows_of_it)), found[least] * _ways(least))


def _arrangements(lines: Sequence[int]) -> Iterator[Bands]:
    """Yield for each arrangement of columns the bands of *lines*, rows and bands in order."""
    parts = [[line >> BOX * stack & (1 << BOX) - 1 for line in lines] for stack in range(BOX)]
    moved = [[[moves[bits] for bits in part] for moves in _MOVED] for part in parts]
    for stacks in ORDERS:
        for inner in product(*(moved[stack] for stack in stacks)):
            rows = [one | two << BOX | three << 2 * BOX for one, two, three in zip(*inner, strict=True)]
            yield tuple(sorted(tuple(sorted(rows[first : first + BOX])) for first in range(0, SIDE, BOX)))


def _ways(bands: Bands) -> int:
    """Count the arrangements of rows that leave *bands* as they are: those that exchange equal ones."""
    return _alike(bands) * prod(_alike(band) for band in bands)


def _alike(items: Iterable[object]) -> int:
    return prod(factorial(number) for number in Counter(items).values())


GRIDS = 6_670_903_752_021_072_936_960
"""The grids of the 9 x 9 board (Felgenhauer and Jarvis, 2005)."""
Range: TypeAlias = tuple[float, float] | None
ANY = (0.0, inf)
Reply = TypeVar("Reply")
NINE = board("9")
DRAWING = frozenset("Xx.|+- \t\r\n")
WIDE = 2
"""Givens that change their values at once, at most, unless more are asked for."""
VAIN = 50
"""Fillings one after the other that bring nothing new, from which on there seems to be nothing more."""


@dataclass(frozen=True, slots=True)
class Sought:
    """Which puzzles of a pattern are sought: ratings in ranges (low, high), both included; *minimal*: only such.

    *changed* givens exchange their values at once, at first.
    """

    er: Range = None
    ep: Range = None
    ed: Range = None
    minimal: bool = False
    changed: int = 1

    def distance(self, rating: Rating) -> float:
        """Return by how much a *rating* misses the ranges, 0 where it fits; infinite where it is not known.

        >>> Sought(er=(7.0, 8.0)).distance(Rating(er=8.5, ep=1.2, ed=1.2))
        0.5
        """
        pairs = ((self.er, rating.er), (self.ep, rating.ep), (self.ed, rating.ed))
        if any(found is None for _, found in pairs):
            return inf
        return sum(max(wish[0] - found, found - wish[1], 0) for wish, found in pairs if wish and found is not None)


class Seen(NamedTuple):
    """A puzzle of the pattern, its *rating*, the one it was made *of* (empty at a start), and whether it *fits*."""

    puzzle: bytes
    rating: Rating
    of: bytes
    fits: bool


class Means(NamedTuple):
    """How a hunt asks: what is *near* a puzzle, part by part, and how puzzles *rate*; None is a pause.

    Near is what other values of as many givens at once lead to as is asked.
    """

    near: Callable[[bytes, int], Iterator[Sequence[Near] | None]]
    rate: Callable[[Sequence[bytes]], Iterator[tuple[bytes, Rating] | None]]


def shared(sought: Sought, executor: Executor | None = None, seconds: float = 60) -> Means:
    """Ask on the processes of an *executor*, or here, without pauses; a rating takes *seconds* at most."""

    def around(puzzle: bytes, changed: int) -> Iterator[Sequence[Near]]:
        parts = pieces(Puzzle(NINE, tuple(puzzle)), Exchange(changed, changed), sought.minimal, same=True)
        return map(_answer, many.map(near, parts, executor, chunk=4))

    def rate(puzzles: Sequence[bytes]) -> Iterator[tuple[bytes, Rating]]:
        question = partial(rated_as, NINE.name, Wanted(er=ANY), seconds)
        return map(_answer, many.map(question, puzzles, executor, chunk=RATED))

    return Means(around, rate)


def alone(sought: Sought, budget: Callable[[], Budget]) -> Means:
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

    return Means(around, rate)


def _answer(reply: Reply | PencilmarkError) -> Reply:
    if isinstance(reply, PencilmarkError):
        raise reply
    return reply


Starts: TypeAlias = Iterator[bytes | Filling | None]


class Hunt:
    """A search for puzzles of one pattern; *known* has the least isomorphs of all it has seen."""

    def __init__(self, sought: Sought, means: Means) -> None:
        self.sought, self.means = sought, means
        self.known = set[bytes]()
        self._waiting = list[tuple[int, float, int, bytes]]()

    def run(self, given: Sequence[bytes], more: Starts) -> Iterator[Seen | Filling | None]:
        """Yield each new puzzle as it is rated; begin with those *given*, and with one *more* where nothing is left.

        In between come pauses, and how far the filling of a pattern is. It ends where there seems to be nothing more.
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

    def _explored(self) -> Iterator[Seen | None]:
        while self._waiting:
            changed, far, number, here = heappop(self._waiting)
            found = list[bytes]()
            for part in self.means.near(here, changed):
                found += [one.puzzle for one in part or ()]
                yield None
            if changed < WIDE:
                heappush(self._waiting, (changed + 1, far, number, here))
            yield from self._rated(found, here)

    def _rated(self, puzzles: Sequence[bytes], of: bytes) -> Iterator[Seen | None]:
        """Rate those of new classes, and let them wait."""
        new = [one.puzzle for one in distinct(NINE, puzzles, self.known)]
        for reply in self.means.rate(new):
            if reply is None:
                yield None
                continue
            puzzle, rating = reply
            far = self.sought.distance(rating)
            heappush(self._waiting, (self.sought.changed, far, len(self.known), puzzle))
            fits = far == 0 and not (self.sought.minimal and not of and redundant(puzzle))
            yield Seen(puzzle, rating, of, fits)


def read_drawn(text: str) -> int | None:
    """Read a drawn pattern of the 9 x 9 board (mask); None where a text is no drawing. Raises WishError.

    >>> drawn = "X...X...X.X..X..X...X...X.....X.X...XX..X..XX...X.X.....X...X...X..X..X.X...X...X"
    >>> read_drawn(drawn) == cells_of([sign == "X" for sign in drawn]), read_drawn("1.." * 27)
    (True, None)
    """
    if "X" not in text.upper() or not DRAWING.issuperset(text):
        return None
    drawn = read_pattern(text)
    if len(drawn) != NINE.cell_count:
        raise WishError("bad-pattern/pattern-cells", count=NINE.cell_count, found=len(drawn))
    refuse_impossible(NINE, cells_of(drawn))
    return cells_of(drawn)


def redundant(puzzle: bytes) -> list[int]:
    """List the cells of givens of which each alone can go."""
    return list(engine.redundant(Puzzle(NINE, tuple(puzzle))))


def filled(cells: int, rng: Random) -> Starts:
    """Fill the pattern of *cells* (mask) again and again; yield puzzles, and how far the filling is.

    Raises WishError where no digits can do it.
    """
    while True:
        filling = Running(fill_pattern(NINE, cells, rng))
        yield from filling
        yield bytes(clued(NINE, filling.result, cells).givens)


class Census(NamedTuple):
    """What is known of a pattern: of *sample* grids, drawn evenly, this number of *hits* are singled out by it.

    *automorphisms* are the arrangements of rows and columns that leave it as it is.
    """

    cells: int
    automorphisms: int
    sample: int
    hits: int

    @property
    def classes(self) -> float | None:
        """Estimate how many classes of puzzles the pattern has; None where no grid of the sample was of use."""
        share = self.hits / self.sample if self.sample else 0
        return share * GRIDS / (factorial(9) * self.automorphisms) if share else None

    @property
    def lines(self) -> list[str]:
        """Say it in words, line by line."""
        head = say("pattern-has", clues=self.cells.bit_count(), automorphisms=self.automorphisms)
        if not self.sample:
            return [head]
        if self.classes is None:
            return [head, say("pattern-none", sample=self.sample, bound=odds(self.sample))]
        return [head, say("pattern-about", hits=self.hits, sample=self.sample, classes=f"{self.classes:.0e}")]


def census(cells: int, sample: int, rng: Random) -> Slowly[Census]:
    """Draw *sample* grids evenly, and count those that givens in *cells* (mask) single out."""
    hits = 0
    for _ in range(sample):
        hits += engine.is_unique(clued(NINE, random_grid(NINE, rng), cells))
        yield None
    return Census(cells, pattern_class(cells).automorphisms, sample, hits)


def cells_of(puzzle: Sequence[int]) -> int:
    """Return the pattern (mask) of a puzzle.

    >>> bin(cells_of((0, 4, 0, 1)))
    '0b1010'
    """
    return where(puzzle)


def classes_of(puzzles: Sequence[bytes]) -> int:
    """Count the classes of isomorphs that *puzzles* are of."""
    return len({*leasts(NINE, puzzles)})
