"""Steps of forcing chains and nets with short arguments: the same assumptions, the same effect, fewer inferences.

What is searched: from each assumption of the step, all that the technique may conclude about candidates and groups, and
the inner patterns and chains of its own evidence; `proof` says how. What is not: other cells or houses for a step that
goes through cases, and patterns that the evidence does not have. So the result is a short argument in which no
inference can be left out, never longer than the one found first, but not necessarily the shortest.

The chain *within* a net is a step of its own: it makes one more candidate false after a net has ruled some out. Either
that candidate refutes itself when assumed true, or it is false whichever of some alternatives holds. This covers all
that Sukaku Explainer nests: chains of single implications, cell and region chains, dynamic ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from pencilmark.board.masks import bits, lowest
from pencilmark.board.model import Candidate, Evidence, Link, Node, Position, Step
from pencilmark.human.argument.clauses import Clauses, Manner, clauses_of
from pencilmark.human.argument.proof import Goals, Way, shortest

Chain = tuple[Link, ...]
TRIES = 4
"""Further searches for each assumption, each without one of the facts of the best way so far."""
_PLAIN = ("forcing-cell-chains", "forcing-region-chains")


def is_argued(technique: str) -> bool:
    """Report whether a *technique* is one of forcing chains or nets, whose evidence starts from assumptions."""
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
    """Report whether a step refutes one assumption, rather than going through several cases."""
    return step.evidence.note == "contradiction" or (
        "verity" not in step.technique
        and ("contradiction" in step.technique or step.technique == "nishio-forcing-chains")
    )


def shorter(position: Position, step: Step) -> Step:
    """Return the *step* with the shortest evidence that was found; the step itself if none is shorter."""
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
    """Shorten one of several cases: it leads to the *conclusion*, or is impossible."""
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


_WAYS = (Manner(joint=False), Manner())
"""Single implications come first: a chain consists of them."""


def within(left: Position, end: Candidate) -> Step | None:
    """Find why *end* is false in a position where some candidates are *left*; None if no chain shows it."""
    false = Node(1 << end.cell, end.value, False)
    for manner in _WAYS:
        clauses = clauses_of(left, manner)
        way = shortest(clauses, clauses.fact(false) + 1, clauses.clashes)
        if way:
            evidence = Evidence(1 << end.cell, 1 << end.value - 1, chains=(way.links(),), note="contradiction")
            return Step("forcing-net-contradiction", (), (end,), evidence)
    return _by_cases(left, false)


def _by_cases(left: Position, end: Node) -> Step | None:
    """Try sets of alternatives, the smallest first, until every member of one leads to the *end*."""
    clauses = clauses_of(left, Manner())
    goals = [(clauses.fact(end),)]
    known: dict[Node, Way | None] = {}

    def way(node: Node) -> Way | None:
        if node not in known:
            known[node] = shortest(clauses, clauses.fact(node), goals)
        return known[node]

    gone = (Candidate(lowest(end.cells), end.value),)
    for evidence, nodes in sorted(_alternatives(left), key=lambda one: len(one[1])):
        ways = list(takewhile(bool, map(way, nodes)))
        if len(ways) == len(nodes):
            chains = tuple(one.links() for one in ways if one)
            return Step("forcing-net-verity", (), gone, replace(evidence, chains=chains))
    return None


def _alternatives(left: Position) -> Iterator[tuple[Evidence, list[Node]]]:
    """Yield nodes of which one holds: the candidates of a cell, the places of a digit in a house, true or false."""
    for cell, digits in enumerate(left.cell_digits):
        if digits:
            yield Evidence(1 << cell, note="cell"), [Node(1 << cell, digit + 1, True) for digit in bits(digits)]
    for house in left.geometry.full_houses:
        for digit, places in enumerate(left.digit_cells):
            nodes = [Node(1 << c, digit + 1, True) for c in bits(places & left.geometry.house_masks[house])]
            if nodes:
                yield Evidence(digits=1 << digit, houses=(house,), note="house"), nodes
    for cell, value in left.candidates():
        sides = [Node(1 << cell, value, True), Node(1 << cell, value, False)]
        yield Evidence(1 << cell, 1 << value - 1, note="candidate"), sides
