"""The rules of a puzzle grouped by their form, so that one finder serves many variants.

single   a condition on one cell: the digits that it leaves, such as odd ones
pair     a condition on two cells: which digits go together
family   a condition on the set of digits of cells that all differ: the sum or product of a cage, a renban line
linear   cells, times whole numbers, that add up to a total: an arrow, a cage with repeats, a little killer
wide     anything else, by its propagator, which strikes what is in no way to fill its cells
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import kept_slowly
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Rule
from pencilmark.board.task import Slowly, finished
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.memory import Narrow
from pencilmark.rules.language.tree import Relation, cells_of, flat, make_all, renamed_relation
from pencilmark.rules.propagation.compile import compiling, sum_part
from pencilmark.rules.propagation.compile_symmetry import is_house, is_symmetric
from pencilmark.rules.propagation.linear import Linear, linear_of
from pencilmark.rules.rule import clue_of, clues_of, digits_of
from pencilmark.rules.variants.registry import VARIANTS

MOST_VALUES = 12
"""Sets of digits are listed up to this many values."""


@dataclass(frozen=True, slots=True)
class Single:
    """What the rule at place *rule* leaves a *cell*: *digits* (mask)."""

    rule: int
    cell: int
    digits: int


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cells of a rule: *with_a* has for each digit index of *a* the digits (mask) of *b* that go with it."""

    rule: int
    a: int
    b: int
    with_a: tuple[int, ...]
    with_b: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """Cells that all differ, and the *sets* of digits (masks) that they may hold; *total* if all sets add up to it.

    *rules* and *houses* (places) state it.
    """

    rules: tuple[int, ...]
    cells: tuple[int, ...]
    sets: tuple[int, ...]
    total: int | None
    houses: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """Cells, times weights, that add up to a total; *rules* and *houses* (places) state it."""

    rules: tuple[int, ...]
    linear: Linear
    narrow: Narrow
    cells: tuple[int, ...]
    houses: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Wide:
    """A condition on *cells*, by its propagator."""

    rule: int
    cells: tuple[int, ...]
    narrow: Narrow


@dataclass(frozen=True, slots=True)
class Views:
    """Everything that the rules of a puzzle say on its board; *sums* are (rule, cells as a mask, total)."""

    singles: tuple[Single, ...]
    pairs: tuple[Pair, ...]
    families: tuple[Family, ...]
    weighed: tuple[Weighed, ...]
    wide: tuple[Wide, ...]
    sums: tuple[tuple[int, int, int], ...]


def views(position: Position) -> Views:
    """Return what the rules of a position say, worked out once for its puzzle. Raises RuleError."""
    return finished(views_slowly(position))


def by_rules(position: Position) -> tuple[Geometry, tuple[Rule, ...]]:
    """Return the key under which the views of a position's rules are kept, whatever its candidates."""
    return position.geometry, position.rules


@kept_slowly(200_000, lambda made: 10 + len(made.pairs) + len(made.families), by_rules)
def views_slowly(position: Position) -> Slowly[Views]:
    """Do what `views` does, with a pause after each rule."""
    return _Viewer(position.geometry, position.rules).views()


