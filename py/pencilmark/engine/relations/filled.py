"""Sums of many cells, less the houses that they mostly fill, and how small and large the rest can be.

Nine rows of nine cells are a number, whatever is in them; eight columns are that less the cells of the ninth. So a sum
that may hold or not is often settled before the search, or left with a few cells.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from pencilmark.board.masks import bits, highest, lowest, mask_of, union
from pencilmark.engine.relations.linears import Linears, cliques
from pencilmark.engine.relations.model import MASK, Model
from pencilmark.rules.propagation.together import mostly_filled

MANY = 5
"""Sums of fewer cells stay as they are."""


def less_houses(into: Linears, model: Model) -> None:
    """Put what full houses add up to in the place of their cells in a sum, where that leaves fewer cells."""
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
    """Return by how much the least value of a sum is larger, and the greatest smaller, because cells differ."""
    more = less = 0
    for weight, cells in _by_weight(into, model):
        for group in cliques(cells, model.peers):
            values, count = bits(model.union(group)), len(group)
            few = abs(weight) * (sum(values[:count]) - sum([lowest(model.mask(cell)) for cell in group]))
            many = abs(weight) * (sum([highest(model.mask(cell)) for cell in group]) - sum(values[-count:]))
            more, less = (more + few, less + many) if weight > 0 else (more + many, less + few)
    return more, less


def _by_weight(into: Linears, model: Model) -> list[tuple[int, list[int]]]:
    """List the cells of a sum by their weights; none where they are few."""
    found = [(its, cell) for (cell, how), its in into.weights.items() if its and how == MASK and cell < model.cells]
    if len(found) < MANY:
        return []
    return [(weight, [cell for _, cell in group]) for weight, group in groupby(sorted(found), key=itemgetter(0))]
