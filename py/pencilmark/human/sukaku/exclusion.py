"""Aligned pair and triple exclusion: try every combination of two or three cells.

A combination is impossible if it repeats a digit in cells that see each other, or leaves nothing for a cell that sees
all of them (an excluder, with at most as many candidates as there are cells). A candidate that is in no possible
combination goes. Source: the forum's "aligned pair exclusion" (2005).

What is excluded depends only on the cells and their excluders. So if a grid had no exclusion, in later grids only
combinations in which one of these cells has changed are tried.

Digits count from 0 here. Masks of cells have bit = cell, of digits bit = digit, and *off* has bit = digit * 81 + cell.
The cells tried are *one*, *two* and *three*, their digits `p` and `q` in turn, and those *left* for the third.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from operator import ne

from pencilmark.board.masks import bits, mask_of, several, union, where
from pencilmark.board.model import Evidence
from pencilmark.engine.assumptions import closures
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.wings import NEIGHBOURS


def _bases(grid: MarkedGrid, size: int) -> tuple[list[int], list[int]]:
    """Return the cells worth trying, and for every cell the mask of its excluders."""
    single, double, more = grid.by_count
    able = double
    if size == 3:
        able |= mask_of(cell for cell in bits(more) if t.COUNT[grid.cells[cell]] == 3)
    excluders = [t.PEERS[cell] & able for cell in range(81)]
    bases = [cell for cell in bits(double | more) if excluders[cell] and not t.PEERS[cell] & single]
    return bases, excluders


class _Blocks:
    """What the excluders forbid: the digits that cannot go with each digit, and with each two digits (masks)."""

    def __init__(self, masks: Iterable[int]) -> None:
        self.pairs = [0] * 9
        self.thirds: dict[int, int] = {}
        for mask in masks:
            for digit in t.BITS[mask]:
                rest = mask & ~(1 << digit)
                if t.COUNT[mask] == 2:
                    self.pairs[digit] |= rest
                else:
                    self.thirds[rest] = self.thirds.get(rest, 0) | 1 << digit


def _excluded(grid: MarkedGrid, cells: tuple[int, ...], common: int) -> int:
    """Return the candidates (board) of *cells* that are in no combination that the *common* excluders allow."""
    digits = grid.cells
    here = [digits[cell] for cell in cells]
    union = 0
    for mask in here:
        union |= mask
    masks = set()
    while common:
        low = common & -common
        mask = digits[low.bit_length() - 1]
        if not mask & ~union:
            masks.add(mask)
        common ^= low
    if not masks:
        return 0
    one, two, *more = cells
    three = more[0] if more else 0
    sees = (
        t.PEERS[one] >> two & 1 > 0,
        bool(more) and t.PEERS[one] >> three & 1 > 0,
        bool(more) and t.PEERS[two] >> three & 1 > 0,
    )
    allowed = _allowed(tuple(here), sees, frozenset(masks))
    off = 0
    for cell, mask, kept in zip(cells, here, allowed, strict=True):
        if mask != kept:
            off |= t.SPREAD81[mask & ~kept] << cell
    return off


@lru_cache(maxsize=1 << 15)
def _allowed(here: tuple[int, ...], sees: tuple[bool, bool, bool], masks: frozenset[int]) -> tuple[int, ...]:
    """Return which of the digits *here*, of two or three cells, are in some allowed combination.

    *sees* says which see each other: first and second, first and third, second and third; *masks* are the digits of the
    excluders. Cached, as most cells stay as they are for many steps.
    """
    blocks = _Blocks(masks)
    more = len(here) > 2
    see, see_one, see_two = sees
    first, second, third = here[0], here[1], here[2] if more else 1
    kept = [0, 0, 0]
    for p in t.BITS[first]:
        for q in t.BITS[second & ~blocks.pairs[p]]:
            if see and p == q:
                continue
            left = third
            if more:
                left &= ~(blocks.pairs[p] | blocks.pairs[q] | blocks.thirds.get(1 << p | 1 << q, 0))
                left &= ~((1 << p if see_one else 0) | (1 << q if see_two else 0))
            if left:
                kept = [kept[0] | 1 << p, kept[1] | 1 << q, kept[2] | left]
                if kept == [first, second, third]:
                    return here
    return tuple(kept[: len(here)])


def _tuples(bases: list[int], excluders: list[int], size: int, changed: int) -> Iterable[tuple[int, ...]]:
    pairs = ((bases[i], bases[j]) for j in range(len(bases)) for i in range(j))
    if size == 2:
        return pairs
    return _triples(bases, excluders, pairs, changed)


def _triples(
    bases: list[int], excluders: list[int], pairs: Iterable[tuple[int, int]], changed: int
) -> Iterator[tuple[int, ...]]:
    """Add to each pair a third cell that is an excluder of one of them; all three share at least two excluders.

    If nothing around a pair has *changed*, the third cell must have changed.
    """
    allowed, seen = mask_of(bases), set()
    for one, two in pairs:
        common = excluders[one] & excluders[two]
        if not several(common):
            continue
        new = allowed if (common | 1 << one | 1 << two) & changed else changed
        once = twice = 0
        while common:
            low = common & -common
            here = t.PEERS[low.bit_length() - 1]
            twice |= once & here
            once |= here
            common ^= low
        thirds = allowed & new & twice & (excluders[one] | excluders[two]) & ~(1 << one | 1 << two)
        if not thirds:
            continue
        for three in dict.fromkeys(NEIGHBOURS[one] + NEIGHBOURS[two]):
            key = 1 << one | 1 << two | 1 << three
            if thirds >> three & 1 and key not in seen:
                seen.add(key)
                yield one, two, three


def aligned_exclusions(grid: MarkedGrid, size: int) -> Iterator[Hint]:
    """Find aligned pair or triple exclusions."""
    if (quick := closures()) and not grid.by_count[0] and not quick.has_exclusions(grid.digits, size):
        return
    bases, excluders = _bases(grid, size)
    name = "aligned-pair-exclusion" if size == 2 else "aligned-triple-exclusion"
    changed, found = _changed(grid, grid.cleared.get(name)), False
    for cells in _tuples(bases, excluders, size, changed):
        common, own = t.ALL_CELLS, 0
        for cell in cells:
            common &= excluders[cell]
            own |= 1 << cell
        if not several(common) or not (common | own) & changed:
            continue
        off = _excluded(grid, cells, common)
        if off:
            found = True
            yield Hint(name, -1, off, partial(_evidence, cells, common, grid))
    if not found and not grid.by_count[0]:  # next to a single no cell is tried
        grid.cleared[name] = grid.cells


def _changed(grid: MarkedGrid, before: list[int] | None) -> int:
    """Return the mask of the cells that differ from those *before*; all cells if that is unknown."""
    if before is None:
        return t.ALL_CELLS
    return where(map(ne, grid.cells, before))


def _evidence(cells: tuple[int, ...], common: int, grid: MarkedGrid) -> Evidence:
    digits = union(grid.cells[cell] for cell in cells)
    useful = mask_of(cell for cell in bits(common) if not grid.cells[cell] & ~digits)
    return Evidence(mask_of(cells), digits, fins=useful)
