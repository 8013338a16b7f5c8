"""Aligned pair and triple exclusion on any board: try every combination of two or three cells.

A combination is impossible when it repeats a digit in cells that see each other, or leaves a cell that
sees them all, an excluder, nothing. A candidate in no possible combination goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import seen_by_all

SIZES = {"aligned-pair-exclusion": 2, "aligned-triple-exclusion": 3}


def find_aligned(position: Position, technique: str) -> Iterator[Step]:
    """Find the exclusions of a *technique*, a name in `SIZES`."""
    size = SIZES[technique]
    marks, peers = position.cell_digits, position.geometry.peer_masks
    able = sum(1 << cell for cell, mark in enumerate(marks) if 2 <= mark.bit_count() <= size)
    bases = [cell for cell, mark in enumerate(marks) if mark.bit_count() > 1 and _two(peers[cell] & able)]
    for cells in combinations(bases, size):
        common = able & seen_by_all(position.geometry, cells)
        if not _two(common):
            continue
        union = 0
        for cell in cells:
            union |= marks[cell]
        useful = [cell for cell in bits(common) if not marks[cell] & ~union]
        gone = _excluded(position, cells, {marks[cell] for cell in useful}) if useful else ()
        if gone:
            fins = sum(1 << cell for cell in useful)
            yield Step(technique, (), gone, Evidence(sum(1 << cell for cell in cells), union, fins=fins))


def _two(cells: int) -> int:
    """Write (0 for no) whether *cells* has at least two cells."""
    return cells & (cells - 1)


def _excluded(position: Position, cells: tuple[int, ...], blocks: set[int]) -> tuple[Candidate, ...]:
    marks, peers = position.cell_digits, position.geometry.peer_masks
    see = [(i, j) for i, j in combinations(range(len(cells)), 2) if peers[cells[i]] >> cells[j] & 1]
    allowed = [0] * len(cells)
    for chosen in product(*(bits(marks[cell]) for cell in cells)):
        taken = 0
        for digit in chosen:
            taken |= 1 << digit
        if not any(chosen[i] == chosen[j] for i, j in see) and all(block & ~taken for block in blocks):
            allowed = [mask | 1 << digit for mask, digit in zip(allowed, chosen, strict=True)]
    left = zip(cells, allowed, strict=True)
    return tuple(sorted(Candidate(cell, d + 1) for cell, mask in left for d in bits(marks[cell] & ~mask)))
