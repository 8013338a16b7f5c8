"""Sums within a house: they and the other cells of the house divide its digits among them.

Two cages of a row cannot hold the same digit, and a cage cannot hold a set of digits that leaves the other cells of the
row digits that they cannot take. True because a full house holds each digit once: what is in no way to fill all of its
cells, with each sum in it right, is false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from pencilmark.board.frozen import dataclass
from pencilmark.board.kept import kept
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position
from pencilmark.human.ruled.views import MOST_VALUES, Family, by_rules, sets_adding, views
from pencilmark.rules.language.memory import Narrow
from pencilmark.rules.propagation.innies import CellSum, disjoint, in_parts
from pencilmark.rules.propagation.subsets import different, lattice


@dataclass(frozen=True, slots=True)
class DividedHouse:
    """A *house* (place), its *cells*, and the *sums* of some of them; no two sums have a cell in common."""

    house: int
    cells: tuple[int, ...]
    sums: tuple[Family, ...]
    narrow: Narrow = field(compare=False)

    @property
    def rules(self) -> tuple[int, ...]:
        """Return the rules (places) that state the sums."""
        return tuple(sorted({rule for family in self.sums for rule in family.rules}))

    def left(self, family: Family, masks: Sequence[int]) -> list[int]:
        """List the sets (masks) for one of the sums with which cells that have these *masks* can fill the house."""
        return [one for one in family.sets if self.narrow(tuple(self._with(family, one, masks))) is not None]

    def _with(self, family: Family, digits: int, masks: Sequence[int]) -> Iterator[int]:
        for cell, mask in zip(self.cells, masks, strict=True):
            yield mask & (digits if cell in family.cells else ~digits)


@kept(20_000, lambda made: 1 + len(made), by_rules)
def divided(position: Position) -> tuple[DividedHouse, ...]:
    """List the full houses with sums of some of their cells."""
    geometry, top, found = position.geometry, position.geometry.value_count, list[DividedHouse]()
    facts = {CellSum(cells, total): rule for rule, cells, total in views(position).sums}
    for house in geometry.full_houses if facts and top <= MOST_VALUES else ():
        cells = geometry.houses[house].cells
        sums = [
            Family((facts[one],), tuple(bits(one.cells)), sets_adding(one.cells.bit_count(), one.total, top), one.total)
            for one in disjoint(facts, mask_of(cells))
        ]
        if sums and len(sums[0].cells) < len(cells):
            order, totals = in_parts(cells, list(facts))
            adding = lattice(top).adding
            narrow = different(top, [(count, adding.get(total, 0)) for count, total in totals])
            found.append(DividedHouse(house, order, tuple(sums), narrow))
    return tuple(found)
