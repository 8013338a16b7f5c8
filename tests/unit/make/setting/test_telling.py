"""Grids whose clues say much."""

from __future__ import annotations

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.setting.telling import Said, by_diagonals, by_skyscrapers, telling


@pytest.mark.parametrize("said_by", [by_diagonals, by_skyscrapers])
@pytest.mark.parametrize("name", ["4", "6", "5 latin", "9", "6 regions=AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"])
def test_the_clues_of_a_better_grid_say_more(name: str, said_by: Said) -> None:
    geometry, before = board(name), 0
    for seed in range(3):
        grid = random_grid(geometry, Random(seed))
        found = telling(grid, geometry, said_by)
        assert said_by(found, geometry) >= said_by(grid, geometry)
        assert all(len({found[cell] for cell in house.cells}) == len(house.cells) for house in geometry.houses)
        assert telling(found, geometry, said_by) == found
        before += said_by(found, geometry) > said_by(grid, geometry)
    assert before
