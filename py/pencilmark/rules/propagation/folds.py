"""Conditions on cells in order, with full support: cells that are seen, counted off or enclosed, and products.

Such a condition reads the cells one by one and keeps a small *state* (how far it has counted, what it has added up).
A forward pass finds the states that can be reached, each with the sets of values used on the way where the cells must
differ (see `pencilmark.rules.propagation.subsets`); a backward pass finds the values that lead to an accepted state.
(Pesant, "A regular language membership constraint for finite sequences of variables", 2004.)
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from operator import itemgetter
from typing import TypeAlias

from pencilmark.board.frozen import dataclass
from pencilmark.rules.language.evaluate import COMPARE
from pencilmark.rules.language.machines import GONE
from pencilmark.rules.language.matching import placed
from pencilmark.rules.language.memory import Masks, Remembering
from pencilmark.rules.language.patterns import machine_of
from pencilmark.rules.language.tree import (
    Binary,
    Call,
    Cell,
    Compare,
    Count,
    Matches,
    Number,
    Product,
    Relation,
    Sum,
    Term,
    cells_of,
)
from pencilmark.rules.propagation.subsets import MEMORY, lattice

State = tuple[int, int]
Transition = Callable[[State, int, int], State | None]
Layer = dict[State, int]


@dataclass(frozen=True, slots=True)
class Fold:
    """A condition read from left to right.

    *step* maps a state, the next cell's place and its value to the state after it, or None if there is none.
    *accepts* reports whether a state is acceptable at the end.
    """

    start: State
    step: Transition
    accepts: Callable[[State], bool]


def fold_of(relation: Relation) -> Fold | None:
    """Return *relation* (of cells in the order of `cells_of`) as a fold, or None if it is not one.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> fold = fold_of(parse_rule("visible(a1..a3) = 2", board("9")))
    >>> fold.step(fold.step(fold.start, 0, 4), 1, 7)
    (7, 2)
    """
    if isinstance(relation, Matches):
        return _matching(relation)
    if not isinstance(relation, Compare):
        return None
    if not isinstance(relation.right, Number):
        return _stretches(relation)
    term, compare, total = relation.left, COMPARE[relation.operator], relation.right.value
    exact = relation.operator == "="
    if isinstance(term, Product):
        return _product(term, total) if exact and total > 0 else None
    if not isinstance(term, Call) or term.name not in _FOLDS:
        return None
    return _FOLDS[term.name](term, lambda value: compare(value, total), total if exact else 10**9)


def fold_of_term(term: Call) -> tuple[Fold, Callable[[State], int]] | None:
    """Return a *term* (of cells in the order of `cells_of`) as a fold, with its value as a function of accepted states.

    None if it is not one. States in which the term is undefined are not accepted.

    >>> fold, worth = fold_of_term(Call("gcd", (Cell(0), Cell(1))))
    >>> worth(fold.step(fold.step(fold.start, 0, 6), 1, 9))
    3
    """
    place = _WORTH.get(term.name)
    fold = _FOLDS[term.name](term, lambda value: True, 10**9) if place is not None else None
    return (fold, itemgetter(place)) if fold else None


Accepts = Callable[[int], bool]


def _are_cells(terms: tuple[object, ...]) -> bool:
    return all(isinstance(term, Cell) for term in terms) and len(set(terms)) == len(terms)


def _stretches(relation: Compare) -> Fold | None:
    """Read a line that is cut into stretches, each adding up to a number.

    The rule says this by counting: of the running sums, as many are multiples of the number as fit into the whole sum.
    On a loop they have the same remainder instead. The state is the sum of the current stretch.
    """
    match relation:
        case Compare(Product((Number(number), Count(hits))), "=", whole) if number > 0:
            cells = cells_of(relation)
            sums = [_sum_of(part, number) for part in hits]
            rests = {part.right.value for part in hits if isinstance(part, Compare) and isinstance(part.right, Number)}
            if sums != [cells[: count + 1] for count in range(len(cells))] or _added(whole) != cells or len(rests) != 1:
                return None
        case _:
            return None

    def step(state: State, place: int, value: int) -> State | None:
        total = state[0] + value
        return None if total > number else (total % number, 0)

    start = (-rests.pop() % number, 0)
    return Fold(start, step, lambda state: state == start)


def _matching(relation: Matches) -> Fold | None:
    """The state is that of the pattern's machine."""
    found = [found for term in relation.terms if (found := placed(term))]
    if len(found) < len(relation.terms) or len({cell for cell, _ in found}) < len(found):
        return None
    machine, more = machine_of(relation.pattern), [number for _, number in found]

    def step(state: State, place: int, value: int) -> State | None:
        after = machine.step(state[0], value + more[place])
        return None if after == GONE else (after, 0)

    return Fold((0, 0), step, lambda state: state[0] in machine.accepted)


