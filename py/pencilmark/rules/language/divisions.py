"""Cells divided into unknown regions: whether they are, and which values and regions remain possible.

Sets of cells are masks of places in the first half of a relation's terms; the second half says which region each has.
"""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.masks import bits, mask_of, several, where
from pencilmark.rules.language.bounds import Masks
from pencilmark.rules.language.connections import hung_together, is_connected
from pencilmark.rules.language.tree import Cell, Divided

Lists = tuple[list[int], list[int]]
"""The candidates of each place: the values, and the regions."""


def is_divided(relation: Divided, values: Sequence[int]) -> bool:
    """Report whether the *values* of the terms, in their order, divide the cells as the relation says."""
    size, half = relation.size, len(relation.terms) // 2
    digits, regions = values[:half], values[half:]
    for region in range(1, half // size + 1):
        own = [place for place in range(half) if regions[place] == region]
        if sorted(digits[place] for place in own) != list(range(1, size + 1)):
            return False
        anchor = next(place for place in own if digits[place] == relation.anchor)
        if anchor // size + 1 != region or not is_connected(mask_of(own), relation.pairs):
            return False
    return True


def _lists(relation: Divided, masks: Masks) -> Lists:
    cells = [term.cell for term in relation.terms if isinstance(term, Cell)]
    half = len(cells) // 2
    return [masks[cell] for cell in cells[:half]], [masks[cell] for cell in cells[half:]]


def division(relation: Divided, masks: Masks) -> bool | None:
    """Report whether cells are divided so whatever values they have (True), never (False), or it depends (None)."""
    lists = _lists(relation, masks)
    if not _narrow(relation, *lists):
        return False
    if any(mask & mask - 1 for part in lists for mask in part):
        return None
    return is_divided(relation, [mask.bit_length() for part in lists for mask in part])


def divide(relation: Divided, masks: list[int]) -> bool:
    """Strike values and regions with which cells can't be divided so; False when they can't be at all."""
    digits, regions = _lists(relation, masks)
    if not _narrow(relation, digits, regions):
        return False
    for term, mask in zip(relation.terms, [*digits, *regions], strict=True):
        assert isinstance(term, Cell)
        masks[term.cell] = mask
    return True


def _narrow(relation: Divided, digits: list[int], regions: list[int]) -> bool:
    count = len(digits) // relation.size
    anchor = 1 << relation.anchor - 1
    while True:
        before = (*digits, *regions)
        for place in range(len(digits)):
            own = 1 << place // relation.size
            if digits[place] == anchor:
                regions[place] &= own
            elif not regions[place] & own:
                digits[place] &= ~anchor
        for region in range(count):
            if not _hang(relation, regions, 1 << region) or not _fill(relation.size, digits, regions, 1 << region):
                return False
        if not all(digits) or not all(regions):
            return False
        if before == (*digits, *regions):
            return True


def _hang(relation: Divided, regions: list[int], region: int) -> bool:
    """Remove from a region the cells beyond its reach, and keep in it those that it needs to be connected."""
    possible = where(mask & region for mask in regions)
    sure = mask_of(place for place in bits(possible) if regions[place] == region)
    found = hung_together(possible, sure, relation.pairs, relation.size)
    if not found:
        return False
    for place in bits(possible & ~found[0]):
        regions[place] &= ~region
    for place in bits(found[1]):
        regions[place] = region
    return True


def _fill(size: int, digits: list[int], regions: list[int], region: int) -> bool:
    """Leave a region every value once."""
    once = twice = settled = 0
    for mask, own in zip(digits, regions, strict=True):
        if own & region:
            twice |= once & mask
            once |= mask
            if own == region and not mask & mask - 1:
                if settled & mask:
                    return False
                settled |= mask
    if once != (1 << size) - 1:
        return False
    lone = once & ~twice & ~settled
    for place, (mask, own) in enumerate(zip(digits, regions, strict=True)):
        if not own & region:
            continue
        if mask & lone:
            if several(mask & lone):
                return False
            digits[place], regions[place] = mask & lone, region
        elif own == region and mask & mask - 1:
            digits[place] = mask & ~settled
        elif own != region and not mask & ~settled:
            regions[place] = own & ~region
    return True
