"""Reads the cells of a variant's line, in any of these forms, and writes them back.

a1 r1c1        a cell                        a1..a9   a straight line      a1:c3   a rectangle
row 3, col 3   a row or column; box 3        left 3   row 3 from the left, as seen from there; right, top, bottom
a3 down-left   the diagonal from a cell; top 3 down-left starts at the first cell seen from there
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby
from typing import NoReturn

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry, cell_name
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.rules.language.tokens import LINE_END, line_cells, parse_name, rectangle_cells

EDGES = ("left", "right", "top", "bottom")
_HOUSES = ("row", "col", "column", "box")
_STEPS = {"down-right": (1, 1), "down-left": (1, -1), "up-right": (-1, 1), "up-left": (-1, -1)}
_STEPS |= {"se": (1, 1), "sw": (1, -1), "ne": (-1, 1), "nw": (-1, -1)}
_BLANK = re.compile(r"[\s,]*")
_WORD = re.compile(r"[^\s,|=:.]+")
_CELL = re.compile(r"r[0-9]+c[0-9]+|[a-z]{1,2}[0-9]+")
_NUMBER = re.compile(r"[0-9]{1,2}(?![0-9])")
_DIRECTION = re.compile(r"\s+(" + "|".join(_STEPS) + r")(?![\w-])")
_PLAIN = re.compile(r"[\sa-z0-9,]*")


def seen_from(edge: str, number: int, size: int) -> tuple[int, ...]:
    """List the cells of a row (left, right) or column (top, bottom) in the order in which they are seen from *edge*.

    >>> seen_from("right", 2, 3), seen_from("top", 1, 3)
    ((5, 4, 3), (0, 3, 6))
    """
    place = number - 1
    if edge in ("left", "right"):
        cells = tuple(range(place * size, place * size + size))
    else:
        cells = tuple(range(place, size * size, size))
    return cells if edge in ("left", "top") else cells[::-1]


def ray(start: int, step: tuple[int, int], size: int) -> tuple[int, ...]:
    """List the cells from *start* to the edge, by *step* (rows down, columns across).

    >>> ray(1, (1, -1), 3)
    (1, 3)
    """
    row, column = divmod(start, size)
    found = []
    while 0 <= row < size and 0 <= column < size:
        found.append(row * size + column)
        row, column = row + step[0], column + step[1]
    return tuple(found)


def near_edges(cell: int, size: int) -> list[int]:
    """List the cells next to, above and below a *cell*."""
    row, column = divmod(cell, size)
    places = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * size + c for r, c in places if 0 <= r < size and 0 <= c < size]


def around(cell: int, size: int) -> list[int]:
    """List the cells around *cell*, diagonal ones included, row by row.

    >>> around(0, 3)
    [1, 3, 4]
    """
    row, column = divmod(cell, size)
    places = [(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1) if down or across]
    return [r * size + c for r, c in places if 0 <= r < size and 0 <= c < size]


def diagonals(size: int) -> list[tuple[int, ...]]:
    """List the diagonals of two cells or more, each from its first row down.

    >>> diagonals(2)
    [(0, 3), (1, 2)]
    """
    last = size - 1
    falling = [ray(start, (1, 1), size) for start in (*range(size), *(row * size for row in range(1, size)))]
    rising = [ray(start, (1, -1), size) for start in (*range(size), *(row * size + last for row in range(1, size)))]
    return [line for line in falling + rising if len(line) > 1]


def sight_lines(edge: str, geometry: Geometry) -> list[tuple[int, ...]]:
    """List the rows or columns that begin at an *edge* of a board, in each of its grids.

    >>> sight_lines("top", board("2x3")), len(sight_lines("left", board("twodoku")))
    ([(0, 3), (1, 4), (2, 5)], 15)
    """
    size = geometry.size
    if not geometry.grids:
        return [seen_from(edge, number + 1, size) for number in range(size)]
    kind, turn = ("row" if edge in ("left", "right") else "column"), (1 if edge in ("left", "top") else -1)
    lines = [house.cells[::turn] for house in geometry.houses if house.kind == kind]
    return [line for line in lines if _beyond(line, geometry)]


def first_seen(edge: str, number: int, geometry: Geometry) -> tuple[int, ...]:
    """List the cells of row or column *number* in the first grid seen from an *edge*.

    >>> two = board("grids 4 at 0,0 / 2,2")
    >>> first_seen("left", 3, two), first_seen("right", 3, two), first_seen("left", 3, board("4"))
    ((12, 13, 14, 15), (17, 16, 15, 14), (8, 9, 10, 11))
    """
    whole = seen_from(edge, number, geometry.size)
    lines = [line for line in sight_lines(edge, geometry) if set(line) <= set(whole)]
    return min(lines, key=lambda line: whole.index(line[0]))


def whole_diagonals(geometry: Geometry) -> list[tuple[int, ...]]:
    """List the diagonals of two cells or more, through all the cells that there are.

    >>> whole_diagonals(board("2x3"))
    [(0, 4), (1, 5), (1, 3), (2, 4)]
    """
    if not geometry.grids:
        return diagonals(geometry.size)
    found = []
    for line in diagonals(geometry.size):
        for is_hole, cells in groupby(line, lambda cell: geometry.holes >> cell & 1):
            if not is_hole and len(run := tuple(cells)) > 1:
                found.append(run)
    return found


def _beyond(line: tuple[int, ...], geometry: Geometry) -> bool:
    """Report whether there is no cell before the first one of a line, so that there is room for its clue."""
    (row, column), (down, across) = divmod(line[0], geometry.size), divmod(line[1], geometry.size)
    row, column = 2 * row - down, 2 * column - across
    is_on = 0 <= row < geometry.size and 0 <= column < geometry.size
    return not is_on or bool(geometry.holes >> row * geometry.size + column & 1)


class CellReader:
    """Reads groups of cells from *line*, starting at *at*; one of the *joints* separates them."""

    def __init__(self, line: str, at: int, geometry: Geometry, spreadsheet: bool = False, joints: str = "") -> None:
        self.line, self.at, self.geometry, self.spreadsheet = line.lower(), at, geometry, spreadsheet
        self.joints = joints

    def fail(self, expected: Phrase, at: int | None = None) -> NoReturn:
        """Raise RuleError at a place."""
        at = self.at if at is None else at
        found = _WORD.match(self.line, at)
        text = repr(found[0][:20]) if found else repr(self.line[at]) if at < len(self.line) else LINE_END
        raise RuleError("bad-variant/cells-read", expected=expected, found=text, column=at + 1)

    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Read all groups. Raises RuleError."""
        found: list[tuple[int, ...]] = []
        while True:
            found.append(self._group())
            if self.at >= len(self.line):
                return tuple(found)
            self.at += 1

    def _plain(self) -> tuple[int, ...]:
        """Read the group if it just lists different cells, one by one."""
        match = _PLAIN.match(self.line, self.at)
        end = match.end() if match else self.at
        if end < len(self.line) and self.line[end] not in self.joints:
            return ()
        found = []
        for word in self.line[self.at : end].replace(",", " ").split():
            cell = parse_name(word, self.geometry.size, self.spreadsheet)
            if cell is None or cell in found:
                return ()
            found.append(cell)
        self.at = end if found else self.at
        return tuple(found)

    def _group(self) -> tuple[int, ...]:
        if plain := self._plain():
            return plain
        found: list[int] = []
        while True:
            self._skip()
            if self.at >= len(self.line) or self.line[self.at] in self.joints:
                break
            start = self.at
            cells = self._cells()
            twice = [cell for cell in cells if cell in found]
            if twice:
                name = cell_name(twice[0], self.geometry.size)
                raise RuleError("bad-variant/each-cell-once-again", found=name, column=start + 1)
            found += cells
        if not found:
            self.fail(phrase("rule-cell"))
        return tuple(found)

    def _skip(self) -> None:
        match = _BLANK.match(self.line, self.at)
        self.at = match.end() if match else self.at

    def _cells(self) -> tuple[int, ...]:
        """Read one cell, line, rectangle, house or diagonal."""
        start = self.at
        word = self._word()
        if word in EDGES or word in _HOUSES:
            cells = self._house(word)
        elif _CELL.fullmatch(word):
            cells = self._range(self._cell(word, start))
        else:
            self.fail(phrase("rule-cell"), start)
        return self._diagonal(cells[0]) or cells

    def _word(self) -> str:
        match = _WORD.match(self.line, self.at)
        if not match:
            self.fail(phrase("rule-cell"))
        self.at = match.end()
        return match[0]

    def _cell(self, word: str, at: int) -> int:
        cell = parse_name(word, self.geometry.size, self.spreadsheet)
        if cell is None:
            size = self.geometry.size
            self.fail(phrase("rule-cell-x-board", size=size), at)
        return cell

    def _range(self, first: int) -> tuple[int, ...]:
        ways: dict[str, Callable[[int, int, int], list[int] | None]] = {"..": line_cells, ":": rectangle_cells}
        for sign, make in ways.items():
            after = self.at + len(sign)
            if self.line.startswith(sign, self.at) and not self.line[after : after + 1].isspace():
                at, self.at = self.at, after
                start = self.at
                cells = make(first, self._cell(self._word(), start), self.geometry.size)
                if cells is None:
                    self.fail(phrase("rule-between-cells-row-column-2"), at)
                return tuple(cells)
        return (first,)

    def _house(self, word: str) -> tuple[int, ...]:
        self._skip()
        match = _NUMBER.match(self.line, self.at)
        size = self.geometry.size
        boxes = [house.cells for house in self.geometry.houses if house.kind in ("box", "region")]
        rows, columns = self.geometry.extent
        most = len(boxes) if word == "box" else rows if word in ("row", "left", "right") else columns
        if not match or not 1 <= int(match[0]) <= most:
            self.fail(phrase("rule-house", word=word, most=most) if most else phrase("rule-boxes", word=word))
        self.at = match.end()
        if word == "box":
            return boxes[int(match[0]) - 1]
        edge = {"row": "left"}.get(word, "top") if word in _HOUSES else word
        if len(self.geometry.grids) > 1:
            return first_seen(edge, int(match[0]), self.geometry)
        return self.geometry.within(seen_from(edge, int(match[0]), size))

    def _diagonal(self, start: int) -> tuple[int, ...]:
        """Read a direction if one follows; return the cells from *start* on."""
        match = _DIRECTION.match(self.line, self.at)
        if not match:
            return ()
        self.at = match.end()
        return self.geometry.within(ray(start, _STEPS[match[1]], self.geometry.size))


