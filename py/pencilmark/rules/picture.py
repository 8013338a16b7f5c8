"""Draws a puzzle's rules: the shapes of all its clues, with those outside the grid side by side where they meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from pencilmark.board.drawing import Point, Polyline, Shape, Style, Text, centre, outlines
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Rule
from pencilmark.board.modifiers import sign_of
from pencilmark.board.task import Slowly, finished
from pencilmark.rules.language.hidden import SHADED
from pencilmark.rules.rule import clues_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS

_DARK, _BORDER = Style(stroke="quiet", fill="shade", width=0.04), Style(stroke="ink", width=0.06, over=True)
NEXT = 0.62
"""Cells between two clues outside the grid that look along the same line."""


def draw_clue(clue: Clue, geometry: Geometry) -> tuple[Shape, ...]:
    """Draw one clue.

    >>> [type(shape).__name__ for shape in draw_clue(Clue("killer", (15,), ((0, 9),)), board("9"))]
    ['Polyline', 'Text']
    """
    return tuple(VARIANTS[clue.name].draw(clue, geometry))


def draw_rules(rules: Iterable[Rule], geometry: Geometry) -> tuple[Shape, ...]:
    """Draw the *rules* that name variants; equal shapes are drawn once."""
    return finished(drawing(rules, geometry))


def drawing(rules: Iterable[Rule], geometry: Geometry) -> Slowly[tuple[Shape, ...]]:
    """Do what `draw_rules` does, with a pause after each clue."""
    known = {modifier.name: modifier.cells for modifier in geometry.modifiers}
    shapes: dict[Shape, None] = dict.fromkeys(draw_modifiers(known, geometry))
    taken: dict[Point, Point] = {}
    for clue in clues_of(rules):
        shapes |= dict.fromkeys(_beside(draw_clue(clue, geometry), taken, geometry.size))
        yield None
    return tuple(shapes)


def draw_found(regions: Sequence[int], shades: Sequence[int], geometry: Geometry) -> tuple[Shape, ...]:
    """Draw what had to be found besides digits: the borders of *regions*, given by number, and the shaded cells.

    >>> len(draw_found((1, 1, 2, 2), (), board("2"))), draw_found((), (), board("2"))
    (2, ())
    """
    groups = [[cell for cell, own in enumerate(regions) if own == region] for region in dict.fromkeys(regions)]
    dark = [cell for cell, shade in enumerate(shades) if shade == SHADED]
    return (
        *[Polyline(points, _DARK, closed=True) for points in outlines(dark, geometry.size)],
        *[Polyline(points, _BORDER, closed=True) for group in groups for points in outlines(group, geometry.size)],
    )


def draw_modifiers(places: Mapping[str, Sequence[int]], geometry: Geometry) -> Iterator[Shape]:
    """Write into the corners of the cells of each modifier, listed by name, what they count.

    >>> [shape.text for shape in draw_modifiers({"doublers": (3,), "negators": (4,)}, board("4 doublers"))]
    ['×2', '×−1']
    """
    for name, cells in places.items():
        for cell in cells:
            x, y = centre(cell, geometry.size)
            yield Text((x + 0.29, y - 0.31), sign_of(name), 0.19, Style(fill="accent", over=True))


def _beside(drawn: tuple[Shape, ...], taken: dict[Point, Point], size: int) -> Iterable[Shape]:
    """Move a number outside the grid further out while its place is *taken*; an arrow stays where it is.

    *taken* maps each place in use to one further out, where the search for a free one continues.
    """
    for shape in drawn:
        if isinstance(shape, Text) and _is_outside(shape.centre, size):
            centre = start = shape.centre
            while centre in taken:
                centre = taken[centre]
            taken[centre] = taken[start] = _further(centre, size)
            shape = replace(shape, centre=centre)
        yield shape


def _is_outside(point: Point, size: int) -> bool:
    return not all(0 <= at <= size for at in point)


def _further(point: Point, size: int) -> Point:
    x, y = (at + NEXT * ((at > size) - (at < 0)) for at in point)
    return round(x, 3), round(y, 3)
