"""Compiles rules into propagators: splits each relation into parts, and makes the strongest propagator for each.

few cells              a table of the allowed tuples (`table`), in which cells that see each other differ
different cells        sets of values (`subsets`), also with a symmetric condition such as a product
a sum of cells         sums with full support (`linear`), which know which cells are different
cells in order         those that are seen, counted off or enclosed (`folds`)
alternatives, counts   what any alternative leaves, how often a value occurs (`joined`)
anything else          intervals (`propagators.by_bounds`)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import kept_slowly
from pencilmark.board.model import Rule
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Slowly
from pencilmark.rules.language import tree
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.hidden import all_peers
from pencilmark.rules.language.memory import Narrow
from pencilmark.rules.propagation.compile_symmetry import is_house, is_symmetric
from pencilmark.rules.propagation.folds import Folding, fold_of
from pencilmark.rules.propagation.joined import Either, Tally, alternatives, counted, covers, extremes
from pencilmark.rules.propagation.linear import Group, Linear, groups_of, linear_of, peers_among, summing
from pencilmark.rules.propagation.propagators import Propagator, all_different, by_bounds
from pencilmark.rules.propagation.subsets import MOST_VALUES, different, lattice
from pencilmark.rules.propagation.table import table
from pencilmark.rules.rule import relating
from pencilmark.rules.variants.definition import Clue

TABLE_CELLS = 3
WIDE_TABLE_CELLS = 4
TABLE_TUPLES = 10_000
MOST_ALTERNATIVES = 9
SLICE = 100
"""Relations compiled between two pauses."""

Part = tuple[tuple[int, ...], Narrow]


@kept_slowly(
    100_000,
    lambda found: 10 + len(found),
    lambda rule, geometry, number, others=(): (rule.text, geometry.name, number, others),
)
def compiling(
    rule: Rule, geometry: Geometry, number: int, others: tuple[Clue, ...] = ()
) -> Slowly[tuple[Propagator, ...]]:
    """Make the propagators of a *rule*, the *number*-th of its puzzle, with pauses. Raises RuleError.

    *others* are the clues of all rules of the puzzle.
    """
    words = phrase("rule-of-number", number=number + 1, text=rule.text)
    relation = yield from relating(rule, geometry, others)
    found: list[Propagator] = []
    for part in _Compiler(relation, geometry).parts():
        if part:
            cells, narrow = part
            is_late = is_lazy(narrow, len(cells), geometry.value_count)
            found.append(Propagator(cells, narrow, words, number, is_late))
        yield None
    return tuple(found)


@lru_cache(maxsize=256)
def is_lazy(narrow: Narrow, count: int, top: int) -> bool:
    """Report whether *narrow* strikes nothing from two cells until one of them has a single value.

    That is so when no value forbids two values of the other cell.

    >>> is_lazy(house_narrow(2, 9), 2, 9)
    True
    """
    if count != 2:
        return False
    full = (1 << top) - 1
    for digit in range(top):
        ends = narrow((1 << digit, full)), narrow((full, 1 << digit))
        left = [end[1 - place] if end else 0 for place, end in enumerate(ends)]
        if any((full & ~mask).bit_count() > 1 for mask in left):
            return False
    return True


class _Compiler:
    """Makes the propagators of one rule on one board."""

    def __init__(self, relation: tree.Relation, geometry: Geometry) -> None:
        self.relation, self.geometry, self.top = relation, geometry, geometry.value_count
        self.apart = [frozenset(tree.cells_of(part)) for part in tree.flat(relation) if is_house(part)]

    def parts(self) -> Iterator[Part | None]:
        """Yield the cells and the function of each propagator, and None for a pause."""
        for relation in self._together():
            if relation:
                yield from self._part(relation)
            else:
                yield None

    def _together(self) -> Iterator[tree.Relation | None]:
        """Join parts about the same few cells: one table strikes more than several."""
        found: dict[object, list[tree.Relation]] = {}
        for place, part in enumerate(tree.flat(self.relation)):
            found.setdefault(frozenset(tree.cells_of(part)) if self._is_small(part) else place, []).append(part)
            if place % SLICE == SLICE - 1:
                yield None
        for parts in found.values():
            yield tree.make_all(parts, 0)

    def _is_small(self, relation: tree.Relation) -> bool:
        count = len(tree.cells_of(relation))
        if count > TABLE_CELLS and (count > WIDE_TABLE_CELLS or is_house(relation) or linear_of(relation, self.top)):
            return False
        tuples: int = self.top**count
        return tuples <= TABLE_TUPLES

    def _part(self, relation: tree.Relation) -> Iterator[Part | None]:
        cells = tree.cells_of(relation)
        if self._is_small(relation):
            yield cells, _table(self._with_differences(relation, cells), cells, self.top)
            return
        for part in tree.flat(relation):
            yield from self._large(part)

    def _with_differences(self, relation: tree.Relation, cells: tuple[int, ...]) -> tree.Relation:
        """Add to a relation of few cells that peers among them differ."""
        peers = all_peers(self.geometry)
        pairs = [(a, b) for a, b in combinations(cells, 2) if peers[a] >> b & 1]
        return tree.make_all([relation, *[tree.Compare(tree.Cell(a), "!=", tree.Cell(b)) for a, b in pairs]], 0)

    def _large(self, relation: tree.Relation) -> Iterator[Part | None]:
        """Make the propagators of one relation of many cells."""
        cells = tree.cells_of(relation)
        if isinstance(relation, tree.Test) and relation.name == "distinct":
            yield from self._distinct(relation)
            return
        found = self._sum(relation) or self._symmetric(relation) or self._fold(relation) or self._joined(relation)
        if found:
            yield found
        else:
            slots = {cell: slot for slot, cell in enumerate(cells)}
            yield cells, _wide(tree.renamed_relation(relation, slots.__getitem__), len(cells))

    def _distinct(self, relation: tree.Test) -> Iterator[Part | None]:
        """Make a house of different cells; terms that are not all cells differ pair by pair."""
        if is_house(relation):
            cells = tree.cells_of(relation)
            yield cells, house_narrow(len(cells), self.top)
            return
        for first, second in combinations(relation.terms, 2):
            yield from _Compiler(tree.Compare(first, "!=", second), self.geometry).parts()

    def _sum(self, relation: tree.Relation) -> Part | None:
        linear = linear_of(relation, self.top)
        if not linear or linear.operator == "!=" or not linear.weights:
            return None
        return sum_part(linear, self.geometry, self.apart)

    def _differ(self, cells: tuple[int, ...]) -> bool:
        """Report whether all of *cells* differ, on a board with few enough values for sets of them."""
        peers = peers_among(cells, all_peers(self.geometry), self.apart)
        return self.top <= MOST_VALUES and all(peers[a] >> b & 1 for a, b in combinations(cells, 2))

    def _fold(self, relation: tree.Relation) -> Part | None:
        """Make the propagator of a condition on cells in order."""
        fold, cells = fold_of(relation), tree.cells_of(relation)
        if not fold:
            return None
        return cells, Folding(fold, self.top, self._differ(cells)).narrow

    def _joined(self, relation: tree.Relation) -> Part | None:
        """Make the propagator of a condition made of others: how often a value occurs, or a few alternatives."""
        slots = {cell: slot for slot, cell in enumerate(tree.cells_of(relation))}
        count, ways = counted(relation), alternatives(relation)
        if count:
            cells, value, allowed = count
            return tuple(slots), Tally(
                value, allowed, tuple(covers(each, slots, self.geometry) for each in cells)
            ).narrow
        if len(ways) > MOST_ALTERNATIVES:
            return None
        ways = ways or (extremes(relation, self.top) if self._differ(tuple(slots)) else ())
        if not ways:
            return None
        found = [filter(None, _Compiler(one, self.geometry).parts()) for one in ways]
        parts = [tuple((tuple(map(slots.__getitem__, cells)), narrow) for cells, narrow in each) for each in found]
        return tuple(slots), Either(parts).narrow

    def _symmetric(self, relation: tree.Relation) -> Part | None:
        """Make the propagator of a condition on the set of values of different cells: their order does not matter."""
        cells = tree.cells_of(relation)
        if not self._differ(cells) or not is_symmetric(relation, frozenset(cells)):
            return None
        slots = {cell: slot for slot, cell in enumerate(cells)}
        return cells, _family(tree.renamed_relation(relation, slots.__getitem__), len(cells), self.top)


def sum_part(linear: Linear, geometry: Geometry, apart: list[frozenset[int]]) -> Part | None:
    """Make the propagator of a sum on a board where the cells in *apart* differ, too; None if it is too large."""
    cells = tuple(linear.weights)
    groups = groups_of(cells, linear.weights, peers_among(cells, all_peers(geometry), apart))
    narrow = _summing(groups, geometry.value_count, linear.operator, linear.total)
    return (cells, narrow) if narrow else None


@lru_cache(maxsize=4096)
def _summing(groups: tuple[Group, ...], top: int, operator: str, total: int) -> Narrow | None:
    return summing(groups, top, Linear({}, operator, total))


@lru_cache(maxsize=64)
def house_narrow(count: int, top: int) -> Narrow:
    """Make the propagator of *count* different cells with the values 1 to *top*."""
    full = (1 << top) - 1 if count == top else 0
    return different(top) if top <= MOST_VALUES else all_different(count, full)


def _table(relation: tree.Relation, cells: tuple[int, ...], top: int) -> Narrow:
    slots = {cell: slot for slot, cell in enumerate(cells)}
    return table(tree.renamed_relation(relation, slots.__getitem__), len(cells), top).narrow


@lru_cache(maxsize=1024)
def _wide(shape: tree.Relation, count: int) -> Narrow:
    return by_bounds(shape, count)


@lru_cache(maxsize=1024)
def _family(shape: tree.Relation, count: int, top: int) -> Narrow:
    """Make the propagator of *count* different cells whose values fulfil *shape*, in any order."""
    sets = lattice(top)
    family = sets.family(count, holds(shape))
    return different(top, [(count, family)])
