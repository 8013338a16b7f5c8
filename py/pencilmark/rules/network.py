"""A puzzle's houses and rules as one network: propagators over the candidates of cells, run until nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter

from pencilmark.geometry import Geometry
from pencilmark.model import Puzzle
from pencilmark.rules.propagators import Masks, Propagator, all_different, propagators_of
from pencilmark.rules.sheet import clues_of

Changed = Callable[[Propagator, Masks, Masks], None]


class Network:
    """The *propagators* of a board's houses and of *rules*; *watchers* has, for each cell, the mask of its own.

    A set of propagators is an integer, bit = place in *propagators*; those that cost little come first.
    """

    def __init__(self, geometry: Geometry, rules: tuple[str, ...]) -> None:
        self.geometry, self.rules = geometry, rules
        others = clues_of(rules, geometry)
        found = [part for number, text in enumerate(rules) for part in propagators_of(text, geometry, number, others)]
        found += house_propagators(geometry)
        self.propagators = sorted(found, key=lambda propagator: len(propagator.cells))
        self.watchers = [0] * geometry.cell_count
        for place, propagator in enumerate(self.propagators):
            for cell in propagator.cells:
                self.watchers[cell] |= 1 << place
        self.everything = (1 << len(self.propagators)) - 1
        self._get = [_getter(propagator.cells) for propagator in self.propagators]

    def load(self, puzzle: Puzzle) -> list[int]:
        """Give the candidates of each cell that values and pencil marks of *puzzle* leave."""
        full = self.geometry.all_digits
        marks = puzzle.candidates or (full,) * self.geometry.cell_count
        return [1 << value - 1 if value else mask for value, mask in zip(puzzle.values, marks, strict=True)]

    def settle(self, masks: list[int], waiting: int, changed: Changed | None = None) -> int | None:
        """Run the *waiting* propagators, and those whose cells change, until nothing does.

        *masks* are changed in place. Gives None, or the place of a propagator that has nothing left. *changed*
        is told of each propagator that struck something, with its cells' masks before and after.
        """
        propagators, watchers, get = self.propagators, self.watchers, self._get
        while waiting:
            place = (waiting & -waiting).bit_length() - 1
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
                    waiting |= watchers[cell]
            if changed:
                changed(propagator, before, after)
        return None


def _getter(cells: tuple[int, ...]) -> Callable[[list[int]], Masks]:
    """Make the function that picks the entries of *cells*, as a tuple, out of a list."""
    if len(cells) > 1:
        return itemgetter(*cells)
    return lambda masks: tuple([masks[cell] for cell in cells])


@lru_cache(maxsize=32)
def house_propagators(geometry: Geometry) -> tuple[Propagator, ...]:
    """Make the propagators of a board: one for each house, one for each pair of cells that differ."""
    full = geometry.all_digits
    found = []
    for house in geometry.houses:
        count = len(house.cells)
        narrow = all_different(count, full if count == geometry.value_count else 0)
        found.append(Propagator(house.cells, narrow, str(house)))
    name = geometry.cell_name
    found += [Propagator((a, b), all_different(2), f"{name(a)} and {name(b)}") for a, b in geometry.pairs]
    return tuple(found)


@lru_cache(maxsize=64)
def network(geometry: Geometry, rules: tuple[str, ...]) -> Network:
    """Get the network of a board and its rules, made once. Raises RuleError."""
    return Network(geometry, rules)


def open_cells(masks: list[int]) -> list[int]:
    """List the cells that have more than one candidate left."""
    return [cell for cell, mask in enumerate(masks) if mask & (mask - 1)]
