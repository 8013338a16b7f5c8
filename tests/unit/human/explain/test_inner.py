"""Patterns inside nets: those named are those that the plain techniques find among the candidates left."""

from random import Random

import pytest
from tests.explained import told_cases

from pencilmark.board.model import Candidate, Position, Step
from pencilmark.human.explain import explain
from pencilmark.human.lessons import Lesson, lessons, position
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.telling.case import Case
from pencilmark.human.telling.inner import pattern

PLAIN = (
    "locked-candidates-pointing",
    "locked-candidates-claiming",
    "naked-pair",
    "locked-pair",
    "hidden-pair",
    "x-wing",
)


def eliminated(left: Position) -> set[Candidate]:
    return {gone for name in PLAIN for step in TECHNIQUES[name].find(left) for gone in step.eliminations}


@pytest.mark.parametrize("seed", range(12))
def test_a_pattern_is_named_exactly_where_a_plain_technique_finds_one(seed: int) -> None:
    rng = Random(seed)
    told = rng.choice([told for told in told_cases() if told.position.geometry.is_classic])
    here = told.position
    gone = rng.sample(here.candidates(), min(12, len(here.candidates()) // 4))
    left = here.after((), gone)
    case, found = Case(here, Step("x-wing")), eliminated(left)
    for candidate in left.candidates():
        said = pattern(case, candidate, gone)
        assert (candidate in found) is bool(said), (candidate, said)


DEEP = [one for one in lessons() if one.technique.startswith("dynamic-plus") and one.example]


@pytest.mark.parametrize("one", DEEP, ids=lambda one: one.technique)
def test_nets_with_patterns_are_told_to_the_end(one: Lesson) -> None:
    here = Position.of(position(one.example))
    told = explain(here, next(TECHNIQUES[one.technique].find(here)))
    assert "further chain" not in told.text and (told.text.count("Suppose") > 1 or "That can't be" in told.text)
