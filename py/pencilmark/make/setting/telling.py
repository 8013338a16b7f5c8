"""Clues that say much, and grids with such clues: random ones often say too little for a puzzle without givens.

How much a clue says: log2 of the number of all ways to fill its cells, over the number of those that it allows.

Skyscrapers: a line in which *l* buildings of n are seen from one end and *r* from the other is one of
C(l + r - 2, l - 1) times [n - 1, l + r - 2] orders (Stirling numbers of the first kind; Comtet, Advanced Combinatorics,
1974). A random 9 x 9 grid comes to about 76 bits, hardly more than it takes to name a grid (72), a better one to 99.
Little killers amount to about 135 bits in a random grid, to 165 in a better one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from math import comb, factorial, log2, prod

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution
from pencilmark.rules.variants.cells import diagonals

Said = Callable[[Solution, Geometry], int]


def telling(solution: Solution, geometry: Geometry, said_by: Said) -> Solution:
    """Exchange digits, and lines of a band, of a *solution* as long as that makes its clues say more, by *said_by*.

    >>> telling((1, 2, 2, 1), board("2 latin"), lambda grid, geometry: grid[0])
    (2, 1, 1, 2)
    """
    said = said_by(solution, geometry)
    while True:
        others = [(said_by(other, geometry), other) for other in _beside(solution, geometry)]
        most, other = max(others, default=(0, solution))
        if most <= said:
            return solution
        said, solution = most, other


def _beside(solution: Solution, geometry: Geometry) -> Iterator[Solution]:
    """Yield the grids in which two digits, two rows of a band or two columns of a stack are exchanged."""
    size = geometry.size
    for one, other in combinations(range(1, geometry.value_count + 1), 2):
        changed = {one: other, other: one}
        yield tuple([changed.get(value, value) for value in solution])
    if geometry is not board(size) or not geometry.box:
        return
    high, wide = geometry.box
    for order in _orders(size, high):
        rows = [solution[start : start + size] for start in range(0, size * size, size)]
        yield tuple(value for row in order for value in rows[row])
    for order in _orders(size, wide):
        columns = [solution[start::size] for start in range(size)]
        yield tuple(value for row in zip(*[columns[column] for column in order], strict=True) for value in row)


def _orders(size: int, band: int) -> Iterator[list[int]]:
    """Yield the numbers of lines with two of a *band* exchanged."""
    for first in range(0, size, band):
        for one, other in combinations(range(first, first + band), 2):
            order = list(range(size))
            order[one], order[other] = other, one
            yield order


def by_skyscrapers(solution: Solution, geometry: Geometry) -> int:
    """Add up what the clues at both ends of rows and columns say.

    >>> by_skyscrapers((1, 2, 2, 1), board("2 latin"))
    4000
    """
    size = geometry.size
    rows = [solution[start : start + size] for start in range(0, size * size, size)]
    columns = [solution[start::size] for start in range(size)]
    return sum([_by_ends(size, _seen(line), _seen(line[::-1])) for line in (*rows, *columns)])


def _seen(line: Sequence[int]) -> int:
    """Count the values that are larger than all before them."""
    return len(set(accumulate(line, max)))


@lru_cache(maxsize=4096)
def _by_ends(size: int, left: int, right: int) -> int:
    """Return how much the clues of a line say."""
    orders = comb(left + right - 2, left - 1) * _cycles(size - 1, left + right - 2)
    return _thousandths(factorial(size), orders)


@lru_cache(maxsize=4096)
def _cycles(count: int, cycles: int) -> int:
    """Count the orders of *count* things with this number of *cycles* (or of things larger than all before them)."""
    if count == 0 or cycles == 0:
        return int(count == cycles)
    return _cycles(count - 1, cycles - 1) + (count - 1) * _cycles(count - 1, cycles)


def by_diagonals(solution: Solution, geometry: Geometry) -> int:
    """Add up what a sum on every diagonal says, whose cells differ within a region.

    >>> by_diagonals((1, 2, 2, 1), board("2 latin"))
    4000
    """
    total = 0
    for cells, parts in _diagonals(geometry):
        total += _by_sum(geometry.size, parts, sum([solution[cell] for cell in cells]))
    return total


@lru_cache(maxsize=16)
def _diagonals(geometry: Geometry) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """List the diagonals, each with the numbers of its cells that lie in the same region."""
    region_of = [~cell if region < 0 else region for cell, region in enumerate(geometry.region_of)]
    lines = diagonals(geometry.size)
    return tuple((cells, tuple(sorted(Counter(region_of[cell] for cell in cells).values()))) for cells in lines)


@lru_cache(maxsize=4096)
def _by_sum(size: int, parts: tuple[int, ...], total: int) -> int:
    """Return how much a *total* says about cells that differ within each of *parts*."""
    ways = Counter({0: 1})
    for count in parts:
        more = Counter[int]()
        for one, times in ways.items():
            for other, sets in _sums_of_sets(size, count).items():
                more[one + other] += times * sets
        ways = more
    return _thousandths(ways.total(), ways[total])


@lru_cache(maxsize=256)
def _sums_of_sets(size: int, count: int) -> Counter[int]:
    """Count the sets of *count* values by their sums.

    >>> _sums_of_sets(4, 2)
    Counter({5: 2, 3: 1, 4: 1, 6: 1, 7: 1})
    """
    sums = [Counter({0: 1}), *(Counter[int]() for _ in range(count))]
    for value in range(1, size + 1):
        for taken in range(count, 0, -1):
            sums[taken].update({total + value: sets for total, sets in sums[taken - 1].items()})
    return sums[count]


@lru_cache(maxsize=4096)
def by_arrow(size: int, sees: tuple[tuple[int, ...], ...]) -> int:
    """Return how much an arrow says: that its first cell is the sum of the others; *sees*: earlier cells each sees.

    All ways are counted as if the earlier cells that a cell sees were different, which is off by some hundredths of a
    bit if they need not be.

    >>> by_arrow(9, ((), (0,), (0, 1)))
    3977
    """

    def ways(values: tuple[int, ...], left: int) -> int:
        if len(values) == len(sees):
            return left == 0
        taken = {values[other] for other in sees[len(values)]}
        return sum(ways((*values, value), left - value) for value in range(1, left + 1) if value not in taken)

    every = prod(max(size - len(earlier), 1) for earlier in sees)
    right = sum(ways((first,), first) for first in range(1, size + 1))
    return _thousandths(every, right)


def _thousandths(every: int, those: int) -> int:
    return round(1000 * log2(every / those)) if those else 0
