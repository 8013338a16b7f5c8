"""Grids whose skyscraper clues say much: random ones say too little for puzzles without givens.

A line in which *l* buildings of n are seen from one end and *r* from the other is one of C(l + r - 2, l - 1) times
[n - 1, l + r - 2] orders (Stirling numbers of the first kind; Comtet, Advanced Combinatorics, 1974): the fewer, the
more the clues of that line say. A random 9 x 9 grid comes to about 76 bits, hardly more than it takes to name a grid
(72), a better one to 99.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, factorial, log2

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution


def telling(solution: Solution, geometry: Geometry) -> Solution:
    """Exchange digits, and lines of a band, of a *solution* as long as its clues come to say more.

    >>> telling((1, 2, 2, 1), board("2 latin"))
    (1, 2, 2, 1)
    """
    size, said = geometry.size, said_by(solution, geometry.size)
    while True:
        others = [(said_by(other, size), other) for other in _beside(solution, geometry)]
        most, other = max(others, default=(0, solution))
        if most <= said:
            return solution
        said, solution = most, other


def said_by(solution: Solution, size: int) -> int:
    """Add up by how many thousandths of a bit the clues at both ends of rows and columns tell their lines from others.

    >>> said_by((1, 2, 2, 1), 2)
    4000
    """
    lines = [*_rows(solution, size), *_columns(solution, size)]
    return sum([_told(size, _seen(line), _seen(line[::-1])) for line in lines])


def _seen(line: Sequence[int]) -> int:
    """Count the values that are larger than all before them."""
    highest = count = 0
    for value in line:
        if value > highest:
            highest = value
            count += 1
    return count


@lru_cache(maxsize=4096)
def _told(size: int, left: int, right: int) -> int:
    """Return what the clues of a line say, in whole thousandths of a bit: the same on every machine."""
    orders = comb(left + right - 2, left - 1) * _cycles(size - 1, left + right - 2)
    return round(1000 * log2(factorial(size) / orders))


@lru_cache(maxsize=4096)
def _cycles(count: int, cycles: int) -> int:
    """Count the orders of *count* things with this number of *cycles* (or of things larger than all before them)."""
    if count == 0 or cycles == 0:
        return int(count == cycles)
    return _cycles(count - 1, cycles - 1) + (count - 1) * _cycles(count - 1, cycles)


def _beside(solution: Solution, geometry: Geometry) -> Iterator[Solution]:
    """Yield the grids in which two digits, two rows of a band or two columns of a stack have changed places."""
    size = geometry.size
    for one, other in combinations(range(1, size + 1), 2):
        changed = {one: other, other: one}
        yield tuple([changed.get(value, value) for value in solution])
    if geometry is not board(size) or not geometry.box:
        return
    high, wide = geometry.box
    for order in _orders(size, high):
        rows = _rows(solution, size)
        yield tuple(value for row in order for value in rows[row])
    for order in _orders(size, wide):
        columns = _columns(solution, size)
        yield tuple(value for row in zip(*[columns[column] for column in order], strict=True) for value in row)


def _orders(size: int, band: int) -> Iterator[list[int]]:
    """Yield the numbers of lines with two of a *band* exchanged."""
    for first in range(0, size, band):
        for one, other in combinations(range(first, first + band), 2):
            order = list(range(size))
            order[one], order[other] = other, one
            yield order


def _rows(values: Sequence[int], size: int) -> list[Sequence[int]]:
    return [values[start : start + size] for start in range(0, size * size, size)]


def _columns(values: Sequence[int], size: int) -> list[Sequence[int]]:
    return [values[start::size] for start in range(size)]
