"""Teach a small network its weights with numpy, and round it to whole numbers."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from pencilmark.picture.network import Layer, LayerShape

Array = Any
"""An array of numpy, which mypy is not made to know here."""
SCALE = 64.0
"""What 1.0 between two layers becomes in whole numbers; pixels are divided by it to begin with."""
BATCH, RATE, DECAY = 128, 2e-3, 1e-5


SHAPES = (
    LayerShape(32, 1, 5, 2, 12, False),
    LayerShape(14, 12, 3, 1, 24, True),
    LayerShape(6, 24, 6, 1, 48, False),
    LayerShape(1, 48, 1, 1, 33, False),
)


class Net:
    """The layers as numbers with fractions: weights of each as (what a filter sees, filters)."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        seen = [shape.kernel**2 * shape.depth for shape in SHAPES]
        self.weights: list[Array] = [
            (rng.standard_normal((wide, shape.filters)) * (2 / wide) ** 0.5).astype(np.float32)
            for wide, shape in zip(seen, SHAPES, strict=True)
        ]
        self.weights += [np.zeros(shape.filters, np.float32) for shape in SHAPES]

    def forward(self, cells: Array, kept: list[tuple[Array, ...]] | None = None) -> Array:
        """Return the sums of the last layer for *cells* (count, side, side, 1); *kept* gets what `backward` needs."""
        numbers = cells
        for place, shape in enumerate(SHAPES):
            seen = unrolled(numbers, shape)
            sums = seen @ self.weights[place] + self.weights[place + len(SHAPES)]
            after = sums if place == len(SHAPES) - 1 else np.clip(sums, 0, 255 / SCALE)
            numbers = pooled(after) if shape.pools else after
            if kept is not None:
                kept.append((seen, sums, after, numbers))
        return numbers.reshape(len(cells), -1)

    def backward(self, kept: list[tuple[Array, ...]], slope: Array) -> list[Array]:
        """Return the slopes of all weights, of what `forward` kept and the *slope* of its result."""
        found: list[Array] = [None] * len(self.weights)
        for place in reversed(range(len(SHAPES))):
            shape, (seen, sums, after, numbers) = SHAPES[place], kept[place]
            slope = slope.reshape(numbers.shape)
            if shape.pools:
                slope = unpooled(slope, after, numbers)
            if place < len(SHAPES) - 1:
                slope = slope * ((sums > 0) & (sums < 255 / SCALE))
            flat, wide = slope.reshape(-1, shape.filters), seen.shape[-1]
            found[place] = seen.reshape(-1, wide).T @ flat
            found[place + len(SHAPES)] = flat.sum(0)
            if place:
                slope = rolled(slope @ self.weights[place].T, shape)
        return found


def unrolled(numbers: Array, shape: LayerShape) -> Array:
    """Return what each place of a layer sees, (count, places, places, kernel * kernel * depth)."""
    side = (shape.kernel, shape.kernel)
    windows = np.lib.stride_tricks.sliding_window_view(numbers, side, axis=(1, 2))  # type: ignore[call-overload]
    windows = windows[:, :: shape.stride, :: shape.stride].transpose(0, 1, 2, 4, 5, 3)
    return np.ascontiguousarray(windows).reshape(*windows.shape[:3], -1)


def rolled(slopes: Array, shape: LayerShape) -> Array:
    """Add the *slopes* of what each place sees to the numbers that it saw."""
    count, places = slopes.shape[:2]
    slopes = slopes.reshape(count, places, places, shape.kernel, shape.kernel, shape.depth)
    found = np.zeros((count, shape.size, shape.size, shape.depth), np.float32)
    end = (places - 1) * shape.stride + 1
    for y in range(shape.kernel):
        for x in range(shape.kernel):
            found[:, y : y + end : shape.stride, x : x + end : shape.stride] += slopes[:, :, :, y, x]
    return found


def pooled(numbers: Array) -> Array:
    """Keep the greatest of two by two places."""
    return np.maximum.reduce([numbers[:, y::2, x::2] for y in (0, 1) for x in (0, 1)])


def unpooled(slope: Array, before: Array, after: Array) -> Array:
    """Give the *slope* of each greatest number back to its place."""
    found = np.zeros_like(before)
    for y in (0, 1):
        for x in (0, 1):
            found[:, y::2, x::2] = slope * (before[:, y::2, x::2] == after)
    return found


def taught(cells: Array, classes: Array, turns: int, seed: int, tell: Callable[[str], object] = print) -> Net:
    """Teach a network the *classes* of *cells* (bytes, count by side by side) in a number of *turns* through all."""
    net, rng = Net(seed), np.random.default_rng(seed)
    first = [np.zeros_like(one) for one in net.weights]
    second = [np.zeros_like(one) for one in net.weights]
    steps, step = turns * (len(cells) // BATCH), 0
    for turn in range(turns):
        order, loss = rng.permutation(len(cells)), 0.0
        for start in range(0, len(cells) - BATCH + 1, BATCH):
            step += 1
            picked = order[start : start + BATCH]
            slopes, lost = _slopes(net, varied(cells[picked], rng), classes[picked])
            loss += lost
            rate = RATE * (0.5 + 0.5 * np.cos(np.pi * step / steps)) + 1e-6
            _follow(net, slopes, first, second, rate, step)
        tell(f"turn {turn + 1} of {turns}: {loss / (len(cells) // BATCH):.4f}")
    return net


def varied(cells: Array, rng: Array) -> Array:
    """Return *cells* as fractions, each a little fainter or bolder."""
    bolder = rng.uniform(0.7, 1.35, (len(cells), 1, 1, 1)).astype(np.float32)
    return np.minimum(np.floor(cells[..., None] * bolder), 255).astype(np.float32) / np.float32(SCALE)


def _slopes(net: Net, cells: Array, classes: Array) -> tuple[list[Array], float]:
    kept: list[tuple[Array, ...]] = []
    sums = net.forward(cells, kept)
    odds = np.exp(sums - sums.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    rows = np.arange(len(cells))
    lost = float(-np.log(odds[rows, classes] + 1e-9).mean())
    odds[rows, classes] -= 1
    return net.backward(kept, odds / np.float32(len(cells))), lost


def _follow(net: Net, slopes: list[Array], first: list[Array], second: list[Array], rate: float, step: int) -> None:
    """Move the weights against their *slopes*, as Adam does."""
    for weight, slope, mean, square in zip(net.weights, slopes, first, second, strict=True):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        weight -= rate * (mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8) + DECAY * weight)


def rounded(net: Net) -> tuple[Layer, ...]:
    """Return the layers of a network in whole numbers."""
    return tuple(_layer(net, place, shape) for place, shape in enumerate(SHAPES))


def _layer(net: Net, place: int, shape: LayerShape) -> Layer:
    weights, biases = net.weights[place], net.weights[place + len(SHAPES)]
    shift = int(np.floor(np.log2(127 / np.abs(weights).max())))
    whole = np.clip(np.round(weights.T * 2.0**shift), -127, 127).astype(np.int8)
    bias = np.round(biases * SCALE * 2.0**shift).astype(int)
    return Layer(
        *(shape.size, shape.depth, shape.kernel, shape.stride, shape.filters, shape.pools, max(shift, 0)),
        tuple(int(one) for one in bias),
        np.ascontiguousarray(whole).tobytes(),
    )


def joined(samples: Sequence[tuple[bytes, int]]) -> tuple[Array, Array]:
    """Return the cells and the classes of *samples* as arrays."""
    cells = np.frombuffer(b"".join(cell for cell, _ in samples), np.uint8).reshape(-1, 32, 32)
    return cells, np.array([number for _, number in samples])
