"""Marks between two cells: Kropki dots, X and V, signs; and what holds where there is no mark."""

from __future__ import annotations

from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Clue, Context, Each, Tuples, Variant
from pencilmark.rules.variants.places import neighbours, steps

TWO = (2, 10_000)
NEGATIVE = "Neighbours without a"


class Unmarked:
    """Lists the neighbours between which there is none of the marks *names* (with the clue's number, if it has one)."""

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
        "Cells with a white dot between them differ by 1, or by the number in it.",
        "line",
        ("abs({a} - {b}) = {n}",),
        drawings.dot("white", 1),
        aliases=("white", "white-dot", "kropki-white", "consecutive"),
        numbers=(0, 1),
        default=1,
        counts=TWO,
    ),
    Variant(
        "ratio",
        "Of cells with a black dot between them one is twice the other, or as many times as the number in it says.",
        "line",
        ("{a} = {n} * {b} or {b} = {n} * {a}",),
        drawings.dot("black", 2),
        aliases=("black", "black-dot", "kropki-black"),
        numbers=(0, 1),
        default=2,
        counts=TWO,
    ),
    Variant(
        "kropki-negative",
        f"{NEGATIVE} dot neither differ by 1 nor is one twice the other.",
        "board",
        (Each(Unmarked("difference", "ratio"), "abs({a} - {b}) != 1 and {a} != 2 * {b} and {b} != 2 * {a}"),),
        drawings.nothing,
        context=True,
    ),
    Variant(
        "difference-negative",
        f"{NEGATIVE} white dot do not differ by 1, or by the number.",
        "board",
        (Each(Unmarked("difference"), "abs({a} - {b}) != {n}"),),
        drawings.nothing,
        numbers=(0, 1),
        default=1,
        context=True,
    ),
    Variant(
        "ratio-negative",
        f"{NEGATIVE} black dot are not one twice the other, or as many times as the number says.",
        "board",
        (Each(Unmarked("ratio"), "{a} != {n} * {b} and {b} != {n} * {a}"),),
        drawings.nothing,
        numbers=(0, 1),
        default=2,
        context=True,
    ),
    Variant(
        "x", "Cells with an X between them add up to 10.", "line", ("{a} + {b} = 10",), drawings.letter("X"), counts=TWO
    ),
    Variant(
        "v", "Cells with a V between them add up to 5.", "line", ("{a} + {b} = 5",), drawings.letter("V"), counts=TWO
    ),
    Variant(
        "xv-negative",
        f"{NEGATIVE} mark add up to neither 5 nor 10.",
        "board",
        (Each(Unmarked("x", "v"), "{a} + {b} != 5 and {a} + {b} != 10"),),
        drawings.nothing,
        context=True,
    ),
    Variant(
        "greater",
        "The sign between two cells opens to the larger digit.",
        "line",
        ("{a} > {b}",),
        drawings.greater,
        aliases=("greater-than",),
        counts=TWO,
    ),
)
