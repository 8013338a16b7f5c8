"""All minimal puzzles within some cells of a solution: every set of givens that leaves it the only one and needs all.

If a set leaves another solution, too, one of the cells in which the two differ must be a given: the set must hit them.
So cells are added that hit known sets that are missed, the smallest first; if none is, a search finds either another
solution to exclude, or the proof that there is none. A cell that was tried in one branch is left out of those after it,
so that no set comes twice. The last cells of a set in a whole 9 x 9 grid are left to a kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pencilmark import engine
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Puzzle
from pencilmark.engine import plain
from pencilmark.engine.answers import Solution
from pencilmark.engine.kernel.nine_hitting import DEEPEST, MOST_SETS, hitting_kernel
from pencilmark.engine.kernels import is_available


class OpenPart(NamedTuple):
    """A part of the search that is still to be done: sets that have the cells *chosen* and some of those *left*.

    *share* is its share of the whole, if all ways to go on from one node count alike.
    """

    chosen: int
    left: int
    share: float


class Hitting:
    """The search within *cells* (mask) of the one *solution* of a puzzle, for sets of at most *most* of them.

    Iterate it: it yields the mask of each minimal set, and None where it may be stopped. *missed* lists what any set
    has to hit; sets that are *known* make the search quicker. *nodes* are still to be done, the next one last: a search
    that was stopped goes on from there.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        solution: Solution,
        cells: int,
        most: int | None = None,
        known: Iterable[int] = (),
        nodes: Iterable[OpenPart] | None = None,
    ) -> None:
        self._puzzle, self._solution, self._cells = puzzle, solution, cells
        self._most = cells.bit_count() if most is None else most
        self._is_quick = puzzle.geometry.is_classic and is_available(puzzle.geometry)
        self.missed = [missed for missed in known if missed & ~cells == 0]
        is_whole = self._is_quick and cells.bit_count() == puzzle.geometry.cell_count
        self._kernel = hitting_kernel() if is_whole else None
        known = self.missed[:MOST_SETS] if is_whole else []
        self._known = bytearray().join(missed.to_bytes(16, "little") for missed in known)
        self.nodes = [OpenPart(0, cells, 1.0)] if nodes is None else list(nodes)

    @property
    def searched(self) -> float:
        """Return the share of the search that is done; 1 only at its end."""
        return min(1 - 1e-12, max(0.0, 1 - sum(node.share for node in self.nodes))) if self.nodes else 1.0

    def __iter__(self) -> Iterator[int | None]:
        while self.nodes:
            yield from filter(self._is_minimal, self._opened(self.nodes.pop()))
            yield None

    def _opened(self, node: OpenPart) -> list[int]:
        """Return the sets of a node that leave one solution; or none, and put the nodes that follow in its place."""
        chosen, more = node.chosen, self._most - node.chosen.bit_count()
        if self._kernel and more <= DEEPEST:
            dead = self._cells & ~(node.left | chosen)
            found = self._kernel.below(bytes(self._solution), self._known, chosen, dead, more)
            if found is not None:
                return found
        missed = [cells & node.left for cells in self.missed if not cells & chosen]
        if not missed:
            other = self._least_missed(chosen)
            if other is None:
                return [chosen]
            self.missed.append(other)
            missed = [other & node.left]
        if _disjoint(missed) <= more:
            self.nodes += reversed(self._following(node, missed))
        return []

    def _following(self, node: OpenPart, missed: list[int]) -> list[OpenPart]:
        """List the nodes that add a cell of the smallest set *missed*, first the cells that hit many such sets."""
        chosen, left = node.chosen, node.left
        ways = min(missed, key=int.bit_count)
        cells = sorted(bits(ways), key=lambda cell: -sum(one >> cell & 1 for one in missed))
        following = list[OpenPart]()
        for cell in cells:
            left &= ~(1 << cell)
            following.append(OpenPart(chosen | 1 << cell, left, node.share / len(cells)))
        return following

    def _least_missed(self, chosen: int) -> int | None:
        """Return a set that *chosen* misses and that has no smaller one in it; None if nothing is missed.

        All cells outside it are chosen, and as many of its own as still leave another solution.
        """
        missed = self._other(chosen)
        if missed is None:
            return None
        for cell in bits(missed):
            if missed >> cell & 1 and (fewer := self._other(self._cells & ~missed | 1 << cell)) is not None:
                missed = fewer
        return missed

    def _other(self, chosen: int) -> int | None:
        """Return where another solution with the values *chosen* differs; None if there is none."""
        values = self._values(chosen)
        quick = plain.first_solutions(bytes(values), 2) if self._is_quick else None
        found = quick or engine.solve(self._of(values)).solutions
        for other in found:
            differs = mask_of(cell for cell in bits(self._cells) if other[cell] != self._solution[cell])
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


def _disjoint(missed: list[int]) -> int:
    """Count sets that have no cell in common: each needs a cell of its own."""
    hit = number = 0
    for cells in missed:
        if not cells & hit:
            hit |= cells
            number += 1
    return number
