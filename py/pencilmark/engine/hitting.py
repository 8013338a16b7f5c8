"""All minimal puzzles that some cells of a solution can give: every set that leaves it the only one and can lose none.

Where a set leaves another solution, too, one of the cells in which the two differ must be a given: the set must hit
them. So cells are added that hit what is known to be missed, the smallest first; when nothing is, a search brings
either the next solution to exclude, or the proof. A cell that was tried in one branch is left out of those after it,
so that no set comes twice.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark import engine
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.engine import plain
from pencilmark.engine.answers import Solution
from pencilmark.engine.kernels import is_available


class Hitting:
    """The search within *cells* (mask) of the one *solution* of a puzzle, for sets of at most *most* of them.

    Iterate it: it yields the mask of each minimal set, and None in between. *missed* lists what any set has to hit.
    """

    def __init__(self, puzzle: Puzzle, solution: Solution, cells: int, most: int | None = None) -> None:
        self._puzzle, self._solution, self._cells = puzzle, solution, cells
        self._most = cells.bit_count() if most is None else most
        self._is_quick = puzzle.geometry.is_classic and is_available(puzzle.geometry)
        self.missed = list[int]()

    def __iter__(self) -> Iterator[int | None]:
        return self._within(0, self._cells)

    def _within(self, chosen: int, left: int) -> Iterator[int | None]:
        """Yield the sets that have the cells *chosen*, and otherwise only some of those *left*."""
        missed = self._smallest_missed(chosen, left)
        if missed is None:
            other = self._least_missed(chosen)
            if other is None:
                yield chosen if self._is_minimal(chosen) else None
                return
            self.missed.append(other)
            yield None
            missed = other & left
        if chosen.bit_count() + self._disjoint(chosen) > self._most:
            return
        for cell in bits(missed):
            left &= ~(1 << cell)
            yield from self._within(chosen | 1 << cell, left)

    def _smallest_missed(self, chosen: int, left: int) -> int | None:
        """Return the fewest cells *left* of which one has to be added; None where nothing known is missed."""
        fewest = None
        for cells in self.missed:
            if not cells & chosen and (fewest is None or (cells & left).bit_count() < fewest.bit_count()):
                fewest = cells & left
        return fewest

    def _disjoint(self, chosen: int) -> int:
        """Count missed sets that have no cell in common: each takes a cell of its own."""
        hit, number = chosen, 0
        for cells in self.missed:
            if not cells & hit:
                hit |= cells
                number += 1
        return number

    def _least_missed(self, chosen: int) -> int | None:
        """Return a set that *chosen* misses and that has no smaller one in it; None where nothing is missed.

        All other cells are chosen, too, and of its own as many as leave another solution.
        """
        missed = self._other(chosen)
        if missed is None:
            return None
        for cell in bits(missed):
            if missed >> cell & 1 and (fewer := self._other(self._cells & ~missed | 1 << cell)) is not None:
                missed = fewer
        return missed

    def _other(self, chosen: int) -> int | None:
        """Return where another solution with the values *chosen* differs; None where there is none."""
        values = self._values(chosen)
        quick = plain.first_solutions(bytes(values), 2) if self._is_quick else None
        found = quick or engine.solve(self._of(values), limit=2).solutions
        for other in found:
            differs = sum(1 << cell for cell in bits(self._cells) if other[cell] != self._solution[cell])
            if differs or tuple(other) != self._solution:
                return differs
        return None

    def _is_minimal(self, chosen: int) -> bool:
        values = self._values(chosen)
        spare = next(iter(plain.spare(bytes(values)))) if self._is_quick else None
        return not (any(spare) if spare is not None else engine.redundant(self._of(values)))

    def _values(self, chosen: int) -> tuple[int, ...]:
        return tuple(value if chosen >> cell & 1 else 0 for cell, value in enumerate(self._solution))

    def _of(self, values: tuple[int, ...]) -> Puzzle:
        return Puzzle(self._puzzle.geometry, values)
