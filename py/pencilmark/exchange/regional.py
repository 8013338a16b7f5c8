"""Clues about regions that are to be found, in SudokuPad's drawings: circles, and arrows within a cell.

They are read if one sentence says what all of them count: cells of the region without a break along the
arrows, or those among the nine around a circle; and whether the cell itself is one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import floor

from pencilmark.board.geometry import Geometry
from pencilmark.exchange.kinds import Data
from pencilmark.exchange.outside import is_point, step_of
from pencilmark.exchange.said import Said, is_denied
from pencilmark.exchange.worded import divides
from pencilmark.rules.language.functions import fits_hidden
from pencilmark.rules.variants.cells import around, ray
from pencilmark.rules.variants.definition import Clue

_REGION = re.compile(r"\b(same|own|its) region\b")
_COUNTS = re.compile(r"\b(number of|total|counts?|how many)\b")
_ARROWS = re.compile(r"\barrow")
_SEEN = re.compile(r"\b(visible|block\w*|sight|vision)\b")
_AROUND = re.compile(r"\b(nine|9|surrounding|3 ?[x×] ?3)\b")
_CIRCLES = re.compile(r"\b(circles?|suns?)\b")
_ITSELF = re.compile(
    r"(?<!not )(?<!n't )(?<!without )\b(includes?|including|included|counting)\b"
    r"(?:(?!\b(?:not|but|except)\b)[^.;]){0,30}\bit ?self\b"
)
_OTHERWISE = re.compile(
    r"\b(distinct|different digits|shaded|part of|lines?|sums?|distance|bord\w+ in|average|odd|even)\b"
)
_BRACKETS = re.compile(r"\([^()]*\)")
_LEAST, _MOST = 0.6, 1.0
"""Widths of circles, in cells."""

Found = Iterator[tuple[Clue, list[Data]]]


def regional(shapes: list[Data], arrows: list[Data], geometry: Geometry, said: Said) -> Found:
    """Yield the clues of cells that count their region's cells, each with the entries that show it."""
    is_found = not any(house.kind in ("box", "region") for house in geometry.houses) and fits_hidden(geometry)
    if said.is_altered or geometry.grids or not is_found or not divides(said.text):
        return
    about = [one for one in said.sentences if _REGION.search(one) and _COUNTS.search(one) and not is_denied(_cut(one))]
    about = [one for one in about if not _OTHERWISE.search(one) and bool(_ITSELF.search(one))]
    if len([one for one in about if _ARROWS.search(one)]) == 1 and _SEEN.search(said.text):
        yield from _along(arrows, geometry)
    if len([one for one in about if _CIRCLES.search(one) and _AROUND.search(one)]) == 1:
        yield from _near(shapes, geometry)


def _cut(sentence: str) -> str:
    """Remove brackets, and the remark that a cell counts itself."""
    return _ITSELF.sub("", _BRACKETS.sub("", sentence))


def _along(arrows: list[Data], geometry: Geometry) -> Found:
    """Yield a clue for each cell with arrows inside."""
    cells: dict[int, dict[tuple[int, ...], list[Data]]] = {}
    for arrow in arrows:
        points = arrow.get("wayPoints")
        inside = {_cell(point, geometry) for point in points} if isinstance(points, list) else set()
        cell = inside.pop() if len(inside) == 1 else -1
        step = step_of(arrow) if cell >= 0 else None
        if step:
            cells.setdefault(cell, {}).setdefault(ray(cell, step, geometry.size)[1:], []).append(arrow)
    for cell, arms in cells.items():
        if along := [arm for arm in arms if arm]:  # at the edge an arrow may point at no cell
            yield Clue("region-arrow", (0,), ((cell,), *along)), [arrow for drawn in arms.values() for arrow in drawn]


def _near(shapes: list[Data], geometry: Geometry) -> Found:
    """Yield a clue for each circle, if all of them look alike."""
    circles: dict[int, Data] = {}
    for shape in shapes:
        cell, wide = _cell(shape.get("center"), geometry, 0.06), shape.get("width")
        is_round = bool(shape.get("rounded")) and wide == shape.get("height") and not shape.get("text")
        if cell >= 0 and is_round and isinstance(wide, int | float) and _LEAST <= wide <= _MOST:
            circles[cell] = shape
    looks = {(str(one.get("backgroundColor")), str(one.get("borderColor"))) for one in circles.values()}
    for cell, shape in circles.items() if len(looks) == 1 else ():
        near = tuple(sorted((cell, *around(cell, geometry.size))))
        yield Clue("region-count", (), ((cell,), near)), [shape]


def _cell(point: object, geometry: Geometry, near: float = 0.5) -> int:
    """Return the cell near whose middle a point lies, -1 for none."""
    if not is_point(point):
        return -1
    row, column = floor(point[0]), floor(point[1])  # type: ignore[index]  # it is one
    offsets = abs(point[0] - row - 0.5), abs(point[1] - column - 0.5)  # type: ignore[index]  # it is one
    is_on = 0 <= row < geometry.size and 0 <= column < geometry.size and max(offsets) <= near
    return row * geometry.size + column if is_on else -1
