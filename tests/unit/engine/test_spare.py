"""What a puzzle can do without."""

from itertools import combinations

import pytest

from pencilmark import engine
from pencilmark.board.task import finished
from pencilmark.engine import spare
from pencilmark.engine.spare import Parts
from pencilmark.exchange.read import read
from pencilmark.rules.text import read_rules

MINIMAL = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SMALL = "12..34....43..21"
SUMS = "board: 4\na1 = 1\na1 < b1\ngivens: .2..34....43..21"


def puzzles():
    return [read(SMALL), read("123434..2.4.4.2."), read_rules(SUMS).puzzle]


def test_nothing_can_go_from_a_minimal_puzzle():
    assert finished(spare.spare(read(MINIMAL))) == spare.Spare("unique")


@pytest.mark.parametrize(("text", "status"), [("1...............", "multiple"), ("11..............", "none")])
def test_a_puzzle_without_exactly_one_solution_has_nothing_to_spare(text, status):
    assert finished(spare.spare(read(text))) == spare.Spare(status)


@pytest.mark.parametrize("puzzle", puzzles(), ids=str)
def test_singles_and_pairs_are_all_those_without_which_there_is_still_one_solution(puzzle):
    parts = spare.parts_of(puzzle)
    pairs = [one + other for one, other in combinations(parts, 2)]
    found = finished(spare.spare(puzzle))
    for told, tried in ((found.singles, parts), (found.pairs, pairs)):
        assert [*told] == [part for part in tried if engine.is_unique(spare.without(puzzle, part))]


@pytest.mark.parametrize("puzzle", puzzles(), ids=str)
def test_progress_grows_and_is_always_part_of_the_answer(puzzle):
    told = []
    found = finished(spare.spare(puzzle), told.append)
    assert [now.done for now in told] == sorted(now.done for now in told)
    assert told[0].done == 0 and told[-1].done < found.done == 1
    steps = len(spare.parts_of(puzzle)) + len([*combinations(found.singles, 2)])
    assert len({now.done for now in told}) == (steps if found.status == "unique" else 1)  # each of them moves it on
    for now in told:
        assert found.singles[: len(now.singles)] == now.singles
        assert found.pairs[: len(now.pairs)] == now.pairs


def test_rules_can_go_as_clues_can():
    assert Parts(rules=(1,)) in finished(spare.spare(read_rules(SUMS).puzzle)).singles
