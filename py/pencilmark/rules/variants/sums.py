"""The digits that a cage can have: the sets that add up to its number, and which of them still fit.

A set of digits is a tuple in ascending order; masks of candidates have bit = digit - 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import union
from pencilmark.rules.variants.definition import Clue

MOST = 60  # no more sets than a person looks through; larger boards have thousands
Digits = tuple[int, ...]


def sums(total: int, count: int, top: int, least: int = 1) -> Iterator[Digits]:
    """Yield the sets of *count* different digits from *least* to *top* that add up to *total*, each in ascending order.

    >>> list(sums(8, 3, 9))
    [(1, 2, 5), (1, 3, 4)]
    >>> list(sums(5, 3, 9))
    []
    """
    if count == 0:
        if total == 0:
            yield ()
        return
    for first in range(least, top - count + 2):
        rest = count - 1
        if first * count + rest * count // 2 > total:
            return  # even consecutive digits add up to too much
        if first + rest * top - rest * (rest - 1) // 2 >= total:
            for others in sums(total - first, rest, top, first + 1):
                yield (first, *others)


def fits(digits: Digits, masks: Sequence[int]) -> bool:
    """Report whether the cells (*masks*: bit = digit - 1) can have the *digits* in some order: a perfect matching.

    >>> fits((1, 2), [0b01, 0b11]), fits((1, 2), [0b01, 0b01])
    (True, False)
    """
    cell_of = dict[int, int]()

    def place(cell: int, tried: set[int]) -> bool:
        for digit in digits:
            if masks[cell] >> digit - 1 & 1 and digit not in tried:
                tried.add(digit)
                if digit not in cell_of or place(cell_of[digit], tried):
                    cell_of[digit] = cell
                    return True
        return False

    return all(place(cell, set()) for cell in range(len(masks)))


def sums_of(clue: Clue, geometry: Geometry, values: Sequence[int]) -> list[tuple[Digits, bool]]:
    """List the sets of a killer cage, each with whether it fits *values* (0 = empty); none if there are too many.

    >>> sums_of(Clue("killer", (4,), ((0, 1),)), board("9"), [0, 0, 0, 3] + [0] * 77)
    [((1, 3), False)]
    """
    if clue.name != "killer" or not clue.numbers:
        return []
    total = clue.numbers[0] + (1 - geometry.first) * len(clue.cells)  # people see each value as one less
    found = list(islice(sums(total, len(clue.cells), geometry.value_count), MOST + 1))
    masks = [_mask(cell, geometry, values) for cell in clue.cells]
    return [(digits, fits(digits, masks)) for digits in found] if len(found) <= MOST else []


def _mask(cell: int, geometry: Geometry, values: Sequence[int]) -> int:
    if values[cell]:
        return 1 << values[cell] - 1
    return geometry.all_digits & ~union(1 << values[peer] >> 1 for peer in geometry.peers[cell])
