"""Unique rectangles and loops, types 1 to 4, in Sukaku Explainer's order.

Take a loop of cells that can all hold the same two digits, with one even and one odd place in each house that it
visits. If they held nothing else, they could be filled both ways round. So a puzzle with one solution has another digit
in one of the *extra* cells, those with more candidates.

Digits count from 0 here. Masks of cells have bit = cell, those of digits bit = digit: `t.COUNT` counts their bits,
`t.BITS` lists them. *off*, what is removed, has bit = digit * 81 + cell: `t.SPREAD81[digits] << cell` has those of one
cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from pencilmark.board.masks import bits, lowest, mask_of, union
from pencilmark.board.model import Evidence
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.links import common_peers


class Loop(NamedTuple):
    """The *cells* of a loop in order and the *pair* of digits (mask) they share."""

    cells: tuple[int, ...]
    pair: int


class _Frame:
    """One cell of the loop being built: the steps not tried yet, and the extra digits seen so far."""

    def __init__(self, cell: int, last: int, spare: int, extra: int) -> None:
        self.spare, self.extra = spare, extra
        self.steps = iter(
            [(kind, other) for kind in range(3) if kind != last for other in t.HOUSE_CELLS[t.HOUSES_OF[cell][kind]]]
        )


def _loops_from(grid: MarkedGrid, start: int, pair: int, able: int) -> Iterator[tuple[int, ...]]:
    """Yield every loop through the bivalue cell *start* over the cells *able* to take part; steps go box, row, column.

    At most two cells may have extra digits, or any number of cells if they have the same single extra digit.
    """
    digits = grid.cells
    path, frames = [start], [_Frame(start, -1, 2, 0)]
    visited = [set(t.HOUSES_OF[start]), set()]
    while frames:
        frame = frames[-1]
        for kind, cell in frame.steps:
            if cell == start and len(path) >= 4:
                if visited[0] == visited[1]:
                    yield tuple(path)
                continue
            if not able >> cell & 1 or cell in path:
                continue
            extra = frame.extra | digits[cell] & ~pair
            more = digits[cell] != pair
            if more and t.COUNT[extra] != 1 and frame.spare <= 0:
                continue
            if visited[len(path) % 2].isdisjoint(t.HOUSES_OF[cell]):
                visited[len(path) % 2].update(t.HOUSES_OF[cell])
                path.append(cell)
                frames.append(_Frame(cell, kind, frame.spare - more, extra))
                break
        else:
            frames.pop()
            visited[(len(path) - 1) % 2].difference_update(t.HOUSES_OF[path.pop()])


def _in_loops(cells: int) -> int:
    """Drop the *cells* that cannot be in a loop because they are alone in one of their houses."""
    while True:
        left = mask_of(cell for cell in bits(cells) if all(cells & others for _, others in t.OTHERS_OF[cell]))
        if left == cells:
            return cells
        cells = left


def find_loops(grid: MarkedGrid) -> Iterator[tuple[Loop, tuple[int, ...]]]:
    """Find every loop, with its extra cells in order along the loop."""
    digits = grid.cells
    able: dict[int, int] = {}
    for start in bits(grid.bivalue):
        pair = digits[start]
        if pair not in able:
            low, high = t.BITS[pair]
            able[pair] = _in_loops(grid.digits[low] & grid.digits[high])
        cells_able = able[pair]
        able[pair] &= ~(1 << start)  # every loop through it has been found from here
        if not cells_able >> start & 1 or cells_able.bit_count() < 4:
            continue
        for cells in _loops_from(grid, start, pair, cells_able):
            extra = tuple(cell for cell in cells if digits[cell] != pair)
            if extra:
                yield Loop(cells, pair), extra


class _Found(NamedTuple):
    type: int
    harder: int
    off: int
    key: tuple[object, ...]
    evidence: Evidence


def _harder_by_length(length: int) -> int:
    return 0 if length < 8 else 1 if length < 10 else 4


def _both_types(grid: MarkedGrid, loop: Loop, extra: tuple[int, ...]) -> Iterator[_Found]:
    """Apply the types that the number and the digits of the *extra* cells allow."""
    digits, harder = grid.cells, _harder_by_length(len(loop.cells))
    others = union(digits[cell] for cell in extra)
    others &= ~loop.pair
    if len(extra) == 1:
        off = t.SPREAD81[loop.pair] << extra[0]
        yield _Found(1, harder, off, (), _evidence(loop, extra, others))
        return
    if t.COUNT[others] == 1:
        digit = lowest(others)
        off = (grid.digits[digit] & common_peers(mask_of(extra))) << 81 * digit
        yield _Found(2, harder, off, (), _evidence(loop, extra, others))
    elif len(extra) == 2:
        yield from _type_3(grid, loop, extra, others, harder)
    if len(extra) == 2:
        yield from _type_4(grid, loop, extra, harder)


def _type_3(grid: MarkedGrid, loop: Loop, extra: tuple[int, ...], others: int, harder: int) -> Iterator[_Found]:
    for size in range(t.COUNT[others], 8):
        for house in t.HOUSES_OF[extra[0]]:
            if house in t.HOUSES_OF[extra[1]]:
                if 2 * size <= grid.empty_counts[house]:
                    yield from _naked(grid, loop, extra, others, harder, size, house)
                if 2 * size < grid.empty_counts[house]:
                    yield from _hidden(grid, loop, extra, others, harder, size, house)


def _naked(
    grid: MarkedGrid, loop: Loop, extra: tuple[int, ...], others: int, harder: int, size: int, house: int
) -> Iterator[_Found]:
    """Treat the extra cells as one cell with the extra digits, in a naked set of *size* with cells of *house*."""
    digits = grid.cells
    cells = [cell for cell in t.HOUSE_CELLS[house] if t.COUNT[digits[cell]] > 1 and cell not in extra]
    shared = others & digits[extra[0]] & digits[extra[1]]
    for chosen in combinations(cells, size - 1):
        every = union(digits[cell] for cell in chosen)
        if t.COUNT[every | shared] != size or t.COUNT[every | others] != size:
            continue
        inside = mask_of((*chosen, *extra))
        off = grid.board & (t.HOUSE[house] & ~inside) * t.SPREAD81[every | others]
        evidence = _evidence(loop, extra, every | others, (house,), inside & ~mask_of(extra), "naked")
        yield _Found(3, harder + size - 1, off, (house, every | others, chosen, "naked"), evidence)


def _hidden(
    grid: MarkedGrid, loop: Loop, extra: tuple[int, ...], others: int, harder: int, size: int, house: int
) -> Iterator[_Found]:
    """Treat the pair and other digits of *house* as a hidden set: one extra cell and *size* - 1 other cells."""
    spots = grid.spots[house]
    both = 1 << extra[0] | 1 << extra[1]
    free = [digit for digit in range(9) if not (loop.pair | others) >> digit & 1]
    for chosen in combinations(free, size - 2):
        wanted = loop.pair | mask_of(chosen)
        each = [spots[digit] & ~(1 << extra[1]) for digit in t.BITS[wanted]]
        cells = union(each)
        if cells.bit_count() != size or not all(each):
            continue
        off = grid.board & (cells & ~both) * t.SPREAD81[511 & ~wanted]
        evidence = _evidence(loop, extra, wanted, (house,), cells & ~both, "hidden")
        yield _Found(3, harder + size - 2, off, (house, wanted, cells & ~both, "hidden"), evidence)


def _type_4(grid: MarkedGrid, loop: Loop, extra: tuple[int, ...], harder: int) -> Iterator[_Found]:
    both = 1 << extra[0] | 1 << extra[1]
    for digit in t.BITS[loop.pair]:
        houses = [h for h in t.HOUSES_OF[extra[0]] if h in t.HOUSES_OF[extra[1]] and grid.spots[h][digit] == both]
        if houses:
            other = lowest(loop.pair & ~(1 << digit))
            yield _Found(4, harder, both << 81 * other, (), _evidence(loop, extra, 1 << digit, (houses[-1],)))
            return


def _evidence(
    loop: Loop, extra: tuple[int, ...], digits: int, houses: tuple[int, ...] = (), helpers: int = 0, note: str = ""
) -> Evidence:
    cells = mask_of(loop.cells)
    fins = mask_of(extra)
    return Evidence(cells | helpers, loop.pair, houses, fins=fins, restricted=digits, note=note)


def unique_loops(grid: MarkedGrid) -> list[Hint]:
    """Find unique rectangles and loops, the easiest first, then by type."""
    seen: set[tuple[object, ...]] = set()
    found: list[tuple[int, int, Hint]] = []
    for loop, extra in find_loops(grid):
        for one in _both_types(grid, loop, extra):
            key = (one.type, frozenset(loop.cells), *one.key)
            if not one.off or key in seen:
                continue
            seen.add(key)
            name = "unique-rectangle" if len(loop.cells) == 4 else "unique-loop"
            hint = Hint(f"{name}-{one.type}", -1, one.off, partial(_same, one.evidence), one.harder)
            found.append((hint.rating, one.type, hint))
    return [hint for _, _, hint in sorted(found, key=lambda item: item[:2])]


def _same(evidence: Evidence) -> Evidence:
    return evidence
