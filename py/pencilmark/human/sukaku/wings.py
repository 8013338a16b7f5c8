"""Wings: one bivalue cell (or two) and an almost locked set of one house.

XY and XYZ: a cell and two bivalue wings. WXYZ and larger: n cells of one house with n + 1 digits, and one bivalue cell
both of whose digits are among them. If the bivalue cell sees every cell of the set that can hold one of its digits, its
other digit is in that cell or in the set; if both digits are joined like this, every digit of the set is locked.

Digits count from 0 here. Masks of cells have bit = cell, those of digits bit = digit; *off*, what is removed, has bit =
digit * 81 + cell. `z` is the digit that both wings share.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache, partial

from pencilmark.board.masks import bits, lowest, mask_of
from pencilmark.board.model import Als, Evidence
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.links import common_peers

_NAMES = {3: "wxyz-wing", 4: "vwxyz-wing", 5: "uvwxyz-wing", 6: "tuvwxyz-wing"}

#: The cells that each cell sees: of its box, then the rest of its row, then of its column.
NEIGHBOURS = tuple(
    tuple(dict.fromkeys(c for house in t.HOUSES_OF[cell] for c in t.HOUSE_CELLS[house] if c != cell))
    for cell in range(81)
)


def xy_wings(grid: MarkedGrid, size: int) -> Iterator[Hint]:
    """Find xy-wings (*size* 2) or xyz-wings (*size* 3)."""
    digits, bivalue = grid.cells, grid.bivalue
    for pivot in range(81):
        here = digits[pivot]
        if t.COUNT[here] != size:
            continue
        wings = [cell for cell in NEIGHBOURS[pivot] if bivalue >> cell & 1 and t.COUNT[here & ~digits[cell]] == 1]
        for one in wings:
            for two in wings:
                shared = digits[one] & digits[two]
                if t.COUNT[shared] != 1 or t.COUNT[here | digits[one] | digits[two]] != 3:
                    continue
                if (size == 2) == bool(shared & here):
                    continue
                cells = 1 << one | 1 << two | (1 << pivot if size == 3 else 0)
                z = lowest(shared)
                off = grid.digits[z] & common_peers(cells) & ~(1 << pivot)
                if off:
                    evidence = partial(_xy_evidence, pivot, one, two, here | digits[one] | digits[two])
                    yield Hint("xy-wing" if size == 2 else "xyz-wing", -1, off << 81 * z, evidence)


def _xy_evidence(pivot: int, one: int, two: int, digits: int) -> Evidence:
    return Evidence(1 << pivot | 1 << one | 1 << two, digits)


def almost_locked(grid: MarkedGrid, size: int) -> dict[tuple[int, ...], int]:
    """Return the sets of *size* cells of a house that have *size* + 1 digits between them, with these digits."""
    found: dict[tuple[int, ...], int] = {}
    digits = grid.cells
    for house_cells in t.HOUSE_CELLS:
        for places, union in _almost(tuple([digits[cell] for cell in house_cells]), size):
            found[tuple([house_cells[i] for i in places])] = union
    return found


@lru_cache(maxsize=1 << 11)
def _almost(masks: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Find the places of *size* of the *masks*, each of at least two bits, with *size* + 1 bits between them."""
    able = [(i, mask) for i, mask in enumerate(masks) if 2 <= t.COUNT[mask] <= size + 1]
    layer: list[tuple[tuple[int, ...], int, int]] = [((), 0, 0)]
    for left in range(size - 1, -1, -1):
        layer = [
            ((*places, able[i][0]), union | able[i][1], i + 1)
            for places, union, start in layer
            for i in range(start, len(able) - left)
            if t.COUNT[union | able[i][1]] <= size + 1
        ]
    return tuple((places, union) for places, union, _ in layer if t.COUNT[union] == size + 1)


def _harder(size: int, biggest: int) -> int:
    """Rate a wing with *size* cells besides the bivalue one, the largest of which has *biggest* candidates."""
    return 0 if size >= 5 else size - 2 - abs(3 - biggest)


def large_wings(grid: MarkedGrid, size: int) -> list[Hint]:
    """Find wings of *size* cells and a bivalue cell, the easiest and those that remove most first."""
    digits = grid.cells
    pairs: dict[int, int] = defaultdict(int)
    for cell in bits(grid.bivalue):
        pairs[digits[cell]] |= 1 << cell
    if not pairs:
        return []
    found = []
    for cells, union in almost_locked(grid, size).items():
        inside = mask_of(cells)
        for pair, where in pairs.items():
            if pair & ~union:
                continue
            seen = [common_peers(inside & grid.digits[digit]) & ~inside for digit in t.BITS[pair]]
            for cell in bits((seen[0] | seen[1]) & where):
                linked = [d for d, mask in zip(t.BITS[pair], seen, strict=True) if mask >> cell & 1]
                hint = _wing(grid, cells, union, cell, linked)
                if hint:
                    found.append(hint)
    return [hint for _, hint in sorted(found, key=lambda pair: pair[0])]


def _wing(
    grid: MarkedGrid, cells: tuple[int, ...], union: int, cell: int, linked: list[int]
) -> tuple[tuple[int, int, str, tuple[int, ...], int], Hint] | None:
    """Return the hint of one wing, with its place in the order; None if it removes nothing."""
    digits, inside, pair = grid.cells, mask_of(cells), grid.cells[cell]
    off = found = 0
    for digit in t.BITS[union if len(linked) == 2 else pair & ~(1 << linked[0])]:
        around = inside & grid.digits[digit] | (1 << cell if pair >> digit & 1 else 0)
        gone = grid.digits[digit] & common_peers(around) & ~inside & ~(1 << cell)
        off |= gone << 81 * digit
        found |= 1 << digit if gone else 0
    if not off:
        return None
    double = len(linked) == 2 and bool(found & ~pair or found == pair)
    biggest = max(t.COUNT[digits[c]] for c in cells)
    harder = _harder(len(cells), biggest)
    suffix = f"{2 if double else 1}{biggest}{sum(t.COUNT[digits[c]] for c in cells)}"
    restricted = mask_of(linked)
    evidence = partial(_wing_evidence, cells, union, cell, pair, restricted)
    order = (harder, -off.bit_count(), "".join(chr(255 - ord(c)) for c in suffix), cells, cell)
    return order, Hint(_NAMES[len(cells)], -1, off, evidence, harder)


def _wing_evidence(cells: tuple[int, ...], union: int, cell: int, pair: int, restricted: int) -> Evidence:
    inside = mask_of(cells)
    house = next(place for place in t.HOUSES_OF[cells[0]] if not inside & ~t.HOUSE[place])
    sets = (Als(inside, union, house), Als(1 << cell, pair, t.ROW_OF[cell]))
    return Evidence(inside | 1 << cell, union, (house,), als=sets, restricted=restricted)
