"""Believe a reading only when the engine does: of the likely readings the first with exactly one solution."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pencilmark import engine
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget, Slowly
from pencilmark.picture.odds import Odds, Option

FAR, FAR_TOGETHER = 4.0, 8.0
"""What is this much less likely than the best, as a natural logarithm, is not tried: one option, some together."""
FAR_FROM_SEVERAL = 3.0
"""The same where the best has several solutions: there are such puzzles, and rules that no digit of a picture tells."""
MOST = 80
"""Changes of single cells that are tried, alone and together, the likeliest of all."""
READINGS = 20_000
"""Readings that are looked at."""
NODES = 20_000
"""Nodes of the search for solutions of one reading."""


@dataclass(frozen=True, slots=True)
class Change:
    """An *option* for a *cell* instead of the likeliest, and what that costs in likelihood."""

    cost: float
    cell: int
    option: Option


@dataclass(frozen=True, slots=True)
class Belief:
    """The *options* taken for the cells, those that were *changed* from the likeliest, whether one solution is left.

    *margin* is how much less likely, as a natural logarithm, the nearest other reading of one cell is.
    """

    options: tuple[Option, ...]
    changed: tuple[int, ...]
    status: engine.answers.Status
    margin: float


def believing(odds: Sequence[Odds], geometry: Geometry, budget: Budget) -> Slowly[Belief]:
    """Return the likeliest reading that has exactly one solution; the likeliest of all where none is found in time."""
    best = tuple(cell.best for cell in odds)
    first = status = _status(best, geometry)
    changes = sorted(_changes(odds), key=lambda change: change.cost)[:MOST]
    if status != "unique":
        far = FAR_FROM_SEVERAL if status == "multiple" else FAR_TOGETHER
        for tried, chosen in enumerate(_sets(changes)):
            cost = sum(change.cost for change in chosen)
            if tried > READINGS or cost > far or budget.is_spent():
                break
            options = list(best)
            for change in chosen:
                options[change.cell] = change.option
            if not _conflicts(options, geometry) and _status(options, geometry) == "unique":
                return Belief(tuple(options), tuple(sorted(change.cell for change in chosen)), "unique", 0.0)
            if tried % 50 == 0:
                yield None
    return Belief(best, (), first, changes[0].cost if changes else FAR)


def _changes(odds: Sequence[Odds]) -> Iterator[Change]:
    for cell, found in enumerate(odds):
        for option in found.options[1:]:
            cost = math.log(found.best.odds / option.odds)
            if cost <= FAR:
                yield Change(cost, cell, option)


def _sets(changes: Sequence[Change]) -> Iterator[tuple[Change, ...]]:
    """Yield sets of *changes* of different cells, the likeliest together first."""
    waiting: list[tuple[float, tuple[int, ...]]] = [(change.cost, (0,)) for change in changes[:1]]
    while waiting:
        cost, chosen = heapq.heappop(waiting)
        found = [changes[number] for number in chosen]
        if len({change.cell for change in found}) == len(found):
            yield tuple(found)
        following = chosen[-1] + 1
        if following < len(changes):
            heapq.heappush(waiting, (cost + changes[following].cost, (*chosen, following)))
            swapped = cost + changes[following].cost - changes[chosen[-1]].cost
            heapq.heappush(waiting, (swapped, (*chosen[:-1], following)))


def givens_of(options: Sequence[Option]) -> tuple[int, ...]:
    """Return the printed values."""
    return tuple(0 if option.by_hand else option.value for option in options)


def _conflicts(options: Sequence[Option], geometry: Geometry) -> bool:
    givens = givens_of(options)
    for house in geometry.houses:
        values = [givens[cell] for cell in house.cells if givens[cell]]
        if len(set(values)) < len(values):
            return True
    return False


def _status(options: Sequence[Option], geometry: Geometry) -> engine.answers.Status:
    if _conflicts(options, geometry):
        return "none"
    return engine.solve(Puzzle(geometry, givens_of(options)), limit=2, budget=Budget(nodes=NODES)).status
