"""Bivalue universal grave, types 1 to 4.

If every empty cell had two candidates, and every digit two cells in each house, there would be two solutions or none.
So if a position would be like this without some *extra* candidates, one of those is true.

Digits count from 0 here. Masks of cells have bit = cell, those of digits bit = digit; a board, and *off* (what is
removed), have bit = digit * 81 + cell. *extra* has for each cell the mask of its extra digits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from pencilmark.board.masks import bits, lowest, mask_of, several, union
from pencilmark.board.model import Candidate, Evidence
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.links import common_peers


def extra_candidates(grid: MarkedGrid) -> dict[int, int]:
    """Return the extra candidates (mask) of each cell that has any; nothing if the position is no BUG."""
    digits, spots = grid.cells, grid.spots
    if sum(1 for cell in bits(grid.by_count[2])) > 9:
        return {}
    extra: dict[int, int] = {}
    for house in t.BOX_ROW_COLUMN:
        for digit in range(9):
            cells = spots[house][digit]
            if not cells or cells.bit_count() == 2:
                continue
            guilty = cells & grid.by_count[2]
            if not guilty:
                return {}
            if not several(guilty):
                cell = lowest(guilty)
                extra[cell] = extra.get(cell, 0) | 1 << digit
    board = grid.board
    for cell, mask in extra.items():
        board &= ~(t.SPREAD81[mask] << cell)
    return extra if _is_grave(MarkedGrid(board, grid.empty)) and all(digits[c] & ~m for c, m in extra.items()) else {}


def _is_grave(grid: MarkedGrid) -> bool:
    if grid.bivalue != grid.empty:
        return False
    return all(not cells or cells.bit_count() == 2 for spots in grid.spots for cells in spots)


def graves(grid: MarkedGrid) -> Iterator[Hint]:
    """Find BUG types 1 to 4; type 3 is rated 0.1 higher for each cell of its set."""
    extra = extra_candidates(grid)
    if not extra:
        return
    every = union(extra.values())
    cells = mask_of(extra)
    common = common_peers(cells)
    if len(extra) == 1:
        cell = next(iter(extra))
        off = t.SPREAD81[grid.cells[cell] & ~every] << cell
        yield Hint("bug-1", -1, off, partial(_evidence, extra))
    elif t.COUNT[every] == 1:
        digit = lowest(every)
        off = (grid.digits[digit] & common) << 81 * digit
        if off:
            yield Hint("bug-2", -1, off, partial(_evidence, extra))
        yield from _type_4(grid, extra, every)
    elif common:
        yield from _type_4(grid, extra, every)
        yield from _type_3(grid, extra, every, common)


def _shared_houses(extra: dict[int, int]) -> list[int]:
    """List the houses that hold all cells with extra candidates."""
    first = next(iter(extra))
    return [house for house in t.HOUSES_OF[first] if all(t.HOUSE[house] >> cell & 1 for cell in extra)]


def _type_4(grid: MarkedGrid, extra: dict[int, int], every: int) -> Iterator[Hint]:
    if len(extra) != 2:
        return
    one, two = extra
    common = grid.cells[one] & grid.cells[two] & ~every
    if t.COUNT[common] != 1:
        return
    for house in _shared_houses(extra):
        off = union(t.SPREAD81[grid.cells[cell] & ~extra[cell] & ~common] << cell for cell in extra)
        if off:
            yield Hint("bug-4", -1, off, partial(_evidence, extra, (house,), common))


def _type_3(grid: MarkedGrid, extra: dict[int, int], every: int, common: int) -> Iterator[Hint]:
    digits = grid.cells
    for house in _shared_houses(extra):
        cells = list(bits(t.HOUSE[house] & common))
        for size in range(2, 7):
            if len(cells) < size:
                break
            for chosen in combinations(cells, size - 1):
                held = union(digits[cell] for cell in chosen)
                if (
                    t.COUNT[held] != size
                    or t.COUNT[held | every] != size
                    or any(t.COUNT[digits[c]] < 2 for c in chosen)
                ):
                    continue
                inside = mask_of(chosen)
                rest = mask_of(cells) & ~inside
                off = grid.board & rest * t.SPREAD81[held]
                if off:
                    evidence = partial(_evidence, extra, (house,), held, inside)
                    yield Hint("bug-3", -1, off, evidence, size - 1)


def _evidence(extra: dict[int, int], houses: tuple[int, ...] = (), digits: int = 0, helpers: int = 0) -> Evidence:
    every = union(extra.values())
    cells = mask_of(extra)
    colour = tuple(Candidate(cell, digit + 1) for cell, mask in sorted(extra.items()) for digit in t.BITS[mask])
    return Evidence(cells | helpers, every | digits, houses, fins=cells, colours=(colour,), restricted=digits)
