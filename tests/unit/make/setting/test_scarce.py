"""Grids of rules that few grids have."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.make.setting.scarce import scarce_grid
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
