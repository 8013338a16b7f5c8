"""A tree back to text; `parse_rule` is the inverse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any as Node

from pencilmark.rules.language import tree
from pencilmark.rules.language.hidden import REGION, SHADED
from pencilmark.rules.language.tokens import write_name


def write_rule(relation: tree.Relation, size: int = 9) -> str:
    """Write *relation* for a board of *size*, with few brackets, but always enough.

    >>> write_rule(tree.Compare(tree.Cell(0), "=", tree.Sum(((1, tree.Cell(9)), (-1, tree.Number(4))))))
    'a1 = b1 - 4'
    """
    return _Writer(size).write(relation)


def write_term(term: tree.Term, size: int = 9) -> str:
    """Write *term* for a board of *size*.

    >>> write_term(tree.Sum(((1, tree.Cell(9)), (-1, tree.Number(4)))))
    'b1 - 4'
    """
    return _Writer(size).write(term)


class _Writer:
    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, node: tree.Tree) -> str:
        return _WRITE[type(node)](self, node)

    def listed(self, trees: tuple[tree.Tree, ...], separator: str = ", ") -> str:
        return separator.join(map(self.write, trees))

    def tight(self, term: tree.Term) -> str:
        """Write a term so that it can be next to any operator."""
        text = self.write(term)
        return text if isinstance(term, tree.Number | tree.Cell | tree.Call | tree.Count) else f"({text})"

    def loose(self, relation: tree.Relation) -> str:
        """Write a relation so that it can be next to any word."""
        text = self.write(relation)
        return text if isinstance(relation, tree.Test | tree.Matches | tree.Connected | tree.Divided) else f"({text})"

    def cell(self, term: tree.Cell) -> str:
        return write_name(term.cell % self.size**2, self.size)

    def sum(self, term: tree.Sum) -> str:
        parts = []
        for sign, part in term.terms:
            text = self.write(part) if isinstance(part, tree.Product) else self.tight(part)
            parts.append(f"{'+' if sign > 0 else '-'} {text}")
        first = parts[0][2:] if parts[0][0] == "+" else f"-{parts[0][2:]}"
        return " ".join([first, *parts[1:]])

    def binary(self, term: tree.Binary) -> str:
        return f"{self.tight(term.left)} {term.operator} {self.tight(term.right)}"

    def compare(self, relation: tree.Compare) -> str:
        if layer := self.layer(relation.left):
            cells = f"{self.write(relation.left)}, {self.write(relation.right)}"
            return f"together({cells})" if layer == REGION else f"shaded({self.write(relation.left)})"
        return f"{self.write(relation.left)} {relation.operator} {self.write(relation.right)}"

    def layer(self, term: tree.Term) -> int:
        """Return 0 for a cell of the board or any other term, else the hidden property that it is (see `hidden`)."""
        return term.cell // self.size**2 if isinstance(term, tree.Cell) else 0

    def connected(self, relation: tree.Connected) -> str:
        if self.layer(relation.terms[0]):
            return f"{'yin' if relation.values == (SHADED,) else 'yang'}({self.listed(relation.terms)})"
        return f"connected({{{', '.join(map(str, relation.values))}}}, {self.listed(relation.terms)})"

    def joined(self, relation: tree.All | tree.Any) -> str:
        word = " and " if isinstance(relation, tree.All) else " or "
        return word.join(self.loose(part) for part in relation.relations)


_WRITE: dict[type, Callable[[_Writer, Node], str]] = {
    tree.Number: lambda writer, term: str(term.value),
    tree.Cell: _Writer.cell,
    tree.Sum: _Writer.sum,
    tree.Product: lambda writer, term: " * ".join(map(writer.tight, term.factors)),
    tree.Binary: _Writer.binary,
    tree.Call: lambda writer, term: f"{term.name}({writer.listed(term.terms)})",
    tree.Count: lambda writer, term: f"count({writer.listed(term.relations)})",
    tree.Compare: _Writer.compare,
    tree.Member: lambda writer, relation: f"{writer.write(relation.term)} in {{{writer.listed(relation.items)}}}",
    tree.Test: lambda writer, relation: f"{relation.name}({writer.listed(relation.terms)})",
    tree.Connected: _Writer.connected,
    tree.Divided: lambda writer, relation: f"divided({writer.listed(relation.terms[: len(relation.terms) // 2])})",
    tree.Matches: lambda writer, relation: f'matches("{relation.pattern}", {writer.listed(relation.terms)})',
    tree.All: _Writer.joined,
    tree.Any: _Writer.joined,
    tree.Not: lambda writer, relation: f"not ({writer.write(relation.relation)})",
}
