"""A grid drawn as rows of text; `pencilmark.exchange.read` reads them."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.geometry import Geometry


def write_grid(values: Sequence[int], geometry: Geometry) -> str:
    """Draw the values (0 = blank) as rows, with bars between boxes; `read` is the inverse.

    >>> from pencilmark.board.boards import board
    >>> print(write_grid((1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4), board("4")))
    1 2 | 3 4
    . . | . .
    ----+----
    . . | . .
    . . | . 4
    """
    size = geometry.size
    high, wide = geometry.box or (size, size)
    width = len(str(size))
    lines = []
    for row in range(size):
        if row and row % high == 0:
            lines.append("-+-".join(["-".join(["-" * width] * wide)] * (size // wide)))
        cells = [str(value or ".").rjust(width) for value in values[row * size : (row + 1) * size]]
        lines.append(" | ".join(" ".join(cells[start : start + wide]) for start in range(0, size, wide)))
    return "\n".join(lines)
