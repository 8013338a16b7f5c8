"""Grids whose skyscraper clues say much."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, log2
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.setting.telling import said_by, telling
from pencilmark.rules.language.sequences import visible


@pytest.mark.parametrize("name", ["4", "6", "5 latin", "9", "6 regions=AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"])
def test_the_clues_of_a_better_grid_say_more(name: str) -> None:
    geometry, before = board(name), 0
    for seed in range(3):
        grid = random_grid(geometry, Random(seed))
        found = telling(grid, geometry)
        assert said_by(found, geometry.size) >= said_by(grid, geometry.size)
        assert all(len({found[cell] for cell in house.cells}) == len(house.cells) for house in geometry.houses)
        assert telling(found, geometry) == found
        before += said_by(found, geometry.size) > said_by(grid, geometry.size)
    assert before


def test_what_clues_say_is_the_share_of_orders_that_have_them() -> None:
    size = 5
    orders = Counter((visible(*line), visible(*line[::-1])) for line in permutations(range(1, size + 1)))
    grid = random_grid(board("5 latin"), Random(4))
    lines = [grid[start : start + size] for start in range(0, 25, size)] + [grid[start::size] for start in range(size)]
    expected = sum(log2(factorial(size) / orders[visible(*line), visible(*line[::-1])]) for line in lines)
    assert abs(said_by(grid, size) / 1000 - expected) < 0.01
