"""What tones look like, on light and dark screens and in print; dashes and arrows. The page's styles come from it.

After a change run ``PYTHONPATH=py:. python3 tests/contract/choices.py``, which writes it into `static/`.
"""

from __future__ import annotations

from math import atan2, cos, sin
from typing import NamedTuple

from pencilmark.board.drawing import Point, Polyline, Style, Tone


class Colours(NamedTuple):
    """A tone on a *light* and on a *dark* screen, and as a grey of *print*, from 0 (black) to 255.

    *area* is its grey where a stroke is so broad that digits are read on it.
    """

    light: str
    dark: str
    print: int
    area: int | None = None


PALETTE: dict[Tone, Colours] = {
    "ink": Colours("#1a1815", "#ece8df", 0),
    "quiet": Colours("#625d54", "#aba69c", 70, 160),
    "hair": Colours("#b4ad9f", "#5d606a", 105, 192),
    "accent": Colours("#1c4f8c", "#8fb8ee", 40),
    "tint": Colours("#dfe8f3", "#2b3a50", 208),
    "wash": Colours("#eef2f7", "#232a35", 232),
    "shade": Colours("#e9e4d7", "#353841", 222),
    "gone": Colours("#f9e6e3", "#42241f", 240),
    "put": Colours("#e2f1df", "#223a29", 244),
    "wrong": Colours("#a5231d", "#ff9a8d", 0),
    "paper": Colours("#fffefb", "#1b1d22", 255),
    "black": Colours("#1a1815", "#000000", 0),
    "white": Colours("#fffefb", "#f3f0e8", 255),
    "red": Colours("#f2a7a0", "#7d3b38", 186),
    "orange": Colours("#f6c791", "#7a5327", 206),
    "yellow": Colours("#f3e28b", "#6c6223", 222),
    "green": Colours("#b5dba0", "#3f6434", 204),
    "turquoise": Colours("#9fdcd3", "#28625d", 202),
    "blue": Colours("#a8c8f0", "#32547f", 196),
    "violet": Colours("#cdb7ec", "#594684", 190),
    "pink": Colours("#f0b6d8", "#78416a", 200),
    "grey": Colours("#cfcac0", "#57585e", 202),
}
THINNEST = 0.15
"""Millimetres of the thinnest line in print."""
LIGHTEST = PALETTE["hair"].print
"""The lightest grey of a line in print: cheap printers lose lighter ones."""
BROAD = 0.1
"""A stroke this many cells wide is an area, not a line, and digits must be legible on it."""
DASH = (3.0, 2.5)
"""How long a dash is, and the gap after it, in widths of its line."""
HEAD = (0.09, 2.5)
"""The length of the strokes of an arrowhead: cells, plus widths of its line."""
TURN = 0.5
"""The angle between an arrow and each stroke of its head."""


def dashes(style: Style, width: float) -> tuple[float, ...]:
    """Return the lengths of the dashes and gaps of a line of this *width*; none if it is not broken."""
    return tuple(length * width for length in DASH) if style.dashed else ()


def head(path: Polyline) -> tuple[Point, Point, Point]:
    """Return the corners of an arrowhead at the end of a *path*.

    >>> [tuple(round(at, 2) for at in point) for point in head(Polyline(((0, 0), (1, 0)), Style(width=0.04)))]
    [(0.83, -0.09), (1, 0), (0.83, 0.09)]
    """
    (from_x, from_y), (x, y) = path.points[-2:]
    angle, length = atan2(y - from_y, x - from_x), HEAD[0] + path.style.width * HEAD[1]
    one, other = ((x - cos(angle + turn) * length, y - sin(angle + turn) * length) for turn in (TURN, -TURN))
    return one, (x, y), other
