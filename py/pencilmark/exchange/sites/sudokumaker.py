"""SudokuMaker's links: compressed JSON with cells and a list of constraints, each with the number of its type.

0 and 1 are rows, columns and regions; which of the others are a variant says its own record (`Variant.elsewhere`).
Dots lie on edges: row by row, those between the cells of a row (from 1), then those to the row below (from the size).
Source: notes of people who write constraints for it; what is not known is named in the warnings.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError, InputError
from pencilmark.board.geometry import MAX_SIZE, Geometry, cell_name
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.exchange.found import Reading
from pencilmark.exchange.grids import board_of
from pencilmark.exchange.kinds import Meant, brief
from pencilmark.rules.rule import parse_rule
from pencilmark.rules.text import MAX_LINES
from pencilmark.rules.variants.registry import called

NAMES = {
    10: "negative-diagonal",
    11: "positive-diagonal",
    12: "antiking",
    13: "antiknight",
    14: "disjoint-groups",
    15: "non-consecutive",
    16: "global-entropy",
    102: "maximums",
    103: "minimums",
    302: "clones",
    303: "quadruples",
    304: "look-and-say-cages",
    305: "extra-region",
    400: "renban-lines",
    401: "whisper-lines",
    402: "palindromes",
    403: "between-lines",
    404: "region-sum-lines",
    405: "sequence-lines",
    406: "entropic-lines",
    407: "lockout-lines",
    408: "arrows",
    409: "double-arrows",
    500: "little-killers",
    501: "sandwich-sums",
    502: "x-sums",
    503: "skyscrapers",
    504: "numbered-rooms",
    600: "row-indexers",
    601: "column-indexers",
    1000: "custom-constraint",
    4001: "fog-triggers",
}
"""Constraints that are not read, by the numbers of their types."""
MAX_WARNINGS = 40
ROWS, REGIONS = 0, 1
DRAWN = (2000, 2001, 2002, 2003)
Block = dict[str, Any]


def is_sudokumaker(data: dict[str, Any]) -> bool:
    """Report whether JSON is a puzzle of SudokuMaker: it has a list of cells and one of constraints.

    >>> is_sudokumaker({"puzzle": {"cells": [{}], "constraints": []}}), is_sudokumaker({"cells": [[{}]]})
    (True, False)
    """
    inner = data.get("puzzle")
    puzzle = inner if isinstance(inner, dict) else data
    cells = puzzle.get("cells")
    flat = isinstance(cells, list) and bool(cells) and all(isinstance(cell, dict) for cell in cells)
    return flat and isinstance(puzzle.get("constraints"), list)


def reading_sudokumaker(document: dict[str, Any]) -> Slowly[Reading]:
    """Read SudokuMaker's *document*, with pauses. Raises FormatError.

    >>> from pencilmark.board.task import finished
    >>> cells = [{"value": 1, "given": True}, {"candidates": 12}] + [{}] * 14
    >>> cage = {"type": 301, "cages": [{"cells": [0, 1], "value": 5}]}
    >>> puzzle = {"width": 4, "height": 4, "cells": cells, "constraints": [cage]}
    >>> found = finished(reading_sudokumaker({"puzzle": puzzle}))
    >>> found.puzzle.givens[:2], found.marks[1], [rule.text for rule in found.puzzle.rules]
    ((1, 0), 6, ['killer 5: r1c1 r1c2'])
    """
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


def _read(block: Block, meant: Meant, size: int) -> Iterator[str]:
    """Yield the lines of a constraint; what its variants take says how it is laid out. Raises ValueError."""
    variant = next(iter(meant.values()))
    if variant.between:
        for clue in _objects(block.get("clues")):
            yield _line(_mark(clue.get("value"), meant), _edge(clue.get("edge"), size), size)
    elif variant.takes == "cells" and not variant.numbers[1]:
        yield _line(variant.name, block.get("cells"), size)
    elif variant.takes == "cells":
        for cage in _objects(block.get("cages")):
            total = str(cage.get("value") or "").strip()
            number = f" {total}" if total.isascii() and total.isdigit() else ""
            yield _line(variant.name + number, cage.get("cells"), size)
    else:
        own = next((other for key, other in meant.items() if key and block.get(key)), variant)
        lists = [value for value in block.values() if isinstance(value, list)]
        yield from (_line(own.name, cells, size) for lines in lists for cells in lines)


def _mark(value: object, meant: Meant) -> str:
    """Begin the line of a mark between two cells, which has a number or is known by its *value*. Raises ValueError."""
    variant = meant.get("") or meant.get(str(value))
    if variant is None:
        raise ValueError(
            say("kinds-expected-value", known=[one.name.upper() for one in meant.values()], value=brief(value))
        )
    number = (value or variant.default) if variant.numbers[1] else None
    return variant.name if number is None else f"{variant.name} {number}"


def _line(name: str, cells: object, size: int) -> str:
    places = cells if isinstance(cells, tuple | list) else ()
    if not places or not all(isinstance(cell, int) and 0 <= cell < size * size for cell in places):
        raise ValueError(say("sudokumaker-has-no-cells"))
    return f"{name}: {' '.join(cell_name(cell, size) for cell in places)}"


_KNOWN = called("sudokumaker")


def _unknown(kind: object) -> str:
    """Name a constraint that is not read."""
    known = NAMES.get(kind) if isinstance(kind, int) else None
    if known:
        return say("sudokumaker-not-supported", name=say(f"sudokumaker-{known}"))
    return say("sudokumaker-constraint-type-not-supported", kind=brief(kind)[:10])


def _rules(blocks: list[Block], geometry: Geometry, notes: list[str]) -> Iterator[Rule]:
    for block in blocks:
        kind = block.get("type")
        meant = _KNOWN.get(str(kind)) if isinstance(kind, int) else None
        if meant is None:
            if kind not in (ROWS, REGIONS):
                name = str(block.get("name") or "")[:40]
                what = (
                    say("sudokumaker-drawing-not-kept") if isinstance(kind, int) and kind in DRAWN else _unknown(kind)
                )
                notes.append(f"{name}: {what}" if name else what)
            continue
        nouns = [variant.noun for variant in meant.values()]
        if block.get("negative"):
            notes.append(say("sudokumaker-all-them-shown-not", nouns=nouns))
        try:
            yield from (parse_rule(line, geometry) for line in _read(block, meant, geometry.size))
        except (ValueError, InputError) as error:  # in our words
            notes.append(say("sudokumaker-left-out", nouns=nouns, why=getattr(error, "message", error)))
