"""Sets of small numbers as masks: bit n of a mask is set when n is in the set.

Everywhere in the package bit n of a mask of cells is cell n, and bit n of a mask of digits is the value n + 1. The
innermost loops write these functions out: in the searches, where nets and chains grow, in the propagators, and in
`human.ruled.consequences`, where calls would take up to 2 % of a rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

_FEW = 512
_PLACES: list[tuple[int, ...]] = [()]
"""The places for each mask of nine digits, the most frequent ones."""
for _place in range(9):
    _PLACES += [(*places, _place) for places in _PLACES]

_SIGNS = b"01" + bytes(254)


def bits(mask: int) -> list[int]:
    """List the places of the bits set in *mask*, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    if mask < _FEW:
        return [*_PLACES[mask]]
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places


def values(digits: int) -> list[int]:
    """List the values of a mask of *digits*.

    >>> values(0b10100)
    [3, 5]
    """
    return [digit + 1 for digit in bits(digits)]


def mask_of(places: Iterable[int]) -> int:
    """Return the mask with the bits at *places* set; the inverse of `bits`; a place may occur twice.

    >>> bin(mask_of((4, 1, 2, 1)))
    '0b10110'
    """
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def where(found: Iterable[object]) -> int:
    """Return the mask of the places of true items.

    >>> bin(where((0, 7, 0, 2))), bin(where(digit == 7 for digit in (0, 7, 0, 2)))
    ('0b1010', '0b10')
    """
    return int(bytes(map(bool, found))[::-1].translate(_SIGNS) or b"0", 2)


def union(masks: Iterable[int]) -> int:
    """Join *masks*.

    >>> bin(union((0b001, 0b101)))
    '0b101'
    """
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


def union_at(table: Sequence[int] | Mapping[int, int], places: int) -> int:
    """Join the masks of a *table* at the *places* (mask).

    >>> bin(union_at((0b001, 0b010, 0b100), 0b101))
    '0b101'
    """
    joined = 0
    while places:
        low = places & -places
        joined |= table[low.bit_length() - 1]
        places ^= low
    return joined


def lowest(mask: int) -> int:
    """Return the place of the lowest bit of *mask* (the only one, if it has one bit); -1 if there is none.

    >>> lowest(0b10110), lowest(0)
    (1, -1)
    """
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the place of the highest bit of *mask*, -1 if there is none.

    >>> highest(0b10110), highest(0)
    (4, -1)
    """
    return mask.bit_length() - 1


def single(mask: int) -> bool:
    """Report whether exactly one bit of *mask* is set.

    >>> single(0b100), single(0b110), single(0)
    (True, False, False)
    """
    return mask > 0 and not mask & (mask - 1)


def several(mask: int) -> bool:
    """Report whether at least two bits of *mask* are set.

    >>> several(0b100), several(0b110), several(0)
    (False, True, False)
    """
    return mask & (mask - 1) != 0
