"""Corners of 9 x 9 grids, and all the ways to complete one, counted and numbered.

Number the boxes 1 to 9. A *corner* is boxes 1, 2, 3, 4 and 7: the first band and the first stack. What remains are
boxes 5, 6, 8 and 9, and it falls apart: a code (see `codes`) says which digits stand in each row of boxes 5 and 6,
another likewise for boxes 8 and 9. In the second stack a code says the columns of box 5 and, by its complement,
those of box 8; in the third stack those of boxes 6 and 9. A *completion* is four codes such that in each of the
four boxes every row has a digit in every column.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pencilmark.make.generator.codes import LAST, Triples, fitting_below, in_order, lines_beside

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
        """Count the completions for each code beside box 4, one after the other.

        For each code beside box 7, in a lane of its own, it is known how many codes of the second stack agree, and
        how many of the third; multiplying one by the other in reverse order adds up the products in one lane.
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
        """Return the completion with this *number* from 0, in the order of their places; None beyond the last.

        >>> from pencilmark.make.generator.codes import COLUMNS, ROWS
        >>> corner = Corner(ROWS, ROWS, COLUMNS, COLUMNS)
        >>> corner.completion(sum(corner.counts()))
        """
        for upper, count in enumerate(self.counts()):
            if number < count:
                return self._with(upper, number)
            number -= count
        return None

    def _with(self, upper: int, number: int) -> Completion | None:
        """Return the completion with this *number* of those with the code *upper* beside box 4."""
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

    >>> from pencilmark.make.generator.codes import ROWS
    >>> len(rows_beside(ROWS))
    56
    """
    sides = [in_order(lines_beside(rows, place)) for place in range(LAST + 1)]
    return tuple(zip(sides, reversed(sides), strict=True))
