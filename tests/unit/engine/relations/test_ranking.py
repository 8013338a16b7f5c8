"""Which clues are recognised as ranks among all rows and columns, and what is left to other constraints."""

import pytest

from pencilmark.engine.relations.memory import LARGER
from pencilmark.engine.relations.model import Linear, Ranked
from pencilmark.engine.relations.puzzle import model_of
from pencilmark.rules.rule import relations_of
from pencilmark.rules.text import read_rules


def ranks(text: str) -> list[Ranked]:
    puzzle = read_rules(text).puzzle
    return [it for it, _ in model_of(puzzle.geometry, puzzle.rules).constraints if isinstance(it, Ranked)]


def test_a_rank_says_the_first_value_and_how_many_of_the_other_sides_are_smaller() -> None:
    (rank,) = ranks("board: 6\nfull-rank 11: left 2")
    assert (rank.first, rank.smaller, rank.tie) == (1 << 2, 2, LARGER)
    assert [len(side) for side in rank.sides] == [6, 6, 6]
    assert rank.own == (6, 7, 8, 9, 10, 11)


def test_lines_that_begin_alike_and_have_different_ranks_are_compared_once() -> None:
    puzzle = read_rules("board: 6\nfull-rank 9: left 2\nfull-rank 12: top 3").puzzle
    constraints = [it for it, _ in model_of(puzzle.geometry, puzzle.rules).constraints]
    found = [it for it in constraints if isinstance(it, Ranked)]
    assert sorted((it.smaller, len(it.sides)) for it in found) == [(0, 2), (2, 2)]
    assert sum(isinstance(it, Linear) for it in constraints) == 1


@pytest.mark.parametrize("board", ["4 free", "4 values=5"])
def test_where_an_edge_may_lack_a_value_ranks_are_counted(board: str) -> None:
    assert not ranks(f"board: {board}\nfull-rank 9: left 2")


def test_two_ranks_of_one_line_contradict_each_other() -> None:
    puzzle = read_rules("board: 4\nfull-rank 9: left 2\nfull-rank 10: left 2").puzzle
    assert len(relations_of(puzzle.rules, puzzle.geometry)) == 2
    assert model_of(puzzle.geometry, puzzle.rules).impossible
