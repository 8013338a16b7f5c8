"""The grid of SudokuMaker's files, the numbers of its cells, edges and corners, and the clues on them.

Cells are numbered row by row from 0; so are corners of cells and places around the grid, on grids that are larger by
one and by two. Edges are numbered row by row of cells, in each row first the edges before its cells, then those below
its cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import mask_of
from pencilmark.board.speech import say
from pencilmark.exchange.kinds import Meant, brief, number_of
from pencilmark.rules.variants.definition import Clue, Variant

Block = dict[str, Any]


def list_of(block: Block, key: str) -> list[Any]:
    """Return the list under a *key*; empty if there is none."""
    value = block.get(key)
    return value if isinstance(value, list) else []


@dataclass(frozen=True, slots=True)
class Numbering:
    """A grid of *rows* and *columns*; our cells are numbered on the square around it."""

    rows: int
    columns: int

    @property
    def size(self) -> int:
        """Return the number of rows of the square around it."""
        return max(self.rows, self.columns)

    def at(self, row: int, column: int) -> int:
        """Return the cell in a row and column, from 0. Raises ValueError."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise ValueError(say("sudokumaker-has-no-cells"))
        return row * self.size + column

    def cell(self, number: object, wider: int = 0) -> int:
        """Return the cell with a *number* that was counted on a grid that is *wider* by this. Raises ValueError.

        >>> Numbering(4, 6).cell(7), Numbering(4, 6).cell(15, 1)
        (7, 13)
        """
        row, column = divmod(number, self.columns + wider) if isinstance(number, int) and number >= 0 else (-1, 0)
        return self.at(row, column)

    def cells(self, numbers: object) -> tuple[int, ...]:
        """Return the cells of a list, at least one. Raises ValueError."""
        if not isinstance(numbers, list) or not numbers:
            raise ValueError(say("sudokumaker-has-no-cells"))
        return tuple(map(self.cell, numbers))

    def edge(self, edge: object) -> tuple[int, int]:
        """Return the two cells beside an edge. Raises ValueError.

        >>> Numbering(9, 9).edge(70), Numbering(9, 9).edge(75)
        ((34, 43), (38, 39))
        """
        wide = self.columns
        row, offset = divmod(edge, 2 * wide) if isinstance(edge, int) and edge >= 0 else (-1, 0)
        down, column = divmod(offset, wide)
        first = (row, column) if down else (row, column - 1)
        if min(first) < 0 or row + down >= self.rows:
            raise ValueError(say("sudokumaker-there-no-edge", edge=brief(edge)))
        return self.at(*first), self.at(row + down, column)

    def corner(self, corner: object) -> tuple[int, ...]:
        """Return the four cells around a corner. Raises ValueError."""
        last = self.cell(corner, 1)
        row, column = divmod(last, self.size)
        return self.at(row - 1, column - 1), self.at(row - 1, column), self.at(row, column - 1), last

    def sight(self, place: object, slope: object) -> tuple[int, ...]:
        """List the cells seen from a *place* beside the grid, straight or along a diagonal. Raises ValueError.

        >>> Numbering(4, 4).sight(6, None), Numbering(4, 4).sight(2, -1)
        ((0, 1, 2, 3), (2, 7))
        """
        row, column = divmod(place, self.columns + 2) if isinstance(place, int) else (0, 0)
        row, column = row - 1, column - 1
        down, across = (row < 0) - (row >= self.rows), (column < 0) - (column >= self.columns)
        steps = [(down, across)]
        if slope in (1, -1):
            steps = [(1, -int(str(slope))), (-1, int(str(slope)))]
        found = list[int]()
        for step in steps if down or across else ():
            at = row + step[0], column + step[1]
            while 0 <= at[0] < self.rows and 0 <= at[1] < self.columns:
                found.append(self.at(*at))
                at = at[0] + step[0], at[1] + step[1]
        if not found:
            raise ValueError(say("kinds-expected-cell-beside-grid", cell=brief(place)))
        return tuple(found)


GROUPED = (16, 406)
"""Types of constraints whose groups of digits decide the variant."""
UNKNOWN = "?"
LISTS = ("cells", "lines", "thermometers", "cages", "clues", "groups", "bulbsWithArrows")
WHOLE = ("cells", "groups")
"""Lists that make one clue as a whole."""


