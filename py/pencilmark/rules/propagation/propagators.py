"""Rules as propagators: functions that strike candidates.

A propagator has *cells* and a function *narrow* from the masks of these cells (in order) to the masks that are left,
or None when a cell has nothing left. It knows no board and keeps no state of the search; what it strikes must be
impossible, and once every cell has one value left it must decide exactly whether the rule holds. That is the whole
contract: anything that keeps it can join the others in a `pencilmark.rules.propagation.network.Network`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod

from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, several
from pencilmark.board.phrase import Said
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.memory import Masks, Narrow, Remembering
from pencilmark.rules.language.relations import enforce
from pencilmark.rules.language.tree import Relation

TRIED_TUPLES = 128
MOST_REMEMBERED = 500
"""Most answers kept for a relation: the cells of a long one have very many masks."""


@dataclass(frozen=True, slots=True)
class Propagator:
    """Something that strikes candidates in *cells*, with its name; *rule* is the number of its rule, if any.

    One that is *lazy* strikes nothing until one of its cells has a single candidate.
    """

    cells: tuple[int, ...]
    narrow: Narrow
    words: Said
    rule: int | None = None
    lazy: bool = False


@lru_cache(maxsize=256)
def all_different(count: int, full: int = 0) -> Narrow:
    """Make the propagator of *count* cells with different values; all values of *full* (mask) must occur.

    It finds naked and hidden singles until there are no more, and notices when there are too few values.

    >>> all_different(3)((0b001, 0b011, 0b111))
    (1, 2, 4)
    >>> all_different(3, 0b111)((0b011, 0b011, 0b111))
    (3, 3, 4)
    """

    def narrow(masks: Masks) -> Masks | None:
        now = list(masks)
        done = 0
        while True:
            once = twice = single = 0
            for mask in now:
                twice |= once & mask
                once |= mask
                if not mask & (mask - 1):
                    if single & mask or not mask:
                        return None
                    single |= mask
            lone = once & ~twice & full & ~single
            if once & full != full or once.bit_count() < count:
                return None
            if not lone and not single & ~done:
                return tuple(now)
            now = [_settled(mask, single, lone) for mask in now]
            done |= single

    return narrow


def _settled(mask: int, single: int, lone: int) -> int:
    """Return a single as it is, the *lone* value if the cell has one, or else the mask without the *single* values.

    With two lone values, nothing is left.
    """
    if not several(mask):
        return mask
    found = mask & lone
    if found:
        return 0 if several(found) else found
    return mask & ~single


def by_bounds(relation: Relation, count: int) -> Narrow:
    """Make the propagator of a relation of *count* cells (numbered from 0) by intervals; exact when little is open."""
    return _Bounded(relation, count).narrow


class _Bounded(Remembering):
    """The propagator of `by_bounds`."""

    most = MOST_REMEMBERED

    def __init__(self, relation: Relation, count: int) -> None:
        super().__init__()
        self._relation, self._count, self._test = relation, count, holds(relation)

    def _narrow(self, masks: Masks) -> Masks | None:
        now = list(masks)
        if not enforce(self._relation, now):
            return None
        return self._tried(now) if prod([mask.bit_count() for mask in now]) <= TRIED_TUPLES else tuple(now)

    def _tried(self, masks: list[int]) -> Masks | None:
        found = [0] * self._count
        for values in product(*[[digit + 1 for digit in bits(mask)] for mask in masks]):
            if self._test(values):
                found = [mask | 1 << value - 1 for mask, value in zip(found, values, strict=True)]
        return tuple(found) if found[0] else None
