"""Intersections, subsets and fish as plain patterns, in Sukaku Explainer's order of search.

The finders of `basics` make hints of them; the nets of `nets` ask which candidates must be gone for a pattern to hold.
Sets of k things are tried in the order of their masks as numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pencilmark.board.masks import mask_of, several
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import MarkedGrid


class Locked(NamedTuple):
    """A digit whose cells in *base* all lie in *cover* too; *off* goes from the rest of *cover* (cells)."""

    digit: int
    base: int
    cover: int
    off: int


class Subset(NamedTuple):
    """*cells* and *digits* (masks, equally many) of a *house* that hold each other; *off* (board) goes."""

    house: int
    cells: int
    digits: int
    off: int


class Fish(NamedTuple):
    """A digit whose cells in the *base* lines all lie in the *cover* lines; *off* goes (cells)."""

    digit: int
    base: tuple[int, ...]
    cover: tuple[int, ...]
    off: int


def _crossing(first: Sequence[int], second: Sequence[int]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    return tuple((one, tuple(two for two in second if t.HOUSE[one] & t.HOUSE[two])) for one in first)


_CROSSINGS = tuple(
    _crossing(first, second)
    for first, second in ((t.BOXES, t.COLUMNS), (t.BOXES, t.ROWS), (t.COLUMNS, t.BOXES), (t.ROWS, t.BOXES))
)


def has_locked(board: int) -> bool:
    """Report whether some digit is confined to three cells of a box or line, and stands elsewhere around them."""
    triples = (board | board >> 1 | board >> 2) & t.TRIPLE_STARTS
    box = _around(triples, 9, t.LOW_ROWS, t.FIRST_ROWS)
    line = _around(triples, 3, t.LEFT_TRIPLES, t.FIRST_TRIPLES)
    if triples & (box ^ line):
        return True
    triples = (board | board >> 9 | board >> 18) & t.TRIPLE_TOPS
    box = _around(triples, 1, t.LEFT_COLUMNS, t.FIRST_COLUMNS)
    line = _around(triples, 27, t.HIGH_BANDS, t.FIRST_BAND)
    return bool(triples & (box ^ line))


def _around(mask: int, shift: int, low: int, first: int) -> int:
    """Mark where one of the other two of three places, *shift* apart, is set in *mask*."""
    return mask >> shift & low | mask >> 2 * shift & first | (mask & low) << shift | (mask & first) << 2 * shift


def locked(grid: MarkedGrid) -> Iterator[Locked]:
    """Find pointing (boxes first) and claiming, whether or not they remove anything."""
    if not has_locked(grid.board):
        return
    for crossing in range(len(_CROSSINGS)):
        for digit, cells in enumerate(grid.digits):
            for base, cover, off in _locked_in(crossing, cells):
                yield Locked(digit, base, cover, off)


@lru_cache(maxsize=1 << 14)
def _locked_in(crossing: int, cells: int) -> tuple[tuple[int, int, int], ...]:
    """Find where the *cells* of a digit in one house of a *crossing* all lie in another: base, cover, what goes."""
    house = t.HOUSE
    found = []
    for base, covers in _CROSSINGS[crossing]:
        here = cells & house[base]
        if several(here):
            found += [
                (base, cover, off)
                for cover in covers
                if not here & ~house[cover] and (off := cells & house[cover] & ~house[base])
            ]
    return tuple(found)


def naked_subsets(grid: MarkedGrid, size: int) -> Iterator[Subset]:
    """Find *size* cells of a house that have *size* digits between them, none of them a single."""
    counts, cells_digits = grid.empty_counts, grid.cells
    for house in t.BOX_COLUMN_ROW:
        if counts[house] < 2 * size:
            continue
        house_cells = t.HOUSE_CELLS[house]
        for places, digits in _tuples(tuple([cells_digits[cell] for cell in house_cells]), size):
            cells = mask_of(house_cells[i] for i in t.BITS[places])
            off = grid.board & ((t.HOUSE[house] & ~cells) * t.SPREAD81[digits])
            if off:
                yield Subset(house, cells, digits, off)


def hidden_subsets(grid: MarkedGrid, size: int, direct: bool = False) -> Iterator[Subset]:
    """Find *size* digits of a house that have *size* cells between them, none of them a single.

    A *direct* one need not remove anything.
    """
    counts, every_spot = grid.empty_counts, grid.spots
    for house in t.BOX_COLUMN_ROW:
        if counts[house] <= (size if direct else 2 * size):
            continue
        for digits, cells in _tuples(every_spot[house], size):
            off = grid.board & (cells * t.SPREAD81[511 & ~digits])
            if off or direct:
                yield Subset(house, cells, digits, off)


@lru_cache(maxsize=1 << 13)
def _tuples(masks: tuple[int, ...], size: int) -> tuple[tuple[int, int], ...]:
    """Find *size* of the *masks*, each of at least two bits, with *size* bits between them.

    Returns the places of each choice (mask) and its union; cached, as most houses and digits stay the same from one
    step to the next.
    """
    able = [i for i, mask in enumerate(masks) if 2 <= mask.bit_count() <= size]
    if len(able) < size:
        return ()
    found = []
    for chosen in combinations(able, size):
        union = 0
        for i in chosen:
            union |= masks[i]
        if union.bit_count() == size:
            found.append((mask_of(chosen), union))
    return tuple(sorted(found))


def fish(grid: MarkedGrid, size: int) -> Iterator[Fish]:
    """Find *size* lines whose cells for a digit lie in *size* crossing lines: columns first."""
    for lines_of, base_first, cover_first in ((grid.columns, 9, 0), (grid.rows, 0, 9)):
        found = [
            (base_bits, digit, spots)
            for digit, lines in enumerate(lines_of)
            if 9 - lines.count(0) >= 2 * size
            for base_bits, spots in _tuples(lines, size)
        ]
        for base_bits, digit, spots in sorted(found):
            base = tuple(base_first + i for i in t.BITS[base_bits])
            cover = tuple(cover_first + i for i in t.BITS[spots])
            inside = sum(t.HOUSE[line] for line in base)
            off = grid.digits[digit] & sum(t.HOUSE[line] for line in cover) & ~inside
            if off:
                yield Fish(digit, base, cover, off)