def entries_of(block: Block, variant: Variant) -> Iterator[tuple[str, object]]:
    """Yield the entries of a constraint, each with the key that decides how it is read."""
    if variant.takes == "board":
        yield from () if variant.word else [("", None)]
        return
    keys = [key for key in LISTS if isinstance(block.get(key), list) and (key != "groups" or variant.takes == "parts")]
    for key in keys or WHOLE[: "negative" not in block]:
        if key not in WHOLE:
            yield from ((key, entry) for entry in block[key])
        elif block.get(key) or not keys:
            yield key, block.get(key)


def told_by(block: Block, geometry: Geometry) -> object:
    """Return what distinguishes the variants of one type: a number, or a word of ours; groups, by their remainders.

    >>> told_by({"type": 406, "groups": [0b1010, 0b10100]}, board("4")), told_by({"slow": True}, board("4"))
    (2, 'slow')
    """
    if block.get("singleRegionTotals"):
        return UNKNOWN
    if block.get("type") not in GROUPED:
        return "slow" if block.get("slow") else block.get("minDifference")
    digits = range(geometry.first, geometry.last + 1)
    thirds = {digit: (digit - geometry.first) * 3 // len(digits) for digit in digits}
    kinds: dict[object, dict[int, int]] = {"low": thirds}
    kinds |= {n: {digit: digit % n for digit in digits} for n in range(2, 10)}
    groups = {mask for mask in list_of(block, "groups") if isinstance(mask, int)}
    for told, kind in kinds.items():
        if groups == {mask_of(digit for digit in digits if kind[digit] == own) for own in set(kind.values())}:
            return told
    return UNKNOWN


def read_entry(key: str, entry: object, meant: Meant, told: object, grid: Numbering) -> list[Clue]:
    """Return the clues of an entry of `entries_of`. Raises ValueError with a message of ours."""
    if not key:
        return [_clue(meant, told)]
    if key in ("cells", "lines", "thermometers"):
        return [_clue(meant, told, grid.cells(entry))]
    if key == "groups":
        return list(_clones(entry, meant, grid))
    if not isinstance(entry, dict):
        raise ValueError(say("kinds-expected-object", found=brief(entry)))
    value = entry.get("value") or None
    if key == "bulbsWithArrows":
        bulb = grid.cells(entry.get("bulbCells"))[::-1]  # theirs begins with the ones
        arms = [tuple(cell for cell in grid.cells(arm) if cell not in bulb) for arm in list_of(entry, "arrows") if arm]
        return [_clue(meant, None, bulb, *arms)] if arms else []
    if key == "cages":
        return [_cage(meant, value, grid.cells(entry.get("cells")))]
    if "edge" in entry:
        return [_clue(meant, value, grid.edge(entry["edge"]))]
    if "corner" in entry:
        digits = tuple(digit for digit in list_of(entry, "digits") if isinstance(digit, int))
        return [Clue(_clue(meant, None).name, digits, (grid.corner(entry["corner"]),))] if digits else []
    return [] if value is None else [_clue(meant, value, grid.sight(entry.get("outerCell"), entry.get("diagonal")))]


def _cage(meant: Meant, value: object, cells: tuple[int, ...]) -> Clue:
    """Read a cage: its text is a number, or several of two digits; other texts are ignored."""
    text = str(value if value is not None else "").strip()
    (variant,) = meant.values()
    if variant.numbers[1] > 1:
        return Clue(variant.name, tuple(map(int, re.findall(r"[0-9]{2}", text))), (cells,))
    return _clue(meant, text if text.isascii() and text.isdigit() else None, cells)


def _clones(groups: object, meant: Meant, grid: Numbering) -> Iterator[Clue]:
    """Yield clones from copies of shapes: each group of a clue has the cells at one place of the shape."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for group in groups if isinstance(groups, list) else ():
        cells = grid.cells(group)
        found.setdefault(len(cells), []).append(cells)
    for count, alike in found.items():
        if count > 1:
            yield _clue(meant, None, *zip(*alike, strict=True))


def _clue(meant: Meant, value: object, *groups: tuple[int, ...]) -> Clue:
    """Return a clue of the variant that has this *value*, or else one with it as its number. Raises ValueError."""
    variant = meant.get(str(value)) or meant.get("")
    if variant is None:
        known = [one.name.upper() for one in meant.values()]
        raise ValueError(say("kinds-expected-value", known=known, value=brief(value)))
    number = number_of(value) if variant.numbers[1] and str(value) not in meant else None
    return Clue(variant.name, () if number is None else (number,), groups)
