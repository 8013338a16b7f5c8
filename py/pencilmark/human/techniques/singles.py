"""Singles: the last cell of a house, the only value of a cell, the only cell of a value.

True because a full house holds every value once, and every cell holds one value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import lowest, mask_of, several, single, union, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.sukaku import tables
from pencilmark.human.sukaku.scale import IN_A_LINE, PLAINEST
from pencilmark.human.sukaku.tables import in_order, lonely, lonely_in
from pencilmark.human.techniques.common import LINES, houses_region_first
from pencilmark.human.techniques.technique import Hodoku, Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


def single_step(name: str, cell: int, digit: int, houses: tuple[int, ...] = (), rating: float | None = None) -> Step:
    """Return the step that places a *digit* (index) in a *cell* because of *houses*, or of the cell itself."""
    return Step(name, (Candidate(cell, digit + 1),), (), Evidence(1 << cell, 1 << digit, houses), rating)


def find_full_houses(position: Position) -> Iterator[Step]:
    """Find houses with one empty cell left: it takes the one value that is missing."""
    geometry, cell_digits = position.geometry, position.cell_digits
    empty = union(position.digit_cells)
    if geometry.is_classic and not any(lonely(empty)):
        return
    seen: set[int] = set()
    for house in houses_region_first(geometry):
        rest = empty & geometry.house_masks[house]
        if single(rest) and rest not in seen:
            cell = lowest(rest)
            digits = cell_digits[cell]
            if not several(digits) and _others_are_filled(position, house, cell):
                seen.add(rest)
                yield single_step("full-house", cell, lowest(digits), (house,))


def _others_are_filled(position: Position, house: int, cell: int) -> bool:
    """Report whether the other cells of *house* have all values but one."""
    values = {position.values[other] for other in position.geometry.houses[house].cells if other != cell}
    return 0 not in values and len(values) == len(position.geometry.houses[house].cells) - 1


def find_naked_singles(position: Position) -> Iterator[Step]:
    """Find cells with one candidate left."""
    for cell, digits in enumerate(position.cell_digits):
        if single(digits):
            yield single_step("naked-single", cell, lowest(digits))


def find_hidden_singles(position: Position) -> Iterator[Step]:
    """Find values with one place left in a full house: regions first, then rows, then columns."""
    geometry = position.geometry
    if geometry.is_classic:
        yield from _hidden_singles_of_nine(position)
        return
    seen: set[tuple[int, int]] = set()
    for house in houses_region_first(geometry):
        mask = geometry.house_masks[house]
        for digit, every in enumerate(position.digit_cells):
            cells = every & mask
            if single(cells):
                placed = lowest(cells), digit
                if placed not in seen:
                    seen.add(placed)
                    yield single_step("hidden-single", *placed, (house,), rating_of(geometry, house))


def _hidden_singles_of_nine(position: Position) -> Iterator[Step]:
    """Find the same, in the same order, on the ordinary board."""
    box, column, row = lonely_in(position)
    kinds = (box, tables.BOX_OF), (row & ~box, tables.ROW_OF), (column & ~(box | row), tables.COLUMN_OF)
    for alone, house_of in kinds:
        for place in in_order(alone, house_of):
            digit, cell = divmod(place, tables.CELLS)
            house = house_of[cell]
            yield single_step("hidden-single", cell, digit, (house,), rating_of(position.geometry, house))


def rating_of(geometry: Geometry, house: int) -> float | None:
    """Return the rating of a hidden single by its *house* (place); None for the plainest."""
    return (PLAINEST["hidden-single"] + IN_A_LINE) / 10 if geometry.houses[house].kind in LINES else None


def tell_full_house(case: Case, told: Telling) -> None:
    """Explain the last empty cell of a house."""
    ((cell, value),) = case.step.placements
    house = case.evidence.houses[0]
    told.look(case, (house,))
    told.say("singles-last-empty-cell", house=case.house(house), cell=case.cell(cell))
    told.say("singles-last-missing", value=value, cell=case.cell(cell))
    told.canvas.house(house)


def _blockers(case: Case, cell: int) -> dict[int, int]:
    """Return, for each value that a *cell* sees, a cell where it stands."""
    found: dict[int, int] = {}
    for peer in case.geometry.peers[cell]:
        if case.position.values[peer]:
            found.setdefault(case.position.values[peer], peer)
    return found


def tell_naked(case: Case, told: Telling) -> None:
    """Explain a cell with one candidate left."""
    ((cell, value),) = case.step.placements
    seen = _blockers(case, cell)
    told.look_at(case, 1 << cell)
    position = case.position
    taken = union(position.cell_digits) | mask_of(one - 1 for one in position.values if one)  # others no cell may hold
    others = taken & ~(1 << (value - 1))
    ruled = others & ~mask_of(one - 1 for one in seen)
    here = case.cell(cell)
    if seen:
        told.say("singles-cell-sees", cell=here, values=sorted(seen))
    if ruled:
        told.say("singles-ruled-out-before", values=values(ruled), cell=here)
    told.say("singles-only-left", value=value, cell=here)
    told.canvas.tint(1 << cell)
    for blocker in seen.values():
        told.canvas.ring(blocker, dashed=True)


def tell_hidden(case: Case, told: Telling) -> None:
    """Explain a value with one place left in a house."""
    ((cell, value),) = case.step.placements
    house = case.evidence.houses[0]
    told.look(case, (house,))
    position, name = case.position, case.house(house)
    told.say("singles-only-place", house=name, value=value, cell=case.cell(cell))
    empty = [c for c in position.geometry.houses[house].cells if not position.values[c] and c != cell]
    blocks = {c: [p for p in position.geometry.peers[c] if position.values[p] == value] for c in empty}
    free = [c for c in empty if not blocks[c]]
    if empty and not free:
        told.say("singles-others-see", value=value)
    elif empty:
        told.say("singles-others-see-or-lost", value=value)
    told.say("so-cell-is", cell=case.cell(cell), value=value)
    told.canvas.house(house)
    told.canvas.tint(mask_of(empty), "shade")
    for blocker in sorted({min(found) for found in blocks.values() if found}):
        told.canvas.ring(blocker, dashed=True)


TECHNIQUES = (
    Technique("full-house", "Easy", find_full_houses, tell_full_house, 10, Hodoku("0000", 4, "Easy", 10)),
    Technique(
        "naked-single", "Easy", find_naked_singles, tell_naked, 30, Hodoku("0003", 4, "Easy", 20), is_offered=True
    ),
    Technique("hidden-single", "Easy", find_hidden_singles, tell_hidden, 20, Hodoku("0002", 14, "Easy", 30)),
)
