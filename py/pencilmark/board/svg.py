"""A board with its digits, pencil marks and shapes as an SVG text, for documents that stand alone.

Lengths are in cells, as in `drawing`. Tones become classes; `STYLE` is the style sheet that gives them colours, for
light and dark screens and for paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from math import atan2, cos, sin
from typing import Protocol

from pencilmark.board.drawing import (
    MARK_PADDING,
    Disc,
    Face,
    Path,
    Point,
    Shape,
    Style,
    Text,
    centre,
    mark_centre,
    mark_columns,
    outlines,
)
from pencilmark.board.geometry import Geometry, bits

MARGIN = 0.08
_LIGHT = {
    "ink": "#1a1815",
    "quiet": "#625d54",
    "hair": "#b4ad9f",
    "accent": "#1c4f8c",
    "tint": "#dfe8f3",
    "wash": "#eef2f7",
    "shade": "#efebe1",
    "wrong": "#a5231d",
    "paper": "#fffefb",
    "black": "#1a1815",
    "white": "#fffefb",
}
_DARK = {
    "ink": "#ece8df",
    "quiet": "#a39e94",
    "hair": "#4a4c53",
    "accent": "#8fb8ee",
    "tint": "#2b3a50",
    "wash": "#232a35",
    "shade": "#262830",
    "wrong": "#ff9a8d",
    "paper": "#1b1d22",
    "black": "#000000",
    "white": "#f3f0e8",
}


_FACES: dict[Face, str] = {"plain": "", "strong": ' font-weight="700"', "slanted": ' font-style="italic"'}


def _palette(colours: dict[str, str]) -> str:
    return "".join(f"--{tone}:{colour};" for tone, colour in colours.items())


STYLE = (
    f":root{{{_palette(_LIGHT)}}}"
    f"@media screen and (prefers-color-scheme:dark){{:root{{{_palette(_DARK)}}}}}"
    + "".join(f".s-{tone}{{stroke:var(--{tone})}}.f-{tone}{{fill:var(--{tone})}}" for tone in _LIGHT)
    + ".s-none{stroke:none}.f-none{fill:none}"
    "svg{stroke-linecap:round;stroke-linejoin:round;print-color-adjust:exact}"
    "svg text{text-anchor:middle;dominant-baseline:central;stroke:none}"
)


class Grid(Protocol):
    """What is drawn: a `pencilmark.board.model.Position`."""

    geometry: Geometry
    values: Sequence[int]
    givens: int
    cell_digits: Sequence[int]


def picture(position: Grid, shapes: Iterable[Shape] = ()) -> str:
    """Draw a *position* as an SVG text that needs no style sheet: for notebooks, on white."""
    drawn = re.sub(r'class="(?:s-(\w+) )?f-(\w+)"', _inked, board_svg(position, shapes))
    look = 'width="360" font-family="sans-serif" text-anchor="middle" dominant-baseline="central"'
    return drawn.replace("<svg ", f'<svg {look} stroke-linecap="round" stroke-linejoin="round" ', 1)


def _inked(classes: re.Match[str]) -> str:
    stroke, fill = (_LIGHT.get(tone or "", "none") for tone in classes.groups())
    return f'stroke="{stroke}" fill="{fill}"'


def board_svg(position: Grid, shapes: Iterable[Shape] = (), title: str = "") -> str:
    """Draw the board of a *position* with *shapes* below and above its digits; *title* is what a screen reader says.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Position, Puzzle
    >>> board_svg(Position.of(Puzzle(board("4"), (1,) + (0,) * 15)), title="A < B")[-6:]
    '</svg>'
    """
    size, shapes = position.geometry.size, list(shapes)
    parts = [_rectangle(size, "s-none f-paper", 0)]
    parts += [shape_svg(shape) for shape in shapes if not shape.style.over]
    parts += _lines(position)
    parts += _digits(position)
    parts += [shape_svg(shape) for shape in shapes if shape.style.over]
    margin = _n(max(MARGIN, *(_beyond(shape, size) for shape in shapes), 0))
    width = _n(size + 2 * float(margin))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{margin} -{margin} {width} {width}" role="img"'
    return f'{head} aria-label="{escape(title)}">{"".join(parts)}</svg>'


def _beyond(shape: Shape, size: int) -> float:
    """Return by how much the text of a clue reaches beyond the grid."""
    if not isinstance(shape, Text):
        return 0
    reach = shape.height * 0.4 * max(2, len(shape.text))
    return max(reach + max(-at, at - size) for at in shape.centre)


def _rectangle(size: int, classes: str, width: float) -> str:
    return f'<rect width="{size}" height="{size}" class="{classes}" stroke-width="{width}"/>'


def _lines(position: Grid) -> list[str]:
    """Draw the lines of the grid, the borders of boxes and the outlines of other houses."""
    geometry, size = position.geometry, position.geometry.size
    steps = "".join(f"M0 {i}H{size}M{i} 0V{size}" for i in range(1, size))
    parts = [f'<path d="{steps}" class="s-hair f-none" stroke-width="0.015"/>']
    for house in geometry.houses:
        if house.kind == "diagonal":
            slope = f"M0 0L{size} {size}" if house.number == 1 else f"M0 {size}L{size} 0"
            parts.append(f'<path d="{slope}" class="s-hair f-none" stroke-width="0.03"/>')
        elif house.kind in ("window", "extra", "group") and not house.title:
            parts += [_loop(points, "s-quiet f-none", 0.02, dashed=True) for points in outlines(house.cells, size, 0.1)]
    for house in geometry.houses:
        if house.kind in ("box", "region"):
            parts += [_loop(points, "s-ink f-none", 0.035) for points in outlines(house.cells, size)]
    return [*parts, _rectangle(size, "s-ink f-none", 0.06)]


def _loop(points: tuple[Point, ...], classes: str, width: float, *, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="0.1 0.1"' if dashed else ""
    return f'<path d="{_trace(points)}Z" class="{classes}" stroke-width="{width}"{dash}/>'


def _digits(position: Grid) -> list[str]:
    """Write the values, the givens bold, and the candidates of the empty cells."""
    geometry = position.geometry
    pitch = (1 - 2 * MARK_PADDING) / mark_columns(geometry.value_count)
    parts = []
    for cell, value in enumerate(position.values):
        if value:
            weight = _FACES["strong" if position.givens >> cell & 1 else "plain"]
            parts.append(_text(centre(cell, geometry.size), str(value), 0.46 if value < 10 else 0.34, "f-ink", weight))
        parts += [
            _text(mark_centre(geometry, cell, digit + 1), str(digit + 1), 0.56 * pitch, "f-quiet")
            for digit in bits(position.cell_digits[cell])
        ]
    return parts


def _text(at: Point, text: str, height: float, classes: str, more: str = "") -> str:
    x, y = at
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(height * 1.4)}" class="{classes}"{more}>{escape(text)}</text>'


def shape_svg(shape: Shape) -> str:
    """Write one shape as an SVG element.

    >>> shape_svg(Disc((0.5, 0.5), 0.25, Style(stroke="accent")))
    '<circle cx="0.5" cy="0.5" r="0.25" class="s-accent f-none" stroke-width="0.03"/>'
    """
    style = shape.style
    classes = f"s-{style.stroke or 'none'} f-{style.fill or 'none'}"
    if isinstance(shape, Text):
        return _text(shape.centre, shape.text, shape.height, classes, _FACES[shape.face])
    dash = f' stroke-dasharray="{_n(style.width * 3)} {_n(style.width * 2.5)}"' if style.dashed else ""
    look = f'class="{classes}" stroke-width="{_n(style.width)}"{dash}'
    if isinstance(shape, Disc):
        (x, y), radius = shape.centre, shape.radius
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" {look}/>'
    drawn = f'<path d="{_outline(shape)}" {look}/>'
    if style.head:
        drawn += f'<path d="{_head(shape.points, style)}" class="{classes}" stroke-width="{_n(style.width)}"/>'
    return drawn


def _outline(shape: Path) -> str:
    if shape.curved:
        first, middle, last = (f"{_n(x)} {_n(y)}" for x, y in shape.points)
        return f"M{first}Q{middle} {last}"
    return _trace(shape.points) + ("Z" if shape.closed else "")


def _trace(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _head(points: tuple[Point, ...], style: Style) -> str:
    """Trace the two strokes of an arrow's head."""
    (from_x, from_y), (x, y) = points[-2:]
    angle, reach = atan2(y - from_y, x - from_x), 0.09 + style.width * 2.5
    wings = [(x - cos(angle + turn) * reach, y - sin(angle + turn) * reach) for turn in (0.5, -0.5)]
    return _trace((wings[0], (x, y), wings[1]))


def _n(number: float) -> str:
    """Write a number to a thousandth of a cell."""
    return f"{number:.3f}".rstrip("0").rstrip(".")
