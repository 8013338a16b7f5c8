"""Smallest sets by implicit hitting: a set to hit is found only when a candidate misses it.

Many questions ask for a smallest good set, where every set that is not good shows a set of which a good one must have a
member. The smallest set that hits all shown so far is either good, and then a smallest good one, or it shows one more
(Chandrasekaran, Karp, Moreno-Centeno and Vempala, "Algorithms for implicit hitting set problems", 2011; Ignatiev and
others used it for smallest contradictions, 2015). Sets are masks.
"""

from __future__ import annotations

from collections.abc import Callable

from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits

STEPS = 200_000


@dataclass(frozen=True, slots=True)
class SmallestSet:
    """A good set; *exact* if it is proved that no smaller one is good."""

    members: int
    exact: bool


class _Spent(Exception):
    """The steps are used up."""


def smallest_good(missed: Callable[[int], int], known: int, steps: int = STEPS) -> SmallestSet:
    """Find a smallest good set, or return *known*, a good set, if *steps* do not suffice.

    *missed*, asked with a set, returns 0 if it is good, else a set of which every good set has a member.

    >>> smallest_good(lambda members: 0 if members & 0b110 else 0b110, 0b111)
    SmallestSet(members=4, exact=True)
    """
    hitting = _Hitting(steps)
    try:
        while True:
            members = hitting.smallest(known.bit_count())
            if members is None:
                return SmallestSet(known, True)
            more = missed(members)
            if not more:
                return SmallestSet(members, True)
            hitting.add(more)
            hitting.add_disjoint(missed, members | more)
    except _Spent:
        return SmallestSet(known, False)


class _Hitting:
    """The sets to hit, and the least size that hitting them takes."""

    def __init__(self, steps: int) -> None:
        self.sets: list[int] = []
        self.size = 0
        self.steps = steps

    def add(self, more: int) -> None:
        self.sets = [old for old in self.sets if more & ~old] + [more]

    def add_disjoint(self, missed: Callable[[int], int], members: int) -> None:
        """Add further sets, each disjoint from those before."""
        while more := missed(members):
            self.add(more)
            members |= more

    def smallest(self, bound: int) -> int | None:
        """Find a smallest set that hits all; None if it takes *bound* members. Raises _Spent."""
        while self.size < bound:
            found = self._search(self.size)
            if found is not None:
                return found
            self.size += 1
        return None

    def _search(self, size: int) -> int | None:
        """Find a set of *size* members that hits all, with a stack of its own: (members, excluded ones)."""
        stack = [(0, 0, self.sets)]
        while stack:
            self.steps -= 1
            if self.steps < 0:
                raise _Spent
            members, excluded, sets = stack.pop()
            left = [one & ~excluded for one in sets if not one & members]
            if not left:
                return members
            if size - members.bit_count() < _disjoint(left):
                continue
            smallest = min(left, key=int.bit_count)
            for member in _by_use(smallest, left):
                stack.append((members | member, excluded, left))
                excluded |= member
        return None


def _disjoint(sets: list[int]) -> int:
    """Count sets, smallest first, each disjoint from those counted: each needs a member of its own."""
    met = count = 0
    for one in sorted(sets, key=int.bit_count):
        if not one & met:
            met |= one
            count += 1
    return count


def _by_use(members: int, sets: list[int]) -> list[int]:
    """List the *members*, one mask each, first those in few of the *sets*."""
    singles = [1 << place for place in bits(members)]
    return sorted(singles, key=lambda single: sum(1 for one in sets if one & single))
