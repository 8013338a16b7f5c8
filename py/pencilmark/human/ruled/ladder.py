"""The ladder of puzzles with rules: the techniques of rules among those of digits, plainest first.

What takes it for granted that the clues alone leave one solution is looked for where rules leave it valid: rules that
are no houses may be what tells two ways apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Position, Step
from pencilmark.human.ruled import (
    balances,
    branches,
    cases,
    chains,
    colours,
    dynamic,
    forcing,
    formulas,
    innies,
    order,
    pairs,
    sights,
    sums,
)
from pencilmark.human.ruled.catalogue import RULED_ROWS, level_of
from pencilmark.human.ruled.rectangles import WITH_RULES, where_valid
from pencilmark.human.ruled.sets import finder
from pencilmark.human.techniques import Technique
from pencilmark.human.techniques.ladders import ONE_SOLUTION, TEACHING, climb
from pencilmark.human.techniques.technique import Finder, SlowFinder, without_pauses

ORDINARY = ("row", "column", "box", "region")
LAST = "clue-net"
"""What follows all chains on boards with more houses, before what would make a puzzle Beyond."""


@dataclass(frozen=True, slots=True)
class RuledTechnique(Technique):
    """A technique of rules; its row is in the catalogue of these."""

    @property
    def name(self) -> str:
        """Return the name in words."""
        return RULED_ROWS[self.id].name

    @property
    def code(self) -> str:
        """Return "": HoDoKu has no code for it."""
        return ""


def _one(several: bool) -> Finder:
    return lambda position: innies.find_one(position, several)


def _sets(name: str) -> Finder:
    def find(position: Position) -> Iterator[Step]:
        found: Callable[[], Iterator[Step]] = getattr(finder(position), name)
        return found()

    return find


_FINDERS: dict[str, Finder] = {
    "clue-cell": pairs.find_cells,
    "pair-known": pairs.find_known,
    "set-last": _sets("last"),
    "clue-last": formulas.find_last,
    "line-order": order.find,
    "pair-open": pairs.find_open,
    "set-one": _sets("one"),
    "innie": _one(several=False),
    "set-two": _sets("two"),
    "set-digits": _sets("digits"),
    "sum-bounds": sums.find_bounds,
    "formula-bounds": formulas.find_bounds,
    "formula-remainders": formulas.find_remainders,
    "set-only": _sets("only"),
    "pair-must": pairs.find_must,
    "set-must": _sets("must"),
    "innies-houses": _one(several=True),
    "set-places": _sets("places"),
    "sum-places": sums.find_places,
    "innies-cells": innies.find_more,
    "innies-lines": balances.find,
    "sight-place": sights.find_places,
    "sight-count": sights.find_counts,
    "sight-parts": sights.find_parts,
    "sight-cases": sights.find_cases,
    "sight-settled": sights.find_settled,
    "clue-cases": cases.find,
}
_SLOW_FINDERS: dict[str, SlowFinder] = {
    "clue-colours": colours.find_one,
    "clue-multi-colours": colours.find_two,
    "clue-x-chain": chains.X_CHAINS.find,
    "clue-xy-chain": chains.XY_CHAINS.find,
    "clue-aic": chains.CHAINS.find,
    "clue-grouped-aic": chains.GROUPED.find,
    "clue-cell-forcing": branches.find_cells,
    "clue-region-forcing": branches.find_regions,
    "clue-chain": forcing.find_chains,
    "clue-net": forcing.find_nets,
    "clue-dynamic": dynamic.find,
}
RULED: dict[str, Technique] = {
    **{name: RuledTechnique(name, find) for name, find in _FINDERS.items()},
    **{name: RuledTechnique(name, without_pauses(slow), slowly=slow) for name, slow in _SLOW_FINDERS.items()},
}


def ladder_for(position: Position, ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* for a position, those of rules too where it has any.

    Boards with more houses have the ladder of digits, and contradictions where all chains of it end. Raises BoardError
    on those whose values begin with 0: explanations do not know them.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Puzzle
    >>> len(ladder_for(Position.of(Puzzle(board("4"), (0,) * 16)))) == len(TEACHING)
    True
    """
    position.geometry.from_one("teaching")
    return ruled_ladder(ladder) if position.rules else ladder_on(position.geometry, ladder)


def ladder_on(geometry: Geometry, ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* for a board without rules.

    >>> from pencilmark.board.boards import board
    >>> len(ladder_on(board("9 x"))) - len(ladder_on(board("9")))
    1
    """
    found = climb(ladder)
    if not is_variant(geometry):
        return found
    place = next((place for place, one in enumerate(found) if level_of(one.id) == "Beyond"), len(found))
    return (*found[:place], RULED[LAST], *found[place:])


def is_variant(geometry: Geometry) -> bool:
    """Report whether a board has more houses than rows, columns and boxes or regions, or pairs that see each other.

    >>> from pencilmark.board.boards import board
    >>> is_variant(board("9 x")), is_variant(board("9"))
    (True, False)
    """
    return bool(geometry.pairs) or any(house.kind not in ORDINARY for house in geometry.houses)


@lru_cache(maxsize=8)
def ruled_ladder(ladder: tuple[str, ...] = TEACHING) -> tuple[Technique, ...]:
    """Return the techniques of a *ladder* of digits with those of rules among them.

    >>> [technique.id for technique in ruled_ladder()][:5]
    ['clue-cell', 'full-house', 'hidden-single', 'naked-single', 'pair-known']
    """
    found: list[Technique] = []
    for technique in climb(ladder, without=[name for name in ladder if name in ONE_SOLUTION - WITH_RULES]):
        found += [RULED[row.id] for row in RULED_ROWS.values() if row.before == technique.id]
        found.append(where_valid(technique) if technique.id in ONE_SOLUTION else technique)
    return tuple(found)
