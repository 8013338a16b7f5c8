"""The puzzles near another, rated and filtered: its vicinity, twins, the minimal puzzles below it, and harder ones.

Each class comes once, and that of the puzzle itself never. What is found is the same, and in the same order, however
many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field, replace
from functools import partial
from itertools import islice
from time import process_time
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget
from pencilmark.engine import many
from pencilmark.engine.hitting import Hitting
from pencilmark.engine.vicinity import Exchange, Near, distinct, leasts, near, pieces
from pencilmark.human.rating import Rating, rate
from pencilmark.make.generator.dig import filled, values_at

if TYPE_CHECKING:
    from concurrent.futures import Executor

Kind = Literal["exchange", "twins", "below"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Scale = Literal["er", "hodoku-score"]
RATED = 4
"""Puzzles that a process rates at once."""
MOST_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which puzzles of a vicinity are wanted; None means any. Ranges are (low, high), both included."""

    kind: Kind = "exchange"
    exchange: Exchange = field(default_factory=Exchange)
    minimal: bool = False
    level: str | None = None
    er: tuple[float, float] | None = None
    hodoku_score: tuple[int, int] | None = None

    @property
    def scales(self) -> tuple[str, ...]:
        """List the scales that are needed, the quickest first."""
        asked = {"own": self.level, "hodoku": self.hodoku_score, "se": self.er}
        return tuple(name for name, wish in asked.items() if wish is not None)

    def takes(self, rating: Rating) -> bool:
        """Report whether a puzzle with this *rating* is wanted, or may be: time ran out for it."""
        if rating.unfinished:
            return True
        ranges = ((self.er, rating.er), (self.hodoku_score, rating.hodoku_score))
        if self.level is not None and rating.level != self.level:
            return False
        return all(wish is None or (found is not None and wish[0] <= found <= wish[1]) for wish, found in ranges)


class Neighbour(NamedTuple):
    """A puzzle near another (*of*), and as much of its rating as was asked for."""

    puzzle: bytes
    of: Puzzle
    rating: Rating


class Nearby:
    """What is near puzzles, one after another; no class comes twice in all.

    *seconds* is the time for rating one puzzle.
    """

    def __init__(self, wanted: Wanted, executor: Executor | None = None, seconds: float = 60) -> None:
        self.wanted, self.executor, self.seconds = wanted, executor, seconds
        self.known = set[bytes]()

    def of(self, puzzle: Puzzle, kept: Iterable[bytes] = ()) -> Iterator[Neighbour]:
        """Yield the wanted puzzles near *puzzle*, as they are found.

        *kept* are the first of these, if an earlier run found them: they are passed over, and not rated again.
        """
        self.known.update(leasts(puzzle.geometry, [bytes(puzzle.givens)]))
        found = self._sifted(puzzle)
        for one in kept:
            while next(found, one) != one:
                pass
        yield from (Neighbour(one, puzzle, rating) for one, rating in self.rated(puzzle.geometry, found))

    def _sifted(self, puzzle: Puzzle) -> Iterator[bytes]:
        """Yield the puzzles near *puzzle*, rated or not, each class once."""
        for part in self._parts(puzzle):
            for one in part:
                if one.least not in self.known:
                    self.known.add(one.least)
                    yield one.puzzle

    def _parts(self, puzzle: Puzzle) -> Iterator[list[Near]]:
        wanted = self.wanted
        if wanted.kind == "exchange":
            for part in many.map(near, pieces(puzzle, wanted.exchange, wanted.minimal), self.executor, chunk=4):
                if isinstance(part, PencilmarkError):
                    raise part
                yield part
            return
        geometry = puzzle.geometry
        source = twins(puzzle) if wanted.kind == "twins" else below(puzzle)
        while part_of := list(islice(source, MOST_AT_ONCE)):
            found = distinct(geometry, part_of, set())
            yield [one for one in found if self._fits(geometry, one)]

    def _fits(self, geometry: Geometry, one: Near) -> bool:
        return not self.wanted.minimal or not engine.redundant(Puzzle(geometry, tuple(one.puzzle)))

    def rated(self, geometry: Geometry, puzzles: Iterable[bytes]) -> Iterator[tuple[bytes, Rating]]:
        """Rate *puzzles* on the scales needed; yield those that are wanted."""
        if not self.wanted.scales:
            yield from ((one, Rating()) for one in puzzles)
            return
        question = partial(rated_as, geometry.name, self.wanted, self.seconds)
        for reply in many.map(question, puzzles, self.executor, chunk=RATED):
            if isinstance(reply, PencilmarkError):
                raise reply
            if self.wanted.takes(reply[1]):
                yield reply


