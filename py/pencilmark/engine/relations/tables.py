"""Relations of few cells as lists of allowed tuples; they know no cells, so that puzzles share them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from pencilmark.rules.language.evaluate import Value, holds, value_of
from pencilmark.rules.language.tree import Cell, Compare, Relation, Test, cells_of
from pencilmark.rules.propagation.compile import flat
from pencilmark.rules.propagation.linear import linear_of

Tuples = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=2048)
def allowed(shape: Relation, width: int, top: int, apart: tuple[tuple[int, int], ...]) -> Tuples:
    """List the tuples (of bit places) of *width* cells for which a relation holds, those *apart* being different.

    >>> from pencilmark.rules.language.tree import Number
    >>> allowed(Compare(Cell(0), "<", Number(3)), 2, 3, ((0, 1),))
    ((0, 1), (0, 2), (1, 0), (1, 2))
    """
    found = _all_tuples(shape, width, top)
    for a, b in apart:
        found = tuple([it for it in found if it[a] != it[b]])
    return found


@lru_cache(maxsize=1024)
def _all_tuples(shape: Relation, width: int, top: int) -> Tuples:
    """List the tuples of a relation: solve an equation in it if there is one, else try all tuples."""
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
    """Return a cell that an equation determines, and how: the cell stands alone on a side, or is added once."""
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
    """List the values of two cells, each with the truth of a relation of them."""
    test, places = holds(shape), range(top)
    return tuple((a, b, int(test((a + 1, b + 1)))) for a in places for b in places)


@lru_cache(maxsize=2048)
def is_lazy(tuples: Tuples, top: int) -> bool:
    """Report whether two cells leave each other alone until one has a single value: each value forbids one at most."""
    for place in (0, 1):
        counts = [0] * top
        for values in tuples:
            counts[values[place]] += 1
        if min(counts) < top - 1:
            return False
    return True
