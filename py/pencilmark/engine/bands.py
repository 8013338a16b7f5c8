"""Bands: which of the 416 classes each band and stack of a solution grid is of, and how many grids have that band.

Two bands are of one class when one becomes the other by changing the order of its rows, of its boxes and of columns in
a box, and by renaming the digits. The classes are numbered from 1 in the order of their least members, which begin
with the row 123456789. ``bands.txt`` has the two other rows of each, and the number of its completions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pencilmark.board.boards import board
from pencilmark.engine.isomorphs import canonical

SIZE, ROWS = 9, 3
CELLS = SIZE * ROWS
FIRST = tuple(range(1, SIZE + 1))


class Band(NamedTuple):
    """A class of bands: its *number* (1 to 416), its least member (27 values), and how often it is completed to a grid.

    *completions* counts the ways to fill the six other rows.
    """

    number: int
    least: tuple[int, ...]
    completions: int


@lru_cache(maxsize=1)
def bands() -> tuple[Band, ...]:
    """List the classes in their order.

    >>> len(bands()), bands()[0].completions
    (416, 7802998272)
    """
    lines = Path(__file__).with_name("bands.txt").read_text("utf-8").split("\n")
    rows = (line.split() for line in lines if line)
    return tuple(
        Band(number, (*FIRST, *map(int, least)), int(completions))
        for number, (least, completions) in enumerate(rows, 1)
    )


@lru_cache(maxsize=1)
def _by_least() -> dict[tuple[int, ...], Band]:
    return {band.least: band for band in bands()}


def band_of(values: Sequence[int]) -> Band:
    """Find the class of a band: 27 values, row by row.

    >>> band_of((1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 1, 2, 3, 7, 8, 9, 1, 2, 3, 4, 5, 6)).number
    1
    """
    return _by_least()[least_of(values)]


def least_of(values: Sequence[int]) -> tuple[int, ...]:
    """Return the least member of a band's class: with blank rows a puzzle, whose least isomorph has them above it."""
    return canonical(board("9"), (*values, *(0,) * (2 * CELLS))).least[-CELLS:]


def bands_of(grid: Sequence[int]) -> list[Band]:
    """List the classes of the three bands of a grid, from the top, then those of its stacks, from the left."""
    turned = [grid[SIZE * row + column] for column in range(SIZE) for row in range(SIZE)]
    return [band_of(cells[start : start + CELLS]) for cells in (grid, turned) for start in range(0, SIZE * SIZE, CELLS)]
