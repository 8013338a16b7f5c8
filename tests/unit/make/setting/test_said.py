"""How much clues say: the share of ways to fill their cells that have them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import factorial, log2
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.setting.telling import by_arrow, by_diagonals, by_skyscrapers
from pencilmark.rules.language.sequences import visible
from pencilmark.rules.variants.cells import diagonals


def test_what_skyscrapers_say_is_the_share_of_orders_that_have_them() -> None:
    size, geometry = 5, board("5 latin")
    orders = Counter((visible(*line), visible(*line[::-1])) for line in permutations(range(1, size + 1)))
    grid = random_grid(geometry, Random(4))
    lines = [grid[start : start + size] for start in range(0, 25, size)] + [grid[start::size] for start in range(size)]
    expected = sum(log2(factorial(size) / orders[visible(*line), visible(*line[::-1])]) for line in lines)
    assert abs(by_skyscrapers(grid, geometry) / 1000 - expected) < 0.01


@pytest.mark.parametrize("name", ["4", "5 latin", "6 regions=AABBBBAABBCCAADCCCDDDCEEDDFFEEFFFFEE"])
def test_what_sums_say_is_the_share_of_fillings_that_differ_within_regions_and_have_them(name: str) -> None:
    geometry = board(name)
    grid, regions, expected = random_grid(geometry, Random(4)), geometry.region_of, 0.0
    for line in diagonals(geometry.size):
        alike = [(a, b) for a, b in permutations(range(len(line)), 2) if regions[line[a]] == regions[line[b]] >= 0]
        fillings = product(range(1, geometry.size + 1), repeat=len(line))
        sums = Counter(sum(values) for values in fillings if all(values[a] != values[b] for a, b in alike))
        expected += log2(sums.total() / sums[sum(grid[cell] for cell in line)])
    assert abs(by_diagonals(grid, geometry) / 1000 - expected) < 0.02


@pytest.mark.parametrize("sees", [((), (), ()), ((), (0,), (0, 1)), ((), (0,), (), (1, 2)), ((), (), (1,), (1, 2))])
def test_what_an_arrow_says_is_the_share_of_fillings_in_which_its_shaft_adds_up(sees: tuple[tuple[int, ...]]) -> None:
    fillings = [
        values
        for values in product(range(1, 8), repeat=len(sees))
        if all(values[at] != values[other] for at, earlier in enumerate(sees) for other in earlier)
    ]
    right = [values for values in fillings if values[0] == sum(values[1:])]
    assert abs(by_arrow(7, sees) / 1000 - log2(len(fillings) / len(right))) < 0.05
