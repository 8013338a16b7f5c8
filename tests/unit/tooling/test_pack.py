"""The puzzles that the page brings along: made by our own generator, committed, and therefore checked here."""

import json

import pytest

from pencilmark import Puzzle, read, solve
from pencilmark.human.rating import rate
from tooling import pack

PUZZLES: dict[str, list[str]] = json.loads(pack.PACK.read_text("utf-8"))


def puzzle_of(line: str) -> Puzzle:
    found = read(line)
    assert isinstance(found, Puzzle)
    return found


def test_the_pack_is_as_it_is_written_with_as_many_of_each_level_as_were_wished() -> None:
    assert pack.written(PUZZLES) == pack.PACK.read_text("utf-8")
    assert {level: len(lines) for level, lines in PUZZLES.items()} == pack.COUNTS


def test_each_puzzle_has_one_solution_and_is_symmetric_and_none_comes_twice() -> None:
    lines = [line for level in PUZZLES.values() for line in level]
    assert len(set(lines)) == len(lines)
    assert [line for line in lines if solve(puzzle_of(line)).status != "unique"] == []
    filled = [[sign != "." for sign in line] for line in lines]
    assert all(cells == cells[::-1] for cells in filled)


@pytest.mark.parametrize("level", PUZZLES)
def test_the_puzzles_of_a_level_are_of_that_level(level: str) -> None:
    sample = PUZZLES[level][:: 4 if level != "Extreme" else 5]
    assert {rate(puzzle_of(line), scales=("own",)).level for line in sample} == {level}


def test_the_same_seed_makes_the_same_puzzles_again() -> None:
    assert pack.made("Beginner", 2) == PUZZLES["Beginner"][:2]
