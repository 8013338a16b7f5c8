"""Fireworks: digits that a row and a column leave only one cell each outside the box where they cross.

If a digit of the row is in the box but not in the crossing cell, and so is that of the column, the box has the digit
twice. So the digit is in the crossing cell, or in the one cell of the row or of the column outside the box: in one of
three cells. Three digits with the same three cells fill them. Two digits with the crossing at one corner of a rectangle
and two with the opposite corner as their crossing fill its four corners. (Found by shye on the players' forum.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from pencilmark.board.geometry import bits
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import removals
from pencilmark.human.techniques.technique import Technique


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
            digits = sum(1 << spark.digit for spark in three)
            gone = wings and tuple(sorted(removals(position, 1 << cell | wings, ~digits)))
            if gone:
                evidence = Evidence(1 << cell | wings, digits, _houses(cell), fins=1 << cell)
                yield Step("firework-triple", (), gone, evidence)


def find_quad(position: Position) -> Iterator[Step]:
    """Find two digits and two digits that fill the corners of a rectangle."""
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
    own = sum(1 << spark.digit for spark in two)
    for pair in combinations(others, 2):
        other = sum(1 << spark.digit for spark in pair)
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


def _sparks(position: Position) -> dict[int, list[_Spark]]:
    """List, for each empty cell, the digits with at most one wing in its row and at most one in its column."""
    found: dict[int, list[_Spark]] | None = position.memo.get("fireworks")
    if found is None:
        found = position.memo["fireworks"] = {}
        for cell in bits(sum(1 << c for c, mask in enumerate(position.cell_digits) if mask)):
            if position.geometry.is_classic:
                sparks = [spark for digit in range(9) if (spark := _spark(position, cell, digit))]
                if len(sparks) > 1:
                    found[cell] = sparks
    return found


def _spark(position: Position, cell: int, digit: int) -> _Spark | None:
    row, column, box = (position.geometry.house_masks[house] for house in _houses(cell))
    held = position.digit_cells[digit]
    row_wing, column_wing = held & row & ~box, held & column & ~box
    if not held & row or not held & column or row_wing & (row_wing - 1) or column_wing & (column_wing - 1):
        return None
    return _Spark(digit, row_wing, column_wing)


TECHNIQUES = (Technique("firework-triple", find_triple), Technique("firework-quad", find_quad))
