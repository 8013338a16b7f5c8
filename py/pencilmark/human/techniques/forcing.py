"""Forcing chains and nets: what follows whether a candidate is true or false, or whichever one is true.

Contradiction: an assumption makes a candidate both true and false, or leaves a cell, or a value in a house, without any
candidate; so it is wrong. Verity: a candidate being true and being false, all candidates of a cell, or all places of a
value in a house lead to the same conclusion; so that holds. Chains follow links and groups, nets also singles that need
several reasons. HoDoKu takes placements first, then eliminations, each starting from the first cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from pencilmark.board.masks import bits
from pencilmark.board.model import Evidence, Position, Puzzle, Step
from pencilmark.human.techniques.closures import Table, closed_chains, closed_nets
from pencilmark.human.techniques.derivation import Derivation
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_contradiction, tell_verity

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Teller


class Alternatives(NamedTuple):
    """States of which one holds: *note* says why, *cell* or *house* and *digit* say where (-1 for none).

    *about* is the mask of the nodes about which they may conclude something.
    """

    states: tuple[int, ...]
    note: str
    cell: int
    house: int
    digit: int
    about: int


def find_contradictions(position: Position, net: bool) -> Iterator[Step]:
    """Find what contradictions prove in *position*: placements first, each kind starting from the first cell."""
    for node, place, _ in _proved(position, net, False):
        step = _contradiction(links_of(position), node, place, net)
        if step:
            yield step


def find_verities(position: Position, net: bool) -> Iterator[Step]:
    """Find what verities prove in *position*: placements first, each kind starting from the first cell."""
    for node, place, closed in _proved(position, net, False):
        step = _verity(links_of(position), closed, node, place, net)
        if step:
            yield step


def find_first(position: Position, net: bool) -> Iterator[Step]:
    """Find the one forcing chain or net that HoDoKu's path takes in *position*."""
    links = links_of(position)
    for node, place, closed in islice(_proved(position, net, True), 1):
        step = _contradiction(links, node, place, net) or _verity(links, closed, node, place, net)
        if step:
            yield step


def _proved(position: Position, net: bool, as_hodoku: bool) -> Iterator[tuple[int, bool, dict[int, Table]]]:
    """Yield each candidate that is proved, whether it is true, and the tables that prove it."""
    links = links_of(position)
    closed = closed_nets(position) if net else closed_chains(position)
    placed, gone = _conclusions(links, closed, _sites(links, as_hodoku))
    for mask, place in ((placed, True), (gone, False)):
        for node in sorted(bits(mask), key=lambda node: (node % links.count, node)):
            yield node, place, closed


def _conclusions(links: Links, closed: dict[int, Table], emptied: list[int]) -> tuple[int, int]:
    """Return the candidates that must be true and those that must be false (masks)."""
    placed = gone = 0
    for node in bits(links.candidates):
        here = 1 << node
        if _contradicts(links, closed[2 * node + 1], emptied):
            gone |= here
        if _contradicts(links, closed[2 * node], emptied):
            placed |= here
    for alternatives in _alternatives(links):
        true = false = alternatives.about
        for state in alternatives.states:
            true &= closed[state][0]
            false &= closed[state][1]
        placed |= true
        gone |= false
    return placed & links.candidates, gone & links.candidates


def _contradicts(links: Links, table: Table, emptied: list[int]) -> bool:
    true, false = table
    if true & false:
        return True
    alive = links.candidates & ~false
    some = 0
    for digit in range(links.size):
        some |= alive >> digit * links.count
    if links.open_cells & ~some:
        return True
    return any(not alive & nodes for nodes in emptied)


def _sites(links: Links, as_hodoku: bool) -> list[int]:
    """List the places (mask of candidates) of each value in each full house.

    HoDoKu's solver overlooks that a house is emptied if eliminations were made in it: with *as_hodoku* such places are
    left out.
    """
    position, geometry = links.position, links.geometry
    allowed = Position.of(Puzzle(geometry, tuple(position.values))).digit_cells if as_hodoku else position.digit_cells
    return [
        (cells & mask) << digit * links.count
        for digit, cells in enumerate(position.digit_cells)
        for mask in (geometry.house_masks[place] for place in geometry.full_houses)
        if cells & mask and cells & mask == allowed[digit] & mask
    ]


