"""A board as data: its size, its houses, which cells see each other, and the names of cells.

Cells are numbered row by row from 0, values are 1 to *size* (or to another number that the board names). A
*house* is a set of cells that hold different values; a house of as many cells as there are values (a full house)
also holds every value. The engine and the techniques know nothing else about a board: boxes, jigsaw regions,
diagonals, windows and the rest are houses. Pairs of cells that differ without sharing a house (anti-knight,
anti-king) are `pairs`.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from itertools import combinations, product
from typing import Literal

from pencilmark.board.errors import BoardError
from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.naming import plain

HouseKind = Literal["row", "column", "box", "region", "diagonal", "window", "group", "extra"]

MAX_SIZE = 36
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CELL = re.compile(r"r(\d+)c(\d+)", re.IGNORECASE)


def cell_name(cell: int, size: int = 9) -> str:
    """Name *cell* (0 to size*size-1) of a board of *size*.

    >>> cell_name(0), cell_name(17)
    ('r1c1', 'r2c9')
    """
    return f"r{cell // size + 1}c{cell % size + 1}"


def cell_number(name: str, size: int = 9) -> int:
    """Number the cell called *name*; the inverse of `cell_name`.

    >>> cell_number("r2c9")
    17
    >>> cell_number("r0c1")
    Traceback (most recent call last):
    pencilmark.board.errors.BoardError: expected a cell r1c1 to r9c9, found 'r0c1'
    """
    match = _CELL.fullmatch(plain(name))
    row, column = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (1 <= row <= size and 1 <= column <= size):
        raise BoardError("bad-cell", size=size, found=name)
    return (row - 1) * size + column - 1


@dataclass(frozen=True, slots=True)
class House:
    """Cells that hold different values; *number* counts from 1 within the *kind*, *title* is its own name, if any.

    On a board of several grids, *grid* is the number of its grid, from 1. If the cells can take only some of the
    board's values, and just as many as there are cells, *values* (mask) are these, which the house then holds; else 0.

    >>> str(House("row", 3, (18, 19)))
    'row 3'
    """

    kind: HouseKind
    number: int
    cells: tuple[int, ...]
    title: str = ""
    grid: int = 0
    values: int = 0

    def __str__(self) -> str:
        return self.title or f"{self.kind} {self.number}"


@dataclass(frozen=True, slots=True)
class Modifier:
    """Cells to be found, one in each row, column and box and with each digit, whose value is *factor* times the digit.

    *cells* are those that are known; *name* is its word in the text of a board (see `modifiers`).
    """

    name: str
    factor: int
    cells: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Geometry:
    """A board: *size*, *houses* and *pairs*; *name* is its canonical text and its identity.

    Cells take the values 1 to *value_count*, which is *size* unless *top* says otherwise. If *first* is 0, people see
    and write each value as one less, as do the rules: see `label_of`. *signs* are the letters or symbols
    that a puzzle is printed and played with, one for each value; rules and canonical lines keep the digits.

    Make one with `pencilmark.board.boards.board`, which keeps those already made. The rows come first in
    *houses*, then the columns, then the boxes or regions if there are any, then the others.
    *box* is the shape of the boxes (rows, columns), None if the board has none or is a jigsaw. *grids* are the
    masks of the cells of each grid if the board has several (see `joined`) or is oblong (see `oblong`); *size* is then
    that of the square around them, and its other cells are *holes*, which have no value and are in no house.
    *modifiers* are cells whose values are not their digits; *hidden* counts cells behind the board that say where these
    are, on a board that only a search sees.

    >>> nine = board("9")
    >>> len(nine.houses), len(nine.peers[40]), nine.box
    (27, 20, (3, 3))
    """

    size: int
    name: str
    box: tuple[int, int] | None
    houses: tuple[House, ...]
    pairs: tuple[tuple[int, int], ...] = ()
    top: int | None = None
    first: int = 1
    signs: str = ""
    grids: tuple[int, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    hidden: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Geometry) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Geometry {self.name}>"

    @cached_property
    def cell_count(self) -> int:
        """Count the cells, and the holes among them: size * size, and those behind the board."""
        return self.size * self.size + self.hidden

    @cached_property
    def all_cells(self) -> int:
        """Return the mask of every cell, and every hole (bit = cell)."""
        return (1 << self.cell_count) - 1

    @cached_property
    def holes(self) -> int:
        """Return the mask of the cells that no grid covers; 0 on any square board of one grid."""
        return self.all_cells & ~union(self.grids) if self.grids else 0

    @cached_property
    def covered(self) -> int:
        """Return the mask of the cells that are neither holes nor behind the board."""
        return self.all_cells >> self.hidden & ~self.holes

    @property
    def is_plain(self) -> bool:
        """Report whether full houses determine the values, as on most boards; on others rules must."""
        return (self.value_count == self.size and not self.modifiers) or len(self.grids) > 1

    @cached_property
    def extent(self) -> tuple[int, int]:
        """Count the rows and the columns that have cells."""
        if not self.holes:
            return self.size, self.size
        cells = bits(self.covered)
        return 1 + cells[-1] // self.size, 1 + max(cell % self.size for cell in cells)

    def within(self, cells: tuple[int, ...]) -> tuple[int, ...]:
        """Leave out those *cells* that are beyond an oblong board.

        >>> board("2x3").within((0, 3, 6))
        (0, 3)
        """
        return tuple(cell for cell in cells if self.covered >> cell & 1) if len(self.grids) == 1 else cells

    @property
    def value_count(self) -> int:
        """Return the number of values that a cell can take: 1 to this number."""
        return self.top or self.size

    @property
    def last(self) -> int:
        """Return the largest value as people see it."""
        return self.value_count - 1 + self.first

    def label_of(self, value: int) -> str:
        """Write a *value* as people see it.

        >>> board("4").label_of(1), board("4 values=0-3").label_of(1), board("4 signs=WORD").label_of(1)
        ('1', '0', 'W')
        """
        return self.signs[value - 1] if self.signs else str(value - 1 + self.first)

    def from_one(self, sentence: str) -> None:
        """Refuse a board whose values begin with 0, with a *sentence* of the catalogue. Raises BoardError.

        Code that writes values into texts, or counts with them, and does not know `label_of` calls this first.
        """
        if not self.first:
            raise BoardError(f"from-zero/{sentence}")

    def in_digits(self, sentence: str) -> None:
        """Refuse a board with cells whose values are not their digits, with a *sentence* of the catalogue."""
        if self.modifiers:
            raise BoardError(f"bad-modifiers/{sentence}")

    @cached_property
    def all_digits(self) -> int:
        """Return the mask of every value (bit = value - 1)."""
        return (1 << self.value_count) - 1

    @cached_property
    def house_masks(self) -> tuple[int, ...]:
        """Return the mask of cells of each house, in the order of `houses`."""
        return tuple(mask_of(house.cells) for house in self.houses)

    @cached_property
    def full_houses(self) -> tuple[int, ...]:
        """List the houses (by place in `houses`) that hold every value that their cells can take."""
        sizes = enumerate(zip(self.houses, self.house_values, strict=True))
        return tuple(place for place, (house, values) in sizes if len(house.cells) == values.bit_count())

    @cached_property
    def house_values(self) -> tuple[int, ...]:
        """Return the mask of the values that the cells of each house can take, in the order of `houses`."""
        return tuple(house.values or self.all_digits for house in self.houses)

    @cached_property
    def houses_of(self) -> tuple[tuple[int, ...], ...]:
        """List, for each cell, the houses it is in (by place in `houses`)."""
        found: list[list[int]] = [[] for _ in range(self.cell_count)]
        for place, house in enumerate(self.houses):
            for cell in house.cells:
                found[cell].append(place)
        return tuple(map(tuple, found))

    @cached_property
    def full_houses_of(self) -> tuple[tuple[int, ...], ...]:
        """List, for each cell, the full houses it is in: only these must have a place for every value."""
        full = set(self.full_houses)
        return tuple(tuple(place for place in places if place in full) for places in self.houses_of)

    @cached_property
    def peer_masks(self) -> tuple[int, ...]:
        """Return, for each cell, the mask of the cells that must differ from it."""
        masks = [0] * self.cell_count
        for house, mask in zip(self.houses, self.house_masks, strict=True):
            for cell in house.cells:
                masks[cell] |= mask
        for first, second in self.pairs:
            masks[first] |= 1 << second
            masks[second] |= 1 << first
        return tuple(mask & ~(1 << cell) for cell, mask in enumerate(masks))

    @cached_property
    def peers(self) -> tuple[tuple[int, ...], ...]:
        """List, for each cell, the cells that must differ from it, in order."""
        return tuple(tuple(bits(mask)) for mask in self.peer_masks)

    @cached_property
    def region_of(self) -> tuple[int, ...]:
        """Return, for each cell, the place in `houses` of its box or region, or -1 without one."""
        found = [-1] * self.cell_count
        for place, house in enumerate(self.houses):
            if house.kind in ("box", "region"):
                for cell in house.cells:
                    found[cell] = place
        return tuple(found)

    @property
    def is_classic(self) -> bool:
        """Report whether this is the ordinary 9 x 9 board, with nothing added but perhaps signs."""
        return self.plain_name == "9"

    @property
    def plain_name(self) -> str:
        """Return the name of the board without its signs, which come last.

        >>> board("4 signs=word x").plain_name
        '4 x'
        """
        return self.name.partition(" signs=")[0]

    def cell_name(self, cell: int) -> str:
        """Name a cell of this board, such as ``r1c2``."""
        return cell_name(cell, self.size)


def row_houses(size: int) -> list[House]:
    """Make the rows of a board of *size*."""
    return [House("row", i + 1, tuple(range(i * size, i * size + size))) for i in range(size)]


def column_houses(size: int) -> list[House]:
    """Make the columns of a board of *size*."""
    return [House("column", i + 1, tuple(range(i, size * size, size))) for i in range(size)]


def box_houses(rows: int, columns: int) -> list[House]:
    """Make the boxes of *rows* x *columns* cells of the board of size rows * columns."""
    return _blocks("box", rows, columns, 0)


def _blocks(kind: HouseKind, rows: int, columns: int, gap: int) -> list[House]:
    """Make houses of *rows* x *columns* cells, with a *gap* of cells before each and after the last."""
    size = rows * columns
    starts = product(range(gap, size - gap * rows, rows + gap), range(gap, size - gap * columns, columns + gap))
    return [
        House(kind, i + 1, tuple((r + y) * size + c + x for y in range(rows) for x in range(columns)))
        for i, (r, c) in enumerate(starts)
    ]


def region_houses(size: int, labels: str) -> list[House]:
    """Make jigsaw regions from *labels*, one character a cell; equal characters are one region."""
    regions: dict[str, list[int]] = {}
    for cell, label in enumerate(labels):
        regions.setdefault(label, []).append(cell)
    wrong = [label for label, cells in regions.items() if len(cells) != size]
    count = size * size
    if wrong:
        cells = len(regions[wrong[0]])
        raise BoardError("bad-regions/uneven", count=count, rows=size, region=wrong[0], cells=cells)
    if len(labels) != count:
        raise BoardError("bad-regions/letters", count=count, rows=size, found=len(labels))
    return [House("region", i + 1, tuple(cells)) for i, cells in enumerate(regions.values())]


def area_houses(size: int, labels: str, most: int) -> list[House]:
    """Make regions of any sizes up to *most* cells from *labels*, one character a cell, ``.`` in no region.

    >>> [house.cells for house in area_houses(2, "AAB.", 2)]
    [(0, 1), (2,)]
    """
    areas: dict[str, list[int]] = {}
    for cell, label in enumerate(labels):
        if label != ".":
            areas.setdefault(label, []).append(cell)
    if len(labels) != size * size or not areas or any(label not in DIGITS for label in areas):
        raise BoardError("bad-areas/letters", count=size * size, found=len(labels))
    large = next((label for label, cells in areas.items() if len(cells) > most), "")
    if large:
        raise BoardError("bad-areas/large", most=most, area=large, cells=len(areas[large]))
    return [House("region", i + 1, tuple(cells)) for i, cells in enumerate(areas.values())]


def diagonal_houses(size: int) -> list[House]:
    """Make both long diagonals."""
    down = tuple(i * (size + 1) for i in range(size))
    up = tuple((size - 1 - i) * size + i for i in range(size))
    return [House("diagonal", 1, down), House("diagonal", 2, up)]


def window_houses(rows: int, columns: int) -> list[House]:
    """Make the windows of windoku: boxes one cell apart, starting one cell inside the board."""
    return _blocks("window", rows, columns, 1)


def group_houses(rows: int, columns: int) -> list[House]:
    """Make disjoint groups: the cells at the same place in every box."""
    boxes = box_houses(rows, columns)
    return [
        House("group", place + 1, tuple(sorted(box.cells[place] for box in boxes))) for place in range(rows * columns)
    ]


@lru_cache(maxsize=32)
def leap_pairs(size: int, leaps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """List the pairs of cells one leap apart; each leap is (rows down, columns across).

    >>> leap_pairs(2, ((1, 1),))
    ((0, 3),)
    """
    found = []
    for cell in range(size * size):
        for down, across in leaps:
            row, column = cell // size + down, cell % size + across
            if 0 <= row < size and 0 <= column < size:
                found.append((cell, row * size + column))
    return tuple(sorted(found))


KNIGHT = ((1, 2), (2, 1), (1, -2), (2, -1))
KING = ((1, 1), (1, -1))


def without_shared(pairs: set[tuple[int, int]], houses: list[House]) -> tuple[tuple[int, int], ...]:
    """Drop the *pairs* that already share one of the *houses*, and sort the rest."""
    shared = {pair for house in houses for pair in combinations(sorted(house.cells), 2)}
    return tuple(sorted(pairs - shared))
