"""Puzzles of several grids that share cells, such as samurai: a picture of rows with holes, or the grids one by one.

A row has a sign for each of its cells, or one for each cell and each hole; if empty cells are blanks, signs are at
their columns. A text that names no board is read only as a board with a name: its rows must fit that board's, or its
holes must be empty and each of its grids have givens.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from pencilmark.board.boards import board
from pencilmark.board.geometry import DIGITS, Geometry
from pencilmark.board.joined import NAMED, is_joined
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.oblong import is_oblong
from pencilmark.exchange.found import Reading
from pencilmark.exchange.text.cells import BLANK_SIGNS
from pencilmark.exchange.text.rows import is_border

LEAST, MOST = 150, 4_000
"""Least and most signs of a text that may be such a puzzle without saying so."""
SIDE = 9
"""Rows of each grid of a board with a name."""
FEW = 5
"""Least givens in each grid if nothing else says that there are several grids."""
_BOARD = re.compile(r"\s*board\s*:\s*(.+?)\s*$", re.IGNORECASE)
_BETWEEN = str.maketrans("", "", "|!,;&\t\"'`[]{}() ")


def read_shared(text: str, geometry: Geometry | None) -> Reading | None:
    """Read the cells of a board of several grids, *geometry* if given; None if *text* is not one.

    >>> two = board("grids 4 at 0,0 / 2,2")
    >>> found = read_shared("1...\\n....\\n....34\\n......\\n  2...\\n  ....", two)
    >>> found.puzzle.givens[:6], found.puzzle.clue_count
    ((1, 0, 0, 0, 0, 0), 4)
    """
    if geometry:
        return _on(text, geometry) if geometry.grids else None
    first, _, rest = text.lstrip("\n").partition("\n")
    if (named := _BOARD.match(first)) and (is_joined(named[1]) or is_oblong(named[1])):
        return _on(rest, board(named[1])) if not re.search(r"[:=]", rest) else None
    if not LEAST <= len(text) <= MOST or ":" in text:
        return None
    rows = _rows(text)
    names = (name for name, places in NAMED.items() if len(rows) in (1, SIDE + max(places)[0]))
    return next(filter(None, (_guessed(rows, board(name)) for name in names)), None)


def _on(text: str, geometry: Geometry) -> Reading | None:
    """Read the cells of a board in the first way that fits."""
    rows = _rows(text)
    cells = next(filter(None, (cut(rows, geometry) for cut in _CUTS)), None)
    return _reading(cells, geometry) if cells else None


def _rows(text: str) -> list[str]:
    """List the lines that hold cells."""
    lines = [line.rstrip() for line in text.strip("\n").split("\n")]
    blanks = {sign for line in lines if any(map(str.isdigit, line)) for sign in line} & BLANK_SIGNS
    return [line for line in lines if line and not is_border(line, blanks)]


def _reading(cells: dict[int, str], geometry: Geometry) -> Reading | None:
    """Make a puzzle of the signs in cells, if there is no value in a hole."""
    values = [0] * geometry.cell_count
    for cell, sign in cells.items():
        value = 0 if sign in BLANK_SIGNS else DIGITS.find(sign.upper())
        if not 0 <= value <= (0 if geometry.holes >> cell & 1 else geometry.value_count):
            return None
        values[cell] = value
    return Reading(Puzzle(geometry, tuple(values)), "grid")


def _guessed(rows: Sequence[str], geometry: Geometry) -> Reading | None:
    """Read rows that are recognised as this board by their shape, or by what is empty."""
    if not geometry.holes:
        return None
    shape = _only_cells(rows, geometry)
    cells = shape or _everything(rows, geometry) or _by_column(rows, geometry)
    found = _reading(cells, geometry) if cells else None
    return found if found and (shape or _is_filled(found.puzzle)) else None


def _is_filled(puzzle: Puzzle) -> bool:
    """Report whether every grid has enough givens."""
    return all(sum(puzzle.givens[cell] > 0 for cell in bits(grid)) >= FEW for grid in puzzle.geometry.grids)


Cut = Callable[[Sequence[str], Geometry], dict[int, str] | None]


@lru_cache(maxsize=16)
def _rows_of(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """List the cells of each row."""
    (high, wide), size = geometry.extent, geometry.size
    starts = range(0, high * size, size)
    return tuple(tuple(cell for cell in range(at, at + wide) if not geometry.holes >> cell & 1) for at in starts)


def _only_cells(rows: Sequence[str], geometry: Geometry) -> dict[int, str] | None:
    """Cut rows that have a sign for each cell, and blanks or nothing for holes."""
    signs = [row.translate(_BETWEEN) for row in rows]
    cells = _rows_of(geometry)
    if [len(row) for row in signs] != [len(row) for row in cells]:
        return None
    return {cell: sign for row, own in zip(signs, cells, strict=True) for sign, cell in zip(row, own, strict=True)}


def _everything(rows: Sequence[str], geometry: Geometry) -> dict[int, str] | None:
    """Cut rows, or one line of them all, that have a sign for each cell and each hole; or one for each cell."""
    (high, wide), size = geometry.extent, geometry.size
    signs = "".join(row.translate(_BETWEEN) for row in rows)
    if len(rows) == high and len(signs) == high * wide:
        return {at // wide * size + at % wide: sign for at, sign in enumerate(signs)}
    if len(signs) == geometry.cell_count:
        return dict(enumerate(signs))
    cells = [cell for row in _rows_of(geometry) for cell in row]
    return dict(zip(cells, signs, strict=True)) if len(rows) == 1 and len(signs) == len(cells) else None


def _by_column(rows: Sequence[str], geometry: Geometry) -> dict[int, str] | None:
    """Cut rows in which empty cells are blanks: signs are at their columns, or at every other column."""
    high, wide = geometry.extent
    longest = max(map(len, rows), default=0)
    step = 1 if longest <= wide else 2
    if len(rows) != high or longest > step * wide - step + 1 or longest <= step * (wide - wide // 3):
        return None
    if any(sign != " " for row in rows for sign in row[1::2]) and step == 2:
        return None
    return {
        y * geometry.size + x // step: row[x]
        for y, row in enumerate(rows)
        for x in range(0, len(row), step)
        if row[x] != " "
    }


def _grid_by_grid(rows: Sequence[str], geometry: Geometry) -> dict[int, str] | None:
    """Cut lines that are a grid each; two grids must agree on a cell that they share."""
    found: dict[int, str] = {}
    if len(rows) != len(geometry.grids) or len(rows) < 2:
        return None
    for row, grid in zip(rows, geometry.grids, strict=True):
        signs, cells = row.translate(_BETWEEN), bits(grid)
        if len(signs) != len(cells):
            return None
        for sign, cell in zip(signs, cells, strict=True):
            if sign not in BLANK_SIGNS and found.get(cell, sign) != sign:
                return None
            if sign not in BLANK_SIGNS:
                found[cell] = sign
    return found


_CUTS: tuple[Cut, ...] = (_only_cells, _everything, _grid_by_grid, _by_column)
