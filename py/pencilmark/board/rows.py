"""Grids of values or candidates as rows of text; `pencilmark.exchange.read` reads them."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits


def write_grid(values: Sequence[int], geometry: Geometry) -> str:
    """Draw the values (0 = blank) as rows, with bars between boxes; `read` is the inverse.

    >>> print(write_grid((1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4), board("4")))
    1 2 | 3 4
    . . | . .
    ----+----
    . . | . .
    . . | . 4
    """
    if geometry.grids:
        return _with_holes(values, geometry)
    size = geometry.size
    high, wide = geometry.box or (size, size)
    width = len(geometry.label_of(size))
    lines = []
    for row in range(size):
        if row and row % high == 0:
            lines.append("-+-".join(["-".join(["-" * width] * wide)] * (size // wide)))
        found = values[row * size : (row + 1) * size]
        cells = [(geometry.label_of(value) if value else ".").rjust(width) for value in found]
        lines.append(" | ".join(" ".join(cells[start : start + wide]) for start in range(0, size, wide)))
    return "\n".join(lines)


def _with_holes(values: Sequence[int], geometry: Geometry) -> str:
    """Draw the values of a board of several grids: nothing for a hole, and no bars, which would not line up."""
    (high, wide), size = geometry.extent, geometry.size
    width = len(geometry.label_of(geometry.value_count))
    cells = [(geometry.label_of(value) if value else ".").rjust(width) for value in values]
    for hole in bits(geometry.holes):
        cells[hole] = " " * width
    return "\n".join(" ".join(cells[row * size : row * size + wide]).rstrip() for row in range(high))


def write_marks(masks: Sequence[int], size: int, first: int = 1) -> str:
    """Draw candidates (a mask for each cell) as rows of groups of values; up to 9 x 9 `read` is the inverse.

    The *first* value is 1, or 0.

    >>> print(write_marks((3, 4, 8, 15) * 4, 4).splitlines()[0])
    12   3    4    1234
    """
    groups = [("" if size < 10 else ",").join(str(digit + first) for digit in bits(mask)) or "-" for mask in masks]
    width = max(map(len, groups))
    rows = [groups[start : start + size] for start in range(0, size * size, size)]
    return "\n".join(" ".join(group.ljust(width) for group in row).rstrip() for row in rows)
