"""How digits go from the lines of one box to those of the two boxes beside it, in nine bits.

*Lines* are the rows, or the columns, of a box: three masks of three digits. A digit that stands in some row of box
4 has one of the two other rows in box 5, and then the last in box 6. One bit a digit says which: 0 for the upper of
the two, 1 for the lower. That is a *code*. 56 codes put three digits into every row, and the code of box 6 is the
complement of that of box 5. Columns of boxes in a stack are the same thing turned.

The 56 codes have *places*, the same for all lines: by the bits of the first line's digits (the least digit is bit
0), then the second's, then the third's. The complement of the code at place p is at place 55 - p.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations, product

from pencilmark.board.masks import bits

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
PLANES = [
    [sum(1 << place for place, part in enumerate(PARTS) if part[line] >> digit & 1) for digit in range(3)]
    for line in range(3)
]
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
    """Sort lines: what only depends on them in any order may be kept by this."""
    first, second, third = sorted(lines)
    return first, second, third


@lru_cache(maxsize=1 << 14)
def crossing(lines: Triples, number: int) -> Triples:
    """Return the lines across *lines*, sorted, of one of the 36 boxes that differ by more than their order.

    >>> crossing(ROWS, 0) == COLUMNS
    True
    """
    one, two, three = (SINGLES[line] for line in lines)
    (a, b, c), (d, e, f) = ORDERS[number // 6], ORDERS[number % 6]
    return in_order((one[0] | two[a] | three[d], one[1] | two[b] | three[e], one[2] | two[c] | three[f]))


class Fitting(dict[Triples, tuple[int, ...]]):
    """The places of the codes of columns that fit a box with certain rows (sorted), each list made when first used.

    They are codes below a box with the columns *above*; a row fits when each of its digits gets a column of its own.
    """

    def __init__(self, above: Triples) -> None:
        self._rows = _fitting_rows(above)

    def __missing__(self, rows: Triples) -> tuple[int, ...]:
        first, second, third = (self._rows[row] for row in rows)
        found = self[rows] = tuple(bits(first & second & third))
        return found


@lru_cache(maxsize=512)
def fitting_below(above: Triples) -> Fitting:
    """Get the places of codes that fit below a box with the columns *above*."""
    return Fitting(above)


def _fitting_rows(above: Triples) -> dict[int, int]:
    """Return, for three digits of a row, the mask of the places of codes by which each has a column of its own.

    Three digits have three columns when every column has one of them.
    """
    having: list[dict[int, int]] = [{}, {}, {}]  # for each column: by which codes it has a digit
    for column, digits in enumerate(above):
        low, high = OTHERS[column]
        for digit, places in zip(SINGLES[digits], PLANES[column], strict=True):
            having[column][digit], having[low][digit], having[high][digit] = 0, EVERY ^ places, places
    first, second, third = having
    return {
        row: (first[a] | first[b] | first[c]) & (second[a] | second[b] | second[c]) & (third[a] | third[b] | third[c])
        for row, (a, b, c) in SINGLES.items()
    }