def write_cells(cells: tuple[int, ...], size: int) -> str:
    """Write cells one by one.

    >>> write_cells((0, 10), 9)
    'r1c1 r2c2'
    """
    return " ".join(cell_name(cell, size) for cell in cells)


def edge_of(cells: tuple[int, ...], size: int) -> tuple[str, int] | None:
    """Return the edge from which *cells* are seen in this order, and the number of their row or column; None otherwise.

    >>> edge_of((5, 4, 3), 3), edge_of((0, 4, 8), 3)
    (('right', 2), None)
    """
    row, column = divmod(cells[0], size)
    for edge in EDGES:
        number = (row if edge in ("left", "right") else column) + 1
        if seen_from(edge, number, size) == cells:
            return edge, number
    return None


def write_sight(cells: tuple[int, ...], size: int) -> str:
    """Write cells that are seen from an edge as briefly as possible; `CellReader` is the inverse.

    >>> write_sight((5, 4, 3), 3), write_sight((0, 4, 8), 3)
    ('right 2', 'r1c1..r3c3')
    """
    if found := edge_of(cells, size):
        return f"{found[0]} {found[1]}"
    if len(cells) > 2 and line_cells(cells[0], cells[-1], size) == list(cells):
        return f"{cell_name(cells[0], size)}..{cell_name(cells[-1], size)}"
    return write_cells(cells, size)
