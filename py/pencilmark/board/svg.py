"""A board with its digits, pencil marks and shapes as SVG text, for stand-alone documents.

Lengths are in cells, as in `drawing`. Tones become classes; `STYLE` is the style sheet that gives them colours, for
light and dark screens and for paper.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Protocol

from pencilmark.board.drawing import Disc, Face, Point, Polyline, Shape, Text, rooms
from pencilmark.board.geometry import Geometry
from pencilmark.board.grid import lines, marks, shading, values
from pencilmark.board.palette import PALETTE, Colours, dashes, head

MARGIN = 0.08
_FACES: dict[Face, str] = {"plain": "", "strong": ' font-weight="700"', "slanted": ' font-style="italic"'}


def _palette(of: Callable[[Colours], str]) -> str:
    return "".join(f"--{tone}:{of(colours)};" for tone, colours in PALETTE.items())


STYLE = (
    f":root{{{_palette(lambda colours: colours.light)}}}"
    f"@media screen and (prefers-color-scheme:dark){{:root{{{_palette(lambda colours: colours.dark)}}}}}"
    + "".join(f".s-{tone}{{stroke:var(--{tone})}}.f-{tone}{{fill:var(--{tone})}}" for tone in PALETTE)
    + ".s-none{stroke:none}.f-none{fill:none}"
    "svg{stroke-linecap:round;stroke-linejoin:round;print-color-adjust:exact}"
    "svg text{text-anchor:middle;dominant-baseline:central;stroke:none}"
)


class Drawn(Protocol):
    """The part of a position that is drawn: a `pencilmark.board.model.Position`."""

    geometry: Geometry
    values: Sequence[int]
    givens: int
    cell_digits: Sequence[int]


def picture(position: Drawn, shapes: Iterable[Shape] = (), clues: Iterable[Shape] = ()) -> str:
    """Draw a *position* as SVG text on white that needs no style sheet, for notebooks."""
    drawn = re.sub(r'class="(?:s-(\w+) )?f-(\w+)"', _inked, board_svg(position, shapes, clues=clues))
    look = 'width="360" font-family="sans-serif" text-anchor="middle" dominant-baseline="central"'
    return drawn.replace("<svg ", f'<svg {look} stroke-linecap="round" stroke-linejoin="round" ', 1)


def _inked(classes: re.Match[str]) -> str:
    light = {str(tone): colours.light for tone, colours in PALETTE.items()}
    stroke, fill = (light.get(tone or "", "none") for tone in classes.groups())
    return f'stroke="{stroke}" fill="{fill}"'


def board_svg(position: Drawn, shapes: Iterable[Shape] = (), title: str = "", clues: Iterable[Shape] = ()) -> str:
    """Draw the board of a *position* with *shapes* below and above its digits; *title* is for screen readers.

    *clues* are drawn as well, and pencil marks make way for the numbers among them.

    >>> from pencilmark.board.model import Position, Puzzle
    >>> board_svg(Position.of(Puzzle(board("4"), (1,) + (0,) * 15)), title="A < B")[-6:]
    '</svg>'
    """
    clues, shapes = list(clues), list(shapes)
    high, wide = position.geometry.extent
    drawn = board_shapes(position, shapes, clues)
    parts = [f'<rect width="{wide}" height="{high}" class="s-none f-paper" stroke-width="0"/>']
    parts += map(shape_svg, drawn)
    margin = _n(max(MARGIN, *(_beyond(shape, (wide, high)) for shape in (*clues, *shapes)), 0))
    width, height = (_n(side + 2 * float(margin)) for side in (wide, high))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{margin} -{margin} {width} {height}" role="img"'
    return f'{head} aria-label="{escape(title)}">{"".join(parts)}</svg>'


def board_shapes(position: Drawn, shapes: Sequence[Shape], clues: Sequence[Shape]) -> list[Shape]:
    """List all that `board_svg` draws, from below."""
    geometry = position.geometry
    return [
        *shading(geometry),
        *(shape for shape in shapes if not shape.style.over),  # the cells of a step are shaded below the lines of clues
        *(shape for shape in clues if not shape.style.over),
        *lines(geometry),
        *values(geometry, position.values, position.givens),
        *marks(geometry, position.cell_digits, rooms(clues, geometry)),
        *(shape for shape in (*clues, *shapes) if shape.style.over),
    ]


def _beyond(shape: Shape, sides: tuple[int, int]) -> float:
    """Return how far a clue's text extends beyond the grid."""
    if not isinstance(shape, Text):
        return 0
    reach = shape.height * 0.4 * max(2, len(shape.text))
    return max(reach + max(-at, at - side) for at, side in zip(shape.centre, sides, strict=True))


def _text(at: Point, text: str, height: float, classes: str, more: str = "") -> str:
    x, y = at
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(height * 1.4)}" class="{classes}"{more}>{escape(text)}</text>'


def shape_svg(shape: Shape) -> str:
    """Write one shape as an SVG element.

    >>> from pencilmark.board.drawing import Style
    >>> shape_svg(Disc((0.5, 0.5), 0.25, Style(stroke="accent")))
    '<circle cx="0.5" cy="0.5" r="0.25" class="s-accent f-none" stroke-width="0.03"/>'
    """
    style = shape.style
    classes = f"s-{style.stroke or 'none'} f-{style.fill or 'none'}"
    if isinstance(shape, Text):
        return _text(shape.centre, shape.text, shape.height, classes, _FACES[shape.face])
    broken = " ".join(map(_n, dashes(style, style.width)))
    dash = f' stroke-dasharray="{broken}"' if broken else ""
    look = f'class="{classes}" stroke-width="{_n(style.width)}"{dash}'
    if isinstance(shape, Disc):
        (x, y), radius = shape.centre, shape.radius
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" {look}/>'
    drawn = f'<path d="{_outline(shape)}" {look}/>'
    if style.head:
        drawn += f'<path d="{_trace(head(shape))}" class="{classes}" stroke-width="{_n(style.width)}"/>'
    return drawn


def _outline(shape: Polyline) -> str:
    if shape.curved:
        first, middle, last = (f"{_n(x)} {_n(y)}" for x, y in shape.points)
        return f"M{first}Q{middle} {last}"
    return _trace(shape.points) + ("Z" if shape.closed else "")


def _trace(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _n(number: float) -> str:
    """Write a number to a thousandth of a cell."""
    return f"{number:.3f}".rstrip("0").rstrip(".")
