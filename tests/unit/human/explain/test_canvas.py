"""Drawings over a position leave the pencil marks beside them readable."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline, Text, mark_centre
from pencilmark.board.model import Position, Puzzle
from pencilmark.human.telling.canvas import Canvas


@pytest.mark.parametrize("name", ["4", "6", "9"])
def test_a_note_covers_no_pencil_mark(name: str) -> None:
    geometry = board(name)
    marks = {
        mark_centre(geometry, cell, value)[1]
        for cell in range(geometry.cell_count)
        for value in range(1, geometry.size + 1)
    }
    for cell in range(geometry.cell_count):
        canvas = Canvas(Position.of(Puzzle(geometry, (0,) * geometry.cell_count)))
        canvas.note(1 << cell, "4+7+9 / 5+7+8")
        box = next(shape for shape in canvas.shapes() if isinstance(shape, Polyline))
        top, bottom = min(y for _, y in box.points), max(y for _, y in box.points)
        text = next(shape for shape in canvas.shapes() if isinstance(shape, Text))
        left, right = min(x for x, _ in box.points), max(x for x, _ in box.points)
        assert 0 <= left < right <= geometry.size and bottom - top > text.height
        assert text.centre == pytest.approx(((left + right) / 2, (top + bottom) / 2))
        assert not [y for y in marks if y + canvas.height / 2 > top and y - canvas.height / 2 < bottom]


def test_every_letter_of_sets_that_begin_in_one_cell_is_drawn() -> None:
    geometry = board("9")
    canvas = Canvas(Position.of(Puzzle(geometry, (0,) * geometry.cell_count)))
    for letter in "ABC":
        canvas.tag(0b11, letter)
    at = {shape.text: shape.centre for shape in canvas.shapes() if isinstance(shape, Text)}
    assert at.keys() == set("ABC")
    places = sorted(at.values())
    assert all(right[0] - left[0] > 0.26 for left, right in pairwise(places))
