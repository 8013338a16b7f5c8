"""Lines that say much: true, apart from each other, and those first that say most."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.layouts import around
from pencilmark.make.setting.telling_lines import LONGEST, telling_arrows, telling_thermometers


@pytest.mark.parametrize("name", ["4", "6", "9", "9 x", "10"])
@pytest.mark.parametrize("twins", [0, 9])
def test_arrows_are_ways_over_cells_beside_each_other_that_add_up(name: str, twins: int) -> None:
    geometry = board(name)
    grid = random_grid(geometry, Random(3))
    found = telling_arrows(grid, geometry, Random(3), 12, twins)
    for circle, *shaft in found:
        assert grid[circle] == sum(grid[cell] for cell in shaft)
        assert 2 <= len(shaft) < LONGEST
        assert all(to in around(cell, geometry.size) for cell, to in zip([circle, *shaft], shaft, strict=False))
    cells = [cell for _, *shaft in found for cell in shaft]
    assert len(cells) == len(set(cells))
    circles = [circle for circle, *_ in found]
    assert len(found) <= len(set(circles)) + twins <= 12 + twins
    assert {*circles}.isdisjoint(cells)


@pytest.mark.parametrize("name", ["4", "6", "9", "9 x", "10"])
def test_thermometers_grow_over_cells_beside_each_other(name: str) -> None:
    geometry = board(name)
    grid = random_grid(geometry, Random(3))
    found = telling_thermometers(grid, geometry.size, Random(3), 5, 9)
    for line in found:
        assert 3 <= len(line) <= 5
        assert all(grid[one] < grid[to] and to in around(one, geometry.size) for one, to in pairwise(line))
    cells = [cell for line in found for cell in line]
    assert found
    assert len(found) <= 9
    assert len(cells) == len(set(cells))


def test_no_line_crosses_another_or_itself_between_cells() -> None:
    geometry = board("9")
    for seed in range(6):
        grid = random_grid(geometry, Random(seed))
        of_arrows = telling_arrows(grid, geometry, Random(seed), 18, 9)
        of_thermometers = telling_thermometers(grid, geometry.size, Random(seed), 6, 18)
        for found in (of_arrows, of_thermometers):
            steps = [[divmod(cell, 9) for cell in step] for line in found for step in pairwise(line)]
            middles = [(a + c, b + d) for (a, b), (c, d) in steps]
            assert len(middles) == len(set(middles))


def test_the_same_seed_chooses_the_same_and_longer_arrows_first() -> None:
    geometry = board("9")
    for seed in range(4):
        grid = random_grid(geometry, Random(seed))
        found = telling_arrows(grid, geometry, Random(seed), 12, 0)
        lengths = [len(arrow) for arrow in found]
        assert lengths == sorted(lengths, reverse=True)
        assert found == telling_arrows(grid, geometry, Random(seed), 12, 0)
