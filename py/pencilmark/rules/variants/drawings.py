"""How variants are drawn: the shapes of each clue, on and around its board.

Families differ even without colour: in outline, width, dashes, heads and small texts. A line without a mark of
its own has a tag in the corner of its first cell.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from pencilmark.board.drawing import Disc, Point, Polyline, Shape, Style, Text, Tone, centre, outlines
from pencilmark.board.geometry import Geometry, diagonal_houses, window_houses
from pencilmark.rules.variants.cells import seen_from
from pencilmark.rules.variants.definition import Clue, Context, Draw
from pencilmark.rules.variants.places import around_each, in_grids

INK, SMALL = Style(fill="ink", over=True), Style(stroke="paper", fill="ink", width=0.07, over=True)
DASHED = Style(stroke="quiet", width=0.035, dashed=True)
SHADED = Style(stroke="hair", fill="shade", width=0.02)
RING = Style(stroke="quiet", fill="paper", width=0.035)
DOT = 0.14
LONGEST_TAG = 10
"""Signs of a small text that fit into a cell."""
INSET = 0.11
"""How far inside its cells a cage is drawn: clear of the thickest border."""


def _points(cells: tuple[int, ...], geometry: Geometry) -> tuple[Point, ...]:
    return tuple(centre(cell, geometry.size) for cell in cells)


def _middle(first: Point, second: Point) -> Point:
    return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2


def _stroke(cells: tuple[int, ...], geometry: Geometry, tone: Tone, width: float, dashed: bool = False) -> Shape:
    return Polyline(_points(cells, geometry), Style(stroke=tone, width=width, dashed=dashed))


def _corner(cells: tuple[int, ...], text: str, geometry: Geometry) -> Shape:
    """Write small in the upper left corner of the first of the cells."""
    x, y = centre(min(cells), geometry.size)
    return Text((x - 0.35 + 0.06 * len(text), y - 0.31), text, 0.2, SMALL)


def _outlined(cells: tuple[int, ...], geometry: Geometry, style: Style, inset: float) -> list[Shape]:
    return [Polyline(points, style, closed=True) for points in outlines(cells, geometry.size, inset)]


def cage(sign: str = "") -> Draw:
    """Draw a dashed cage, its number followed by *sign* in the corner."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        label = [_corner(clue.cells, f"{clue.numbers[0]}{sign}", geometry)] if clue.numbers else []
        return [*_outlined(clue.cells, geometry, DASHED, INSET), *label]

    return draw


