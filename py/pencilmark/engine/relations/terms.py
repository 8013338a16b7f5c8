"""Terms as variables: a sum is used directly, anything else gets a variable of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import product

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import highest, lowest, mask_of
from pencilmark.board.phrase import phrase
from pencilmark.engine.relations import memory
from pencilmark.engine.relations import model as kinds
from pencilmark.engine.relations.automata import worth
from pencilmark.engine.relations.linears import Linears, Uncompiled, cliques, grouped, in_parts
from pencilmark.engine.relations.model import EQUAL, INTERVAL, MASK, Literal, Model, Term
from pencilmark.engine.relations.tables import Pair, Tuples, sizes
from pencilmark.rules.language.evaluate import value_of
from pencilmark.rules.language.tree import Binary, Call, Cell, Count, Number, Product, Relation, Sum, cells_of, renamed
from pencilmark.rules.language.tree import Term as Tree

MOST = 1 << 30
MANY, FEW = 6, 2  # cells counted for one value; cells of a term that is tabulated
LONG, MOST_ROWS = 9, 1_024  # terms of a sum that is recognized within longer ones; rows of a list of values


class Terms:
    """Makes the variables of terms; `literal`, for relations within them, is the reader's."""

    def __init__(self, model: Model, geometry: Geometry) -> None:
        self.model, self.top, self.geometry = model, model.top, geometry
        self.about: tuple[int, ...] = ()
        self._joint: dict[tuple[Literal, ...], Literal] = {}
        self._true: Literal | None = None
        self.known: dict[object, Term] = {}
        self._sums: list[tuple[tuple[int, Tree], ...]] = []
        self._counts: dict[tuple[int, ...], dict[int, Term]] = {}

    def literal(self, relation: Relation) -> Literal:
        """Return the literal that holds when *relation* does."""
        raise NotImplementedError

    def added(self, weights: dict[int, int], constant: int) -> Term | None:
        """Return a variable equal to the weighted sum of cells plus a constant, if there can be one."""
        raise NotImplementedError

    @property
    def true(self) -> Literal:
        """Return the literal that always holds."""
        if self._true is None:
            self._true = Literal(self.model.variable(0b10), 0b10)
        return self._true

    def truth(self) -> Literal:
        """Return a new literal."""
        return Literal(self.model.variable(0b11), 0b10)

    def range_of(self, variable: int, how: int) -> tuple[int, int]:
        """Return the least and the greatest value of what is read."""
        domain = self.model.domains[variable]
        if not isinstance(domain, int):
            return domain
        if how == MASK:
            return lowest(domain), highest(domain)
        return int(not domain & ~how), int(bool(domain & how))

    def linear(self, term: Tree, weight: int, into: Linears) -> None:
        """Add *weight* times *term* to a sum."""
        match term:
            case Number(value):
                into.constant += weight * value
            case Cell(cell):
                into.cell(cell, weight)
            case Sum() if term in self.known:
                found = self.known[term]
                into.constant += weight * found.number
                into.add(found.variable, found.how, weight)
            case Sum(terms):
                for sign, part in in_parts(terms, self._sums if len(terms) > LONG else []):
                    if isinstance(part, Cell):
                        into.cell(part.cell, sign * weight)
                    else:
                        self.linear(part, sign * weight, into)
            case Product((Number(value), part)) | Product((part, Number(value))):
                self.linear(part, weight * value, into)
            case Call("digits", parts) if self.top <= 9 and len(parts) <= 9 and _are_cells(parts):
                for cell in [part.cell for part in reversed(parts) if isinstance(part, Cell)]:
                    into.cell(cell, weight)
                    weight *= 10
            case Count(relations) if len(ways := self.counted(relations)) == 1:
                for literal in ways[0]:
                    into.add(literal.variable, literal.mask, weight)
            case _:
                found = self.variable(term)
                into.constant += weight * found.number
                into.add(found.variable, found.how, weight)

    def pair(self, into: Linears) -> Pair | None:
        """Return the two variables that a sum adds; None for other sums, and if there are too many values to list."""
        terms = into.terms
        if len(terms) != 2 or len({term.variable for term in terms if term.how == MASK}) != 2:
            return None
        first, second = (self.model.mask(term.variable) for term in terms)
        if first.bit_count() * second.bit_count() > MOST_ROWS:
            return None
        return Pair(first, second, terms[0].number, terms[1].number, into.constant)

    def counted(self, relations: Iterable[Relation]) -> list[list[Literal]]:
        """Replace relations by literals with the same number true, merging those of one value in a clique.

        If one value is counted in many cells, return several groupings: by rows, columns and boxes, too.
        """
        found, places = list[Literal](), dict[int, list[int]]()
        for relation in relations:
            literal = self.literal(relation)
            if not literal.mask:
                continue  # it never holds
            if literal.variable < self.geometry.cell_count and literal.mask.bit_count() == 1:
                places.setdefault(literal.mask, []).append(literal.variable)
            else:
                found.append(literal)
        ways = [{mask: cliques(cells, self.model.peers) for mask, cells in places.items()}]
        if any(len(cells) >= MANY for cells in places.values()):
            ways += [{mask: parts(cells) for mask, cells in places.items()} for parts in self._house_parts()]
        return [
            found
            + [self._one_of([Literal(c, mask) for c in group]) for mask, groups in way.items() for group in groups]
            for place, way in enumerate(ways)
            if way not in ways[:place]
        ]

    def _house_parts(self) -> list[Callable[[list[int]], list[list[int]]]]:
        """Return groupings of cells by houses of one kind, each of which has a value at most once."""
        found: list[Callable[[list[int]], list[list[int]]]] = []
        for kind in ("row", "column", "box", "region"):
            masks = [
                mask
                for house, mask in zip(self.geometry.houses, self.geometry.house_masks, strict=True)
                if house.kind == kind
            ]
            if sum(mask.bit_count() for mask in masks) == self.geometry.cell_count:
                found.append(partial(grouped, masks))
        return found

    def _one_of(self, literals: list[Literal]) -> Literal:
        """Return the literal that at least one of several holds."""
        if len(literals) == 1:
            return literals[0]
        key = tuple(literals)
        if key not in self._joint:
            self._joint[key] = says = self.truth()
            self.model.add(kinds.Clause(key, says), tuple(literal.variable for literal in literals))
        return self._joint[key]

    def reach(self, linear: Linears) -> tuple[int, int]:
        """Return the least and the greatest value of a sum. Raises Uncompiled if these are too large."""
        low = high = linear.constant
        for (variable, how), weight in linear.weights.items():
            least, most = self.range_of(variable, how)
            low += weight * (least if weight > 0 else most)
            high += weight * (most if weight > 0 else least)
        if low < -MOST or high > MOST:
            raise Uncompiled("terms-number-grows-too-large")
        return low, high

    def variable(self, term: Tree) -> Term:
        """Return a variable for the term, and the number to add to it."""
        found = self.known.get(term)
        if found is None:
            found = self.known[term] = self._make(term)
            if isinstance(term, Sum) and len(term.terms) >= LONG:
                self._sums.append(term.terms)
        return found

    def _make(self, term: Tree) -> Term:
        if isinstance(term, Cell):
            return Term(term.cell, 1, MASK)
        if isinstance(term, Number):
            return Term(self.model.variable((term.value, term.value)), 0, INTERVAL)
        if isinstance(term, Count):
            return self._count(term)
        if isinstance(term, Sum) or (isinstance(term, Call) and term.name == "digits"):
            return self._sum(term)
        if len(cells_of(term)) <= FEW and self.top ** len(cells_of(term)) <= 400:
            return self._table(term)
        if isinstance(term, Product):
            return self._product(term)
        if isinstance(term, Binary):
            return self._binary(term)
        if isinstance(term, Call) and (found := self._read(term)):
            return found
        if isinstance(term, Call) and term.name in _CALLS:
            made: Term = _CALLS[term.name](self, term)
            return made
        raise Uncompiled("terms-many-cells", name=getattr(term, "name", phrase("a-term")))

    def _count(self, term: Count) -> Term:
        """Return a variable that equals a count, in all ways in which its cells are grouped."""
        ways = []
        for literals in self.counted(term.relations):
            ways.append(into := Linears())
            for literal in literals:
                into.add(literal.variable, literal.mask, 1)
        high = min(self.reach(into)[1] for into in ways)
        low = max(self.reach(into)[0] for into in ways)
        if high - low > 62:
            raise Uncompiled("terms-count-many")
        result = self.model.variable((1 << high - low + 1) - 1)
        for into in ways:
            self.model.add(
                kinds.Linear((*into.terms, Term(result, -1, MASK)), EQUAL, into.constant - low, self.true), self.about
            )
        self._note(term, Term(result, low, MASK))
        return Term(result, low, MASK)

    def _note(self, term: Count, result: Term) -> None:
        """Note a count of one value among cells, for `counts_together`."""
        literals = {self.literal(relation) for relation in term.relations}
        cells = tuple(sorted(literal.variable for literal in literals))
        masks = {literal.mask for literal in literals}
        if len(masks) == 1 and len(cells) == len(term.relations) and cells[-1] < self.model.cells:
            self._counts.setdefault(cells, {})[masks.pop()] = result

    def counts_together(self) -> None:
        """Add that where all values of some cells are counted, the counts add up to the number of cells."""
        for cells, counts in self._counts.items():
            values = self.model.union(cells)
            if all(mask.bit_count() == 1 for mask in counts) and not values & ~sum(counts):
                terms = tuple(Term(result.variable, 1, result.how) for result in counts.values())
                constant = sum(result.number for result in counts.values()) - len(cells)
                self.model.add(kinds.Linear(terms, EQUAL, constant, self.true), cells)

    def _sum(self, term: Tree) -> Term:
        """Return a variable that equals a sum; a single term of weight 1 is its own variable."""
        into = Linears()
        if isinstance(term, Call) and not (self.top <= 9 and len(term.terms) <= 9 and _are_cells(term.terms)):
            raise Uncompiled("terms-digits-many-terms")
        head = self._head(term) if isinstance(term, Sum) else 0
        if isinstance(term, Sum) and head:
            self.linear(Sum(term.terms[:head]), 1, into)
            term = Sum(term.terms[head:])
        self.linear(term, 1, into)
        terms = into.terms
        if len(terms) == 1 and terms[0].number == 1:
            return Term(terms[0].variable, into.constant, terms[0].how)
        if not head and self._is_sum_of_cells(terms):
            weights = {variable: weight for variable, weight, _ in terms}
            if found := self.added(weights, into.constant - sum(weights.values())):
                return found
        low, high = self.reach(into)
        if high - low < 64:
            result = self.model.variable((1 << high - low + 1) - 1)
            self.model.add(
                kinds.Linear((*terms, Term(result, -1, MASK)), EQUAL, into.constant - low, self.true), self.about
            )
            return Term(result, low, MASK)
        result = self.model.variable((low, high))
        self.model.add(kinds.Linear((*terms, Term(result, -1, INTERVAL)), EQUAL, into.constant, self.true), self.about)
        return Term(result, 0, INTERVAL)

    def _is_sum_of_cells(self, terms: tuple[Term, ...]) -> bool:
        return len(terms) > FEW and all(variable < self.model.cells and how == MASK for variable, _, how in terms)

    def _head(self, term: Sum) -> int:
        """Return how many leading terms of a sum already have a variable: sums may grow term by term."""
        count = len(term.terms)
        return next((n for n in range(count - 1, max(1, count - 4), -1) if Sum(term.terms[:n]) in self.known), 0)

    def _table(self, term: Tree) -> Term:
        """Tabulate a term of few cells; values of the cells for which it is undefined are excluded."""
        cells = cells_of(term)
        slots = {cell: slot for slot, cell in enumerate(cells)}
        value = value_of(renamed(term, slots.__getitem__))  # type: ignore[arg-type]  # renaming a term gives a term
        found = []
        for values in product(range(1, self.top + 1), repeat=len(cells)):
            try:
                found.append((*[each - 1 for each in values], value(values)))
            except ArithmeticError:
                continue
        if not found:
            raise Uncompiled("terms-term-never-defined")
        return self._listed(cells, tuple(found))

    def _listed(self, variables: tuple[int, ...], found: Tuples) -> Term:
        """Return the variable of a term, given by its value for all values (bits) of other variables."""
        low, high = min(row[-1] for row in found), max(row[-1] for row in found)
        if high - low > 62:
            raise Uncompiled("terms-term-few-cells-many")
        result = self.model.variable(mask_of(row[-1] - low for row in found))
        tuples = tuple((*row[:-1], row[-1] - low) for row in found)
        self.model.add(kinds.Table((*variables, result), tuples), self.about)
        return Term(result, low, MASK)

    def _read(self, term: Call) -> Term | None:
        """Have an automaton read the value of a term; return None if it cannot."""
        cells = cells_of(term)
        slots = {cell: slot for slot, cell in enumerate(cells)}
        shape = renamed(term, slots.__getitem__)
        assert isinstance(shape, Call)
        found = worth(shape, len(cells), self.top)
        if found is None:
            return None
        read, low, mask = found
        self.model.impossible |= not mask
        result = self.model.variable(mask)
        self.model.add(kinds.Read((*cells, result), read.layers, read.states, read.last), self.about)
        return Term(result, low, MASK)

    def ends(self, term: Term) -> tuple[int, int]:
        """Return the least and the greatest value of a term."""
        low, high = self.range_of(term.variable, term.how)
        return low + term.number, high + term.number

    def result(self, kind: int, ends: Iterable[int], terms: Iterable[Term]) -> Term:
        """Add an operation whose result lies within *ends*."""
        low, high = min(ends := list(ends)), max(ends)
        if low < -MOST or high > MOST:
            raise Uncompiled("terms-number-grows-too-large")
        result = Term(self.model.variable((low, high)), 0, INTERVAL)
        self.model.add(kinds.Operation(kind, (result, *terms)), self.about)
        return result

    def _product(self, term: Product) -> Term:
        found = self.variable(term.factors[0])
        for factor in term.factors[1:]:
            other = self.variable(factor)
            corners = [a * b for a in self.ends(found) for b in self.ends(other)]
            found = self.result(memory.PRODUCT, corners, (found, other))
        return found

    def _binary(self, term: Binary) -> Term:
        left, right = map(self.variable, (term.left, term.right))
        low, high = self.ends(right)
        if low <= 0 or term.operator not in ("//", "%"):
            raise Uncompiled("terms-many-cells", name=term.operator)
        if term.operator == "%":
            return self.result(memory.REMAINDER, (0, high - 1), (left, right))
        ends = [a // b for a in self.ends(left) for b in (low, high)]
        return self.result(memory.QUOTIENT, ends, (left, right))

    def _min(self, term: Call) -> Term:
        terms = [self.variable(part) for part in term.terms]
        ends = [self.ends(part) for part in terms]
        return self.result(memory.LEAST, (min(low for low, _ in ends), min(high for _, high in ends)), terms)

    def _max(self, term: Call) -> Term:
        least = self._min(Call("min", tuple(Sum(((-1, part),)) for part in term.terms)))
        low, high = self.ends(least)
        result = self.model.variable((-high, -low))
        terms = (Term(result, 1, INTERVAL), Term(least.variable, 1, INTERVAL))
        self.model.add(kinds.Linear(terms, EQUAL, 0, self.true), self.about)
        return Term(result, 0, INTERVAL)

    def _abs(self, term: Call) -> Term:
        self.linear(term.terms[0], 1, into := Linears())
        if pair := self.pair(into):
            return self._listed(tuple(term.variable for term in into.terms), sizes(pair))
        part = self.variable(term.terms[0])
        low, high = self.ends(part)
        return self.result(memory.SIZE, (0, max(abs(low), abs(high))), (part,))

    def _item(self, term: Call) -> Term:
        """Return what stands at a place; places outside the line are excluded."""
        place, *others = [self.variable(part) for part in term.terms]
        if place.how != MASK or any(other.how != MASK or other.number != 1 for other in others):
            raise Uncompiled("terms-item-terms-no-cells")
        if place.number != 1:
            raise Uncompiled("terms-item-place-no-cell")
        self.model.keep(Literal(place.variable, (1 << len(others)) - 1))
        result = self.model.variable((1 << self.top) - 1)
        self.model.add(kinds.Item(place.variable, result, tuple(other.variable for other in others)), self.about)
        return Term(result, 1, MASK)


def _are_cells(parts: Iterable[object]) -> bool:
    return all(isinstance(part, Cell) for part in parts)


_CALLS = {"min": Terms._min, "max": Terms._max, "abs": Terms._abs, "item": Terms._item}
