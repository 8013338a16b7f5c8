"""ALS-W-wing: two almost locked sets joined by a house with just two places for a value.

Every place of that value x in the one set sees the one place in the house, every place in the other set sees the other.
The house has its x in one of the two, so one of the sets lacks x and is locked. Any other value that both sets have is
then in one of them, as in ALS-XZ; with sets of one cell each it is the W-wing.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, several, union
from pencilmark.board.model import Evidence, Link, Node, Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked, cell_sets_slowly
from pencilmark.human.techniques.common import candidates_of, strong_pairs
from pencilmark.human.techniques.technique import Technique
from pencilmark.human.telling import tell_als_w_wing

Bridge = tuple[int, int, int, int]
"""A value (index) and a house with just two places for it: the value, the house, the places."""


def find(position: Position) -> Iterator[Step]:
    """Find the pairs of sets: of those with one effect the smallest."""
    table = almost_locked(position)
    bridges = dict[tuple[int, tuple[int, ...]], Bridge]()

    def found() -> Iterator[tuple[int, tuple[int, ...]]]:
        for bridge in _bridges(position):
            for first, second in _pairs(table, bridge):
                gone = table.common_eliminations(first, second, 1 << bridge[0])
                if gone:
                    bridges.setdefault((gone, (first, second)), bridge)
                    yield gone, (first, second)

    for gone, (first, second) in table.smallest(found()):
        yield _step(table, first, second, bridges[gone, (first, second)], gone)


def _bridges(position: Position) -> Iterator[Bridge]:
    """Yield the strong links, each in both directions."""
    for digit, pairs in enumerate(strong_pairs(position)):
        for house, start, end in pairs:
            yield digit, house, start, end
            yield digit, house, end, start


def _pairs(table: AlmostLocked, bridge: Bridge) -> Iterator[tuple[int, int]]:
    """Yield the pairs of sets that a bridge joins and that may eliminate something; two single cells are a W-wing.

    Sets that hold a place of the bridge, or do without it, make other steps.
    """
    digit, _, start, end = bridge
    ends = table.touching[start] | table.touching[end]
    others = table.petals(end, digit) & ~ends
    for first in bits(table.petals(start, digit) & ~ends):
        removing = union(sets for value, sets in table.removers[first].items() if value != digit)
        partners = others & removing & ~table.overlapping[first] & ~table.commons[first][digit]
        if not several(table.sets[first].cells):
            partners &= table.several
        for second in bits(partners):
            yield first, second


def _step(table: AlmostLocked, first: int, second: int, bridge: Bridge, gone: int) -> Step:
    digit, house, start, end = bridge
    one, two = table.sets[first], table.sets[second]
    value = digit + 1
    chain = (
        Link(Node(one.places[digit], value, True), Node(1 << start, value, False), "weak"),
        Link(Node(1 << start, value, False), Node(1 << end, value, True), "strong", (house,)),
        Link(Node(1 << end, value, True), Node(two.places[digit], value, False), "weak"),
    )
    evidence = Evidence(als=(one.evidence(), two.evidence()), restricted=1 << digit, chains=(chain,))
    return Step("als-w-wing", (), candidates_of(gone, table.position.geometry.cell_count), evidence)


TECHNIQUES = (Technique("als-w-wing", "Expert", find, tell=tell_als_w_wing, ahead=cell_sets_slowly),)