class _Viewer:
    """Sorts the rules of a puzzle into its views."""

    def __init__(self, geometry: Geometry, rules: tuple[Rule, ...]) -> None:
        self.geometry, self.rules, self.top = geometry, rules, geometry.value_count
        self.singles, self.pairs = list[Single](), list[Pair]()
        self.families, self.weighed, self.wide = list[Family](), list[Weighed](), list[Wide]()
        self.sums = list[tuple[int, int, int]]()

    def views(self) -> Slowly[Views]:
        others = clues_of(self.rules)
        for place, rule in enumerate(self.rules):
            yield None
            parts = list(flat(digits_of(rule, self.geometry, others)))
            clue = clue_of(rule)
            is_cage = clue is not None and VARIANTS[clue.name].as_set
            taken = self._families(place, parts, is_cage)
            taken |= self._few(place, [part for part in parts if part not in taken])
            taken |= self._linear(place, [part for part in parts if part not in taken])
            if not all(part in taken for part in parts):
                taken_cells = {frozenset(cells_of(part)) for part in taken}
                for propagator in finished(compiling(rule, self.geometry, place, others)):
                    if len(propagator.cells) > 2 and frozenset(propagator.cells) not in taken_cells:
                        self.wide.append(Wide(place, propagator.cells, propagator.narrow))
        few = tuple(self.singles), tuple(self.pairs)
        return Views(*few, tuple(self.families), tuple(self.weighed), tuple(self.wide), tuple(self.sums))

    def _few(self, place: int, parts: list[Relation]) -> set[Relation]:
        """Take the parts about one cell or two, those about the same two together; return them."""
        taken, joined = set[Relation](), dict[tuple[int, ...], list[Relation]]()
        for part in parts:
            cells = tuple(sorted(cells_of(part)))
            if len(cells) <= 2:
                taken.add(part)
                joined.setdefault(cells, []).append(part)
        for cells, same in joined.items():
            relation = make_all(same, 0)
            if len(cells) == 1:
                shape = renamed_relation(relation, lambda cell: 0)
                self.singles.append(Single(place, cells[0], _digits(shape, self.top)))
            elif not is_house(relation):
                order = cells_of(same[0])
                slots = {cell: slot for slot, cell in enumerate(order)}
                apart = bool(self.geometry.peer_masks[order[0]] >> order[1] & 1)
                tables = _pair_table(renamed_relation(relation, slots.__getitem__), self.top, apart)
                self.pairs.append(Pair(place, order[0], order[1], *tables))
        return taken

    def _families(self, place: int, parts: list[Relation], is_cage: bool) -> set[Relation]:
        """Take the parts about the set of digits of cells that all differ; return them."""
        joined, taken = dict[frozenset[int], list[Relation]](), set[Relation]()
        for part in parts:
            cells = frozenset(cells_of(part))
            few = 3 - is_cage
            if len(cells) >= few and self._differ(cells) and (is_house(part) or is_symmetric(part, cells)):
                joined.setdefault(cells, []).append(part)
                taken.add(part)
        for cells, same in joined.items():
            conditions = [part for part in same if not is_house(part)]
            if conditions:
                order = tuple(sorted(cells))
                total = next(filter(None, (self._total(part) for part in conditions)), None)
                slots = {cell: slot for slot, cell in enumerate(order)}
                shape = renamed_relation(make_all(conditions, 0), slots.__getitem__)
                self.families.append(Family((place,), order, _sets(shape, len(order), self.top), total))
                if total is not None:
                    self.sums.append((place, mask_of(order), total))
        return taken

    def _total(self, part: Relation) -> int | None:
        linear = linear_of(part, self.top)
        if not linear or linear.operator != "=" or len(set(linear.weights.values())) != 1:
            return None
        return linear.total // next(iter(linear.weights.values()))

    def _differ(self, cells: frozenset[int]) -> bool:
        peers = self.geometry.peer_masks
        return self.top <= MOST_VALUES and all(peers[a] >> b & 1 for a, b in combinations(cells, 2))

    def _linear(self, place: int, parts: list[Relation]) -> set[Relation]:
        """Take the sums that are no families; return them."""
        taken = set[Relation]()
        for part in parts:
            cells, linear = frozenset(cells_of(part)), linear_of(part, self.top)
            if len(cells) < 3 or not linear or linear.operator != "=":
                continue
            made = sum_part(linear, self.geometry, [])
            if made:
                taken.add(part)
                self.weighed.append(Weighed((place,), linear, made[1], made[0]))
                total = self._total(part)
                if total is not None:
                    self.sums.append((place, mask_of(cells), total))
        return taken


@lru_cache(maxsize=1024)
def _digits(shape: Relation, top: int) -> int:
    test = holds(shape)
    return mask_of(value for value in range(top) if test((value + 1,)))


@lru_cache(maxsize=1024)
def _pair_table(shape: Relation, top: int, apart: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return for each digit of one cell the digits of the other that go with it, both ways."""
    test = holds(shape)
    there, back = [0] * top, [0] * top
    for a in range(top):
        for b in range(top):
            if (a != b or not apart) and test((a + 1, b + 1)):
                there[a] |= 1 << b
                back[b] |= 1 << a
    return tuple(there), tuple(back)


@lru_cache(maxsize=1024)
def _sets(shape: Relation, count: int, top: int) -> tuple[int, ...]:
    """List the sets of *count* digits (masks) that a symmetric condition allows."""
    test = holds(shape)
    found = [mask_of(chosen) for chosen in combinations(range(top), count) if test([d + 1 for d in chosen])]
    return tuple(sorted(found, key=bits))


@lru_cache(maxsize=1024)
def sets_adding(count: int, total: int, top: int) -> tuple[int, ...]:
    """List the sets of *count* different digits (masks) that add up to *total*.

    >>> sets_adding(2, 4, 9)
    (5,)
    """
    found = [mask_of(chosen) for chosen in combinations(range(top), count) if sum(chosen) + count == total]
    return tuple(found)
