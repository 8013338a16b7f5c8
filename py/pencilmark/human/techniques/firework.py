"""Fireworks: digits for which a row and a column have at most one cell each outside the box where they cross.

If a digit of the row were in the box but not in the crossing cell, and so were that of the column, the box would have
it twice. So the digit is in the crossing cell, or in the one cell of the row or of the column outside the box: in one
of three cells. Three digits with the same three cells fill them. Two digits with their crossing at one corner of a
rectangle, and two with theirs at the opposite corner, fill its four corners. (Found by shye on the players' forum.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of, several, values, where
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import removals
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling


class _Spark(NamedTuple):
    """A *digit* (index) that is in its crossing cell, or in the wings (masks): of its row, of its column."""

    digit: int
    row_wing: int
    column_wing: int


def find_triple(position: Position) -> Iterator[Step]:
    """Find three digits that fill a crossing cell and its two wings."""
    for cell, sparks in _sparks(position).items():
        for three in combinations(sparks, 3):
            wings = _wings(three)
            digits = mask_of(spark.digit for spark in three)
            gone = wings and tuple(sorted(removals(position, 1 << cell | wings, ~digits)))
            if gone:
                evidence = Evidence(1 << cell | wings, digits, _houses(cell), fins=1 << cell)
                yield Step("firework-triple", (), gone, evidence)


def find_quad(position: Position) -> Iterator[Step]:
    """Find two pairs of digits that fill the corners of a rectangle."""
    sparks = _sparks(position)
    for cell, here in sparks.items():
        for two in combinations(here, 2):
            wings = _wings(two)
            if wings:
                opposite = sum(bits(wings)) - cell
                if opposite > cell:
                    yield from _quads(position, cell, opposite, wings, two, sparks.get(opposite, []))


def _quads(
    position: Position, cell: int, opposite: int, wings: int, two: tuple[_Spark, ...], others: list[_Spark]
) -> Iterator[Step]:
    own = mask_of(spark.digit for spark in two)
    for pair in combinations(others, 2):
        other = mask_of(spark.digit for spark in pair)
        if not own & other and _wings(pair) == wings:
            found = [
                *removals(position, 1 << cell, ~own),
                *removals(position, 1 << opposite, ~other),
                *removals(position, wings, ~own & ~other),
            ]
            if found:
                cells, houses = 1 << cell | wings | 1 << opposite, _houses(cell) + _houses(opposite)
                evidence = Evidence(cells, own | other, houses, fins=1 << cell | 1 << opposite, restricted=own)
                yield Step("firework-quad", (), tuple(sorted(found)), evidence)


def _wings(sparks: tuple[_Spark, ...]) -> int:
    """Join the wings of *sparks*: one cell of the row and one of the column, else 0."""
    row = column = 0
    for spark in sparks:
        row |= spark.row_wing
        column |= spark.column_wing
    return row | column if row.bit_count() == column.bit_count() == 1 else 0


def _houses(cell: int) -> tuple[int, int, int]:
    row, column = divmod(cell, 9)
    return row, 9 + column, 18 + row // 3 * 3 + column // 3


@derived
def _sparks(position: Position) -> dict[int, list[_Spark]]:
    """List, for each empty cell, the digits with at most one wing in its row and at most one in its column."""
    found: dict[int, list[_Spark]] = {}
    for cell in bits(where(position.cell_digits)):
        if position.geometry.is_classic:
            sparks = [spark for digit in range(9) if (spark := _spark(position, cell, digit))]
            if len(sparks) > 1:
                found[cell] = sparks
    return found


def _spark(position: Position, cell: int, digit: int) -> _Spark | None:
    row, column, box = (position.geometry.house_masks[house] for house in _houses(cell))
    held = position.digit_cells[digit]
    row_wing, column_wing = held & row & ~box, held & column & ~box
    if not held & row or not held & column or several(row_wing) or several(column_wing):
        return None
    return _Spark(digit, row_wing, column_wing)


def tell_triple(case: Case, told: Telling) -> None:
    """Explain three digits that fill a crossing and its two wings."""
    evidence = case.evidence
    told.look(case, evidence.houses[:2], evidence.digits)
    _say_corner(case, told, evidence.fins, evidence.digits, evidence.houses)
    _say_filled(case, told)
    told.conclude(case)
    _draw(case, told)


def tell_quad(case: Case, told: Telling) -> None:
    """Explain two pairs of digits that fill the corners of a rectangle."""
    evidence = case.evidence
    one, two = bits(evidence.fins)
    other = evidence.digits & ~evidence.restricted
    told.look(case, (*evidence.houses[:2], *evidence.houses[3:5]), evidence.digits)
    _say_corner(case, told, 1 << one, evidence.restricted, evidence.houses[:3])
    told.say("fireworks-likewise", corner=case.cell(two), digits=values(other))
    _say_filled(case, told)
    told.say(
        "fireworks-no-other",
        one=case.cell(one),
        own=values(evidence.restricted),
        two=case.cell(two),
        other=values(other),
    )
    told.conclude(case)
    _draw(case, told)


def _say_filled(case: Case, told: Telling) -> None:
    """Say that there are as many digits as cells."""
    cells, digits = case.names(case.evidence.cells), values(case.evidence.digits)
    told.say("fireworks-fill", cells=cells, count=len(cells), word=case.word, digits=digits)


def _say_corner(case: Case, told: Telling, corner: int, digits: int, houses: tuple[int, ...]) -> None:
    """Say that *digits* are in the *corner* where a row and a column cross or in one of its wings."""
    masks = case.geometry.house_masks
    row, column, box = houses
    wings = case.evidence.cells & ~masks[box]
    told.say(
        "fireworks-outside",
        box=case.house(box),
        digits=values(digits),
        row=case.house(row),
        one=case.cells(wings & masks[row]),
        other=case.house(column),
        two=case.cells(wings & masks[column]),
    )
    cells = corner | wings & (masks[row] | masks[column])
    told.say("fireworks-twice", cells=case.names(cells), row=case.house(row), other=case.house(column), word=case.word)
    told.say("fireworks-one-of-three", digits=values(digits), cells=case.names(cells))


def _draw(case: Case, told: Telling) -> None:
    evidence = case.evidence
    told.canvas.tint(evidence.cells)
    told.canvas.tint(evidence.fins, "shade")
    for house in evidence.houses:
        told.canvas.house(house, dashed=house >= 18)
    told.canvas.mark(evidence.cells, evidence.restricted or evidence.digits)
    if evidence.restricted:
        told.canvas.mark(evidence.cells, evidence.digits & ~evidence.restricted, "fin")


TECHNIQUES = (
    Technique("firework-triple", "Extreme", find_triple, tell=tell_triple, teaching=622),
    Technique("firework-quad", "Extreme", find_quad, tell=tell_quad, teaching=623),
)
