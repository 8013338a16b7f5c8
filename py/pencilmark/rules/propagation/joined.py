"""Conditions made of others: at least one holds (`Either`), or a value occurs a number of times (`Tally`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import ClassVar

from pencilmark.board.geometry import Geometry
from pencilmark.rules.language import tree
from pencilmark.rules.language.memory import Masks, Narrow, Remembering

Parts = tuple[tuple[tuple[int, ...], Narrow], ...]
"""Propagators, each with the places of its cells."""
Groups = tuple[tuple[int, ...], ...]
"""Places divided into groups of cells that all see each other."""


class Either(Remembering):
    """The propagator of alternatives, at least one of which holds: it keeps the candidates that any of them leaves."""

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


def alternatives(relation: tree.Relation) -> tuple[tree.Relation, ...]:
    """Return the alternatives in *relation*: parts joined by `or`, or one for each value of an item's index; or none.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> len(alternatives(parse_rule("item(a1, b1, c1, d1) = 4", board("4"))))
    3
    """
    match relation:
        case tree.Any(relations):
            return relations
        case tree.Compare(tree.Call("item", (tree.Cell() as index, *items)), operator, other):
            numbered = enumerate(items, 1)
            return tuple(
                tree.make_all(
                    [tree.Compare(index, "=", tree.Number(number)), tree.Compare(item, operator, other)], relation.at
                )
                for number, item in numbered
            )
    return ()


def extremes(relation: tree.Relation, top: int) -> tuple[tree.Relation, ...]:
    """Return the alternatives of a sum between the least and the greatest of different cells, one for each two values.

    Values go up to *top*.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> len(extremes(parse_rule("sumbetween(min(a1..a3), max(a1..a3), a1..a3) = 2", board("4")), 4))
    3
    """
    match relation:
        case tree.Compare(tree.Call("sumbetween", (low, high, *cells)), operator, total):
            if low != tree.Call("min", tuple(cells)) or high != tree.Call("max", tuple(cells)):
                return ()
            ends = [(tree.Number(a), tree.Number(b)) for a, b in combinations(range(1, top + 1), 2)]
            wide = [(a, b) for a, b in reversed(ends) if b.value - a.value >= len(cells) - 1]
            return tuple(
                tree.make_all(
                    [
                        *[tree.make_all([tree.Compare(one, ">=", a), tree.Compare(one, "<=", b)], 0) for one in cells],
                        tree.Compare(tree.Call("sumbetween", (a, b, *cells)), operator, total),
                    ],
                    relation.at,
                )
                for a, b in wide
            )
    return ()


Counted = tuple[tuple[tuple[int, ...], ...], int, frozenset[int]]
"""Sets of cells that hold a value equally often, the value, and how often they may hold it."""


def counted(relation: tree.Relation) -> Counted | None:
    """Read a relation that says how often cells hold a value, or that others hold it as often; None if it says neither.

    >>> from pencilmark.rules.language.parse import parse_rule
    >>> counted(parse_rule("count(a1 = 3, c4 = 3) in {0, 2}", board("9")))
    (((0, 21),), 3, frozenset({0, 2}))
    """
    match relation:
        case tree.Compare(tree.Count(hits), "=", tree.Number(number)):
            counts, allowed = [hits], frozenset([number])
        case tree.Compare(tree.Count(hits), "=", tree.Count(others)):
            counts, allowed = [hits, others], frozenset(range(len(hits) + 1))
        case tree.Member(tree.Count(hits), items) if all(isinstance(item, tree.Number) for item in items):
            counts, allowed = [hits], frozenset(item.value for item in items if isinstance(item, tree.Number))
        case _:
            return None
    found = [tuple(_hit(hit) for hit in each) for each in counts]
    values = {one[1] for each in found for one in each}
    cells = tuple(tuple(cell for cell, _ in each) for each in found)
    is_plain = len(values) == 1 and all(len(set(each)) == len(each) for each in cells)
    return (cells, values.pop(), allowed) if is_plain and 0 not in values else None


def _hit(relation: tree.Relation) -> tuple[int, int]:
    """Read a cell and the value that the relation says it has; zeros if it does not say that."""
    match relation:
        case tree.Compare(tree.Cell(cell), "=", tree.Number(value)):
            return cell, value
    return 0, 0


def covers(cells: Sequence[int], slots: Mapping[int, int], geometry: Geometry) -> tuple[Groups, ...]:
    """Divide *cells* into groups that see each other: once by rows, once by columns, and so on for each kind of house.

    Groups hold places. Without houses each cell is a group.
    """
    found = list[Groups]()
    for kind in dict.fromkeys(house.kind for house in geometry.houses) or (None,):
        houses = [house for house in geometry.houses if house.kind == kind]
        groups: dict[int, list[int]] = {}
        for cell in cells:
            home = next((at for at, house in enumerate(houses) if cell in house.cells), -1 - cell)
            groups.setdefault(home, []).append(slots[cell])
        found.append(tuple(map(tuple, groups.values())))
    return tuple(found)


class Tally(Remembering):
    """The propagator of sets of cells that hold a *value* equally often, an *allowed* number of times.

    Each set comes with its covers: divisions into groups of places, each of which holds the value at most once.
    """

    most: ClassVar[int] = 2_000

    def __init__(self, value: int, allowed: frozenset[int], covering: tuple[tuple[Groups, ...], ...]) -> None:
        super().__init__()
        self._bit, self._allowed, self._sets = 1 << value - 1, allowed, covering

    def _narrow(self, masks: Masks) -> Masks | None:
        now, before = list(masks), Masks()
        while tuple(now) != before:
            before = tuple(now)
            filled = [
                [[group for group in groups if any(now[place] & self._bit for place in group)] for groups in each]
                for each in self._sets
            ]
            least = [sum(now[place] == self._bit for group in each[0] for place in group) for each in self._sets]
            most = [min(map(len, each)) for each in filled]
            left = [number for number in self._allowed if max(least) <= number <= min(most)]
            if not left:
                return None
            for covering, low, high in zip(filled, least, most, strict=True):
                if low == max(left):
                    self._strike(now, covering[0])
                elif high == min(left):
                    self._fill(now, [group for groups in covering if len(groups) == high for group in groups])
        return before if all(before) else None

    def _strike(self, now: list[int], groups: Groups | list[tuple[int, ...]]) -> None:
        for group in groups:
            for place in group:
                now[place] = now[place] if now[place] == self._bit else now[place] & ~self._bit

    def _fill(self, now: list[int], groups: list[tuple[int, ...]]) -> None:
        for group in groups:
            places = [place for place in group if now[place] & self._bit]
            if len(places) == 1:
                now[places[0]] = self._bit
