"""Unavoidable sets, checked against all grids of 4 x 4."""

from itertools import combinations
from random import Random

import pytest
from tests.property.puzzles import random_grid

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.engine.unavoidable import unavoidable_sets, unavoidable_slowly

FOUR, NINE = board("4"), board("9")
GRIDS_OF_FOUR = list(engine.solutions(Puzzle(FOUR, (0,) * 16)))
STRANGELY_FAMILIAR = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"


def grid_of(line):
    return tuple(map(int, line))


def with_blanks(grid, cells):
    return tuple(0 if cells >> cell & 1 else value for cell, value in enumerate(grid))


@pytest.mark.parametrize("grid", GRIDS_OF_FOUR[::97])
def test_sets_of_a_small_board_are_the_least_differences_from_all_other_grids(grid):
    differ = {sum(1 << at for at in range(16) if one[at] != grid[at]) for one in GRIDS_OF_FOUR if one != grid}
    least = {cells for cells in differ if not any(other != cells and other & cells == other for other in differ)}
    for most in (4, 6, 16):
        assert set(unavoidable_sets(FOUR, grid, most)) == {cells for cells in least if cells.bit_count() <= most}


def test_how_far_the_search_for_sets_is_grows_to_the_number_of_cells():
    told = list(unavoidable_slowly(FOUR, GRIDS_OF_FOUR[0], 6))
    assert told == sorted(told) and sorted({*told}) == list(range(told[0], 17)) and told[0] in (0, 1)


def test_without_an_unavoidable_set_a_grid_has_other_solutions_and_without_a_part_of_it_none():
    grid = grid_of(STRANGELY_FAMILIAR)
    for cells in unavoidable_sets(NINE, grid, 12)[::20]:
        assert not engine.is_unique(Puzzle(NINE, with_blanks(grid, cells)))
        for cell in bits(cells):
            assert engine.is_unique(Puzzle(NINE, with_blanks(grid, cells & ~(1 << cell))))


def test_whatever_two_digits_leave_open_has_one_of_the_sets_in_it():
    grid = random_grid(Puzzle(NINE, (0,) * 81), Random(3))
    sets = unavoidable_sets(NINE, grid, 10)
    for two in combinations(range(1, 10), 2):
        blank = Puzzle(NINE, tuple(0 if value in two else value for value in grid))
        for other in engine.solutions(blank):
            differs = sum(1 << cell for cell in range(81) if other[cell] != grid[cell])
            if 0 < differs.bit_count() <= 10:
                assert any(one & differs == one for one in sets)
