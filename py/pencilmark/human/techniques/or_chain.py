"""Chains from the guardians of an impossible pattern, or of a tridagon, to one conclusion.

One of two or three guardians is true; where a chain leads from each of them to the end of the same candidate, it goes.
(The OR2- and OR3-forcing chains of Denis Berthier, who calls such a choice an OR-k relation; plain links and groups.)
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.closures import closed_chains
from pencilmark.human.techniques.derivation import Derivation
from pencilmark.human.techniques.impossible import Pattern, leads, patterns
from pencilmark.human.techniques.links import links_of
from pencilmark.human.techniques.network import network_of
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_or_chain

MOST = 3
"""Guardians."""


def find(position: Position) -> Iterator[Step | None]:
    """Find what chains from all guardians of a pattern rule out, each candidate once, small patterns first."""
    found: list[Pattern] = []
    for pattern in patterns(position, lambda guardians: len(guardians) <= MOST):
        if pattern and len(pattern.guardians) > 1:
            found.append(pattern)
        yield None
    done = 0
    for pattern in sorted(found, key=lambda one: (len(one.guardians), one.cells.bit_count())):
        gone = _ended(position, pattern) & ~done
        done |= gone
        for node in bits(gone):
            yield _step(position, pattern, node)


def _states(position: Position, pattern: Pattern) -> list[int]:
    count = position.geometry.cell_count
    return [2 * ((value - 1) * count + cell) + 1 for cell, value in pattern.guardians]


def _ended(position: Position, pattern: Pattern) -> int:
    """Return the candidates (mask) that are false whichever guardian is true, but for those that all of them see."""
    if leads(position, pattern.guardians):
        return 0
    closed, ended = closed_chains(position), links_of(position).candidates
    for state in _states(position, pattern):
        ended &= closed[state][1]
    return ended


def _step(position: Position, pattern: Pattern, node: int) -> Step:
    network, gone = network_of(position, True), links_of(position).candidate(node)
    chains = tuple(Derivation(network, state, False).proof(2 * node) for state in _states(position, pattern))
    evidence = Evidence(pattern.cells, pattern.digits, chains=chains, colours=(pattern.guardians,))
    return Step("or-chain", (), (Candidate(*gone),), evidence)


TECHNIQUES = (Technique("or-chain", "Beyond", find, tell=tell_or_chain),)
