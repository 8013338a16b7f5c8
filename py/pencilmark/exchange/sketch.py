"""Our drawings in the terms of SudokuPad: lines, and rectangles and circles below or above the digits.

SudokuPad measures places in cells as [row, column], strokes and letters in pixels of cells that are 64 wide.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pencilmark.board.drawing import Disc, Point, Polyline, Shape, Text, Tone
from pencilmark.board.palette import PALETTE

PIXELS = 64
_PLAIN: dict[Tone, str] = {"ink": "#000000", "black": "#000000", "paper": "#FFFFFF", "white": "#FFFFFF"}
"""Black and white there are just that."""
INKS = {tone: own.light.upper() for tone, own in PALETTE.items()} | _PLAIN
HEAD = 0.2


def sketch(shapes: tuple[Shape, ...]) -> dict[str, list[dict[str, Any]]]:
    """Return lines, arrows, overlays and underlays that show *shapes*.

    >>> from pencilmark.board.drawing import Style
    >>> sketch((Disc((1.5, 0.5), 0.4, Style(fill="hair")),))["underlays"][0]["center"]
    [0.5, 1.5]
    """
    found: dict[str, list[dict[str, Any]]] = {"lines": [], "arrows": [], "overlays": [], "underlays": []}
    for shape in shapes:
        if isinstance(shape, Polyline):
            _add_path(shape, found)
        elif isinstance(shape, Disc):
            found[_layer(shape)].append(_round(shape))
        else:
            found["overlays"].append(_letters(shape))
    return {key: entries for key, entries in found.items() if entries}


def _layer(shape: Shape) -> str:
    return "overlays" if shape.style.over else "underlays"


def _place(point: Point) -> list[float]:
    return [round(point[1], 3), round(point[0], 3)]


def _add_path(path: Polyline, found: dict[str, list[dict[str, Any]]]) -> None:
    style = path.style
    if style.fill and path.closed:
        found[_layer(path)] += _filled(path)
    if style.stroke:
        points = [*path.points, *(path.points[:1] if path.closed else ())]
        line: dict[str, Any] = {
            "wayPoints": [_place(point) for point in points],
            "color": INKS[style.stroke],
            "thickness": round(style.width * PIXELS, 1),
        }
        if style.dashed:
            line["stroke-dasharray"] = "6,4"
        found["arrows" if style.head else "lines"].append(line | ({"headLength": HEAD} if style.head else {}))


def _filled(path: Polyline) -> list[dict[str, Any]]:
    """Fill an outline of upright edges with rectangles, a stripe between any two rows of corners."""
    color = {"backgroundColor": INKS[path.style.fill or "shade"]}
    edges = list(zip(path.points, (*path.points[1:], path.points[0]), strict=True))
    if any(start[0] != end[0] and start[1] != end[1] for start, end in edges):
        return []  # SudokuPad has upright rectangles only; the outline is drawn all the same
    heights = sorted({point[1] for point in path.points})
    stripes = []
    for top, bottom in pairwise(heights):
        middle = (top + bottom) / 2
        sides = sorted(start[0] for start, end in edges if min(start[1], end[1]) < middle < max(start[1], end[1]))
        for left, right in zip(sides[::2], sides[1::2], strict=False):
            center = _place(((left + right) / 2, middle))
            stripes.append(
                {"center": center, "width": round(right - left, 3), "height": round(bottom - top, 3), **color}
            )
    return stripes


def _round(disc: Disc) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "center": _place(disc.centre),
        "width": round(disc.radius * 2, 3),
        "height": round(disc.radius * 2, 3),
        "rounded": True,
        "backgroundColor": INKS[disc.style.fill] if disc.style.fill else "#FFFFFF00",
    }
    if disc.style.stroke:
        entry |= {"borderColor": INKS[disc.style.stroke], "borderSize": round(disc.style.width * PIXELS, 1)}
    return entry


def _letters(text: Text) -> dict[str, Any]:
    return {
        "center": _place(text.centre),
        "width": 0.25,
        "height": 0.25,
        "text": text.text,
        "fontSize": round(text.height * 1.4 * PIXELS),
        "color": INKS[text.style.fill or "ink"],
    }
