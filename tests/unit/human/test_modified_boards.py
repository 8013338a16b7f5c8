"""Hints where doublers and other modifiers are to be found: each clue says what it leaves wherever these may be."""

from itertools import islice

import pytest
from tests.unit.rules.variants.test_examples import example

from pencilmark.board.model import Position
from pencilmark.board.modifiers import FACTORS
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import ONE_SOLUTION

FEW = 12
"""Steps of a technique that are looked at."""


@pytest.mark.parametrize("name", FACTORS)
def test_no_step_is_false_and_none_needs_a_single_solution(name: str) -> None:
    sheet, solution = example(name)
    position, found = Position.of(with_sight(sheet.puzzle)), 0
    for technique in ladder_for(position):
        assert technique.id not in ONE_SOLUTION
        for step in islice(filter(None, technique.finder(position)), FEW):
            assert all(solution[cell] == value for cell, value in step.placements), step
            assert all(solution[cell] != value for cell, value in step.eliminations), step
            found += 1
    assert found > FEW
