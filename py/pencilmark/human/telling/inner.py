"""The pattern inside a net: which plain step, among the candidates that are left, makes one more of them false.

Masks of cells have bit = cell, those of digits bit = digit - 1. *gone* are the candidates that the net has ruled out so
far, besides those that the position no longer has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from pencilmark.board.masks import mask_of, several, values
from pencilmark.board.model import Candidate
from pencilmark.board.phrase import Said, phrase

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case

Gone = frozenset[Candidate]
CHAIN = phrase("inner-chain-within")
"""What it takes where no plain pattern is enough."""


def pattern(case: Case, end: Candidate, gone: Iterable[Candidate]) -> Said:
    """Say what makes *end* false once *gone* are: locked candidates, a pair, an X-wing; "" if it takes a chain."""
    without = frozenset(gone)
    found = (find(case, end, without) for _, find in _finders())
    return next((said for said in found if said), "")


def pattern_name(case: Case, end: Candidate, gone: Iterable[Candidate]) -> Said:
    """Name what makes *end* false once *gone* are."""
    without = frozenset(gone)
    return next((name for name, find in _finders() if find(case, end, without)), CHAIN)


def _finders() -> tuple[tuple[Said, Callable[[Case, Candidate, Gone], Said]], ...]:
    """List the patterns in the order in which they are tried."""
    return (
        (phrase("inner-locked-candidates"), _locked),
        (phrase("inner-naked-pair"), _naked_pair),
        (phrase("inner-hidden-pair"), _hidden_pair),
        (phrase("inner-x-wing"), _x_wing),
    )


def _left(case: Case, digit: int, house: int, gone: Gone) -> int:
    """Return the places (mask) of a *digit* (index) in a *house* that are left."""
    taken = mask_of(cell for cell, value in gone if value == digit + 1)
    return case.places(digit, house) & ~taken


def _holding(case: Case, cell: int) -> list[int]:
    """List the full houses that *cell* is not in."""
    masks = case.geometry.house_masks
    return [house for house in case.geometry.full_houses if not masks[house] >> cell & 1]


def _locked(case: Case, end: Candidate, gone: Gone) -> Said:
    digit, masks = end.value - 1, case.geometry.house_masks
    for base in _holding(case, end.cell):
        left = _left(case, digit, base, gone)
        for cover in case.geometry.houses_of[end.cell]:
            if several(left) and not left & ~masks[cover]:
                return phrase(
                    "inner-locked",
                    value=end.value,
                    base=case.house(base),
                    cover=case.house(cover),
                    cells=case.names(left),
                )
    return ""


def _marks(case: Case, cell: int, gone: Gone) -> int:
    return case.position.cell_digits[cell] & ~mask_of(value - 1 for other, value in gone if other == cell)


def _naked_pair(case: Case, end: Candidate, gone: Gone) -> Said:
    seen = case.geometry.peers[end.cell]
    pairs = [cell for cell in seen if _marks(case, cell, gone).bit_count() == 2]
    for one, two in combinations(pairs, 2):
        marks = _marks(case, one, gone)
        if marks == _marks(case, two, gone) and marks >> (end.value - 1) & 1 and case.sees(one, two):
            return phrase("inner-two-cells", cells=case.names(1 << one | 1 << two), digits=values(marks))
    return ""


def _hidden_pair(case: Case, end: Candidate, gone: Gone) -> Said:
    for house in case.geometry.houses_of[end.cell]:
        if house not in case.geometry.full_houses:
            continue
        spots = {digit: _left(case, digit, house, gone) for digit in range(case.geometry.value_count)}
        twins = [digit for digit, cells in spots.items() if cells.bit_count() == 2 and cells >> end.cell & 1]
        for one, two in combinations(twins, 2):
            if spots[one] == spots[two] and end.value - 1 not in (one, two):
                digits = values(1 << one | 1 << two)
                return phrase("inner-two-digits", house=case.house(house), digits=digits, cells=case.names(spots[one]))
    return ""


def _x_wing(case: Case, end: Candidate, gone: Gone) -> Said:
    geometry, digit = case.geometry, end.value - 1
    for kind, other in (("row", "column"), ("column", "row")):
        crossing = next((h for h in geometry.houses_of[end.cell] if geometry.houses[h].kind == other), None)
        lines = [house for house in _holding(case, end.cell) if geometry.houses[house].kind == kind]
        left = {house: _left(case, digit, house, gone) for house in lines}
        ready = [h for h, cells in left.items() if crossing is not None and cells & geometry.house_masks[crossing]]
        for one, two in combinations([house for house in ready if left[house].bit_count() == 2], 2):
            covers = [h for h, mask in enumerate(geometry.house_masks) if geometry.houses[h].kind == other]
            used = [h for h in covers if (left[one] | left[two]) & geometry.house_masks[h]]
            if len(used) == 2:
                return phrase("inner-fish", value=end.value, base=case.houses((one, two)), cover=case.houses(used))
    return ""
