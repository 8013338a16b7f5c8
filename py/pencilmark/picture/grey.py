"""Pictures in grey, and the loops over their pixels in plain Python, as `kernel` runs them in WebAssembly.

>>> list(means(bytes([0, 30, 60, 90]), 4, 1, 1))
[15, 30, 60, 75]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import sub

from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass

PIXELS = 320_000
"""Larger pictures are made smaller before they are read: a cell is then still at least 20 pixels wide."""

LEAST = 2
"""Least pixels of a side."""


@dataclass(frozen=True, slots=True)
class Grey:
    """A picture of *width* times *height* pixels, a byte each, row by row: 0 is black, 255 white.

    Raises FormatError if there are not that many, or more than are read.
    """

    width: int
    height: int
    pixels: bytes

    def __post_init__(self) -> None:
        count, found = self.width * self.height, len(self.pixels)
        if count != found or found > PIXELS or min(self.width, self.height) < LEAST:
            raise FormatError("bad-length/pixels", count=count, most=PIXELS, found=found)

    def inverted(self) -> Grey:
        """Return its negative: light digits on a dark board become dark ones on a light board."""
        return Grey(self.width, self.height, self.pixels.translate(bytes(range(255, -1, -1))))

    @property
    def reach(self) -> int:
        """Return how far around a pixel its paper is looked for: rather further than a cell."""
        return max(2, max(self.width, self.height) // 16)


QUIET = 3
"""Shades of grey that are noise, added to the variation around a pixel."""
UNIT = 32
"""The ink value of paper; each further step of this much is once the variation around the pixel."""
Quad = tuple[int, int, int, int, int, int, int, int]
"""Four corners in 1/256 of a pixel, x before y: top left, top right, bottom right, bottom left."""


def means(pixels: bytes, width: int, height: int, reach: int) -> bytes:
    """Return the mean of the square around each pixel, *reach* to each side, cut off at the borders."""
    rows = [_sums(pixels[start : start + width], reach) for start in range(0, width * height, width)]
    across = [min(x + reach, width - 1) - max(x - reach, 0) + 1 for x in range(width)]
    column = [sum(values) for values in zip(*rows[:reach], strict=True)] if reach else [0] * width
    found = bytearray()
    for y in range(height):
        if y + reach < height:
            column = [a + b for a, b in zip(column, rows[y + reach], strict=True)]
        if y - reach > 0:
            column = list(map(sub, column, rows[y - reach - 1]))
        down = min(y + reach, height - 1) - max(y - reach, 0) + 1
        found += bytes(total // (wide * down) for total, wide in zip(column, across, strict=True))
    return bytes(found)


def _sums(row: bytes, reach: int) -> list[int]:
    """Return the sums of the pixels around each one of a *row*."""
    before = list(accumulate(row, initial=0))
    end = len(row)
    return [before[min(x + reach + 1, end)] - before[max(x - reach, 0)] for x in range(end)]


def ink(pixels: bytes, width: int, height: int, reach: int) -> bytes:
    """Return the darkness of each pixel compared with its paper, in units of the variation around it."""
    paper = means(pixels, width, height, reach)
    differing = means(bytes(abs(a - b) for a, b in zip(paper, pixels, strict=True)), width, height, reach)
    return bytes(
        min(255, max(0, UNIT * (unit + QUIET + light - pixel)) // (unit + QUIET))
        for light, pixel, unit in zip(paper, pixels, differing, strict=True)
    )


def cut(pixels: bytes, width: int, height: int, quads: Sequence[Quad], wide: int, high: int) -> list[bytes]:
    """Straighten each of the *quads* into 2**wide times 2**high pixels."""
    return [_cut(pixels, width, height, quad, wide, high) for quad in quads]


def _cut(pixels: bytes, width: int, height: int, quad: Quad, wide: int, high: int) -> bytes:
    x0, y0, x1, y1, x2, y2, x3, y3 = quad
    found = bytearray()
    right, bottom = (width - 1) * 256, (height - 1) * 256
    for j in range(1, 2 << high, 2):
        left_x, left_y = x0 + ((x3 - x0) * j >> high + 1), y0 + ((y3 - y0) * j >> high + 1)
        run_x, run_y = x1 + ((x2 - x1) * j >> high + 1) - left_x, y1 + ((y2 - y1) * j >> high + 1) - left_y
        for i in range(1, 2 << wide, 2):
            x = min(max(left_x + (run_x * i >> wide + 1), 0), right - 1)
            y = min(max(left_y + (run_y * i >> wide + 1), 0), bottom - 1)
            at, part = (y >> 8) * width + (x >> 8), x & 255
            upper = pixels[at] * (256 - part) + pixels[at + 1] * part
            lower = pixels[at + width] * (256 - part) + pixels[at + width + 1] * part
            found.append(upper * (256 - (y & 255)) + lower * (y & 255) >> 16)
    return bytes(found)
