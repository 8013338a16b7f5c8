"""Three or more almost locked sets, each with a restricted common with the next.

Of three, the pivot in the middle can lack only one of its two restricted commons. It holds the other, so the wing that
shares that one lacks it and is locked. Any other value that both wings have is therefore in one of them, and goes from
every cell that sees all its places in both.

Of four or more: if the first set lacks a value, it holds its restricted common; the second set then lacks that and is
locked, and so on. So the value is in the first set or in the last one. Neighbouring restricted commons must differ.

HoDoKu's path takes only wings and chains in which neighbouring sets do not overlap, in the order of the sets
(`find_apart`, `find_onward`); the others are just as valid (`find_wings`, `find_chains`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from pencilmark.board.masks import bits, several, union
from pencilmark.board.model import Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked, cell_sets_slowly
from pencilmark.human.techniques.common import first_by, ranked
from pencilmark.human.techniques.technique import Finder, Hodoku, Technique
from pencilmark.human.telling import tell_als_chain, tell_als_xy_wing

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Teller


def find_apart(position: Position) -> Iterator[Step]:
    """Find the wings in *position* whose sets do not overlap, in the order of the sets."""
    table = almost_locked(position)
    done: set[int] = set()
    for gone, (one, pivot, two) in _found(table, False):
        if gone not in done:
            done.add(gone)
            yield _wing_step(table, one, pivot, two, gone)


def find_wings(position: Position) -> Iterator[Step]:
    """Find the wings in *position*, with sets that may overlap: for each effect the smallest."""
    table = almost_locked(position)
    for gone, (one, pivot, two) in table.smallest(_found(table, True)):
        yield _wing_step(table, one, pivot, two, gone)


def _found(table: AlmostLocked, overlap: bool) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield what each wing eliminates (mask), with its sets, in the order of the sets."""
    for pivot, one, two, first, second in _wings(table, overlap):
        gone = table.common_eliminations(one, two, first | second)
        if gone:
            yield gone, (one, pivot, two)


def _wing_step(table: AlmostLocked, one: int, pivot: int, two: int, gone: int) -> Step:
    restricted = table.restricted(pivot, one) | table.restricted(pivot, two)
    return table.step("als-xy-wing", (one, pivot, two), gone, restricted)


def _wings(table: AlmostLocked, overlap: bool) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield (pivot, wing, wing, restricted commons of each) that may eliminate something."""
    apart = [~sets for sets in table.overlapping] if not overlap else [-1] * len(table.sets)
    partners = [mask & apart[this] for this, mask in enumerate(table.partners)]
    removing = [union(row.values()) & apart[this] for this, row in enumerate(table.removers)]
    for low in range(len(table.sets)):
        for high in bits(partners[low] >> low + 1):
            high += low + 1
            wings = [(low, high, two) for two in bits(partners[low] & removing[high] & ~(1 << low))]
            wings += [(high, low, two) for two in bits(partners[high] & removing[low] & ~(1 << high))]
            wings = [wing for wing in wings if _in_order(wing[0], wing[2]) > (low, high)]
            for pivot, one, two in sorted(wings, key=lambda wing: _in_order(wing[0], wing[2])):
                first, second = table.restricted(pivot, one), table.restricted(pivot, two)
                if not (first == second and not several(first)) and not _contains(table, one, two):
                    yield pivot, one, two, first, second


def _in_order(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one < two else (two, one)


def _contains(table: AlmostLocked, one: int, two: int) -> bool:
    both = table.sets[one].cells | table.sets[two].cells
    return both in (table.sets[one].cells, table.sets[two].cells)


class _State(NamedTuple):
    """The *place* of a set reached by the restricted commons *by* (mask), and how many links so far, up to three."""

    place: int
    by: int
    links: int


def find_onward(position: Position) -> Iterator[Step]:
    """Find the chains in *position* that HoDoKu's path may take, most eliminations first."""
    return _chain_steps(position, False)


def find_chains(position: Position) -> Iterator[Step]:
    """Find the chains in *position*, of sets in any order that may overlap, most eliminations first."""
    return _chain_steps(position, True)


def _chain_steps(position: Position, every: bool) -> Iterator[Step]:
    table, count = almost_locked(position), position.geometry.cell_count
    found = table.smallest((gone, chain) for chain, gone in _chains(table, every))
    for gone, chain in ranked(found, count):
        restricted = union(table.restricted(first, second) for first, second in pairwise(chain))
        yield table.step("als-xy-chain", chain, gone, restricted)


def _chains(table: AlmostLocked, every: bool) -> Iterator[tuple[tuple[int, ...], int]]:
    onward = [_onward(table, place, every) for place in range(len(table.sets))]
    for start in range(len(table.sets)):
        ends = union(table.removers[start].values())
        if not every:
            ends = ends >> start << start
        if ends:
            for first in bits(table.sets[start].digits):
                yield from _from(table, onward, start, 1 << first, ends)


def _onward(table: AlmostLocked, place: int, every: bool) -> list[tuple[int, int]]:
    """List the sets with a restricted common to the one at *place*: (set, restricted commons)."""
    sets = table.partners[place]
    if not every:
        sets = (sets & ~table.overlapping[place]) >> place << place
    return [(other, table.restricted(place, other)) for other in bits(sets)]


def _from(
    table: AlmostLocked, onward: list[list[tuple[int, int]]], start: int, first: int, ends: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Search the chains from the set *start* whose first restricted common is *first* (mask)."""
    root = _State(start, first, 0)
    before: dict[_State, _State] = {}
    queue = [_State(other, first, 1) for other, commons in onward[start] if commons & first]
    for state in queue:
        before[state] = root
    for state in queue:
        place, by, links = state
        if links == 3 and ends >> place & 1:
            gone = table.common_eliminations(start, place, first | by)
            chain = _walk(state, before) if gone else ()
            if gone and len(set(chain)) == len(chain):
                yield chain, gone
        used, more = by & -by, min(links + 1, 3)
        for other, commons in onward[place]:
            free = commons & ~used
            if free:
                reached = _State(other, free, more)
                if reached not in before:
                    before[reached] = state
                    queue.append(reached)


def _walk(state: _State, before: dict[_State, _State]) -> tuple[int, ...]:
    chain = [state.place]
    while state in before:
        state = before[state]
        chain.append(state.place)
    return tuple(reversed(chain))


def _chain(
    name: str, find: Finder, first: Finder, tell: Teller, place: int, hodoku: Hodoku, effort: float
) -> Technique:
    return Technique(
        name, "Extreme", find, tell, place, hodoku, first_by(first), cell_sets_slowly, is_offered=True, effort=effort
    )


TECHNIQUES = (
    _chain("als-xy-wing", find_wings, find_apart, tell_als_xy_wing, 490, Hodoku("0902", 320, "Unfair", 510), 7.5),
    _chain("als-xy-chain", find_chains, find_onward, tell_als_chain, 530, Hodoku("0903", 340, "Unfair", 520), 7.8),
)
