"""The loops over pixels: in WebAssembly if it runs, else in plain Python with the same answers, slower."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from pencilmark.board.errors import Unavailable
from pencilmark.engine.kernel.runtime import run
from pencilmark.engine.wasm import Module
from pencilmark.picture import kernel, network
from pencilmark.picture.grey import Grey, Quad, cut, ink


class Loops(Protocol):
    """The work on each pixel of a picture and of its cells."""

    last: network.Layer
    """The last layer of the network, which adds up the scores."""

    def ink(self, grey: Grey) -> bytes:
        """Return the map of a picture's ink, and keep it to be cut."""

    def cut(self, quads: Sequence[Quad], wide: int, high: int) -> list[bytes]:
        """Straighten *quads* of the ink into 2**wide times 2**high pixels."""

    def scores(self, cells: Sequence[bytes]) -> list[list[int]]:
        """Return what the network makes of each of the *cells*."""


class PlainLoops:
    """The loops in plain Python; keeps the picture looked at last."""

    def __init__(self, layers: Sequence[network.Layer]) -> None:
        self._layers, self._grey, self._ink = layers, Grey(2, 2, bytes(4)), b""
        self.last = layers[-1]

    def ink(self, grey: Grey) -> bytes:
        """Return the map of a picture's ink, and keep it to be cut."""
        self._grey, self._ink = grey, ink(grey.pixels, grey.width, grey.height, grey.reach)
        return self._ink

    def cut(self, quads: Sequence[Quad], wide: int, high: int) -> list[bytes]:
        """Straighten *quads* of the ink into 2**wide times 2**high pixels."""
        return cut(self._ink, self._grey.width, self._grey.height, quads, wide, high)

    def scores(self, cells: Sequence[bytes]) -> list[list[int]]:
        """Return what the network makes of each of the *cells*."""
        return [network.scores(self._layers, cell) for cell in cells]


class CompiledLoops:
    """The loops for one network as WebAssembly, many times as fast; keeps the picture looked at last.

    Memory holds a head of numbers that a call takes, maps of pixels, the quads to cut and their cut pixels, the
    weights, and the numbers between two layers of the network.
    """

    def __init__(self, layers: Sequence[network.Layer]) -> None:
        """Write the module and start it. Raises Unavailable if no WebAssembly runs here."""
        module = Module(kernel.PAGES)
        kernel.write_ink(module)
        kernel.write_cut(module)
        kernel.write_layers(module, layers)
        self._instance = run(module.binary())
        self._instance.write(kernel.WEIGHTS, b"".join(map(kernel.numbers, layers)))
        self.last = layers[-1]

    def ink(self, grey: Grey) -> bytes:
        """Return the map of a picture's ink, and keep it to be cut."""
        self._head(grey.width, grey.height, grey.reach)
        self._instance.write(kernel.SOURCE, grey.pixels)
        self._instance.call("ink")
        return self._instance.read(kernel.APART, len(grey.pixels))

    def cut(self, quads: Sequence[Quad], wide: int, high: int) -> list[bytes]:
        """Straighten *quads* of the ink into 2**wide times 2**high pixels."""
        found: list[bytes] = []
        size = 1 << wide + high
        for start in range(0, len(quads), kernel.AT_ONCE):
            part = quads[start : start + kernel.AT_ONCE]
            self._instance.write(kernel.HEAD.items, struct.pack("<3i", len(part), wide, high))
            self._instance.write(kernel.QUADS, b"".join(struct.pack("<8i", *quad) for quad in part))
            self._instance.call("cut")
            content = self._instance.read(kernel.CUT, size * len(part))
            found += [content[at : at + size] for at in range(0, len(content), size)]
        return found

    def scores(self, cells: Sequence[bytes]) -> list[list[int]]:
        """Return what the network makes of each of the *cells*."""
        found: list[list[int]] = []
        row = struct.Struct(f"<{self.last.filters}i")
        for start in range(0, len(cells), kernel.AT_ONCE):
            part = cells[start : start + kernel.AT_ONCE]
            self._instance.write(kernel.HEAD.items, struct.pack("<i", len(part)))
            self._instance.write(kernel.CUT, b"".join(part))
            self._instance.call("look")
            found += [list(one) for one in row.iter_unpack(self._instance.read(kernel.SCORES, row.size * len(part)))]
        return found

    def _head(self, *words: int) -> None:
        self._instance.write(kernel.HEAD.width, struct.pack(f"<{len(words)}i", *words))


@lru_cache(maxsize=2)
def loops_of(weights: bytes | None = None) -> Loops:
    """Return, and keep, the loops with the network of these *weights*, or else those that come with the package."""
    layers = network.parse(weights) if weights else network.known()
    try:
        return CompiledLoops(layers)
    except Unavailable:
        return PlainLoops(layers)
