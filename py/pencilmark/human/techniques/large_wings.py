"""WXYZ-wings and larger on any board: an almost locked set beside a cell with two of its candidates.

Where the cell sees every place that one of its digits has in the set, that digit is not in both, so the
cell's other digit is in one of them: it goes from what sees all its places. Where both digits are so
joined, every digit of the set is held there. It is ALS-XZ with a single cell as the smaller set.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pencilmark.board.masks import bits
from pencilmark.board.model import Als, Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import seen_by_all
from pencilmark.human.techniques.wings import bivalue_cells

SIZES = {"wxyz-wing": 3, "vwxyz-wing": 4, "uvwxyz-wing": 5, "tuvwxyz-wing": 6}


def find_large_wings(position: Position, technique: str) -> Iterator[Step]:
    """Find the wings of a *technique*, a name in `SIZES`, set by set."""
    pairs = [(cell, position.cell_digits[cell]) for cell in bivalue_cells(position)]
    for cells, union, house in _sets(position, SIZES[technique]):
        inside = sum(1 << cell for cell in cells)
        for cell, pair in pairs:
            if pair & ~union or inside >> cell & 1:
                continue
            seen = position.geometry.peer_masks[cell]
            joined = [digit for digit in bits(pair) if not position.digit_cells[digit] & inside & ~seen]
            if joined:
                yield from _step(position, technique, Als(inside, union, house), cell, joined)


def _sets(position: Position, size: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """List the sets of *size* cells of a house with one digit more than cells, each set once."""
    done: set[tuple[int, ...]] = set()
    for place, house in enumerate(position.geometry.houses):
        able = [cell for cell in house.cells if 2 <= position.cell_digits[cell].bit_count() <= size + 1]
        for cells in combinations(able, size):
            union = 0
            for cell in cells:
                union |= position.cell_digits[cell]
            if union.bit_count() == size + 1 and cells not in done:
                done.add(cells)
                yield cells, union, place


def _step(position: Position, technique: str, als: Als, cell: int, joined: list[int]) -> Iterator[Step]:
    pair, here = position.cell_digits[cell], 1 << cell
    gone = []
    for digit in bits(als.digits if len(joined) == 2 else pair & ~(1 << joined[0])):
        spots = als.cells & position.digit_cells[digit] | (here if pair >> digit & 1 else 0)
        off = position.digit_cells[digit] & seen_by_all(position.geometry, bits(spots)) & ~als.cells & ~here
        gone += [Candidate(other, digit + 1) for other in bits(off)]
    if gone:
        small = Als(here, pair, position.geometry.houses_of[cell][0])
        restricted = sum(1 << digit for digit in joined)
        evidence = Evidence(als.cells | here, als.digits, (als.house,), als=(als, small), restricted=restricted)
        yield Step(technique, (), tuple(sorted(gone)), evidence)
