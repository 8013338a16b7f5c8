"""The largest number of disjoint sets among many; of unavoidable sets it is the maximal clique number.

Each cell gets a price such that the cells of every set together cost at least 1; then no more disjoint sets exist than
all cells cost. Good prices are found by raising those of the cheapest set again and again; they are whole numbers (of
UNIT), so that what they prove is exact. A search then tries to reach that number: what sets cost above 1, and cells
that no set uses, must not add up to more than is to spare.

The prices are those of Garg and Könemann (1998).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.task import Slowly, finished

UNIT = 1_000_000
ROUNDS, PAUSE = 20_000, 500
RISE, CALMER, LEAST_RISE = 0.1, 0.85, 0.002
CALM_AFTER = 2_000
NODES = 200_000


class Packing(NamedTuple):
    """Disjoint sets (masks), the most that were found, and a *bound*: there are no more."""

    sets: tuple[int, ...]
    bound: int

    @property
    def is_proved(self) -> bool:
        """Report whether the sets are proved to be the most."""
        return len(self.sets) == self.bound


def packing(sets: Sequence[int]) -> Packing:
    """Find the most of *sets* (masks of cells) that are disjoint.

    >>> packing([0b0011, 0b0110, 0b1100]).sets
    (3, 12)
    """
    return finished(packing_slowly(sets))


def packing_slowly(sets: Sequence[int], nodes: int = NODES) -> Slowly[Packing]:
    """Do what `packing` does, with pauses; for each number of sets the search visits at most *nodes* nodes."""
    most = _greedy(sets)
    prices = yield from _prices(sets)
    bound = sum(prices.values()) // UNIT
    for number in range(bound, len(most), -1):
        search = _Search(sets, prices, number, nodes)
        found = yield from search.run()
        if found:
            return Packing(tuple(sorted(found)), bound)
        if search.is_whole and bound == number:
            bound -= 1
    return Packing(tuple(sorted(most)), bound)


def _greedy(sets: Sequence[int]) -> list[int]:
    """Take the smallest sets, each disjoint from those taken."""
    taken, found = 0, list[int]()
    for cells in sorted(sets, key=lambda cells: (cells.bit_count(), cells)):
        if not cells & taken:
            taken |= cells
            found.append(cells)
    return found


def _prices(sets: Sequence[int]) -> Slowly[dict[int, int]]:
    """Return prices of cells, with the lowest total found: each set costs UNIT or more."""
    cells_of = [list(bits(cells)) for cells in sets]
    sets_of = {cell: [at for at, cells in enumerate(sets) if cells >> cell & 1] for cell in bits(union(sets))}
    price, cost = dict.fromkeys(sets_of, 1.0), [float(len(cells)) for cells in cells_of]
    best, lowest, rise = dict[int, float](), float("inf"), RISE
    for turn in range(ROUNDS if sets else 0):
        cheapest = min(cost)
        if (total := sum(price.values()) / cheapest) < lowest:
            lowest, best = total, {cell: one / cheapest for cell, one in price.items()}
        for cell in cells_of[cost.index(cheapest)]:
            more = price[cell] * rise
            price[cell] += more
            for at in sets_of[cell]:
                cost[at] += more
        if turn % CALM_AFTER == 0:
            rise = max(LEAST_RISE, rise * CALMER)
        if turn % PAUSE == 0:
            yield None
    found = {cell: int(one * UNIT) + 1 for cell, one in best.items()}
    short = UNIT - min((sum(found[cell] for cell in cells) for cells in cells_of), default=UNIT)
    return {cell: one + max(0, short) for cell, one in found.items()}


class _Search:
    """Looks for *number* disjoint sets; *is_whole* unless it was given up after some *nodes*."""

    def __init__(self, sets: Sequence[int], prices: dict[int, int], number: int, nodes: int) -> None:
        self._sets, self._prices, self._number, self._nodes = sets, prices, number, nodes
        self._above = {cells: sum(prices[cell] for cell in bits(cells)) - UNIT for cells in sets}
        self.is_whole = True

    def run(self) -> Slowly[list[int] | None]:
        """Return the sets; None if there are none, or the search was given up."""
        spare = sum(self._prices.values()) - UNIT * self._number
        visited, stack = count(1), [(list(self._sets), mask_of(self._prices), spare, list[int]())]
        while stack:
            sets, free, spare, taken = stack.pop()
            if len(taken) == self._number:
                return taken
            if (node := next(visited)) > self._nodes:
                self.is_whole = False
                return None
            if node % PAUSE == 0:
                yield None
            reached = union(sets)
            spare -= sum(self._prices[cell] for cell in bits(free & ~reached))
            if spare >= 0 and reached:
                stack += self._ways([one for one in sets if self._above[one] <= spare], free & reached, spare, taken)
        return None

    def _ways(
        self, sets: list[int], free: int, spare: int, taken: list[int]
    ) -> list[tuple[list[int], int, int, list[int]]]:
        """List the ways to go on from the cell that has the fewest, the cheapest last."""
        cell = min(bits(free), key=lambda cell: (sum(one >> cell & 1 for one in sets), -self._prices[cell]))
        ways = []
        if self._prices[cell] <= spare:
            without = [one for one in sets if not one >> cell & 1]
            ways.append((without, free & ~(1 << cell), spare - self._prices[cell], taken))
        for chosen in sorted((one for one in sets if one >> cell & 1), key=self._above.__getitem__, reverse=True):
            apart = [one for one in sets if not one & chosen]
            ways.append((apart, free & ~chosen, spare - self._above[chosen], [*taken, chosen]))
        return ways
