"""A solution grid examined: its class, bands and stacks, its unavoidable sets and how many of them are disjoint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from pencilmark import engine
from pencilmark.board.automorphisms import automorphisms, orbits
from pencilmark.board.boards import board
from pencilmark.board.errors import InputError
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.board.task import FOREVER, Budget, Progress, Task, finished, part_of, retold, within
from pencilmark.engine.answers import BackendName, Solution
from pencilmark.engine.bands import Band, bands_of
from pencilmark.engine.isomorphs import canonical
from pencilmark.engine.packing import Packing, packing_slowly
from pencilmark.engine.unavoidable import unavoidable_slowly

AT_ONCE = 12
"""Cells of the unavoidable sets that are looked for first; of larger ones, size by size, while there is time."""


@dataclass(frozen=True, slots=True)
class Laboratory:
    """What is known of a *grid* of 9 x 9.

    *least* is the least member of its class, and *bands* are those from the top, then the stacks from the left.
    *sets* are all unavoidable sets of at most *complete* cells (masks, the smallest first), *orbits* the first of those
    that automorphisms turn into each other, and *packing* the most disjoint ones: their number is the MCN.
    """

    grid: Solution
    least: Solution
    automorphisms: int
    bands: tuple[Band, ...]
    sets: tuple[int, ...]
    complete: int
    orbits: tuple[int, ...]
    packing: Packing

    @property
    def mcn(self) -> int:
        """Return the maximal clique number, as far as it is known (see `Packing.is_proved`)."""
        return len(self.packing.sets)

    def sizes(self) -> dict[int, tuple[int, int]]:
        """Count, for each size, the unavoidable sets and their orbits."""
        sets, kinds = (Counter(map(int.bit_count, of)) for of in (self.sets, self.orbits))
        return {size: (sets[size], kinds[size]) for size in sorted(sets)}


def grid_of(puzzle: Puzzle, *, budget: Budget = FOREVER, backend: BackendName = "auto") -> Solution:
    """Return the grid that a 9 x 9 *puzzle* is, or that is its one solution. Raises InputError."""
    answer = engine.solve(puzzle, budget=budget, backend=backend)
    if answer.status != "unique" or not puzzle.geometry.is_classic:
        raise InputError("no-solution-grid")
    return answer.solutions[0]


def examine(grid: Sequence[int], most: int = AT_ONCE, budget: Budget = FOREVER) -> Laboratory:
    """Examine a 9 x 9 *grid*: its unavoidable sets have at most *most* cells. Raises InputError where it is none.

    When the *budget* is spent, the larger sets are left out, and `Laboratory.complete` says so.
    """
    return finished(examine_slowly(grid, most, budget))


def examine_slowly(grid: Sequence[int], most: int = AT_ONCE, budget: Budget = FOREVER) -> Task[Progress, Laboratory]:
    """Do what `examine` does, and say how far it is."""
    geometry = board("9")
    values = tuple(grid)
    if len(values) != geometry.cell_count or 0 in values or Puzzle(geometry, values).conflicts():
        raise InputError("no-solution-grid")
    found, ways = canonical(geometry, values), automorphisms(values)
    yield Progress(0.0)
    sets, complete = list[int](), 0
    sizes = range(min(AT_ONCE, most), most + 1)
    for turn, size in enumerate(sizes):
        larger = within(_sets(values, size), budget)
        if (more := (yield from part_of(larger, turn / (len(sizes) + 1), 1 / (len(sizes) + 1)))) is None:
            break
        sets, complete = more, size
    best = yield from retold(packing_slowly(sets), lambda told: Progress(1.0))
    bands, kinds = tuple(bands_of(values)), tuple(orbits(sets, ways))
    return Laboratory(values, found.least, found.automorphisms, bands, tuple(sets), complete, kinds, best)


def _sets(grid: Solution, most: int) -> Task[Progress, list[int]]:
    """Find the sets; the first cells of the board take the longest."""
    geometry, says, left = board("9"), phrase("grid-sets", most=most), board("9").cell_count

    def told(_: None) -> Progress:
        nonlocal left
        left -= 1
        return Progress(1 - (left / geometry.cell_count) ** 2, says)

    return (yield from retold(unavoidable_slowly(geometry, grid, most), told))
