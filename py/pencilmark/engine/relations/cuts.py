"""Regions and connected cells as clauses, most of which are written only once a grid is found that breaks them.

If a set of cells falls apart, the cells around one of its parts cut that off: if a cell of the part is in the set, and
so is one outside (or the set must be larger than the part), then so is one of the cells around the part.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from pencilmark.board.masks import bits, where
from pencilmark.engine.relations.model import Filled, Hung, Literal
from pencilmark.rules.language.connections import around, beside, parts, within


class Clauses(Protocol):
    """The clauses of a model (see `pencilmark.engine.relations.clauses`), with the cells that must be connected."""

    clauses: list[list[int]]
    values: list[dict[int, int]]
    hung: list[Hung]

    def literal(self, literal: Literal) -> int:
        """Return a variable that is true exactly when *literal* is."""

    def fresh(self) -> int:
        """Return a new variable."""

    def at_most_one(self, literals: list[int]) -> None:
        """Add that at most one of the literals holds."""


def hang(clauses: Clauses, it: Hung) -> None:
    """Note what must be connected, and add that no cell of a region is alone, and no two of them too far apart."""
    clauses.hung.append(it)
    own = _literals(clauses, it)  # now, as no variable can be added later
    if it.size > 1:
        near = beside(it.pairs)
        for place, literal in enumerate(own):
            clauses.clauses.append([-literal, *[own[other] for other in bits(near.get(place, 0))]])
            far = ~within(1 << place, it.size - 1, near) & (1 << place) - 1
            clauses.clauses += [[-literal, -own[other]] for other in bits(far)]


def fill(clauses: Clauses, it: Filled) -> None:
    """Add that a region has each value in exactly one cell."""
    places: dict[int, list[int]] = {value: [] for value in bits(it.values)}
    for cell, region in zip(it.cells, it.regions, strict=True):
        inside = clauses.literal(Literal(region, it.region))
        for value, literal in clauses.values[cell].items():
            both = clauses.fresh()
            clauses.clauses += [[-both, inside], [-both, literal], [both, -inside, -literal]]
            places[value].append(both)
    for found in places.values():
        clauses.clauses.append(found)
        clauses.at_most_one(found)


def cuts(clauses: Clauses, true: set[int]) -> list[list[int]]:
    """Return clauses that the grid of these *true* literals breaks; none if all is connected that must be."""
    found = list[list[int]]()
    for it in clauses.hung:
        own = _literals(clauses, it)
        falls = parts(where(literal in true for literal in own), it.pairs)
        if len(falls) > 1:
            found += _cut_sized(clauses, it, falls) if it.size else _cut(own, it, falls)
    return found


def _cut_sized(clauses: Clauses, it: Hung, falls: list[int]) -> Iterator[list[int]]:
    """Yield, for each part that is too small, that its cells need others around them, in all regions of these cells."""
    near = beside(it.pairs)
    alike = [_literals(clauses, other) for other in clauses.hung if other.variables == it.variables]
    for part in falls:
        border = list(bits(around(part, near) & ~part))
        yield from ([-own[place], *[own[other] for other in border]] for own in alike for place in bits(part))


def _cut(own: list[int], it: Hung, falls: list[int]) -> Iterator[list[int]]:
    """Yield that all parts but the largest need a cell around them if both they and the largest are in the set."""
    near, (*small, large) = beside(it.pairs), sorted(falls, key=int.bit_count)
    other = own[next(iter(bits(large)))]
    for part in small:
        border = [own[place] for place in bits(around(part, near) & ~part)]
        yield from ([-own[place], -other, *border] for place in bits(part))


def _literals(clauses: Clauses, it: Hung) -> list[int]:
    return [clauses.literal(Literal(variable, it.mask)) for variable in it.variables]
