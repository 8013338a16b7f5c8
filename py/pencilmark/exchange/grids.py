"""The cells of f-puzzles: values, pencil marks and regions, to and from a puzzle and its board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import DIGITS, MAX_SIZE, Geometry, cell_name
from pencilmark.board.masks import values
from pencilmark.board.model import Puzzle
from pencilmark.board.speech import say
from pencilmark.exchange.kinds import names_of
from pencilmark.exchange.whole import SIGNS, write_whole
from pencilmark.rules.variants.registry import VARIANTS

KNOWN = {"value", "given", "region", "c", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"}


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells as read: a *board* in words, values, candidates of the puzzle's own, a player's *marks*, *warnings*."""

    board: str
    givens: tuple[int, ...]
    placed: tuple[int, ...] | None
    candidates: tuple[int, ...] | None
    marks: tuple[int, ...] | None
    warnings: tuple[str, ...]


def read_grid(data: dict[str, Any], top: int | None, first: int = 1) -> Grid:
    """Read the cells of f-puzzles' *data*, with *top* values if that is known, else as many as the size.

    The least value there is *first*, which is 1 or 0.

    An oblong grid is read as the square around it. Raises FormatError if there are no rows of cells.
    """
    rows: list[Any] = data["grid"] if isinstance(data.get("grid"), list) else []
    high, wide = len(rows), len(rows[0]) if rows and isinstance(rows[0], list) else 0
    size = max(high, wide)
    is_grid = 1 <= min(high, wide) <= size <= MAX_SIZE
    if not is_grid or any(not isinstance(row, list) or len(row) != wide for row in rows):
        raise FormatError("bad-fpuzzles", most=MAX_SIZE)
    square = [[*row, *[{}] * (size - wide)] for row in [*rows, *[[{}] * wide] * (size - high)]]
    cells = [cell if isinstance(cell, dict) else {} for row in square for cell in row]
    notes: list[str] = []
    top = top or size
    values = [_value(cell.get("value"), size, (first, top), number, notes) for number, cell in enumerate(cells)]
    givens = tuple(value if cell.get("given") else 0 for value, cell in zip(values, cells, strict=True))
    placed = tuple(0 if given else value for given, value in zip(givens, values, strict=True))
    full = (1 << top) - 1
    marks = tuple(_mask(cell.get("centerPencilMarks"), top, first) for cell in cells)
    own = tuple(_mask(cell.get("givenPencilMarks"), top, first) or full for cell in cells)
    notes += _left_over(cells)
    candidates = own if any(mask != full for mask in own) else None
    regions = [cell.get("region", "") for cell in cells]
    name = board_of(regions, size, notes, top) if high == wide else _oblong(regions, high, wide)
    return Grid(name, givens, placed if any(placed) else None, candidates, marks if any(marks) else None, tuple(notes))


def longest(rows: object) -> int:
    """Return the number of rows or of columns in a list of *rows*, whichever is larger; 0 for anything but a list.

    >>> longest([[{}, {}, {}], [{}]]), longest([{}]), longest(None)
    (3, 1, 0)
    """
    listed = rows if isinstance(rows, list) else []
    return max([len(listed), *(len(row) for row in listed if isinstance(row, list))])


def _value(value: object, size: int, bounds: tuple[int, int], cell: int, notes: list[str]) -> int:
    first, top = bounds
    if value is None or value == "" or (value == 0 and first):
        return 0
    if isinstance(value, int) and first <= value < first + top:
        return value + 1 - first
    notes.append(say("grids-value-left-out-expected", cell_name=cell_name(cell, size), top=top, value=str(value)[:20]))
    return 0


def _mask(marks: object, top: int, first: int) -> int:
    values = marks if isinstance(marks, list) else []
    return sum({1 << value - first for value in values if isinstance(value, int) and first <= value < first + top})


def _left_over(cells: list[dict[str, Any]]) -> list[str]:
    """Name the properties of cells that are left out."""
    corner = sum(bool(cell.get("cornerPencilMarks")) for cell in cells)
    colours = sum(any(cell.get(key) for key in ("c", "cArray", "highlight")) for cell in cells)
    others = {key for cell in cells for key in cell if key not in KNOWN | {"c", "cArray", "highlight"} and cell[key]}
    return [
        *([say("grids-pencil-marks-corners-cells", corner=corner)] if corner else []),
        *([say("grids-colours-cells-not-kept", colours=colours)] if colours else []),
        *(say("grids-cells-not-supported", key=key[:40]) for key in sorted(map(str, others))),
    ]


