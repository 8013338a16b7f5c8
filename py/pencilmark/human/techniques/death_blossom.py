"""Death blossom: a stem cell each of whose candidates is linked to an almost locked set, a petal.

Whichever value the stem holds, the petal of that value loses it and is locked. So a value that all petals have, none of
the stem's, is in one of them, and goes from every cell that sees all its places.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.almost_locked import AlmostLocked, almost_locked, cell_sets_slowly
from pencilmark.human.techniques.common import candidates_of, first_by
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_death_blossom


def find(position: Position) -> Iterator[Step]:
    """Find the death blossoms in *position* whose petals do not overlap."""
    return _steps(position, False)


def find_all(position: Position) -> Iterator[Step]:
    """Find the death blossoms in *position*, with petals that may overlap."""
    return _steps(position, True)


def _steps(position: Position, overlap: bool) -> Iterator[Step]:
    table, count = almost_locked(position), position.geometry.cell_count
    done: set[int] = set()
    for stem, mark in enumerate(position.cell_digits):
        for petals, gone in _blossoms(table, stem, mark, overlap):
            if gone not in done:
                done.add(gone)
                evidence = Evidence(
                    cells=1 << stem, digits=mark, als=tuple(table.sets[petal].evidence() for petal in petals)
                )
                yield Step("death-blossom", (), candidates_of(gone, count), evidence)


def _blossoms(table: AlmostLocked, stem: int, mark: int, overlap: bool) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield petals of *stem*, one for each of its digits, with what they eliminate together (mask).

    Petals are added digit by digit as long as they eliminate anything. If they may overlap, only what they eliminate
    matters, so each such mask is followed once.
    """
    choices = [_petals(table, stem, mark, digit, overlap) for digit in bits(mark)]
    if not choices or not all(choices):
        return
    stack: list[tuple[tuple[int, ...], int, int]] = [((), 0, -1)]
    followed: set[tuple[int, int, int]] = set()
    while stack:
        petals, used, gone = stack.pop()
        if len(petals) == len(choices):
            yield petals, gone
            continue
        for number, cells, removed in reversed(choices[len(petals)]):
            left = gone & removed
            if left and (overlap or not cells & used):
                reached = len(petals), 0 if overlap else used | cells, left
                if reached not in followed:
                    followed.add(reached)
                    stack.append(((*petals, number), reached[1], left))


def _petals(table: AlmostLocked, stem: int, mark: int, digit: int, overlap: bool) -> list[tuple[int, int, int]]:
    """List the sets that lose *digit* to *stem*: (number, cells, what they remove apart from digits of the stem)."""
    found: dict[int, tuple[int, int, int]] = {}
    count = table.position.geometry.cell_count
    for number in bits(table.petals(stem, digit)):
        petal, removed = table.sets[number], 0
        for other, seen in petal.seen.items():
            if not mark >> other & 1:
                removed |= seen << other * count
        key = removed if overlap else number
        if removed and (key not in found or petal.cells.bit_count() < found[key][1].bit_count()):
            found[key] = (number, petal.cells, removed)
    return list(found.values())


TECHNIQUES = (
    Technique(
        "death-blossom",
        "Extreme",
        find_all,
        tell=tell_death_blossom,
        choose=first_by(find),
        ahead=cell_sets_slowly,
        teaching=540,
        hodoku=Hodoku("0904", 360, "Unfair"),
        effort=7.8,
    ),
)
