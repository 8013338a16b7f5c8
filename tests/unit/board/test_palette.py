"""Dashes and arrows, measured."""

from math import dist

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


def test_only_broken_lines_have_dashes_and_these_grow_with_the_line() -> None:
    assert dashes(Style(stroke="ink"), 2) == ()
    assert dashes(Style(stroke="ink", dashed=True), 2) == tuple(2 * length for length in DASH)
