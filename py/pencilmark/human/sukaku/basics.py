"""Hints from singles, intersections, subsets and fish, direct ones (which place a digit at once) included.

Singles come in Sukaku Explainer's order: last cell of a house, box, column, row, cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pencilmark.board.masks import bits, lowest, several, single
from pencilmark.board.model import Evidence
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.patterns import Fish, Locked, Subset, fish, hidden_subsets, locked, naked_subsets
from pencilmark.human.sukaku.scale import IN_A_LINE
from pencilmark.human.sukaku.tables import in_order, lonely

_NAMES = ("", "", "pair", "triple", "quad")
_FISH = ("", "", "x-wing", "swordfish", "jellyfish")


def _locked_evidence(found: Locked, digit: int) -> Evidence:
    cells = t.HOUSE[found.base] & t.HOUSE[found.cover]
    note = "pointing" if found.base >= 18 else "claiming"
    return Evidence(cells, 1 << digit, (found.base, found.cover), (found.base,), (found.cover,), note=note)


def _subset_evidence(found: Subset) -> Evidence:
    return Evidence(found.cells, found.digits, (found.house,))


def _fish_evidence(found: Fish, cells: int) -> Evidence:
    inside = cells & sum(t.HOUSE[line] for line in found.base)
    return Evidence(inside, 1 << found.digit, (*found.base, *found.cover), found.base, found.cover)


def direct_lockings(grid: MarkedGrid) -> Iterator[Hint]:
    """Find pointing and claiming that leave a digit one cell in another house."""
    for found in locked(grid):
        cells, cover = grid.digits[found.digit], t.HOUSE[found.cover]
        beside = t.BOXES if found.base >= 18 else t.COLUMNS if found.base >= 9 else t.ROWS
        for house in beside:
            here = cells & t.HOUSE[house]
            if house == found.base or not t.HOUSE[house] & cover or not several(here):
                continue
            left = here & ~cover
            if single(left):
                technique = "direct-pointing" if found.base >= 18 else "direct-claiming"
                bit = found.digit * 81 + lowest(left)
                yield Hint(technique, bit, 0, partial(_locked_evidence, found, found.digit))


def direct_hidden_sets(grid: MarkedGrid, size: int) -> Iterator[Hint]:
    """Find hidden pairs or triples that leave another digit one cell in the same house."""
    for found in hidden_subsets(grid, size, direct=True):
        for digit, cells in enumerate(grid.spots[found.house]):
            left = cells & ~found.cells
            if not found.digits >> digit & 1 and several(cells) and single(left):
                bit = digit * 81 + lowest(left)
                name = "direct-hidden-pair" if size == 2 else "direct-hidden-triplet"
                yield Hint(name, bit, 0, partial(_subset_evidence, found))
                break


def lockings(grid: MarkedGrid) -> Iterator[Hint]:
    """Find pointing and claiming."""
    for found in locked(grid):
        technique = "locked-candidates-pointing" if found.base >= 18 else "locked-candidates-claiming"
        evidence = partial(_locked_evidence, found, found.digit)
        yield Hint(technique, -1, found.off << 81 * found.digit, evidence)


def naked_sets(grid: MarkedGrid, size: int) -> Iterator[Hint]:
    """Find naked pairs, triples or quadruples."""
    for found in naked_subsets(grid, size):
        yield Hint(f"naked-{_NAMES[size]}", -1, found.off, partial(_subset_evidence, found))


def hidden_sets(grid: MarkedGrid, size: int) -> Iterator[Hint]:
    """Find hidden pairs, triples or quadruples."""
    for found in hidden_subsets(grid, size):
        yield Hint(f"hidden-{_NAMES[size]}", -1, found.off, partial(_subset_evidence, found))


def fishes(grid: MarkedGrid, size: int) -> Iterator[Hint]:
    """Find x-wings, swordfish or jellyfish."""
    for found in fish(grid, size):
        evidence = partial(_fish_evidence, found, grid.digits[found.digit])
        yield Hint(_FISH[size], -1, found.off << 81 * found.digit, evidence)


def hidden_singles(grid: MarkedGrid) -> Iterator[Hint]:
    """Find full houses and hidden singles."""
    found = lonely(grid.board)
    if not (found[0] | found[1] | found[2]):
        return
    last = lonely(grid.empty)
    kinds = ((t.BOX_OF, 0), (t.COLUMN_OF, IN_A_LINE), (t.ROW_OF, IN_A_LINE))
    for alone, singles, (house_of, _) in zip(last, found, kinds, strict=True):
        if alone and singles & alone * t.LANES:
            for bit in in_order(singles & alone * t.LANES, house_of):
                yield _single("full-house", bit, house_of[bit % 81])
    for alone, singles, (house_of, harder) in zip(last, found, kinds, strict=True):
        rest = singles & ~(alone * t.LANES)
        if rest:
            for bit in in_order(rest, house_of):
                yield _single("hidden-single", bit, house_of[bit % 81], harder)


def _single(technique: str, bit: int, house: int, harder: int = 0) -> Hint:
    return Hint(technique, bit, 0, partial(Evidence, 1 << bit % 81, 1 << bit // 81, (house,)), harder)


def naked_singles(grid: MarkedGrid) -> Iterator[Hint]:
    """Find cells with one candidate."""
    for cell in bits(grid.by_count[0]):
        digits = grid.cells[cell]
        bit = lowest(digits) * 81 + cell
        yield Hint("naked-single", bit, 0, partial(Evidence, 1 << cell, digits))
