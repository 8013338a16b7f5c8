"""Rules as propagators: functions that strike candidates.

A propagator has *cells* and a function *narrow* from the masks of these cells (in their order) to the masks that
are left, or None when nothing is. It knows no board and keeps no state of the search; what it strikes must be
impossible, and once every cell has one value left it must tell exactly whether the rule holds. That is the
whole contract: whatever can be written so can join the others in a `pencilmark.rules.network.Network`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod

from pencilmark.geometry import Geometry, bits
from pencilmark.rules.evaluate import holds
from pencilmark.rules.relations import enforce
from pencilmark.rules.sheet import relation_of
from pencilmark.rules.table import table
from pencilmark.rules.tree import All, Cell, Compare, Relation, Test, cells_of, make_all, renamed_relation
from pencilmark.variants.definition import Clue

Masks = tuple[int, ...]
Narrow = Callable[[Masks], Masks | None]
TABLE_CELLS = 3
TABLE_TUPLES = 10_000
TRIED_TUPLES = 128


@dataclass(frozen=True, slots=True)
class Propagator:
    """Something that strikes candidates in *cells*, and what to call it; *rule* is the number of its rule, if any."""

    cells: tuple[int, ...]
    narrow: Narrow
    words: str
    rule: int | None = None


@lru_cache(maxsize=256)
def all_different(count: int, full: int = 0) -> Narrow:
    """Make the propagator of *count* cells with different values; *full* has the values that all must occur.

    It places naked and hidden singles until there are none left, and sees when there are too few values.

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
    """Leave a single alone, make a single of a cell with a *lone* value, strike the *single* values from the others.

    A cell with two lone values has nothing left.
    """
    if not mask & (mask - 1):
        return mask
    found = mask & lone
    if found:
        return 0 if found & (found - 1) else found
    return mask & ~single


def by_bounds(relation: Relation, count: int) -> Narrow:
    """Make the propagator of a relation of *count* cells (numbered from 0) by intervals; exact when little is open."""
    test = holds(relation)

    def narrow(masks: Masks) -> Masks | None:
        now = list(masks)
        if not enforce(relation, now):
            return None
        if prod([mask.bit_count() for mask in now]) <= TRIED_TUPLES:
            return _tried(now)
        return tuple(now)

    def _tried(masks: list[int]) -> Masks | None:
        found = [0] * count
        for values in product(*[[digit + 1 for digit in bits(mask)] for mask in masks]):
            if test(values):
                found = [mask | 1 << value - 1 for mask, value in zip(found, values, strict=True)]
        return tuple(found) if found[0] else None

    return narrow


@lru_cache(maxsize=8192)
def propagators_of(text: str, geometry: Geometry, number: int, others: tuple[Clue, ...] = ()) -> tuple[Propagator, ...]:
    """Make the propagators of the rule *text*, the *number*-th of its puzzle. Raises RuleError.

    *others* are the clues of all its rules.
    """
    words = f"rule {number + 1}: {text}"
    parts = _parts(relation_of(text, geometry, others=others), geometry.value_count)
    return tuple(Propagator(cells, narrow, words, number) for cells, narrow in parts)


def _parts(relation: Relation, top: int) -> Iterator[tuple[tuple[int, ...], Narrow]]:
    """Yield cells and function of each propagator that *relation* needs."""
    cells = cells_of(relation)
    small = _is_small(relation, top)
    if isinstance(relation, All) and not small:
        for part in _together(relation, top):
            yield from _parts(part, top)
        return
    if isinstance(relation, Test) and relation.name == "distinct" and not small:
        yield from _distinct(relation, top)
        return
    slots = {cell: slot for slot, cell in enumerate(cells)}
    shape = renamed_relation(relation, slots.__getitem__)
    yield cells, table(shape, len(cells), top).narrow if small else _wide(shape, len(cells))


def _is_small(relation: Relation, top: int) -> bool:
    """Tell whether the relation is worth a table."""
    count = len(cells_of(relation))
    return count <= TABLE_CELLS and top**count <= TABLE_TUPLES


def _together(relation: All, top: int) -> list[Relation]:
    """Join the parts that are about the same few cells: one table says more than several."""
    found: dict[object, list[Relation]] = {}
    for place, part in enumerate(relation.relations):
        found.setdefault(frozenset(cells_of(part)) if _is_small(part, top) else place, []).append(part)
    return [make_all(parts, 0) for parts in found.values()]


@lru_cache(maxsize=1024)
def _wide(shape: Relation, count: int) -> Narrow:
    return by_bounds(shape, count)


def _distinct(relation: Test, top: int) -> Iterator[tuple[tuple[int, ...], Narrow]]:
    """Make a house of different cells; terms that are no cells differ pair by pair."""
    terms = relation.terms
    cells = cells_of(relation)
    if all(isinstance(term, Cell) for term in terms) and len(cells) == len(terms):
        yield cells, all_different(len(cells), (1 << top) - 1 if len(cells) == top else 0)
        return
    for place, first in enumerate(terms):
        for second in terms[place + 1 :]:
            yield from _parts(Compare(first, "!=", second), top)
