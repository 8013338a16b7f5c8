"""A small network in whole numbers: what a cell's pixels look most like.

Every number between the layers is 0 to 255, every weight -127 to 127, so that plain Python and WebAssembly get exactly
the same answer. A layer slides a square kernel over its input and adds up, for each of its filters, the products with
that filter's weights; a kernel as large as its input is a layer that sees all at once.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from operator import mul
from pathlib import Path

from pencilmark.board.frozen import dataclass

HEAD = struct.Struct("<8B")
SIDE = 5
"""The side of a cell's picture, as a power of two."""
FILE = Path(__file__).parent / "digits.weights"


@dataclass(frozen=True, slots=True)
class LayerShape:
    """The shape of a layer: *filters* kernels over *size* by *size* places with *depth* numbers each.

    Each kernel is *kernel* wide and moved by *stride*; with *pools*, the greatest of two by two places is kept.
    """

    size: int
    depth: int
    kernel: int
    stride: int
    filters: int
    pools: bool


@dataclass(frozen=True, slots=True)
class Layer(LayerShape):
    """A trained layer: sums are divided by 2**shift.

    *weights* are signed bytes, filter by filter, row by row, a place's numbers beside each other.
    """

    shift: int
    biases: tuple[int, ...]
    weights: bytes

    @property
    def slides(self) -> int:
        """Return how many positions the kernel takes along a side."""
        return (self.size - self.kernel) // self.stride + 1

    @property
    def out(self) -> int:
        """Return the size of its output along a side."""
        return self.slides // 2 if self.pools else self.slides


def parse(content: bytes) -> tuple[Layer, ...]:
    """Read the layers of a file: for each eight bytes of shape, its biases (four bytes each) and its weights."""
    layers, at = [], 0
    while at < len(content):
        size, depth, kernel, stride, filters, pools, shift, _ = HEAD.unpack_from(content, at)
        at += HEAD.size
        biases = struct.unpack_from(f"<{filters}i", content, at)
        at += 4 * filters
        count = filters * kernel * kernel * depth
        weights = content[at : at + count]
        layers.append(Layer(size, depth, kernel, stride, filters, bool(pools), shift, biases, weights))
        at += count
    return tuple(layers)


def written(layers: Sequence[Layer]) -> bytes:
    """Write *layers* as `parse` reads them."""
    content = b""
    for one in layers:
        content += HEAD.pack(one.size, one.depth, one.kernel, one.stride, one.filters, one.pools, one.shift, 0)
        content += struct.pack(f"<{one.filters}i", *one.biases) + one.weights
    return content


def known() -> tuple[Layer, ...]:
    """Return the network that comes with the package."""
    return parse(FILE.read_bytes())


def scores(layers: Sequence[Layer], cell: Sequence[int]) -> list[int]:
    """Return the sums of the last of *layers* for the pixels of a *cell*."""
    numbers = cell
    for layer in layers[:-1]:
        numbers = _through(layer, numbers)
    return _sums(layers[-1], numbers)


def _through(layer: Layer, numbers: Sequence[int]) -> list[int]:
    kept = [min(max(value >> layer.shift, 0), 255) for value in _sums(layer, numbers)]
    return _pooled(kept, layer) if layer.pools else kept


def _sums(layer: Layer, numbers: Sequence[int]) -> list[int]:
    signed, wide = memoryview(layer.weights).cast("b"), layer.kernel * layer.kernel * layer.depth
    kernels = [signed[start : start + wide].tolist() for start in range(0, len(signed), wide)]
    row, run = layer.size * layer.depth, layer.kernel * layer.depth
    found = []
    for y in range(layer.slides):
        for x in range(layer.slides):
            start = layer.stride * (y * row + x * layer.depth)
            seen = [n for at in range(start, start + layer.kernel * row, row) for n in numbers[at : at + run]]
            found += [bias + sum(map(mul, seen, one)) for bias, one in zip(layer.biases, kernels, strict=True)]
    return found


def _pooled(numbers: Sequence[int], layer: Layer) -> list[int]:
    depth, row = layer.filters, layer.filters * layer.slides
    found: list[int] = []
    for y in range(layer.out):
        for x in range(layer.out):
            at = 2 * (y * row + x * depth)
            places = [numbers[start : start + depth] for start in (at, at + depth, at + row, at + row + depth)]
            found += map(max, *places)
    return found
