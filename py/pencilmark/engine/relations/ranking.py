"""Ranks of lines among all rows and columns, read as numbers from both ends, as constraints.

Each edge of the grid has each value once. So, of all lines, four begin with each value, one from each side: how many
lines are smaller says which value a line begins with, and how many of the other three are smaller.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.relations.memory import LARGER, SMALLER
from pencilmark.engine.relations.model import Literal, Model, Ranked
from pencilmark.rules.language.tree import Call, Cell, Compare, Count, Number, Relation
from pencilmark.rules.variants.cells import EDGES, seen_from

Cells = tuple[int, ...]
TIES = {"<": LARGER, "<=": SMALLER}
"""What a line that is equal counts as where smaller ones, or those not larger, are counted."""


class Ranking:
    """Collects what the rules of a board say about ranks, for its *model*."""

    def __init__(self, model: Model, geometry: Geometry) -> None:
        self.model, self.geometry = model, geometry
        self.values = bits(model.values)
        self._found: dict[Cells, dict[int, int]] = {}

    @cached_property
    def sides(self) -> list[list[Cells]]:
        """List the lines that begin at each edge."""
        size = self.geometry.size
        return [[seen_from(edge, place + 1, size) for place in range(size)] for edge in EDGES]

    @cached_property
    def is_possible(self) -> bool:
        """Report whether each edge has each value once."""
        edges, houses = {mask_of(line[0] for line in side) for side in self.sides}, set(self.geometry.house_masks)
        return self.model.top <= 9 and len(self.values) == self.geometry.size and edges <= houses

    def found(self, relation: Relation) -> bool:
        """Note *relation* if it ranks a line; return whether it does."""
        match relation:
            case Compare(Count(relations), "=", Number(number)) if number >= 0 and self.is_possible:
                compared = [_compared(part) for part in relations]
                if not compared or not (first := compared[0]) or not all(compared):
                    return False
                operator, _, own = first
                others = [line for found in compared if found and found[::2] == first[::2] for line in (found[1],)]
                if sorted([*others, own]) != sorted(line for side in self.sides for line in side):
                    return False
                ranks = self._found.setdefault(own, {})
                tie = TIES[operator]
                self.model.impossible |= ranks.get(tie, number) != number or number >= 4 * len(self.values)
                ranks[tie] = number
                return True
        return False

    def end(self, less: Callable[[Cells, Cells], None]) -> None:
        """Add a constraint for each rank; *less* adds that one line is less than another."""
        if self.model.impossible:
            return
        for own, ranks in self._found.items():
            same = len(ranks) > 1 and len(set(ranks.values())) == 1
            for tie, number in {0: ranks[LARGER]}.items() if same else ranks.items():
                self._add(own, number, tie)
        for tie in TIES.values():
            ranked = sorted((ranks[tie], own) for own, ranks in self._found.items() if tie in ranks)
            for (number, smaller), (other, larger) in pairwise(ranked):
                if number < other and number // 4 == other // 4:
                    less(smaller, larger)

    def _add(self, own: Cells, number: int, tie: int) -> None:
        """Add that *number* lines are smaller than *own*; lines known to be smaller or larger are counted here."""
        place, smaller = divmod(number, 4)
        first = 1 << self.values[place]
        self.model.keep(Literal(own[0], first))
        sides = []
        for side in self.sides:
            known = [self._known(line, number, tie) for line in side]
            if own in side:
                continue
            if any(known):
                smaller -= SMALLER in known
            else:
                sides.append(tuple(side))
        self.model.impossible |= not 0 <= smaller <= len(sides)
        cells = tuple(sorted({cell for side in sides for line in side for cell in line}))
        self.model.add(Ranked(own, first, smaller, tie, tuple(sides)), cells or own)

    def _known(self, line: Cells, number: int, tie: int) -> int:
        """Return how *line* compares with one of rank *number*; 0 if it begins with another value, or if not known."""
        ranks = self._found.get(line, {})
        other = ranks.get(tie or LARGER)
        if other is None or other == number or other // 4 != number // 4:
            return 0
        return SMALLER if other < number else LARGER


def _compared(relation: Relation) -> tuple[str, Cells, Cells] | None:
    """Return the operator and the cells of a comparison of two numbers, the smaller first; None for others."""
    match relation:
        case Compare(Call("digits", terms), "<" | "<=" as operator, Call("digits", others)):
            line, other = _cells(terms), _cells(others)
            return (operator, line, other) if line and other else None
    return None


def _cells(terms: tuple[object, ...]) -> Cells:
    cells = tuple([term.cell for term in terms if isinstance(term, Cell)])
    return cells if len(cells) == len(terms) else ()
