"""Sums added up, less the houses that they mostly fill: the rule of 45 where no single region shows it.

Little killers side by side fill most of the boxes on their way. Their total less those boxes is the
difference between a few cells outside and the few cells left out, which often has hardly any room.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.rules.propagation.innies import Fact, disjoint
from pencilmark.rules.propagation.linear import Linear

MOST_CELLS = 18
MOST_STARTS = 24


def sums_together(geometry: Geometry, facts: list[Fact], values: int) -> Iterator[Linear]:
    """Yield what sets of *facts* that share no cells say, less houses of *values*, about up to MOST_CELLS cells.

    Each fact starts a set, which takes all later ones that fit.

    >>> from pencilmark.board.boards import board
    >>> facts = [Fact(0b0000_0000_0001_0001, 5), Fact(0b0000_0000_0110_0010, 6)]
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
    """Choose *houses* (masks) that share no cells and have more than half of theirs among *cells*, the fullest first.

    >>> mostly_filled([0b000111, 0b111000, 0b001110], 0b011011)
    [7, 56]
    """
    found, taken = list[int](), 0
    for house in sorted(houses, key=lambda house: -(house & cells).bit_count()):
        if not house & taken and 2 * (house & cells).bit_count() > house.bit_count():
            found.append(house)
            taken |= house
    return found
