"""Of equal steps the one with the smallest evidence is told."""

import pytest

from pencilmark.board.model import Position, Step
from pencilmark.human.explain import explain
from pencilmark.human.lessons import lesson, position
from pencilmark.human.logic import SETS, plainest
from pencilmark.human.techniques import TECHNIQUES


def cells(step: Step) -> int:
    return sum(this.cells.bit_count() for this in step.evidence.als)


@pytest.mark.parametrize("technique", SETS)
def test_no_step_of_sets_is_told_where_one_with_fewer_cells_does_the_same(technique: str) -> None:
    taught = lesson(technique)
    for text in taught.practice + taught.also:
        here = Position.of(position(text))
        taken = TECHNIQUES[technique].first(here)
        assert taken
        told = plainest(here, taken)
        same = [step for step in TECHNIQUES[technique].find(here) if step.key() == taken.key()]
        assert told.key() == taken.key() and cells(told) == min(map(cells, [taken, *same]))


def test_a_long_chain_of_sets_is_told_by_smaller_ones() -> None:
    taught = lesson("als-xy-chain")
    shorter = 0
    for text in taught.practice + taught.also:
        here = Position.of(position(text))
        taken = TECHNIQUES["als-xy-chain"].first(here)
        assert taken
        shorter += cells(plainest(here, taken)) < cells(taken)
        assert explain(here, taken).text == explain(here, plainest(here, taken)).text
    assert shorter
