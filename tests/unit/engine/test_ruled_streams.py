"""Boards with modifiers, searched with cells of their own for these: where they stand, against all ways."""

from itertools import permutations

import pytest
from tests.unit.engine.fours import GRIDS

from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.engine import BackendName
from pencilmark.engine.ruled_streams import placing
from pencilmark.engine.streams import stream

DOUBLED = board("4 doublers")


def ways(grid: tuple[int, ...]) -> list[tuple[int, ...]]:
    """List where doublers can stand: once in each row, column and box, and once on each value."""
    found = (tuple(4 * row + column for row, column in enumerate(order)) for order in permutations(range(4)))
    return [
        cells
        for cells in found
        if len({grid[cell] for cell in cells}) == 4 == len({cell // 8 * 2 + cell % 4 // 2 for cell in cells})
    ]


@pytest.mark.parametrize("backend", ["python", "wasm", "sat", "auto"])
def test_each_way_to_place_modifiers_is_a_solution_with_the_cells_of_the_board(backend: BackendName) -> None:
    for grid in GRIDS[::60]:
        search, name = stream(Puzzle(DOUBLED, grid), backend=backend)
        assert [one for one in search if one] == [grid] * len(ways(grid))
        assert search.share == pytest.approx(1) and search.nodes > 0
        assert name == ("wasm" if backend == "auto" else backend)


def test_modifiers_are_placed_in_one_of_the_ways_or_not_at_all() -> None:
    for grid in GRIDS[::60]:
        found = finished(placing(Puzzle(DOUBLED, (0,) * 16), grid))
        assert found["doublers"] in ways(grid) if ways(grid) else not found
    assert finished(placing(Puzzle(DOUBLED, (0,) * 16), (1,) * 16)) == {}
