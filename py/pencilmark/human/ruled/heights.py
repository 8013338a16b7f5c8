"""How many skyscrapers can be seen along a line, counted as people do: mostly ignoring that digits differ.

Only two consequences of the count are used: the tallest stands somewhere, and among the first n cells there is a digit
of at least n. So whatever is found is true, but not everything true is found. *masks* hold the digits of each place.
"""

from __future__ import annotations

from functools import lru_cache

from pencilmark.board.masks import bits
from pencilmark.rules.language.memory import Masks
from pencilmark.rules.propagation.compile import house_narrow


@lru_cache(maxsize=8192)
def counts(masks: Masks) -> int:
    """Return the numbers (mask) of skyscrapers that may be seen along a line with these candidates.

    >>> bits(counts((0b100, 0b1011, 0b1011, 0b1011)))
    [2]
    """
    return _behind(masks)[0][0]


def supposed(masks: Masks, place: int, value: int) -> Masks:
    """Return the candidates of a line if a *value* stands at a *place*, and so nowhere else.

    >>> supposed((0b11, 0b11, 0b111), 0, 2)
    (2, 1, 5)
    """
    bit = 1 << value - 1
    return tuple(bit if at == place else mask & ~bit for at, mask in enumerate(masks))


def settled(masks: Masks, number: int) -> list[Masks]:
    """Return what is left of a line, in turn: digits that each can have a place, those with which *number* are seen.

    The last is empty if nothing is left.

    >>> settled((0b01, 0b11), 1)
    [(1, 2), ()]
    """
    found = [masks]
    placing = house_narrow(len(masks), len(masks))
    while True:
        placed = placing(found[-1])
        if placed is None or not counts(placed) >> number & 1:
            return [*found[1:], *([placed] if placed else []), ()]
        seen = seen_with(placed, number)
        found += [placed, seen]
        if seen == placed:
            return found[1:]


def seen_with(masks: Masks, number: int) -> Masks:
    """Return the digits with which *number* may be seen.

    >>> seen_with((0b100, 0b1011, 0b1011, 0b1011), 2)
    (4, 11, 11, 11)
    """
    before, behind, found = _before(masks), _behind(masks), []
    for place, mask in enumerate(masks):
        able = 0
        for highest, seen in enumerate(before[place]):
            for value in _free(mask, highest) if seen else ():
                after, more = max(highest, value), value > highest
                able |= after > place and _meets(seen << more, behind[place + 1][after], number) and 1 << value - 1
        found.append(able)
    return tuple(found)


def _meets(some: int, others: int, number: int) -> bool:
    """Report whether one of the numbers *some* (mask) and one of *others* (mask) add up to *number*."""
    return any(others >> number - count & 1 for count in bits(some) if count <= number)


@lru_cache(maxsize=2048)
def _before(masks: Masks) -> list[list[int]]:
    """Return, for each place and highest digit before it, how many may be seen up to there (mask)."""
    top = len(masks)
    found = [[1] + [0] * top]
    for place, mask in enumerate(masks):
        last, here = found[-1], [0] * (top + 1)
        for highest, seen in enumerate(last):
            for value in _free(mask, highest) if seen else ():
                after = max(highest, value)
                if after > place:
                    here[after] |= seen << (value > highest)
        found.append(here)
    return found


@lru_cache(maxsize=2048)
def _behind(masks: Masks) -> list[list[int]]:
    """Return, for each place and highest digit before it, how many more may be seen from there on (mask)."""
    top = len(masks)
    found = [[0] * top + [1]]
    for place in reversed(range(top)):
        last, here = found[0], [0] * (top + 1)
        for highest in range(top + 1):
            for value in _free(masks[place], highest):
                after = max(highest, value)
                if after > place:
                    here[highest] |= last[after] << (value > highest)
        found.insert(0, here)
    return found


def _free(mask: int, highest: int) -> list[int]:
    """List the values of a *mask* other than *highest*."""
    return [digit + 1 for digit in bits(mask) if digit + 1 != highest]


def witness(masks: Masks, count: int) -> tuple[int, ...]:
    """Return the digits seen in one way to see *count* of them.

    >>> witness((0b100, 0b1011, 0b1011, 0b1011), 2)
    (3, 4)
    """
    behind, seen, highest = _behind(masks), list[int](), 0
    for at, mask in enumerate(masks):
        for digit in reversed(_free(mask, highest)):
            after = max(highest, digit)
            left = count - len(seen) - (digit > highest)
            if left >= 0 and behind[at + 1][after] >> left & 1:
                break
        else:
            return ()
        seen += [digit] if digit > highest else []
        highest = after
    return tuple(seen)
