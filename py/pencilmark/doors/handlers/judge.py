"""Judges the rules of a puzzle by what stands on the board."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle, Rule
from pencilmark.doors.handlers import Clock
from pencilmark.doors.protocol.replies import Work
from pencilmark.doors.protocol.ruling import JudgeData, JudgeRequest, RuleState, SumData
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.relations import truth
from pencilmark.rules.language.tree import Relation, cells_of
from pencilmark.rules.rule import Named, clues_of, parse_rules, relating
from pencilmark.rules.variants.sums import sums_of


def answer(request: JudgeRequest, clock: Clock) -> Work[JudgeData]:
    """Judge each rule on its own; raises RuleError or FormatError."""
    yield None
    geometry = board(request["board"])
    values = Puzzle(geometry, tuple(request["values"])).givens
    rules, states = parse_rules(request["rules"], geometry), list[RuleState]()
    others = clues_of(rules)
    for rule in rules:
        relation = yield from relating(rule, geometry, others)
        states.append(state_of(relation, geometry, values))
        yield None
    return JudgeData(states=states, sums=[_sums(rule, geometry, values) for rule in rules])


def _sums(rule: Rule, geometry: Geometry, values: Sequence[int]) -> list[SumData]:
    if not isinstance(rule, Named):
        return []
    return [SumData(digits=list(digits), fits=fits) for digits, fits in sums_of(rule.clue, geometry, values)]


def state_of(relation: Relation, geometry: Geometry, values: Sequence[int]) -> RuleState:
    """Report whether a *relation* holds or is broken by *values* (0 = empty), or is open.

    >>> from pencilmark.rules.text import read_rules
    >>> ruled = read_rules("a1 < a2")
    >>> [state_of(ruled.rules[0].relation, ruled.geometry, [first, 0] + [0] * 79) for first in (8, 9)]
    ['open', 'broken']
    """
    if all(values[cell] for cell in cells_of(relation)):
        return "holds" if holds(relation)(values) else "broken"
    masks = [1 << value - 1 if value else geometry.all_digits for value in values]
    return "broken" if truth(relation, masks) is False else "open"