def _sum_of(hit: Relation, number: int) -> tuple[int, ...] | None:
    """List the cells whose sum *hit* says to leave a certain remainder when divided by *number*."""
    match hit:
        case Compare(Binary("%", term, Number(modulus)), "=", Number(rest)) if modulus == number > rest >= 0:
            return _added(term)
    return None


def _added(term: Term) -> tuple[int, ...] | None:
    """List the cells that a term adds up."""
    parts = term.terms if isinstance(term, Sum) else ((1, term),)
    cells = tuple(part.cell for sign, part in parts if sign > 0 and isinstance(part, Cell))
    return cells if len(cells) == len(parts) else None


def _sum_cut(term: Call, accepts: Accepts, most: int) -> Fold | None:
    """The state is the sum of the stretch up to here."""
    number, *cells = term.terms
    if not isinstance(number, Number) or number.value < 1 or not _are_cells(tuple(cells)):
        return None

    def step(state: State, place: int, value: int) -> State | None:
        total = state[0] + value
        return None if total > number.value else (total % number.value, 0)

    return Fold((0, 0), step, lambda state: accepts(state[0]))


def _product(term: Product, total: int) -> Fold | None:
    if not _are_cells(term.factors):
        return None

    def step(state: State, place: int, value: int) -> State | None:
        rest, _ = state
        return (rest // value, 0) if rest % value == 0 else None

    return Fold((total, 0), step, lambda state: state[0] == 1)


def _visible(term: Call, accepts: Accepts, most: int) -> Fold | None:
    """The state is the highest value up to here, and how many are seen."""
    if not _are_cells(term.terms):
        return None

    def step(state: State, place: int, value: int) -> State | None:
        highest, count = state
        if value <= highest:
            return state
        return (value, count + 1) if count < most else None

    return Fold((0, 0), step, lambda state: accepts(state[1]))


def _counted(term: Call) -> bool:
    """Report whether the first of the cells is the count."""
    return _are_cells(term.terms[1:]) and term.terms[0] == term.terms[1]


def _item(term: Call, accepts: Accepts, most: int) -> Fold | None:
    """The state is how many cells are still to come, up to the item; 0 once the item was right."""
    if not _counted(term):
        return None
    length = len(term.terms) - 1

    def step(state: State, place: int, value: int) -> State | None:
        left = value if place == 0 else state[0]
        if left > length:
            return None
        if left == 1:
            return (0, 0) if accepts(value) else None
        return (max(left - 1, 0), 0)

    return Fold((0, 0), step, lambda state: state[0] == 0)


def _sum_first(term: Call, accepts: Accepts, most: int) -> Fold | None:
    """The state is how many cells are still to be added, and the sum up to here; the count may be another cell."""
    if not (_counted(term) or _are_cells(term.terms)):
        return None
    counts_itself = term.terms[0] == term.terms[1]
    length = len(term.terms) - 1

    def step(state: State, place: int, value: int) -> State | None:
        if place == 0 and not counts_itself:
            return (value, 0) if value <= length else None
        left, total = (value, 0) if place == 0 else state
        if left > length or total + value * (left > 0) > most:
            return None
        return (left - 1, total + value) if left else state

    return Fold((0, 0), step, lambda state: state[0] == 0 and accepts(state[1]))


def _gcd(term: Call, accepts: Accepts, most: int) -> Fold | None:
    """The state is the greatest common divisor up to here."""
    if not _are_cells(term.terms):
        return None
    return Fold((0, 0), lambda state, place, value: (gcd(state[0], value), 0), lambda state: accepts(state[0]))


DONE = -1


def _sum_between(term: Call, accepts: Accepts, most: int) -> Fold | None:
    """The state is the end still to come and the sum up to here; the end is 0 before the first, DONE after the last."""
    first, last, *cells = term.terms
    if not (isinstance(first, Number) and isinstance(last, Number) and _are_cells(tuple(cells)) and first != last):
        return None
    ends = (first.value, last.value)

    def step(state: State, place: int, value: int) -> State | None:
        wanted, total = state
        if value not in ends:
            inside = wanted > 0
            return None if inside and total + value > most else (wanted, total + value * inside)
        if not wanted:
            return (sum(ends) - value, 0)
        return (DONE, total) if value == wanted and accepts(total) else None

    return Fold((0, 0), step, lambda state: state[0] == DONE)


_FOLDS: dict[str, Callable[[Call, Accepts, int], Fold | None]] = {
    "visible": _visible,
    "item": _item,
    "sumfirst": _sum_first,
    "sumbetween": _sum_between,
    "sumcut": _sum_cut,
    "gcd": _gcd,
}
_WORTH = {"visible": 1, "sumfirst": 1, "sumbetween": 1, "sumcut": 0, "gcd": 0}
"""Which of a state's two numbers is the term's value."""


Arc: TypeAlias = tuple[int, int, int, int, State]
"""A possible value: its bit, the sets that lack it and that have it, how far it shifts them, and the state after.

Where cells need not differ, the empty set is the only one. A plain tuple, since it unpacks in half the time.
"""


class Folding(Remembering):
    """The propagator of a fold over the values 1 to *top*; the cells *differ* or not."""

    most = MEMORY

    def __init__(self, fold: Fold, top: int, differ: bool) -> None:
        self.fold, self.top = fold, top
        self.sets = lattice(top) if differ else None
        super().__init__()
        self._known: dict[int, dict[State, list[Arc]]] = {}

    def _ways(self, state: State, place: int) -> list[Arc]:
        """List, and keep, the arcs from a state at a place."""
        found = self._known[place][state] = []
        for digit in range(self.top):
            after = self.fold.step(state, place, digit + 1)
            if after is not None:
                sets = (self.sets.lacking[digit], self.sets.having[digit], 1 << digit) if self.sets else (1, 1, 0)
                found.append((1 << digit, *sets, after))
        return found

    def _narrow(self, masks: Masks) -> Masks | None:
        layers = self._forwards(masks)
        accepted = {state: sets for state, sets in layers[-1].items() if self.fold.accepts(state)}
        return self._backwards(masks, layers, accepted) if accepted else None

    def _forwards(self, masks: Masks) -> list[Layer]:
        """List the layers reached before each cell and at the end; stop with an empty layer where nothing leads on."""
        now: Layer = {self.fold.start: 1}
        layers = [now]
        for place, mask in enumerate(masks):
            after, known = Layer(), self._known.setdefault(place, {})
            for state, sets in now.items():
                ways = known.get(state)
                for bit, lacking, _, shift, reached in self._ways(state, place) if ways is None else ways:
                    if mask & bit:
                        moved = (sets & lacking) << shift
                        if moved and reached in after:
                            after[reached] |= moved
                        elif moved:
                            after[reached] = moved
            layers.append(now := after)
            if not now:
                break
        return layers

    def _backwards(self, masks: Masks, layers: list[Layer], wanted: Layer) -> Masks:
        """Keep the values by which the *layers* of `_forwards` lead to a *wanted* state at the end; some do."""
        found = []
        for place in range(len(masks) - 1, -1, -1):
            mask, left, before, known = masks[place], 0, Layer(), self._known[place]
            for state, sets in layers[place].items():
                some = 0
                for bit, _, having, shift, reached in known[state]:
                    if mask & bit and reached in wanted:
                        ways = (wanted[reached] & having) >> shift & sets
                        if ways:
                            left |= bit
                            some |= ways
                if some:
                    before[state] = some
            wanted = before
            found.append(left)
        return tuple(reversed(found))
