"""A board as shapes: each line is where cells meet, and each value and candidate in its cell."""

from math import dist

import pytest

from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline, Text, centre
from pencilmark.board.grid import diagonals, lines, marks, names, shading, values


def inside(shape: Text, size: int) -> int:
    x, y = shape.centre
    return int(y) * size + int(x)


@pytest.mark.parametrize("name", ["4", "6", "9", "9 latin", "12"])
def test_lines_are_those_between_rows_and_columns_then_borders_then_the_frame(name: str) -> None:
    geometry = board(name)
    size, boxes = geometry.size, sum(house.kind == "box" for house in geometry.houses)
    found = [*lines(geometry)]
    between, borders, frame = found[: 2 * size - 2], found[2 * size - 2 : -1], found[-1]
    ends = [((0, at), (size, at)) for at in range(1, size)] + [((at, 0), (at, size)) for at in range(1, size)]
    assert sorted(line.points for line in between if isinstance(line, Polyline)) == sorted(ends)
    assert len(borders) == boxes and isinstance(frame, Polyline) and frame.closed and len(frame.points) == 4
    widths = [line.style.width for line in (between[0], *borders, frame)]
    assert widths == sorted(widths) and widths[0] < widths[-1]


@pytest.mark.parametrize("name", ["4", "9", "10", "16"])
def test_every_value_stands_in_its_cell_and_givens_are_bold(name: str) -> None:
    geometry = board(name)
    stand = [cell % (geometry.size + 1) for cell in range(geometry.cell_count)]
    shapes = [shape for shape in values(geometry, stand, 0b110) if isinstance(shape, Text)]
    assert [(inside(one, geometry.size), int(one.text)) for one in shapes] == [(c, v) for c, v in enumerate(stand) if v]
    assert [inside(one, geometry.size) for one in shapes if one.face == "strong"] == [1, 2]
    assert all(0.3 < one.height < 1 / (0.6 * len(one.text) + 0.5) for one in shapes), "they fill their cells, and fit"


@pytest.mark.parametrize("name", ["4", "9", "10", "16"])
def test_candidates_stand_in_their_cell_in_reading_order(name: str) -> None:
    geometry = board(name)
    shapes = [one for one in marks(geometry, [geometry.all_digits] * geometry.cell_count) if isinstance(one, Text)]
    for cell in range(geometry.cell_count):
        own = [shape for shape in shapes if inside(shape, geometry.size) == cell]
        assert [int(shape.text) for shape in own] == [*range(1, geometry.value_count + 1)]
        columns = sum(shape.centre[1] == own[0].centre[1] for shape in own)
        assert all(0.3 / columns < shape.height < 1 / columns for shape in own)
        assert own == sorted(own, key=lambda shape: (round(shape.centre[1], 6), shape.centre[0]))


@pytest.mark.parametrize("away", [0.0, 0.7])
def test_names_stand_above_and_on_the_left_as_far_as_what_is_in_the_way(away: float) -> None:
    shapes = [shape for shape in names(board("4"), away=away) if isinstance(shape, Text)]
    assert all(-0.5 < min(shape.centre) + away < -shape.height / 2 for shape in shapes)
    assert sorted(max(shape.centre) for shape in shapes) == [0.5, 0.5, 1.5, 1.5, 2.5, 2.5, 3.5, 3.5]


def test_a_diagonal_is_broken_where_a_digit_stands_and_nowhere_else() -> None:
    filled = [int(cell in (3, 5, 9)) for cell in range(16)]
    pieces = [path.points for path in diagonals(4, filled)]
    for cell in (0, 3, 5, 6, 9, 10, 12, 15):
        x, y = centre(cell, 4)
        on = [(a, b) for a, b in pieces if a[1] < y < b[1] and dist(a, (x, y)) + dist((x, y), b) < dist(a, b) + 1e-6]
        assert len(on) == 1 - filled[cell]


@pytest.mark.parametrize(("name", "count"), [("9", 0), ("9 windoku", 8), ("9 x", 2), ("9 house=r1c1r1c2", 2)])
def test_special_houses_are_shaded_and_framed_and_diagonals_drawn(name: str, count: int) -> None:
    found = [shape for shape in shading(board(name)) if isinstance(shape, Polyline)]
    assert len(found) == count
    assert all(shape.closed is (len(shape.points) > 2) for shape in found)
