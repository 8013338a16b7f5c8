"""Different cells with a condition on the set of their values, with full support.

A set of values is a number (bit = value - 1), and a set of such sets is one big integer with a bit for each: for nine
values, 512 bits. Going through the cells one by one, the sets that the cells up to here can use are one integer, and
giving a cell the value v shifts the sets that lack v by 2**(v-1). A condition on the set used after some cell (say,
that it adds up to 15) is one AND. A forward pass finds the sets that can be reached, a backward pass those of them that
lead to the end; a value that a cell takes in none of these is impossible. This is Trick's dynamic programming
("A dynamic programming approach for consistency and propagation for knapsack constraints", 2003), with sets instead of
sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations

from pencilmark.board.masks import mask_of, union
from pencilmark.rules.language.memory import Masks, Remembering

MOST_VALUES = 12
MEMORY = 4_000


class Lattice:
    """The sets of the values 1 to *top*: those that lack a value, have one, or add up to a sum.

    *lacking* and *having* are lists by digit index, *adding* maps a sum to the sets with that sum.

    >>> from pencilmark.board.masks import bits
    >>> three = Lattice(3)
    >>> bits(three.lacking[0]), bits(three.adding[3])
    ([0, 2, 4, 6], [3, 4])
    """

    def __init__(self, top: int) -> None:
        count = 1 << top
        self.top, self.everything = top, (1 << count) - 1
        self.lacking, self.having = list[int](), list[int]()
        for digit in range(top):
            step = 1 << digit
            self.lacking.append(self.everything // ((1 << step) + 1))  # step sets lack it, step have it, and so on
            self.having.append(self.lacking[-1] << step)
        self.adding: dict[int, int] = {0: 1}
        for digit in range(top):
            for total, sets in sorted(self.adding.items(), reverse=True):
                after = total + digit + 1
                self.adding[after] = self.adding.get(after, 0) | sets << (1 << digit)

    def family(self, count: int, test: Callable[[tuple[int, ...]], bool]) -> int:
        """Collect the sets of *count* values that pass a test, each given as its values in order."""
        passing = filter(test, combinations(range(1, self.top + 1), count))
        return mask_of(sum([1 << value - 1 for value in values]) for values in passing)

    def sums(self, sets: int) -> int:
        """Return the sums (bit = sum) of a set of *sets*."""
        return mask_of(total for total, members in self.adding.items() if sets & members)

    def of_sums(self, totals: int) -> int:
        """Return the sets that have one of these sums (bit = sum)."""
        return union(sets for total, sets in self.adding.items() if totals >> total & 1)


@lru_cache(maxsize=MOST_VALUES)
def lattice(top: int) -> Lattice:
    """Get the sets of the values 1 to *top*, made once."""
    return Lattice(top)


def forwards(masks: Masks, sets: Lattice, filters: dict[int, int], start: int = 1) -> list[int]:
    """List the sets that the first 0, 1, 2, ... cells can use; stop where there is none.

    *filters* has the sets that are allowed after some numbers of cells.
    """
    layers, now, lacking = [start], start, sets.lacking
    for place, mask in enumerate(masks, 1):
        after = 0
        while mask:
            low = mask & -mask
            mask ^= low
            after |= (now & lacking[low.bit_length() - 1]) << low
        now = after & filters[place] if place in filters else after
        layers.append(now)
        if not now:
            break
    return layers


def backwards(masks: Masks, sets: Lattice, layers: list[int], end: int) -> Masks | None:
    """Keep the values by which the *layers* of `forwards` lead to one of the sets in *end*."""
    now, having = end & layers[-1], sets.having
    if not now or len(layers) <= len(masks):
        return None
    found = []
    for place in range(len(masks) - 1, -1, -1):
        mask, reached, before, left = masks[place], layers[place], 0, 0
        while mask:
            low = mask & -mask
            mask ^= low
            ways = (now & having[low.bit_length() - 1]) >> low & reached
            if ways:
                left |= low
                before |= ways
        found.append(left)
        now = before
    return tuple(reversed(found))


def different(top: int, filters: Iterable[tuple[int, int]] = ()) -> Callable[[Masks], Masks | None]:
    """Make the propagator of different cells with the values 1 to *top*.

    *filters* are pairs: a number of cells, and the sets that this number of first cells may use.

    >>> fifteen = different(9, [(2, lattice(9).adding[15])])
    >>> fifteen((0b111111111, 0b101111111))
    (416, 352)
    >>> different(4)((0b0011, 0b0011, 0b1111))
    (3, 3, 12)
    """
    return _Different(top, dict(filters)).narrow


class _Different(Remembering):
    """The propagator of `different`."""

    most = MEMORY

    def __init__(self, top: int, filters: dict[int, int]) -> None:
        self.sets, self.filters = lattice(top), filters
        super().__init__()

    def _narrow(self, masks: Masks) -> Masks | None:
        return backwards(masks, self.sets, forwards(masks, self.sets, self.filters), self.sets.everything)
