"""Sums as propagators with full support: a sum of cells, times whole numbers, that must be one of some totals.

Cells that differ and have the same weight are a *group*; `pencilmark.rules.propagation.subsets` finds its sums.
The totals reached by the first groups are an integer (bit = total), and adding a sum is a shift; a forward and a
backward pass find the sums of each group that lead to an allowed total. So a killer cage is one group, and an arrow is
a circle less a few groups. All that is ignored is that cells of different groups may have to differ, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any as Node

from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, highest, lowest, mask_of
from pencilmark.rules.language.evaluate import COMPARE
from pencilmark.rules.language.memory import Masks, Narrow, Remembering
from pencilmark.rules.language.tree import Call, Cell, Compare, Number, Product, Relation, Sum
from pencilmark.rules.propagation.subsets import MEMORY, MOST_VALUES, Lattice, backwards, forwards, lattice

MOST_TOTAL = 4_000
SHARED = 1 << 14
"""How much is kept for the groups of all sums together, by the candidates of their cells."""


@dataclass(frozen=True, slots=True)
class Linear:
    """The weighted sum of the cells' values stands in this relation to *total*."""

    weights: dict[int, int]
    operator: str
    total: int


def linear_of(relation: Relation, top: int) -> Linear | None:
    """Return *relation* as a linear comparison of cells, or None if it is not one.

    >>> linear_of(Compare(Cell(3), "=", Sum(((1, Cell(0)), (1, Number(4))))), 9)
    Linear(weights={3: 1, 0: -1}, operator='=', total=4)
    """
    if not isinstance(relation, Compare):
        return None
    weights: dict[int, int] = {}
    totals = [0]
    if not (_add(relation.left, 1, weights, totals, top) and _add(relation.right, -1, weights, totals, top)):
        return None
    return Linear({cell: weight for cell, weight in weights.items() if weight}, relation.operator, -totals[0])


def _add(term: Node, times: int, weights: dict[int, int], total: list[int], top: int) -> bool:
    """Add *times* the term to the weights and to the constant in *total*; return False if it is not a sum of cells."""
    kind = type(term)
    if kind is Sum:
        for sign, part in term.terms:
            if type(part) is Cell:
                weights[part.cell] = weights.get(part.cell, 0) + sign * times
            elif not _add(part, sign * times, weights, total, top):
                return False
        return True
    if kind is Number:
        total[0] += times * term.value
        return True
    if kind is Cell:
        weights[term.cell] = weights.get(term.cell, 0) + times
        return True
    match term:
        case Product((Number(value), part)) | Product((part, Number(value))):
            return _add(part, times * value, weights, total, top)
        case Call("digits", parts) if top <= 9 and all(isinstance(part, Cell) for part in parts):
            return all(_add(part, times * 10**place, weights, total, top) for place, part in enumerate(reversed(parts)))
    return False


@dataclass(frozen=True, slots=True)
class Group:
    """Places (in the list of cells) that differ and have the same *weight*."""

    places: tuple[int, ...]
    weight: int


def groups_of(
    cells: Sequence[int], weights: dict[int, int], peers: Mapping[int, int] | Sequence[int]
) -> tuple[Group, ...]:
    """Divide *cells* into groups of peers with the same weight, large ones first; *peers* are masks.

    >>> groups_of((3, 4, 9), {3: 1, 4: 1, 9: -1}, {3: 1 << 4, 4: 1 << 3, 9: 0})
    (Group(places=(0, 1), weight=1), Group(places=(2,), weight=-1))
    """
    own = common = sum([1 << cell for cell in cells])
    for cell in cells:
        common &= peers[cell] | 1 << cell
    if common == own and len(set(weights.values())) == 1:
        return (Group(tuple(range(len(cells))), weights[cells[0]]),)
    same: dict[int, int] = {}
    for cell in cells:
        same[weights[cell]] = same.get(weights[cell], 0) | 1 << cell
    place_of = {cell: 1 << place for place, cell in enumerate(cells)}
    fits = [sum([place_of[other] for other in bits(peers[cell] & same[weights[cell]])]) for cell in cells]
    if not any(fits):
        return tuple([Group((place,), weights[cell]) for place, cell in enumerate(cells)])
    left, found = (1 << len(cells)) - 1, []
    while left:
        best = 0
        for first in bits(left):
            group, common = 1 << first, fits[first] & left
            if common.bit_count() < best.bit_count():
                continue
            while common:
                left_by = {(fits[place] & common).bit_count(): place for place in reversed(bits(common))}
                place = left_by[max(left_by)]  # the one that leaves the most others
                group |= 1 << place
                common &= fits[place]
            if group.bit_count() > best.bit_count():
                best = group
        places = bits(best)
        found.append(Group(tuple(places), weights[cells[places[0]]]))
        left &= ~best
    return tuple(found)


def totals_allowed(linear: Linear, least: int, most: int) -> list[int]:
    """List the totals between *least* and *most* that fulfil the comparison."""
    if linear.operator == "=":
        return [linear.total] if least <= linear.total <= most else []
    compare = COMPARE[linear.operator]
    return [value for value in range(least, most + 1) if compare(value, linear.total)]


