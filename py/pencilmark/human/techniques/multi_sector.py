"""Multi-sector locked sets: cells at the crossings of rows and columns, just as many as their digits can fill.

Some digits are counted by rows, the others by columns: each row takes each of its digits at most once, and so does each
column. If these maxima add up to exactly the number of cells, none can fall short: each row has its digits within the
cells, and so has each column, and they go from the rest of the row or column. (After the multi-sector locked sets of
the players' forum, by David P. Bird; Allan Barker's sets and links of rank 0.)

Given the rows and the digits counted by rows, a column is worth the number of its cells less that of its other digits.
All columns worth something are taken, and together they must be worth what the rows cost. Masks of digits are indices
here: entry n of `_worth` and `_costs` is for the digits of mask n.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from pencilmark.board.masks import bits, lowest, mask_of, union, values
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.techniques.common import removals
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

ROWS = range(3, 7)
COLUMNS = range(3, 7)
FEWEST_CELLS = 9


def find(position: Position) -> Iterator[Step]:
    """Find multi-sector locked sets, those with the fewest cells first; none contains another."""
    if not position.geometry.is_classic:
        return
    found: dict[tuple[Candidate, ...], Evidence] = {}
    for count in ROWS:
        for rows in combinations(range(9), count):
            for evidence in _in_rows(position, rows):
                gone = _eliminations(position, evidence)
                known = found.get(gone)
                if gone and (known is None or evidence.cells.bit_count() < known.cells.bit_count()):
                    found[gone] = evidence
    told: list[int] = []
    for gone, evidence in sorted(found.items(), key=lambda entry: entry[1].cells.bit_count()):
        if all(cells & ~evidence.cells for cells in told):
            told.append(evidence.cells)
            yield Step("multi-sector-locked-sets", (), gone, evidence)


def _in_rows(position: Position, rows: tuple[int, ...]) -> Iterator[Evidence]:
    masks, marks = position.geometry.house_masks, position.cell_digits
    columns = [[row * 9 + column for row in rows if marks[row * 9 + column]] for column in range(9)]
    unions = [_union(position, cells) for cells in columns]
    price = [sum(1 for row in rows if position.digit_cells[digit] & masks[row]) for digit in range(9)]
    worth = [_worth(union, len(cells)) for union, cells in zip(unions, columns, strict=True)]
    sums = map(sum, zip(*worth, strict=True))
    for digits, (value, cost) in enumerate(zip(sums, _costs(tuple(price)), strict=True)):
        if value and value == cost:
            chosen = [column for column in range(9) if worth[column][digits]]
            cells = mask_of(cell for column in chosen for cell in columns[column])
            if len(chosen) in COLUMNS and cells.bit_count() >= FEWEST_CELLS:
                every = union(unions[column] for column in chosen)
                houses = (*rows, *(9 + column for column in chosen))
                yield Evidence(cells, every, houses, restricted=digits & every)


def _union(position: Position, cells: list[int]) -> int:
    return union(position.cell_digits[cell] for cell in cells)


@lru_cache(maxsize=4096)
def _worth(union: int, count: int) -> tuple[int, ...]:
    """Return, for each set of digits counted by rows, what a column of *count* cells with these candidates is worth."""
    return tuple(max(0, count - (union & ~digits).bit_count()) for digits in range(512))


@lru_cache(maxsize=1024)
def _costs(price: tuple[int, ...]) -> tuple[int, ...]:
    """Add up the *price* of each set of digits."""
    found = [0] * 512
    for digits in range(1, 512):
        found[digits] = found[digits & (digits - 1)] + price[lowest(digits)]
    return tuple(found)


def _eliminations(position: Position, evidence: Evidence) -> tuple[Candidate, ...]:
    masks = position.geometry.house_masks
    gone: set[Candidate] = set()
    for house in evidence.houses:
        if house < 9:
            digits = evidence.restricted
        else:
            digits = _union(position, bits(evidence.cells & masks[house])) & ~evidence.restricted
        gone.update(removals(position, masks[house] & ~evidence.cells, digits))
    return tuple(sorted(gone))


def tell(case: Case, told: Telling) -> None:
    """Explain cells of some rows and columns with exactly as much room as their digits can fill."""
    evidence = case.evidence
    rows, columns = ([h for h in evidence.houses if (h < 9) is row] for row in (True, False))
    told.look(case, rows)
    told.area = (evidence.cells,)
    count = evidence.cells.bit_count()
    told.say("sectors-cells", count=count, rows=case.houses(rows), columns=case.houses(columns))
    total, named = _room(case, rows, evidence.restricted)
    told.say("sectors-rows", digits=values(evidence.restricted), total=total, parts=named)
    total, named = _room(case, columns, ~evidence.restricted)
    told.say("sectors-columns", total=total, parts=named)
    told.say("sectors-no-room", count=count)
    told.say("sectors-so")
    told.conclude(case)
    told.canvas.tint(evidence.cells)
    told.canvas.outline(evidence.cells)
    told.canvas.mark(evidence.cells, evidence.restricted)
    told.canvas.mark(evidence.cells, ~evidence.restricted, "fin")


def _room(case: Case, houses: list[int], digits: int) -> tuple[int, list[Phrase]]:
    """Count how many of these *digits* fit into the cells by *houses*, and say which fit where."""
    evidence, masks = case.evidence, case.geometry.house_masks
    held = {house: case.digits_of(evidence.cells & masks[house]) & digits for house in houses}
    named = [
        phrase("digits-in-house", digits=values(here), house=case.house(house)) for house, here in held.items() if here
    ]
    return sum(here.bit_count() for here in held.values()), named


TECHNIQUES = (Technique("multi-sector-locked-sets", "Beyond", find, tell=tell, teaching=626),)
