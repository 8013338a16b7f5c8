"""Qiu's deadly pattern: two cells whose digits could change places if two lines were filled anew.

Two rows of a band cross two columns of a stack in four cells of a box, the *crossing*; the *pair* are the two cells of
these columns in a row of another band. (Or the same with rows and columns exchanged.) Let the pair have two digits, a
and b, that the box has only in the crossing: there each stands in the column of the other. Draw a line for each column,
between the two digits that it has in the two rows. As either row has each digit once, the lines form loops; walk along
a loop, and each line leads from a digit of the first row to one of the second. Now let a and b change places, in the
pair and at the lines of its columns: the lines still form loops. So the rows can be filled anew, with the same digits
in every house. Of the two ways between the changed lines, one keeps its direction and the other is reversed, so all
filled cells must be on one: their columns are connected, each by a digit that stands in the other row of the next.
Columns that form a loop by themselves stay as they are.

The *guardians* are what the pair has besides, and places in the box outside the crossing: one of them is true. (After
an idea of Qiu; the types with a single other cell, with one digit, with subsets, with strong links and with places in
the box.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Candidate, Position, Step
from pencilmark.human.techniques.common import removals
from pencilmark.human.techniques.deadly import MOST_GUARDIANS, guardians_of, has_houses_alone, plainest, steps_of
from pencilmark.human.techniques.exchange import DOUBLE_LINES, Pair
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_qiu

MOST_DIGITS = 4


def find(position: Position) -> Iterator[Step | None]:
    """Find the patterns with at most MOST_GUARDIANS, those with the fewest first."""
    geometry, found = position.geometry, list[Step]()
    if not (geometry.is_classic and has_houses_alone(position)):
        return
    for lines in DOUBLE_LINES:
        columns = tuple(zip(*(geometry.houses[line].cells for line in lines), strict=True))
        if open_parts(position.values, columns) < 2:
            for stack in range(0, 9, 3):
                yield None
                for places in combinations(range(stack, stack + 3), 2):
                    found += _across(position, lines, columns, places)
    yield from plainest(found)


def open_parts(values: Sequence[int], columns: Sequence[Pair]) -> int:
    """Count the parts into which columns with filled cells fall that share a digit, without those that are loops.

    >>> open_parts((1, 2, 3, 0, 2, 0, 1, 0), ((0, 4), (1, 5), (2, 6), (3, 7)))
    1
    >>> open_parts((1, 2, 3, 0, 2, 1, 4, 0), ((0, 4), (1, 5), (2, 6), (3, 7)))
    1
    >>> open_parts((1, 0, 3, 0, 2, 0, 4, 0), ((0, 4), (1, 5), (2, 6), (3, 7)))
    2
    """
    parts: list[tuple[int, int, int]] = []  # digits (mask), columns, filled cells
    for cells in columns:
        held = [values[cell] for cell in cells if values[cell]]
        digits, joined, filled = mask_of(held), 1, len(held)
        if held:
            for part in [part for part in parts if part[0] & digits]:
                parts.remove(part)
                digits, joined, filled = digits | part[0], joined + part[1], filled + part[2]
            parts.append((digits, joined, filled))
    return sum(filled < 2 * joined or filled < 2 * digits.bit_count() for digits, joined, filled in parts)


def _across(position: Position, lines: Pair, columns: Sequence[Pair], places: Pair) -> Iterator[Step]:
    """Find the patterns whose pair lies in these two *places* of a line elsewhere."""
    geometry, marks = position.geometry, position.cell_digits
    crossing = mask_of(cell for place in places for cell in columns[place])
    if sum(1 for cell in bits(crossing) if not marks[cell]) > 1:
        return
    (box,) = (mask for mask in geometry.house_masks[18:] if mask & crossing)
    inside = union(marks[cell] for cell in bits(crossing))
    for line in range(lines[0] // 9 * 9, lines[0] // 9 * 9 + 9):
        one, two = (geometry.houses[line].cells[place] for place in places)
        if line // 3 != lines[0] // 3 and marks[one] and marks[two]:
            for digits in _floors(marks[one], marks[two], inside):
                others = {cell: marks[cell] & ~digits for cell in bits(box & ~crossing) if marks[cell] & digits}
                floor = {one: marks[one] & digits, two: marks[two] & digits} | others
                if 0 < len(guardians_of(position, floor)) <= MOST_GUARDIANS:
                    pair = removals(position, 1 << one | 1 << two, digits)
                    for step in steps_of(position, "qiu-deadly-pattern", floor, linked=not others):
                        yield _told(step, lines, crossing, pair)


def _floors(one: int, two: int, inside: int) -> Iterator[int]:
    """Yield the sets (masks) of digits, all in the crossing, that a pair with these candidates may be left with."""
    usable = bits((one | two) & inside)
    for count in range(2, MOST_DIGITS + 1):
        for digits in map(mask_of, combinations(usable, count)):
            left = (one & ~digits).bit_count() + (two & ~digits).bit_count()  # guardians of the pair
            if one & digits and two & digits and left <= MOST_GUARDIANS:
                yield digits


def _told(step: Step, lines: Pair, crossing: int, pair: tuple[Candidate, ...]) -> Step:
    """Return a step with the evidence of this pattern: the two lines as its base, the pair, crossing and helpers."""
    evidence = step.evidence
    cells = crossing | mask_of(cell for cell, _ in pair) | evidence.fins
    digits = evidence.digits if evidence.note == "subset" else mask_of(value - 1 for _, value in pair)
    colours = evidence.colours[0], pair
    return replace(step, evidence=replace(evidence, cells=cells, digits=digits, base=lines, colours=colours))


TECHNIQUES = (Technique("qiu-deadly-pattern", "Hard", find, tell=tell_qiu, one_solution=True, is_offered=True),)
