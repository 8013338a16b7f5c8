"""A tree back to text; `parse_rule` is the inverse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any as Node

from pencilmark.rules.language.hidden import REGION, SHADED
from pencilmark.rules.language.tokens import write_name
from pencilmark.rules.language.tree import (
    All,
    Any,
    Binary,
    Call,
    Cell,
    Compare,
    Connected,
    Count,
    Divided,
    Matches,
    Member,
    Not,
    Number,
    Product,
    Relation,
    Sum,
    Term,
    Test,
    Tree,
)


def write_rule(relation: Relation, size: int = 9) -> str:
    """Write *relation* for a board of *size*, with few brackets but surely enough.

    >>> write_rule(Compare(Cell(0), "=", Sum(((1, Cell(9)), (-1, Number(4))))))
    'a1 = b1 - 4'
    """
    return _Writer(size).write(relation)


def write_term(term: Term, size: int = 9) -> str:
    """Write *term* for a board of *size*.

    >>> write_term(Sum(((1, Cell(9)), (-1, Number(4)))))
    'b1 - 4'
    """
    return _Writer(size).write(term)


class _Writer:
    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, tree: Tree) -> str:
        return _WRITE[type(tree)](self, tree)

    def listed(self, trees: tuple[Tree, ...], separator: str = ", ") -> str:
        return separator.join(map(self.write, trees))

    def tight(self, term: Term) -> str:
        """Write a term so that it can stand beside any operator."""
        text = self.write(term)
        return text if isinstance(term, Number | Cell | Call | Count) else f"({text})"

    def loose(self, relation: Relation) -> str:
        """Write a relation so that it can stand beside any word."""
        text = self.write(relation)
        return text if isinstance(relation, Test | Matches | Connected | Divided) else f"({text})"

    def cell(self, term: Cell) -> str:
        return write_name(term.cell % self.size**2, self.size)

    def sum(self, term: Sum) -> str:
        parts = []
        for sign, part in term.terms:
            text = self.write(part) if isinstance(part, Product) else self.tight(part)
            parts.append(f"{'+' if sign > 0 else '-'} {text}")
        first = parts[0][2:] if parts[0][0] == "+" else f"-{parts[0][2:]}"
        return " ".join([first, *parts[1:]])

    def binary(self, term: Binary) -> str:
        return f"{self.tight(term.left)} {term.operator} {self.tight(term.right)}"

    def compare(self, relation: Compare) -> str:
        if layer := self.layer(relation.left):
            cells = f"{self.write(relation.left)}, {self.write(relation.right)}"
            return f"together({cells})" if layer == REGION else f"shaded({self.write(relation.left)})"
        return f"{self.write(relation.left)} {relation.operator} {self.write(relation.right)}"

    def layer(self, term: Term) -> int:
        """Return 0 for a cell of the board and for any other term, else what a term is besides (see `hidden`)."""
        return term.cell // self.size**2 if isinstance(term, Cell) else 0

    def connected(self, relation: Connected) -> str:
        if self.layer(relation.terms[0]):
            return f"{'yin' if relation.values == (SHADED,) else 'yang'}({self.listed(relation.terms)})"
        return f"connected({{{', '.join(map(str, relation.values))}}}, {self.listed(relation.terms)})"

    def joined(self, relation: All | Any) -> str:
        word = " and " if isinstance(relation, All) else " or "
        return word.join(self.loose(part) for part in relation.relations)


_WRITE: dict[type, Callable[[_Writer, Node], str]] = {
    Number: lambda writer, term: str(term.value),
    Cell: _Writer.cell,
    Sum: _Writer.sum,
    Product: lambda writer, term: " * ".join(map(writer.tight, term.factors)),
    Binary: _Writer.binary,
    Call: lambda writer, term: f"{term.name}({writer.listed(term.terms)})",
    Count: lambda writer, term: f"count({writer.listed(term.relations)})",
    Compare: _Writer.compare,
    Member: lambda writer, relation: f"{writer.write(relation.term)} in {{{writer.listed(relation.items)}}}",
    Test: lambda writer, relation: f"{relation.name}({writer.listed(relation.terms)})",
    Connected: _Writer.connected,
    Divided: lambda writer, relation: f"divided({writer.listed(relation.terms[: len(relation.terms) // 2])})",
    Matches: lambda writer, relation: f'matches("{relation.pattern}", {writer.listed(relation.terms)})',
    All: _Writer.joined,
    Any: _Writer.joined,
    Not: lambda writer, relation: f"not ({writer.write(relation.relation)})",
}