def board_of(given: Sequence[object], size: int, notes: list[str], top: int = 0) -> str:
    """Name the board of these regions; a cell without a region is in its box, or in its row if there are no boxes.

    Regions may have *top* cells, the number of values (the size if 0).

    >>> board_of([1, "", "", "", "", 0, *[""] * 19], 5, [])
    '5 regions=1222221111333334444455555'
    """
    standard = board(size)
    boxes = [house.number - 1 if (house := _box(standard, cell)) else cell // size for cell in range(size * size)]
    regions = [boxes[cell] if region == "" else region for cell, region in enumerate(given)]
    if regions == boxes:
        return str(size)
    labels = list(dict.fromkeys(str(region) for region in regions if region is not None))
    cells = {label: [c for c, region in enumerate(regions) if str(region) == label] for label in labels}
    if len(labels) == size and all(len(found) == size for found in cells.values()) and size < len(DIGITS):
        letters = {label: DIGITS[number + 1] for number, label in enumerate(labels)}
        name = f"{size} regions=" + "".join(letters[str(region)] for region in regions)
        same = {tuple(found) for found in cells.values()} == {
            house.cells for house in standard.houses if house.kind == "box"
        }
        return str(size) if same else name
    kept = [label for label in labels if len(cells[label]) <= (top or size)][: len(DIGITS)]
    if len(kept) < len(labels):
        notes.append(say("grids-regions-no-proper-size", count=len(labels) - len(kept)))
    letters = {label: DIGITS[number] for number, label in enumerate(kept)}
    return f"{size} areas=" + "".join(letters.get(str(region), ".") for region in regions) if kept else f"{size} latin"


def _oblong(regions: Sequence[object], rows: int, columns: int) -> str:
    """Name the oblong board whose regions are given on the square around it."""
    lines = [regions[start : start + columns] for start in range(0, rows * max(rows, columns), max(rows, columns))]
    listed = [region for line in lines for region in line]
    return oblong_of([None if region in ("", None) else str(region) for region in listed], rows, columns)


def oblong_of(given: Sequence[object], rows: int, columns: int) -> str:
    """Name the oblong board of these regions; None is a cell in no region.

    >>> oblong_of([0, 0, 0, 1, 1, 1], 2, 3), oblong_of([None] * 6, 2, 3)
    ('2x3 areas=111222', '2x3 latin')
    >>> oblong_of([row // 2 * 2 + column // 2 for row in range(2) for column in range(4)], 2, 4)
    '2x4'
    """
    order = [label for label in dict.fromkeys(given) if label is not None]
    if not order or len(order) >= len(DIGITS):
        return f"{rows}x{columns} latin"
    size, standard = max(rows, columns), board(f"{rows}x{columns}")
    boxes = {house.cells for house in standard.houses if house.kind == "box"}
    cells = {
        tuple(at // columns * size + at % columns for at, label in enumerate(given) if label == own) for own in order
    }
    signs = ("." if label is None else DIGITS[order.index(label) + 1] for label in given)
    return f"{rows}x{columns}" if boxes == cells else f"{rows}x{columns} areas=" + "".join(signs)


def _box(geometry: Geometry, cell: int) -> Any:
    return next((house for house in geometry.houses if house.kind == "box" and cell in house.cells), None)


def cell_entries(puzzle: Puzzle, marks: Sequence[int] | None = None) -> list[list[dict[str, Any]]]:
    """Write the cells of a puzzle and a player's *marks*; `read_grid` is the inverse."""
    geometry = puzzle.geometry
    size, full = geometry.size, geometry.all_digits
    regions = {c: h.number - 1 for h in geometry.houses if h.kind == "region" for c in h.cells}
    entries = []
    for cell, (given, value) in enumerate(zip(puzzle.givens, puzzle.values, strict=True)):
        entry: dict[str, Any] = {}
        if value:
            entry["value"] = value
        if given:
            entry["given"] = True
        mask = puzzle.candidates[cell] if puzzle.candidates else full
        if mask not in (0, full):
            entry["givenPencilMarks"] = values(mask)
        if marks and marks[cell]:
            entry["centerPencilMarks"] = values(marks[cell])
        if regions:
            entry["region"] = regions.get(cell)
        elif not geometry.box and board(size).box:
            entry["region"] = None
        entries.append(entry)
    return [entries[start : start + size] for start in range(0, size * size, size)]


def board_words(geometry: Geometry, data: dict[str, Any]) -> list[str]:
    """Add the words of a board to *data* of f-puzzles, and list those that have no equivalent there."""
    words = geometry.name.split()[1:]
    missing = []
    known = {VARIANTS[name].word: VARIANTS[name] for name in SIGNS}
    for word in words:
        if word in known:
            write_whole(known[word], data)
        elif word.startswith("house="):
            continue
        elif word == "windoku" or word == "free" or word.startswith(("values=", "signs=")) or "x" in word[1:-1]:
            missing.append(f"board: {word}")
    extra = [house.cells for house in geometry.houses if house.kind == "extra"]
    if extra:
        data["extraregion"] = [{"cells": names_of(cells, geometry.size)} for cells in extra]
    return missing
