"""Techniques that rest on there being one solution, where rules leave them valid: unique and avoidable rectangles.

Two digits at the corners of a rectangle could be exchanged, and nothing would tell the two ways apart. That holds with
rules, too, if each of them has no corner among its cells, or looks only at their set of digits (a cage) and has both
corners of a side or all four: exchanged, they hold the same set.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from pencilmark.board.derived import derived
from pencilmark.board.kept import kept
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Step
from pencilmark.human.ruled.seen import without_sight
from pencilmark.human.ruled.views import by_rules
from pencilmark.human.techniques import Technique
from pencilmark.human.techniques.ladders import ONE_SOLUTION
from pencilmark.human.techniques.rectangles import Rectangle, hide_rectangles
from pencilmark.rules.language.hidden import board_cells
from pencilmark.rules.rule import clue_of, clues_of, relation_of
from pencilmark.rules.variants.registry import VARIANTS

WITH_RULES = frozenset(name for name in ONE_SOLUTION if "rectangle" in name)
"""Those that are used where there are rules; graves are not, as they are about the whole grid."""


def where_valid(technique: Technique) -> Technique:
    """Make a technique of WITH_RULES find only what the rules of a position leave valid."""

    def finder(position: Position) -> Iterator[Step]:
        is_avoidable = technique.id.startswith("avoidable")
        for step in technique.find(_plain(position)):
            if not is_avoidable or _is_free(position, step.evidence.cells):
                yield step

    return replace(technique, finder=finder, choose=None)


@derived
def _plain(position: Position) -> Position:
    """Return the position without rules, its rectangles those that the rules cannot tell apart."""
    geometry = without_sight(position.geometry)
    found = Position(geometry, position.values, position.digit_cells, position.cell_digits, position.givens, ())
    hide_rectangles(found, partial(_is_told_apart, position))
    return found


def _is_told_apart(position: Position, rectangle: Rectangle) -> bool:
    return not _is_free(position, mask_of(rectangle.corners))


def _is_free(position: Position, corners: int) -> bool:
    """Report whether no rule tells the two ways of four *corners* (mask) apart."""
    size = position.geometry.size
    for cells, is_set in _reaches(position):
        shared = bits(corners & cells)
        if shared and not (is_set and _is_side(shared, size)):
            return False
    return True


def _is_side(shared: list[int], size: int) -> bool:
    """Report whether corners of a rectangle are all four, or two of a row or column."""
    one, last = shared[0], shared[-1]
    return len(shared) == 4 or (len(shared) == 2 and (one // size == last // size or one % size == last % size))


@kept(20_000, lambda made: 1 + len(made), by_rules)
def _reaches(position: Position) -> tuple[tuple[int, bool], ...]:
    """Return for each rule its cells (mask), and whether it only looks at the set of their digits."""
    others = clues_of(position.rules)
    found = []
    for rule in position.rules:
        cells = board_cells(relation_of(rule, position.geometry, others), position.geometry)
        clue = clue_of(rule)
        found.append((mask_of(cells), clue is not None and VARIANTS[clue.name].as_set))
    return tuple(found)
