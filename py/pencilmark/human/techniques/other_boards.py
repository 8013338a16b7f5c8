"""Large wings and aligned exclusions on any board; on the ordinary one Sukaku Explainer's own search finds them.

A *wing* (WXYZ and larger) is an almost locked set beside a cell with two of its candidates. Where the cell sees every
place that one of its digits has in the set, that digit is not in both, so the cell's other digit is in one of them: it
goes from what sees all its places. Where both digits are joined like this, every digit of the set is held there. It is
ALS-XZ with a single cell as the smaller set.

An *aligned exclusion* tries every combination of two or three cells. One is impossible when it repeats a digit in cells
that see each other, or leaves nothing to a cell that sees them all, an excluder. A candidate in no possible combination
goes.

Masks of cells have bit = cell, those of digits bit = digit - 1; `i` and `j` are places among the cells that are tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from pencilmark.board.masks import bits, mask_of, several, union
from pencilmark.board.model import Als, Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import seen_by_all
from pencilmark.human.techniques.wings import bivalue_cells

WINGS = {"wxyz-wing": 3, "vwxyz-wing": 4, "uvwxyz-wing": 5, "tuvwxyz-wing": 6}


def find_large_wings(position: Position, technique: str) -> Iterator[Step]:
    """Find the wings of a *technique*, a name in `WINGS`, set by set."""
    pairs = [(cell, position.cell_digits[cell]) for cell in bivalue_cells(position)]
    for cells, every, house in _sets(position, WINGS[technique]):
        inside = mask_of(cells)
        for cell, pair in pairs:
            if pair & ~every or inside >> cell & 1:
                continue
            seen = position.geometry.peer_masks[cell]
            joined = [digit for digit in bits(pair) if not position.digit_cells[digit] & inside & ~seen]
            if joined:
                yield from _step(position, technique, Als(inside, every, house), cell, joined)


def _sets(position: Position, size: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """List the sets of *size* cells of a house with one digit more than cells, each set once."""
    done: set[tuple[int, ...]] = set()
    for place, house in enumerate(position.geometry.houses):
        able = [cell for cell in house.cells if 2 <= position.cell_digits[cell].bit_count() <= size + 1]
        for cells in combinations(able, size):
            every = union(position.cell_digits[cell] for cell in cells)
            if every.bit_count() == size + 1 and cells not in done:
                done.add(cells)
                yield cells, every, place


def _step(position: Position, technique: str, als: Als, cell: int, joined: list[int]) -> Iterator[Step]:
    pair, here = position.cell_digits[cell], 1 << cell
    gone = []
    for digit in bits(als.digits if len(joined) == 2 else pair & ~(1 << joined[0])):
        spots = als.cells & position.digit_cells[digit] | (here if pair >> digit & 1 else 0)
        off = position.digit_cells[digit] & seen_by_all(position.geometry, spots) & ~als.cells & ~here
        gone += [Candidate(other, digit + 1) for other in bits(off)]
    if gone:
        small = Als(here, pair, position.geometry.houses_of[cell][0])
        restricted = mask_of(joined)
        evidence = Evidence(als.cells | here, als.digits, (als.house,), als=(als, small), restricted=restricted)
        yield Step(technique, (), tuple(sorted(gone)), evidence)


EXCLUSIONS = {"aligned-pair-exclusion": 2, "aligned-triple-exclusion": 3}


def find_aligned(position: Position, technique: str) -> Iterator[Step]:
    """Find the exclusions of a *technique*, a name in `EXCLUSIONS`."""
    size = EXCLUSIONS[technique]
    marks, peers = position.cell_digits, position.geometry.peer_masks
    able = mask_of(cell for cell, mark in enumerate(marks) if 2 <= mark.bit_count() <= size)
    bases = [cell for cell, mark in enumerate(marks) if mark.bit_count() > 1 and several(peers[cell] & able)]
    for cells in combinations(bases, size):
        common = able & seen_by_all(position.geometry, mask_of(cells))
        if not several(common):
            continue
        every = union(marks[cell] for cell in cells)
        useful = [cell for cell in bits(common) if not marks[cell] & ~every]
        gone = _excluded(position, cells, {marks[cell] for cell in useful}) if useful else ()
        if gone:
            fins = mask_of(useful)
            yield Step(technique, (), gone, Evidence(mask_of(cells), every, fins=fins))


def _excluded(position: Position, cells: tuple[int, ...], blocks: set[int]) -> tuple[Candidate, ...]:
    marks, peers = position.cell_digits, position.geometry.peer_masks
    see = [(i, j) for i, j in combinations(range(len(cells)), 2) if peers[cells[i]] >> cells[j] & 1]
    allowed = [0] * len(cells)
    for chosen in product(*(bits(marks[cell]) for cell in cells)):
        taken = mask_of(chosen)
        if not any(chosen[i] == chosen[j] for i, j in see) and all(block & ~taken for block in blocks):
            allowed = [mask | 1 << digit for mask, digit in zip(allowed, chosen, strict=True)]
    left = zip(cells, allowed, strict=True)
    return tuple(sorted(Candidate(cell, d + 1) for cell, mask in left for d in bits(marks[cell] & ~mask)))
