"""Two almost locked sets with a restricted common.

The restricted common stands in one of the two at most, so the other is locked: any other value they
share stands in one of them, and goes from every cell that sees all its places in both. With two
restricted commons both sets are locked, and each removes its own other values too.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.geometry import bits
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked
from pencilmark.human.techniques.ranking import candidates_of
from pencilmark.human.techniques.technique import Technique


def find(position: Position) -> Iterator[Step]:
    """Find pairs of almost locked sets in *position* that eliminate, in the order of the sets."""
    table = almost_locked(position)
    done: set[int] = set()
    for first, second in _pairs(table):
        gone = _eliminations(table, first, second)
        if gone and gone not in done:
            done.add(gone)
            evidence = Evidence(
                als=(table.sets[first].evidence(), table.sets[second].evidence()),
                restricted=table.restricted(first, second),
            )
            yield Step("als-xz", (), candidates_of(gone, position.geometry.cell_count), evidence, "0901")


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
    gone = 0
    for digit in bits(restricted):
        gone |= table.common_eliminations(first, second, 1 << digit)
    if restricted & (restricted - 1):
        for this, other in ((first, second), (second, first)):
            one, two = table.sets[this], table.sets[other]
            for digit in bits(one.digits & ~restricted):
                gone |= (one.seen[digit] & ~two.cells) << digit * table.position.geometry.cell_count
    return gone


TECHNIQUES = (Technique("als-xz", find),)
