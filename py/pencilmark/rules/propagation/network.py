"""A puzzle's houses and rules as one network: propagators over the candidates of cells, run until nothing changes.

Masks of candidates have bit = value - 1; sets of propagators are integers, too, with bit = place among them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import itemgetter

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import kept_slowly
from pencilmark.board.model import Puzzle, Rule
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Slowly
from pencilmark.rules.language.hidden import hidden_domains, without_hidden
from pencilmark.rules.language.memory import Masks, Narrow
from pencilmark.rules.language.tree import flat
from pencilmark.rules.propagation.compile import SLICE, compiling, house_narrow, sum_part
from pencilmark.rules.propagation.innies import CellSum, equations, fact_of, in_parts
from pencilmark.rules.propagation.linear import linear_of
from pencilmark.rules.propagation.propagators import Propagator
from pencilmark.rules.propagation.subsets import MOST_VALUES, different, lattice
from pencilmark.rules.rule import clues_of, relating, relations_of
from pencilmark.rules.variants.definition import Clue

Changed = Callable[[Propagator, Masks, Masks], None]


class Network:
    """The *propagators* of a board's houses and of *rules*; *watchers* has, for each cell, those with it (a mask).

    A set of propagators is an integer, bit = place in *propagators*; those that cost little come first. *hidden*
    has the candidates of the cells behind those of the board (see `hidden_domains`).
    """

    def __init__(
        self, geometry: Geometry, rules: tuple[Rule, ...], found: list[Propagator], hidden: tuple[int, ...] = ()
    ) -> None:
        self.geometry, self.rules = geometry, rules
        self.propagators = sorted(found, key=lambda propagator: len(propagator.cells))
        self.hidden = hidden
        self.watchers = [0] * (geometry.cell_count + len(hidden))
        self._eager = list(self.watchers)
        for place, propagator in enumerate(self.propagators):
            for cell in propagator.cells:
                self.watchers[cell] |= 1 << place
                self._eager[cell] |= 0 if propagator.lazy else 1 << place
        self.everything = (1 << len(self.propagators)) - 1
        self._get = [_getter(propagator.cells) for propagator in self.propagators]

    def load(self, puzzle: Puzzle) -> list[int]:
        """Return the candidates that the values and pencil marks of *puzzle* leave each cell."""
        return [*puzzle.masks(), *self.hidden]

    def settle(self, masks: list[int], waiting: int, changed: Changed | None = None) -> int | None:
        """Run the *waiting* propagators, and those whose cells change, until none of them changes anything.

        *masks* are changed in place. Returns None, or the place of a propagator that leaves a cell nothing. *changed*
        is called with each propagator that strikes something, and its cells' masks before and after.
        """
        propagators, watchers, eager, get = self.propagators, self.watchers, self._eager, self._get
        while waiting:
            place = (waiting & -waiting).bit_length() - 1  # the lowest
            waiting &= waiting - 1
            propagator = propagators[place]
            before = get[place](masks)
            after = propagator.narrow(before)
            if after is None:
                return place
            if after == before:
                continue
            for cell, old, new in zip(propagator.cells, before, after, strict=True):
                if old != new:
                    masks[cell] = new
                    waiting |= eager[cell] if new & (new - 1) else watchers[cell]
            if changed:
                changed(propagator, before, after)
        return None


def _getter(cells: tuple[int, ...]) -> Callable[[list[int]], Masks]:
    """Make the function that picks the entries of *cells*, as a tuple, out of a list."""
    if len(cells) > 1:
        return itemgetter(*cells)
    return lambda masks: tuple([masks[cell] for cell in cells])


def facts_of(rules: tuple[Rule, ...], geometry: Geometry, others: tuple[Clue, ...]) -> Slowly[list[CellSum]]:
    """List, with pauses, the sums of cells that the rules state."""
    found = []
    for rule in rules:
        relation = without_hidden((yield from relating(rule, geometry, others)), geometry)
        for place, part in enumerate(flat(relation)):
            if place % SLICE == 0:
                yield None
            linear = linear_of(part, geometry.value_count)
            fact = fact_of(linear) if linear else None
            if fact:
                found.append(fact)
    return found


@lru_cache(maxsize=64)
def house_propagators(geometry: Geometry, facts: tuple[CellSum, ...]) -> tuple[Propagator, ...]:
    """Make the propagators of a board's houses and pairs, given *facts* about sums in them."""
    found = []
    for place, house in enumerate(geometry.houses):
        cells, narrow = house.cells, house_narrow(len(house.cells), geometry.value_count)
        if facts and place in geometry.full_houses and geometry.value_count <= MOST_VALUES:
            cells, totals = in_parts(cells, list(facts))
            narrow = _divided(geometry.value_count, totals) if totals else narrow
        found.append(Propagator(cells, narrow, str(house)))
    name = geometry.cell_name
    pair = house_narrow(2, geometry.value_count)
    found += [
        Propagator((a, b), pair, phrase("pair-of-cells", one=name(a), other=name(b)), lazy=True)
        for a, b in geometry.pairs
    ]
    return tuple(found)


@lru_cache(maxsize=1024)
def _divided(top: int, totals: tuple[tuple[int, int], ...]) -> Narrow:
    """Make the propagator of a house whose first cells have these totals, by number of cells."""
    adding = lattice(top).adding
    return different(top, [(count, adding.get(total, 0)) for count, total in totals])


def _innies(geometry: Geometry, facts: list[CellSum]) -> Iterator[Propagator]:
    """Yield the sums of cells left over that follow from facts and sums of houses."""
    if not facts or geometry.value_count > MOST_VALUES:
        return
    for linear in equations(geometry, facts):
        part = sum_part(linear, geometry, [])
        if part:
            yield Propagator(
                *part, phrase("sums-of-cells", cells=" ".join(geometry.cell_name(cell) for cell in part[0]))
            )


@kept_slowly(100_000, lambda made: len(made.propagators) + 10 * made.geometry.cell_count)
def connecting(geometry: Geometry, rules: tuple[Rule, ...]) -> Slowly[Network]:
    """Make the network of a board and its rules; it is kept. Raises RuleError."""
    others = clues_of(rules)
    facts = yield from facts_of(rules, geometry, others)
    found = [*house_propagators(geometry, tuple(facts)), *_innies(geometry, facts)]
    for number, rule in enumerate(rules):
        found += yield from compiling(rule, geometry, number, others)
    hidden = hidden_domains(relations_of(rules, geometry), geometry)
    return Network(geometry, rules, found, tuple(hidden))
