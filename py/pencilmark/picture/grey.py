"""A picture in grey, and the map of its ink: how much darker than what lies around it each pixel is."""

from __future__ import annotations

from dataclasses import dataclass

from pencilmark.board.errors import FormatError

PIXELS = 320_000
"""A larger picture is made smaller before it is read: a cell is then still 20 pixels wide, or more."""

LEAST = 2
"""Pixels of a side, at least."""


@dataclass(frozen=True, slots=True)
class Grey:
    """A picture of *width* times *height* pixels, a byte each, row by row: 0 is black, 255 white.

    Raises FormatError when there are other than that many, or more than are read.
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
        """Return how far around a pixel its paper is looked for: rather more than a cell."""
        return max(2, max(self.width, self.height) // 16)
