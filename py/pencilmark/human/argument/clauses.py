"""Which facts directly imply which in a position: clauses of facts, each that a candidate (or group) is true or false.

A fact is a number: 2 * node + 1 says that the node is true, 2 * node that it is false.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, highest
from pencilmark.board.model import Link, LinkKind, Node, Position
from pencilmark.human.techniques.links import links_of


class Manner(NamedTuple):
    """What may be concluded: from several reasons together (*joint*), within *one_digit*, about *groups* of cells."""

    joint: bool = True
    one_digit: bool = False
    groups: bool = False


class Clause(NamedTuple):
    """All *causes* together imply the fact *end*, by a link of that *kind* in *houses*."""

    causes: tuple[int, ...]
    end: int
    kind: LinkKind
    houses: tuple[int, ...] = ()


@dataclass(slots=True)
class Clauses:
    """The *clauses* of a position: its *nodes* (cells, value) by number, and the sets of facts that *clash*."""

    nodes: list[tuple[int, int]] = field(default_factory=list)
    number: dict[tuple[int, int], int] = field(default_factory=dict)
    clauses: list[Clause] = field(default_factory=list)
    by_cause: dict[int, list[int]] = field(default_factory=dict)
    clashes: list[tuple[int, ...]] = field(default_factory=list)
    known: set[tuple[tuple[int, ...], int]] = field(default_factory=set)

    def fact(self, node: Node) -> int:
        """Return the number of a *node*, a new one if it is not known yet."""
        key = node.cells, node.value
        if key not in self.number:
            self.number[key] = len(self.nodes)
            self.nodes.append(key)
            self.clashes.append((2 * self.number[key], 2 * self.number[key] + 1))
        return 2 * self.number[key] + node.on

    def node(self, fact: int) -> Node:
        """Return the node that a *fact* is about."""
        cells, value = self.nodes[fact >> 1]
        return Node(cells, value, bool(fact & 1))

    def add(self, clause: Clause) -> None:
        """Add a *clause*, unless it is known already."""
        key = clause.causes, clause.end
        if key in self.known or clause.end in clause.causes:
            return
        self.known.add(key)
        for cause in clause.causes:
            self.by_cause.setdefault(cause, []).append(len(self.clauses))
        self.clauses.append(clause)

    def without_any(self) -> Clauses:
        """Return a copy with the nodes and what clashes, but no clauses."""
        return Clauses(list(self.nodes), dict(self.number), clashes=list(self.clashes))

    def with_links(self, chains: Iterable[Sequence[Link]]) -> Clauses:
        """Return a copy of these clauses, together with those of a step's evidence."""
        found = self.without_any()
        found.clauses, found.known = list(self.clauses), set(self.known)
        found.by_cause = {cause: list(places) for cause, places in self.by_cause.items()}
        for chain in chains:
            for clause in clauses_of_chain(found, chain):
                found.add(clause)
        return found


def clauses_of_chain(known: Clauses, chain: Sequence[Link]) -> Iterator[Clause]:
    """Yield the clauses of a *chain* or net: the causes of a node are the starts of the links into it."""
    into: dict[Node, list[Link]] = {}
    for link in chain:
        into.setdefault(link.end, []).append(link)
    for node, links in into.items():
        causes = dict.fromkeys(known.fact(link.start) for link in links)
        yield Clause(tuple(causes), known.fact(node), links[0].kind, links[0].houses)


@derived
def clauses_of(position: Position, manner: Manner) -> Clauses:
    """Return the clauses of a *position*: which facts imply which."""
    found = Clauses()
    for cell, value in position.candidates():
        found.fact(Node(1 << cell, value, True))
    _exclude(found, position, manner)
    for nodes, houses in _sites(position, manner):
        _last_left(found, [found.fact(node) for node in nodes], houses, manner)
    if manner.groups:
        _group(found, position, manner)
    return found


def _exclude(found: Clauses, position: Position, manner: Manner) -> None:
    """Add what a true candidate makes false."""
    peers = position.geometry.peer_masks
    for cell, value in position.candidates():
        here = found.fact(Node(1 << cell, value, True))
        if not manner.one_digit:
            for digit in bits(position.cell_digits[cell] & ~(1 << (value - 1))):
                found.add(Clause((here,), found.fact(Node(1 << cell, digit + 1, False)), "weak"))
        for other in bits(position.digit_cells[value - 1] & peers[cell]):
            houses = _shared(position.geometry, 1 << cell | 1 << other)
            found.add(Clause((here,), found.fact(Node(1 << other, value, False)), "weak", houses))


def _shared(geometry: Geometry, cells: int) -> tuple[int, ...]:
    """Return the first house that has all *cells*; none if there is none."""
    houses = geometry.houses_of[highest(cells)]
    return next(((house,) for house in houses if not cells & ~geometry.house_masks[house]), ())


def _sites(position: Position, manner: Manner) -> Iterator[tuple[list[Node], tuple[int, ...]]]:
    """Yield sets of candidates of which one is true, with their house (none for those of a cell)."""
    if not manner.one_digit:
        for cell, digits in enumerate(position.cell_digits):
            if digits:
                yield [Node(1 << cell, digit + 1, False) for digit in bits(digits)], ()
    for house in position.geometry.full_houses:
        for digit, places in enumerate(position.digit_cells):
            cells = bits(places & position.geometry.house_masks[house])
            if cells:
                yield [Node(1 << cell, digit + 1, False) for cell in cells], (house,)


def _last_left(found: Clauses, false: list[int], houses: tuple[int, ...], manner: Manner) -> None:
    """Add that the last candidate is true if all but one of the facts *false* hold, and that all of them clash."""
    found.clashes.append(tuple(false))
    if len(false) == 2 or manner.joint:
        for fact in false:
            found.add(Clause(tuple(other for other in false if other != fact), fact + 1, "strong", houses))


def _group(found: Clauses, position: Position, manner: Manner) -> None:
    """Add what follows if the last places of a value in a house are a group that lies in another house, too."""
    geometry = position.geometry
    for group in links_of(position).groups:
        value, places = group.digit + 1, position.digit_cells[group.digit]
        true = found.fact(Node(group.cells, value, True))
        for base, cover in ((group.line, group.box), (group.box, group.line)):
            others = [
                found.fact(Node(1 << cell, value, False))
                for cell in bits(places & geometry.house_masks[base] & ~group.cells)
            ]
            if base in geometry.full_houses and others and (manner.joint or len(others) == 1):
                found.add(Clause(tuple(others), true, "strong", (base,)))
            for cell in bits(places & geometry.house_masks[cover] & group.seen):
                found.add(Clause((true,), found.fact(Node(1 << cell, value, False)), "weak", (cover,)))
