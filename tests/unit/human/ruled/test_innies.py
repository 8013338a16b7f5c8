"""Innies and outies: every equation holds in the solution, and none with open cells is left out."""

from itertools import combinations
from random import Random

import pytest
from tests.ruled import ruled

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position
from pencilmark.human.ruled.innies import equations, find_one, left_over, made

SIX = board("6")
GRID = [(column + 3 * (row % 2) + row // 2) % 6 + 1 for row in range(6) for column in range(6)]


def position(seed: int) -> Position:
    """Make a position with GRID as a solution, some of its cells filled, and a cage of three cells in each column."""
    rng = Random(seed)
    starts = [6 * rng.randrange(4) + column for column in range(6)]
    cages = [(start, start + 6, start + 12) for start in starts]
    names = [" ".join(f"r{cell // 6 + 1}c{cell % 6 + 1}" for cell in cage) for cage in cages]
    rules = [f"killer {total(cage)}: {name}" for cage, name in zip(cages, names, strict=True)]
    return Position.of(ruled(SIX, [value if rng.random() < 0.4 else 0 for value in GRID], rules))


def total(cells: tuple[int, ...]) -> int:
    return sum(GRID[cell] for cell in cells)


@pytest.mark.parametrize("seed", range(6))
def test_equations_hold_and_each_that_is_open_is_one_of_cells_or_a_single(seed: int) -> None:
    start = position(seed)
    assert all(total((*bits(it.inside),)) - total((*bits(it.outside),)) == it.total for it in equations(start))
    left = left_over(start)
    assert left and all(total(it.inside) - total(it.outside) == it.total for it in left)
    assert not any(start.values[cell] for it in left for cell in it.inside + it.outside)
    families, weighed = made(start)
    assert all(mask_of(GRID[cell] - 1 for cell in it.cells) in it.sets for it in families)
    cells = {frozenset(it.cells) for it in (*families, *weighed)}
    assert cells == {frozenset(it.inside + it.outside) for it in left if len(it.inside + it.outside) > 1}
    one_sided = [it.inside or it.outside for it in left if not (it.inside and it.outside)]
    alike = [cells for cells in one_sided if all(SIX.peer_masks[a] >> b & 1 for a, b in combinations(cells, 2))]
    assert {it.cells for it in families} == {cells for cells in alike if len(cells) > 1}
    for several in (False, True):
        singles = {it.inside + it.outside for it in left if several is (len(it.equation.houses) > 1)}
        found = {step.placements[0] for step in find_one(start, several)}
        assert found == {(cells[0], GRID[cells[0]]) for cells in singles if len(cells) == 1}
