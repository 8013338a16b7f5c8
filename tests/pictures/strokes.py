"""Digits as a hand writes them: a few ways of each as points in a unit square, distorted and drawn as curves."""

import math
from random import Random

from PIL import ImageDraw

Point = tuple[float, float]
Stroke = tuple[Point, ...]
Box = tuple[float, float, float, float]


def ring(x: float, y: float, wide: float, high: float, start: float = -90, turn: float = 370) -> Stroke:
    """Return points of an ellipse around (*x*, *y*), from the angle *start* on, clockwise."""
    angles = [math.radians(start + turn * step / 12) for step in range(13)]
    return tuple((x + wide * math.cos(angle), y + high * math.sin(angle)) for angle in angles)


WAYS: dict[int, tuple[tuple[Stroke, ...], ...]] = {
    1: (
        (((0.5, 0.0), (0.5, 1.0)),),
        (((0.3, 0.25), (0.55, 0.0), (0.55, 0.5), (0.55, 1.0)),),
        (((0.3, 0.2), (0.5, 0.0), (0.5, 1.0)), ((0.25, 1.0), (0.75, 1.0))),
        (((0.2, 0.4), (0.6, 0.0), (0.55, 1.0)),),
    ),
    2: (
        (((0.2, 0.25), (0.35, 0.03), (0.65, 0.03), (0.78, 0.25), (0.6, 0.55), (0.2, 1.0), (0.5, 0.98), (0.85, 1.0)),),
        (((0.2, 0.2), (0.5, 0.0), (0.75, 0.2), (0.55, 0.6), (0.25, 0.95), (0.2, 0.8), (0.45, 0.85), (0.85, 1.0)),),
    ),
    3: (
        (
            ((0.2, 0.12), (0.5, 0.0), (0.75, 0.2), (0.6, 0.42), (0.4, 0.47)),
            ((0.4, 0.47), (0.7, 0.52), (0.8, 0.75), (0.55, 1.0), (0.2, 0.9)),
        ),
        (((0.2, 0.0), (0.8, 0.0), (0.45, 0.4)), ((0.45, 0.4), (0.75, 0.5), (0.8, 0.75), (0.6, 0.97), (0.2, 0.95))),
    ),
    4: (
        (((0.3, 0.0), (0.2, 0.55), (0.85, 0.55)), ((0.7, 0.1), (0.68, 1.0))),
        (((0.65, 0.0), (0.15, 0.65), (0.9, 0.65)), ((0.65, 0.0), (0.65, 1.0))),
        (((0.55, 0.0), (0.15, 0.6), (0.85, 0.6)), ((0.6, 0.35), (0.58, 1.0))),
    ),
    5: (
        (
            ((0.8, 0.0), (0.3, 0.0), (0.25, 0.45)),
            ((0.25, 0.45), (0.55, 0.36), (0.8, 0.6), (0.7, 0.92), (0.4, 1.0), (0.18, 0.88)),
        ),
        (((0.3, 0.02), (0.28, 0.42), (0.6, 0.4), (0.78, 0.7), (0.5, 1.0), (0.2, 0.95)), ((0.3, 0.02), (0.8, 0.0))),
    ),
    6: (
        (((0.7, 0.0), (0.4, 0.2), (0.22, 0.6), (0.3, 0.95), (0.6, 1.0), (0.78, 0.75), (0.6, 0.52), (0.25, 0.65)),),
        (((0.5, 0.0), (0.25, 0.5), (0.3, 0.9), (0.55, 1.0), (0.72, 0.8), (0.6, 0.6), (0.35, 0.65), (0.28, 0.85)),),
    ),
    7: (
        (((0.15, 0.02), (0.5, 0.02), (0.85, 0.0)), ((0.85, 0.0), (0.6, 0.45), (0.45, 1.0))),
        (((0.15, 0.0), (0.8, 0.0)), ((0.8, 0.0), (0.4, 1.0)), ((0.3, 0.5), (0.75, 0.5))),
        (((0.15, 0.15), (0.2, 0.0), (0.8, 0.03)), ((0.8, 0.03), (0.55, 0.5), (0.5, 1.0)), ((0.35, 0.55), (0.8, 0.48))),
    ),
    8: (
        (
            (
                *((0.7, 0.12), (0.45, 0.0), (0.28, 0.2), (0.5, 0.45), (0.75, 0.75)),
                *((0.5, 1.0), (0.22, 0.78), (0.5, 0.45), (0.7, 0.12)),
            ),
        ),
        (ring(0.5, 0.24, 0.22, 0.24), ring(0.5, 0.74, 0.28, 0.26)),
    ),
    9: (
        (((0.75, 0.15), (0.5, 0.0), (0.25, 0.25), (0.45, 0.5), (0.75, 0.2), (0.72, 0.6), (0.65, 1.0)),),
        (ring(0.48, 0.27, 0.25, 0.27, -20, 350), ((0.73, 0.2), (0.75, 0.6), (0.55, 0.95), (0.25, 0.95))),
    ),
}


def smooth(stroke: list[Point], steps: int = 6) -> list[Point]:
    """Lay a curve through the points of a *stroke*."""
    ends = [stroke[0], *stroke, stroke[-1]]
    found = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            t = step / steps
            a, b, c, d = -t * (1 - t) ** 2, 2 - 5 * t * t + 3 * t**3, t + 4 * t * t - 3 * t**3, -t * t * (1 - t)
            found.append(((a * ax + b * bx + c * cx + d * dx) / 2, (a * ay + b * by + c * cy + d * dy) / 2))
    return [*found, stroke[-1]]


def write_digit(draw: ImageDraw.ImageDraw, rng: Random, digit: int, box: Box, shade: int) -> None:
    """Write a *digit* into a *box* (left, top, width, height) as an unsteady hand does."""
    left, top, wide, high = box
    lean, turn, pen = rng.gauss(0.08, 0.14), rng.gauss(0, 0.08), max(1, round(high * rng.uniform(0.05, 0.13)))
    shake = rng.uniform(0.01, 0.05)
    for way in rng.choice(WAYS[digit]):
        points = []
        for x, y in way:
            x, y = x + rng.gauss(0, shake), y + rng.gauss(0, shake)
            x, y = x - 0.5 + lean * (0.5 - y), y - 0.5
            x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
            points.append((left + (x + 0.5) * wide, top + (y + 0.5) * high))
        draw.line(smooth(points), shade, pen, joint="curve")
