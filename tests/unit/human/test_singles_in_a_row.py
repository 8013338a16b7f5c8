"""Singles in a row are those that the ladder takes one by one."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.line import parse_line
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.human.effort import open_singles
from pencilmark.human.guarded import knowing
from pencilmark.human.logic import apply, next_step, solve_path
from pencilmark.human.singles_in_a_row import plain_in_a_row, singles_in_a_row
from pencilmark.human.techniques.ladders import HODOKU, PLAIN, SINGLES, climb
from pencilmark.make.generator import generate
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.wish import Wish

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
        for step, empty, open_ in found.steps:
            assert step == next_step(here, LADDER)
            assert (empty, open_) == (here.values.count(0), open_singles(here))
            kinds.add(step.technique)
            here = apply(here, step)
        assert next_step(here, LADDER) is None
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


@pytest.mark.parametrize("order", [PLAIN, tuple(name for name in HODOKU if name in PLAIN)], ids=["ours", "HoDoKu's"])
def test_plain_steps_in_a_row_are_those_of_the_ladder(order: tuple[str, ...]) -> None:
    taken = set[str]()
    for seed in range(16):
        here = Position.of(finished(generate(Random(seed), Wish(minimal=True))).puzzle)
        found, path = plain_in_a_row(here, LADDER, climb(order)), solve_path(here, climb((*SINGLES, *order)))
        assert found and found.is_plain
        assert [one.step.technique for one in found.steps] == [step.technique for step in path.steps]
        singles = [one.step for one in found.steps if one.step.technique in SINGLES]
        assert singles == [step for step in path.steps if step.technique in SINGLES]
        parts = ("values", "digit_cells", "cell_digits", "givens")
        assert all(getattr(found.position, part) == getattr(path.position, part) for part in parts)
        taken |= path.histogram().keys()
    assert len(taken & {*PLAIN}) > 4


def test_plain_steps_that_contradict_what_is_known_are_left_to_the_guard() -> None:
    start = Position.of(finished(generate(Random(4), Wish(level="Medium"))).puzzle)
    truth = plain_in_a_row(start, LADDER, climb(PLAIN))
    assert truth and truth.position.is_solved and len(truth.steps) > start.values.count(0)
    assert plain_in_a_row(knowing(start, truth.position.values), LADDER, climb(PLAIN))
    other = tuple(value % 9 + 1 for value in truth.position.values)
    assert plain_in_a_row(knowing(start, other), LADDER, climb(PLAIN)) is None
    assert plain_in_a_row(start, LADDER, climb(("x-wing", *PLAIN))) is None
