"""Boards of several grids: each grid is a board of its own, and what none covers is not there."""

import pytest

from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline, centre
from pencilmark.board.errors import BoardError, FormatError
from pencilmark.board.grid import grid_lines, lines
from pencilmark.board.joined import NAMED
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Position, Puzzle

OVERLAPS = ["grids 4 at 0,0 / 2,2", "grids 6 3x2 at 0,0 / 0,3 / 4,3", "grids 4 x at 0,1 / 1,0"]


@pytest.mark.parametrize("name", [*NAMED, *OVERLAPS, "samurai x", "twodoku antiknight"])
def test_each_grid_has_the_houses_of_its_own_board(name: str) -> None:
    joined = board(name)
    part = board(name.split(" at ")[0].removeprefix("grids ") if name in OVERLAPS else f"9 {name.partition(' ')[2]}")
    houses = {frozenset(house.cells) for house in joined.houses}
    expected = set()
    for grid in joined.grids:
        cells = bits(grid)  # row by row, as those of a board of one grid
        expected |= {frozenset(cells[cell] for cell in house.cells) for house in part.houses}
        pairs = {frozenset((cells[one], cells[two])) for one, two in part.pairs}
        assert all(two in joined.peers[one] for one, two in pairs)
    assert houses == expected
    assert len(houses) == len(joined.houses)
    assert joined.covered == union(joined.grids)
    assert joined.value_count == part.size


@pytest.mark.parametrize("name", [*NAMED, *OVERLAPS, "samurai x"])
def test_the_name_of_a_board_names_it_again(name: str) -> None:
    assert board(name).name == name
    assert board(name.upper().replace("/", "  /")) is board(name)


def test_rows_come_first_then_columns_then_boxes_of_all_grids() -> None:
    kinds = [house.kind for house in board("samurai").houses]
    assert kinds == ["row"] * 45 + ["column"] * 45 + ["box"] * 41


@pytest.mark.parametrize(
    "text",
    ["grids", "grids 9", "grids 9 at 0", "grids 4 at 0,0 / 4,4", "grids 9 at 0,0 / 30,30", "grids 6 free at 0,0"],
)
def test_a_text_that_names_no_such_board_is_refused(text: str) -> None:
    with pytest.raises(BoardError):
        board(text)


def test_a_line_of_cells_has_a_sign_for_each() -> None:
    assert board("grids 18 at 0,0 / 17,17").size == 35
    with pytest.raises(BoardError):
        board("grids 20 at 0,0 / 16,16")


def test_a_hole_takes_no_value_and_is_no_cell_that_is_left() -> None:
    geometry = board("twodoku")
    hole = bits(geometry.holes)[0]
    with pytest.raises(FormatError):
        Puzzle(geometry, tuple(5 if cell == hole else 0 for cell in range(geometry.cell_count)))
    position = Position.of(Puzzle(geometry, (0,) * geometry.cell_count))
    assert position.contradiction() is None
    assert mask_of(cell for cell, mask in enumerate(position.cell_digits) if mask) == geometry.covered


def test_lines_are_drawn_around_cells_only() -> None:
    geometry = board("samurai")
    ends = [point for line in lines(geometry) if isinstance(line, Polyline) for point in line.points]
    corners = {
        (float(cell % 21 + across), float(cell // 21 + down))
        for cell in bits(geometry.covered)
        for across in (0, 1)
        for down in (0, 1)
    }
    assert {(float(x), float(y)) for x, y in ends} <= corners
    assert (10.5, 0) not in ends


@pytest.mark.parametrize("name", ["twodoku", "grids 4 x at 0,1 / 1,0", "6x9"])
def test_a_thin_line_is_where_two_cells_meet_and_along_each_diagonal(name: str) -> None:
    geometry = board(name)
    size, found = geometry.size, [points for weight, points, _ in grid_lines(geometry) if weight == "hair"]
    cells = {divmod(cell, size) for cell in bits(geometry.covered)}
    sides = [((x + 1, y), (x + 1, y + 1)) for y, x in cells if (y, x + 1) in cells]
    sides += [((x, y + 1), (x + 1, y + 1)) for y, x in cells if (y + 1, x) in cells]
    ends = [house.cells[:: len(house.cells) - 1] for house in geometry.houses if house.kind == "diagonal"]
    sides += [(centre(one, size), centre(other, size)) for one, other in ends]
    assert sorted(found) == sorted(sides)
    assert all(is_closed is (weight != "hair") for weight, _, is_closed in grid_lines(geometry))


@pytest.mark.parametrize("name", NAMED)
def test_a_board_with_a_name_shares_whole_boxes_and_looks_the_same_turned_by_half(name: str) -> None:
    places = NAMED[name]
    last = max(map(max, places))
    assert sorted((last - row, last - column) for row, column in places) == list(places)
    assert not any(at % 3 for place in places for at in place)
