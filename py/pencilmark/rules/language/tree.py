"""The tree of a rule: terms, which have a value, and relations, which hold or do not.

Trees are normal: sums and products are flat, a chain ``a < b < c`` is the conjunction of its links, and
ranges of cells are spread out. Every node is frozen and can be a key; *at* is its column in the text
and does not count when trees are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from functools import lru_cache
from typing import Any as Node
from typing import Literal

from pencilmark.board.frozen import dataclass

Operator = Literal["/", "//", "%", "^"]
Comparison = Literal["=", "!=", "<", "<=", ">", ">="]
Function = Literal["min", "max", "abs", "gcd", "digits", "value", "visible", "item", "sumfirst", "sumbetween", "sumcut"]
Property = Literal["odd", "even", "prime", "distinct"]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    value: int
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Cell:
    """The value in a cell."""

    cell: int
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum; each of *terms* comes with its sign, 1 or -1."""

    terms: tuple[tuple[int, Term], ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Product:
    """A product."""

    factors: tuple[Term, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Binary:
    """Exact division, floor division, remainder or power."""

    operator: Operator
    left: Term
    right: Term
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A function of terms."""

    name: Function
    terms: tuple[Term, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Count:
    """How many of the *relations* hold."""

    relations: tuple[Relation, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Compare:
    """Two terms compared."""

    left: Term
    operator: Comparison
    right: Term
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Member:
    """A term that equals one of the *items*."""

    term: Term
    items: tuple[Term, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Test:
    """A property of terms: each is odd, even or prime; or all are distinct."""

    name: Property
    terms: tuple[Term, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Matches:
    """The values of *terms*, in order, match a *pattern* (see `pencilmark.rules.language.patterns`)."""

    pattern: str
    terms: tuple[Term, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Connected:
    """The *terms* that have one of the *values* are connected, by *pairs* of places that share an edge."""

    values: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    terms: tuple[Term, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Divided:
    """Cells are divided into connected regions of *size* cells, each with every value up to that once.

    *terms* are the cells, followed by as many terms that say in which region each is. Regions have the numbers
    of the rows of *size* cells in which their *anchor* stands: a value, so that the same regions are numbered in one
    way only. *pairs* are the places of cells that share an edge.
    """

    size: int
    pairs: tuple[tuple[int, int], ...]
    terms: tuple[Term, ...]
    at: int = field(default=0, compare=False)
    anchor: int = 1


@dataclass(frozen=True, slots=True)
class All:
    """Every one of the *relations* holds."""

    relations: tuple[Relation, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Any:
    """At least one of the *relations* holds."""

    relations: tuple[Relation, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """The *relation* does not hold."""

    relation: Relation
    at: int = field(default=0, compare=False)


Term = Number | Cell | Sum | Product | Binary | Call | Count
Relation = Compare | Member | Test | Matches | Connected | Divided | All | Any | Not
Tree = Term | Relation
TERMS = (Number, Cell, Sum, Product, Binary, Call, Count)


def make_sum(terms: list[tuple[int, Term]], at: int) -> Term:
    """Make a flat sum of signed *terms*; a single positive term stays itself."""
    flat: list[tuple[int, Term]] = []
    for sign, term in terms:
        inner = term.terms if isinstance(term, Sum) else ((1, term),)
        flat += [(sign * other, part) for other, part in inner]
    return flat[0][1] if len(flat) == 1 and flat[0][0] == 1 else Sum(tuple(flat), at)


def make_product(factors: list[Term], at: int) -> Term:
    """Make a flat product; a single factor stays itself."""
    flat: list[Term] = []
    for factor in factors:
        flat += factor.factors if isinstance(factor, Product) else (factor,)
    return flat[0] if len(flat) == 1 else Product(tuple(flat), at)


def make_all(relations: list[Relation], at: int) -> Relation:
    """Make a flat conjunction; a single relation stays itself."""
    return _joined(All, relations, at)


def make_any(relations: list[Relation], at: int) -> Relation:
    """Make a flat disjunction; a single relation stays itself."""
    return _joined(Any, relations, at)


def _joined(kind: type[All] | type[Any], relations: list[Relation], at: int) -> Relation:
    flat: list[Relation] = []
    for relation in relations:
        flat += relation.relations if isinstance(relation, kind) else (relation,)
    return flat[0] if len(flat) == 1 else kind(tuple(flat), at)


_CHILDREN: dict[type, Callable[[Node], tuple[Tree, ...]]] = {
    Sum: lambda tree: tuple([term for _, term in tree.terms]),
    Product: lambda tree: tree.factors,
    Call: lambda tree: tree.terms,
    Test: lambda tree: tree.terms,
    Matches: lambda tree: tree.terms,
    Connected: lambda tree: tree.terms,
    Divided: lambda tree: tree.terms,
    Binary: lambda tree: (tree.left, tree.right),
    Compare: lambda tree: (tree.left, tree.right),
    Member: lambda tree: (tree.term, *tree.items),
    Not: lambda tree: (tree.relation,),
    Count: lambda tree: tree.relations,
    All: lambda tree: tree.relations,
    Any: lambda tree: tree.relations,
}


def children(tree: Tree) -> tuple[Tree, ...]:
    """List the nodes right under *tree*."""
    of = _CHILDREN.get(type(tree))
    return of(tree) if of else ()


def nodes(tree: Tree) -> Iterator[Tree]:
    """Yield every node of *tree*, itself first, from left to right."""
    waiting: list[Tree] = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(children(node)))


def flat(relation: Relation) -> tuple[Relation, ...]:
    """List the relations whose conjunction *relation* is."""
    if type(relation) is not All:
        return (relation,)
    if any(type(part) is All for part in relation.relations):
        return tuple([one for part in relation.relations for one in flat(part)])
    return relation.relations


def cells_of(tree: Tree) -> tuple[int, ...]:
    """List each cell in *tree* once, in the order in which they first occur."""
    found: dict[int, None] = {}
    _collect(tree, found)
    return tuple(found)


def _collect(tree: Node, found: dict[int, None]) -> None:
    kind = type(tree)
    if kind is Cell:
        found[tree.cell] = None
    elif kind is Compare:
        for part in (tree.left, tree.right):
            if type(part) is Cell:
                found[part.cell] = None
            elif type(part) is not Number:
                _collect(part, found)
    elif kind is Sum:
        for _, part in tree.terms:
            if type(part) is Cell:
                found[part.cell] = None
            else:
                _collect(part, found)
    elif kind is not Number:
        for part in _CHILDREN[kind](tree):
            if type(part) is Cell:
                found[part.cell] = None
            else:
                _collect(part, found)


def renamed(tree: Tree, name: Callable[[int], int]) -> Tree:
    """Copy *tree* with another number for each cell."""
    return substituted(tree, lambda cell: kept_cell(name(cell)))


@lru_cache(maxsize=2048)
def kept_cell(number: int) -> Cell:
    """Make a cell; it is kept."""
    return Cell(number)


def renamed_relation(relation: Relation, name: Callable[[int], int]) -> Relation:
    """Copy a relation with another number for each cell."""
    copy = renamed(relation, name)
    assert not isinstance(copy, TERMS)
    return copy


def substituted(tree: Tree, term: Callable[[int], Term]) -> Tree:
    """Copy *tree* with a term in the place of each cell.

    >>> substituted(Sum(((1, Cell(0)), (1, Cell(1)))), lambda cell: Number(cell + 4))
    Sum(terms=((1, Number(value=4, at=0)), (1, Number(value=5, at=0))), at=0)
    """
    if type(tree) is Cell:
        return term(tree.cell)
    copy = _COPY.get(type(tree))
    found: Tree = copy(tree, term) if copy else tree
    return found


def from_zero(relation: Relation) -> Relation:
    """Rewrite *relation*, about values from 0, for values from 1: each cell holds one more than people see.

    A relation that only compares cells with each other stays as it is.

    >>> from_zero(Compare(Cell(3), "=", Number(0))).left
    Sum(terms=((1, Cell(cell=3, at=0)), (-1, Number(value=1, at=0))), at=0)
    >>> from_zero(Compare(Cell(3), "<", Cell(4)))
    Compare(left=Cell(cell=3, at=0), operator='<', right=Cell(cell=4, at=0), at=0)
    """
    if isinstance(relation, All | Any):
        return type(relation)(tuple(map(from_zero, relation.relations)), relation.at)
    if isinstance(relation, Not):
        return Not(from_zero(relation.relation), relation.at)
    if (
        isinstance(relation, Test)
        and relation.name == "distinct"
        and all(type(term) is Cell for term in relation.terms)
    ):
        return relation
    if isinstance(relation, Compare) and type(relation.left) is type(relation.right) is Cell:
        return relation
    found = substituted(relation, _one_less)
    assert not isinstance(found, TERMS)
    return found


def _one_less(cell: int) -> Term:
    return Sum(((1, Cell(cell)), (-1, Number(1))))


def _each(trees: tuple[Node, ...], term: Callable[[int], Term]) -> tuple[Node, ...]:
    return tuple([term(tree.cell) if type(tree) is Cell else substituted(tree, term) for tree in trees])


_COPY: dict[type, Callable[[Node, Callable[[int], Term]], Tree]] = {
    Sum: lambda tree, term: Sum(
        tuple(
            [
                (sign, term(part.cell) if type(part) is Cell else substituted(part, term))  # type: ignore[misc]
                for sign, part in tree.terms
            ]
        )
    ),
    Product: lambda tree, term: Product(_each(tree.factors, term)),
    Binary: lambda tree, term: Binary(tree.operator, *_each((tree.left, tree.right), term)),
    Compare: lambda tree, term: Compare(
        term(tree.left.cell) if type(tree.left) is Cell else substituted(tree.left, term),  # type: ignore[arg-type]  # terms stay terms
        tree.operator,
        term(tree.right.cell) if type(tree.right) is Cell else substituted(tree.right, term),  # type: ignore[arg-type]
    ),
    Member: lambda tree, term: Member(_each((tree.term,), term)[0], _each(tree.items, term)),
    Call: lambda tree, term: Call(tree.name, _each(tree.terms, term)),
    Test: lambda tree, term: Test(tree.name, _each(tree.terms, term)),
    Connected: lambda tree, term: Connected(tree.values, tree.pairs, _each(tree.terms, term)),
    Divided: lambda tree, term: Divided(tree.size, tree.pairs, _each(tree.terms, term), anchor=tree.anchor),
    Matches: lambda tree, term: Matches(tree.pattern, _each(tree.terms, term)),
    Not: lambda tree, term: Not(_each((tree.relation,), term)[0]),
    Count: lambda tree, term: Count(_each(tree.relations, term)),
    All: lambda tree, term: All(_each(tree.relations, term)),
    Any: lambda tree, term: Any(_each(tree.relations, term)),
}
