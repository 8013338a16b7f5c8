"""What houses and sums imply together, which the propagators of single ones do not see.

Houses of two families (rows and boxes, say) that cover the same cells hold the same digits: if they have all values but
one, they also lack the same values. If all nine boxes lack different values, the three rows of a band differ in this
from the boxes of the other two bands, and together these lack every value.

Nine rows of nine cells have a fixed sum, whatever is in them; eight columns have that sum less the cells of the ninth.
So a sum, less the houses that it mostly fills, is often settled before the search, or left with a few cells; adding
sums is the rule of 45 where no single region shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, highest, lowest, mask_of, union
from pencilmark.engine.relations.linears import Linears, cliques
from pencilmark.engine.relations.model import MASK, Model
from pencilmark.rules.propagation.innies import CellSum, disjoint
from pencilmark.rules.propagation.linear import Linear

Lack = tuple[tuple[int, ...], int]
"""The cells of a house, and the variable that says which value it lacks."""


def exchanged(families: Sequence[Sequence[Lack]]) -> Iterator[tuple[int, ...]]:
    """Yield the variables of each family with some replaced by those of another family's houses of the same cells.

    >>> rows = [((0, 1), 20), ((2, 3), 21), ((4, 5), 22)]
    >>> boxes = [((0, 2), 30), ((1, 3), 31), ((4, 5), 32)]
    >>> list(exchanged([rows, boxes]))
    [(22, 30, 31), (32, 20, 21), (21, 20, 32), (30, 31, 22)]
    """
    for number, one in enumerate(families):
        for other in families[:number]:
            for ours, theirs in _of_the_same_cells(other, one):
                yield *ours, *[lack for _, lack in one if lack not in theirs]
                yield *theirs, *[lack for _, lack in other if lack not in ours]


def _of_the_same_cells(one: Sequence[Lack], other: Sequence[Lack]) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the smallest parts of two families, equally many houses each, that cover the same cells once; never all."""
    left = list(one)
    while left:
        ours = [left.pop()]
        theirs = _meeting(ours, other)
        while more := _meeting(theirs, left):
            left = [lack for lack in left if lack not in more]
            ours += more
            theirs = _meeting(ours, other)
        if len(ours) == len(theirs) < len(one) and _once(ours) == _once(theirs) != 0:
            yield [lack for _, lack in ours], [lack for _, lack in theirs]


def _meeting(houses: Sequence[Lack], others: Sequence[Lack]) -> list[Lack]:
    """List those of *others* that share a cell with one of the *houses*."""
    cells = _cells(houses)
    return [lack for lack in others if mask_of(lack[0]) & cells]


def _cells(houses: Sequence[Lack]) -> int:
    return union([mask_of(cells) for cells, _ in houses])


def _once(houses: Sequence[Lack]) -> int:
    """Return the cells of *houses*; 0 if one of them is in several."""
    cells = _cells(houses)
    return cells if cells.bit_count() == sum([len(cells) for cells, _ in houses]) else 0


MOST_CELLS = 18
MOST_STARTS = 24


def sums_together(geometry: Geometry, facts: list[CellSum], values: int) -> Iterator[Linear]:
    """Yield what sets of disjoint *facts* imply, less houses of *values*, where at most MOST_CELLS cells are left.

    Each fact starts a set, which takes every later fact that fits.

    >>> facts = [CellSum(0b0000_0000_0001_0001, 5), CellSum(0b0000_0000_0110_0010, 6)]
    >>> list(sums_together(board("4"), facts, 0b1111))
    [Linear(weights={6: 1}, operator='=', total=1)]
    """
    whole = sum(bit + 1 for bit in bits(values))
    houses = [mask for mask in geometry.house_masks if mask.bit_count() == values.bit_count()]
    known = set[int]()
    for start in range(min(len(facts), MOST_STARTS)):
        chosen = disjoint(facts[start:] + facts[:start], -1)
        cells = sum([fact.cells for fact in chosen])
        if cells in known:
            continue
        known.add(cells)
        filled = mostly_filled(houses, cells)
        inside = sum(filled)
        if filled and 0 < (cells ^ inside).bit_count() <= MOST_CELLS:
            weights = dict.fromkeys(bits(cells & ~inside), 1) | dict.fromkeys(bits(inside & ~cells), -1)
            yield Linear(weights, "=", sum([fact.total for fact in chosen]) - whole * len(filled))
        if len(chosen) == len(facts):
            return


def mostly_filled(houses: list[int], cells: int) -> list[int]:
    """Choose disjoint *houses* (masks) that have more than half of their cells among *cells*, the fullest first.

    >>> mostly_filled([0b000111, 0b111000, 0b001110], 0b011011)
    [7, 56]
    """
    found, taken = list[int](), 0
    for house in sorted(houses, key=lambda house: -(house & cells).bit_count()):
        if not house & taken and 2 * (house & cells).bit_count() > house.bit_count():
            found.append(house)
            taken |= house
    return found


MANY = 5
"""Sums of fewer cells stay as they are."""


def less_houses(into: Linears, model: Model) -> None:
    """Replace the cells of full houses in a sum by what these add up to, where that leaves fewer cells."""
    for weight, cells in _by_weight(into, model):
        inside = mask_of(cells)
        houses = {mask_of(house): sum(bits(values)) for house, values in model.full}
        filled = mostly_filled(list(houses), inside)
        if not filled or (inside ^ union(filled)).bit_count() >= len(cells):
            continue
        for house in filled:
            into.constant += weight * houses[house]
            for cell in bits(house):
                into.add(cell, MASK, -weight)


def narrowing(into: Linears, model: Model) -> tuple[int, int]:
    """Return by how much the least value of a sum rises, and its greatest falls, because cells differ."""
    more = less = 0
    for weight, cells in _by_weight(into, model):
        for group in cliques(cells, model.peers):
            values, count = bits(model.union(group)), len(group)
            few = abs(weight) * (sum(values[:count]) - sum([lowest(model.mask(cell)) for cell in group]))
            many = abs(weight) * (sum([highest(model.mask(cell)) for cell in group]) - sum(values[-count:]))
            more, less = (more + few, less + many) if weight > 0 else (more + many, less + few)
    return more, less


def _by_weight(into: Linears, model: Model) -> list[tuple[int, list[int]]]:
    """List the cells of a sum by their weights; an empty list if there are few."""
    found = [(its, cell) for (cell, how), its in into.weights.items() if its and how == MASK and cell < model.cells]
    if len(found) < MANY:
        return []
    return [(weight, [cell for _, cell in group]) for weight, group in groupby(sorted(found), key=itemgetter(0))]
