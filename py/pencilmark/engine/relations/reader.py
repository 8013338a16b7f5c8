"""Rules as variables and constraints: for each relation the strongest that there are.

What must hold becomes constraints at once; a relation within another becomes a literal, with a constraint that says
when it holds. Tables and automata are kept from puzzle to puzzle, since they name no cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import mask_of
from pencilmark.engine.relations import model as kinds
from pencilmark.engine.relations.implied import exchanged, less_houses, narrowing
from pencilmark.engine.relations.linears import Linears, Uncompiled, cliques
from pencilmark.engine.relations.model import EQUAL, MASK, Literal, Model, Term
from pencilmark.engine.relations.ranking import Ranking
from pencilmark.engine.relations.shapes import Shapes
from pencilmark.engine.relations.tables import allowed, allowed_sums, judged, judged_sums
from pencilmark.engine.relations.terms import Terms
from pencilmark.rules.language import tree
from pencilmark.rules.language.sequences import PARTIAL
from pencilmark.rules.lifted import values_where
from pencilmark.rules.propagation.compile_symmetry import is_house

TABLE_TUPLES = 2_500
ONE, TWO = 1, 2


class Reader(Terms):
    """Reads relations into a model on one board."""

    def __init__(self, model: Model, geometry: Geometry) -> None:
        super().__init__(model, geometry)
        self.peers = model.peers
        self._literals: dict[tree.Relation, Literal] = {}
        self._unequal: dict[tuple[int, int], tuple[int, ...]] = {}
        self._apart: list[tuple[int, ...]] = []
        self.shapes = Shapes(self)
        self.ranking = Ranking(model, geometry)

    # What must hold

    def part(self, relation: tree.Relation) -> None:
        """Note which cells a rule says are different; done for all rules before any is read."""
        for part in tree.flat(relation):
            if is_house(part):
                cells = tree.cells_of(part)
                mask = mask_of(cells)
                for cell in cells:
                    self.peers[cell] |= mask & ~(1 << cell)

    def rule(self, relation: tree.Relation) -> None:
        """Add a rule; parts that cannot be compiled are left, even if some of their constraints were added."""
        if type(relation) is not tree.All:
            if not self.ranking.found(relation):
                self._parts([relation], tree.cells_of(relation))
            return
        together: dict[object, tuple[list[tree.Relation], tuple[int, ...]]] = {}
        for place, part in enumerate(tree.flat(relation)):
            if self.ranking.found(part):
                continue
            cells = tree.cells_of(part)
            key = frozenset(cells) if len(cells) <= TWO else place
            together.setdefault(key, ([], cells))[0].append(part)
        for parts, cells in together.values():
            self._parts(parts, cells)

    def _parts(self, parts: list[tree.Relation], cells: tuple[int, ...]) -> None:
        """Add parts of a rule that are about the same *cells*, or leave them."""
        self.about = cells
        try:
            self.require(tree.make_all(parts, 0), cells)
        except Uncompiled:
            self.model.left += parts

    def require(self, relation: tree.Relation, cells: tuple[int, ...] = ()) -> None:
        """Add a relation that must hold; its *cells* are looked up if not given."""
        cells = cells or tree.cells_of(relation)
        if len(cells) == ONE:
            self.model.keep(self._of_one(relation, cells[0]))
        elif self._is_small(relation, cells):
            self.table(relation, cells)
        elif isinstance(relation, tree.All):
            for part in relation.relations:
                self.require(part)
        elif isinstance(relation, tree.Test) and relation.name == "distinct":
            self._distinct(relation)
        elif not self.shapes.found(relation, cells):
            self._require_other(relation)

    def _require_other(self, relation: tree.Relation) -> None:
        if isinstance(relation, tree.Compare):
            self._compare(relation, self.true)
        elif isinstance(relation, tree.Any):
            self.model.add(kinds.Clause(tuple(map(self.literal, relation.relations)), self.true), self.about)
        elif isinstance(relation, tree.Member) and (numbers := _numbers(relation)):
            self._within(relation, numbers)
        else:
            self.model.keep(self.literal(relation))

    def _within(self, relation: tree.Member, numbers: list[int]) -> None:
        """Restrict a term to some numbers."""
        term = self.variable(relation.term)
        if term.how != MASK and numbers == list(range(numbers[0], numbers[-1] + 1)):
            result = self.model.variable((numbers[0], numbers[-1]))
            terms = (Term(term.variable, 1, term.how), Term(result, -1, kinds.INTERVAL))
            self.model.add(kinds.Linear(terms, EQUAL, term.number, self.true), self.about)
        else:
            self.model.keep(self._among(term, numbers))

    def _is_small(self, relation: tree.Relation, cells: Sequence[int]) -> bool:
        """Report whether a relation is best listed tuple by tuple."""
        if len(cells) > TWO and (is_house(relation) or self.shapes.linear(relation)):
            return False
        return len(cells) <= 4 and self.top ** len(cells) <= (TABLE_TUPLES if len(cells) > TWO else 2_000)

    def table(self, relation: tree.Relation, cells: tuple[int, ...]) -> None:
        """Add a relation of few cells, and that peers among them differ."""
        peers, width = self.peers, len(cells)
        apart = tuple([(a, b) for a, b in combinations(range(width), 2) if peers[cells[a]] >> cells[b] & 1])
        slots = {cell: slot for slot, cell in enumerate(cells)}
        tuples, can_wait = allowed(tree.renamed_relation(relation, slots.__getitem__), width, self.top, apart)
        self.model.impossible |= not tuples
        if tuples and len(tuples) < self.top**width:
            self.model.add(kinds.Table(cells, tuples, can_wait), cells)

    def _distinct(self, relation: tree.Test) -> None:
        if is_house(relation):
            cells = tree.cells_of(relation)
            if len(cells) > self.top:
                self.model.impossible = True
            self.model.add(kinds.Different(cells, (1 << self.top) - 1 if len(cells) == self.top else 0), cells)
            if self.shapes.has_sets and len(cells) > TWO:
                self._apart.append(cells)
            return
        for first, second in combinations(relation.terms, 2):
            self.require(tree.Compare(first, "!=", second))

    def added(self, weights: dict[int, int], constant: int) -> Term | None:
        """Return the variable of a sum of cells."""
        return self.shapes.added(weights, constant)

    def end(self) -> None:
        """Add what all rules imply together."""
        for cells in self._apart:
            if frozenset(cells) not in self.shapes.in_sets:  # else what says which sets they use says that they differ
                self.model.add(kinds.Sets(cells), cells)
        self.counts_together()
        self.ranking.end(self._less)
        for cells, lacks, _ in self.shapes.lacking:
            never = self.model.values & ~self.model.mask(lacks)
            if never:
                self.model.add(kinds.Locked(cells, never), cells)
        peers: dict[int, int] = {}
        for first, second in self._unequal:
            peers[first] = peers.get(first, 0) | 1 << second
            peers[second] = peers.get(second, 0) | 1 << first
        groups = cliques(sorted(peers), peers)
        for group in groups:
            self._all_different(group)
        self._exchange([group for group in groups if self.model.union(group).bit_count() == len(group)])

    def _exchange(self, groups: list[list[int]]) -> None:
        """Add that houses of the same cells lack the same values, for *groups* of variables that use all values."""
        lacking = [[(cells, lack) for cells, lack, _ in self.shapes.lacking if lack in group] for group in groups]
        families = [family for family, group in zip(lacking, groups, strict=True) if len(family) == len(group)]
        for together in exchanged(families):
            self._all_different(list(together))

    def _less(self, first: tuple[int, ...], second: tuple[int, ...]) -> None:
        """Add that the number read from some cells is less than that from others."""
        smaller, larger = (tree.Call("digits", tuple(map(tree.Cell, cells))) for cells in (first, second))
        self.about = (*first, *second)
        self._compare(tree.Compare(smaller, "<", larger), self.true)

    def _all_different(self, group: list[int]) -> None:
        """Add that pairwise different variables use all values, if they are as many as the values."""
        values = self.model.union(group)
        if len(group) > TWO:
            about = tuple(
                sorted({cell for pair, cells in self._unequal.items() if set(pair) <= set(group) for cell in cells})
            )
            self.model.add(kinds.Different(tuple(group), values if values.bit_count() == len(group) else 0), about)

    # What may hold or not

    def literal(self, relation: tree.Relation) -> Literal:
        """Return the literal that holds when *relation* does."""
        found = self._literals.get(relation)
        if found is None:
            found = self._literals[relation] = self._literal(relation)
        return found

    def _literal(self, relation: tree.Relation) -> Literal:
        cells = tree.cells_of(relation)
        if len(cells) == ONE:
            return self._of_one(relation, cells[0])
        if isinstance(relation, tree.Not):
            return self._negated(self.literal(relation.relation))
        if isinstance(relation, tree.All | tree.Any):
            return self._joined(relation)
        if len(cells) == TWO and self.top**TWO <= 400:
            return self._of_two(relation, cells)
        if (fold := self.shapes.truth_of_fold(relation)) is not None:
            return fold
        self._check_defined(relation)
        if isinstance(relation, tree.Compare):
            says = self.truth()
            self._compare(relation, says)
            return says
        if isinstance(relation, tree.Member):
            return self._member(relation)
        return self._test(relation)

    def _of_one(self, relation: tree.Relation, cell: int) -> Literal:
        match relation:
            case tree.Compare(tree.Cell(), "=", tree.Number(value)):
                return Literal(cell, 1 << value - 1 if 1 <= value <= self.top else 0)
        return Literal(cell, values_where(tree.renamed_relation(relation, lambda other: 0), self.top))

    def _negated(self, literal: Literal) -> Literal:
        mask = self.model.mask(literal.variable)
        whole = (1 << self.top) - 1 if literal.variable < self.model.cells else mask | literal.mask | 0b11
        return Literal(literal.variable, whole & ~literal.mask)

    def _joined(self, relation: tree.All | tree.Any) -> Literal:
        says = self.truth()
        literals = tuple(map(self.literal, relation.relations))
        if isinstance(relation, tree.Any):
            self.model.add(kinds.Clause(literals, says), self.about)
            return says
        self.model.add(kinds.Clause(tuple(map(self._negated, literals)), self._negated(says)), self.about)
        return says

    def _of_two(self, relation: tree.Relation, cells: tuple[int, ...]) -> Literal:
        """Return a literal for a relation of two cells, defined by a table."""
        slots = {cell: slot for slot, cell in enumerate(cells)}
        says = self.truth()
        self.model.add(
            kinds.Table((*cells, says.variable), judged(tree.renamed_relation(relation, slots.__getitem__), self.top)),
            cells,
        )
        return says

    def _test(self, relation: tree.Relation) -> Literal:
        if isinstance(relation, tree.Matches | tree.Connected | tree.Divided):
            raise Uncompiled("terms-many-cells", name=type(relation).__name__.lower())
        assert isinstance(relation, tree.Test)
        if relation.name == "distinct":
            pairs = tuple(tree.Compare(a, "!=", b) for a, b in combinations(relation.terms, 2))
            return self.literal(tree.All(pairs))
        if relation.name in ("odd", "even"):
            rest = tree.Binary("%", relation.terms[0], tree.Number(2))
            return self.literal(tree.Compare(rest, "=", tree.Number(int(relation.name == "odd"))))
        raise Uncompiled("terms-many-cells", name=relation.name)

    def _member(self, relation: tree.Member) -> Literal:
        numbers = _numbers(relation)
        if not numbers:
            return self.literal(tree.Any(tuple(tree.Compare(relation.term, "=", item) for item in relation.items)))
        return self._among(self.variable(relation.term), numbers)

    def _among(self, term: Term, numbers: list[int]) -> Literal:
        """Return the literal that a variable is one of some numbers."""
        numbers = [number - term.number for number in numbers]
        if term.how == MASK:
            return Literal(term.variable, mask_of(number for number in numbers if 0 <= number < 64))
        found = []
        for number in numbers:
            says = self.truth()
            one = (Term(term.variable, 1, term.how),)
            self.model.add(kinds.Linear(one, EQUAL, -number, says), self.about)
            found.append(says)
        says = self.truth()
        self.model.add(kinds.Clause(tuple(found), says), self.about)
        return says

    def _compare(self, relation: tree.Compare, says: Literal) -> None:
        """Add a comparison of sums that holds if and only if *says* does."""
        left, right, operator = relation.left, relation.right, relation.operator
        if operator in (">", ">="):
            left, right, operator = right, left, "<" if operator == ">" else "<="
        into = Linears()
        self.linear(left, 1, into)
        self.linear(right, -1, into)
        into.constant += operator == "<"
        less_houses(into, self.model)
        low, high = self.reach(into)
        more, less = narrowing(into, self.model)
        if (known := _settled(operator, low + more, high - less)) is not None:
            self.model.keep(says if known else self._negated(says))
            return
        if operator == "!=" and says is self._true:
            self._note_unequal(into)
        if not self._tabulated(into, operator if operator in ("=", "!=") else "<=", says):
            kind = {"=": EQUAL, "!=": kinds.UNEQUAL}.get(operator, kinds.AT_MOST)
            self.model.add(kinds.Linear(into.terms, kind, into.constant, says), self.about)

    def _tabulated(self, into: Linears, operator: tree.Comparison, says: Literal) -> bool:
        """List the values of two variables whose sum compares so with 0 if and only if *says*; False for others."""
        pair = self.pair(into)
        if not pair:
            return False
        variables = tuple(term.variable for term in into.terms)
        if says is not self._true:
            self.model.add(kinds.Table((*variables, says.variable), judged_sums(pair, operator)), self.about)
            return True
        allowed, is_lazy = allowed_sums(pair, operator)
        self.model.impossible |= not allowed
        self.model.add(kinds.Table(variables, allowed, is_lazy), self.about)
        return True

    def _note_unequal(self, into: Linears) -> None:
        """Note two variables, other than cells, that differ."""
        terms = into.terms
        are_ours = all(term.how == MASK and term.variable >= self.model.cells for term in terms)
        if are_ours and sorted(term.number for term in terms) == [-1, 1] and not into.constant:
            first, second = sorted(term.variable for term in terms)
            self._unequal[first, second] = self.about

    def _check_defined(self, relation: tree.Relation) -> None:
        """Refuse what may be undefined: a comparison with it would be false, but a literal here cannot say so."""
        for node in tree.nodes(relation):
            if type(node) is tree.Cell:
                continue
            if isinstance(node, tree.Binary) and not _divides(node):
                raise Uncompiled("reader-division-may-undefined")
            if isinstance(node, tree.Call) and node.name in PARTIAL and not self._is_item(node):
                raise Uncompiled("reader-may-undefined", name=node.name)

    def _is_item(self, node: tree.Call) -> bool:
        return node.name == "item" and isinstance(node.terms[0], tree.Cell) and self.top < len(node.terms)


def _settled(operator: tree.Comparison, low: int, high: int) -> bool | None:
    """Return whether numbers from *low* to *high* compare with 0 in this way; None if that varies ("<": at most)."""
    if operator in ("=", "!="):
        if low > 0 or high < 0:
            return operator == "!="
        return operator == "=" if low == high else None
    return True if high <= 0 else False if low > 0 else None


def _divides(node: tree.Binary) -> bool:
    return node.operator in ("//", "%") and isinstance(node.right, tree.Number) and node.right.value > 0


def _numbers(relation: tree.Member) -> list[int]:
    """List the items of a membership if all are numbers."""
    numbers = {item.value for item in relation.items if isinstance(item, tree.Number)}
    return sorted(numbers) if all(isinstance(item, tree.Number) for item in relation.items) else []
