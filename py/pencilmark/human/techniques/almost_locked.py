"""Almost locked sets: n cells of one house with n + 1 candidate values.

Take one value away and the others are locked in the cells. Two sets have a *restricted common*: a value that cannot be
in both, because all its places in one see all its places in the other. Sets of cells with more *freedom* (values beyond
the number of cells) serve Sue de Coq, too.

Sets are numbered in the order of HoDoKu's search: house by house, each set followed by those that extend it. Several
sets are also a mask (bit = number of the set), so that "all sets that see this" is one look-up; masks of candidates
have bit = digit index * cells + cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from pencilmark.board.kept import derived, derived_slowly
from pencilmark.board.masks import bits, several, union, union_at, where
from pencilmark.board.model import Als, Evidence, Link, Position, Step
from pencilmark.board.task import Slowly, finished
from pencilmark.human.techniques.common import candidates_of, cheapest, seen_by_all


class LockedBut(NamedTuple):
    """An almost locked set; for each digit, *places* are its cells in the set (mask), *seen* those it can go from."""

    cells: int
    digits: int
    house: int
    places: dict[int, int]
    seen: dict[int, int]

    def evidence(self) -> Als:
        """Return the set as evidence."""
        return Als(self.cells, self.digits, self.house)


class AlmostLocked:
    """The almost locked sets of one *position* and their restricted commons."""

    def __init__(self, position: Position) -> None:
        """Work on *position*."""
        self.position = position
        self._see_all: dict[int, int] = {}
        self._inside: dict[tuple[int, int], int] = {}
        self._commons: dict[int, dict[int, int]] = {}

    def smallest(self, found: Iterable[tuple[int, tuple[int, ...]]]) -> list[tuple[int, tuple[int, ...]]]:
        """Keep, for each effect, the sets with the fewest cells; *found* are (eliminations as a mask, set numbers)."""
        return [*cheapest(found, lambda sets: sum(self.sets[number].cells.bit_count() for number in sets)).items()]

    def step(
        self, name: str, sets: Iterable[int], gone: int, restricted: int, chains: tuple[tuple[Link, ...], ...] = ()
    ) -> Step:
        """Return the step of some *sets* (numbers), in this order, that eliminates *gone* (mask)."""
        evidence = Evidence(als=tuple(self.sets[one].evidence() for one in sets), restricted=restricted, chains=chains)
        return Step(name, (), candidates_of(gone, self.position.geometry.cell_count), evidence)

    def see_all(self, cells: int) -> int:
        """Return the cells (mask) that see every one of *cells*."""
        found = self._see_all.get(cells)
        if found is None:
            found = self._see_all[cells] = seen_by_all(self.position.geometry, cells)
        return found

    @cached_property
    def sets(self) -> tuple[LockedBut, ...]:
        """List the sets."""
        found: dict[int, tuple[int, int]] = {}
        for house, sets in enumerate(cell_sets(self.position)):
            for cells, digits, _, freedom in sets:
                if freedom == 1:
                    found.setdefault(cells, (digits, house))
        return tuple(self._describe(cells, digits, house) for cells, (digits, house) in found.items())

    def _describe(self, cells: int, digits: int, house: int) -> LockedBut:
        digit_cells = self.position.digit_cells
        places = {digit: cells & digit_cells[digit] for digit in bits(digits)}
        seen = {digit: self.see_all(at) & digit_cells[digit] & ~cells for digit, at in places.items()}
        return LockedBut(cells, digits, house, places, seen)

    @cached_property
    def several(self) -> int:
        """Return the sets of two or more cells."""
        return where(several(this.cells) for this in self.sets)

    @cached_property
    def touching(self) -> tuple[int, ...]:
        """Return, for each cell, the sets that contain it."""
        found = [0] * self.position.geometry.cell_count
        for number, this in enumerate(self.sets):
            for cell in bits(this.cells):
                found[cell] |= 1 << number
        return tuple(found)

    @cached_property
    def overlapping(self) -> tuple[int, ...]:
        """Return, for each set, the sets that share a cell with it (itself too)."""
        return tuple(union_at(self.touching, this.cells) for this in self.sets)

    @cached_property
    def _holders(self) -> list[dict[int, int]]:
        """Return, for each digit and cell, the sets that have the candidate there."""
        return self._by_candidate(this.places for this in self.sets)

    @cached_property
    def _having(self) -> list[int]:
        found = [0] * self.position.geometry.value_count
        for number, this in enumerate(self.sets):
            for digit in this.places:
                found[digit] |= 1 << number
        return found

    @cached_property
    def _seers(self) -> list[dict[int, int]]:
        """Return, for each digit and cell, the sets that can remove the candidate from there."""
        return self._by_candidate(this.seen for this in self.sets)

    def _by_candidate(self, cells_of_sets: Iterable[Mapping[int, int]]) -> list[dict[int, int]]:
        """Return, for each digit and cell, the sets that have it, given the cells of each by digit (masks)."""
        found: list[dict[int, int]] = [{} for _ in range(self.position.geometry.value_count)]
        for number, by_digit in enumerate(cells_of_sets):
            for digit, cells in by_digit.items():
                sets = found[digit]
                for cell in bits(cells):
                    sets[cell] = sets.get(cell, 0) | 1 << number
        return found

    @cached_property
    def commons(self) -> tuple[dict[int, int], ...]:
        """Return, for each set, its `commons_of`."""
        return tuple(map(self.commons_of, range(len(self.sets))))

    def commons_of(self, number: int) -> dict[int, int]:
        """Return, for each digit of a set, the sets with which it is a restricted common."""
        found = self._commons.get(number)
        if found is None:
            places = self.sets[number].places.items()
            found = {digit: self._all_inside(digit, self.see_all(cells)) for digit, cells in places}
            self._commons[number] = found
        return found

    def _all_inside(self, digit: int, cells: int) -> int:
        """Return the sets that have *digit*, and have it only within *cells*."""
        outside = self.position.digit_cells[digit] & ~cells
        found = self._inside.get((digit, outside))
        if found is None:
            holders = self._holders[digit]
            some = 0
            for cell in bits(outside):
                some |= holders.get(cell, 0)
            found = self._inside[digit, outside] = self._having[digit] & ~some
        return found

    @cached_property
    def partners(self) -> tuple[int, ...]:
        """Return, for each set, the sets with which it has any restricted common."""
        return tuple(union(commons.values()) for commons in self.commons)

    @cached_property
    def removers(self) -> tuple[dict[int, int], ...]:
        """Return, for each set, its `removers_of`."""
        return tuple(map(self.removers_of, range(len(self.sets))))

    def removers_of(self, number: int) -> dict[int, int]:
        """Return, for each digit of a set, the sets that remove the digit from a cell that it also sees."""
        return {digit: union_at(self._seers[digit], seen) for digit, seen in self.sets[number].seen.items()}

    def petals(self, cell: int, digit: int) -> int:
        """Return the sets that lose *digit* when it stands in *cell*."""
        return self._seers[digit].get(cell, 0)

    def restricted(self, first: int, second: int) -> int:
        """Return the restricted commons (mask of digits) of two sets, at most the two lowest, as HoDoKu does."""
        found = 0
        for digit, sets in self.commons_of(first).items():
            if sets >> second & 1:
                if found:
                    return found | 1 << digit
                found = 1 << digit
        return found

    def common_eliminations(self, first: int, second: int, excluded: int) -> int:
        """Return what goes (mask of candidates) because one of two sets holds each common digit not *excluded*."""
        one, two = self.sets[first], self.sets[second]
        count, gone = self.position.geometry.cell_count, 0
        for digit in bits(one.digits & two.digits & ~excluded):
            gone |= (one.seen[digit] & two.seen[digit]) << digit * count
        return gone


@derived
def almost_locked(position: Position) -> AlmostLocked:
    """Return the almost locked sets of *position*."""
    return AlmostLocked(position)


# Above 9 x 9 there are too many sets to list; the small ones are those that a person would find.
LARGE_BOARD_CELLS = 4
MOST_FREEDOM = 3

# The cells (mask) of a set, their digits (mask), how many cells it has, and how many digits more than cells.
CellSet = tuple[int, int, int, int]
Marks = tuple[tuple[int, int], ...]
FEW = 9
"""Cells of a house up to which all of its sets are listed."""


def cell_sets(position: Position) -> tuple[list[CellSet], ...]:
    """List, for each house, the sets of open cells with at most three digits more than cells.

    Each set is followed by those that extend it with later cells: the order of a depth-first search.
    """
    return finished(cell_sets_slowly(position))


@derived_slowly
def cell_sets_slowly(position: Position) -> Slowly[tuple[list[CellSet], ...]]:
    """List the same, with a pause after each house: on large boards this takes a second."""
    found = list[list[CellSet]]()
    for marks in marks_of_houses(position):
        found.append(sets_of(marks, position.geometry.value_count))
        yield None
    return tuple(found)


@derived
def marks_of_houses(position: Position) -> tuple[Marks, ...]:
    """List, for each house, its open cells with the masks of their candidates."""
    marks = position.cell_digits
    return tuple(
        tuple((cell, marks[cell]) for cell in house.cells if marks[cell]) for house in position.geometry.houses
    )


def sets_of(marks: Marks, size: int) -> list[CellSet]:
    """List the sets in a house with these *marks*, on a board of that *size*; cached if there are few."""
    return _few_sets_of(marks) if size <= FEW else _sets_of(marks, LARGE_BOARD_CELLS)


@lru_cache(maxsize=512)
def _few_sets_of(marks: Marks) -> list[CellSet]:
    return _sets_of(marks, FEW)


def _sets_of(marks: Marks, most: int) -> list[CellSet]:
    found: list[tuple[int, int, int]] = []
    for cell, mark in reversed(marks):
        here = 1 << cell
        more = [(here | cells, mark | digits, count + 1) for cells, digits, count in found if count < most]
        found = [(here, mark, 1), *more, *found]
    return [
        (cells, digits, count, freedom)
        for cells, digits, count in found
        if (freedom := digits.bit_count() - count) <= MOST_FREEDOM
    ]
