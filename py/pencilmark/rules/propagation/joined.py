"""Conditions joined of others: at least one holds (`Either`), or a value stands a number of times (`Tally`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pencilmark.board.geometry import Geometry
from pencilmark.rules.language.memory import Masks, Narrow, Remembering
from pencilmark.rules.language.tree import Cell, Compare, Count, Member, Number, Relation

Parts = tuple[tuple[tuple[int, ...], Narrow], ...]
"""Propagators, each with the places of its cells."""
Groups = tuple[tuple[int, ...], ...]
"""Places of cells that all see each other, group by group: every place is in one."""


class Either(Remembering):
    """The propagator of alternatives, of which at least one holds: it keeps what any of them leaves."""

    most: ClassVar[int] = 2_000

    def __init__(self, alternatives: Sequence[Parts]) -> None:
        super().__init__()
        self._alternatives = alternatives

    def _narrow(self, masks: Masks) -> Masks | None:
        found = (0,) * len(masks)
        for parts in self._alternatives:
            left = _settled(parts, masks)
            if left:
                found = tuple([one | other for one, other in zip(found, left, strict=True)])
            if found == masks:
                break
        return found if found[0] else None


def _settled(parts: Parts, masks: Masks) -> Masks | None:
    """Narrow *masks* by all parts until nothing changes; None where nothing is left."""
    now, before = list(masks), [0]
    while now != before:
        before = list(now)
        for places, narrow in parts:
            left = narrow(tuple([now[place] for place in places]))
            if left is None:
                return None
            for place, mask in zip(places, left, strict=True):
                now[place] = mask
    return tuple(now) if all(now) else None


def counted(relation: Relation) -> tuple[list[int], int, frozenset[int]] | None:
    """Read how often cells hold a value: the cells, the value, and the numbers allowed; None where it is not that.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> counted(parse_rule("count(a1 = 3, c4 = 3) in {0, 2}", board("9")))
    ([0, 21], 3, frozenset({0, 2}))
    """
    match relation:
        case Compare(Count(hits), "=", Number(number)):
            allowed = frozenset([number])
        case Member(Count(hits), items):
            allowed = frozenset(item.value for item in items if isinstance(item, Number))
            if len(allowed) < len(items):
                return None
        case _:
            return None
    found = list[tuple[int, int]]()
    for hit in hits:
        match hit:
            case Compare(Cell(cell), "=", Number(value)):
                found.append((cell, value))
    cells, values = [cell for cell, _ in found], {value for _, value in found}
    if len(found) < len(hits) or len(values) != 1 or len(set(cells)) < len(cells):
        return None
    return cells, values.pop(), allowed


def covers(cells: Sequence[int], geometry: Geometry) -> tuple[Groups, ...]:
    """Divide *cells* into groups that see each other: by rows, by columns, and by each other kind of house."""
    found = list[Groups]()
    for kind in dict.fromkeys(house.kind for house in geometry.houses):
        houses = [house for house in geometry.houses if house.kind == kind]
        groups: dict[int, list[int]] = {}
        for place, cell in enumerate(cells):
            home = next((at for at, house in enumerate(houses) if cell in house.cells), -1 - place)
            groups.setdefault(home, []).append(place)
        found.append(tuple(map(tuple, groups.values())))
    return tuple(found)


class Tally(Remembering):
    """The propagator of cells that hold a *value* an *allowed* number of times, once in each group at most."""

    most: ClassVar[int] = 2_000

    def __init__(self, value: int, allowed: frozenset[int], covering: tuple[Groups, ...]) -> None:
        super().__init__()
        self._bit, self._allowed, self._covers = 1 << value - 1, allowed, covering

    def _narrow(self, masks: Masks) -> Masks | None:
        now, before = list(masks), Masks()
        while tuple(now) != before:
            before = tuple(now)
            if not self._once(now):
                return None
        return before

    def _once(self, now: list[int]) -> bool:
        """Strike what the count leaves no room for; report whether any number is possible."""
        bit = self._bit
        least = sum([mask == bit for mask in now])
        filled = [[group for group in groups if any(now[place] & bit for place in group)] for groups in self._covers]
        most = min(map(len, filled))
        left = [number for number in self._allowed if least <= number <= most]
        if not left:
            return False
        if max(left) == least:
            now[:] = [mask if mask == bit else mask & ~bit for mask in now]
        elif min(left) == most:
            for groups in filled:
                for group in groups if len(groups) == most else ():
                    places = [place for place in group if now[place] & bit]
                    if len(places) == 1:
                        now[places[0]] = bit
        return all(now)