def summing(groups: tuple[Group, ...], top: int, linear: Linear) -> Narrow | None:
    """Make the propagator of groups of cells; None where it would be too large.

    >>> groups = (Group((0, 1), 1), Group((2,), -1))
    >>> narrow = summing(groups, 9, Linear({0: 1, 1: 1, 2: -1}, "=", 0))
    >>> [bits(mask) for mask in narrow((0b111, 0b110, 0b111111111))]
    [[0, 1, 2], [1, 2], [2, 3, 4]]
    """
    spans = [sorted((group.weight * _least(group), group.weight * _most(group, top))) for group in groups]
    least, most = sum(span[0] for span in spans), sum(span[1] for span in spans)
    if most - least > MOST_TOTAL or top > MOST_VALUES:
        return None
    shift = sum(-min(0, group.weight) * _most(group, top) for group in groups)
    allowed = mask_of(value + shift for value in totals_allowed(linear, least, most))
    return _Summing(groups, lattice(top), shift, allowed).narrow


def _least(group: Group) -> int:
    return sum(range(1, len(group.places) + 1))


def _most(group: Group, top: int) -> int:
    return sum(range(top - len(group.places) + 1, top + 1))


class _Summing(Remembering):
    """The propagator of `summing`; totals are bits, moved up by *shift* so that none is negative."""

    most = MEMORY

    def __init__(self, groups: tuple[Group, ...], sets: Lattice, shift: int, allowed: int) -> None:
        self.groups, self.sets, self.shift, self.allowed = groups, sets, shift, allowed
        super().__init__()

    def _narrow(self, masks: Masks) -> Masks | None:
        reached, sums = [1 << self.shift], list[int]()
        for group in self.groups:
            own = tuple([masks[place] for place in group.places])
            sums.append(_sums(own, self.sets.top) if len(own) > 1 else own[0] << 1)
            reached.append(_moved(reached[-1], sums[-1], group.weight))
        wanted = reached[-1] & self.allowed
        if not wanted:
            return None
        found = list(masks)
        for number in range(len(self.groups) - 1, -1, -1):
            group = self.groups[number]
            useful = _useful(reached[number], wanted, sums[number], group.weight)
            if not self._keep(found, group, useful):
                return None
            wanted = _moved(wanted, useful, -group.weight) & reached[number]
        return tuple(found)

    def _keep(self, found: list[int], group: Group, useful: int) -> bool:
        """Keep the values with which a group can have one of the *useful* sums."""
        if len(group.places) == 1:
            found[group.places[0]] = useful >> 1
            return useful != 0
        left = _kept(tuple([found[place] for place in group.places]), useful, self.sets.top)
        if left is None:
            return False
        for place, mask in zip(group.places, left, strict=True):
            found[place] = mask
        return True


@lru_cache(maxsize=SHARED)
def _forwards(masks: Masks, top: int) -> list[int]:
    """List the sets that different cells can use, cell by cell; kept, since sums often share a group."""
    return forwards(masks, lattice(top), {})


@lru_cache(maxsize=SHARED)
def _sums(masks: Masks, top: int) -> int:
    """Return the sums (bit = sum) that different cells can have."""
    return lattice(top).sums(_forwards(masks, top)[-1])


@lru_cache(maxsize=SHARED)
def _kept(masks: Masks, useful: int, top: int) -> Masks | None:
    """Keep the values with which different cells can have one of the *useful* sums."""
    sets = lattice(top)
    return backwards(masks, sets, _forwards(masks, top), sets.of_sums(useful))


def _moved(totals: int, sums: int, weight: int) -> int:
    """Return all totals plus *weight* times one of the *sums*."""
    low = sums & -sums
    run = sums // low if low else 0
    if run > 3 and not run & run + 1 and weight in (1, -1):
        return _spread(totals, lowest(sums), run.bit_length(), weight)
    found = 0
    while sums:
        low = sums & -sums
        sums ^= low
        value = low.bit_length() - 1
        found |= totals << weight * value if weight > 0 else totals >> -weight * value
    return found


def _spread(totals: int, first: int, count: int, weight: int) -> int:
    """Return all totals plus (or minus) each of *count* consecutive sums from *first*, doubling with each shift."""
    done = 1
    while done < count:
        more = min(done, count - done)
        totals |= totals << more
        done += more
    return totals << first if weight > 0 else totals >> first + count - 1


def _useful(reached: int, wanted: int, sums: int, weight: int) -> int:
    """Keep the *sums* that lead from a reached total to a wanted one."""
    if not reached + (reached & -reached) & reached and not wanted + (wanted & -wanted) & wanted:
        return sums & _leading(reached, wanted, weight)
    found, left = 0, sums
    while left:
        low = left & -left
        left ^= low
        value = low.bit_length() - 1
        if (reached << weight * value if weight > 0 else reached >> -weight * value) & wanted:
            found |= low
    return found


def _leading(reached: int, wanted: int, weight: int) -> int:
    """Return the sums (bit = sum), themselves consecutive, that lead from consecutive totals to consecutive totals."""
    from_least, from_most = lowest(reached), highest(reached)
    to_least, to_most = lowest(wanted), highest(wanted)
    if weight > 0:
        least, most = -((from_most - to_least) // weight), (to_most - from_least) // weight
    else:
        least, most = -((to_most - from_least) // -weight), (from_most - to_least) // -weight
    return (1 << most + 1) - 1 & -(1 << max(0, least)) if most >= 0 else 0


def peers_among(cells: Iterable[int], peer_masks: Sequence[int], apart: Iterable[frozenset[int]]) -> dict[int, int]:
    """Return, for each of *cells*, the mask of those that differ from it by the board or the sets *apart*."""
    found = {cell: peer_masks[cell] for cell in cells}
    for group in apart:
        mask = mask_of(group)
        for cell in group:
            if cell in found:
                found[cell] |= mask & ~(1 << cell)
    return found
