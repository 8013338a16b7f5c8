"""Cells with certain values connected by edges: whether they are, and which candidates remain if they must be.

Cells are places of a list here, with the *pairs* that share an edge. A set without cells counts as connected.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pencilmark.board.masks import bits, union
from pencilmark.rules.language.bounds import Masks
from pencilmark.rules.language.matching import placed
from pencilmark.rules.language.tree import Connected

Pairs = tuple[tuple[int, int], ...]


def edges(cells: Iterable[int], size: int) -> Pairs:
    """List the pairs of places of *cells* that share an edge on a board of *size*.

    >>> edges([0, 1, 9], 9)
    ((0, 1), (0, 2))
    """
    place = {cell: at for at, cell in enumerate(cells)}
    beside = [(cell, cell + 1) for cell in place if cell % size < size - 1] + [(cell, cell + size) for cell in place]
    return tuple([(place[one], place[other]) for one, other in beside if other in place])


def is_connected(places: int, pairs: Pairs) -> bool:
    """Report whether a set (mask) of places is connected.

    >>> is_connected(0b111, ((0, 1), (0, 2))), is_connected(0b110, ((0, 1), (0, 2)))
    (True, False)
    """
    return not places or reached(places & -places, places, beside(pairs)) == places


def parts(places: int, pairs: Pairs) -> list[int]:
    """List the connected parts of a set of places.

    >>> parts(0b110, ((0, 1), (0, 2)))
    [2, 4]
    """
    found, near = [], beside(pairs)
    while places:
        found.append(reached(places & -places, places, near))
        places &= ~found[-1]
    return found


@lru_cache(maxsize=64)
def beside(pairs: Pairs) -> dict[int, int]:
    """Return the set of neighbours of each place."""
    found: dict[int, int] = {}
    for one, other in pairs:
        found[one] = found.get(one, 0) | 1 << other
        found[other] = found.get(other, 0) | 1 << one
    return found


def around(places: int, near: dict[int, int]) -> int:
    """Return the neighbours of the places of a set, which may be in the set themselves."""
    return union(near.get(place, 0) for place in bits(places))


def within(places: int, steps: int, near: dict[int, int]) -> int:
    """Return the places that are at most *steps* from a set.

    >>> bin(within(0b1, 1, beside(((0, 1), (1, 2)))))
    '0b11'
    """
    for _ in range(steps):
        places |= around(places, near)
    return places


def reached(start: int, places: int, near: dict[int, int]) -> int:
    """Return the places (mask) that can be reached from a start through *places*."""
    found = new = start & places
    while new:
        new = around(new, near) & places & ~found
        found |= new
    return found


def _within(start: int, sure: int, possible: int, size: int, near: dict[int, int]) -> int:
    """Return what can be reached from a start through *possible* places, if at most *size* are used in all."""
    found = reached(start, sure, near)
    for _ in range(size - sure.bit_count()):
        more = around(found, near) & possible & ~found
        if not more:
            break
        found |= more | reached(around(more, near) & sure & ~found, sure, near)
    return found


@lru_cache(maxsize=20_000)
def hung_together(possible: int, sure: int, pairs: Pairs, size: int = 0) -> tuple[int, int] | None:
    """Return which of the *possible* places can be used and which must be, given those *sure* to be; None if none can.

    Those used are connected, and there are *size* of them unless it is 0. A place is out if it cannot be reached from
    those sure to be used; it must be used if, without it, two of these are cut off or too few places are left.
    """
    near = beside(pairs)
    if not sure:
        if not size:
            return possible, 0
        large = [part for part in parts(possible, pairs) if part.bit_count() >= size]
        return (sum(large), 0) if large else None
    start = sure & -sure
    found = _within(start, sure, possible, size, near) if size else reached(start, possible, near)
    if found & sure != sure or found.bit_count() < size or (size and sure.bit_count() > size):
        return None
    needed = sure
    for place in bits(found & ~sure):
        rest = reached(start, found & ~(1 << place), near)
        if rest & sure != sure or rest.bit_count() < size:
            needed |= 1 << place
    return found, needed


def _known(relation: Connected, masks: Masks) -> tuple[int, int]:
    """Return the places (masks) that may have one of the values, and those that must."""
    possible = sure = 0
    for place, term in enumerate(relation.terms):
        found = placed(term)
        if found is None:  # nothing is known about it
            possible |= 1 << place
            continue
        inside = [bit + 1 + found[1] in relation.values for bit in bits(masks[found[0]])]
        possible |= any(inside) << place
        sure |= all(inside) << place
    return possible, sure


def connected(relation: Connected, masks: Masks) -> bool | None:
    """Report whether the cells are connected whatever they take (True), never (False), or it depends (None)."""
    possible, sure = _known(relation, masks)
    if reached(sure & -sure, possible, beside(relation.pairs)) & sure != sure:
        return False
    return is_connected(sure, relation.pairs) if possible == sure else None


def connect(relation: Connected, masks: list[int]) -> bool:
    """Strike candidates with which the cells can't be connected; False when they can't at all."""
    possible, sure = _known(relation, masks)
    found = hung_together(possible, sure, relation.pairs)
    if not found:
        return False
    return all(_keep(relation, place, False, masks) for place in bits(possible & ~found[0])) and all(
        _keep(relation, place, True, masks) for place in bits(found[1] & ~sure)
    )


def _keep(relation: Connected, place: int, inside: bool, masks: list[int]) -> bool:
    """Keep those values of a cell that the relation has, if it is *inside*, or else the others."""
    found = placed(relation.terms[place])
    if found is None:
        return True
    cell, more = found
    for bit in bits(masks[cell]):
        if (bit + 1 + more in relation.values) is not inside:
            masks[cell] &= ~(1 << bit)
    return masks[cell] != 0
