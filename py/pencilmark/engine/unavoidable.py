"""Unavoidable sets of a solution grid: cells in which another solution can differ while all other cells agree.

A puzzle has the grid as its only solution if and only if its givens hit all of them. A set is listed if no smaller one
is part of it. All up to a given size are found: from each cell that may be the first of a set, a cell that changes is
given another value; the cells that hold this value in its houses have to change, too, and so on, until no cell is left
to change. A house, or a value, that a set touches has at least two of its cells, so few ways go far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, mask_of, where
from pencilmark.board.task import Task, finished

STATES = 200
"""States of a search after which it pauses: a few milliseconds."""


def unavoidable_sets(geometry: Geometry, solution: Sequence[int], most: int) -> list[int]:
    """List the unavoidable sets (masks) of at most *most* cells, the smallest first.

    The board must be one whose houses all hold every value.

    >>> len(unavoidable_sets(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1), 4))
    8
    """
    return finished(unavoidable_slowly(geometry, solution, most))


def unavoidable_slowly(geometry: Geometry, solution: Sequence[int], most: int) -> Task[int, list[int]]:
    """Do what `unavoidable_sets` does, and report now and then for how many cells of the board all sets are known."""
    search = _Search(geometry, solution, most)
    for first in range(geometry.cell_count):
        for _ in search.from_cell(first):
            yield first
        yield first + 1
    found = list[int]()
    for cells in sorted(search.found, key=lambda cells: (cells.bit_count(), cells)):
        if not any(smaller & cells == smaller for smaller in found):
            found.append(cells)
    return found


class _Search:
    """Collects in *found* the sets (masks) of at most *most* cells in which another solution differs."""

    def __init__(self, geometry: Geometry, solution: Sequence[int], most: int) -> None:
        self.found, self._most = set[int](), most
        self._peers = geometry.peer_masks
        values = range(1, geometry.size + 1)
        self._held = [0, *(where(own == value for own in solution) for value in values)]
        self._must = [self._following(geometry, solution, cell) for cell in range(geometry.cell_count)]
        kinds = dict.fromkeys(house.kind for house in geometry.houses)
        masks = [[mask_of(house.cells) for house in geometry.houses if house.kind == kind] for kind in kinds]
        self._parts = [*masks, self._held[1:]]

    def _following(self, geometry: Geometry, solution: Sequence[int], cell: int) -> list[tuple[int, int]]:
        """List the other values of a *cell*, each with the cells (mask) that must change when it gets that value."""
        seen = geometry.peer_masks[cell]
        others = (value for value in range(1, geometry.size + 1) if value != solution[cell])
        return [(value, seen & self._held[value] | 1 << cell) for value in others]

    def from_cell(self, first: int) -> Iterator[None]:
        """Find the sets whose first cell is *first*, with a pause after every few states.

        In each state the cells *changed* differ, those *left* among them have no new value yet, and *put* has for each
        value the cells that have got it; cells before *first* stay as they are.
        """
        banned, states = (1 << first) - 1, [(1 << first, 1 << first, (0,) * len(self._held))]
        for turn in count(1):
            if not states:
                return
            changed, left, put = states.pop()
            if not left:
                self.found.add(changed)
                continue
            cell, ways = self._narrowest(changed, left, banned, put)
            rest = left & ~(1 << cell)
            for value, after in ways:
                now = (*put[:value], put[value] | 1 << cell, *put[value + 1 :])
                states.append((after, rest | after & ~changed, now))
            if turn % STATES == 0:
                yield None

    def _narrowest(self, changed: int, left: int, banned: int, put: Sequence[int]) -> tuple[int, list[tuple[int, int]]]:
        """Choose the cell *left* that has the fewest new values; list these, each with the cells changed then."""
        best, fewest = -1, list[tuple[int, int]]()
        for cell in bits(left):
            peers = self._peers[cell]
            ways = [
                (value, changed | following)
                for value, following in self._must[cell]
                if not following & banned and not put[value] & peers and self._fits(changed, changed | following)
            ]
            if best < 0 or len(ways) < len(fewest):
                best, fewest = cell, ways
                if len(ways) <= 1:
                    break
        return best, fewest

    def _fits(self, before: int, changed: int) -> bool:
        """Report whether a set of the size wanted may have all cells *changed*, as it may have those *before*."""
        if changed == before:
            return True
        if changed.bit_count() > self._most:
            return False
        for parts in self._parts:  # as loops: most of the time of a search is spent here
            cells = 0
            for part in parts:
                if held := part & changed:
                    cells += held.bit_count() if held & held - 1 else 2
            if cells > self._most:
                return False
        return True
