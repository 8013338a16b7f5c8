"""Conditions on cells of a line, each on one cell or on two neighbours, joined by and, or and not, read in order.

The state is what is left of the condition once the cells up to here have their values.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache

from pencilmark.board.masks import mask_of
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.tree import All, Any, Not, Relation, cells_of, renamed_relation
from pencilmark.rules.propagation.folds import Fold, State

FALSE, TRUE = 0, 1
NOWHERE = 1 << 30
Node = tuple[str, int, tuple[int, ...]]
"""A kind (CELL, PAIR, AND, OR), the first place it is about, and masks of values or its parts' numbers."""
CELL, PAIR, AND, OR = "cell", "pair", "and", "or"
ENDS = {AND: (FALSE, TRUE), OR: (TRUE, FALSE)}
"""For each kind, the part that settles the whole and the part that makes no difference."""


def order_of(relation: Relation) -> tuple[int, ...] | None:
    """List the cells of *relation* so that each of its conditions is on one cell or on two neighbours in the list.

    None unless all cells that share a condition with another form a single chain. The end that is named first comes
    first, so that a clue at the other end of a line has the same shape.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> order_of(parse_rule("(a1 < b2 and c3 = 4) or c3 < b2", board("9")))
    (0, 10, 20)
    """
    beside: dict[int, set[int]] = {}
    for part in _conditions(relation):
        cells = cells_of(part)
        if len(cells) > 2:
            return None
        for cell in cells:
            beside.setdefault(cell, set()).update(other for other in cells if other != cell)
    ends = [cell for cell, others in beside.items() if len(others) == 1]
    if len(ends) != 2 or max(map(len, beside.values())) > 2:
        return None
    order = [ends[0]]
    while following := beside[order[-1]] - set(order[-2:-1]):
        order += following
    alone = [cell for cell, others in beside.items() if not others]
    return (*order, *alone) if len(order) + len(alone) == len(beside) else None


def _conditions(relation: Relation) -> Iterable[Relation]:
    if isinstance(relation, Not):
        yield from _conditions(relation.relation)
    elif isinstance(relation, All | Any):
        for part in relation.relations:
            yield from _conditions(part)
    else:
        yield relation


def chain_of(relation: Relation, top: int) -> Fold:
    """Return *relation*, whose cells are numbered in their order, as a fold."""
    chain = Chain(relation, top)

    def step(state: State, place: int, value: int) -> State | None:
        after = chain.step(state[0], place, value)
        return None if after == FALSE else (after, 0)

    return Fold((chain.start, 0), step, lambda state: state[0] == TRUE)


@lru_cache(maxsize=512)
def _truths(relation: Relation, top: int, count: int) -> tuple[int, ...]:
    """List the values (mask) of the last cell that fulfil a condition, for each value of the first of two, or once."""
    test, values = holds(relation), range(1, top + 1)
    before = [(value,) for value in values] if count > 1 else [()]
    return tuple([mask_of(value - 1 for value in values if test((*first, value))) for first in before])


class Chain:
    """A condition whose cells are numbered in their order, on values from 1 to *top*; a state is a number.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> chain = Chain(parse_rule("r1c1 < r1c2 and r1c3 = 4", board("9")), 9)
    >>> chain.step(chain.start, 0, 9) == FALSE, chain.step(chain.start, 0, 1) == chain.step(chain.start, 0, 2)
    (True, False)
    """

    def __init__(self, relation: Relation, top: int) -> None:
        self.top, self.full = top, (1 << top) - 1
        self._nodes: list[Node] = [(OR, NOWHERE, ()), (AND, NOWHERE, ())]
        self._numbers = {node: number for number, node in enumerate(self._nodes)}
        self._known: dict[int, tuple[int, ...]] = {}
        self._joins: dict[tuple[str, tuple[int, ...]], int] = {}
        self._relation = relation

    @cached_property
    def start(self) -> int:
        """Return the state before the first cell."""
        return self._read(self._relation, False)

    def step(self, state: int, place: int, value: int) -> int:
        """Return the state after a value at the next place; FALSE once nothing can fulfil the condition."""
        return self._after(state)[value - 1] if self._nodes[state][1] == place else state

    def _after(self, state: int) -> tuple[int, ...]:
        """List the states after each value at the place that a state is about."""
        found = self._known.get(state)
        if found is None:
            kind, place, parts = self._nodes[state]
            if kind == CELL:
                found = tuple([TRUE if parts[0] >> value & 1 else FALSE for value in range(self.top)])
            elif kind == PAIR:
                found = tuple([self._cell(place + 1, mask) for mask in parts])
            else:
                columns = [self._after(it) if self._nodes[it][1] == place else (it,) * self.top for it in parts]
                found = tuple([self._left(kind, row) for row in zip(*columns, strict=True)])
            self._known[state] = found
        return found

    def _left(self, kind: str, parts: tuple[int, ...]) -> int:
        """Join what is left of the parts of a state; usually this is little, and the same for many states."""
        dead, none = ENDS[kind]
        if dead in parts:
            return dead
        if none in parts:
            parts = tuple([part for part in parts if part != none])
        if len(parts) < 2:
            return parts[0] if parts else none
        found = self._joins.get((kind, parts))
        if found is None:
            found = self._joins[kind, parts] = self._joined(kind, parts)
        return found

    def _read(self, relation: Relation, refuted: bool) -> int:
        if isinstance(relation, Not):
            return self._read(relation.relation, not refuted)
        if isinstance(relation, All | Any):
            kind = AND if isinstance(relation, All) is not refuted else OR
            return self._joined(kind, [self._read(part, refuted) for part in relation.relations])
        cells = sorted(cells_of(relation))
        rows = _truths(renamed_relation(relation, cells.index), self.top, len(cells))
        masks = tuple(self.full & ~row for row in rows) if refuted else rows
        return self._cell(cells[0], masks[0]) if len(cells) == 1 else self._number((PAIR, cells[0], masks))

    def _number(self, node: Node) -> int:
        number = self._numbers.setdefault(node, len(self._nodes))
        if number == len(self._nodes):
            self._nodes.append(node)
        return number

    def _cell(self, place: int, mask: int) -> int:
        if not mask or mask == self.full:
            return TRUE if mask else FALSE
        return self._number((CELL, place, (mask,)))

    def _joined(self, kind: str, parts: Iterable[int]) -> int:
        """Join states: masks of the same cell become one, and a first cell is joined with one state for the rest."""
        dead, none = ENDS[kind]
        masks, others = dict[int, int](), set[int]()
        waiting = list(parts)
        while waiting:
            number = waiting.pop()
            its, place, content = self._nodes[number]
            if number == dead:
                return dead
            if its == kind:
                waiting += content
            elif its == CELL:
                known = masks.get(place, self.full if kind == AND else 0)
                masks[place] = known & content[0] if kind == AND else known | content[0]
            else:
                others.add(number)
        cells = {self._cell(place, mask) for place, mask in masks.items()}
        if dead in cells:
            return dead
        found = sorted(others | cells - {none})
        if len(found) <= 1:
            return found[0] if found else none
        first = min(found, key=lambda number: (self._nodes[number][1], self._nodes[number][0] != CELL))
        rest = [number for number in found if number != first]
        if self._nodes[first][0] == CELL and len(rest) > 1:
            found = [first, self._number((kind, min(self._nodes[number][1] for number in rest), tuple(rest)))]
        return self._number((kind, self._nodes[first][1], tuple(found)))
