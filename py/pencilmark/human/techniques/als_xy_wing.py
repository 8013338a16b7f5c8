"""Three almost locked sets: a pivot with a restricted common to each of two wings.

The pivot can do without only one of its two restricted commons. It holds the other, so the wing that shares that one
lacks it and is locked. A further value that both wings have is therefore in one of them, and goes from every cell that
sees all its places in both.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, several, union
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked, cell_sets_slowly
from pencilmark.human.techniques.common import candidates_of, first_by
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_als_xy_wing


def find(position: Position) -> Iterator[Step]:
    """Find the wings in *position* whose sets do not overlap, in the order of the sets."""
    table = almost_locked(position)
    done: set[int] = set()
    for gone, (one, pivot, two) in _found(table, False):
        if gone not in done:
            done.add(gone)
            yield _step(table, one, pivot, two, gone)


def find_all(position: Position) -> Iterator[Step]:
    """Find the wings in *position*, with sets that may overlap: of those with one effect the smallest."""
    table = almost_locked(position)
    for gone, (one, pivot, two) in table.smallest(_found(table, True)):
        yield _step(table, one, pivot, two, gone)


def _found(table: AlmostLocked, overlap: bool) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield what each wing eliminates (mask), with its sets, in the order of the sets."""
    for pivot, one, two, first, second in _wings(table, overlap):
        gone = table.common_eliminations(one, two, first | second)
        if gone:
            yield gone, (one, pivot, two)


def _step(table: AlmostLocked, one: int, pivot: int, two: int, gone: int) -> Step:
    restricted = table.restricted(pivot, one) | table.restricted(pivot, two)
    evidence = Evidence(als=tuple(table.sets[place].evidence() for place in (one, pivot, two)), restricted=restricted)
    return Step("als-xy-wing", (), candidates_of(gone, table.position.geometry.cell_count), evidence)


def _wings(table: AlmostLocked, overlap: bool) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield (pivot, wing, wing, restricted commons of each) that may eliminate something."""
    apart = [~sets for sets in table.overlapping] if not overlap else [-1] * len(table.sets)
    partners = [mask & apart[this] for this, mask in enumerate(table.partners)]
    removing = [_any(row) & apart[this] for this, row in enumerate(table.removers)]
    for low in range(len(table.sets)):
        for high in bits(partners[low] >> low + 1):
            high += low + 1
            wings = [(low, high, two) for two in bits(partners[low] & removing[high] & ~(1 << low))]
            wings += [(high, low, two) for two in bits(partners[high] & removing[low] & ~(1 << high))]
            wings = [wing for wing in wings if _pair(wing[0], wing[2]) > (low, high)]
            for pivot, one, two in sorted(wings, key=lambda wing: _pair(wing[0], wing[2])):
                first, second = table.restricted(pivot, one), table.restricted(pivot, two)
                if not (first == second and not several(first)) and not _contains(table, one, two):
                    yield pivot, one, two, first, second


def _any(row: dict[int, int]) -> int:
    return union(row.values())


def _pair(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one < two else (two, one)


def _contains(table: AlmostLocked, one: int, two: int) -> bool:
    union = table.sets[one].cells | table.sets[two].cells
    return union in (table.sets[one].cells, table.sets[two].cells)


TECHNIQUES = (
    Technique(
        "als-xy-wing",
        "Extreme",
        find_all,
        tell=tell_als_xy_wing,
        choose=first_by(find),
        ahead=cell_sets_slowly,
        teaching=490,
        hodoku=Hodoku("0902", 320, "Unfair", 510),
        is_offered=True,
        effort=7.5,
    ),
)
