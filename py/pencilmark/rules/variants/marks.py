"""Marks in cells, at corners and between two cells: parity, quadruples, dots, X and V; and what no mark means."""

from __future__ import annotations

from collections import Counter

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import TWO, Clue, Context, Each, Proposed, Rules, Tuples, Variant, Worded
from pencilmark.rules.variants.places import around_each, neighbours, steps


def _quadruple(clue: Clue, context: Context) -> Rules:
    """Require each digit in at least as many of the four cells as it is written times."""
    often = sorted(Counter(clue.numbers).items())
    counts = [f"count({', '.join(f'{{{name}}} = {digit}' for name in 'abcd')}) >= {times}" for digit, times in often]
    return [Each(_all, " and ".join(counts))]


def _all(clue: Clue, context: Context) -> Tuples:
    return clue.groups


def _corner(clue: Clue, geometry: Geometry, column: int | None) -> Clue:
    """Complete a square from its upper left cell."""
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
        worded=Worded(
            (r"\b(circle|quad|corner|intersection)", r"\b(surround|touch|adjacent|neighbou?r|around|four|4|quad)"),
            never=r"\banti-quad|\bsums?\b",
        ),
    ),
)


class Unmarked:
    """Lists the neighbours with none of the marks *names* between them (with the clue's number, if it has one)."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def __call__(self, clue: Clue, context: Context) -> Tuples:
        """List the pairs of a clue in its context."""
        marks = [other for other in context.others if other.name in self.names]
        if clue.numbers:
            marks = [mark for mark in marks if mark.numbers == clue.numbers]
        marked = {frozenset(pair) for mark in marks for pair in steps(mark, context)}
        return [pair for pair in neighbours(clue, context) if frozenset(pair) not in marked]


DOTS = (
    Variant(
        "difference",
        "line",
        ("abs({a} - {b}) = {n}",),
        drawings.dot("white", 1),
        aliases=("white", "white-dot", "kropki-white", "consecutive"),
        numbers=(0, 1),
        default=1,
        counts=TWO,
        between=True,
        elsewhere={
            "drawn": "white-dot",
            "fpuzzles": "difference",
            "iss": "white whitedot",
            "lisudoku": "kropkiDots=consecutive",
            "sudokumaker": "200",
        },
        worded=Worded(
            (r"\b(white|kropki|dots?)\b", r"\b(consecutive|sequential|kropki|difference|differ|apart)\b"),
            never=r"\b(difference of|differ by|apart by)( at least| exactly)? (\d*[2-9]|two|three|four|five)\b",
        ),
    ),
    Variant(
        "ratio",
        "line",
        ("{a} = {n} * {b} or {b} = {n} * {a}",),
        drawings.dot("black", 2),
        aliases=("black", "black-dot", "kropki-black"),
        numbers=(0, 1),
        default=2,
        counts=TWO,
        between=True,
        elsewhere={
            "drawn": "black-dot",
            "fpuzzles": "ratio",
            "iss": "black blackdot",
            "lisudoku": "kropkiDots=double",
            "sudokumaker": "201",
        },
        worded=Worded(
            (r"\b(black|kropki|dots?)\b", r"\b(ratio|double|twice|half|kropki|1:2|2:1)\b"),
            never=r"\b(1:([3-9]|1\d)|[3-9]:\d|2:3|three times|thrice|triple)\b",
        ),
    ),
    Variant(
        "kropki-negative",
        "board",
        (Each(Unmarked("difference", "ratio"), "abs({a} - {b}) != 1 and {a} != 2 * {b} and {b} != 2 * {a}"),),
        context=True,
        proposed=Proposed("any-mark", name="kropki", of=("difference", "ratio")),
        elsewhere={"fpuzzles": "nonconsecutive negative=ratio", "lisudoku": "kropkiNegative"},
    ),
    Variant(
        "difference-negative",
        "board",
        (Each(Unmarked("difference"), "abs({a} - {b}) != {n}"),),
        numbers=(0, 1),
        default=1,
        context=True,
        elsewhere={"fpuzzles": "nonconsecutive"},
    ),
    Variant(
        "ratio-negative",
        "board",
        (Each(Unmarked("ratio"), "{a} != {n} * {b} and {b} != {n} * {a}"),),
        numbers=(0, 1),
        default=2,
        context=True,
        elsewhere={"fpuzzles": "negative=ratio"},
    ),
    Variant(
        "x",
        "line",
        ("{a} + {b} = 10",),
        drawings.letter("X"),
        counts=TWO,
        between=True,
        elsewhere={"drawn": "letter=x", "fpuzzles": "xv=X", "iss": "x", "sudokumaker": "202=10"},
        worded=Worded((r"\bxv?\b", r"\b(10|ten|xv)\b"), never=r"\b(10|ten) or "),
    ),
    Variant(
        "v",
        "line",
        ("{a} + {b} = 5",),
        drawings.letter("V"),
        counts=TWO,
        between=True,
        elsewhere={"drawn": "letter=v", "fpuzzles": "xv=V", "iss": "v", "sudokumaker": "202=5"},
        worded=Worded((r"\bx?v\b", r"\b(5|five|xv)\b"), never=r"\b(5|five) or "),
    ),
    Variant(
        "xv-negative",
        "board",
        (Each(Unmarked("x", "v"), "{a} + {b} != 5 and {a} + {b} != 10"),),
        context=True,
        proposed=Proposed("marks", name="xv", of=("x", "v"), bare=False),
        elsewhere={"fpuzzles": "negative=xv"},
    ),
    Variant(
        "greater",
        "line",
        ("{a} > {b}",),
        drawings.greater,
        aliases=("greater-than",),
        counts=TWO,
        between=True,
        rises=-1,
        proposed=Proposed("signs"),
    ),
)
