"""Forcing chains through clues: whichever candidate of a cell, or place of a digit in a house, is true.

From each of these, chains follow the links of houses, cells and clues; dynamic ones follow everything that houses and
clues force, where several things may be needed together for the next one. As one of the cases is true, what all of them
make true is true, and what all make false goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from pencilmark.board.kept import derived_slowly
from pencilmark.board.masks import bits, union
from pencilmark.board.model import Candidate, Evidence, Link, Position, Step
from pencilmark.board.task import Slowly
from pencilmark.human.ruled.consequences import Supposing
from pencilmark.human.ruled.linked import ClueLinks, Trail, clue_links
from pencilmark.human.ruled.suspects import left_after, left_now

CELL, REGION = "clue-cell-forcing", "clue-region-forcing"
MOST_LINKS = 12
"""Most links of a chain."""
MOST_BRANCHES = 5
WAVES = 8
"""How far each case of a dynamic chain is followed."""
MOST_CASES = 4


class Site(NamedTuple):
    """A *cell*, or a *house* and a *digit* (-1 for what does not apply), with the *candidates* there."""

    cell: int
    house: int
    digit: int
    candidates: tuple[Candidate, ...]

    def evidence(self, rules: set[int], chains: tuple[tuple[Link, ...], ...] = ()) -> Evidence:
        """Return the evidence of a step that goes through its candidates."""
        is_cell = self.cell >= 0
        return Evidence(
            1 << self.cell if is_cell else 0,
            0 if is_cell else 1 << self.digit,
            () if is_cell else (self.house,),
            chains=chains,
            note="cell" if is_cell else "house",
            rules=tuple(sorted(rules)),
        )


def _sites(position: Position, most: int) -> Iterator[Site]:
    """List the cells, then the houses with each digit, that have a few candidates: two to *most*."""
    for cell, mask in enumerate(position.cell_digits):
        if 2 <= mask.bit_count() <= most:
            yield Site(cell, -1, -1, tuple(Candidate(cell, digit + 1) for digit in bits(mask)))
    for house in position.geometry.full_houses:
        for digit, cells in enumerate(position.digit_cells):
            here = cells & position.geometry.house_masks[house]
            if 2 <= here.bit_count() <= most:
                yield Site(-1, house, digit, tuple(Candidate(cell, digit + 1) for cell in bits(here)))


class _Branching:
    """What follows from each candidate of a position, worked out one by one.

    Nodes and states are numbered as in `techniques.network`; masks have bit = node.
    """

    def __init__(self, clues: ClueLinks) -> None:
        self.clues, self._trails = clues, dict[int, Trail]()
        self._masks: dict[int, tuple[int, int]] = {}

    def follow(self, node: int) -> tuple[int, int]:
        """Return what is false and what is true (masks) by chains from a true candidate."""
        if node not in self._masks:
            every = (1 << self.clues.links.limit) - 1
            false, true = self.clues.within(node, 1, MOST_LINKS)
            self._masks[node] = false & every, true & every
        return self._masks[node]

    def _trail(self, node: int) -> Trail:
        """Follow these chains breadth first."""
        if node in self._trails:
            return self._trails[node]
        trail: Trail = {2 * node + 1: -1}
        wave = [2 * node + 1]
        for _ in range(MOST_LINKS):
            after = []
            for state in wave:
                for end in self.clues.after(state):
                    if end not in trail:
                        trail[end] = state
                        after.append(end)
            wave = after
        self._trails[node] = trail
        return trail

    def states(self, node: int, end: int) -> list[int]:
        """List the states from a candidate to what follows from it."""
        found, trail = [end], self._trail(node)
        while found[-1] != 2 * node + 1:
            found.append(trail[found[-1]])
        return found[::-1]

    def chain(self, node: int, end: int) -> tuple[Link, ...]:
        """Return the chain from a candidate to what follows from it as evidence."""
        states = self.states(node, end)
        return tuple(self.clues.link(one, two) for one, two in pairwise(states))


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
    count = branching.clues.links.count
    best: dict[int, tuple[int, Site]] = {}
    for site in _sites(position, MOST_BRANCHES):
        if (name == CELL) != (site.cell >= 0):
            continue
        nodes = [(value - 1) * count + cell for cell, value in site.candidates]
        yield None
        for end in _agreed(branching, nodes):
            length = sum(len(branching.states(node, end)) for node in nodes)
            best[end] = min(best.get(end, (length, site)), (length, site))
    for end, (_, site) in sorted(best.items(), key=lambda one: (one[1], one[0])):
        yield _step(branching, name, end, site)


def _agreed(branching: _Branching, nodes: list[int]) -> list[int]:
    """List the states that follow from every candidate of a site."""
    false = true = -1
    for node in nodes:
        less, more = branching.follow(node)
        false, true = false & less, true & more
    return [2 * node for node in bits(false)] + [2 * node + 1 for node in bits(true)]


def _step(branching: _Branching, name: str, end: int, site: Site) -> Step:
    links = branching.clues.links
    chains = tuple(branching.chain((value - 1) * links.count + cell, end) for cell, value in site.candidates)
    evidence = site.evidence({rule for chain in chains for link in chain for rule in link.rules}, chains)
    found: tuple[Candidate, ...] = (links.candidate(end >> 1),)
    return Step(name, found, (), evidence) if end & 1 else Step(name, (), found, evidence)


def find_dynamic(position: Position) -> Iterator[Step | None]:
    """Find what goes in every case, of cells and then of houses, that with the fewest events first; with pauses."""
    cases: dict[Candidate, Supposing] = {}
    best: dict[Candidate, tuple[int, int, Site]] = {}
    left, held = left_after(position), left_now(position)
    for order, site in enumerate(_sites(position, MOST_CASES)):
        if left and not held & ~union(left.get(candidate, 0) for candidate in site.candidates):
            continue  # singles, of which nothing is known, count for nothing
        for candidate in site.candidates:
            if candidate not in cases:
                cases[candidate] = Supposing(position, candidate, recording=True)
                cases[candidate].advance(WAVES)
                yield None
        if any(cases[candidate].failure for candidate in site.candidates):
            continue  # a contradiction, which `forcing` finds
        for gone in _gone(position, [cases[candidate] for candidate in site.candidates]):
            events = sum(len(cases[candidate].needed(gone)) for candidate in site.candidates)
            best[gone] = min(best.get(gone, (events, order, site)), (events, order, site))
    for gone, (_, _, site) in sorted(best.items(), key=lambda one: (one[1][:2], one[0])):
        told = [cases[candidate] for candidate in site.candidates]
        events_told = [supposed.events[place] for supposed in told for place in supposed.needed(gone)]
        rules = {rule for event in events_told for rule in event.source.rules}
        yield Step("clue-dynamic", (), (gone,), site.evidence(rules))


def _gone(position: Position, cases: list[Supposing]) -> Iterator[Candidate]:
    """Yield the candidates that are gone in all cases."""
    for cell, mask in enumerate(position.cell_digits):
        left = union(supposed.masks[cell] for supposed in cases)
        yield from (Candidate(cell, digit + 1) for digit in bits(mask & ~left))
