"""Two almost locked sets, one of which is locked: because of a restricted common, or of a house between them.

ALS-XZ: at most one of the two holds the restricted common, so the other is locked. Any other value that they share is
therefore in one of them, and goes from every cell that sees all its places in both. With two restricted commons both
sets are locked, and each removes its own other values too.

ALS-W-wing: every place of a value x in one set sees one of the two places of x in some house, every place in the other
set sees the other. The house has its x in one of the two, so one of the sets lacks x and is locked. Any other value
that both sets have is then in one of them, as in ALS-XZ; with sets of one cell each it is the W-wing.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, several, union, where
from pencilmark.board.model import Link, Node, Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked, cell_sets_slowly
from pencilmark.human.techniques.common import in_vain, strong_pairs
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_als_w_wing, tell_als_xz


def find_pairs(position: Position) -> Iterator[Step]:
    """Find pairs of almost locked sets in *position* that eliminate something: for each effect the smallest."""
    table = almost_locked(position)
    for gone, (first, second) in table.smallest(_eliminating(table, (1 << len(table.sets)) - 1)):
        yield _pair_step(table, first, second, gone)


def choose_pair(position: Position) -> Step | None:
    """Find the step of the pair that comes first in the order of the sets; None if there is none.

    Sets that have not changed since no pair eliminated anything are not tried with each other again.
    """
    table, vain = almost_locked(position), in_vain(position)
    keys = [(this.cells, *this.places.values()) for this in table.sets]
    before = vain.get("als-xz", frozenset())
    fresh = where(key not in before for key in keys)
    for gone, (first, second) in _eliminating(table, fresh):
        return _pair_step(table, first, second, gone)
    vain["als-xz"] = frozenset(keys)
    return None


def _eliminating(table: AlmostLocked, fresh: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield what each pair with a *fresh* set eliminates (mask), with the pair, in the order of the sets."""
    for first, second in _pairs(table, fresh):
        gone = _eliminations(table, first, second)
        if gone:
            yield gone, (first, second)


def _pair_step(table: AlmostLocked, first: int, second: int, gone: int) -> Step:
    return table.step("als-xz", (first, second), gone, table.restricted(first, second))


def _pairs(table: AlmostLocked, fresh: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of sets, one of them *fresh* (mask), that are apart and may eliminate something."""
    old, with_old = (1 << len(table.sets)) - 1 & ~fresh, dict[int, int]()
    for second in bits(fresh) if old else ():
        for first in bits(_partners(table, second) & old & (1 << second) - 1):
            with_old[first] = with_old.get(first, 0) | 1 << second
    for first in range(len(table.sets)):
        partners = _partners(table, first) if fresh >> first & 1 else with_old.get(first, 0)
        for second in bits(partners >> first + 1):
            yield first, first + 1 + second


def _partners(table: AlmostLocked, number: int) -> int:
    """Return the sets (mask) apart from one with which it may eliminate something."""
    once = twice = removing = 0
    removers = table.removers_of(number)
    for common, sets in table.commons_of(number).items():
        twice |= once & sets
        once |= sets
        for digit, others in removers.items():
            if digit != common:
                removing |= others & sets
    return (removing | twice) & ~table.overlapping[number]


def _eliminations(table: AlmostLocked, first: int, second: int) -> int:
    restricted = table.restricted(first, second)
    gone = union(table.common_eliminations(first, second, 1 << digit) for digit in bits(restricted))
    if several(restricted):
        for this, other in ((first, second), (second, first)):
            one, two = table.sets[this], table.sets[other]
            for digit in bits(one.digits & ~restricted):
                gone |= (one.seen[digit] & ~two.cells) << digit * table.position.geometry.cell_count
    return gone


Bridge = tuple[int, int, int, int]
"""A value (index) and a house with just two places for it: the value, the house, the places."""


def find_joined(position: Position) -> Iterator[Step]:
    """Find the pairs of sets: for each effect the smallest."""
    table = almost_locked(position)
    bridges = dict[tuple[int, tuple[int, ...]], Bridge]()

    def found() -> Iterator[tuple[int, tuple[int, ...]]]:
        for bridge in _bridges(position):
            for first, second in _joined(table, bridge):
                gone = table.common_eliminations(first, second, 1 << bridge[0])
                if gone:
                    bridges.setdefault((gone, (first, second)), bridge)
                    yield gone, (first, second)

    for gone, (first, second) in table.smallest(found()):
        yield _joined_step(table, first, second, bridges[gone, (first, second)], gone)


def _bridges(position: Position) -> Iterator[Bridge]:
    """Yield the strong links, each in both directions."""
    for digit, pairs in enumerate(strong_pairs(position)):
        for house, start, end in pairs:
            yield digit, house, start, end
            yield digit, house, end, start


def _joined(table: AlmostLocked, bridge: Bridge) -> Iterator[tuple[int, int]]:
    """Yield the pairs of sets that a bridge joins and that may eliminate something; two single cells are a W-wing.

    Sets that hold a place of the bridge, or do not need it, make other steps.
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


def _joined_step(table: AlmostLocked, first: int, second: int, bridge: Bridge, gone: int) -> Step:
    digit, house, start, end = bridge
    one, two = table.sets[first], table.sets[second]
    value = digit + 1
    chain = (
        Link(Node(one.places[digit], value, True), Node(1 << start, value, False), "weak"),
        Link(Node(1 << start, value, False), Node(1 << end, value, True), "strong", (house,)),
        Link(Node(1 << end, value, True), Node(two.places[digit], value, False), "weak"),
    )
    return table.step("als-w-wing", (first, second), gone, 1 << digit, (chain,))


TECHNIQUES = (
    Technique(
        "als-xz",
        "Expert",
        find_pairs,
        tell=tell_als_xz,
        choose=choose_pair,
        ahead=cell_sets_slowly,
        teaching=480,
        hodoku=Hodoku("0901", 300, "Unfair", 500),
        is_offered=True,
    ),
    Technique("als-w-wing", "Expert", find_joined, tell=tell_als_w_wing, ahead=cell_sets_slowly),
)
