"""Minimal puzzles of a grid, checked against all sets of its cells."""

from functools import cache
from itertools import combinations, islice, pairwise
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Puzzle
from pencilmark.engine.hitting import Hitting, OpenPart

FOUR, NINE = board("4"), board("9")
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
GRIDS = list(engine.solutions(Puzzle(FOUR, (0,) * 16)))


WHOLE, GRID = (1 << 16) - 1, GRIDS[5]
PUZZLE = Puzzle(FOUR, GRID)
DIFFER = [mask_of(cell for cell in range(16) if one[cell] != GRID[cell]) for one in GRIDS if one != GRID]


@cache
def minimal():
    """Return all minimal puzzles of the grid, as masks of cells."""
    unique = {cells for cells in range(1 << 16) if all(cells & one for one in DIFFER)}
    return {cells for cells in unique if not any(cells ^ 1 << bit in unique for bit in range(16) if cells >> bit & 1)}


def found_by(search):
    return sorted(cells for cells in search if cells is not None)


def test_all_minimal_puzzles_of_a_grid_are_found_each_once_though_the_search_is_stopped_between():
    search, found, told = Hitting(PUZZLE, GRID, WHOLE), [], []
    for turn in (150, None):
        told.append(search.searched)
        for one in islice(search, turn):
            told.append(search.searched)
            found.append(one)
        search = Hitting(PUZZLE, GRID, WHOLE, known=search.missed, nodes=search.nodes)
    assert found_by(found) == sorted(minimal())
    assert told[0] == 0 and 0 < told[150] < 1 == told[-1] and all(one < other + 1e-9 for one, other in pairwise(told))
    assert set(search.missed) <= {*DIFFER}  # each unavoidable, and with no smaller one in it
    assert not any(one & missed == one != missed for missed in search.missed for one in DIFFER)


def test_within_some_cells_they_are_those_of_the_whole_grid_that_fit_and_known_sets_change_nothing():
    rng = Random(1)
    for size, most, known in ((0, 16, ()), (16, 4, ()), (10, 16, ()), (12, 16, DIFFER), (13, 5, DIFFER)):
        cells = mask_of(rng.sample(range(16), size))
        fits = sorted(one for one in minimal() if not one & ~cells and one.bit_count() <= most)
        assert found_by(Hitting(PUZZLE, GRID, cells, most, known)) == fits


@pytest.mark.parametrize("is_whole", [True, False])
def test_on_the_ordinary_board_they_are_those_of_all_choices_of_the_last_cells(is_whole):
    grid = tuple(map(int, ANSWER))
    clues = mask_of(cell for cell, sign in enumerate(HARD) if sign != ".")
    rng = Random(3)
    freed = rng.sample(bits(clues), 2)
    left = mask_of((*freed, *rng.sample([cell for cell in range(81) if not clues >> cell & 1], 7)))
    chosen = clues & ~mask_of(freed)

    def is_unique(cells):
        values = tuple(value if cells >> cell & 1 else 0 for cell, value in enumerate(grid))
        return engine.is_unique(Puzzle(NINE, values))

    tried = [chosen | mask_of(some) for size in range(4) for some in combinations(bits(left), size)]
    least = [
        cells
        for cells in tried
        if is_unique(cells) and not any(is_unique(cells & ~(1 << cell)) for cell in bits(cells))
    ]
    cells, nodes = (1 << 81) - 1 if is_whole else chosen | left, [OpenPart(chosen, left, 1.0)]
    assert found_by(Hitting(Puzzle(NINE, grid), grid, cells, 18, nodes=nodes)) == sorted(least) and clues in least