def summed(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a plain outline with a sum."""
    outline = Style(stroke="hair", width=0.03)
    return [*_outlined(clue.cells, geometry, outline, INSET), _corner(clue.cells, f"Σ{clue.numbers[0]}", geometry)]


def region(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Shade every group of the clue."""
    return [shape for group in clue.groups for shape in _outlined(group, geometry, SHADED, 0.04)]


def banded(sign: str) -> Draw:
    """Shade every group of the clue, with a *sign* in the corner of each."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        return [*region(clue, geometry), *[_corner(group, sign, geometry) for group in clue.groups]]

    return draw


def shaded_cage(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a dashed cage on a shade."""
    return [
        *_outlined(clue.cells, geometry, Style(fill="shade"), INSET),
        *_outlined(clue.cells, geometry, DASHED, INSET),
    ]


def counted(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a fine outline around the cells that a digit in a ring counts; those of neighbours run side by side."""
    (cell,), others = clue.groups
    inset = INSET + 0.05 * (sum(divmod(cell, geometry.size)) % 3 - 1)
    ring = Disc(centre(cell, geometry.size), 0.36, replace(RING, width=0.02))
    return [*_outlined(others, geometry, Style(stroke="quiet", width=0.014), inset), ring]


def thermometer(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a bulb and a tube."""
    bulb = Disc(centre(clue.cells[0], geometry.size), 0.37, Style(fill="hair"))
    return [_stroke(clue.cells, geometry, "hair", 0.3), bulb]


def hollow_thermometer(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a bulb and a tube with nothing in them."""
    bulb = centre(clue.cells[0], geometry.size)
    inner = [_stroke(clue.cells, geometry, "paper", 0.2), Disc(bulb, 0.32, Style(fill="paper"))]
    return [*thermometer(clue, geometry), *inner]


def arrow(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a circle, or a pill for a number of several digits, and the arrows that leave it."""
    circle, *arms = clue.groups
    middle = _points(circle, geometry)
    shapes: list[Shape] = []
    for arm in arms:
        start = min(middle, key=lambda point: _far(point, centre(arm[0], geometry.size)))
        points = (start, *_points(arm, geometry))
        shapes.append(Polyline(points, Style(stroke="quiet", width=0.05, head=True)))
    if len(circle) == 1:
        return [*shapes, Disc(middle[0], 0.38, RING)]
    return [*shapes, *_outlined(circle, geometry, RING, 0.12)]


def _far(first: Point, second: Point) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2


def _ended(width: float, tone: Tone, fill: Tone) -> Draw:
    """Draw a line between two circles."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        ends = [centre(cell, geometry.size) for cell in (clue.cells[0], clue.cells[-1])]
        style = Style(stroke="quiet", fill=fill, width=0.035)
        return [_stroke(clue.cells, geometry, tone, width), *[Disc(end, 0.38, style) for end in ends]]

    return draw


double_arrow = _ended(0.05, "quiet", "paper")
between = _ended(0.14, "hair", "shade")


def lockout(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a line between two diamonds."""
    shapes = [_stroke(clue.cells, geometry, "hair", 0.1)]
    for cell in (clue.cells[0], clue.cells[-1]):
        x, y = centre(cell, geometry.size)
        diamond = ((x, y - 0.45), (x + 0.45, y), (x, y + 0.45), (x - 0.45, y))
        shapes.append(Polyline(diamond, Style(stroke="quiet", fill="shade", width=0.035), closed=True))
    return shapes


def line(width: float, tag: str = "", tone: Tone = "hair", dashed: bool = False) -> Draw:
    """Draw a line of this *width*, with a *tag* in the corner of its first cell; ``#`` in it is the number."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        text = tag.replace("#", str(clue.numbers[0])) if clue.numbers else tag
        label = [_corner(clue.cells[:1], text, geometry)] if text else []
        return [_stroke(clue.cells, geometry, tone, width, dashed), *label]

    return draw


def patterned(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a dashed line with its pattern, as far as there is room, in the corner of its first cell."""
    text = clue.pattern if len(clue.pattern) <= LONGEST_TAG else f"{clue.pattern[: LONGEST_TAG - 1]}…"
    return line(0.16, text, dashed=True)(clue, geometry)


def loop(tag: str) -> Draw:
    """Draw a dashed line that is closed, with a *tag* as `line` does."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        closed = Clue(clue.name, clue.numbers, ((*clue.cells, clue.cells[0]),))
        return line(0.14, tag, dashed=True)(closed, geometry)

    return draw


def pointing(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a dashed arrow with a dot where it begins."""
    style = Style(stroke="quiet", width=0.04, dashed=True, head=True)
    dot = Disc(centre(clue.cells[0], geometry.size), DOT, Style(fill="hair"))
    return [Polyline(_points(clue.cells, geometry), style), dot]


def zipper(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a line with a bar across its centre."""
    points = _points(clue.cells, geometry)
    half = len(points) // 2
    middle = points[half] if len(points) % 2 else _middle(points[half - 1], points[half])
    return [_stroke(clue.cells, geometry, "hair", 0.12), Disc(middle, 0.2, Style(fill="hair"))]


def outside(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Write the number where the clue looks in from."""
    x, y = _before(clue.cells, geometry, 1.0)
    return [Text((x, y), str(clue.numbers[0]), 0.34, INK)]


def hidden(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Write the number between bars where the clue looks in from."""
    x, y = _before(clue.cells, geometry, 1.0)
    return [Text((x, y), f"|{clue.numbers[0]}|", 0.3, INK)]


def _before(cells: tuple[int, ...], geometry: Geometry, distance: float) -> Point:
    """Return the place *distance* cells before the first of *cells*, in their direction (or above the first)."""
    first = centre(cells[0], geometry.size)
    if len(cells) > 1:
        second = centre(cells[1], geometry.size)
        way = (first[0] - second[0], first[1] - second[1])
    else:
        way = _outwards(first, geometry.size)
    return first[0] + way[0] * distance, first[1] + way[1] * distance


def _outwards(point: Point, size: int) -> Point:
    """Find the diagonal way out of a corner."""
    return (-1.0 if point[0] < size / 2 else 1.0), (-1.0 if point[1] < size / 2 else 1.0)


def little_killer(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Write the sum beside the grid, and point along the diagonal."""
    start, end = _before(clue.cells, geometry, 0.78), _before(clue.cells, geometry, 0.52)
    number = _before(clue.cells, geometry, 1.0)
    arrow_style = Style(stroke="quiet", width=0.035, head=True, over=True)
    return [Text(number, str(clue.numbers[0]), 0.3, INK), Polyline((start, end), arrow_style)]


def _steps(clue: Clue, geometry: Geometry) -> list[tuple[Point, Point]]:
    return [pair for group in clue.groups for pair in pairwise(_points(group, geometry))]


def dot(fill: Tone, default: int) -> Draw:
    """Draw dots between the cells, with the number in them unless it is the *default*."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        shapes: list[Shape] = []
        for first, second in _steps(clue, geometry):
            place = _middle(first, second)
            shapes.append(Disc(place, DOT, Style(stroke="ink", fill=fill, width=0.03, over=True)))
            if clue.numbers != (default,):
                tone: Tone = "white" if fill == "black" else "black"
                shapes.append(Text(place, str(clue.numbers[0]), 0.17, Style(fill=tone, over=True)))
        return shapes

    return draw


def letter(text: str) -> Draw:
    """Write a letter between the cells."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        shapes: list[Shape] = []
        for first, second in _steps(clue, geometry):
            place = _middle(first, second)
            shapes += [Disc(place, 0.16, Style(fill="paper", over=True)), Text(place, text, 0.26, INK)]
        return shapes

    return draw


def _sign(larger: Point, smaller: Point) -> Shape:
    """Draw the sign between two cells; it opens to the larger."""
    x, y = _middle(larger, smaller)
    across, down = (larger[0] - smaller[0]) * 0.06, (larger[1] - smaller[1]) * 0.06
    tip = (x - across, y - down)
    wings = [(x + across - turn * down * 2, y + down + turn * across * 2) for turn in (1, -1)]
    return Polyline((wings[0], tip, wings[1]), Style(stroke="ink", width=0.035, over=True))


def greater(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw the signs between the cells."""
    return [_sign(first, second) for first, second in _steps(clue, geometry)]


def extreme(is_least: bool) -> Draw:
    """Shade the cells, with signs towards their neighbours."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        shapes = _outlined(clue.cells, geometry, SHADED, 0.04)
        for cell, other in around_each(clue, Context(geometry)):
            own, beside = centre(cell, geometry.size), centre(other, geometry.size)
            shapes.append(_sign(beside, own) if is_least else _sign(own, beside))
        return shapes

    return draw


def odd(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a grey circle in each cell."""
    return [Disc(point, 0.4, SHADED) for point in _points(clue.cells, geometry)]


def circles(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a ring in each cell."""
    return [Disc(point, 0.42, RING) for point in _points(clue.cells, geometry)]


def said(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a dashed cage with numbers of two digits in the corner."""
    text = " ".join(f"{number:02}" for number in clue.numbers)
    return [*_outlined(clue.cells, geometry, DASHED, INSET), _corner(clue.cells, text, geometry)]


def indexes(edge: str) -> Draw:
    """Shade the columns (*edge* top) or rows (left) of the clue's numbers."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        lines = [seen_from(edge, number, geometry.size) for number in clue.numbers]
        return [shape for line in lines for shape in _outlined(line, geometry, SHADED, 0.04)]

    return draw


def indexer(by_column: bool) -> Draw:
    """Shade each cell, with an arrow along the row or column in which its digit is a place."""

    def draw(clue: Clue, geometry: Geometry) -> list[Shape]:
        found, style = list[Shape](), Style(stroke="quiet", width=0.03, head=True)
        for x, y in _points(clue.cells, geometry):
            ends = ((x - 0.38, y - 0.38), (x + 0.38, y - 0.38) if by_column else (x - 0.38, y + 0.38))
            found.append(Polyline(ends, style))
        return [*shaded(clue, geometry), *found]

    return draw


def run(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a ring and dashed arrows that leave it."""
    ((cell,), *arms), size = clue.groups, geometry.size
    dashed = Style(stroke="quiet", width=0.05, dashed=True, head=True)
    arrows = [Polyline((centre(cell, size), *_points(arm, geometry)), dashed) for arm in arms]
    return [*arrows, Disc(centre(cell, size), 0.38, RING)]


def shaded(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Shade whole cells."""
    return [shape for cell in clue.cells for shape in _outlined((cell,), geometry, SHADED, 0.0)]


def unshaded(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a small ring in the corner of each cell."""
    style = Style(stroke="quiet", fill="paper", width=0.035)
    return [Disc((x + 0.34, y - 0.34), 0.08, style) for x, y in _points(clue.cells, geometry)]


def even(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a grey square in each cell."""
    return [shape for cell in clue.cells for shape in _outlined((cell,), geometry, SHADED, 0.11)]


def quadruple(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw a circle on the corner, the digits in one row or two."""
    x, y = centre(min(clue.cells), geometry.size)
    x, y = x + 0.5, y + 0.5
    texts = [str(number) for number in clue.numbers]
    rows = [texts] if len(texts) <= 2 else [texts[: (len(texts) + 1) // 2], texts[(len(texts) + 1) // 2 :]]
    shapes: list[Shape] = [Disc((x, y), 0.26, Style(stroke="ink", fill="paper", width=0.025, over=True))]
    for place, row in enumerate(rows):
        shapes.append(Text((x, y + (place - (len(rows) - 1) / 2) * 0.2), " ".join(row), 0.17, INK))
    return shapes


def diagonals(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw both long diagonals."""
    lines = in_grids(geometry, lambda size, _: diagonal_houses(size))
    return [_stroke(cells, geometry, "hair", 0.03) for cells in lines]


def windows(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Shade the windows."""
    houses = in_grids(geometry, lambda _, box: window_houses(*box) if box else [])
    return [shape for cells in houses for shape in _outlined(cells, geometry, Style(fill="shade"), 0.0)]
