"""Explanations: as they were read and approved, from the catalogue alone, with signs, and of patterns inside nets."""

import re
from itertools import islice
from random import Random

import pytest
from tests.explained import each_case, told_case, told_cases
from tests.make_explanations import (
    DRAWINGS,
    RULED_TARGET,
    TARGETS,
    drawing,
    explanation,
    first_step,
    ruled_explanations,
)
from tests.property.puzzles import random_puzzle
from tests.pseudo import PSEUDO, unsaid
from tests.well_told import check_cells, check_shapes, check_words

from pencilmark import engine
from pencilmark.board import speech
from pencilmark.board.boards import signed
from pencilmark.board.model import Candidate, Position, Step
from pencilmark.human.explain import TELLERS, explain
from pencilmark.human.lessons import STORED, Lesson, lessons, position
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.telling.case import Case
from pencilmark.human.telling.inner import pattern


def test_every_technique_that_makes_steps_is_explained() -> None:
    rungs = {"nice-loop", "grouped-nice-loop", "short-nice-loop", "short-grouped-nice-loop"}
    assert TECHNIQUES.keys() - TELLERS.keys() == rungs | {"forcing-chain", "forcing-net"}


@each_case()
def test_a_case_is_told_whole_in_plain_sentences_and_drawn_on_the_board(number: int) -> None:
    told = told_case(number)
    found = explain(told.position, told.step)
    assert found.technique == told.step.technique and found.name == TECHNIQUES[found.technique].name
    check_words(told.position, told.step, found)
    check_cells(told.position, told.step, found)
    check_shapes(told.position, told.step, found)


GOLDEN = {
    tag: {block.split("\n", 1)[0]: block for block in target.read_text("utf-8").split("\n\n")}
    for tag, target in TARGETS.items()
}
DRAWN = {block.split("\n", 1)[0]: block.strip() for block in DRAWINGS.read_text("utf-8").split("\n\n")}
FOUR_LINES = 4 * 70
"""Characters of a paragraph at most."""
TOLD = [one for one in lessons() if one.example]


@pytest.mark.parametrize("tag", TARGETS)
def test_there_is_one_explanation_for_each_technique_that_has_an_example(tag: str) -> None:
    assert list(GOLDEN[tag]) == [one.technique for one in TOLD]


@pytest.mark.parametrize("one", TOLD, ids=lambda one: one.technique)
def test_an_example_has_a_true_step_of_its_technique_explained_as_it_was_read(one: Lesson) -> None:
    assert one.example
    here, step = first_step(one)  # both questions are about one step: some take half a minute to find
    assert step.technique == one.technique
    answer = engine.solve(position(one.example), limit=2)
    assert answer.status == "unique"
    (solution,) = answer.solutions
    assert all(solution[cell] != value for cell, value in step.eliminations)
    for tag, golden in GOLDEN.items():
        assert explanation(here, step, tag).strip() == golden[one.technique].strip()
    told = explain(here, step)
    assert drawing(told).strip() == DRAWN[one.technique]
    assert " ".join(part.text for part in told.parts if part.says) in ("", told.text)
    assert [part.text for part in told.parts if len(part.text) > FOUR_LINES] == []
    assert all(part.label and part.shapes for part in told.parts[1:-1])


RULED_TOLD = {block.split("\n", 1)[0]: block for block in RULED_TARGET.read_text("utf-8").split("\n\n")}


@pytest.mark.parametrize("technique", STORED)
def test_a_step_of_rules_is_told_and_drawn_as_it_was_read_at_each_position_of_its_lesson(technique: str) -> None:
    assert ruled_explanations(technique).strip() == RULED_TOLD[technique].strip()


SIGNS = "ΓΔΘΛΞΠΣΦΨ"
HOUSE = r"\b(?:row|column|box|region)(?:e?s)?"
PLACE = re.compile(rf"r\d+c\d+|{HOUSE} \d(?:(?:,| and| or)* \d\b)*|at most \d", re.IGNORECASE)
COUNTED = re.compile(rf"{HOUSE} [{SIGNS}]|[{SIGNS}] (?:cells|rows|columns|boxes|places)\b", re.IGNORECASE)
EACH = 9
"""One case in this number is looked at: all of them take long, and use the same names."""


def test_a_petal_of_several_digits_is_introduced_once() -> None:
    here = Position.of(random_puzzle(2, ("9",)))
    for step in islice(TECHNIQUES["death-blossom"].find(here), 20):
        text = explain(here, step).text
        letters = re.findall(r"(?:Set |[.] )([A-Z]) is", text)
        assert len(letters) == len(set(step.evidence.als)), text


def test_digits_are_named_by_the_signs_of_the_board_and_numbers_stay() -> None:
    for technique, here, step in told_cases(EACH):
        geometry = signed(here.geometry, SIGNS)
        lettered = Position(geometry, here.values, here.digit_cells, here.cell_digits, here.givens)
        told = explain(lettered, step)
        for text in (told.where, told.text, *(part.text for part in told.parts)):
            assert not re.search(r"\b[1-9]\b", PLACE.sub("", text)), (technique, text)
            assert not COUNTED.search(text), (technique, text)
        assert re.search(f"[{SIGNS}]", told.text) or not re.search(
            r"\b[1-9]\b", PLACE.sub("", explain(here, step).text)
        )


ARTICLES = {"a", "an"}
"""English puts them before numbers by a function of its own, which no other language has."""


@each_case(every=3)
def test_a_step_of_digits_is_explained_by_the_catalogue_alone(number: int) -> None:
    told = told_case(number)
    with speech.speaking(PSEUDO):
        found = explain(told.position, told.step)
        assert unsaid(f"{found.name} {found.where} {found.text}") <= ARTICLES
    assert unsaid(explain(told.position, told.step).text)


PLAIN = (
    *("locked-candidates-pointing", "locked-candidates-claiming", "naked-pair", "locked-pair", "hidden-pair"),
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
