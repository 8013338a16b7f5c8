"""Rules about the whole board: neighbours, leaps, more houses."""

from __future__ import annotations

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import KING, KNIGHT, Geometry, diagonal_houses, group_houses, leap_pairs, window_houses
from pencilmark.rules.variants import drawings
from pencilmark.rules.variants.definition import Clue, Context, Each, Rules, Tuples, Variant
from pencilmark.rules.variants.places import neighbours, squares


def _knight(clue: Clue, context: Context) -> Tuples:
    return leap_pairs(context.geometry.size, KNIGHT)


def _king(clue: Clue, context: Context) -> Tuples:
    return leap_pairs(context.geometry.size, KING)


def _apart(distance: int) -> tuple[tuple[int, int], ...]:
    """List the leaps of this many steps up, down, left and right that are not within a row or a column."""
    return tuple((down, across) for down in range(1, distance) for across in (down - distance, distance - down))


def _taxicab(clue: Clue, context: Context) -> Rules:
    size, top = context.geometry.size, context.geometry.value_count

    def at(distance: int) -> Each:
        def pairs(clue: Clue, context: Context) -> Tuples:
            return leap_pairs(size, _apart(distance))

        return Each(pairs, f"not ({{a}} = {distance} and {{b}} = {distance})")

    return [at(distance) for distance in range(2, min(top, 2 * size - 2) + 1)]


def _diagonals(clue: Clue, context: Context) -> Tuples:
    return [house.cells for house in diagonal_houses(context.geometry.size)]


def _windows(clue: Clue, context: Context) -> Tuples:
    box = context.geometry.box
    return [house.cells for house in window_houses(*box)] if box else []


def _groups(clue: Clue, context: Context) -> Tuples:
    box = context.geometry.box
    return [house.cells for house in group_houses(*box)] if box else []


def _regions(clue: Clue, context: Context) -> Tuples:
    return [tuple(cell for cell, label in enumerate(clue.labels) if label == name) for name in sorted(set(clue.labels))]


_KINDS = ", ".join(f"({{{name}}} - 1) * 3 // {{top}}" for name in "abcd")


def _has_boxes(clue: Clue, geometry: Geometry, column: int) -> Clue:
    if not geometry.box:
        raise RuleError("bad-variant/boxes", name=clue.name, column=column)
    return clue


def _has_square_boxes(clue: Clue, geometry: Geometry, column: int) -> Clue:
    if not geometry.box or geometry.box[0] != geometry.box[1]:
        raise RuleError("bad-variant/square-boxes", name=clue.name, column=column)
    return clue


WHOLE = (
    Variant(
        "non-consecutive",
        "Neighbouring cells never hold digits that differ by 1.",
        "board",
        (Each(neighbours, "abs({a} - {b}) != 1"),),
        drawings.nothing,
    ),
    Variant(
        "anti-knight",
        "Cells a knight's move of chess apart hold different digits.",
        "board",
        (Each(_knight, "{a} != {b}"),),
        drawings.nothing,
        aliases=("antiknight",),
        word="antiknight",
    ),
    Variant(
        "anti-king",
        "Cells a king's move of chess apart, diagonally too, hold different digits.",
        "board",
        (Each(_king, "{a} != {b}"),),
        drawings.nothing,
        aliases=("antiking",),
        word="antiking",
    ),
    Variant(
        "taxicab",
        "No digit N stands N steps, counted along rows and columns, from another N.",
        "board",
        _taxicab,
        drawings.nothing,
        aliases=("anti-taxicab",),
    ),
    Variant(
        "global-entropy",
        "Every square of 2 x 2 cells holds a low, a middle and a high digit.",
        "board",
        (Each(squares, " and ".join(f"{kind} in {{{_KINDS}}}" for kind in range(3))),),
        drawings.nothing,
    ),
    Variant(
        "disjoint",
        "Cells at the same place in different boxes hold different digits.",
        "board",
        (Each(_groups, "distinct({all})"),),
        drawings.nothing,
        aliases=("disjoint-groups",),
        settle=_has_boxes,
        word="disjoint",
    ),
    Variant(
        "windoku",
        "The windows, boxes one cell from the edge and from each other, hold different digits too.",
        "board",
        (Each(_windows, "distinct({all})"),),
        drawings.windows,
        settle=_has_square_boxes,
        word="windoku",
    ),
    Variant(
        "diagonals",
        "Digits on both long diagonals are all different.",
        "board",
        (Each(_diagonals, "distinct({all})"),),
        drawings.diagonals,
        aliases=("diagonal", "x-sudoku"),
        word="x",
    ),
    Variant(
        "jigsaw",
        "Cells with the same letter are a region, which takes the place of a box.",
        "labels",
        (Each(_regions, "distinct({all})"),),
        drawings.nothing,
        word="regions",
    ),
)
