"""Steps of cells that hold one of some sets of digits: cages, renban lines, what the rule of 45 leaves over.

A set is *alive* while the cells can still hold it: each of its digits has a cell, and each cell one of its digits (both
at once if only two cells are open). The steps are true because the cells hold one of the sets alive: digits in none of
them go, and a digit in all of them is somewhere in the cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, mask_of, single, union
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.views import Family, views
from pencilmark.human.techniques.common import of_digit, removals, seen_by_all
from pencilmark.rules.language.memory import Narrow
from pencilmark.rules.propagation.subsets import different


def open_cells(position: Position, family: Family) -> list[int]:
    """List the cells of a family that are not filled."""
    return [cell for cell in family.cells if not position.values[cell]]


def alive(position: Position, family: Family) -> tuple[int, ...]:
    """List the sets that are alive, looking at each digit and each cell by itself."""
    masks = [held(position, cell) for cell in family.cells]
    every = union(masks)
    found = tuple(one for one in family.sets if not one & ~every and all(mask & one for mask in masks))
    return tuple(one for one in found if fits(masks, one)) if len(open_cells(position, family)) <= 2 else found


def fits(masks: Sequence[int], digits: int) -> bool:
    """Report whether cells with these candidates (*masks*) can hold *digits* (mask), one each.

    >>> fits([0b011, 0b011, 0b111], 0b111), fits([0b001, 0b001], 0b011)
    (True, False)
    """
    if not masks:
        return True
    place = min(range(len(masks)), key=lambda place: (masks[place] & digits).bit_count())
    rest = [*masks[:place], *masks[place + 1 :]]
    return any(fits(rest, digits & ~(1 << digit)) for digit in bits(masks[place] & digits))


def evidence(family: Family, cells: int, digits: int = 0) -> Evidence:
    """Return the evidence of a step of a family."""
    return Evidence(cells, digits, family.houses, rules=family.rules)


class Families:
    """The *families* of a position that have open cells, and the steps that these give."""

    def __init__(self, families: Iterable[Family], position: Position) -> None:
        self.position, self.families = position, [one for one in families if open_cells(position, one)]

    def last(self) -> Iterator[Step]:
        """Find families with one cell left."""
        for family in self.families:
            left = open_cells(self.position, family)
            if len(left) == 1:
                yield from self._narrowed("set-last", family, alive(self.position, family), one=True)

    def one(self) -> Iterator[Step]:
        """Find families with one set alive."""
        for family in self.families:
            sets = alive(self.position, family)
            if len(sets) == 1:
                yield from self._narrowed("set-one", family, sets)

    def digits(self) -> Iterator[Step]:
        """Find digits that are in no set alive."""
        for family in self.families:
            yield from self._narrowed("set-digits", family, alive(self.position, family))

    def _narrowed(self, name: str, family: Family, sets: tuple[int, ...], one: bool = False) -> Iterator[Step]:
        """Yield the step that leaves only the digits of *sets*."""
        cells = mask_of(family.cells)
        filled = union(held(self.position, cell) for cell in family.cells if self.position.values[cell])
        left = union(sets) & ~filled
        if not sets:
            return
        ((cell, *_), shown) = open_cells(self.position, family), evidence(family, cells, left)
        if one and left & self.position.cell_digits[cell] and single(left):
            yield Step(name, (Candidate(cell, lowest(left) + 1),), (), shown)
            return
        gone = removals(self.position, cells, self.position.geometry.all_digits & ~left)
        if gone:
            yield Step(name, (), gone, shown)

    def only(self) -> Iterator[Step]:
        """Find digits that are in every set alive and have one cell."""
        for family, digit, cells in self._needed():
            if single(cells):
                placed = Candidate(lowest(cells), digit + 1)
                yield Step("set-only", (placed,), (), evidence(family, mask_of(family.cells), 1 << digit))

    def must(self) -> Iterator[Step]:
        """Find digits that are in every set alive, and cells outside that see all places for them."""
        position = self.position
        for family, digit, cells in self._needed():
            mask = mask_of(family.cells)
            gone = position.digit_cells[digit] & seen_by_all(position.geometry, cells) & ~mask if cells else 0
            if gone:
                yield Step("set-must", (), of_digit(gone, digit), evidence(family, mask, 1 << digit))

    def _needed(self) -> Iterator[tuple[Family, int, int]]:
        """Yield each family, a digit (index) that is in every set alive, and the cells (mask) that can take it."""
        for family in self.families:
            for digit in bits(self._certain(family, alive(self.position, family))):
                yield family, digit, self.position.digit_cells[digit] & mask_of(family.cells)

    def _certain(self, family: Family, sets: tuple[int, ...]) -> int:
        """Return the digits (mask) that are in every one of *sets* and not placed yet."""
        found = self.position.geometry.all_digits if sets else 0
        for one in sets:
            found &= one
        return found & ~union(held(self.position, cell) for cell in family.cells if self.position.values[cell])

    def two(self) -> Iterator[Step]:
        """Find candidates that have no partner in the one other open cell."""
        return self._places("set-two", [one for one in self.families if len(open_cells(self.position, one)) == 2])

    def places(self) -> Iterator[Step]:
        """Find candidates that no set has room for, cell by cell."""
        return self._places("set-places", self.families)

    def _places(self, name: str, families: list[Family]) -> Iterator[Step]:
        for family in families:
            left = self._supported(family)
            gone = [
                Candidate(cell, digit + 1)
                for cell, mask in zip(family.cells, left, strict=True)
                for digit in bits(self.position.cell_digits[cell] & ~mask)
            ]
            if gone and any(left):
                yield Step(name, (), tuple(sorted(gone)), evidence(family, mask_of(family.cells)))

    def _supported(self, family: Family) -> Sequence[int]:
        masks = tuple([held(self.position, cell) for cell in family.cells])
        return fitting(family.sets, len(masks), self.position.geometry.value_count)(masks) or [0] * len(masks)


@lru_cache(maxsize=1024)
def fitting(sets: tuple[int, ...], count: int, top: int) -> Narrow:
    """Return the propagator of *count* cells that all differ and hold one of *sets* (masks) of digits.

    >>> fitting((0b11, 0b101), 2, 9)((0b10, 0b111))
    (2, 1)
    """
    return different(top, [(count, mask_of(sets))])


@derived
def families_of(position: Position) -> Families:
    """Return the families that the rules of a position state."""
    return Families(views(position).families, position)
