"""The drawing of a puzzle's rules: the shapes of all its clues, outside ones side by side where they meet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pencilmark.board.drawing import Point, Shape, Text
from pencilmark.board.geometry import Geometry
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.read import is_clue, parse_clue
from pencilmark.rules.variants.registry import VARIANTS

NEXT = 0.62
"""Cells between two clues outside the grid that look along the same line."""


def draw_clue(clue: Clue, geometry: Geometry) -> tuple[Shape, ...]:
    """Draw one clue.

    >>> from pencilmark.board.boards import board
    >>> [type(shape).__name__ for shape in draw_clue(Clue("killer", (15,), ((0, 9),)), board("9"))]
    ['Path', 'Text']
    """
    return tuple(VARIANTS[clue.name].draw(clue, geometry))


def draw_rules(rules: Iterable[str], geometry: Geometry) -> tuple[Shape, ...]:
    """Draw those of the *rules* that name variants; of equal shapes one. Raises RuleError."""
    shapes: dict[Shape, None] = {}
    taken: set[Point] = set()
    for rule in rules:
        if is_clue(rule):
            drawn = draw_clue(parse_clue(rule, geometry), geometry)
            shapes |= dict.fromkeys(_beside(drawn, taken, geometry.size))
    return tuple(shapes)


def _beside(drawn: tuple[Shape, ...], taken: set[Point], size: int) -> Iterable[Shape]:
    """Move a number outside the grid further out while its place is *taken*; an arrow stays where it is."""
    for shape in drawn:
        if isinstance(shape, Text) and _is_outside(shape.centre, size):
            while shape.centre in taken:
                shape = replace(shape, centre=_further(shape.centre, size))
            taken.add(shape.centre)
        yield shape


def _is_outside(point: Point, size: int) -> bool:
    return not all(0 <= at <= size for at in point)


def _further(point: Point, size: int) -> Point:
    x, y = (at + NEXT * ((at > size) - (at < 0)) for at in point)
    return round(x, 3), round(y, 3)
