"""The parts of terms: sums being collected, cells in groups; and the error for what has no constraint here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pencilmark.board.phrase import Phrase
from pencilmark.engine.relations.model import MASK, Term
from pencilmark.rules.language.tree import Sum
from pencilmark.rules.language.tree import Term as Tree


class Uncompiled(Exception):
    """The kernel has no constraint for part of a rule; the *sentence* says which."""

    def __init__(self, sentence: str, /, **values: object) -> None:
        super().__init__(sentence)
        self.says = Phrase(sentence, values)


Parts = tuple[tuple[int, Tree], ...]


def in_parts(terms: Parts, known: list[Parts]) -> Parts:
    """Replace the terms of *known* sums by these, where they stand next to each other, all added or all subtracted.

    >>> from pencilmark.rules.language.tree import Cell
    >>> in_parts(((1, Cell(0)), (-1, Cell(1)), (-1, Cell(2))), [((1, Cell(1)), (1, Cell(2)))])[1:]
    ((-1, Sum(terms=((1, Cell(cell=1, at=0)), (1, Cell(cell=2, at=0))), at=0)),)
    """
    for part in known:
        size = len(part)
        for start in range(len(terms) - size + 1):
            sign = 1 if terms[start] == part[0] else -1
            if tuple([(sign * its, term) for its, term in terms[start : start + size]]) == part:
                rest = in_parts(terms[start + size :], known)
                return (*in_parts(terms[:start], known), (sign, Sum(part)), *rest)
    return terms


class Linears:
    """A sum being collected: *weights* of variables and how they are read, and a *constant*."""

    def __init__(self) -> None:
        self.weights: dict[tuple[int, int], int] = {}
        self.constant = 0

    def add(self, variable: int, how: int, weight: int) -> None:
        """Add *weight* times a variable."""
        self.weights[variable, how] = self.weights.get((variable, how), 0) + weight

    def cell(self, cell: int, weight: int) -> None:
        """Add *weight* times the value of a cell, which is one more than the place of its bit."""
        self.constant += weight
        self.weights[cell, MASK] = self.weights.get((cell, MASK), 0) + weight

    @property
    def terms(self) -> tuple[Term, ...]:
        """Return the terms that do not cancel out."""
        return tuple(Term(variable, weight, how) for (variable, how), weight in self.weights.items() if weight)


def grouped(masks: list[int], cells: list[int]) -> list[list[int]]:
    """Divide *cells* among the sets (masks) that they are in; each is in exactly one.

    >>> grouped([0b0011, 0b1100], [0, 2, 3])
    [[0], [2, 3]]
    """
    found = [[cell for cell in cells if mask >> cell & 1] for mask in masks]
    return [group for group in found if group]


def cliques(cells: list[int], peers: Sequence[int] | Mapping[int, int]) -> list[list[int]]:
    """Divide *cells* into a few groups of mutual peers; a cell that occurs twice is never grouped with itself.

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
