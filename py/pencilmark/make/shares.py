"""Volumes that have no puzzle in common, however turned or renamed: each gets its share of all solutions.

The share of a solution follows from something that no isomorphism changes: the lengths of the cycles of the permutation
that takes the digits of one row to those of another, for each two rows, and the same for columns. Isomorphic puzzles
have isomorphic solutions, so no two volumes share one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations


def share_of(solution: Sequence[int], size: int, shares: int) -> int:
    """Return the share of a *solution* on a board of *size*, from 1 to *shares*.

    >>> share_of((1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1), 4, 1)
    1
    """
    from hashlib import sha256  # late: it loads a library, and most puzzles are in no volume

    rows = [tuple(solution[start : start + size]) for start in range(0, size * size, size)]
    kinds = sorted(map(_kinds, (rows, [*zip(*rows, strict=True)])))
    return int.from_bytes(sha256(repr(kinds).encode()).digest()[:8], "big") % shares + 1


def _kinds(lines: Sequence[Sequence[int]]) -> list[tuple[tuple[int, ...], int]]:
    """Count the kinds of permutations between two of *lines*."""
    return sorted(Counter(_cycles(one, other) for one, other in combinations(lines, 2)).items())


def _cycles(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """List the lengths of the cycles of the permutation from *one* to the *other*, the shortest first.

    >>> _cycles((1, 2, 3, 4), (2, 1, 4, 3))
    (2, 2)
    """
    goes, lengths = dict(zip(one, other, strict=True)), []
    while goes:
        value, length = next(iter(goes)), 0
        while value in goes:
            value, length = goes.pop(value), length + 1
        lengths.append(length)
    return tuple(sorted(lengths))
