"""The examples of the lessons: each has a true step, explained as it was read and found good."""

import pytest
from tests.make_explanations import TARGETS, explanation, first_step

from pencilmark import engine
from pencilmark.human.explain import explain
from pencilmark.human.lessons import Lesson, lessons, position

GOLDEN = {
    tag: {block.split("\n", 1)[0]: block for block in target.read_text("utf-8").split("\n\n")}
    for tag, target in TARGETS.items()
}
FOUR_LINES = 4 * 70
"""Characters of a paragraph at most."""
TOLD = [one for one in lessons() if one.example]


@pytest.mark.parametrize("tag", TARGETS)
def test_there_is_one_explanation_for_each_technique_that_has_an_example(tag: str) -> None:
    assert list(GOLDEN[tag]) == [one.technique for one in TOLD]


@pytest.mark.parametrize("one", TOLD, ids=lambda one: one.technique)
def test_an_example_has_a_true_step_of_its_technique_explained_as_it_was_read(one: Lesson) -> None:
    assert one.example
    here, step = first_step(one)  # both are asked of one step: some take half a minute to find
    assert step.technique == one.technique
    answer = engine.solve(position(one.example), limit=2)
    assert answer.status == "unique"
    (solution,) = answer.solutions
    assert all(solution[cell] != value for cell, value in step.eliminations)
    for tag, golden in GOLDEN.items():
        assert explanation(here, step, tag).strip() == golden[one.technique].strip()
    told = explain(here, step)
    assert " ".join(part.text for part in told.parts if part.says) in ("", told.text)
    assert [part.text for part in told.parts if len(part.text) > FOUR_LINES] == []
    assert all(part.label and part.shapes for part in told.parts[1:-1])
