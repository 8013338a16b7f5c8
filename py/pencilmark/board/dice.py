"""Randomness that never changes between versions: built only on `random.Random.random`.

The standard library promises that one seed gives the same sequence of `random()` on every version
and machine, and promises nothing for `shuffle` or `choice`; these replace them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from random import Random

Item = TypeVar("Item")


def roll(rng: Random, count: int) -> int:
    """Roll a whole number from 0 to *count* - 1, each equally likely.

    >>> from random import Random
    >>> [roll(Random(1), 6) for _ in range(2)]
    [0, 0]
    """
    return int(rng.random() * count)


def pick(rng: Random, items: Sequence[Item]) -> Item:
    """Pick one of *items*, each equally likely."""
    return items[roll(rng, len(items))]


def shuffled(rng: Random, items: Sequence[Item]) -> list[Item]:
    """List *items* in a random order (Fisher-Yates), each order equally likely.

    >>> from random import Random
    >>> shuffled(Random(1), "abcd")
    ['d', 'b', 'c', 'a']
    """
    mixed, random = list(items), rng.random
    for last in range(len(mixed) - 1, 0, -1):
        other = int(random() * (last + 1))  # `roll` written out: making random puzzles spends most of its time here
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
