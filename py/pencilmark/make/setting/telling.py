"""Grids whose clues say much: those of random ones often say too little for puzzles without givens, or for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.engine.answers import Solution

Said = Callable[[Solution, Geometry], int]


def telling(solution: Solution, geometry: Geometry, said_by: Said) -> Solution:
    """Exchange digits, and lines of a band, of a *solution* as long as its clues come to say more by *said_by*.

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
    """Yield the grids in which two digits, two rows of a band or two columns of a stack have changed places."""
    size = geometry.size
    for one, other in combinations(range(1, size + 1), 2):
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
