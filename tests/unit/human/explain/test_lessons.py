"""Lessons: every technique has one, its example shows it, and its practice positions ask for it next."""

import pytest

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position
from pencilmark.human.explain import TELLERS
from pencilmark.human.lessons import Lesson, lesson, lessons, position, practice, teaching_order
from pencilmark.human.logic import next_step
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb

LADDER = climb(TEACHING)


def name(one: Lesson) -> str:
    return one.technique


def test_every_technique_that_is_explained_has_a_lesson_and_no_other() -> None:
    assert {one.technique for one in lessons()} == TELLERS.keys()
    assert len(teaching_order()) == len(set(teaching_order()))


def test_lessons_follow_the_teaching_ladder() -> None:
    order = [technique for technique in teaching_order() if technique in TEACHING]
    assert order == [technique for technique in TEACHING if technique in order]


@pytest.mark.parametrize("one", lessons(), ids=name)
def test_a_summary_is_three_sentences(one: Lesson) -> None:
    for sentence in one.summary:
        assert sentence[0].isupper() and sentence[-1] in ".?" and "  " not in sentence
        assert len(sentence) < 200


@pytest.mark.parametrize("one", [one for one in lessons() if one.example], ids=name)
def test_an_example_has_a_step_of_its_technique_and_one_solution(one: Lesson) -> None:
    assert one.example
    puzzle = position(one.example)
    step = next(TECHNIQUES[one.technique].find(Position.of(puzzle)))
    assert step.technique == one.technique
    answer = engine.solve(puzzle, limit=2)
    assert answer.status == "unique"
    (solution,) = answer.solutions
    assert all(solution[cell] != value for cell, value in step.eliminations)


@pytest.mark.parametrize("one", [one for one in lessons() if one.practice], ids=name)
def test_practice_positions_ask_for_the_technique_next_however_they_are_turned(one: Lesson) -> None:
    for text in one.practice:
        step = next_step(Position.of(position(text)), LADDER)
        assert step and step.technique == one.technique
    turned = practice(one.technique, seed=7)
    assert turned and turned == practice(one.technique, seed=7)
    step = next_step(Position.of(turned), LADDER)
    assert step and step.technique == one.technique


def test_there_are_more_positions_to_practise_on_than_are_stored() -> None:
    turned = {practice("x-wing", seed=seed) for seed in range(20)}
    assert len(turned) > len(lesson("x-wing").practice)


def test_there_is_no_lesson_for_what_nobody_knows() -> None:
    with pytest.raises(WishError, match="no-such"):
        lesson("no-such")