def rated_as(name: str, wanted: Wanted, seconds: float, puzzle: bytes) -> tuple[bytes, Rating]:
    """Rate a puzzle on one scale after another, as long as it is wanted."""
    asked, found = Puzzle(board(name), tuple(puzzle)), Rating()
    budget = Budget(seconds=seconds, clock=process_time)
    solution = engine.first(asked).solutions[0]
    for scale in wanted.scales:
        one = rate(asked, (scale,), budget, solution=solution)
        fields = {"own": ("level",), "hodoku": ("hodoku_score",), "se": ("er", "ep", "ed")}[scale]
        found = replace(found, unfinished=one.unfinished, **{name: getattr(one, name) for name in fields})
        if found.unfinished:
            break
        if scale == "own" and found.level != wanted.level:
            break
    return puzzle, found


def twins(puzzle: Puzzle) -> Iterator[bytes]:
    """Yield the twins of a puzzle with one solution: other givens in the same cells, the same values in all others.

    Each has one solution, too: what the other cells may hold has not changed.
    """
    solution = engine.solve(puzzle).solutions[0]
    others = tuple(0 if given else value for given, value in zip(puzzle.givens, solution, strict=True))
    for found in engine.solutions(Puzzle(puzzle.geometry, others)):
        if found != solution:
            yield bytes(value if given else 0 for given, value in zip(puzzle.givens, found, strict=True))


def below(puzzle: Puzzle) -> Iterator[bytes]:
    """Yield the minimal puzzles that are left when givens of *puzzle* are removed."""
    solution = engine.solve(puzzle).solutions[0]
    for chosen in Hitting(puzzle, solution, filled(bytes(puzzle.givens))):
        if chosen is not None:
            yield bytes(values_at(solution, chosen))


class Ascent(NamedTuple):
    """A step of a climb: its number, the *puzzle* it led to, how hard that is, and how many were rated for it."""

    step: int
    puzzle: bytes
    height: float | None
    rated: int


def climb(
    start: bytes,
    own: Rating,
    scale: Scale,
    near: Callable[[bytes], Iterable[tuple[bytes, Rating] | None]],
    most: int = 20,
) -> Iterator[Ascent | None]:
    """Go from *start*, whose rating is *own*, to the hardest puzzle near it, and from there on, at most *most* times.

    *near* yields, rated, what is near a puzzle and was not near one before it; a None in between is passed on.
    The first ascent is the start itself. The climb ends when nothing near is harder.
    """
    here, height = start, _height(own, scale)
    yield Ascent(0, here, height, 1)
    for step in range(1, most + 1):
        best, top, rated = here, height, 0
        for one in near(here):
            yield None
            if one is None:
                continue
            rated += 1
            if (found := _height(one[1], scale)) is not None and (top is None or found > top):
                best, top = one[0], found
        is_over = best == here
        here, height = best, top
        yield Ascent(step, here, height, rated)
        if is_over:
            return


def climbed(
    puzzle: Puzzle, scale: Scale, wanted: Wanted, executor: Executor | None = None, seconds: float = 60, most: int = 20
) -> Iterator[Ascent]:
    """Yield the steps of a climb in the *wanted* vicinity, whose puzzles processes rate together."""
    anything = (0.0, float("inf")) if scale == "er" else None
    score = (0, 10**9) if scale == "hodoku-score" else None
    nearby = Nearby(replace(wanted, er=anything, hodoku_score=score, level=None), executor, seconds)
    here = bytes(puzzle.givens)
    own = next(nearby.rated(puzzle.geometry, [here]), (here, Rating()))

    def near(puzzle_here: bytes) -> Iterator[tuple[bytes, Rating]]:
        return ((one.puzzle, one.rating) for one in nearby.of(Puzzle(puzzle.geometry, tuple(puzzle_here))))

    yield from filter(None, climb(here, own[1], scale, near, most))


def _height(rating: Rating, scale: Scale) -> float | None:
    return rating.er if scale == "er" else rating.hodoku_score


def differences(one: bytes, other: bytes) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """List the givens, as (cell, value), that only the *one* puzzle has, and those that only the *other* has.

    >>> differences(bytes((1, 2, 0)), bytes((1, 0, 3)))
    ([(1, 2)], [(2, 3)])
    """
    changed = [(cell, a, b) for cell, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    return [(cell, a) for cell, a, _ in changed if a], [(cell, b) for cell, _, b in changed if b]
