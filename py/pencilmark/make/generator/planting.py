"""Plant a pattern: choose the givens that lead to it, before the rest of a puzzle is dug around them.

What a rare technique needs to be seen is said as a demand on the candidates of a few cells in the solution. The givens
that take away what must be absent are chosen first, as few as a greedy cover finds; whatever would take away what must
be present, and the cells that must be open, are never givens. So the pattern is there from the first, and what is left
to chance is that no plainer step destroys it or does its work.

A planter takes a random place for its pattern in the solution, and may fail there (None). It demands what the pattern
is made of, and not that it is needed: that is judged when the puzzle is dug.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from random import Random

from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Candidate
from pencilmark.engine.answers import Solution
from pencilmark.human.techniques.rectangles import rectangles


@dataclass(frozen=True, slots=True)
class Demand:
    """What a pattern needs: candidates (cell, value) *absent* and *present*, and the *open* cells (mask), no givens."""

    absent: frozenset[Candidate]
    present: frozenset[Candidate]
    open: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The givens (masks) that a demand *needed*, and all that it *allowed*; those needed are allowed."""

    needed: int
    allowed: int


def plan(geometry: Geometry, solution: Solution, demand: Demand, rng: Random) -> Plan | None:
    """Choose givens of the *solution* that meet a *demand*; None when none do.

    The cover is greedy: the given that takes away most of what must still go comes next, by chance among equals.
    """
    allowed = _allowed(geometry, solution, demand)
    takes = _taking(geometry, solution, demand, allowed)
    left, needed = set(demand.absent), 0
    while left:
        gains = [(len(taken & left), cell) for cell, taken in takes.items()]
        most = max((gain for gain, _ in gains), default=0)
        if not most:
            return None
        cell = pick(rng, [cell for gain, cell in gains if gain == most])
        needed |= 1 << cell
        left -= takes[cell]
    return Plan(needed, allowed)


def _allowed(geometry: Geometry, solution: Solution, demand: Demand) -> int:
    """Return the cells (mask) that may be givens: not those to stay open, nor any that removes what must be present."""
    banned = demand.open
    for cell, value in demand.present:
        banned |= 1 << cell
        banned |= sum(1 << peer for peer in geometry.peers[cell] if solution[peer] == value)
    return geometry.all_cells & ~banned


def _taking(geometry: Geometry, solution: Solution, demand: Demand, allowed: int) -> dict[int, set[Candidate]]:
    """Return, in the order of the cells, what each given that is allowed takes away of what must be absent."""
    takes: dict[int, set[Candidate]] = {}
    for gone in sorted(demand.absent):
        cell, value = gone
        by = [peer for peer in geometry.peers[cell] if solution[peer] == value]
        for taker in (*by, cell):
            if allowed >> taker & 1 and solution[cell] != value:
                takes.setdefault(taker, set()).add(gone)
    return dict(sorted(takes.items()))


def demand(
    absent: Sequence[Candidate], present: Sequence[Candidate], open_cells: Sequence[int], solution: Solution
) -> Demand | None:
    """Make a demand; None where the *solution* itself has what is to be absent.

    >>> demand([(0, 1)], [], [0], (1, 2)) is None
    True
    """
    if any(solution[cell] == value for cell, value in absent):
        return None
    return Demand(frozenset(absent), frozenset(present), sum(1 << cell for cell in set(open_cells)))


Planter = Callable[[Geometry, Solution, Random], Demand | None]
QUAD = 4


def _naked_set(size: int, geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand *size* cells of a house that have only their own values.

    One other cell at most may be solved: with fewer open cells the rest is a smaller hidden set, which comes first.
    """
    house = shuffled(rng, pick(rng, geometry.houses).cells)
    cells, rest = house[:size], house[size:]
    absent = [Candidate(cell, solution[other]) for cell, other in product(cells, rest)]
    present = [Candidate(cell, solution[cell]) for cell in cells]
    return demand(absent, present, house[:-1], solution)


def _hidden_set(size: int, geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand a house without givens in which *size* values have no place but as many cells."""
    house = shuffled(rng, pick(rng, geometry.houses).cells)
    cells, rest = house[:size], house[size:]
    absent = [Candidate(other, solution[cell]) for cell, other in product(cells, rest)]
    present = [Candidate(cell, solution[cell]) for cell in cells]
    return demand(absent, present, house, solution)


def _fish(size: int, geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand *size* lines with a value's places in as many crossing lines, and at most one other line that is solved.

    With two lines solved the others have a smaller fish in the crossing lines, which comes first.
    """
    count, value = geometry.size, 1 + roll(rng, geometry.size)
    step, cross = (count, 1) if roll(rng, 2) else (1, count)
    place = [next(at for at in range(count) if solution[line * step + at * cross] == value) for line in range(count)]
    lines = shuffled(rng, range(count))
    base, unsolved = lines[:size], lines[: count - 1]
    covers = {place[line] for line in base}
    absent = [Candidate(line * step + at * cross, value) for line in base for at in range(count) if at not in covers]
    present = [Candidate(line * step + place[line] * cross, value) for line in unsolved]
    return demand(absent, present, [cell for cell, _ in present], solution)


def _only(cell: int, values: Sequence[int], size: int) -> list[Candidate]:
    """List the candidates that must go for *cell* to have the *values* alone."""
    return [Candidate(cell, value) for value in range(1, size + 1) if value not in values]


def _rectangle_5(geometry: Geometry, solution: Solution, rng: Random) -> Demand | None:
    """Demand four corners with two values, and in two that are diagonal a third one, the same.

    No given takes the third value from the other corners and leaves it in these two: that must come from other cells.
    """
    corners = _turned(pick(rng, rectangles(geometry)), rng)
    (first, second, third, last) = (solution[cell] for cell in corners)
    extras = {first, last} - {second, third}
    low = {second, third} | ({first, last} - extras)
    if len(extras) != 1 or len(low) > 2:
        return None
    (extra,) = extras
    pair = sorted(low)
    if len(pair) == 1:
        pair.append(pick(rng, [value for value in range(1, geometry.size + 1) if value not in (extra, pair[0])]))
    wide = (*pair, extra)
    held = [(corners[0], wide), (corners[1], pair), (corners[2], pair), (corners[3], wide)]
    absent = [gone for cell in corners for gone in _only(cell, wide, geometry.size)]
    present = [Candidate(cell, value) for cell, values in held for value in values]
    return demand(absent, present, corners, solution)


def _turned(corners: Sequence[int], rng: Random) -> list[int]:
    """List the corners of a rectangle (the diagonal ones are 0 and 3, 1 and 2) from any of them, either way round."""
    a, b, c, d = corners
    return list(pick(rng, [(a, b, c, d), (b, a, d, c), (c, d, a, b), (d, c, b, a), (a, c, b, d), (b, d, a, c)]))


PLANTERS: dict[str, Planter] = {
    "naked-quad": partial(_naked_set, QUAD),
    "hidden-quad": partial(_hidden_set, QUAD),
    "jellyfish": partial(_fish, QUAD),
    "unique-rectangle-5": _rectangle_5,
}
"""By the id of the technique. Others come up often enough by chance, or cannot be planted by givens."""
