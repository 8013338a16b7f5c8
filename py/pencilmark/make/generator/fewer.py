"""Puzzles with few givens: a walk that exchanges one given after another until one more can go.

Digging ends near 24 givens, and a puzzle with 19 is next to others with 19, not to those with 24. So a given is
removed, and all solutions that are then left are looked at: a digit that exactly one of them has in a cell makes, as a
given, a puzzle with as many givens as before. Some of these have a given to spare: it goes, and the walk has reached a
smaller puzzle. If none has, the walk goes on to any of them. One count of solutions finds all that can replace a given.
Under a symmetry, orbits are exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from operator import itemgetter
from random import Random
from typing import TypeAlias

from pencilmark.board.dice import pick, shuffled
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, highest
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Solution
from pencilmark.engine.kernel.kernel import NineKernel
from pencilmark.make.generator.dig import dig, dig_quickly, filled, values_at
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.pattern import solutions
from pencilmark.make.generator.proof import kernel_for, prover
from pencilmark.make.wish import Wish

Values: TypeAlias = tuple[int, ...]
Place: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]  # the cells of an orbit, and their digits
MOST, MOST_SYMMETRIC = 1000, 3000
"""Solutions without a given (or an orbit of several) from which on it is not exchanged."""
IDLE = 200
"""Moves without a given less after which the walk begins anew."""
WALKED = {"none": 21, "diagonal": 22, "antidiagonal": 22, "rotational180": 23, "mirror-horizontal": 23}
WALKED |= {"mirror-vertical": 23, "mirror-both": 25, "rotational90": 25, "diagonals": 25, "full": 25}
"""For each symmetry the most givens that a wish may allow for it to be walked to: digging seldom leaves as few."""


def is_walked(wish: Wish) -> bool:
    """Report whether what is wished has too few givens for digging.

    >>> is_walked(Wish(clues=(19, 19))), is_walked(Wish(clues=(19, 24)))
    (True, False)
    """
    is_free = wish.geometry.is_classic and wish.pattern is None and wish.method == "dig"
    return is_free and wish.clues is not None and wish.clues[1] <= WALKED[wish.symmetry]


class Walk:
    """The walk on a board: its dice, and the *orbits* (masks) of cells that are givens together or not at all."""

    def __init__(self, geometry: Geometry, orbits: Sequence[int], rng: Random, backend: str = "auto") -> None:
        self.geometry, self.orbits, self.rng, self.backend = geometry, orbits, rng, backend
        self.kernel = kernel_for(geometry, backend)
        self.has_single_cells = all(orbit.bit_count() == 1 for orbit in orbits)
        self.most = MOST if self.has_single_cells else MOST_SYMMETRIC

    def steps(self, fewest: int) -> Iterator[tuple[Solution, int] | None]:
        """Yield each puzzle reached, as its solution and givens (mask), and None in between; never ends.

        All are minimal; the number of givens never rises, and stops at *fewest*.
        """
        while True:
            values, idle, known = self._dug(random_grid(self.geometry, self.rng, self.backend)), 0, set[Values]()
            while idle < IDLE and len(values) - values.count(0) >= fewest:
                known.add(values)
                yield self._solved(values), filled(bytes(values))
                others = list[Values]()
                for orbit in self.orbits:
                    if values[highest(orbit)]:
                        others += [other for other in self.exchanged(values, orbit) if other not in known]
                        yield None
                if not others:
                    break
                found = self._smaller(values, others, fewest)
                idle = 0 if found else idle + 1
                values = found or pick(self.rng, others)

    def exchanged(self, values: Values, orbit: int) -> list[Values]:
        """List the puzzles with one solution that have other givens instead of those in *orbit*, there or elsewhere."""
        left = values_at(values, ~orbit & self.geometry.all_cells)
        if self.has_single_cells and isinstance(self.kernel, NineKernel):
            found, once = self.kernel.once(bytes(left), self.most)
            known = enumerate(once if found < self.most else (), 1)
            places: list[Place] = [
                ((cell,), (value,)) for value, mask in known for cell in bits(mask) if not left[cell]
            ]
        else:
            places = self._once(left)
        made = (_with_givens(left, cells, digits) for cells, digits in sorted(places))
        return [other for other in made if other != values]

    def _once(self, left: Values) -> list[Place]:
        """List cells of an orbit with digits that exactly one solution of *left* has there; none if too many."""
        found = list(islice(solutions(Puzzle(self.geometry, left), self.backend), self.most))
        places = [] if len(found) == self.most else [tuple(bits(orbit)) for orbit in self.orbits]
        once = list[Place]()
        for cells in places:
            if left[cells[0]]:
                continue
            digits = (
                Counter(map(itemgetter(*cells), found)) if len(cells) > 1 else Counter((s[cells[0]],) for s in found)
            )
            once += [(cells, own) for own, number in digits.items() if number == 1]
        return once

    def _smaller(self, values: Values, others: Sequence[Values], fewest: int) -> Values | None:
        """Take one of the *others* that has a given to spare, and remove that; at least *fewest* are left."""
        dug = (self._dug(other) for other in others)
        found = [one for one in dug if values.count(0) < one.count(0) <= len(one) - fewest]
        return pick(self.rng, found) if found else None

    def _dug(self, values: Values) -> Values:
        """Remove from a puzzle with one solution, in random order, what it can spare."""
        solution = values if self.kernel else self._solved(values)  # the kernel digs without knowing it
        return values_at(values, self.dug_of(solution, filled(bytes(values))))

    def dug_of(self, solution: Values, clues: int, order: Sequence[int] | None = None) -> int:
        """Remove from the givens *clues* (mask) of a *solution*, in an *order* or a random one, what can be spared."""
        if order is None:
            order = shuffled(self.rng, [orbit for orbit in self.orbits if orbit & clues])
        left = dig_quickly(self.kernel, solution, clues, order) if self.kernel else None
        return dig(prover(self.geometry, solution, self.backend), clues, order) if left is None else left

    def _solved(self, values: Values) -> Solution:
        return next(solutions(Puzzle(self.geometry, values), self.backend))


def _with_givens(values: Values, cells: Sequence[int], digits: Sequence[int]) -> Values:
    """Set *digits* in *cells*."""
    made = list(values)
    for cell, digit in zip(cells, digits, strict=True):
        made[cell] = digit
    return tuple(made)
