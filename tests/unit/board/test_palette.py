"""Dashes and arrows, measured."""

from cmath import rect
from math import dist, radians

import pytest

from pencilmark.board.drawing import Polyline, Style
from pencilmark.board.palette import DASH, HEAD, dashes, head


def test_an_arrow_points_along_its_last_part_whatever_came_before() -> None:
    style = Style(stroke="ink", width=0.1)
    short, long = Polyline(((1, 1), (1, 3)), style), Polyline(((0, 0), (1, 1), (1, 3)), style)
    assert head(long) == head(short)
    one, tip, other = head(long)
    assert tip == (1, 3) and one[1] == pytest.approx(other[1]) and one[1] < 3
    assert dist(one, tip) == pytest.approx(HEAD[0] + 0.1 * HEAD[1])
    assert one[0] + other[0] == pytest.approx(2)


@pytest.mark.parametrize("degrees", range(0, 360, 30))
def test_an_arrow_looks_the_same_in_every_direction(degrees: int) -> None:
    style, turn = Style(stroke="ink", width=0.1), rect(1, radians(degrees))
    flat, turned = (head(Polyline(((0, 0), (end.real, end.imag)), style)) for end in (1 + 0j, turn))
    for before, after in zip(flat, turned, strict=True):
        assert complex(*after) == pytest.approx(complex(*before) * turn)


def test_only_broken_lines_have_dashes_and_these_grow_with_the_line() -> None:
    assert dashes(Style(stroke="ink"), 2) == ()
    assert dashes(Style(stroke="ink", dashed=True), 2) == tuple(2 * length for length in DASH)
