"""Chains of four or more almost locked sets, each with a restricted common to the next.

If the first set lacks a value, it holds its restricted common; the second set then lacks that and is locked, and so
on. So the value is in the first set or in the last one. Neighbouring restricted commons must differ. HoDoKu's path
takes only chains in which neighbouring sets do not overlap, in the order of their numbers (`find`); the others are
just as valid (`find_all`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from pencilmark.board.masks import bits, union
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked, cell_sets_slowly
from pencilmark.human.techniques.common import candidates_of, first_by, ranked
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_als_chain


class _State(NamedTuple):
    """The *place* of a set reached by the restricted commons *by* (mask), and the links so far, counted up to three."""

    place: int
    by: int
    links: int


def find(position: Position) -> Iterator[Step]:
    """Find the chains in *position* that HoDoKu's path may take, most eliminations first."""
    return _steps(position, False)


def find_all(position: Position) -> Iterator[Step]:
    """Find the chains in *position* in any order of sets, which may overlap, most eliminations first."""
    return _steps(position, True)


def _steps(position: Position, every: bool) -> Iterator[Step]:
    table, count = almost_locked(position), position.geometry.cell_count
    found = table.smallest((gone, chain) for chain, gone in _chains(table, every))
    for gone, chain in ranked(found, count):
        restricted = union(table.restricted(first, second) for first, second in pairwise(chain))
        evidence = Evidence(als=tuple(table.sets[place].evidence() for place in chain), restricted=restricted)
        yield Step("als-xy-chain", (), candidates_of(gone, count), evidence)


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


TECHNIQUES = (
    Technique(
        "als-xy-chain",
        "Extreme",
        find_all,
        tell=tell_als_chain,
        choose=first_by(find),
        ahead=cell_sets_slowly,
        teaching=530,
        hodoku=Hodoku("0903", 340, "Unfair", 520),
        is_offered=True,
        effort=7.8,
    ),
)
