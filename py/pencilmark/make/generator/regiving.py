"""Avoidable rectangles: if one of their corners is a given, choose other givens that lead there.

Givens alone cannot make an avoidable rectangle, for its corners must be found. But where the plainer ladder stops in a
puzzle, there are often some that would help if it were not for a given among their corners. What is filled there
follows from other givens as well; with these, nothing plainer may help either, and the corners may be found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import where
from pencilmark.board.model import Position
from pencilmark.engine.answers import Solution
from pencilmark.human.techniques import Technique
from pencilmark.make.generator.climb import stop
from pencilmark.make.generator.dig import values_at

DIGS, MOST_GIVEN = 12, 2
"""How many times other givens are chosen for a rectangle, and how many of its corners may be given."""


class ButForGivens(NamedTuple):
    """A rectangle that would help but for the givens in its *corners* (mask); *given* is their number.

    *filled* is the mask of all cells that are filled where the plainer techniques stop.
    """

    corners: int
    filled: int
    given: int

    def within(self, geometry: Geometry) -> Iterator[int]:
        """Yield the sets of cells (masks) in which other givens are worth looking for, the best first."""
        if self.given <= MOST_GIVEN:
            yield self.filled & ~self.corners
        if self.given == 1 and (self.corners & ~self.filled).bit_count() > 1:
            yield geometry.all_cells & ~self.corners


def but_for_givens(
    geometry: Geometry, solution: Solution, clues: int, technique: Technique, plainer: Sequence[Technique]
) -> Iterator[ButForGivens]:
    """Yield what of *technique* would help where *plainer* stops, if none of the *clues* (mask) were a given."""
    stopped = stop(geometry, values_at(solution, clues), plainer)
    if stopped is None:
        return
    filled = where(stopped.values)
    free = Position(geometry, stopped.values, stopped.digit_cells, stopped.cell_digits, 0)
    for step in technique.find(free):
        corners = step.evidence.cells
        yield ButForGivens(corners, filled, (corners & clues).bit_count())


def orders(filled: int, clues: int, orbits: Sequence[int], rng: Random) -> Iterator[list[int]]:
    """Yield orders to dig *orbits* in, so that mostly *clues* are left, then what is *filled*, then anything."""
    for _ in range(DIGS):
        order = shuffled(rng, orbits)
        order.sort(key=lambda orbit: bool(orbit & filled) + bool(orbit & clues))
        yield order


def without(orbits: Sequence[int], cells: int) -> tuple[list[int], int]:
    """List the *orbits* that have none of *cells* (mask), and return all of their cells (mask).

    >>> without([0b11, 0b100, 0b1000], 0b10)
    ([4, 8], 12)
    """
    left = [orbit for orbit in orbits if not orbit & cells]
    return left, sum(left)
