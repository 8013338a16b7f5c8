"""Penpa's links: lines of text, compressed and in base 64; the digits in the cells are read as givens.

The first line has the shape and its width and height, the second the rows and columns left free on each side, the
fourth the problem, with short names for its keys. Cells are numbered row by row on a grid that is two larger all round.
Source: Penpa's own code and programs that read its links. Lines, arrows, cages and shaded cells are kept as drawings;
anything else that is drawn is named in a warning, for it may mean anything.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.drawing import Tone
from pencilmark.board.errors import FormatError
from pencilmark.board.geometry import MAX_SIZE
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.exchange.cosmetic import MOST_DRAWINGS
from pencilmark.exchange.found import Reading
from pencilmark.rules.rule import named
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.shown import Sketch, write_sketch

MAX_BYTES = 2_000_000
SHAPES = ("square", "sudoku")
KEYS = {
    "zN": '"number"',
    "z1": '"numberS"',
    "zS": '"surface"',
    "zL": '"line"',
    "zE": '"lineE"',
    "zW": '"wall"',
    "zC": '"cage"',
    "zY": '"symbol"',
    "zT": '"thermo"',
    "z3": '"arrows"',
    "zD": '"direction"',
    "z0": '"squareframe"',
    "z5": '"polygon"',
    "z6": '"killercages"',
    "z7": '"nobulbthermo"',
    "zF": '"freeline"',
    "z2": '"freelineE"',
    "zO": "null",
}
DRAWN = {
    "numberS": "small-numbers",
    "surface": "shaded-cells",
    "line": "lines",
    "lineE": "lines-along-edges",
    "cage": "cages",
    "killercages": "cages",
    "symbol": "symbols",
    "thermo": "thermometers",
    "nobulbthermo": "thermometers",
    "arrows": "arrows",
    "direction": "arrows",
    "freeline": "lines",
    "wall": "walls",
    "squareframe": "frames",
    "polygon": "frames",
}
PATHS: dict[str, Sketch] = {
    "thermo": Sketch("line", "grey", (0.3, 0.3)),
    "nobulbthermo": Sketch("line", "grey", (0.3, 0.3)),
    "arrows": Sketch("arrow", "grey"),
    "killercages": Sketch("cage"),
}
"""The kinds whose entries are lists of cells, and how they are drawn."""
BULB = Sketch("circle", "grey", filled=True)
LINE = Sketch("line", "grey")
SHADES: dict[int, Tone] = {2: "green", 5: "blue", 6: "red", 7: "yellow", 9: "pink", 10: "orange", 11: "violet"}
"""The colours of shaded cells by number; the others are greys, or close to orange."""
_PAYLOAD = re.compile(r"(?:^|[#?&])p=([A-Za-z0-9+/=_ -]{16,400000})")
_SHORT = re.compile(r"z[A-Z0-9_]")


def payload_of(address: str) -> str:
    """Return the data in an address of Penpa; empty where there is none."""
    match = _PAYLOAD.search(address)
    return match[1] if match else ""


def read_penpa(payload: str) -> Reading:
    """Read the data of a link of Penpa. Raises FormatError."""
    lines = _unpacked(payload).split("\n")
    try:
        head, spaces = lines[0].split(","), json.loads(lines[1])
        wide, high, problem = int(head[1]), int(head[2]), json.loads(_SHORT.sub(_key, lines[3]))
        top, bottom, left, right = map(_whole, spaces)
        size = wide - left - right
    except (ValueError, IndexError, TypeError, RecursionError) as error:
        raise _changed() from error
    if (
        head[0] not in SHAPES
        or size != high - top - bottom
        or not 1 <= size <= MAX_SIZE
        or not isinstance(problem, dict)
    ):
        raise FormatError("other-program/penpa-not-square")
    givens, outside = _givens(problem.get("number"), size, wide + 4, (top, left))
    if not any(givens):
        raise FormatError("other-program/penpa-without-digits")
    notes = [say("penpa-drawn-what-they-mean", text=text) for text in _drawn(problem)]
    notes += [say("penpa-texts-no-digits-grid", outside=outside)] if outside else []
    geometry, grid = board(size), _Grid(size, wide + 4, (top, left))
    rules = [named(clue, geometry) for clue in list(_drawings(problem, grid))[:MOST_DRAWINGS]]
    return Reading(Puzzle(geometry, tuple(givens), rules=tuple(rules)), "Penpa", warnings=tuple(notes))


class _Grid:
    """The place of the puzzle among the cells of the file: its *size*, how *wide* the file's grid is, its *start*."""

    def __init__(self, size: int, wide: int, start: tuple[int, int]) -> None:
        self.size, self.wide, self.start = size, wide, start

    def cell(self, index: object) -> int | None:
        """Return the cell with a number (or text of one); None outside the puzzle, and for corners and edges."""
        text = str(index)
        at = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0
        row, column = at // self.wide - 2 - self.start[0], at % self.wide - 2 - self.start[1]
        return row * self.size + column if 0 <= row < self.size and 0 <= column < self.size else None

    def cells(self, indices: object) -> tuple[int, ...]:
        """Return the cells of a list of numbers, each once; none if one of them is outside."""
        found = dict.fromkeys(map(self.cell, indices)) if isinstance(indices, list) else {}
        return tuple(cell for cell in found if cell is not None) if None not in found else ()


