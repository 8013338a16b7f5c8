"""The loops over pixels, where they run: in WebAssembly, else in plain Python with the same answers, slower."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from pencilmark.board.errors import Unavailable
from pencilmark.picture import network, plain
from pencilmark.picture.grey import Grey
from pencilmark.picture.kernel import Kernel
from pencilmark.picture.plain import Quad


class Loops(Protocol):
    """What is done to each pixel of a picture, and of its cells."""

    last: network.Layer
    """The last layer of the network, which adds up the scores."""

    def ink(self, grey: Grey) -> bytes:
        """Return the map of a picture's ink, and keep it to be cut."""

    def cut(self, quads: Sequence[Quad], wide: int, high: int) -> list[bytes]:
        """Straighten *quads* of the ink into 2**wide times 2**high pixels."""

    def scores(self, cells: Sequence[bytes]) -> list[list[int]]:
        """Return what the network makes of each of the *cells*."""


class Plain:
    """The loops in plain Python, with the picture that was looked at last."""

    def __init__(self, layers: Sequence[network.Layer]) -> None:
        self._layers, self._grey, self._ink = layers, Grey(2, 2, bytes(4)), b""
        self.last = layers[-1]

    def ink(self, grey: Grey) -> bytes:
        """Return the map of a picture's ink, and keep it to be cut."""
        self._grey, self._ink = grey, plain.ink(grey.pixels, grey.width, grey.height, grey.reach)
        return self._ink

    def cut(self, quads: Sequence[Quad], wide: int, high: int) -> list[bytes]:
        """Straighten *quads* of the ink into 2**wide times 2**high pixels."""
        return plain.cut(self._ink, self._grey.width, self._grey.height, quads, wide, high)

    def scores(self, cells: Sequence[bytes]) -> list[list[int]]:
        """Return what the network makes of each of the *cells*."""
        return [network.scores(self._layers, cell) for cell in cells]


@lru_cache(maxsize=2)
def loops_of(weights: bytes | None = None) -> Loops:
    """Return the loops with the network of these *weights*, else of those that come with the package; they are kept."""
    layers = network.parse(weights) if weights else network.known()
    try:
        return Kernel(layers)
    except Unavailable:
        return Plain(layers)
