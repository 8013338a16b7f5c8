"""The chain inside a net: what makes one more candidate false where a net has ruled some out, as a step of its own.

Either it refutes itself when assumed true, or it is false whichever of some alternatives holds. That is enough for all
that Sukaku Explainer nests: chains of single implications, cell and region chains, dynamic ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from pencilmark.board.masks import bits, lowest
from pencilmark.board.model import Candidate, Evidence, Node, Position, Step
from pencilmark.human.argument.clauses import Manner, clauses_of
from pencilmark.human.argument.proof import Way, shortest

_WAYS = (Manner(joint=False), Manner())
"""Single implications come first: a chain consists of them."""


def within(left: Position, end: Candidate) -> Step | None:
    """Find why *end* is false in a position where some candidates are *left*; None where no chain says so."""
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
    """Yield nodes one of which holds: the candidates of a cell, the places of a digit in a house, true or false."""
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
