"""The last part of a search for minimal puzzles, checked against all subsets of the cells that are left."""

from itertools import chain, combinations
from random import Random

import pytest

from pencilmark.engine import plain
from pencilmark.engine.kernel.nine_hitting import DEEPEST, hitting_kernel

GRID = bytes(map(int, "639241785284765193517983624123857946796432851458619237342178569861594372975326418"))


def mask(cells):
    return sum(1 << cell for cell in cells)


def is_unique(cells):
    values = bytes(value if cells >> cell & 1 else 0 for cell, value in enumerate(GRID))
    return len(plain.first_solutions(values, 2)) == 1


def whole(rng):
    """Take away as many cells of the grid as can go."""
    cells = (1 << 81) - 1
    for cell in rng.sample(range(81), 81):
        if is_unique(cells & ~(1 << cell)):
            cells &= ~(1 << cell)
    return cells


@pytest.mark.parametrize("seed", range(6))
def test_it_finds_every_set_that_can_lose_no_cell_once_and_only_sets_that_leave_one_solution(seed):
    kernel, rng = hitting_kernel(), Random(seed)
    minimal = whole(rng)
    open_cells = rng.sample([cell for cell in range(81) if minimal >> cell & 1], 4)
    chosen = minimal & ~mask(open_cells)
    left = open_cells + rng.sample([cell for cell in range(81) if not minimal >> cell & 1], 9)
    dead = (1 << 81) - 1 & ~chosen & ~mask(left)
    tried = chain.from_iterable(combinations(left, size) for size in range(5))
    unique = {chosen | mask(cells) for cells in tried if is_unique(chosen | mask(cells))}
    least = {cells for cells in unique if not any(cells & ~(1 << cell) in unique for cell in left if cells >> cell & 1)}
    sets = bytearray()
    found = kernel.below(GRID, sets, chosen, dead, 4)
    assert len(found) == len(set(found)) and least <= set(found) <= unique and minimal in least
    for at in range(0, len(sets), 16):  # each set that it met is unavoidable, and none of its cells can be spared
        met = int.from_bytes(sets[at : at + 16], "little")
        others = (1 << 81) - 1 & ~met
        assert not is_unique(others) and all(is_unique(others | 1 << cell) for cell in range(81) if met >> cell & 1)
    known = bytes(sets)
    again = kernel.below(GRID, sets, chosen, dead, 4)  # begins with the smallest of the sets that are known now
    assert len(again) == len(set(again)) and least <= set(again) <= unique and sets[: len(known)] == known


def test_a_search_with_too_much_to_find_gives_up():
    many = mask(range(0, 81, 3))
    assert hitting_kernel().below(GRID, bytearray(), many, 0, DEEPEST) is None
