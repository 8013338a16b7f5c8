"""Reads the rules that are being typed."""

from __future__ import annotations

from typing import cast

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.doors.handlers import Clock
from pencilmark.doors.handlers.read import board_data
from pencilmark.doors.handlers.shapes import drawn_data
from pencilmark.doors.protocol.pieces import ErrorData
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.ruling import RuleData, RulesData, RulesRequest
from pencilmark.rules.language.tree import Cell, Compare, Relation
from pencilmark.rules.language.write import write_term
from pencilmark.rules.text import Line, reading
from pencilmark.rules.variants.registry import VARIANTS


def answer(request: RulesRequest, clock: Clock) -> Work[RulesData]:
    """Read the text; its mistakes are part of the answer, and so are the rules without a mistake."""
    yield None
    ruled, errors = yield from reading(request["text"], board(request["board"]))
    shapes = yield from drawn_data([rule.rule for rule in ruled.rules], ruled.geometry)
    return RulesData(
        board=board_data(ruled.geometry),
        givens=list(ruled.givens),
        rules=[_rule_data(rule, ruled.geometry) for rule in ruled.rules],
        errors=[cast(ErrorData, error.as_dict()) for error in errors],
        shapes=shapes,
    )


def _rule_data(rule: Line, geometry: Geometry) -> RuleData:
    target, term = (-1, "") if rule.clue else _formula(rule.relation, geometry.size)
    data = RuleData(
        text=rule.text,
        line=rule.line,
        cells=list(rule.clue.cells if rule.clue else rule.cells),
        target=target,
        term=term,
    )
    if rule.clue:
        variant = VARIANTS[rule.clue.name]
        data["title"], data["says"] = variant.title, variant.text
    return data


def _formula(relation: Relation, size: int) -> tuple[int, str]:
    """Return the cell that stands alone on the left, and what it equals."""
    if isinstance(relation, Compare) and relation.operator == "=" and isinstance(relation.left, Cell):
        return relation.left.cell, write_term(relation.right, size)
    return -1, ""
