"""Large extended rectangles: four or more pairs of cells side by side in two lines of a chute, with as many digits.

If two rows of a band (or columns of a stack) have just n digits in n columns, each row has all of them there. They
could exchange what they hold in these columns: the digits of each row, column and box would stay the same. Two pairs
are a unique rectangle, three an extended one (`rectangles`, `deadly`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Position, Step
from pencilmark.human.techniques.deadly import MOST_GUARDIANS, has_houses_alone, plainest, steps_of
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_exchange

FEWEST, MOST = 4, 6  # pairs of cells

Pair = tuple[int, int]
DOUBLE_LINES: tuple[Pair, ...] = tuple(
    pair for first in range(0, 18, 3) for pair in combinations(range(first, first + 3), 2)
)
"""The lines (places of houses), two by two, of each chute of a classic board: rows, then columns."""


def find(position: Position) -> Iterator[Step | None]:
    """Find them with at most MOST_GUARDIANS, those with the fewest first."""
    if not (position.geometry.is_classic and has_houses_alone(position)):
        return
    marks, found = position.cell_digits, list[Step]()
    for pairs in _lines(position):
        yield None
        for count in range(FEWEST, min(MOST, len(pairs)) + 1):
            for chosen in combinations(pairs, count):
                cells = [cell for pair in chosen for cell in pair]
                together = union(marks[cell] for cell in cells)
                if count <= together.bit_count() <= count + MOST_GUARDIANS:
                    for digits in _floors([marks[cell] for cell in cells], together, count):
                        floor = {cell: marks[cell] & digits for cell in cells}
                        found += steps_of(position, "large-extended-rectangle", floor, linked=False)
    yield from plainest(found)


def _lines(position: Position) -> Iterator[list[Pair]]:
    """Yield, for two rows of a band or two columns of a stack, the pairs of cells side by side that are both empty."""
    marks, houses = position.cell_digits, position.geometry.houses
    for one, two in DOUBLE_LINES:
        yield [(c, d) for c, d in zip(houses[one].cells, houses[two].cells, strict=True) if marks[c] and marks[d]]


def _floors(marks: list[int], together: int, count: int) -> Iterator[int]:
    """Yield the sets (masks) of *count* digits that leave some guardians, at most MOST_GUARDIANS, and no cell bare."""
    often = {digit: sum(mark >> digit & 1 for mark in marks) for digit in bits(together)}
    rare = [digit for digit, times in often.items() if times <= MOST_GUARDIANS]
    for left_out in combinations(rare, len(often) - count):
        if 0 < sum(often[digit] for digit in left_out) <= MOST_GUARDIANS:
            digits = together & ~mask_of(left_out)
            if all(mark & digits for mark in marks):
                yield digits


TECHNIQUES = (
    Technique("large-extended-rectangle", "Hard", find, tell=tell_exchange, one_solution=True, is_offered=True),
)