def _drawings(problem: dict[str, Any], grid: _Grid) -> Iterator[Clue]:
    """Yield drawings for the lines, arrows, cages and shaded cells of a problem."""
    for key, sketch in PATHS.items():
        paths = problem.get(key)
        for cells in map(grid.cells, paths if isinstance(paths, list) else ()):
            if len(cells) > 1:
                yield _drawing(sketch, cells)
                yield from [_drawing(BULB, cells[:1])] if key == "thermo" else ()
    lines = problem.get("line")
    for ends in lines if isinstance(lines, dict) else ():
        if len(cells := grid.cells(str(ends).split(","))) == 2:
            yield _drawing(LINE, cells)
    shaded: dict[Tone, list[int]] = {}
    surfaces = problem.get("surface")
    for index, colour in surfaces.items() if isinstance(surfaces, dict) else ():
        cell = grid.cell(index)
        if cell is not None and isinstance(colour, int):
            shaded.setdefault(SHADES.get(colour, "grey"), []).append(cell)
    yield from (_drawing(Sketch("area", tone), tuple(cells)) for tone, cells in shaded.items())


def _drawing(sketch: Sketch, cells: tuple[int, ...]) -> Clue:
    return Clue("drawing", (), (cells,), pattern=write_sketch(sketch))


def _whole(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError
    return number


def _changed() -> FormatError:
    return FormatError("bad-link/penpa-changed")


def _unpacked(payload: str) -> str:
    text = payload.replace(" ", "+").replace("-", "+").replace("_", "/").rstrip("=")
    try:
        data = b64decode(text + "=" * (-len(text) % 4))
        return zlib.decompressobj(-15).decompress(data, MAX_BYTES).decode()
    except (ValueError, zlib.error) as error:
        raise _changed() from error


def _key(match: re.Match[str]) -> str:
    return KEYS.get(match[0], f'"{match[0]}"')


def _givens(numbers: object, size: int, wide: int, start: tuple[int, int]) -> tuple[list[int], int]:
    """Return the digits in the cells of the grid, and count the other texts."""
    givens, others = [0] * (size * size), 0
    for index, entry in numbers.items() if isinstance(numbers, dict) else ():
        text = str(entry[0]).strip() if isinstance(entry, list) and entry else ""
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
        at = int(index) if str(index).isascii() and str(index).isdigit() and len(str(index)) < 8 else 0
        row, column = at // wide - 2 - start[0], at % wide - 2 - start[1]
        if 1 <= number <= size and 0 <= row < size and 0 <= column < size:
            givens[row * size + column] = number
        else:
            others += bool(text)
    return givens, others


def _drawn(problem: dict[str, Any]) -> list[str]:
    return [say(f"penpa-{name}") for name in dict.fromkeys(name for key, name in DRAWN.items() if problem.get(key))]
