"""Shapes: borders of sets of cells, and the places of marks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.boards import board
from pencilmark.board.drawing import (
    OPEN_ROOM,
    Disc,
    Point,
    Polyline,
    Style,
    Text,
    centre,
    mark_centre,
    mark_within,
    outlines,
)
from pencilmark.doors.handlers.pieces import shapes_data

SETS = st.sets(st.integers(0, 35), min_size=1)


def area(points: tuple[Point, ...]) -> float:
    """Measure a closed path; one that runs anticlockwise, around a hole, counts below 0."""
    after = points[1:] + points[:1]
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in zip(points, after, strict=True)) / 2


@given(SETS)
def test_borders_enclose_exactly_the_cells(cells: set[int]) -> None:
    assert sum(map(area, outlines(cells, 6))) == len(cells)


@given(SETS)
def test_an_inset_border_passes_no_cell_outside(cells: set[int]) -> None:
    for points in outlines(cells, 6, 0.1):
        assert all(int(y) * 6 + int(x) in cells for x, y in points)


def test_cells_that_touch_at_a_corner_are_traced_apart() -> None:
    assert len(outlines([0, 7], 6)) == 2


def test_a_hole_has_a_border_of_its_own() -> None:
    ring = [0, 1, 2, 6, 8, 12, 13, 14]
    assert sorted(map(area, outlines(ring, 6))) == [-1.0, 9.0]


def test_marks_stand_in_their_cell_in_reading_order() -> None:
    geometry = board("9")
    places = [mark_centre(geometry, 10, value) for value in range(1, 10)]
    assert places[4] == centre(10, 9)
    assert places == sorted(places, key=lambda place: (place[1], place[0]))
    assert all(1 < x < 2 and 1 < y < 2 for x, y in places)


def test_the_page_is_told_every_part_of_a_shape_and_nothing_empty() -> None:
    shapes = [
        Polyline(
            ((0, 0), (1, 0.5), (2, 0)), Style("accent", width=0.05, dashed=True, head=True, over=True), curved=True
        ),
        Disc((0.5, 0.5), 0.4, Style(fill="tint")),
        Text((0.5, 0.25), "15", 0.2, Style(fill="ink")),
    ]
    assert shapes_data(shapes) == [
        {
            "kind": "path",
            "points": [[0, 0], [1, 0.5], [2, 0]],
            "stroke": "accent",
            "fill": "",
            "width": 0.05,
            "dashed": True,
            "head": True,
            "over": True,
            "curved": True,
        },
        {"kind": "disc", "points": [[0.5, 0.5]], "stroke": "", "fill": "tint", "width": 0.03, "radius": 0.4},
        {
            "kind": "text",
            "points": [[0.5, 0.25]],
            "stroke": "",
            "fill": "ink",
            "width": 0.03,
            "text": "15",
            "height": 0.2,
        },
    ]


@pytest.mark.parametrize("name", ["4", "9", "12"])
def test_a_mark_in_a_room_as_wide_as_ever_stands_where_it_ever_does(name: str) -> None:
    geometry = board(name)
    for cell, value in ((0, 1), (5, geometry.value_count), (geometry.cell_count - 1, 2)):
        assert mark_within(geometry, cell, value, OPEN_ROOM) == pytest.approx(mark_centre(geometry, cell, value))


@pytest.mark.parametrize("inset", [0.0, 0.1, 0.25])
def test_a_border_is_moved_inwards_by_its_inset_on_every_side(inset: float) -> None:
    (points,) = outlines([5, 6, 9, 10], 4, inset)
    corners = {(round(x, 6), round(y, 6)) for x, y in points}
    assert corners == {(x, y) for x in (1 + inset, 3 - inset) for y in (1 + inset, 3 - inset)}
