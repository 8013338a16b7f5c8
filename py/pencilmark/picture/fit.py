"""Algebra for meshes: a plane seen askew, and a smooth field fitted to measurements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from pencilmark.board.drawing import Point

Field = Callable[[float, float], float]
DEGREE = 3
TURNS = 4
STRAY = 0.06
"""An offset this far from the field, in cells, weighs half."""


class Measured(Protocol):
    """A measurement at a *place* (both coordinates 0 to 1): an *offset*, and how *clear* it is."""

    @property
    def place(self) -> Point:
        """Where it was measured."""

    @property
    def offset(self) -> float:
        """What was measured."""

    @property
    def clear(self) -> float:
        """How much it weighs."""


def through_corners(corners: Sequence[Point]) -> Callable[[float, float], Point]:
    """Return where a point of the unit square lies when its corners are seen at *corners*, clockwise from the first.

    >>> place = through_corners([(0, 0), (4, 0), (4, 4), (0, 4)])
    >>> place(0.5, 0.25)
    (2.0, 1.0)
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    dx, dy = x0 - x1 + x2 - x3, y0 - y1 + y2 - y3
    ax, ay, bx, by = x1 - x2, y1 - y2, x3 - x2, y3 - y2
    whole = ax * by - bx * ay or 1e-9
    g, h = (dx * by - bx * dy) / whole, (ax * dy - dx * ay) / whole
    rows = (x1 - x0 + g * x1, x3 - x0 + h * x3, x0), (y1 - y0 + g * y1, y3 - y0 + h * y3, y0)

    def place(u: float, v: float) -> Point:
        far = g * u + h * v + 1
        x, y = ((a * u + b * v + c) / far for a, b, c in rows)
        return x, y

    return place


def terms(u: float, v: float) -> list[float]:
    """Return the terms of a polynomial of two variables, up to a total degree of three."""
    u, v = 2 * u - 1, 2 * v - 1
    return [u**i * v**j for i in range(DEGREE + 1) for j in range(DEGREE + 1 - i)]


def fitted(measured: Sequence[Measured]) -> Field:
    """Fit a smooth field to what was *measured*, several times; outliers weigh less each time."""
    rows = [terms(*one.place) for one in measured]
    goals = [one.offset for one in measured]
    weights = [min(one.clear, 100.0) for one in measured]
    factors = [0.0] * len(rows[0])
    for turn in range(TURNS):
        far = [goal - _dot(factors, row) if turn else 0.0 for goal, row in zip(goals, rows, strict=True)]
        now = [weight / (1 + (off / STRAY) ** 2) for weight, off in zip(weights, far, strict=True)]
        factors = _least_squares(rows, goals, now)
    return lambda u, v: _dot(factors, terms(u, v))


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _least_squares(rows: Sequence[Sequence[float]], goals: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Return the factors that come nearest to the *goals*, small ones if these leave them open."""
    columns = list(zip(*rows, strict=True))
    weighed = [[w * x for w, x in zip(weights, column, strict=True)] for column in columns]
    matrix = [[_dot(first, second) for second in columns] + [_dot(first, goals)] for first in weighed]
    for number, row in enumerate(matrix):
        row[number] += 1.0 + 0.01 * sum(weights)
    return solved(matrix)


def solved(matrix: list[list[float]]) -> list[float]:
    """Solve linear equations with their right sides in the last column.

    >>> solved([[2.0, 0.0, 4.0], [0.0, 4.0, 4.0]])
    [2.0, 1.0]
    """
    size = len(matrix)
    for k in range(size):
        pivot = max(range(k, size), key=lambda row: abs(matrix[row][k]))
        matrix[k], matrix[pivot] = matrix[pivot], matrix[k]
        matrix[k] = [value / matrix[k][k] for value in matrix[k]]
        for row in range(size):
            if row != k and (factor := matrix[row][k]):
                matrix[row] = [a - factor * b for a, b in zip(matrix[row], matrix[k], strict=True)]
    return [row[-1] for row in matrix]
