"""Terms as variables: sums as they are, what else there is through a variable of its own."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from pencilmark.engine.relations import memory
from pencilmark.engine.relations.model import (
    EQUAL,
    INTERVAL,
    MASK,
    Clause,
    Item,
    Linear,
    Literal,
    Model,
    Operation,
    Table,
    Term,
)
from pencilmark.rules.language.evaluate import value_of
from pencilmark.rules.language.tree import (
    Binary,
    Call,
    Cell,
    Count,
    Number,
    Product,
    Relation,
    Sum,
    cells_of,
    renamed,
)
from pencilmark.rules.language.tree import Term as Tree

MOST = 1 << 30
FEW = 2  # cells of a term that is tabulated


class Uncompiled(Exception):
    """A rule has something that the kernel has no constraint for."""


class Linears:
    """A sum being collected: *weights* of what is read, and a *constant*."""

    def __init__(self) -> None:
        self.weights: dict[tuple[int, int], int] = {}
        self.constant = 0

    def add(self, variable: int, how: int, weight: int) -> None:
        """Add a variable a number of times."""
        self.weights[variable, how] = self.weights.get((variable, how), 0) + weight

    @property
    def terms(self) -> tuple[Term, ...]:
        """Return the terms that don't cancel out."""
        return tuple(Term(variable, weight, how) for (variable, how), weight in self.weights.items() if weight)


