"""Relations of few cells as tables of the allowed tuples, with full support: each value left is in one of them.

The tuples are numbered; for each place and value a big integer has a bit for each tuple with that value there. One AND
for each place finds the live tuples, and a value stays if it is in one of them (compare Demeulenaere and others,
"Compact-Table", 2016). Tables do not know their cells, so that all rules of one shape share a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from pencilmark.board.kept import kept
from pencilmark.board.masks import bits
from pencilmark.rules.language.evaluate import holds, value_of
from pencilmark.rules.language.memory import Masks, Remembering
from pencilmark.rules.language.tree import Cell, Compare, Relation, cells_of


class Table(Remembering):
    """The allowed tuples of a relation of *width* cells, each a tuple of values from 1.

    >>> less = Table(2, 4, [(a, b) for a in range(1, 5) for b in range(a + 1, 5)])
    >>> less.narrow((0b1110, 0b0111))
    (2, 4)
    """

    most = 20_000
    most_masks = 512

    def __init__(self, width: int, top: int, tuples: Iterable[tuple[int, ...]]) -> None:
        self._holding = [[0] * top for _ in range(width)]
        self._all = 0
        for values in tuples:
            here = self._all + 1
            self._all |= here
            for place, value in enumerate(values):
                self._holding[place][value - 1] |= here
        self.weight = width * top * (64 + self._all.bit_length() // 8)
        self._any = [dict[int, int]() for _ in range(width)]
        super().__init__()

    def _narrow(self, masks: Masks) -> Masks | None:
        """Keep the values that some allowed tuple has; None when there is no such tuple."""
        live = self._all
        for place, mask in enumerate(masks):
            live &= self._holding_any(place, mask)
        if not live:
            return None
        found = []
        for holding, mask in zip(self._holding, masks, strict=True):
            left = 0
            for digit in bits(mask):
                if holding[digit] & live:
                    left |= 1 << digit
            found.append(left)
        return tuple(found)

    def _holding_any(self, place: int, mask: int) -> int:
        """Return the tuples that have one of the values of *mask* at *place*."""
        found = self._any[place].get(mask)
        if found is None:
            found = 0
            if len(self._any[place]) > self.most_masks:
                self._any[place].clear()
            for digit in bits(mask):
                found |= self._holding[place][digit]
            self._any[place][mask] = found
        return found


@kept(20_000_000, lambda made: made.weight)
def table(shape: Relation, width: int, top: int) -> Table:
    """Make the table of a relation whose cells are numbered from 0 to *width* - 1, over the values 1 to *top*."""
    formula = as_formula(shape)
    values = range(1, top + 1)
    if formula is None:
        test = holds(shape)
        return Table(width, top, (found for found in product(values, repeat=width) if test(found)))
    return Table(width, top, _formula_tuples(*formula, width, top))


def as_formula(relation: Relation) -> tuple[int, Compare] | None:
    """Return *relation* as a formula (a cell equals a term without it): the cell, and the equation, cell first."""
    if not isinstance(relation, Compare) or relation.operator != "=":
        return None
    for equation in (relation, Compare(relation.right, "=", relation.left)):
        if isinstance(equation.left, Cell) and equation.left.cell not in cells_of(equation.right):
            return equation.left.cell, equation
    return None


def _formula_tuples(target: int, equation: Compare, width: int, top: int) -> Iterable[tuple[int, ...]]:
    """List the tuples of a formula by computing its value for all values of the other cells."""
    value = value_of(equation.right)
    choices = [(0,) if cell == target else range(1, top + 1) for cell in range(width)]
    for found in product(*choices):
        try:
            result = value(found)
        except ArithmeticError:
            continue
        if 1 <= result <= top:
            yield (*found[:target], result, *found[target + 1 :])
