"""Effort within a level grows with each step, with how far one looks, and where few singles are open; and minutes."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.boards import board
from pencilmark.board.canon import random_isomorph
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.exchange.read import read
from pencilmark.human.effort import BOUNDS, MOST, SINGLES, TIMED, effort_of, minutes_of, of_level, open_singles, points
from pencilmark.human.logic import all_steps, solve_path
from pencilmark.human.rating import LOGIC, rate
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import climb
from pencilmark.human.techniques.technique import LEVELS

LINE = ".5.7...9..3...4...4..2.93....6..1...39.8.7.2.......8.1.1......3.....67..8..3..516"
"""A Hard one of our own, seed 3."""
EASY = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."


@pytest.fixture(scope="module", params=[LINE, EASY])
def start(request: pytest.FixtureRequest) -> Position:
    return Position.of(read(request.param))


def test_each_step_adds_and_the_bands_rise(start: Position) -> None:
    steps = solve_path(start, climb(LOGIC)).steps
    spent = [points(start, steps[:count]) for count in range(len(steps) + 1)]
    assert spent[0] == 0 and all(before < after for before, after in pairwise(spent))
    for level, bounds in BOUNDS.items():
        assert all(0 < low < high for low, high in pairwise(bounds))
        assert [effort_of(level, at) for at in (0, *bounds)] == [*range(1, MOST + 1)]


def test_the_singles_that_are_open_are_those_that_the_techniques_find(start: Position) -> None:
    singles = [TECHNIQUES[name] for name in SINGLES]
    position = start
    for step in solve_path(start, climb(LOGIC)).steps:
        found = {cell for one in all_steps(position, singles) for cell, _ in one.placements}
        assert open_singles(position) == len(found)
        position = position.after(step.placements, step.eliminations)


def test_a_single_takes_more_where_fewer_are_open(start: Position) -> None:
    steps = [*all_steps(start, [TECHNIQUES["hidden-single"]])]
    hidden = [step for step in steps if step.rating == steps[0].rating]
    alone = Position.of(Puzzle(board("9"), tuple([1] + [0] * 80)))
    step = Step("hidden-single", hidden[0].placements, rating=hidden[0].rating)
    few = points(alone, [step]) * start.values.count(0) / alone.values.count(0)
    assert open_singles(alone) < open_singles(start) and points(start, [step]) < few


def test_a_rating_has_the_effort_of_its_path() -> None:
    givens = random_isomorph(board("9"), read(EASY).givens, Random(5))
    start = Position.of(Puzzle(board("9"), givens))
    found = rate(start.puzzle(), ("own",))
    assert found.level and found.effort == effort_of(found.level, points(start, solve_path(start, climb(LOGIC)).steps))


CLASSIC = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."


@given(st.integers(1, 10**7), st.integers(1, 10**7), st.sampled_from(TIMED))
def test_minutes_are_ranges_that_rise_with_the_points(one: int, other: int, level: str) -> None:
    less, more = (minutes_of(level, spent) for spent in sorted((one, other)))  # type: ignore[arg-type]
    assert less and more
    for low, high in ((less.fast, more.fast), (less.average, more.average)):
        assert all(a <= b for a, b in zip(low, high, strict=True))
    assert less.typical <= more.typical
    for found in (less, more):
        assert 1 <= found.fast[0] < found.fast[1] and found.average[0] < found.average[1]
        assert all(fast <= usual for fast, usual in zip(found.fast, found.average, strict=True))


def test_each_level_takes_longer_than_the_one_below() -> None:
    known = [of_level(level) for level in LEVELS]
    timed = [found for found in known if found]
    assert len(timed) == len(TIMED) and not any(known[len(TIMED) :])
    assert all(easier.typical < harder.typical for easier, harder in pairwise(timed))


def test_only_classic_puzzles_have_minutes() -> None:
    found = rate(read(CLASSIC), ("own",))
    assert found.level and found.points
    assert found.minutes == minutes_of(found.level, found.points)
    assert rate(read(CLASSIC), ("hodoku",)).minutes is None
    turned = read("board: 9 x\ngivens: " + CLASSIC)
    assert rate(turned, ("own",)).minutes is None
