"""Singles: the last cell of a house, the only value of a cell, the only cell of a value.

True because a full house holds every value once and every cell holds one value.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import houses_region_first
from pencilmark.human.techniques.technique import Technique


def find_full_houses(position: Position) -> Iterator[Step]:
    """Find houses with one empty cell left: it takes the one value that is missing."""
    geometry, cell_digits = position.geometry, position.cell_digits
    empty = 0
    for cells in position.digit_cells:
        empty |= cells
    seen: set[int] = set()
    for house in houses_region_first(geometry):
        rest = empty & geometry.house_masks[house]
        if rest and not rest & (rest - 1) and rest not in seen:
            cell = rest.bit_length() - 1
            digits = cell_digits[cell]
            if not digits & (digits - 1) and _others_are_filled(position, house, cell):
                seen.add(rest)
                evidence = Evidence(cells=rest, digits=digits, houses=(house,))
                placed = (Candidate(cell, digits.bit_length()),)
                yield Step("full-house", placed, (), evidence, "0000", 1.0)


def _others_are_filled(position: Position, house: int, cell: int) -> bool:
    """Report whether the other cells of *house* have all values but one."""
    values = {position.values[other] for other in position.geometry.houses[house].cells if other != cell}
    return 0 not in values and len(values) == position.geometry.value_count - 1


def find_naked_singles(position: Position) -> Iterator[Step]:
    """Find cells with one candidate left."""
    for cell, digits in enumerate(position.cell_digits):
        if digits and not digits & (digits - 1):
            evidence = Evidence(cells=1 << cell, digits=digits)
            yield Step("naked-single", (Candidate(cell, digits.bit_length()),), (), evidence, "0003", 2.3)


def find_hidden_singles(position: Position) -> Iterator[Step]:
    """Find values with one place left in a full house: regions first, then rows, then columns."""
    houses, masks = position.geometry.houses, position.geometry.house_masks
    seen: set[Candidate] = set()
    for house in houses_region_first(position.geometry):
        mask = masks[house]
        for digit, every in enumerate(position.digit_cells):
            cells = every & mask
            if cells and not cells & (cells - 1):
                placed = Candidate(cells.bit_length() - 1, digit + 1)
                if placed not in seen:
                    seen.add(placed)
                    rating = 1.5 if houses[house].kind in ("row", "column") else 1.2
                    evidence = Evidence(cells=cells, digits=1 << digit, houses=(house,))
                    yield Step("hidden-single", (placed,), (), evidence, "0002", rating)


TECHNIQUES = (
    Technique("full-house", find_full_houses),
    Technique("naked-single", find_naked_singles),
    Technique("hidden-single", find_hidden_singles),
)
