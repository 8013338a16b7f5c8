"""Basic fish: n rows that have a value only in n columns, or the other way round (X-wing to leviathan).

Each of the n rows needs the value, in different columns; so the n columns are used up by them and
have the value nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any, TypeAlias

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, union, where
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.by_digit import GEOMETRY, each_digit
from pencilmark.human.techniques.common import places
from pencilmark.human.techniques.subsets import small_unions
from pencilmark.human.techniques.technique import Hodoku, Level, Technique
from pencilmark.human.techniques.templates import doomed, doomed_slowly
from pencilmark.human.telling import tell_fish

NAMES = {2: "x-wing", 3: "swordfish", 4: "jellyfish", 5: "squirmbag", 6: "whale", 7: "leviathan"}


Lines: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


@lru_cache(maxsize=32)
def _lines(geometry: Geometry) -> tuple[Lines, ...]:
    """Return the rows and the columns of a board, or of each of its grids; none if a line lacks values."""
    found: list[Lines] = []
    for grid in sorted({geometry.houses[h].grid for h in geometry.full_houses}):
        own = [h for h in geometry.full_houses if geometry.houses[h].grid == grid]
        rows, columns = (tuple(h for h in own if geometry.houses[h].kind == kind) for kind in ("row", "column"))
        if len(rows) == len(columns) == (geometry.value_count if grid else geometry.size):
            found.append((rows, columns))
    return tuple(found)


@derived
def line_masks(position: Position) -> list[tuple[list[int], list[int]]]:
    """Return, for each digit, the columns (mask) it can take in each row, and the rows in each column."""
    return [_line_masks(position.geometry.size, cells) for cells in position.digit_cells]


@lru_cache(maxsize=1 << 10)
def _line_masks(size: int, cells: int) -> tuple[list[int], list[int]]:
    """Return the same for the *cells* of a digit; cached, as most digits stay the same for long."""
    rows, columns = [0] * size, [0] * size
    for cell in bits(cells):
        row, column = divmod(cell, size)
        rows[row] |= 1 << column
        columns[column] |= 1 << row
    return rows, columns


def _masks_of(position: Position, lines: Lines) -> list[tuple[list[int], list[int]]]:
    """Do what `line_masks` does for the *lines* of one grid."""
    if not position.geometry.grids:
        return line_masks(position)
    held, (rows, columns) = places(position), lines
    found = []
    for digit in range(position.geometry.value_count):
        crossed = [[bool(held[row][digit] & held[column][digit]) for column in columns] for row in rows]
        by_row = [where(line) for line in crossed]
        by_column = [where(line[at] for line in crossed) for at in range(len(columns))]
        found.append((by_row, by_column))
    return found


def find_fish(position: Position, size: int) -> Iterator[Step]:
    """Find basic fish of *size*: rows as base first, then columns, digit by digit."""
    for lines in _lines(position.geometry):
        for way in (0, 1):
            if position.geometry.is_classic:
                yield from _kept(size, way)(position)
            else:
                yield from _fish_in(position, size, way, lines)


@lru_cache(maxsize=16)
def _kept(size: int, way: int) -> Callable[[Position], Iterator[Step]]:
    (lines,) = _lines(GEOMETRY)
    return each_digit(partial(_fish_in, size=size, way=way, lines=lines))


def _fish_in(position: Position, size: int, way: int, lines: Lines) -> Iterator[Step]:
    for digit, masks in enumerate(_masks_of(position, lines)):
        if not doomed(position)[digit]:
            continue
        short = [line for line, mask in enumerate(masks[way]) if 1 < mask.bit_count() <= size]
        if len(short) < size:
            continue
        for chosen, together in small_unions([masks[way][line] for line in short], size):
            base = tuple(lines[way][short[place]] for place in chosen)
            cover = tuple(lines[1 - way][line] for line in bits(together))
            step = _step(position, size, digit, base, cover)
            if step:
                yield step


def _step(position: Position, size: int, digit: int, base: tuple[int, ...], cover: tuple[int, ...]) -> Step | None:
    held = places(position)
    cells, covered = (union([held[house][digit] for house in houses]) for houses in (base, cover))
    gone = covered & ~cells
    if not gone or len(cover) != size:
        return None
    eliminations = tuple(Candidate(cell, digit + 1) for cell in bits(gone))
    evidence = Evidence(cells, 1 << digit, base=base, cover=cover)
    return Step(NAMES[size], (), eliminations, evidence)


def _fish(name: str, size: int, level: Level, teaching: int, hodoku: Hodoku, **more: Any) -> Technique:
    find = partial(find_fish, size=size)
    return Technique(name, level, find, tell=tell_fish, teaching=teaching, hodoku=hodoku, **more)


TECHNIQUES = (
    _fish("x-wing", 2, "Hard", 120, Hodoku("0300", 140, "Hard", 140), ahead=doomed_slowly, is_offered=True),
    _fish("swordfish", 3, "Hard", 190, Hodoku("0301", 150, "Hard", 150), is_offered=True),
    _fish("jellyfish", 4, "Expert", 360, Hodoku("0302", 160, "Hard", 160), is_offered=True),
    _fish("squirmbag", 5, "Extreme", 550, Hodoku("0303", 470, "Unfair")),
    _fish("whale", 6, "Extreme", 560, Hodoku("0304", 470, "Unfair")),
    _fish("leviathan", 7, "Extreme", 570, Hodoku("0305", 470, "Unfair")),
)
