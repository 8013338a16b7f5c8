"""Marks of single cells and of corners: parity, extremes, quadruples."""

from __future__ import annotations

from collections import Counter

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Clue, Context, Each, Rules, Tuples, Variant
from pencilmark.rules.variants.places import around_each


def _quadruple(clue: Clue, context: Context) -> Rules:
    """Require each digit in as many of the four cells as it is written."""
    often = sorted(Counter(clue.numbers).items())
    counts = [f"count({', '.join(f'{{{name}}} = {digit}' for name in 'abcd')}) >= {times}" for digit, times in often]
    return [Each(_all, " and ".join(counts))]


def _all(clue: Clue, context: Context) -> Tuples:
    return clue.groups


def _corner(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    """Complete a square, given its upper left cell."""
    size, cells = geometry.size, sorted(clue.cells)
    start = cells[0]
    square = [start, start + 1, start + size, start + size + 1]
    if start % size == size - 1 or start // size == size - 1:
        raise RuleError("bad-variant/no-corner", column=column)
    if len(cells) > 1 and cells != square:
        raise RuleError("bad-variant/corner", column=column)
    return Clue(clue.name, tuple(sorted(clue.numbers)), (tuple(square),))


MARKS = (
    Variant(
        "odd",
        "cells",
        ("odd({x})",),
        drawings.odd,
        elsewhere={"fpuzzles": "odd", "lisudoku": "oddCells", "sudokumaker": "101"},
    ),
    Variant(
        "even",
        "cells",
        ("even({x})",),
        drawings.even,
        elsewhere={"fpuzzles": "even", "lisudoku": "evenCells", "sudokumaker": "100"},
    ),
    Variant(
        "minimum",
        "cells",
        (Each(around_each, "{a} < {b}"),),
        drawings.extreme(is_least=True),
        elsewhere={"fpuzzles": "minimum", "sudokumaker": "103"},
    ),
    Variant(
        "maximum",
        "cells",
        (Each(around_each, "{a} > {b}"),),
        drawings.extreme(is_least=False),
        elsewhere={"fpuzzles": "maximum", "sudokumaker": "102"},
    ),
    Variant(
        "quadruple",
        "cells",
        _quadruple,
        drawings.quadruple,
        aliases=("quad",),
        numbers=(1, 4),
        counts=(1, 4),
        settle=_corner,
        elsewhere={"drawn": "digits", "fpuzzles": "quadruple", "sudokumaker": "303"},
    ),
)
