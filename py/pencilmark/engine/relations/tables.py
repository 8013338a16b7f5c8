"""Relations of a few cells as lists of allowed tuples; they name no cells, so puzzles can share them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from pencilmark.board.masks import bits
from pencilmark.rules.language.evaluate import COMPARE, Value, holds, value_of
from pencilmark.rules.language.tree import Cell, Compare, Comparison, Relation, Test, cells_of, flat
from pencilmark.rules.propagation.linear import linear_of

Tuples = tuple[tuple[int, ...], ...]
PAIR = 2


@lru_cache(maxsize=2048)
def allowed(shape: Relation, width: int, top: int, apart: tuple[tuple[int, int], ...]) -> tuple[Tuples, bool]:
    """List the tuples (of bit places) of *width* cells for which a relation holds, if cells *apart* are different.

    Also report whether these are two cells that need no look until one has a single value.

    >>> from pencilmark.rules.language.tree import Number
    >>> allowed(Compare(Cell(0), "<", Number(3)), 2, 3, ((0, 1),))
    (((0, 1), (0, 2), (1, 0), (1, 2)), False)
    """
    found = _all_tuples(shape, width, top)
    for a, b in apart:
        found = tuple([it for it in found if it[a] != it[b]])
    return found, width == PAIR and _is_lazy(found, top)


@lru_cache(maxsize=1024)
def _all_tuples(shape: Relation, width: int, top: int) -> Tuples:
    """List the tuples of a relation: solve for a cell if it is an equation, else try all tuples."""
    parts = list(flat(shape))
    found: Iterable[tuple[int, ...]] = product(range(top), repeat=width)
    for place, part in enumerate(parts):
        if solver := _solver(part, width, top):
            found = _solutions(*solver, width, top)
            del parts[place]
            break
    for part in parts:
        if isinstance(part, Test) and part.name == "distinct" and all(isinstance(term, Cell) for term in part.terms):
            slots = cells_of(part)
            found = [it for it in found if len({it[slot] for slot in slots}) == len(part.terms)]
        else:
            test = holds(part)
            found = [it for it in found if test([place + 1 for place in it])]
    return tuple(found)


def _solver(relation: Relation, width: int, top: int) -> tuple[int, Value] | None:
    """Return a cell that an equation determines, and how: it stands alone on one side, or is added once."""
    if not isinstance(relation, Compare) or relation.operator != "=" or len(cells_of(relation)) < width:
        return None
    for side, other in ((relation.left, relation.right), (relation.right, relation.left)):
        if isinstance(side, Cell) and side.cell not in cells_of(other):
            return side.cell, value_of(other)
    linear = linear_of(relation, top)
    unknown = next((cell for cell, weight in linear.weights.items() if abs(weight) == 1), None) if linear else None
    if not linear or unknown is None:
        return None
    own, total = linear.weights[unknown], linear.total
    others = [(cell, weight) for cell, weight in linear.weights.items() if cell != unknown]
    return unknown, lambda values: own * (total - sum([weight * values[cell] for cell, weight in others]))


def _solutions(unknown: int, solve: Value, width: int, top: int) -> Iterator[tuple[int, ...]]:
    """Yield the tuples of an equation: the value of the *unknown* cell for each choice of the others."""
    ranges = [range(1, 2) if cell == unknown else range(1, top + 1) for cell in range(width)]
    for values in product(*ranges):
        try:
            value = solve(values)
        except ArithmeticError:
            continue
        if 1 <= value <= top:
            yield tuple([value - 1 if cell == unknown else other - 1 for cell, other in enumerate(values)])


@lru_cache(maxsize=1024)
def judged(shape: Relation, top: int) -> tuple[tuple[int, int, int], ...]:
    """List the values of two cells, each pair with the truth of a relation between them."""
    test, places = holds(shape), range(top)
    return tuple((a, b, int(test((a + 1, b + 1)))) for a in places for b in places)


def _is_lazy(tuples: Tuples, top: int) -> bool:
    """Report whether each value of two cells forbids at most one of the other's."""
    for place in (0, 1):
        counts = [0] * top
        for values in tuples:
            counts[values[place]] += 1
        if min(counts) < top - 1:
            return False
    return True


class Pair(NamedTuple):
    """Two variables, each the mask of its values (bits) and a weight, and a constant added to them."""

    first: int
    second: int
    weight: int
    other_weight: int
    constant: int

    def sums(self) -> list[tuple[int, int, int]]:
        """List each pair of values with its sum."""
        return [
            (a, b, self.weight * a + self.other_weight * b + self.constant)
            for a in bits(self.first)
            for b in bits(self.second)
        ]


@lru_cache(maxsize=512)
def sizes(pair: Pair) -> Tuples:
    """List the values of a pair, each with the absolute value of their sum.

    >>> sizes(Pair(0b11, 0b10, 1, -1, 0))
    ((0, 1, 1), (1, 1, 0))
    """
    return tuple([(a, b, abs(total)) for a, b, total in pair.sums()])


@lru_cache(maxsize=512)
def judged_sums(pair: Pair, operator: Comparison) -> Tuples:
    """List the values of a pair, each with whether their sum compares with 0 in this way."""
    test = COMPARE[operator]
    return tuple([(a, b, int(test(total, 0))) for a, b, total in pair.sums()])


@lru_cache(maxsize=512)
def allowed_sums(pair: Pair, operator: Comparison) -> tuple[Tuples, bool]:
    """List the values of a pair whose sum compares so with 0, and whether each forbids at most one of the other's."""
    judged = judged_sums(pair, operator)
    forbidden = [(a, b) for a, b, holds in judged if not holds]
    lazy = all(len({values[place] for values in forbidden}) == len(forbidden) for place in (0, 1))
    return tuple([(a, b) for a, b, holds in judged if holds]), lazy
