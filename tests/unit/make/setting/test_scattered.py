"""Puzzles with doublers and other modifiers, of cages and of little killers; grids of rules that few grids have."""

from itertools import pairwise
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.scattered import scarce_grid, scattered, without_modifiers
from pencilmark.make.wish import Wish
from pencilmark.rules.rule import parse_rules


@pytest.mark.parametrize("name", ["9", "8", "7 latin"])
def test_neighbours_of_a_non_consecutive_grid_are_never_in_sequence(name: str) -> None:
    geometry = board(name)
    empty = Puzzle(geometry, (0,) * geometry.cell_count, rules=parse_rules(("non-consecutive",), geometry))
    grid, size = finished(scarce_grid(empty, Random(5), 1)), geometry.size
    assert grid
    assert all(len({grid[cell] for cell in house.cells}) == len(house.cells) for house in geometry.houses)
    rows = [grid[start : start + size] for start in range(0, len(grid), size)]
    for line in (*rows, *zip(*rows, strict=True)):
        assert all(abs(one - other) > 1 for one, other in pairwise(line))
    assert finished(scarce_grid(empty, Random(5), 1)) == grid


def test_where_there_is_no_grid_none_is_drawn() -> None:
    geometry = board("4")
    empty = Puzzle(geometry, (0,) * 16, rules=parse_rules(("non-consecutive", "a1 = a2 + 5"), geometry))
    assert finished(scarce_grid(empty, Random(1), 1)) is None


@pytest.mark.parametrize("name", ["9 doublers", "9 doublers=r1c3 negators", "6 nullifiers"])
def test_modifiers_lie_in_each_house_once_and_on_each_digit(name: str) -> None:
    geometry = board(name)
    grid = random_grid(without_modifiers(geometry), Random(2))
    whole = scattered(geometry, grid, Random(1))
    assert whole
    size, taken = geometry.size, set[int]()
    for place, modifier in enumerate(geometry.modifiers, size):
        cells = {row * size + whole[place * size + row] - 1 for row in range(size)}
        assert all(len(cells & set(house.cells)) == 1 for house in geometry.houses)
        assert len({grid[cell] for cell in cells}) == size
        assert set(modifier.cells) <= cells
        assert not cells & taken
        taken |= cells


@pytest.mark.parametrize(("name", "variant"), [("6 doublers", "killer"), ("6 negators", "little-killer")])
def test_a_puzzle_that_was_made_has_one_solution_digits_and_places(name: str, variant: str) -> None:
    part = VariantPart(variant)
    made = finished(generate(Random(3), Wish(name, part=part), part))
    assert list(engine.solutions(made.puzzle)) == [made.solution]
    assert made.puzzle.geometry.name == name


@pytest.mark.parametrize(("name", "variant"), [("6 doublers", "thermo"), ("4x6", "windoku")])
def test_what_is_not_made_is_refused(name: str, variant: str) -> None:
    with pytest.raises(BoardError):
        part = VariantPart(variant)
        finished(generate(Random(1), Wish(name, part=part), part))
