"""How many boards fit on a page, and where: the columns and rows that make them largest."""

from __future__ import annotations

from dataclasses import dataclass

from pencilmark.paper.papers import Box

GAP = 6.0
"""Millimetres between two places, at least."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where boards stand: squares of *side* millimetres in *columns* by *rows*, at *boxes*, first row first.

    Each has *head* millimetres above it and *foot* below, outside its box, that belong to it.
    """

    columns: int
    rows: int
    side: float
    boxes: tuple[Box, ...]


def places(area: Box, count: int, head: float = 0.0, foot: float = 0.0, most: float = 1e6) -> Places:
    """Lay *count* squares into an *area*, as large as they can be, at most of side *most*.

    A single row or column is centred, more are spread over the whole width and height.

    >>> [(box.columns, box.rows) for box in (places(Box(0, 0, 180, 260), n) for n in (1, 2, 4, 6, 9, 12))]
    [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4)]
    """
    columns = max(range(1, count + 1), key=lambda n: (round(_side(area, n, _rows(count, n), head + foot), 6), -n))
    rows = _rows(count, columns)
    side = min(_side(area, columns, rows, head + foot), most)
    across = _starts(area.x, area.width, side, columns)
    down = [start + head for start in _starts(area.y, area.height, side + head + foot, rows)]
    boxes = tuple(Box(x, y, side, side) for y in down for x in across)
    return Places(columns, rows, side, boxes[:count])


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _side(area: Box, columns: int, rows: int, extra: float) -> float:
    """Return the side of the squares that fit."""
    wide = (area.width - GAP * (columns - 1)) / columns
    return min(wide, (area.height - GAP * (rows - 1)) / rows - extra)


def _starts(start: float, length: float, side: float, count: int) -> list[float]:
    """Spread *count* stretches of *side* over a *length*, with equal gaps between and half of one outside."""
    gap = (length - side * count) / count
    if count == 1:
        return [start + gap / 2]
    inner = (length - side * count) / (count - 1)
    gap = min(inner, 3 * GAP)  # further apart they would not look like one sheet
    outer = (length - side * count - gap * (count - 1)) / 2
    return [start + outer + (side + gap) * i for i in range(count)]
