"""The class of a pattern on the 9 x 9 board: what it becomes when rows, columns and boxes change places.

Columns are arranged in every way, with and without a quarter turn; rows and bands are then put in order, which is the
least arrangement for these columns. Only 2 * 1296 arrangements are looked at instead of 3,359,232.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from math import factorial, prod
from typing import NamedTuple, TypeAlias

SIDE = 9
BOX = 3
ORDERS = tuple(permutations(range(BOX)))
_MOVED = tuple(
    tuple(sum(1 << order[bit] for bit in range(BOX) if bits >> bit & 1) for bits in range(1 << BOX)) for order in ORDERS
)
"""For each order of three columns, what it makes of each choice of them."""
Bands: TypeAlias = tuple[tuple[int, ...], ...]


class PatternClass(NamedTuple):
    """The *least* pattern of a class (mask of cells), and how many arrangements leave one of it as it is."""

    least: int
    automorphisms: int


def pattern_class(cells: int) -> PatternClass:
    """Find the class of the pattern with givens in *cells* (mask).

    >>> pattern_class(0).automorphisms, pattern_class(1 << 40) == pattern_class(1)
    (3359232, True)
    """
    rows = [cells >> SIDE * row & (1 << SIDE) - 1 for row in range(SIDE)]
    columns = [sum((row >> column & 1) << place for place, row in enumerate(rows)) for column in range(SIDE)]
    found = Counter(ordered for lines in (rows, columns) for ordered in _arrangements(lines))
    least = min(found)
    rows_of_it = [row for band in least for row in band]
    return PatternClass(sum(row << SIDE * place for place, row in enumerate(rows_of_it)), found[least] * _ways(least))


def _arrangements(lines: Sequence[int]) -> Iterator[Bands]:
    """Yield for each arrangement of columns the bands of *lines*, rows and bands in order."""
    parts = [[line >> BOX * stack & (1 << BOX) - 1 for line in lines] for stack in range(BOX)]
    moved = [[[moves[bits] for bits in part] for moves in _MOVED] for part in parts]
    for stacks in ORDERS:
        for inner in product(*(moved[stack] for stack in stacks)):
            rows = [one | two << BOX | three << 2 * BOX for one, two, three in zip(*inner, strict=True)]
            yield tuple(sorted(tuple(sorted(rows[first : first + BOX])) for first in range(0, SIDE, BOX)))


def _ways(bands: Bands) -> int:
    """Count the arrangements of rows that leave *bands* as they are: those that exchange equal ones."""
    return _alike(bands) * prod(_alike(band) for band in bands)


def _alike(items: Iterable[object]) -> int:
    return prod(factorial(number) for number in Counter(items).values())
