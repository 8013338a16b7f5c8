"""Our drawings in the terms of SudokuPad and of f-puzzles: lines, and rectangles and circles beside the digits.

SudokuPad measures places in cells as [row, column], strokes and letters in pixels of cells that are 64 wide. A
rule for which f-puzzles has no constraint is drawn there so that people see it: cages, lines and dots without a
meaning. A formula of a few cells is a cage with a letter, and its words follow that letter in the rules of the puzzle.
"""

from __future__ import annotations

from itertools import count, pairwise
from typing import Any

from pencilmark.board.drawing import Disc, Point, Polyline, Shape, Text, Tone
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Rule
from pencilmark.board.palette import PALETTE
from pencilmark.exchange.kinds import Data, names_of
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.rule import clue_of, relation_of
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.registry import VARIANTS

PIXELS = 64
_PLAIN: dict[Tone, str] = {"ink": "#000000", "black": "#000000", "paper": "#FFFFFF", "white": "#FFFFFF"}
"""Tones that are plain black or white there."""
INKS = {tone: own.light.upper() for tone, own in PALETTE.items()} | _PLAIN
HEAD = 0.2


def sketch(shapes: tuple[Shape, ...]) -> dict[str, list[dict[str, Any]]]:
    """Return lines, arrows, overlays and underlays that show *shapes*.

    >>> from pencilmark.board.drawing import Style
    >>> sketch((Disc((1.5, 0.5), 0.4, Style(fill="hair")),))["underlays"][0]["center"]
    [0.5, 1.5]
    """
    found: dict[str, list[dict[str, Any]]] = {"lines": [], "arrows": [], "overlays": [], "underlays": []}
    for shape in shapes:
        if isinstance(shape, Polyline):
            _add_path(shape, found)
        elif isinstance(shape, Disc):
            found[_layer(shape)].append(_round(shape))
        else:
            found["overlays"].append(_letters(shape))
    return {key: entries for key, entries in found.items() if entries}


def _layer(shape: Shape) -> str:
    return "overlays" if shape.style.over else "underlays"


def _place(point: Point) -> list[float]:
    return [round(point[1], 3), round(point[0], 3)]


def _add_path(path: Polyline, found: dict[str, list[dict[str, Any]]]) -> None:
    style = path.style
    if style.fill and path.closed:
        found[_layer(path)] += _filled(path)
    if style.stroke:
        points = [*path.points, *(path.points[:1] if path.closed else ())]
        line: dict[str, Any] = {
            "wayPoints": [_place(point) for point in points],
            "color": INKS[style.stroke],
            "thickness": round(style.width * PIXELS, 1),
        }
        if style.dashed:
            line["stroke-dasharray"] = "6,4"
        found["arrows" if style.head else "lines"].append(line | ({"headLength": HEAD} if style.head else {}))


def _filled(path: Polyline) -> list[dict[str, Any]]:
    """Fill an outline of level and upright edges with rectangles, in a stripe between each two rows of corners."""
    color = {"backgroundColor": INKS[path.style.fill or "shade"]}
    edges = list(zip(path.points, (*path.points[1:], path.points[0]), strict=True))
    if any(start[0] != end[0] and start[1] != end[1] for start, end in edges):
        return []  # SudokuPad has only upright rectangles; the outline is drawn all the same
    heights = sorted({point[1] for point in path.points})
    stripes = []
    for top, bottom in pairwise(heights):
        middle = (top + bottom) / 2
        sides = sorted(start[0] for start, end in edges if min(start[1], end[1]) < middle < max(start[1], end[1]))
        for left, right in zip(sides[::2], sides[1::2], strict=False):
            center = _place(((left + right) / 2, middle))
            stripes.append(
                {"center": center, "width": round(right - left, 3), "height": round(bottom - top, 3), **color}
            )
    return stripes


def _round(disc: Disc) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "center": _place(disc.centre),
        "width": round(disc.radius * 2, 3),
        "height": round(disc.radius * 2, 3),
        "rounded": True,
        "backgroundColor": INKS[disc.style.fill] if disc.style.fill else "#FFFFFF00",
    }
    if disc.style.stroke:
        entry |= {"borderColor": INKS[disc.style.stroke], "borderSize": round(disc.style.width * PIXELS, 1)}
    return entry


def _letters(text: Text) -> dict[str, Any]:
    return {
        "center": _place(text.centre),
        "width": 0.25,
        "height": 0.25,
        "text": text.text,
        "fontSize": round(text.height * 1.4 * PIXELS),
        "color": INKS[text.style.fill or "ink"],
    }


Entries = dict[str, list[Data]]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_LETTERS = 60
"""Most cages with a letter: more would hide the grid."""
_LINE, _DOT = 0.2, 0.4


class Sketcher:
    """Draws rules one after another, each with the next letter if it needs one."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._letters = map(letter, count())
        self._left = MOST_LETTERS

    def draw(self, rule: Rule) -> tuple[Entries, str]:
        """Return entries that show a rule (none if it is for the whole board), and its words for the puzzle's rules.

        >>> from pencilmark.rules.rule import parse_rules
        >>> seen = Sketcher(board("4"))
        >>> [seen.draw(rule) for rule in parse_rules(["a1 < b2", "sum 6: a1 a2 a3"], board("4"))]  # doctest: +ELLIPSIS
        [({'cage': [{'cells': ['R1C1', 'R2C2'], 'value': 'A'... 'A: a1 < b2'), ({'cage': [{... 'value': '6'...)]
        """
        if clue := clue_of(rule):
            return _of_clue(clue, self.geometry.size), f"{VARIANTS[clue.name].title}: {rule.text}"
        cells = sorted({cell for cell in cells_of(relation_of(rule, self.geometry)) if cell < self.geometry.cell_count})
        if not 1 < len(cells) <= 2 * self.geometry.size or not self._left:
            return {}, rule.text
        self._left -= 1
        name = next(self._letters)
        return {"cage": [cage(tuple(cells), self.geometry.size, name)]}, f"{name}: {rule.text}"


def letter(number: int) -> str:
    """Name the rule with a *number*, from 0.

    >>> letter(0), letter(25), letter(26)
    ('A', 'Z', 'AA')
    """
    before, last = divmod(number, len(LETTERS))
    return (letter(before - 1) if before else "") + LETTERS[last]


def cage(cells: tuple[int, ...], size: int, value: str = "", colour: str = INKS["quiet"]) -> Data:
    """Write a cage that asks nothing."""
    return {"cells": names_of(cells, size), "value": value, "outlineC": colour, "fontC": colour}


def _of_clue(clue: Clue, size: int) -> Entries:
    """Draw the cells of a clue by what it takes; sights and clues for the whole board have no place."""
    variant, value = VARIANTS[clue.name], " ".join(map(str, clue.numbers))
    ink = INKS["quiet"]
    if variant.takes == "cells" and clue.cells:
        return {"cage": [cage(clue.cells, size, value)]}
    if variant.takes == "line" and variant.between:
        dot = {"width": _DOT, "height": _DOT, "baseC": INKS["paper"], "outlineC": ink, "fontC": ink, "value": value}
        return {"circle": [{"cells": names_of(group, size), **dot} for group in clue.groups]}
    if variant.takes in ("line", "parts"):
        lines = [names_of(group, size) for group in clue.groups if len(group) > 1]
        return {"line": [{"lines": [names], "outlineC": INKS["grey"], "width": _LINE} for names in lines]}
    return {}