def _alternatives(links: Links) -> Iterator[Alternatives]:
    """Yield all alternatives: a candidate true or false, the candidates of a cell, the places of a value in a house."""
    for node in bits(links.candidates):
        digit, cell = divmod(node, links.count)
        yield Alternatives((2 * node + 1, 2 * node), "candidate", cell, -1, digit, ~links.cell_nodes[cell])
    for cell, nodes in enumerate(links.cell_nodes):
        if nodes:
            yield Alternatives(tuple(2 * node + 1 for node in bits(nodes)), "cell", cell, -1, -1, -1)
    for place in links.geometry.full_houses:
        mask = links.geometry.house_masks[place]
        for digit, cells in enumerate(links.position.digit_cells):
            if cells & mask:
                states = tuple(2 * (digit * links.count + cell) + 1 for cell in bits(cells & mask))
                yield Alternatives(states, "house", -1, place, digit, -1)


def _make(links: Links, node: int, place: bool, kind: str, net: bool, evidence: Evidence) -> Step:
    placements = (links.candidate(node),) if place else ()
    eliminations = () if place else (links.candidate(node),)
    name = f"forcing-{'net' if net else 'chain'}-{kind}"
    return Step(name, placements, eliminations, evidence)


def _contradiction(links: Links, node: int, place: bool, net: bool) -> Step | None:
    """Return the step that proves *node* true (*place*) or false because the opposite refutes itself."""
    derivation = Derivation(network_of(links.position, True), 2 * node + (not place), net)
    ends = derivation.conflict()
    if not ends:
        return None
    chains = (derivation.trace(ends),) if net else tuple(derivation.trace((end,)) for end in ends)
    digit, cell = divmod(node, links.count)
    evidence = Evidence(1 << cell, 1 << digit, chains=tuple(filter(None, chains)), note="contradiction")
    return _make(links, node, place, "contradiction", net, evidence)


def _verity(links: Links, closed: dict[int, Table], node: int, place: bool, net: bool) -> Step | None:
    """Return the step that proves *node* true (*place*) or false whichever of some alternatives holds."""
    side = 0 if place else 1
    proving = [
        alternatives
        for alternatives in _alternatives(links)
        if alternatives.about >> node & 1 and all(closed[state][side] >> node & 1 for state in alternatives.states)
    ]
    if not proving:
        return None
    best = min(proving, key=lambda alternatives: len(alternatives.states))
    network = network_of(links.position, True)
    evidence = Evidence(
        1 << best.cell if best.cell >= 0 else 0,
        1 << best.digit if best.digit >= 0 else 0,
        (best.house,) if best.house >= 0 else (),
        chains=tuple(Derivation(network, state, net).proof(2 * node + place) for state in best.states),
        note=best.note,
    )
    return _make(links, node, place, "verity", net, evidence)


def _forcing(name: str, find: Callable[..., Iterator[Step]], hodoku: Hodoku, **more: Any) -> Technique:
    net = name.startswith("forcing-net")
    return Technique(name, "Beyond" if net else "Extreme", partial(find, net=net), hodoku=hodoku, **more)


def _kind(
    name: str, find: Callable[..., Iterator[Step]], hodoku: Hodoku, tell: Teller, effort: float = 0.0
) -> Technique:
    return _forcing(name, find, hodoku, tell=tell, rung=name.rpartition("-")[0], effort=effort)


# On a ladder contradictions and verities are one rung; each kind is found by its own name.
TECHNIQUES = (
    _forcing("forcing-chain", find_first, Hodoku(place=570), makes_steps=False, teaching=620, is_offered=True),
    _forcing("forcing-net", find_first, Hodoku(place=580), makes_steps=False, teaching=630, is_offered=True),
    _kind("forcing-chain-contradiction", find_contradictions, Hodoku("1301", 500, "Extreme"), tell_contradiction, 8.3),
    _kind("forcing-chain-verity", find_verities, Hodoku("1302", 500, "Extreme"), tell_verity),
    _kind("forcing-net-contradiction", find_contradictions, Hodoku("1303", 700, "Extreme"), tell_contradiction),
    _kind("forcing-net-verity", find_verities, Hodoku("1304", 700, "Extreme"), tell_verity),
)
