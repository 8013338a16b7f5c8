"""Single puzzles and answers as pictures: SVG that looks as on paper, and PNG if pypdfium2 is installed."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pencilmark.board.drawing import Shape
from pencilmark.board.geometry import Geometry
from pencilmark.board.palette import PALETTE
from pencilmark.board.svg import shape_svg
from pencilmark.paper.entry import Entry, board_item, overhang
from pencilmark.paper.options import PLAIN
from pencilmark.paper.page import Drawing, Page
from pencilmark.paper.papers import Box
from pencilmark.paper.pdf import write_pdf

SIDE, EDGE = 80.0, 2.0
"""Millimetres of a board drawn alone, and of the paper around it."""
DOTS, SCREEN_DOTS = 300 / 72, 160 / 72
"""Dots of a PNG for each point: in print, and on a screen."""
_INKS = {str(tone): f"rgb({colours.print},{colours.print},{colours.print})" for tone, colours in PALETTE.items()}


def svg_of(entry: Entry, *, is_answer: bool = False) -> str:
    """Draw the board of an *entry*, or its answer, as self-contained SVG text.

    >>> svg_of(Entry(Puzzle(board("4"), (1,) + (0,) * 15)))[:60]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.08 -0.08'
    """
    drawn = board_item(entry, Box(0, 0, SIDE, SIDE), PLAIN, is_answer=is_answer)
    seen = [shape for shape in drawn.shapes if shape.style.fill or shape.style.stroke]
    seen.sort(key=lambda shape: shape.style.over)
    (rows, columns), margin = entry.puzzle.geometry.extent, 0.08
    left, top = (max(margin, at / drawn.scale + margin) for at in (drawn.x, drawn.y))
    wide, high = max(columns + left + margin, SIDE / drawn.scale), max(rows + top + margin, SIDE / drawn.scale)
    body = re.sub(r'class="(?:s-(\w+) )?f-(\w+)"', _inked, "".join(map(shape_svg, seen)))
    body = body.replace('stroke-width="0"', "")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{left:.3g} -{top:.3g} {wide:.5g} {high:.5g}" width="360"'
    look = 'font-family="serif" text-anchor="middle" dominant-baseline="central" stroke-linejoin="round"'
    white = f'<rect x="-{left:.3g}" y="-{top:.3g}" width="{wide:.5g}" height="{high:.5g}" fill="#fff"/>'
    return f'{head} role="img" aria-label="{drawn.words}" {look}>{white}{body}</svg>'


def _inked(classes: re.Match[str]) -> str:
    """Write the tones of a shape as greys, as in print."""
    stroke, fill = (_INKS.get(tone or "", "none") for tone in classes.groups())
    return f'stroke="{stroke}" fill="{fill}"'


def pngs_of(entries: Sequence[Entry], *, are_answers: bool = False) -> list[bytes]:
    """Draw the boards of *entries* as PNG files of 300 dots an inch; none if pypdfium2 is not installed."""
    box = Box(EDGE, EDGE, SIDE, SIDE)
    return _pngs([board_item(entry, box, PLAIN, is_answer=are_answers) for entry in entries], DOTS)


def png_of(shapes: Sequence[Shape], geometry: Geometry, words: str) -> bytes | None:
    """Draw *shapes* on a board as a PNG file for screens; None if pypdfium2 is not installed."""
    left, top, right, bottom = overhang(shapes, geometry)
    high, wide = geometry.extent
    scale = SIDE / max(wide + left + right, high + top + bottom)
    drawn = Drawing(EDGE + left * scale, EDGE + top * scale, scale, tuple(shapes), words)
    return next(iter(_pngs([drawn], SCREEN_DOTS)), None)


def _pngs(boards: Sequence[Drawing], dots: float) -> list[bytes]:
    if not find_spec("pypdfium2") or not boards:
        return []
    side = SIDE + 2 * EDGE
    document: Any = import_module("pypdfium2").PdfDocument(write_pdf([Page(side, side, (drawn,)) for drawn in boards]))
    return [_png(document[number].render(scale=dots, grayscale=True)) for number in range(len(document))]


def _png(bitmap: Any) -> bytes:
    """Write a bitmap of greys as PNG."""
    rows = bytes(bitmap.buffer)
    lines = (rows[y * bitmap.stride : y * bitmap.stride + bitmap.width] for y in range(bitmap.height))
    data = zlib.compress(b"".join(b"\0" + line for line in lines), 4)
    head = struct.pack(">IIBBBBB", bitmap.width, bitmap.height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
