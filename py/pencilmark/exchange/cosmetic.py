"""Lines, shapes, texts and colours without a meaning, in the terms of SudokuPad and f-puzzles: kept as drawings.

Their colours become the nearest of our tones, which suit light and dark screens, and paper.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from colorsys import rgb_to_hls
from typing import Any

from pencilmark.board.drawing import Point, Tone
from pencilmark.board.geometry import Geometry
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.kinds import BY_KEY, Data, cells_of, names_of
from pencilmark.exchange.sketch import INKS, PIXELS
from pencilmark.exchange.whole import INDEXERS
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.shown import FAR, MOST, SIZES, Sketch, read_sketch, write_sketch

MOST_DRAWINGS = 1_000
TALL = 0.7
"""The height of letters in f-puzzles as a part of their size."""
_HEX = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_HUES: tuple[tuple[int, Tone], ...] = (
    (15, "red"),
    (42, "orange"),
    (68, "yellow"),
    (160, "green"),
    (195, "turquoise"),
    (255, "blue"),
    (290, "violet"),
    (345, "pink"),
    (360, "red"),
)
"""Up to which degree of hue a colour is each of our tones."""
_GREYS: tuple[tuple[float, Tone], ...] = ((0.25, "ink"), (0.5, "quiet"), (0.93, "grey"), (2, "paper"))
"""Up to which lightness a colour with little hue is each of our tones."""
COLOURS: tuple[Tone, ...] = ("red", "orange", "yellow", "green", "turquoise", "blue", "violet", "pink", "grey")
_NAMED: dict[str, Tone] = {str(tone): tone for tone in COLOURS} | {
    "black": "ink",
    "white": "paper",
    "gray": "grey",
    "purple": "violet",
    "cyan": "turquoise",
}


def tone_of(colour: object) -> Tone | None:
    """Return the tone that is nearest to a colour; None if the colour is invisible.

    >>> tone_of("#67F067"), tone_of("#000"), tone_of("#CFCFCF80"), tone_of("Red"), tone_of("#F000"), tone_of(None)
    ('green', 'ink', 'grey', 'red', None, None)
    """
    name = str(colour or "").strip().lower()
    if name in _NAMED:
        return _NAMED[name]
    match = _HEX.fullmatch(name)
    if not match:
        return None
    digits = match[1] if len(match[1]) > 4 else "".join(sign * 2 for sign in match[1])
    red, green, blue, *rest = (int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2))
    if rest and rest[0] < 0.1:
        return None
    hue, lightness, saturation = rgb_to_hls(red, green, blue)
    if saturation < 0.16 or not 0.08 < lightness < 0.97:
        return next(tone for most, tone in _GREYS if lightness <= most)
    return next(tone for most, tone in _HUES if hue * 360 <= most)


def pad_drawings(left: dict[str, list[Data]]) -> Slowly[list[Clue]]:
    """Return drawings for what SudokuPad draws and nothing else has read, with pauses.

    >>> line = {"color": "#67F067", "thickness": 16, "wayPoints": [[0.5, 0.5], [0.5, 2.5]]}
    >>> [clue.pattern for clue in finished(pad_drawings({"lines": [line]}))]
    ['line green 0.25 at 0.5,0.5 2.5,0.5']
    """
    found: list[Sketch] = []
    for key in ("underlays", "lines", "arrows", "overlays"):
        for entry in left.get(key, ()):
            found += _stroke(entry, key == "arrows") if key in ("lines", "arrows") else _shape(entry)
            yield None
    return (yield from _clues(found))


def fpuzzles_drawings(data: dict[str, Any], size: int, notes: list[str]) -> Slowly[list[Clue]]:
    """Return drawings for the colours, lines, shapes and texts of f-puzzles, with pauses; *notes* count them."""
    found = list(_coloured(data.get("grid")))
    counts = Counter[str]()
    for key, kind in FPUZZLES.items():
        entries = data.get(key)
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and not _shows_constraint(entry):
                counts[kind] += 1
                found += _line(entry, size) if key == "line" else _mark(key, entry, size)
            yield None
    cages = _cages(data.get("cage"), size)
    counts["cages"] = sum(bool(clue.groups) for clue in cages)
    notes += [say("sudokupad-drawn-what-only-rules", count=count, key=kind) for kind, count in counts.items() if count]
    return cages + (yield from _clues(found))


def _shows_constraint(entry: Data) -> bool:
    """Report whether an entry only draws a constraint that is read anyway, for programs that do not know it."""
    key = "".join(str(entry.get("fromConstraint") or "").lower().split())
    return key in BY_KEY or key in INDEXERS or key in ("germanwhispers", "dutchwhispers")


FPUZZLES = {"line": "lines", "rectangle": "overlays", "circle": "overlays", "text": "overlays"}
"""What f-puzzles draws without a meaning, and where SudokuPad lists the like."""


def meaningless_cage(cage: Data, cells: tuple[int, ...]) -> Clue:
    """Return the drawing of a cage whose meaning is none or unknown."""
    tone = tone_of(cage.get("borderColor")) or "quiet"
    return Clue("drawing", (), (cells,), pattern=write_sketch(Sketch("cage", tone)))


def fpuzzles_entries(clue: Clue, geometry: Geometry) -> dict[str, list[Data]] | None:
    """Write a drawing as entries of f-puzzles; None if it has no such drawing, or none at that place."""
    sketch, size = read_sketch(clue.pattern), geometry.size
    if sketch.kind == "cage" and clue.cells:
        return {"cage": [{"cells": names_of(clue.cells, size), "value": "", "outlineC": INKS[sketch.tone]}]}
    names = _names(sketch, clue, size)
    if not names:
        return None
    colour, (across, down) = INKS[sketch.tone], sketch.size if sketch.size[0] else (SIZES[sketch.kind],) * 2
    if sketch.kind == "line":
        return {"line": [{"lines": [names], "outlineC": colour, "width": across}]}
    if sketch.kind == "text":
        written = {"value": sketch.text, "fontC": colour, "size": round(across / TALL, 3)}
        return {"text": [{"cells": [name], **written} for name in names]}
    if sketch.kind not in ("circle", "box"):
        return None
    painted = {"baseC": colour} if sketch.filled else {"outlineC": colour}
    entries: list[Data] = [{"cells": [name], "width": across, "height": down, **painted} for name in names]
    return {"circle" if sketch.kind == "circle" else "rectangle": entries}


def _names(sketch: Sketch, clue: Clue, size: int) -> list[str]:
    """Name the cells at whose centres a drawing has its places; none if one is elsewhere."""
    cells = [row * size + column for column, row in ((x - 0.5, y - 0.5) for x, y in sketch.places)] or clue.cells
    is_fit = all(cell == int(cell) and 0 <= cell < size * size for cell in cells)
    inside = all(0 < x < size and 0 < y < size and x % 1 == y % 1 == 0.5 for x, y in sketch.places)
    return names_of(map(int, cells), size) if is_fit and inside else []


def _clues(sketches: list[Sketch]) -> Slowly[list[Clue]]:
    texts: dict[str, None] = {}
    for sketch in sketches:
        texts[write_sketch(sketch)] = None
        yield None
    return [Clue("drawing", pattern=text) for text in list(texts)[:MOST_DRAWINGS]]


def _number(value: object, usual: float, most: float = FAR) -> float:
    is_number = isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= most
    return round(float(value), 3) if is_number else usual  # type: ignore[arg-type]  # then it is a number


def _point(place: object) -> Point | None:
    """Return the point of a [row, column]."""
    if not isinstance(place, list) or len(place) != 2:
        return None
    if not all(isinstance(at, int | float) and abs(at) <= FAR for at in place):
        return None
    return round(float(place[1]), 3), round(float(place[0]), 3)


def _stroke(entry: Data, is_arrow: bool) -> Iterator[Sketch]:
    listed, tone = entry.get("wayPoints"), tone_of(entry.get("color"))
    points = [_point(place) for place in listed[:MOST]] if isinstance(listed, list) else []
    places = tuple(point for point in points if point)
    if tone and len(places) > 1:
        width = max(round(_number(entry.get("thickness"), 4, 200) / PIXELS, 3), 0.02)
        yield Sketch("arrow" if is_arrow else "line", tone, (width, width), places=places)


def _shape(entry: Data) -> Iterator[Sketch]:
    middle = _point(entry.get("center"))
    if not middle:
        return
    size = _number(entry.get("width"), 0.7), _number(entry.get("height"), 0.7)
    kind = "circle" if entry.get("rounded") and size[0] == size[1] else "box"
    if "width" in entry or "height" in entry:
        yield from _filled(kind, size, middle, entry.get("backgroundColor"), entry.get("borderColor"))
    height = round(_number(entry.get("fontSize"), 24, 400) / PIXELS * 0.75, 3)
    yield from _written(entry.get("text"), height, middle, entry.get("color"))


def _filled(kind: str, size: Point, middle: Point, fill: object, border: object) -> Iterator[Sketch]:
    inner, edge = tone_of(fill), tone_of(border)
    if inner:
        yield Sketch(kind, inner, size, filled=True, places=(middle,))
    if edge and edge != inner:
        yield Sketch(kind, edge, size, places=(middle,))


def _written(text: object, height: float, middle: Point, colour: object) -> Iterator[Sketch]:
    """Write a text, and replace the signs that would end it or its line."""
    shown = " ".join(str("" if text is None else text).translate({34: "”", 35: "＃", 39: "’"}).split())[:40]
    if shown and "FOGLIGHT" not in shown:
        tone: Tone = "paper" if tone_of(colour) == "paper" else "ink"
        yield Sketch("text", tone, (height, height), text=shown, places=(middle,))


def _coloured(grid: object) -> Iterator[Sketch]:
    """Colour the cells of f-puzzles, those of one colour together."""
    places: dict[Tone, list[Point]] = {}
    for row, cells in enumerate(grid if isinstance(grid, list) else ()):
        for column, cell in enumerate(cells if isinstance(cells, list) else ()):
            if isinstance(cell, dict) and (tone := tone_of(cell.get("c"))):
                places.setdefault(tone, []).append((column + 0.5, row + 0.5))
    for tone, found in places.items():
        for start in range(0, len(found), MOST):
            yield Sketch("box", tone, (1, 1), filled=True, places=tuple(found[start : start + MOST]))


def _middles(names: object, size: int) -> list[Point]:
    return [(cell % size + 0.5, cell // size + 0.5) for cell in _cells(names, size)]


def _cells(names: object, size: int) -> tuple[int, ...]:
    try:
        return cells_of(names, size)
    except ValueError:  # outside the grid, or not cells
        return ()


def _line(entry: Data, size: int) -> Iterator[Sketch]:
    listed, tone = entry.get("lines"), tone_of(entry.get("outlineC")) or "grey"
    width = _number(entry.get("width"), 0.3, 2)
    for names in listed[:MOST] if isinstance(listed, list) else ():
        if len(places := _middles(names, size)) > 1:
            yield Sketch("line", tone, (width, width), places=tuple(places))


def _cages(entries: object, size: int) -> list[Clue]:
    """Return a drawing of each cage that asks nothing, and of the text in its first cell."""
    found: list[Clue] = []
    for entry in entries if isinstance(entries, list) else ():
        cells = tuple(dict.fromkeys(_cells(entry.get("cells"), size))) if isinstance(entry, dict) else ()
        if cells and not _shows_constraint(entry):
            tone = tone_of(entry.get("outlineC")) or "quiet"
            found.append(Clue("drawing", (), (cells,), pattern=write_sketch(Sketch("cage", tone))))
            corner = (min(cells) % size + 0.2, min(cells) // size + 0.2)
            texts = _written(entry.get("value"), 0.25, corner, entry.get("fontC"))
            found += [Clue("drawing", pattern=write_sketch(sketch)) for sketch in texts]
    return found[:MOST_DRAWINGS]


def _mark(key: str, entry: Data, size: int) -> Iterator[Sketch]:
    places = _middles(entry.get("cells"), size)
    if not places:
        return
    middle = tuple(round(sum(at) / len(places), 3) for at in zip(*places, strict=True))
    x, y = middle
    across = _number(entry.get("width"), 0.7), _number(entry.get("height"), 0.7)
    if key != "text":
        kind = "circle" if key == "circle" else "box"
        yield from _filled(kind, across, (x, y), entry.get("baseC"), entry.get("outlineC"))
    height = round(_number(entry.get("size"), 0.5, 3) * TALL, 3)
    yield from _written(entry.get("value"), height, (x, y), entry.get("fontC"))
