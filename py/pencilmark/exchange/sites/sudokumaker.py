"""SudokuMaker's links: compressed JSON with cells and a list of constraints, each with the number of its type.

0 rows and columns   1 regions   200 white dots   201 black dots   202 X and V   300 thermometers   301 killer cages

Dots lie on edges: row by row, those between the cells of a row (from 1), then those to the row below (from the size).
Source: notes of people who write constraints for it; what is not known is named in the warnings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.english import say
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import MAX_SIZE, Geometry, cell_name
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.task import Slowly, finished
from pencilmark.exchange.found import Reading
from pencilmark.exchange.grids import board_of
from pencilmark.exchange.kinds import brief
from pencilmark.rules.rule import parse_rule
from pencilmark.rules.text import MAX_LINES

MAX_WARNINGS = 40
ROWS, REGIONS = 0, 1
DRAWN = (100, 101, 2000, 2002, 2003)
Block = dict[str, Any]


def read_sudokumaker(document: dict[str, Any]) -> Reading:
    """Read SudokuMaker's *document*. Raises FormatError.

    >>> cells = [{"value": 1, "given": True}, {"candidates": 12}] + [{}] * 14
    >>> cage = {"type": 301, "cages": [{"cells": [0, 1], "value": 5}]}
    >>> found = read_sudokumaker({"puzzle": {"width": 4, "height": 4, "cells": cells, "constraints": [cage]}})
    >>> found.puzzle.givens[:2], found.marks[1], [rule.text for rule in found.puzzle.rules]
    ((1, 0), 6, ['killer 5: r1c1 r1c2'])
    """
    return finished(reading_sudokumaker(document))


def reading_sudokumaker(document: dict[str, Any]) -> Slowly[Reading]:
    """Do what `read_sudokumaker` does, with pauses."""
    data = document.get("puzzle")
    data = data if isinstance(data, dict) else document
    cells, size = _cells(data)
    blocks = [
        one for one in _list(data.get("constraints")) if isinstance(one, dict) and one.get("disabled") is not True
    ]
    notes: list[str] = []
    geometry = _board(blocks, size, notes)
    givens, placed, marks = (tuple(part) for part in zip(*(_cell(cell, size) for cell in cells), strict=True))
    rules: list[Rule] = []
    for rule in _rules(blocks, geometry, notes):
        rules.append(rule)
        yield None
        if len(rules) > MAX_LINES:
            raise FormatError("too-long/clues-link", most=MAX_LINES)
    puzzle = Puzzle(geometry, givens, placed if any(placed) else None, rules=tuple(rules))
    title, author, text = (str(data.get(key) or "").strip()[:10_000] for key in ("name", "author", "comment"))
    own = marks if any(marks) else None
    return Reading(puzzle, "SudokuMaker", title[:200], author[:200], text, tuple(notes[:MAX_WARNINGS]), own)


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _objects(value: object) -> Iterator[Block]:
    """Yield the objects of a list. Raises ValueError for anything else in it."""
    for item in _list(value):
        if not isinstance(item, dict):
            raise ValueError(say("kinds-expected-object", found=brief(item)))
        yield item


def _cells(data: Block) -> tuple[list[Block], int]:
    """Return the cells and the size of the board, which must be square and take the digits from 1 on."""
    cells = [cell if isinstance(cell, dict) else {} for cell in _list(data.get("cells"))]
    size = next((n for n in range(1, MAX_SIZE + 1) if n * n == len(cells)), 0)
    if not size or data.get("width", size) != size or data.get("height", size) != size:
        raise FormatError("bad-link/sudokumaker-not-square")
    if data.get("minDigit", 1) != 1 or data.get("maxDigit", size) != size:
        raise FormatError("other-program/sudokumaker-digits", size=size)
    return cells, size


def _cell(cell: Block, size: int) -> tuple[int, int, int]:
    """Return what is given in a cell, what a player wrote, and his marks as a mask."""
    value, mask = cell.get("value"), cell.get("candidates")
    number = value if isinstance(value, int) and 1 <= value <= size else 0
    marks = mask >> 1 & (1 << size) - 1 if isinstance(mask, int) and mask > 0 and not number else 0
    return (number, 0, 0) if cell.get("given") else (0, number, marks)


def _board(blocks: list[Block], size: int, notes: list[str]) -> Geometry:
    regions = next((_list(block.get("regions")) for block in blocks if block.get("type") == REGIONS), [])
    labels = [region if isinstance(region, int) and region >= 0 else None for region in regions]
    try:
        return board(board_of(labels, size, notes) if len(labels) == size * size else f"{size} latin")
    except InputError as error:
        raise FormatError("bad-link/sudokumaker-board", why=error.says) from error


def _edge(edge: object, size: int) -> tuple[int, int]:
    """Return the two cells beside an edge. Raises ValueError.

    >>> _edge(70, 9), _edge(75, 9)
    ((34, 43), (38, 39))
    """
    row, offset = divmod(edge, 2 * size) if isinstance(edge, int) else (-1, 0)
    first = row * size + (offset - 1 if offset < size else offset - size)
    second = first + (1 if offset < size else size)
    if row < 0 or not offset or second >= size * size:
        raise ValueError(say("sudokumaker-there-no-edge", edge=brief(edge)))
    return first, second


def _dots(name: Callable[[object], str]) -> Callable[[Block, int], Iterator[str]]:
    def read(block: Block, size: int) -> Iterator[str]:
        for clue in _objects(block.get("clues")):
            yield _line(name(clue.get("value")), _edge(clue.get("edge"), size), size)

    return read


def _line(name: str, cells: object, size: int) -> str:
    places = cells if isinstance(cells, tuple | list) else ()
    if not places or not all(isinstance(cell, int) and 0 <= cell < size * size for cell in places):
        raise ValueError(say("sudokumaker-has-no-cells"))
    return f"{name}: {' '.join(cell_name(cell, size) for cell in places)}"


def _letter(value: object) -> str:
    if value not in (5, 10):
        raise ValueError(say("sudokumaker-expected-x-v-found", value=brief(value)))
    return "x" if value == 10 else "v"


def _thermometers(block: Block, size: int) -> Iterator[str]:
    name = "slow-thermo" if block.get("slow") else "thermo"
    yield from (_line(name, cells, size) for cells in _list(block.get("thermometers")))


def _cages(block: Block, size: int) -> Iterator[str]:
    for cage in _objects(block.get("cages")):
        total = str(cage.get("value") or "").strip()
        yield _line(f"killer {total}" if total.isascii() and total.isdigit() else "killer", cage.get("cells"), size)


_KINDS: dict[object, tuple[str, Callable[[Block, int], Iterator[str]]]] = {
    200: ("white-dots", _dots(lambda value: f"difference {value or 1}")),
    201: ("black-dots", _dots(lambda value: f"ratio {value or 2}")),
    202: ("x-and-v", _dots(_letter)),
    300: ("thermometers", _thermometers),
    301: ("cages", _cages),
}


def _rules(blocks: list[Block], geometry: Geometry, notes: list[str]) -> Iterator[Rule]:
    for block in blocks:
        kind = block.get("type")
        title, read = _KINDS.get(kind if isinstance(kind, int) else None, ("", None))
        if read is None:
            if kind not in (ROWS, REGIONS):
                name = str(block.get("name") or "")[:40]
                what = (
                    say("sudokumaker-drawing-not-kept")
                    if isinstance(kind, int) and kind in DRAWN
                    else say("sudokumaker-constraint-type-not-supported", kind=brief(kind)[:10])
                )
                notes.append(f"{name}: {what}" if name else what)
            continue
        if block.get("negative"):
            notes.append(say("sudokumaker-all-them-shown-not", title=say(title)))
        try:
            yield from (parse_rule(line, geometry) for line in read(block, geometry.size))
        except (ValueError, InputError) as error:  # in our words
            notes.append(say("sudokumaker-left-out", title=say(title), why=getattr(error, "message", error)))
