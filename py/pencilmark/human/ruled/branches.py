"""Forcing chains through clues: whichever candidate of a cell, or whichever place of a digit in a house, is true.

From each of these, chains follow the links of houses, cells and clues. As one of them is true, what all of them make
true is true, and what all make false goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from pencilmark.board.derived import derived_slowly
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Link, Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.ruled.linked import ClueLinks, Trail, clue_links

CELL, REGION = "clue-cell-forcing", "clue-region-forcing"
MOST_LINKS = 12
"""Most links of a chain."""
MOST_BRANCHES = 5

Site = tuple[int, int, int, tuple[int, ...]]
"""A cell, or a house and a digit (-1 for what does not apply), and the candidates there (nodes)."""


class _Branching:
    """What follows from each candidate of a position, worked out one by one.

    Nodes and states are numbered as in `techniques.network`; masks have bit = node.
    """

    def __init__(self, clues: ClueLinks) -> None:
        self.clues, self.trails = clues, dict[int, Trail]()
        self.masks: dict[int, tuple[int, int]] = {}

    def follow(self, node: int) -> None:
        """Follow chains from a true candidate, breadth first, and keep what is then false and what is true (masks)."""
        trail: Trail = {2 * node + 1: -1}
        wave, limit, masks = [2 * node + 1], self.clues.links.limit, [0, 1 << node]
        known, ask = self.clues.known_after, self.clues.after
        for _ in range(MOST_LINKS):
            after = []
            for state in wave:
                ends = known.get(state)
                for end in ask(state) if ends is None else ends:
                    if end not in trail:
                        trail[end] = state
                        after.append(end)
                        if end < 2 * limit:
                            masks[end & 1] |= 1 << (end >> 1)
            wave = after
        self.trails[node], self.masks[node] = trail, (masks[0], masks[1])

    def states(self, node: int, end: int) -> list[int]:
        """List the states from a candidate to what follows from it."""
        found = [end]
        while found[-1] != 2 * node + 1:
            found.append(self.trails[node][found[-1]])
        return found[::-1]

    def chain(self, node: int, end: int) -> tuple[Link, ...]:
        """Return the chain from a candidate to what follows from it as evidence."""
        states = self.states(node, end)
        return tuple(self.clues.link(one, two) for one, two in pairwise(states))


def _sites(clues: ClueLinks, name: str) -> Iterator[Site]:
    """List the cells, or the houses with each digit, that have a few candidates."""
    links = clues.links
    if name == CELL:
        for cell, nodes in enumerate(links.cell_nodes):
            if 2 <= nodes.bit_count() <= MOST_BRANCHES:
                yield cell, -1, -1, tuple(bits(nodes))
        return
    for house in links.geometry.full_houses:
        for digit, cells in enumerate(links.position.digit_cells):
            here = cells & links.geometry.house_masks[house]
            if 2 <= here.bit_count() <= MOST_BRANCHES:
                yield -1, house, digit, tuple(digit * links.count + cell for cell in bits(here))


def find_cells(position: Position) -> Iterator[Step | None]:
    """Find what follows whichever candidate of a cell is true, the shortest first, with pauses."""
    return _find(position, CELL)


def find_regions(position: Position) -> Iterator[Step | None]:
    """Find what follows whichever place of a digit in a house is right, the shortest first, with pauses."""
    return _find(position, REGION)


@derived_slowly
def _branching(position: Position) -> Slowly[_Branching]:
    return _Branching((yield from clue_links(position, True)))


def _find(position: Position, name: str) -> Iterator[Step | None]:
    branching = yield from _branching(position)
    best: dict[int, tuple[int, Site]] = {}
    for site in _sites(branching.clues, name):
        for node in site[3]:
            if node not in branching.masks:
                branching.follow(node)
        yield None
        for end in _common(branching, site[3]):
            length = sum(len(branching.states(node, end)) for node in site[3])
            best[end] = min(best.get(end, (length, site)), (length, site))
    for end, (_, site) in sorted(best.items(), key=lambda one: (one[1], one[0])):
        yield _step(branching, name, end, site)


def _common(branching: _Branching, nodes: tuple[int, ...]) -> list[int]:
    """List the states that follow from every candidate of a site."""
    false = true = -1
    for node in nodes:
        false &= branching.masks[node][0]
        true &= branching.masks[node][1]
    return [2 * node for node in bits(false)] + [2 * node + 1 for node in bits(true)]


def _step(branching: _Branching, name: str, end: int, site: Site) -> Step:
    cell, house, digit, nodes = site
    chains = tuple(branching.chain(node, end) for node in nodes)
    rules = tuple(sorted({rule for chain in chains for link in chain for rule in link.rules}))
    evidence = Evidence(
        1 << cell if cell >= 0 else 0,
        1 << digit if digit >= 0 else 0,
        (house,) if house >= 0 else (),
        chains=chains,
        note="cell" if cell >= 0 else "house",
        rules=rules,
    )
    found: tuple[Candidate, ...] = (branching.clues.links.candidate(end >> 1),)
    return Step(name, found, (), evidence) if end & 1 else Step(name, (), found, evidence)
