"""Corners of 9 x 9 grids, and all the ways to complete one, counted and numbered.

*Lines* are the rows, or the columns, of a box: three masks of three digits. A digit that stands in some row of box 4
has one of the two other rows in box 5, and then the last in box 6. One bit a digit says which: 0 for the upper of the
two, 1 for the lower. That is a *code*. 56 codes put three digits into every row, and the code of box 6 is the
complement of that of box 5. Columns of boxes in a stack are the same thing, transposed.

The 56 codes have *places*, the same for all lines: by the bits of the first line's digits (the least digit is bit
0), then the second's, then the third's. The complement of the code at place p is at place 55 - p.

Number the boxes 1 to 9. A *corner* is boxes 1, 2, 3, 4 and 7: the first band and the first stack. What remains are
boxes 5, 6, 8 and 9, and it falls apart: a code says which digits stand in each row of boxes 5 and 6, another likewise
for boxes 8 and 9. In the second stack a code says the columns of box 5 and, by its complement, those of box 8; in the
third stack those of boxes 6 and 9. A *completion* is four codes such that in each of the four boxes every row has a
digit in every column.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from pencilmark.board.masks import bits, where

Triples = tuple[int, int, int]
ROWS: Triples = (0b000_000_111, 0b000_111_000, 0b111_000_000)
COLUMNS: Triples = (0b001_001_001, 0b010_010_010, 0b100_100_100)
OTHERS = ((1, 2), (0, 2), (0, 1))
# Three digits in the first line are those of the second and third with bit 0; in the second, and in the third.
PARTS = [
    part
    for part in product(range(8), repeat=3)
    if part[0].bit_count() == part[2].bit_count() == 3 - part[1].bit_count()
]
LAST = len(PARTS) - 1
EVERY = (1 << len(PARTS)) - 1
# For each line and each of its digits, the mask of the places of the codes that have the digit's bit.
PLANES = [[where(part[line] >> digit & 1 for part in PARTS) for digit in range(3)] for line in range(3)]
ORDERS = tuple(permutations(range(3)))
SINGLES: dict[int, Triples] = {
    1 << a | 1 << b | 1 << c: (1 << a, 1 << b, 1 << c) for a, b, c in combinations(range(9), 3)
}
# For three digits, by their mask, and for each part of them, the mask of the digits with the bit.
SUBSETS = {
    line: tuple(sum(single for bit, single in enumerate(singles) if part >> bit & 1) for part in range(8))
    for line, singles in SINGLES.items()
}


def lines_beside(lines: Triples, place: int) -> Triples:
    """Return the lines of a box beside one with these *lines*, by the *place* of its code.

    >>> [bits(line) for line in lines_beside(ROWS, 0)]
    [[6, 7, 8], [0, 1, 2], [3, 4, 5]]
    """
    (first, second, third), (a, b, c) = lines, PARTS[place]
    one, two, three = SUBSETS[first], SUBSETS[second], SUBSETS[third]
    return two[7 - b] | three[7 - c], one[7 - a] | three[c], one[a] | two[b]


def in_order(lines: Triples) -> Triples:
    """Sort lines: what depends on them only in any order can be cached under this."""
    first, second, third = sorted(lines)
    return first, second, third


@lru_cache(maxsize=1 << 14)
def crossing(lines: Triples, number: int) -> Triples:
    """Return the lines across *lines*, sorted, of one of the 36 boxes that differ in more than the order of lines.

    >>> crossing(ROWS, 0) == COLUMNS
    True
    """
    one, two, three = (SINGLES[line] for line in lines)
    (a, b, c), (d, e, f) = ORDERS[number // 6], ORDERS[number % 6]
    return in_order((one[0] | two[a] | three[d], one[1] | two[b] | three[e], one[2] | two[c] | three[f]))


class Fitting(dict[Triples, tuple[int, ...]]):
    """The places of the codes of columns that fit a box with certain rows (sorted); each list is made when first used.

    They are codes below a box with the columns *above*; a row fits if each of its digits gets a column of its own.
    """

    def __init__(self, above: Triples) -> None:
        self._rows = _fitting_rows(above)

    def __missing__(self, rows: Triples) -> tuple[int, ...]:
        first, second, third = (self._rows[row] for row in rows)
        found = self[rows] = tuple(bits(first & second & third))
        return found


@lru_cache(maxsize=512)
def fitting_below(above: Triples) -> Fitting:
    """Return the places of codes that fit below a box with the columns *above*."""
    return Fitting(above)


def _fitting_rows(above: Triples) -> dict[int, int]:
    """Return, for three digits of a row, the mask of the places of codes by which each has a column of its own.

    Three digits have three columns if every column has one of them.
    """
    having: list[dict[int, int]] = [{}, {}, {}]  # for each column, the codes by which it has a digit
    for column, digits in enumerate(above):
        low, high = OTHERS[column]
        for digit, places in zip(SINGLES[digits], PLANES[column], strict=True):
            having[column][digit], having[low][digit], having[high][digit] = 0, EVERY ^ places, places
    first, second, third = having
    return {
        row: (first[a] | first[b] | first[c]) & (second[a] | second[b] | second[c]) & (third[a] | third[b] | third[c])
        for row, (a, b, c) in SINGLES.items()
    }


LANE = 16


class Completion(NamedTuple):
    """The places of four codes: for the rows beside boxes 4 and 7, for the columns below boxes 2 and 3."""

    upper: int
    lower: int
    second: int
    third: int


class Corner(NamedTuple):
    """What determines the completions of a corner whose box 1 is 1 to 9 in order.

    *upper_rows*, *lower_rows* are those of boxes 4 and 7, *second_columns*, *third_columns* those of boxes 2 and 3,
    all sorted.
    """

    upper_rows: Triples
    lower_rows: Triples
    second_columns: Triples
    third_columns: Triples

    def counts(self) -> Iterator[int]:
        """Count the completions for each code beside box 4, one after another.

        For each code beside box 7, in a lane of its own, it is known how many codes of the second stack agree, and how
        many of the third; multiplying one by the other in reverse order adds up the products in one lane.
        """
        left, right = fitting_below(self.second_columns), fitting_below(self.third_columns)
        second, third = [0] * (LAST + 1), [0] * (LAST + 1)
        for place, (near, far) in enumerate(rows_beside(self.lower_rows)):
            lane, mirrored = 1 << LANE * place, 1 << LANE * (LAST - place)
            for code in left[near]:
                second[LAST - code] += lane
            for code in right[far]:
                third[LAST - code] += mirrored
        for near, far in rows_beside(self.upper_rows):
            ones = sum([second[code] for code in left[near]])
            twos = sum([third[code] for code in right[far]])
            yield ones * twos >> LANE * LAST & (1 << LANE) - 1

    def completion(self, number: int) -> Completion | None:
        """Return the completion with this *number* from 0, in the order of the places; None beyond the last.

        >>> from pencilmark.make.generator.corners import COLUMNS, ROWS
        >>> corner = Corner(ROWS, ROWS, COLUMNS, COLUMNS)
        >>> corner.completion(sum(corner.counts()))
        """
        for upper, count in enumerate(self.counts()):
            if number < count:
                return self._with(upper, number)
            number -= count
        return None

    def _with(self, upper: int, number: int) -> Completion | None:
        """Return the completion with this *number* among those with the code *upper* beside box 4."""
        left, right = fitting_below(self.second_columns), fitting_below(self.third_columns)
        near, far = rows_beside(self.upper_rows)[upper]
        for lower, (low_near, low_far) in enumerate(rows_beside(self.lower_rows)):
            second = [code for code in left[near] if LAST - code in left[low_near]]
            third = [code for code in right[far] if LAST - code in right[low_far]]
            count = len(second) * len(third)
            if number < count:
                return Completion(upper, lower, second[number // len(third)], third[number % len(third)])
            number -= count
        return None


@lru_cache(maxsize=512)
def rows_beside(rows: Triples) -> tuple[tuple[Triples, Triples], ...]:
    """Return, for the place of each code, the rows (sorted) of two boxes beside a box with these *rows*.

    >>> from pencilmark.make.generator.corners import ROWS
    >>> len(rows_beside(ROWS))
    56
    """
    sides = [in_order(lines_beside(rows, place)) for place in range(LAST + 1)]
    return tuple(zip(sides, reversed(sides), strict=True))
