"""Cells of some values that are connected by edges: whether they are, and what is left of cells if they must be.

Cells are places of a list here, with the *pairs* that share an edge. No cell at all is connected, too.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import bits
from pencilmark.rules.language.bounds import Masks
from pencilmark.rules.language.matching import placed
from pencilmark.rules.language.tree import Connected


def edges(cells: Iterable[int], size: int) -> tuple[tuple[int, int], ...]:
    """List the pairs of places of *cells* that share an edge on a board of *size*.

    >>> edges([0, 1, 9], 9)
    ((0, 1), (0, 2))
    """
    place = {cell: at for at, cell in enumerate(cells)}
    beside = [(cell, cell + 1) for cell in place if cell % size < size - 1] + [(cell, cell + size) for cell in place]
    return tuple([(place[one], place[other]) for one, other in beside if other in place])


def is_connected(places: int, pairs: Iterable[tuple[int, int]]) -> bool:
    """Report whether a set (mask) of places hangs together.

    >>> is_connected(0b111, [(0, 1), (0, 2)]), is_connected(0b110, [(0, 1), (0, 2)])
    (True, False)
    """
    return not places or _reached(places & -places, places, _beside(pairs)) == places


def _beside(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    found: dict[int, int] = {}
    for one, other in pairs:
        found[one] = found.get(one, 0) | 1 << other
        found[other] = found.get(other, 0) | 1 << one
    return found


def _reached(start: int, places: int, beside: dict[int, int]) -> int:
    """Return the places (mask) that can be reached from a start through *places*."""
    found = new = start & places
    while new:
        around = 0
        for place in bits(new):
            around |= beside.get(place, 0)
        new = around & places & ~found
        found |= new
    return found


def _known(relation: Connected, masks: Masks) -> tuple[int, int]:
    """Return the places (masks) that may have one of the values, and those that must."""
    possible = sure = 0
    for place, term in enumerate(relation.terms):
        found = placed(term)
        if found is None:  # nothing is known of it
            possible |= 1 << place
            continue
        inside = [bit + 1 + found[1] in relation.values for bit in bits(masks[found[0]])]
        possible |= any(inside) << place
        sure |= all(inside) << place
    return possible, sure


def connected(relation: Connected, masks: Masks) -> bool | None:
    """Report whether the cells are connected whatever they take (True), never (False), or it depends (None)."""
    possible, sure = _known(relation, masks)
    if _reached(sure & -sure, possible, _beside(relation.pairs)) & sure != sure:
        return False
    return is_connected(sure, relation.pairs) if possible == sure else None


def connect(relation: Connected, masks: list[int]) -> bool:
    """Strike candidates with which the cells can't be connected; False when they can't at all.

    Cells that those which surely belong to them don't reach are no part of them; a cell without which two of those
    don't reach each other is.
    """
    possible, sure = _known(relation, masks)
    if not sure:
        return True
    beside = _beside(relation.pairs)
    reached = _reached(sure & -sure, possible, beside)
    if reached & sure != sure:
        return False
    needed = sure
    for place in bits(reached & ~sure):
        if _reached(sure & -sure, reached & ~(1 << place), beside) & sure != sure:
            needed |= 1 << place
    return all(_keep(relation, place, False, masks) for place in bits(possible & ~reached)) and all(
        _keep(relation, place, True, masks) for place in bits(needed & ~sure)
    )


def _keep(relation: Connected, place: int, inside: bool, masks: list[int]) -> bool:
    """Keep of a cell the values that are among those of the relation, or the others."""
    found = placed(relation.terms[place])
    if found is None:
        return True
    cell, more = found
    for bit in bits(masks[cell]):
        if (bit + 1 + more in relation.values) is not inside:
            masks[cell] &= ~(1 << bit)
    return masks[cell] != 0
