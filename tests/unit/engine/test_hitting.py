"""Minimal puzzles of a grid, checked against all sets of its cells."""

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine.hitting import Hitting

FOUR = board("4")
GRIDS = list(engine.solutions(Puzzle(FOUR, (0,) * 16)))


def test_all_minimal_puzzles_of_a_grid_are_found_each_once():
    grid = GRIDS[5]
    differ = [sum(1 << cell for cell in range(16) if one[cell] != grid[cell]) for one in GRIDS if one != grid]
    unique = {cells for cells in range(1 << 16) if all(cells & one for one in differ)}
    minimal = {
        cells for cells in unique if not any(cells ^ 1 << bit in unique for bit in range(16) if cells >> bit & 1)
    }
    puzzle = Puzzle(FOUR, grid)
    found = [cells for cells in Hitting(puzzle, grid, (1 << 16) - 1) if cells is not None]
    assert len(found) == len(set(found))
    assert set(found) == minimal
    few = [cells for cells in Hitting(puzzle, grid, (1 << 16) - 1, 4) if cells is not None]
    assert set(few) == {cells for cells in minimal if cells.bit_count() <= 4}
