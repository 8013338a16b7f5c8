"""What each cell may be and how likely that is; and the likeliest reading with exactly one solution."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pencilmark import engine
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget, Slowly
from pencilmark.picture.network import Layer

MARGIN = 0.06
"""How far around a cell is cut, too, as a part of the cell: its lines are there."""
PRINTED, LETTER, HAND, CLASSES = 1, 17, 24, 33
"""Where the network's classes begin, after the empty cell: printed 1 to 16, printed A to G, handwritten 1 to 9."""
TEN = 10
SCALE = 64
"""The whole number that stands for 1.0 between two layers."""
RARE, USED = 0.1, 3
"""How rare handwritten digits are, unless a board has at least this number of certain ones."""
LEAST = 1e-7


class Option(NamedTuple):
    """What a cell may be: a *value*, 0 for none, *by_hand* or printed, and how likely that is."""

    value: int
    by_hand: bool
    odds: float


@dataclass(frozen=True, slots=True)
class Odds:
    """The *options* of a cell, the likeliest first."""

    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        """Return the likeliest option."""
        return self.options[0]

    def of_value(self, value: int) -> float:
        """Return how likely a *value* is, printed or written."""
        return sum(option.odds for option in self.options if option.value == value)


def odds_of(scores: Sequence[int], last: Layer, size: int, rare: float = RARE) -> Odds:
    """Return what a cell of a board of *size* may be, by the network's *scores*, which its *last* layer added up.

    *rare* is how likely a digit is handwritten, relative to printed, before it is looked at.

    >>> layer = Layer(1, 1, 1, 1, 33, False, 0, (0,) * 33, bytes(33))
    >>> odds_of([640] + [0] * 32, layer, 9).best.value
    0
    """
    unit, highest = SCALE << last.shift, max(scores)
    shares = [math.exp((score - highest) / unit) for score in scores]
    found = [Option(0, False, shares[0])]
    for value in range(1, size + 1):
        letter = shares[LETTER + value - TEN] if value >= TEN else 0.0
        found.append(Option(value, False, shares[PRINTED + value - 1] + letter))
        if value < TEN:
            found.append(Option(value, True, rare * shares[HAND + value - 1]))
    whole = sum(option.odds for option in found)
    ordered = sorted(found, key=lambda option: -option.odds)
    return Odds(tuple(option._replace(odds=max(LEAST, option.odds / whole)) for option in ordered))


FAR, FAR_TOGETHER = 4.0, 8.0
"""Options this much less likely than the best (natural logarithm) are not tried: alone, and several together."""
FAR_FROM_SEVERAL = 3.0
"""The same if the best has several solutions: there are such puzzles, and rules that no digit in a picture shows."""
MOST = 80
"""How many of the likeliest changes of single cells are tried, alone and together."""
READINGS = 20_000
"""Most readings that are looked at."""
NODES = 20_000
"""Most nodes of the search for solutions of one reading."""


@dataclass(frozen=True, slots=True)
class Change:
    """An *option* for a *cell* instead of the likeliest, and what that costs in likelihood."""

    cost: float
    cell: int
    option: Option


@dataclass(frozen=True, slots=True)
class Belief:
    """The *options* taken for the cells, the cells *changed* from the likeliest, and whether there is one solution.

    *margin* is how much less likely, as a natural logarithm, the nearest other reading of one cell is.
    """

    options: tuple[Option, ...]
    changed: tuple[int, ...]
    status: engine.answers.Status
    margin: float


def believing(odds: Sequence[Odds], geometry: Geometry, budget: Budget) -> Slowly[Belief]:
    """Return the likeliest reading with one solution; if none is found in time, one with several, or the likeliest."""
    best = tuple(cell.best for cell in odds)
    status = _status(best, geometry)
    changes = sorted(_changes(odds), key=lambda change: change.cost)[:MOST]
    found = Belief(best, (), status, changes[0].cost if changes else FAR)
    if status == "unique":
        return found
    far = FAR_FROM_SEVERAL if status == "multiple" else FAR_TOGETHER
    for tried, (chosen, options) in enumerate(_nearest(best, changes, geometry, far)):
        if tried > READINGS or budget.is_spent():
            break
        status = _status(options, geometry) if options else "none"
        if status == "unique" or (status == "multiple" and found.status == "none"):
            found = Belief(options, tuple(sorted(change.cell for change in chosen)), status, 0.0)
        if status == "unique":
            return found
        if tried % 50 == 0:
            yield None
    return found


def _changes(odds: Sequence[Odds]) -> Iterator[Change]:
    for cell, found in enumerate(odds):
        for option in found.options[1:]:
            cost = math.log(found.best.odds / option.odds)
            if cost <= FAR:
                yield Change(cost, cell, option)


def _nearest(
    best: Sequence[Option], changes: Sequence[Change], geometry: Geometry, far: float
) -> Iterator[tuple[tuple[Change, ...], tuple[Option, ...]]]:
    """Yield *changes* of different cells and what they make of the *best* options, or nothing if two values clash.

    The likeliest combinations come first; after a clash, one of its two cells is changed next.
    """
    waiting: list[tuple[float, int, tuple[Change, ...]]] = [(0.0, 0, ())]
    known: set[frozenset[Change]] = set()
    while waiting:
        cost, _, chosen = heapq.heappop(waiting)
        options = {change.cell: change.option for change in chosen}
        made = tuple(options.get(cell, option) for cell, option in enumerate(best))
        clash = _clash(made, geometry)
        yield chosen, () if clash else made
        for change in changes:
            if cost + change.cost > far:
                break
            more = frozenset((*chosen, change))
            if change.cell not in options and (not clash or change.cell in clash) and more not in known:
                known.add(more)
                heapq.heappush(waiting, (cost + change.cost, len(known), (*chosen, change)))


def givens_of(options: Sequence[Option]) -> tuple[int, ...]:
    """Return the printed values."""
    return tuple(0 if option.by_hand else option.value for option in options)


def _clash(options: Sequence[Option], geometry: Geometry) -> tuple[int, ...]:
    """Return two cells of a house with the same value printed in both, or none."""
    givens = givens_of(options)
    for house in geometry.houses:
        seen: dict[int, int] = {}
        for cell in house.cells:
            if givens[cell] in seen:
                return seen[givens[cell]], cell
            if givens[cell]:
                seen[givens[cell]] = cell
    return ()


def _status(options: Sequence[Option], geometry: Geometry) -> engine.answers.Status:
    if _clash(options, geometry):
        return "none"
    return engine.solve(Puzzle(geometry, givens_of(options)), limit=2, budget=Budget(nodes=NODES)).status
