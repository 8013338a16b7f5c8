"""Hints from intersections, subsets and fish, direct ones (that place a digit at once) included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pencilmark.board.model import Evidence
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.hint import Hint
from pencilmark.human.sukaku.patterns import Fish, Locked, Subset, fish, hidden_subsets, locked, naked_subsets

_NAMES = ("", "", "pair", "triple", "quad")
_FISH = ("", "", "x-wing", "swordfish", "jellyfish")
_NAKED = {2: 30, 3: 36, 4: 50}
_HIDDEN = {2: 34, 3: 40, 4: 54}
_FISHES = {2: 32, 3: 38, 4: 52}


def _locked_evidence(found: Locked, digit: int) -> Evidence:
    cells = t.HOUSE[found.base] & t.HOUSE[found.cover]
    note = "pointing" if found.base >= 18 else "claiming"
    return Evidence(cells, 1 << digit, (found.base, found.cover), (found.base,), (found.cover,), note=note)


def _subset_evidence(found: Subset) -> Evidence:
    return Evidence(found.cells, found.digits, (found.house,))


def _fish_evidence(found: Fish, cells: int) -> Evidence:
    inside = cells & sum(t.HOUSE[line] for line in found.base)
    return Evidence(inside, 1 << found.digit, (*found.base, *found.cover), found.base, found.cover)


def direct_lockings(grid: Grid) -> Iterator[Hint]:
    """Find pointing (1.7) and claiming (1.9) that leave a digit one cell in a house beside."""
    for found in locked(grid):
        cells, cover = grid.digits[found.digit], t.HOUSE[found.cover]
        beside = t.BOXES if found.base >= 18 else t.COLUMNS if found.base >= 9 else t.ROWS
        for house in beside:
            here = cells & t.HOUSE[house]
            if house == found.base or not t.HOUSE[house] & cover or not here & (here - 1):
                continue
            left = here & ~cover
            if left and not left & (left - 1):
                technique, rating = ("direct-pointing", 17) if found.base >= 18 else ("direct-claiming", 19)
                bit = found.digit * 81 + left.bit_length() - 1
                yield Hint(technique, rating, bit, 0, partial(_locked_evidence, found, found.digit))


def direct_hidden_sets(grid: Grid, size: int) -> Iterator[Hint]:
    """Find hidden pairs (2.0) or triples (2.5) that leave another digit one cell in the same house."""
    for found in hidden_subsets(grid, size, direct=True):
        for digit, cells in enumerate(grid.spots[found.house]):
            left = cells & ~found.cells
            if not found.digits >> digit & 1 and left and cells & (cells - 1) and not left & (left - 1):
                bit = digit * 81 + left.bit_length() - 1
                name = "direct-hidden-pair" if size == 2 else "direct-hidden-triplet"
                yield Hint(name, 20 if size == 2 else 25, bit, 0, partial(_subset_evidence, found))
                break


def lockings(grid: Grid) -> Iterator[Hint]:
    """Find pointing (2.6) and claiming (2.8)."""
    for found in locked(grid):
        technique, rating = (
            ("locked-candidates-pointing", 26) if found.base >= 18 else ("locked-candidates-claiming", 28)
        )
        evidence = partial(_locked_evidence, found, found.digit)
        yield Hint(technique, rating, -1, found.off << 81 * found.digit, evidence)


def naked_sets(grid: Grid, size: int) -> Iterator[Hint]:
    """Find naked pairs (3.0), triples (3.6) or quadruples (5.0)."""
    for found in naked_subsets(grid, size):
        yield Hint(f"naked-{_NAMES[size]}", _NAKED[size], -1, found.off, partial(_subset_evidence, found))


def hidden_sets(grid: Grid, size: int) -> Iterator[Hint]:
    """Find hidden pairs (3.4), triples (4.0) or quadruples (5.4)."""
    for found in hidden_subsets(grid, size):
        yield Hint(f"hidden-{_NAMES[size]}", _HIDDEN[size], -1, found.off, partial(_subset_evidence, found))


def fishes(grid: Grid, size: int) -> Iterator[Hint]:
    """Find x-wings (3.2), swordfish (3.8) or jellyfish (5.2)."""
    for found in fish(grid, size):
        evidence = partial(_fish_evidence, found, grid.digits[found.digit])
        yield Hint(_FISH[size], _FISHES[size], -1, found.off << 81 * found.digit, evidence)
