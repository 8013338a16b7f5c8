"""How a clue outside the grid can divide its line: which digits are where, and which digits each part holds.

The two ends of a sandwich divide the line into what is between them and what is on either side; the first digit of an
X-sum says how many cells add up, that of a numbered room where its number is. Everything is in places along the line,
so that lines with the same candidates are worked out once; *masks* hold the digits of each place. It is true because a
line that holds every digit once is divided in one of these ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, union
from pencilmark.human.ruled.sets import fitting
from pencilmark.human.ruled.views import sets_adding
from pencilmark.rules.language.memory import Masks


@dataclass(frozen=True, slots=True)
class Division:
    """One way to divide a line: which values *stand* (place, value), and the *parts* (places) with their *sets*.

    *sets* has, for each way to distribute the other digits, a set (mask) for each part.
    """

    stand: tuple[tuple[int, int], ...]
    parts: tuple[tuple[int, ...], ...] = ()
    sets: tuple[Masks, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """Return the places of the fixed digits."""
        return tuple(place for place, _ in self.stand)

    def of_part(self, part: int) -> tuple[int, ...]:
        """List the sets of a part, each once."""
        return tuple(sorted({sets[part] for sets in self.sets}, key=bits))


@lru_cache(maxsize=4096)
def divisions(name: str, number: int, top: int) -> tuple[Division, ...]:
    """List all ways in which the clue *name* of this *number* can divide a line of *top* cells, for any candidates.

    >>> [found.stand for found in divisions("x-sum", 3, 4)]
    [((0, 2),)]
    """
    return tuple(_WAYS[name](number, top))


def _sandwich(number: int, top: int) -> Iterator[Division]:
    for first in range(top - 1):
        for last in range(first + 1, top):
            inside = tuple(range(first + 1, last))
            outside = tuple(place for place in range(top) if not first <= place <= last)
            sets = _shared(len(inside), number, 1 | 1 << top - 1, top)
            if sets:
                for ends in ((1, top), (top, 1)):
                    yield Division(((first, ends[0]), (last, ends[1])), (inside, outside), sets)


def _x_sum(number: int, top: int) -> Iterator[Division]:
    for count in range(1, top + 1):
        inside, outside = tuple(range(1, count)), tuple(range(count, top))
        sets = _shared(count - 1, number - count, 1 << count - 1, top)
        if sets:
            yield Division(((0, count),), (inside, outside), sets)


def _numbered_room(number: int, top: int) -> Iterator[Division]:
    for room in range(1, top + 1) if 1 <= number <= top else ():
        if (room == 1) is (number == room):
            stand = ((0, room),) if room == 1 else ((0, room), (room - 1, number))
            rest = tuple(place for place in range(1, top) if place != room - 1)
            yield Division(stand, (rest,), ((_others(stand, top),),))


def _others(stand: tuple[tuple[int, int], ...], top: int) -> int:
    """Return the digits (mask) that do not stand."""
    return (1 << top) - 1 & ~union(1 << value - 1 for _, value in stand)


def _shared(count: int, total: int, without: int, top: int) -> tuple[Masks, ...]:
    """List the sets of *count* digits that make a *total*, *without* some (mask), each with the digits left over."""
    rest = (1 << top) - 1 & ~without
    return tuple((one, rest & ~one) for one in sets_adding(count, total, top) if not one & without)


_WAYS: dict[str, Callable[[int, int], Iterator[Division]]] = {
    "sandwich": _sandwich,
    "x-sum": _x_sum,
    "numbered-room": _numbered_room,
}
DIVIDING = frozenset(_WAYS)
"""Variants whose clues divide a line."""


@lru_cache(maxsize=8192)
def possible(name: str, number: int, masks: Masks) -> tuple[Division, ...]:
    """List the divisions that are possible in a line with these candidates (*masks*), with the sets that are left."""
    return tuple(left for one in divisions(name, number, len(masks)) if (left := _left(one, masks)))


def _left(division: Division, masks: Masks) -> Division | None:
    """Return a division with the sets that its parts can still hold; None if it is impossible."""
    if not all(masks[place] >> value - 1 & 1 for place, value in division.stand):
        return None
    if not division.parts:
        return division
    parts = [tuple(masks[place] for place in places) for places in division.parts]
    every = [union(part) for part in parts]
    left = []
    for sets in division.sets:
        for part, one, able in zip(parts, sets, every, strict=True):
            if one & ~able or not all(mask & one for mask in part):
                break
        else:
            left.append(sets)
    return Division(division.stand, division.parts, tuple(left)) if left else None


@lru_cache(maxsize=8192)
def plainly(division: Division, masks: Masks) -> Masks:
    """Return what each place can hold, judging only by the digits of the sets for its part."""
    found = list(masks)
    for place, value in division.stand:
        found[place] = 1 << value - 1
    for part, places in enumerate(division.parts):
        able = union(division.of_part(part))
        for place in places:
            found[place] &= able
    return tuple(found)


@lru_cache(maxsize=8192)
def exactly(division: Division, masks: Masks) -> Masks | None:
    """Return what each place can hold, judging by all ways to put those sets into the cells; None if there is none."""
    found = list(plainly(division, masks))
    for part, places in enumerate(division.parts):
        if places:
            able = tuple(masks[place] for place in places)
            left = fitting(division.of_part(part), len(places), len(masks))(able)
            if left is None:
                return None
            for place, mask in zip(places, left, strict=True):
                found[place] = mask
    return tuple(found)
