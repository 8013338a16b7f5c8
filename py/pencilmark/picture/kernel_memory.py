"""Where things lie in the kernel's memory: what Python and the module agree upon."""

from __future__ import annotations

from typing import NamedTuple

from pencilmark.picture.grey import PIXELS


class Head(NamedTuple):
    """The addresses of the numbers that a call is about."""

    width: int = 0
    height: int = 4
    reach: int = 8
    items: int = 12
    wide: int = 16
    high: int = 20


HEAD = Head()
MAP = PIXELS + 1024
"""Bytes of a map of pixels; its end may be read a little beyond."""
SOURCE = 1024
PAPER = SOURCE + MAP
APART = PAPER + MAP
SUMS = APART + MAP
COLUMNS = SUMS + 4 * MAP
QUADS = COLUMNS + 4 * MAP
AT_ONCE = 256
"""Quads or cells that one call is about, at most."""
CELL = 1 << 10
"""Pixels of a cell."""
CUT = QUADS + 32 * AT_ONCE
SCORES = CUT + CELL * AT_ONCE
WEIGHTS = SCORES + 256 * AT_ONCE
NUMBERS = WEIGHTS + (1 << 18)
"""What the layers hand each other, in turn here and half way to the end."""
HALF = 1 << 14
PAGES = (NUMBERS + 2 * HALF >> 16) + 1
