"""Plant a pattern: choose the givens that lead to it, before the rest of a puzzle is dug around them.

What a rare technique needs to be seen is said as a demand on the candidates of a few cells in the solution. The givens
that take away what must be absent are chosen first, as few as a greedy cover finds; whatever would take away what must
be present, and the cells that must be open, are never givens. So the pattern is there from the first, and what is left
to chance is that no plainer step destroys it or does its work.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pencilmark.board.dice import pick
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Candidate
from pencilmark.engine.answers import Solution


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
    """Return the cells (mask) that may be givens: none open, none that takes away what must be present."""
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
