"""The order in which steps of one technique are offered: most eliminations first, then the lightest.

Of two steps of a technique HoDoKu applies the one that eliminates more, and of two that eliminate
equally much the one whose eliminations weigh less: those of low values and of upper cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate

T = TypeVar("T")


def candidates_of(mask: int, count: int) -> tuple[Candidate, ...]:
    """List the candidates of a *mask* (bit = digit index * *count* of cells + cell), cell by cell."""
    found = []
    for node in bits(mask):
        digit, cell = divmod(node, count)
        found.append(Candidate(cell, digit + 1))
    return tuple(sorted(found))


def weight(mask: int, count: int) -> int:
    """Weigh the eliminations in *mask*, value by value: the place of each counts more than the one before.

    >>> weight(1 << 5, 81), weight(1 << 5 | 1 << 7, 81)
    (6, 574)
    """
    total, factor = 0, 1
    for node in bits(mask):
        digit, cell = divmod(node, count)
        total += cell * factor + digit + 1
        factor += 80
    return total


def ranked(found: Iterable[tuple[int, T]], count: int) -> list[tuple[int, T]]:
    """Sort pairs of eliminations (mask) and anything: most eliminations first, then the lightest."""
    keyed = [((-gone.bit_count(), weight(gone, count)), gone, thing) for gone, thing in found]
    keyed.sort(key=lambda entry: entry[0])
    return [(gone, thing) for _, gone, thing in keyed]
