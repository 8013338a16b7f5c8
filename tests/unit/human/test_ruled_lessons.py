"""Each technique of rules has an example, which is the next step of its position, and true in its solution."""

import pytest

from pencilmark import engine
from pencilmark.board.model import Puzzle
from pencilmark.human.lessons import STORED, ruled_position
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.techniques import RULED
from pencilmark.human.teacher import position_of


def test_all_of_them_have_one_and_practice_goes_through_those_stored() -> None:
    assert STORED.keys() == RULED.keys()
    found = {ruled_position("set-one", seed) for seed in range(12)}
    assert len(found) == len(STORED["set-one"]) > 1
    assert ruled_position("x-wing") is None


@pytest.mark.parametrize("technique", sorted(STORED))
def test_the_example_has_a_step_that_is_true(technique: str) -> None:
    puzzle = ruled_position(technique)
    assert puzzle
    (solution,) = engine.solve(Puzzle(puzzle.geometry, puzzle.givens, puzzle.placed, None, puzzle.rules)).solutions
    step = next(RULED[technique].find(position_of(with_sight(puzzle))))
    assert step.technique == technique
    assert all(solution[cell] == value for cell, value in step.placements)
    assert not any(solution[cell] == value for cell, value in step.eliminations)
