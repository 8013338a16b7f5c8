"""Sums taken together: what they say holds of every grid whose sums they are, and proves what search cannot."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Budget
from pencilmark.engine.relations.implied import MOST_CELLS, sums_together
from pencilmark.rules.propagation.innies import CellSum
from pencilmark.rules.text import read_rules

FOUR = """board: 9 3x3
little-killer 50: a9..i1
little-killer 50: a8..h1
little-killer 50: i2..b9
little-killer {}: i3..c9
"""
"""Diagonals side by side, which fill three boxes all but for three cells, and have eight cells outside them."""


def facts_of(grid: tuple[int, ...], size: int, rng: Random) -> list[CellSum]:
    """Add up diagonals both ways, rows' parts and cells anywhere: they may share cells."""
    lines = []
    for start in range(1 - size, size):
        lines.append([row * size + row + start for row in range(size) if 0 <= row + start < size])
        lines.append([row * size + size - 1 - row - start for row in range(size) if 0 <= row + start < size])
    lines += [rng.sample(range(size * size), rng.randint(2, size)) for _ in range(size)]
    chosen = rng.sample(lines, rng.randint(2, len(lines)))
    return [CellSum(sum(1 << cell for cell in cells), sum(grid[cell] for cell in cells)) for cells in chosen]


@pytest.mark.parametrize("name", ["4", "6", "9", "9 x", "9 latin"])
def test_what_sums_say_together_holds_of_the_grid_that_they_are_of(name: str) -> None:
    geometry, said = board(name), 0
    for seed in range(40):
        rng = Random(seed)
        empty = Puzzle(geometry, (0,) * geometry.cell_count)
        grid = next(engine.solutions(empty, rng=rng))
        for linear in sums_together(geometry, facts_of(grid, geometry.size, rng), geometry.all_digits):
            assert 0 < len(linear.weights) <= MOST_CELLS
            assert sum(weight * grid[cell] for cell, weight in linear.weights.items()) == linear.total
            said += 1
    assert said > 20


def test_four_diagonals_have_as_much_as_their_boxes_leave() -> None:
    most = 3 * 45 - 3 * 1 + 2 * (9 + 8 + 7) + 2 * 9
    few = Budget(nodes=2_000)
    assert engine.solve(read_rules(FOUR.format(most - 150)).puzzle, limit=1, budget=few).solutions
    assert engine.solve(read_rules(FOUR.format(most - 149)).puzzle, budget=few).status == "none"
