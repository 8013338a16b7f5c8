"""Lessons: every technique has one, its example shows it, and its practice positions ask for it next."""

import pytest
from tests.well_told import check_shapes, check_words

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Puzzle
from pencilmark.human.explain import TELLERS, explain
from pencilmark.human.lessons import STORED, Lesson, lesson, lessons, position, practice, ruled_position, teaching_order
from pencilmark.human.logic import next_step
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.teacher import position_of
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb

LADDER = climb(TEACHING)


def slow(one: Lesson) -> bool:
    return one.technique.startswith(("nested", "dynamic"))


def name(one: Lesson) -> str:
    return one.technique


def test_every_technique_that_is_explained_has_a_lesson_and_no_other() -> None:
    assert {one.technique for one in lessons()} == TELLERS.keys() - RULED.keys()
    assert len(teaching_order()) == len(set(teaching_order()))


def test_lessons_follow_the_teaching_ladder() -> None:
    order = [technique for technique in teaching_order() if technique in TEACHING]
    assert order == [technique for technique in TEACHING if technique in order]


@pytest.mark.parametrize("one", lessons(), ids=name)
def test_a_lesson_says_what_to_look_for_why_it_works_and_what_to_do(one: Lesson) -> None:
    for part in one.summary:
        assert part[0].isupper() and part[-1] == "." and "  " not in part
        assert 20 < len(part) < 260
    assert one.summary.do.startswith(("Remove", "Write", "Do", "If")) or "remove" in one.summary.do


def test_no_two_techniques_are_told_to_look_for_the_same() -> None:
    told = [one.summary.look for one in lessons()]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("one", [one for one in lessons() if one.example], ids=name)
def test_there_is_something_to_practise_every_technique_on(one: Lesson) -> None:
    assert practice(one.technique, seed=1)


@pytest.mark.parametrize("one", [one for one in lessons() if one.also and not slow(one)], ids=name)
def test_a_position_to_practise_on_has_the_step_however_it_is_turned(one: Lesson) -> None:
    turned = practice(one.technique, seed=2)
    assert turned and next(TECHNIQUES[one.technique].find(Position.of(turned)))


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


def test_there_is_no_lesson_for_an_unknown_technique() -> None:
    with pytest.raises(WishError, match="no-such"):
        lesson("no-such")


@pytest.mark.parametrize("technique", ["nested-forcing-contradiction-chains", "dynamic-plus-forcing-cell-chains"])
def test_the_search_for_the_example_of_nets_pauses_and_finds_the_same(technique: str) -> None:
    text = lesson(technique).example
    assert text
    found = list(TECHNIQUES[technique].find_slowly(Position.of(position(text))))
    assert found.count(None) > 2
    assert [step for step in found if step] == list(TECHNIQUES[technique].find(Position.of(position(text))))


def test_every_technique_of_rules_has_positions_and_practice_goes_through_all_of_them() -> None:
    assert STORED.keys() == RULED.keys()
    found = {ruled_position("set-one", seed) for seed in range(12)}
    assert len(found) == len(STORED["set-one"]) > 1
    assert ruled_position("x-wing") is None


@pytest.mark.parametrize("technique", sorted(STORED))
def test_the_example_has_a_step_that_is_true_and_told_whole(technique: str) -> None:
    puzzle = ruled_position(technique)
    assert puzzle
    (solution,) = engine.solve(Puzzle(puzzle.geometry, puzzle.givens, puzzle.placed, None, puzzle.rules)).solutions
    here = position_of(with_sight(puzzle))
    step = next(RULED[technique].find(here))
    assert step.technique == technique
    told = explain(here, step)
    check_words(here, step, told)
    check_shapes(here, step, told)
    assert all(solution[cell] == value for cell, value in step.placements)
    assert not any(solution[cell] == value for cell, value in step.eliminations)