class Terms:
    """Makes the variables of terms; `literal` of relations in them is the reader's."""

    def __init__(self, model: Model) -> None:
        self.model, self.top = model, model.top
        self.about: tuple[int, ...] = ()
        self._joint: dict[tuple[Literal, ...], Literal] = {}
        self._true: Literal | None = None
        self._known: dict[object, Term] = {}
        self._ranges: dict[tuple[int, int], tuple[int, int]] = {}

    def literal(self, relation: Relation) -> Literal:
        """Return the literal that holds when *relation* does."""
        raise NotImplementedError

    @property
    def true(self) -> Literal:
        """Return the literal that always holds."""
        if self._true is None:
            self._true = Literal(self.model.variable(0b10), 0b10)
        return self._true

    def truth(self) -> Literal:
        """Make a new literal."""
        return Literal(self.model.variable(0b11), 0b10)

    def range_of(self, variable: int, how: int) -> tuple[int, int]:
        """Return the least and the greatest value of what is read."""
        domain = self.model.domains[variable]
        if not isinstance(domain, int):
            return domain
        if how == MASK:
            return (domain & -domain).bit_length() - 1, domain.bit_length() - 1
        return int(not domain & ~how), int(bool(domain & how))

    def linear(self, term: Tree, weight: int, into: Linears) -> None:
        """Add *weight* times a term."""
        match term:
            case Number(value):
                into.constant += weight * value
            case Cell(cell):
                into.constant += weight
                into.add(cell, MASK, weight)
            case Sum() if term in self._known:
                found = self._known[term]
                into.constant += weight * found.number
                into.add(found.variable, found.how, weight)
            case Sum(terms):
                for sign, part in terms:
                    self.linear(part, sign * weight, into)
            case Product((Number(value), part)) | Product((part, Number(value))):
                self.linear(part, weight * value, into)
            case Call("digits", parts) if self.top <= 9 and len(parts) <= 9 and _are_cells(parts):
                for place, part in enumerate(reversed(parts)):
                    self.linear(part, weight * 10**place, into)
            case Count(relations):
                for literal in self.counted(relations):
                    into.add(literal.variable, literal.mask, weight)
            case _:
                found = self.variable(term)
                into.constant += weight * found.number
                into.add(found.variable, found.how, weight)

    def counted(self, relations: Iterable[Relation]) -> list[Literal]:
        """Return literals of which as many hold as of *relations*: one for each value in cells that see each other."""
        found, places = list[Literal](), dict[int, list[int]]()
        for relation in relations:
            literal = self.literal(relation)
            if not literal.mask:
                continue  # it never holds
            if literal.variable < self.model.cells and literal.mask.bit_count() == 1:
                places.setdefault(literal.mask, []).append(literal.variable)
            else:
                found.append(literal)
        for mask, cells in places.items():
            for group in cliques(cells, self.model.peers):
                found.append(self._one_of([Literal(cell, mask) for cell in group]))
        return found

    def _one_of(self, literals: list[Literal]) -> Literal:
        """Return the literal that one of some holds."""
        if len(literals) == 1:
            return literals[0]
        key = tuple(literals)
        if key not in self._joint:
            self._joint[key] = says = self.truth()
            self.model.add(Clause(key, says), tuple(literal.variable for literal in literals))
        return self._joint[key]

    def reach(self, linear: Linears) -> tuple[int, int]:
        """Return the least and the greatest value of a sum. Raises Uncompiled when that is too large."""
        low = high = linear.constant
        for variable, weight, how in linear.terms:
            ends = [weight * end for end in self.range_of(variable, how)]
            low, high = low + min(ends), high + max(ends)
        if low < -MOST or high > MOST:
            raise Uncompiled("a number grows too large")
        return low, high

    def variable(self, term: Tree) -> Term:
        """Return a variable that is the term, to which a number is added."""
        found = self._known.get(term)
        if found is None:
            found = self._known[term] = self._make(term)
        return found

    def _make(self, term: Tree) -> Term:
        if isinstance(term, Cell):
            return Term(term.cell, 1, MASK)
        if isinstance(term, Number):
            return Term(self.model.variable((term.value, term.value)), 0, INTERVAL)
        if isinstance(term, Sum | Count) or (isinstance(term, Call) and term.name == "digits"):
            return self._sum(term)
        if len(cells_of(term)) <= FEW and self.top ** len(cells_of(term)) <= 400:
            return self._table(term)
        if isinstance(term, Product):
            return self._product(term)
        if isinstance(term, Binary):
            return self._binary(term)
        if isinstance(term, Call) and term.name in _CALLS:
            made: Term = _CALLS[term.name](self, term)
            return made
        raise Uncompiled(f"{getattr(term, 'name', 'a term')} of many cells")

    def _sum(self, term: Tree) -> Term:
        """Return a variable that equals a sum; one term of weight 1 is itself."""
        into = Linears()
        if isinstance(term, Call) and not (self.top <= 9 and len(term.terms) <= 9 and _are_cells(term.terms)):
            raise Uncompiled("digits of many terms")
        head = self._head(term) if isinstance(term, Sum) else 0
        if isinstance(term, Sum) and head:
            self.linear(Sum(term.terms[:head]), 1, into)
            term = Sum(term.terms[head:])
        self.linear(term, 1, into)
        terms = into.terms
        if len(terms) == 1 and terms[0].number == 1:
            return Term(terms[0].variable, into.constant, terms[0].how)
        low, high = self.reach(into)
        if high - low < 64:
            result = self.model.variable((1 << high - low + 1) - 1)
            self.model.add(Linear((*terms, Term(result, -1, MASK)), EQUAL, into.constant - low, self.true), self.about)
            return Term(result, low, MASK)
        result = self.model.variable((low, high))
        self.model.add(Linear((*terms, Term(result, -1, INTERVAL)), EQUAL, into.constant, self.true), self.about)
        return Term(result, 0, INTERVAL)

    def _head(self, term: Sum) -> int:
        """Count the first terms of a sum for which there is a variable already: sums may grow term by term."""
        count = len(term.terms)
        return next((n for n in range(count - 1, max(1, count - 4), -1) if Sum(term.terms[:n]) in self._known), 0)

    def _table(self, term: Tree) -> Term:
        """Tabulate a term of few cells; values of the cells for which it is undefined are excluded."""
        cells = cells_of(term)
        slots = {cell: slot for slot, cell in enumerate(cells)}
        value = value_of(renamed(term, slots.__getitem__))  # type: ignore[arg-type]  # a term stays one
        found = []
        for values in product(range(1, self.top + 1), repeat=len(cells)):
            try:
                found.append((*[each - 1 for each in values], value(values)))
            except ArithmeticError:
                continue
        if not found:
            raise Uncompiled("a term that is never defined")
        low, high = min(row[-1] for row in found), max(row[-1] for row in found)
        if high - low > 62:
            raise Uncompiled("a term of few cells with many values")
        result = self.model.variable(sum(1 << number for number in {row[-1] - low for row in found}))
        tuples = tuple((*row[:-1], row[-1] - low) for row in found)
        self.model.add(Table((*cells, result), tuples), self.about)
        return Term(result, low, MASK)

    def ends(self, term: Term) -> tuple[int, int]:
        """Return the least and the greatest value of a variable with what is added."""
        low, high = self.range_of(term.variable, term.how)
        return low + term.number, high + term.number

    def result(self, kind: int, ends: Iterable[int], terms: Iterable[Term]) -> Term:
        """Add an operation; its result lies within the *ends*."""
        low, high = min(ends := list(ends)), max(ends)
        if low < -MOST or high > MOST:
            raise Uncompiled("a number grows too large")
        result = Term(self.model.variable((low, high)), 0, INTERVAL)
        self.model.add(Operation(kind, (result, *terms)), self.about)
        return result

    def _product(self, term: Product) -> Term:
        found = self.variable(term.factors[0])
        for factor in term.factors[1:]:
            other = self.variable(factor)
            corners = [a * b for a in self.ends(found) for b in self.ends(other)]
            found = self.result(memory.PRODUCT, corners, (found, other))
        return found

    def _binary(self, term: Binary) -> Term:
        left, right = self.variable(term.left), self.variable(term.right)
        low, high = self.ends(right)
        if low <= 0 or term.operator not in ("//", "%"):
            raise Uncompiled(f"{term.operator} of many cells")
        if term.operator == "%":
            return self.result(memory.REMAINDER, (0, high - 1), (left, right))
        ends = [a // b for a in self.ends(left) for b in (low, high)]
        return self.result(memory.QUOTIENT, ends, (left, right))

    def _minus(self, term: Tree) -> Term:
        return self.variable(Sum(((-1, term),)))

    def _min(self, term: Call) -> Term:
        terms = [self.variable(part) for part in term.terms]
        ends = [self.ends(part) for part in terms]
        return self.result(memory.LEAST, (min(low for low, _ in ends), min(high for _, high in ends)), terms)

    def _max(self, term: Call) -> Term:
        least = self._min(Call("min", tuple(Sum(((-1, part),)) for part in term.terms)))
        low, high = self.ends(least)
        result = self.model.variable((-high, -low))
        terms = (Term(result, 1, INTERVAL), Term(least.variable, 1, INTERVAL))
        self.model.add(Linear(terms, EQUAL, 0, self.true), self.about)
        return Term(result, 0, INTERVAL)

    def _abs(self, term: Call) -> Term:
        part = self.variable(term.terms[0])
        low, high = self.ends(part)
        return self.result(memory.SIZE, (0, max(abs(low), abs(high))), (part,))

    def _item(self, term: Call) -> Term:
        """Return what stands at a place: the places beyond are excluded."""
        place, *others = [self.variable(part) for part in term.terms]
        if place.how != MASK or any(other.how != MASK or other.number != 1 for other in others):
            raise Uncompiled("item of terms that are no cells")
        if place.number != 1:
            raise Uncompiled("item at a place that is no cell")
        self.model.keep(Literal(place.variable, (1 << len(others)) - 1))
        result = self.model.variable((1 << self.top) - 1)
        self.model.add(Item(place.variable, result, tuple(other.variable for other in others)), self.about)
        return Term(result, 1, MASK)


def cliques(cells: list[int], peers: list[int]) -> list[list[int]]:
    """Divide *cells* into few groups that see each other; a cell that comes twice is never with itself.

    >>> cliques([0, 1, 2], [0b010, 0b101, 0b010])
    [[0, 1], [2]]
    """
    found: list[list[int]] = []
    for cell in cells:
        fitting = (group for group in found if all(peers[cell] >> other & 1 for other in group))
        group = next(fitting, None)
        if group is None:
            found.append([cell])
        else:
            group.append(cell)
    return found


def _are_cells(parts: Iterable[object]) -> bool:
    return all(isinstance(part, Cell) for part in parts)


_CALLS = {"min": Terms._min, "max": Terms._max, "abs": Terms._abs, "item": Terms._item}
