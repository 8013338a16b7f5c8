"""Relations of many cells with a special shape: sums of cells, sets of values, cells read in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product

from pencilmark.board.masks import mask_of
from pencilmark.engine.relations import model as kinds
from pencilmark.engine.relations.automata import automaton, cut_loop, loop_of
from pencilmark.engine.relations.linears import Uncompiled
from pencilmark.engine.relations.model import Literal, Term
from pencilmark.engine.relations.terms import Terms
from pencilmark.rules.language import tree
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.hidden import LARGEST
from pencilmark.rules.language.matching import placed
from pencilmark.rules.propagation.chains import order_of
from pencilmark.rules.propagation.compile_symmetry import is_symmetric
from pencilmark.rules.propagation.folds import fold_of
from pencilmark.rules.propagation.linear import Linear, groups_of, linear_of, totals_allowed
from pencilmark.rules.propagation.subsets import lattice

MOST_VALUES = 11
MOST_WORDS, MOST_REACHED = 32, 800  # limits: words of a set of totals, and totals of all groups
MOST_SUM = 63


class Shapes:
    """Recognizes relations of some shapes, for the model that *terms* are made for."""

    def __init__(self, terms: Terms) -> None:
        self.terms, self.model, self.top = terms, terms.model, terms.top
        self.has_sets = self.top <= MOST_VALUES
        self.in_sets: set[frozenset[int]] = set()
        self.lacking: list[tuple[tuple[int, ...], int, int]] = []
        self._linears: dict[int, tuple[tree.Relation, Linear | None]] = {}

    def linear(self, relation: tree.Relation) -> Linear | None:
        """Return a relation as a linear comparison of cells, or None if it is not one."""
        known = self._linears.get(id(relation))  # the relation is kept with it, so that no other gets its id
        if known is None:
            known = self._linears[id(relation)] = relation, linear_of(relation, self.top)
        return known[1]

    def found(self, relation: tree.Relation, cells: tuple[int, ...]) -> bool:
        """Add the constraints of a relation of *cells* if it has a shape; return whether it has."""
        if isinstance(relation, tree.Connected):
            self.model.add(self._hung(relation), cells)
            return True
        if isinstance(relation, tree.Divided):
            self._divide(relation, cells)
            return True
        linear = self.linear(relation)
        if linear:
            return self.has_sets and not self._is_of_lacks(relation) and self.sum(linear)
        if self.has_sets and self.differ(cells):
            if is_symmetric(relation, frozenset(cells)):
                slots = {cell: slot for slot, cell in enumerate(cells)}
                family = family_of(tree.renamed_relation(relation, slots.__getitem__), len(cells), self.top)
                self.sets(cells, family)
                return True
            if self._seen(relation, cells):
                return True
            ways = self._ways(relation)
            if ways is not None:
                self.model.impossible |= not ways
                self.model.add(kinds.Between(cells, ways), cells)
                return True
        return self._fold(relation, cells)

    def _is_of_lacks(self, relation: tree.Relation) -> bool:
        """Report whether a relation compares what two houses lack, which variables express already."""
        if not self.lacking or not isinstance(relation, tree.Compare):
            return False
        sides = [self.terms.known.get(side) for side in (relation.left, relation.right)]
        lacks = {result for _, _, result in self.lacking}
        return all(side and side.variable in lacks for side in sides)

    def _hung(self, relation: tree.Connected) -> kinds.Hung:
        """Return that cells with some values are connected. Raises Uncompiled on large boards, or for other terms."""
        found = [placed(term) for term in relation.terms]
        cells, more = [each[0] for each in found if each], {each[1] if each else None for each in found}
        if len(more) > 1 or None in more or self.terms.geometry.size > LARGEST:
            raise Uncompiled("terms-many-cells", name="connected")
        places = {value - 1 - number for value in relation.values for number in more if number is not None}
        mask = mask_of(place for place in places if place >= 0)
        return self._hung_by(cells, mask, 0, relation.pairs)

    def _hung_by(self, cells: Sequence[int], mask: int, size: int, pairs: tuple[tuple[int, int], ...]) -> kinds.Hung:
        places = tuple([cell % self.terms.geometry.cell_count for cell in cells])
        return kinds.Hung(tuple(cells), mask, size, pairs, places, self.terms.geometry.size)

    def _divide(self, relation: tree.Divided, about: tuple[int, ...]) -> None:
        """Add regions: how they are numbered, that each is connected, and that each has every value once."""
        cells = [term.cell for term in relation.terms if isinstance(term, tree.Cell)]
        half = len(cells) // 2
        own, regions = tuple(cells[:half]), tuple(cells[half:])
        for place, pair in enumerate(zip(own, regions, strict=True)):
            self.model.add(kinds.Table(pair, numbered(self.top, relation.anchor, place // relation.size)), pair)
        values = (1 << relation.size) - 1
        for number in range(half // relation.size):
            self.model.add(self._hung_by(regions, 1 << number, relation.size, relation.pairs), regions)
            self.model.add(kinds.Filled(own, regions, 1 << number, values), about)

    def differ(self, cells: tuple[int, ...]) -> bool:
        """Report whether all of *cells* are different."""
        peers = self.model.peers
        return all(peers[a] >> b & 1 for a, b in combinations(cells, 2))

    def sets(self, cells: tuple[int, ...], family: int) -> None:
        """Add that different cells use one of a family of sets."""
        self.model.impossible |= not family
        self.in_sets.add(frozenset(cells))
        self.model.add(kinds.Sets(cells, ((len(cells), family),)), cells)

    def sum(self, linear: Linear) -> bool:
        """Add a sum of cells; return False if it is none, or too large."""
        if linear.operator == "!=" or not linear.weights:
            return False
        cells = tuple(linear.weights)
        groups = self._divided(linear.weights)
        if len(groups) == 1 and linear.operator == "=":
            weight = groups[0].weight
            family = 0 if linear.total % weight else lattice(self.top).adding.get(linear.total // weight, 0)
            self.sets(cells, family)
            return True
        return self._groups(groups, linear, cells)

    def _divided(self, weights: dict[int, int]) -> list[kinds.Group]:
        """Divide weighted cells into groups of different cells."""
        cells, top = tuple(weights), self.top
        found = []
        for group in groups_of(cells, weights, self.model.peers):
            count = len(group.places)
            most = count * (2 * top - count + 1) // 2
            found.append(kinds.Group(tuple([cells[at] for at in group.places]), group.weight, most))
        return found

    def added(self, weights: dict[int, int], constant: int) -> Term | None:
        """Return a variable equal to the weighted sum of cells plus a constant; None if that is too large."""
        groups = self._divided(weights) if self.has_sets else []
        least = [sum(range(1, len(group.cells) + 1)) for group in groups]
        ends = [(group.weight * few, group.weight * group.most) for group, few in zip(groups, least, strict=True)]
        low, high = constant + sum(map(min, ends)), constant + sum(map(max, ends))
        if not groups or high - low >= MOST_SUM - 1:
            return None
        result = self.model.variable((1 << high - low + 1) - 1)
        if len(groups) == 1 and len(weights) == self.top - 1 and abs(groups[0].weight) == 1:
            self._lacking(groups[0], result)
            return Term(result, low, kinds.MASK)
        linear = Linear(weights, "=", low - 1 - constant)
        if not self._groups([*groups, kinds.Group((result,), -1, high - low + 1)], linear, tuple(weights)):
            return None
        return Term(result, low, kinds.MASK)

    def _lacking(self, group: kinds.Group, result: int) -> None:
        """Add which value cells lack that have all values but one, and so the variable of their sum."""
        lacks = result  # the greater the value lacking, the smaller the sum
        if group.weight > 0:
            lacks = self.model.variable((1 << self.top) - 1)
            self.model.add(
                kinds.Table((result, lacks), tuple((n, self.top - 1 - n) for n in range(self.top))), group.cells
            )
        self.model.add(kinds.Different((*group.cells, lacks), (1 << self.top) - 1), group.cells)
        self.lacking.append((group.cells, lacks, result))

    def _groups(self, groups: list[kinds.Group], linear: Linear, about: tuple[int, ...]) -> bool:
        """Add a sum of groups, with totals shifted so that none is negative."""
        shift = sum(-group.weight * group.most for group in groups if group.weight < 0)
        greatest = sum(group.weight * group.most for group in groups if group.weight > 0)
        words = (greatest + shift) // 64 + 1
        if linear.operator == "=":
            words = min(words, (linear.total + shift) // 64 + 1)
        if (
            words > MOST_WORDS
            or words * (len(groups) + 2) > MOST_REACHED
            or max(group.most for group in groups) > MOST_SUM
        ):
            return False
        allowed = mask_of(total + shift for total in totals_allowed(linear, -shift, greatest))
        self.model.impossible |= not allowed
        self.model.add(kinds.Sum(tuple(groups), allowed, max(1, words)), about)
        return True

    def _fold(self, relation: tree.Relation, cells: tuple[int, ...]) -> bool:
        """Have an automaton read the cells."""
        if loop := loop_of(relation):
            closed = cut_loop(loop[0], len(loop[1]), self.top)
            self.model.add(kinds.Read(loop[1], closed.layers, closed.states, closed.last), cells)
            return True
        if isinstance(relation, tree.Any | tree.Not) and (order := order_of(relation)):
            cells = order
        elif not fold_of(relation) or (isinstance(relation, tree.Compare) and _is_item(relation.left)):
            return False
        read = automaton(relation_shape(relation, cells), len(cells), self.top, judged=False)
        if read is None:
            return False
        self.model.impossible |= not read.layers[-1]
        self.model.add(kinds.Read(cells, read.layers, read.states, read.last), cells)
        return True

    def _seen(self, relation: tree.Relation, cells: tuple[int, ...]) -> bool:
        """Add that a number of different cells are larger than all before them."""
        match relation:
            case tree.Compare(tree.Call("visible", terms), "=", tree.Number(wanted)) if _are_cells(terms):
                self.model.impossible |= not 1 <= wanted <= len(cells)
                self.model.add(kinds.Visible(cells, min(max(wanted, 1), len(cells))), cells)
                return True
        return False

    def truth_of_fold(self, relation: tree.Relation) -> Literal | None:
        """Have an automaton read the cells and then the truth of the relation."""
        if not fold_of(relation):
            return None
        cells = tree.cells_of(relation)
        read = automaton(relation_shape(relation, cells), len(cells), self.top, judged=True)
        if read is None:
            return None
        says = self.terms.truth()
        self.model.add(kinds.Read((*cells, says.variable), read.layers, read.states, read.last), cells)
        return says

    def _ways(self, relation: tree.Relation) -> tuple[kinds.Division, ...] | None:
        """List the ways to satisfy an enclosed or counted-off sum of different cells; None for other relations."""
        if (
            not isinstance(relation, tree.Compare)
            or relation.operator != "="
            or not isinstance(relation.right, tree.Number)
        ):
            return None
        term, total = relation.left, relation.right.value
        if not isinstance(term, tree.Call):
            return None
        if term.name == "sumfirst" and term.terms[0] == term.terms[1] and _are_cells(term.terms[1:]):
            return counted_ways(len(term.terms) - 1, total, self.top)
        if term.name == "sumbetween" and _are_cells(term.terms[2:]):
            low, high, *cells = term.terms
            if isinstance(low, tree.Number) and isinstance(high, tree.Number) and low != high:
                return enclosed_ways(len(cells), total, (low.value, high.value), self.top)
            if low == tree.Call("min", tuple(cells)) and high == tree.Call("max", tuple(cells)):
                return extreme_ways(len(cells), total, self.top)
        return None


def _is_item(term: tree.Term) -> bool:
    """Report whether a term has a constraint of its own that is better than an automaton."""
    return isinstance(term, tree.Call) and term.name == "item" and _are_cells(term.terms[1:])


def _are_cells(terms: Iterable[object]) -> bool:
    terms = tuple(terms)
    return all(isinstance(term, tree.Cell) for term in terms) and len(set(terms)) == len(terms)


def relation_shape(relation: tree.Relation, cells: tuple[int, ...]) -> tree.Relation:
    """Number the cells of a relation from 0."""
    slots = {cell: slot for slot, cell in enumerate(cells)}
    return tree.renamed_relation(relation, slots.__getitem__)


@lru_cache(maxsize=1024)
def family_of(shape: tree.Relation, count: int, top: int) -> int:
    """Return the sets of *count* values for which a symmetric relation holds."""
    return lattice(top).family(count, holds(shape))


def _in_order(first: Iterable[int], count: int) -> tuple[int, ...]:
    """List some places first, then the others."""
    first = tuple(first)
    return (*first, *[place for place in range(count) if place not in first])


@lru_cache(maxsize=512)
def enclosed_ways(count: int, total: int, ends: tuple[int, int], top: int) -> tuple[kinds.Division, ...]:
    """List the ways in which the cells between the *ends* add up to *total*, by the places of the ends."""
    if not all(1 <= end <= top for end in ends):
        return ()
    end_mask = mask_of(end - 1 for end in ends)
    rest = (1 << top) - 1 & ~end_mask
    allowed = lattice(top).adding.get(total + sum(ends), 0)
    found = []
    for first, last in combinations(range(count), 2):
        size = last - first + 1
        if _can_add_up(size, total + sum(ends), top):
            order = _in_order((first, last, *range(first + 1, last)), count)
            found.append(kinds.Division(order, 2, size, allowed, end_mask, rest))
    return tuple(found)


@lru_cache(maxsize=512)
def extreme_ways(count: int, total: int, top: int) -> tuple[kinds.Division, ...]:
    """List the ways in which the cells between the least and the greatest value add up, by these values and places."""
    found = list[kinds.Division]()
    for low, high in combinations(range(1, top + 1), 2):
        if high - low >= count - 1:
            between = mask_of(range(low, high - 1))
            ways = enclosed_ways(count, total, (low, high), top)
            found += [way._replace(rest_mask=between) for way in ways]
    return tuple(found)


@lru_cache(maxsize=512)
def counted_ways(count: int, total: int, top: int) -> tuple[kinds.Division, ...]:
    """List the ways in which the first cells add up, by the value of the first cell, which counts them."""
    allowed, full = lattice(top).adding.get(total, 0), (1 << top) - 1
    order = tuple(range(count))
    numbers = range(1, min(count, top) + 1)
    return tuple(kinds.Division(order, 1, n, allowed, 1 << n - 1, full) for n in numbers if _can_add_up(n, total, top))


def _can_add_up(count: int, total: int, top: int) -> bool:
    return sum(range(1, count + 1)) <= total <= sum(range(top - count + 1, top + 1))


@lru_cache(maxsize=256)
def numbered(top: int, anchor: int, number: int) -> tuple[tuple[int, int], ...]:
    """List the values and regions (bit places) of a cell where the *anchor* is in the region of this *number* alone."""
    every = product(range(top), repeat=2)
    return tuple((value, region) for value, region in every if value != anchor - 1 or region == number)
