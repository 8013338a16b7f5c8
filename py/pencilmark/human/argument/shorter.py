"""The step of a forcing chain or net with a shorter argument: the same assumptions, the same effect, fewer inferences.

What is searched: from each assumption of the step, all that the technique may conclude about candidates and groups, and
the inner patterns and chains of its own evidence; `proof` says how. What is not: other cells or houses for a step that
goes through cases, and patterns that the evidence does not have. So the result is a short argument in which no
inference can be left out, never longer than the one found first, but not necessarily the shortest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pencilmark.board.model import Link, Node, Position, Step
from pencilmark.human.argument.clauses import Clauses, Manner, clauses_of
from pencilmark.human.argument.proof import Goals, shortest

Chain = tuple[Link, ...]
TRIES = 4
"""Further searches for each assumption, each without one of the facts of the best way so far."""
_PLAIN = ("forcing-cell-chains", "forcing-region-chains")


def is_argued(technique: str) -> bool:
    """Report whether a *technique* is one of forcing chains or nets, whose evidence goes through assumptions."""
    return technique.startswith(("forcing-chain-", "forcing-net-")) or technique.endswith(
        ("nishio-forcing-chains", "double-chains", "contradiction-chains", "cell-chains", "region-chains")
    )


def manner_of(technique: str) -> Manner:
    """Return what a *technique* of forcing chains or nets may conclude."""
    if technique.startswith("forcing-chain-"):
        return Manner(joint=False, groups=True)
    if technique.startswith("forcing-net-"):
        return Manner(groups=True)
    groups = technique.startswith(("dynamic-plus", "nested"))
    return Manner(joint=technique not in _PLAIN, one_digit=technique == "nishio-forcing-chains", groups=groups)


def is_refutation(step: Step) -> bool:
    """Report whether a step refutes one assumption, rather than go through several cases."""
    return step.evidence.note == "contradiction" or (
        "verity" not in step.technique
        and ("contradiction" in step.technique or step.technique == "nishio-forcing-chains")
    )


def shorter(position: Position, step: Step) -> Step:
    """Return the *step* with the shorter evidence that was found; itself where none is shorter."""
    chains = [chain for chain in step.evidence.chains if chain]
    known = clauses_of(position, manner_of(step.technique))
    every, own = known.with_links(chains), known.without_any().with_links(chains)
    if is_refutation(step):
        found: tuple[Chain, ...] = (_shortest((every, own), chains[0][0].start, every.clashes),)
    else:
        found = tuple(_branch((every, own), chain, step.conclusion) for chain in step.evidence.chains)
    if _length(found) >= _length(chains):
        return step
    return replace(step, evidence=replace(step.evidence, chains=found))


def _branch(clauses: Sequence[Clauses], chain: Chain, conclusion: Node) -> Chain:
    """Shorten one case of several: it leads to the *conclusion*, or cannot be."""
    if not chain:
        return chain
    leads = any(link.end == conclusion for link in chain)
    goals = [(clauses[0].fact(conclusion),)] if leads else clauses[0].clashes
    return _shortest(clauses, chain[0].start, goals)


def _shortest(clauses: Sequence[Clauses], start: Node, goals: Goals) -> Chain:
    ways = [shortest(some, some.fact(start), goals, TRIES) for some in clauses]
    return min((way for way in ways if way), key=lambda way: way.cost).links()


def _length(chains: Iterable[Chain]) -> tuple[int, int]:
    """Count the lines of an argument, and its links."""
    told = [len({link.end for link in chain if link.end.on or link.kind == "pattern"}) for chain in chains]
    return sum(told), sum(map(len, chains))
