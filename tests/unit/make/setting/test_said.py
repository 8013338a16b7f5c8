"""How much clues say, and grids whose clues say much."""

from collections import Counter
from itertools import pairwise, permutations, product
from math import factorial, log2
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.setting.propose import KINDS, Proposer, by_few_marks
from pencilmark.make.setting.telling import Said, by_arrow, by_diagonals, by_skyscrapers, telling
from pencilmark.make.setting.telling_lines import LONGEST, telling_arrows, telling_thermometers
from pencilmark.rules.language.sequences import visible
from pencilmark.rules.variants.cells import around, diagonals


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


@pytest.mark.parametrize("said_by", [by_diagonals, by_skyscrapers, by_few_marks(("difference", "ratio"))])
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


@pytest.mark.parametrize("kind", ["kropki", "xv"])
@pytest.mark.parametrize("name", ["4", "9", "6x9"])
def test_few_marks_are_few_of_those_that_the_puzzle_may_have(kind: str, name: str) -> None:
    geometry, how = board(name), KINDS[kind].how
    grid = random_grid(geometry, Random(2))
    proposed = KINDS[kind].propose(Proposer(geometry, grid, Random(0)))
    assert by_few_marks(how.of)(grid, geometry) == -len(proposed)


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
