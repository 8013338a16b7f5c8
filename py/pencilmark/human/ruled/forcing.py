"""Steps by contradiction: what a candidate would lead to, through houses and clues, cannot be.

True because every consequence is one that houses or a clue force; where they leave a cell, a digit or a clue nothing,
the candidate that was supposed is wrong. A chain is short; what takes more is a net.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.geometry import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.ruled.consequences import Supposing

CHAIN_WAVES, CHAIN_EVENTS = 3, 5
"""How far a chain looks, wave by wave, and what it is told in at most."""
NET_WAVES = 40
ENOUGH = 8
"""Contradictions among which a net is chosen: the shortest of the first ones found."""


def _candidates(position: Position) -> list[Candidate]:
    """List all candidates, those of cells with few first."""
    cells = sorted((mask.bit_count(), cell) for cell, mask in enumerate(position.cell_digits) if mask & (mask - 1))
    return [Candidate(cell, digit + 1) for _, cell in cells for digit in bits(position.cell_digits[cell])]


def find_chains(position: Position) -> Iterator[Step | None]:
    """Find short contradictions, those in the fewest waves first, with a pause after each candidate."""
    open_ones: dict[Candidate, Supposing] = {}
    for candidate in _candidates(position):
        open_ones[candidate] = Supposing(position, candidate)
        yield None
    for waves in range(1, CHAIN_WAVES + 1):
        found = []
        for candidate, supposed in list(open_ones.items()):
            yield None
            if supposed.advance(waves):
                del open_ones[candidate]
                recorded = supposed.recorded()
                count = len(recorded.needed())
                if count <= waves:
                    yield _step("clue-chain", recorded)
                elif count <= CHAIN_EVENTS:
                    found.append((count, candidate, recorded))
        for _, _, recorded in sorted(found, key=lambda one: one[:2]):
            yield _step("clue-chain", recorded)


def find_nets(position: Position) -> Iterator[Step | None]:
    """Find contradictions of any length, the shortest of a few first, with a pause after each candidate."""
    found = []
    for candidate in _candidates(position):
        yield None
        supposed = Supposing(position, candidate)
        if supposed.advance(NET_WAVES):
            recorded = supposed.recorded()
            found.append((len(recorded.needed()), candidate, recorded))
            if len(found) == ENOUGH:
                break
    for _, _, recorded in sorted(found, key=lambda one: one[:2]):
        yield _step("clue-net", recorded)


def _step(name: str, supposed: Supposing) -> Step:
    events = [*(supposed.events[place] for place in supposed.needed()), supposed.failure]
    rules = sorted({rule for event in events if event for rule in event.source.rules})
    cell, value = supposed.candidate
    evidence = Evidence(1 << cell, 1 << value - 1, note=str(supposed.waves), rules=tuple(rules))
    return Step(name, (), (supposed.candidate,), evidence)
