"""Regions of any sizes: boards, the same puzzle with every backend, and the way to its solution."""

import pytest

from pencilmark import engine, path
from pencilmark.board.boards import board
from pencilmark.board.errors import BoardError
from pencilmark.board.line import parse_line
from pencilmark.exchange.grids import board_of, cell_entries
from pencilmark.rules.text import read_rules

AREAS = board("6 areas=AABBCCAABBCCDD.EECFD.EEGFFHHGGFIHHGG")
PUZZLE = parse_line("51...6..........3...2.4.3....5..4...", AREAS)
GRID = tuple(map(int, "513426236154425631162543341265654312"))


def test_an_area_is_a_house_of_its_cells_and_a_dot_is_in_none() -> None:
    assert [len(house.cells) for house in AREAS.houses if house.kind == "region"] == [4, 4, 5, 3, 4, 4, 5, 4, 1]
    assert AREAS.region_of[14] == AREAS.region_of[20] == -1
    assert board(AREAS.name) == AREAS


def test_a_house_has_as_many_cells_as_there_are_values() -> None:
    assert board("3 latin values=5 house=r1c1r1c2r1c3r2c1r2c2").houses[-1].cells == (0, 1, 2, 3, 4)
    with pytest.raises(BoardError, match="2 to 3 different cells"):
        board("3 latin house=r1c1r1c2r1c3r2c1")


@pytest.mark.parametrize(
    "labels, said", [("AAAAABBBBCCCCDDD", "at most 4 cells"), ("AAAA", "16 letters"), ("." * 16, "16 letters")]
)
def test_what_is_wrong_with_areas_is_said(labels: str, said: str) -> None:
    with pytest.raises(BoardError, match=said):
        board(f"4 areas={labels}")


def test_all_searches_and_the_way_to_the_solution_agree() -> None:
    backends = ["python", "auto", "sat"]
    assert all(engine.solve(PUZZLE, backend=backend).solutions == (GRID,) for backend in backends)  # type: ignore[arg-type]  # names of backends
    for step in path(PUZZLE).steps:
        assert all(GRID[cell] == value for cell, value in step.placements)
        assert all(GRID[cell] != value for cell, value in step.eliminations)


def test_counts_hold_where_as_many_areas_as_rows_leave_cells_out() -> None:
    """Twos counted by areas alone would miss those of cells in none."""
    cells = ", ".join(f"r{row}c{column} = 2" for row in range(1, 7) for column in range(1, 7))
    text = f"board: 6 areas=AA..BBAA..BB............CCDDEFCCDDEF\ncount({cells}) = 6\na1 = 1"
    assert engine.solve(read_rules(text).puzzle, limit=2).status == "multiple"


def test_areas_are_written_to_a_cell_and_read_back() -> None:
    cells = [cell for row in cell_entries(PUZZLE) for cell in row]
    assert board(board_of([cell["region"] for cell in cells], 6, [])) == AREAS
