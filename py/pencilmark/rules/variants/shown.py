"""Parts of a puzzle that are no constraints: fog over the grid, what clears it, drawings without a meaning.

A drawing is written in words: ``line red 0.2``, ``circle 0.7``, ``text 'A' at 1,1.5``.

drawing = KIND {TONE | SIZE | "filled" | "dashed" | "'"TEXT"'"} ["at" PLACE {PLACE}]     as :class:`Sketch` explains

The places of a drawing are x,y in cells, from the upper left corner of the grid, or the middles of the cells that
follow its quotes.
"""

from __future__ import annotations

import re
from typing import NoReturn, get_args

from pencilmark.board.drawing import Disc, Point, Polyline, Shape, Style, Text, Tone, centre, outlines
from pencilmark.board.errors import RuleError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.rules.variants.definition import ZERO, Clue, Variant

KINDS = ("line", "arrow", "area", "cage", "circle", "box", "text")
TONES: dict[str, Tone] = {str(tone): tone for tone in get_args(Tone)}
SIZES = {"line": 0.12, "arrow": 0.05, "area": 0.0, "cage": 0.035, "circle": 0.7, "box": 0.7, "text": 0.4}
"""The width of a stroke, or the size of a shape, if none is given."""
EDGE = 0.04
INSET = 0.1
MOST, FAR = 500, 99
"""Most places of a drawing, and how far outside the grid they may be."""
_WORD = re.compile(r"'([^']*)'|([^\s']+)")
_SIZE = re.compile(r"([0-9]{0,2}(?:\.[0-9]{1,3})?)(?:x([0-9]{1,2}(?:\.[0-9]{1,3})?))?")
_PLACE = re.compile(r"(-?[0-9]{1,3}(?:\.[0-9]{1,3})?),(-?[0-9]{1,3}(?:\.[0-9]{1,3})?)")


@dataclass(frozen=True, slots=True)
class Sketch:
    """A drawing: its *kind*, its *tone*, its *size* in cells (across and down), its *text* and its *places*.

    A ``line`` and an ``arrow`` go through their places; an ``area`` and a ``cage`` surround cells; a ``circle``, a
    ``box`` and a ``text`` stand at each place. Circles and boxes are outlines unless *filled*.
    """

    kind: str
    tone: Tone = "quiet"
    size: tuple[float, float] = (0, 0)
    filled: bool = False
    dashed: bool = False
    text: str = ""
    places: tuple[Point, ...] = ()


def read_sketch(text: str, column: int | None = None) -> Sketch:
    """Read a drawing in words. Raises RuleError.

    >>> read_sketch("line red 0.2 at 0.5,0.5 2.5,0.5").places
    ((0.5, 0.5), (2.5, 0.5))
    >>> write_sketch(read_sketch("  circle   filled"))
    'circle quiet filled'
    """
    words = [(match[1], match[2]) for match in _WORD.finditer(text)]
    if not words or words[0][1] not in KINDS or text.count("'") % 2:
        _refuse(text if not words else words[0][1] or "", column)
    found = Sketch(words[0][1])
    fields: dict[str, object] = {}
    for number, (quoted, word) in enumerate(words[1:], 1):
        if quoted is not None:
            fields["text"] = quoted[:40]
        elif word == "at":
            fields["places"] = _places([other or "" for _, other in words[number + 1 :]], column)
            break
        elif word in TONES:
            fields["tone"] = TONES[word]
        elif word in ("filled", "dashed"):
            fields[word] = True
        elif (match := _SIZE.fullmatch(word)) and match[1]:
            across = float(match[1])
            fields["size"] = across, float(match[2] or across)
        else:
            _refuse(word, column)
    return Sketch(found.kind, **fields)  # type: ignore[arg-type]  # each field was made for its name


def _places(words: list[str], column: int | None) -> tuple[Point, ...]:
    found = [_PLACE.fullmatch(word) for word in words]
    for word, match in zip(words, found, strict=True):
        if not match or max(abs(float(match[1])), abs(float(match[2]))) > FAR:
            _refuse(word, column)
    if not 0 < len(found) <= MOST:
        _refuse("at", column)
    return tuple((float(match[1]), float(match[2])) for match in found if match)


def _refuse(found: str, column: int | None) -> NoReturn:
    raise RuleError("bad-variant/drawing", kinds=list(KINDS), found=found[:20], column=column)


def write_sketch(sketch: Sketch) -> str:
    """Write a drawing in words; `read_sketch` is the inverse."""
    across, down = sketch.size
    size = "" if not across else f"{across:g}" if across == down else f"{across:g}x{down:g}"
    words = [sketch.kind, sketch.tone, size, "filled" * sketch.filled, "dashed" * sketch.dashed]
    words += [f"'{sketch.text}'"] if sketch.text else []
    words += ["at", *(f"{x:g},{y:g}" for x, y in sketch.places)] if sketch.places else []
    return " ".join(filter(None, words))


def checked_sketch(text: str, column: int) -> str:
    """Return a drawing in canonical words. Raises RuleError."""
    return write_sketch(read_sketch(text, column))


def draw_sketch(clue: Clue, geometry: Geometry) -> list[Shape]:
    """Draw what the words of a clue describe, at their places or in its cells.

    >>> [type(shape).__name__ for shape in draw_sketch(Clue("drawing", (), ((0, 1),), pattern="circle"), board("4"))]
    ['Disc', 'Disc']
    """
    sketch = read_sketch(clue.pattern)
    places = sketch.places or tuple(centre(cell, geometry.size) for cell in clue.cells)
    across, down = sketch.size if sketch.size[0] else (SIZES[sketch.kind],) * 2
    if sketch.kind in ("line", "arrow"):
        style = Style(sketch.tone, width=across, dashed=sketch.dashed, head=sketch.kind == "arrow")
        return [Polyline(places, style)] if len(places) > 1 else []
    if sketch.kind in ("area", "cage"):
        is_area = sketch.kind == "area"
        style = Style(fill=sketch.tone) if is_area else Style(sketch.tone, width=across, dashed=True)
        return [
            Polyline(path, style, closed=True) for path in outlines(clue.cells, geometry.size, 0 if is_area else INSET)
        ]
    if sketch.kind == "text":
        return [Text(place, sketch.text, across, Style(fill=sketch.tone, over=True)) for place in places if sketch.text]
    style = Style(fill=sketch.tone) if sketch.filled else Style(sketch.tone, width=EDGE, dashed=sketch.dashed)
    if sketch.kind == "circle" and across == down:
        return [Disc(place, across / 2, style) for place in places]
    return [Polyline(_corners(place, across, down), style, closed=True) for place in places]


def _corners(middle: Point, across: float, down: float) -> tuple[Point, ...]:
    (x, y), half, high = middle, across / 2, down / 2
    return (x - half, y - high), (x + half, y - high), (x + half, y + high), (x - half, y + high)


SHOWN = (
    Variant("fog", "cells", (), counts=ZERO),
    Variant("fog-link", "parts", (), parts=(2, 2), joint="="),
    Variant("fog-solution", "labels", ()),
    Variant("drawing", "cells", (), draw_sketch, quotes="SHAPE", counts=ZERO),
)
