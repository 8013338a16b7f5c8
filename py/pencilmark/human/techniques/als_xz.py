"""Two almost locked sets with a restricted common.

At most one of the two holds the restricted common, so the other is locked. Any other value that they share is therefore
in one of them, and goes from every cell that sees all its places in both. With two restricted commons both sets are
locked, and each removes its own other values too.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, several, union
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked, cell_sets_slowly
from pencilmark.human.techniques.common import candidates_of
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_als_xz


def find(position: Position) -> Iterator[Step]:
    """Find pairs of almost locked sets in *position* that eliminate: of those with one effect the smallest."""
    table = almost_locked(position)
    for gone, (first, second) in table.smallest(_found(table)):
        yield _step(table, first, second, gone)


def choose(position: Position) -> Step | None:
    """Find the step of the pair that comes first in the order of the sets; None when there is none."""
    table = almost_locked(position)
    for gone, (first, second) in _found(table):
        return _step(table, first, second, gone)
    return None


def _found(table: AlmostLocked) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield what each pair of sets eliminates (mask), with the pair, in the order of the sets."""
    for first, second in _pairs(table):
        gone = _eliminations(table, first, second)
        if gone:
            yield gone, (first, second)


def _step(table: AlmostLocked, first: int, second: int, gone: int) -> Step:
    evidence = Evidence(
        als=(table.sets[first].evidence(), table.sets[second].evidence()), restricted=table.restricted(first, second)
    )
    return Step("als-xz", (), candidates_of(gone, table.position.geometry.cell_count), evidence)


def _pairs(table: AlmostLocked) -> Iterator[tuple[int, int]]:
    """Yield the pairs of sets, apart from each other, that may eliminate something."""
    for first in range(len(table.sets)):
        once = twice = removing = 0
        commons, removers = table.commons[first], table.removers[first]
        for common, sets in commons.items():
            twice |= once & sets
            once |= sets
            for digit, others in removers.items():
                if digit != common:
                    removing |= others & sets
        for second in bits(((removing | twice) & ~table.overlapping[first]) >> first + 1):
            yield first, first + 1 + second


def _eliminations(table: AlmostLocked, first: int, second: int) -> int:
    restricted = table.restricted(first, second)
    gone = union(table.common_eliminations(first, second, 1 << digit) for digit in bits(restricted))
    if several(restricted):
        for this, other in ((first, second), (second, first)):
            one, two = table.sets[this], table.sets[other]
            for digit in bits(one.digits & ~restricted):
                gone |= (one.seen[digit] & ~two.cells) << digit * table.position.geometry.cell_count
    return gone


TECHNIQUES = (
    Technique(
        "als-xz",
        "Expert",
        find,
        tell=tell_als_xz,
        choose=choose,
        ahead=cell_sets_slowly,
        teaching=480,
        hodoku=Hodoku("0901", 300, "Unfair", 500),
        is_offered=True,
    ),
)
