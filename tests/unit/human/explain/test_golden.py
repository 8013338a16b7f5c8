"""The explanations as they were read and found good: a change of words shows here first."""

import pytest
from tests.make_explanations import TARGET, explanation

from pencilmark.human.lessons import Lesson, lessons

GOLDEN = {block.split("\n", 1)[0]: block for block in TARGET.read_text("utf-8").split("\n\n")}
TOLD = [one for one in lessons() if one.example]


def test_there_is_one_explanation_for_each_technique_that_has_an_example() -> None:
    assert list(GOLDEN) == [one.technique for one in TOLD]


@pytest.mark.parametrize("one", TOLD, ids=lambda one: one.technique)
def test_a_technique_is_explained_as_it_was_read(one: Lesson) -> None:
    assert explanation(one).strip() == GOLDEN[one.technique].strip()
