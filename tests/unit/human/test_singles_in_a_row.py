"""Singles in a row are those that the ladder takes one by one."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.model import Position, Puzzle
from pencilmark.human.effort import open_singles
from pencilmark.human.guarded import knowing
from pencilmark.human.logic import apply, next_single
from pencilmark.human.singles_in_a_row import singles_in_a_row
from pencilmark.human.techniques.ladders import SINGLES, climb
from pencilmark.make.generator.grids import random_grid

NINE, LADDER = board("9"), climb(SINGLES)
LINE = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."


@pytest.mark.parametrize("few", [24, 30, 45])
def test_singles_in_a_row_are_those_of_the_ladder(few: int) -> None:
    kinds = set[str]()
    for seed in range(6):
        rng = Random(seed)
        solution = random_grid(NINE, rng)
        given = rng.sample(range(81), few)
        here = Position.of(Puzzle(NINE, tuple(v if c in given else 0 for c, v in enumerate(solution))))
        found = singles_in_a_row(here, LADDER)
        assert found
        for step, empty, open_ in found.singles:
            assert step == next_single(here, LADDER)
            assert (empty, open_) == (here.values.count(0), open_singles(here))
            kinds.add(step.technique)
            here = apply(here, step)
        assert next_single(here, LADDER) is None
        parts = ("values", "digit_cells", "cell_digits", "givens")
        assert all(getattr(found.position, part) == getattr(here, part) for part in parts)
    assert len(kinds) > 1


def test_singles_that_contradict_what_is_known_are_left_to_the_guard() -> None:
    puzzle = parse_line(LINE)
    found = singles_in_a_row(Position.of(puzzle), LADDER)
    assert found and found.position.is_solved
    truth = found.position.values
    assert singles_in_a_row(knowing(Position.of(puzzle), truth), LADDER) is not None
    other = tuple(value % 9 + 1 for value in truth)
    assert singles_in_a_row(knowing(Position.of(puzzle), other), LADDER) is None


def test_a_ladder_that_begins_otherwise_is_climbed_step_by_step() -> None:
    here = Position.of(parse_line(LINE))
    for first in (LADDER[1:], LADDER[::-1], (*climb(["x-wing"]), *LADDER)):
        assert singles_in_a_row(here, first) is None
