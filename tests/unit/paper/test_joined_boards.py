"""Boards of several grids on paper: nothing is drawn in a hole, and in a book each has a page of its own."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.make.wish import Wish
from pencilmark.paper.board_drawing import PLAIN, draw_board
from pencilmark.paper.book.puzzle_pages import page_size
from pencilmark.paper.book.wish import Book, Chapter


@pytest.mark.parametrize("marks", ["none", "room", "candidates"])
@pytest.mark.parametrize("name", ["samurai x", "sohei", "grids 4 at 0,0 / 2,2", "4x6", "6x4"])
def test_nothing_is_drawn_in_a_hole(name: str, marks: Any) -> None:
    geometry = board(name)
    shapes = draw_board(Puzzle(geometry, (0,) * geometry.cell_count), look=replace(PLAIN, marks=marks))
    for shape in shapes:
        if isinstance(shape, Polyline):
            ends = zip(shape.points, (*shape.points[1:], *shape.points[: shape.closed]), strict=False)
            middles = [((x + to_x) / 2, (y + to_y) / 2) for (x, y), (to_x, to_y) in ends]
            for cell in bits(geometry.holes):
                row, column = divmod(cell, geometry.size)
                assert not any(column < x < column + 1 and row < y < row + 1 for x, y in middles)


def test_a_page_of_a_book_has_one_unless_its_chapter_says_more() -> None:
    wish = Wish("samurai")
    layout: Any = SimpleNamespace(book=Book((Chapter(wish), Chapter(wish, per_page=2), Chapter(Wish()))))
    assert [page_size(layout, chapter) for chapter in range(3)] == [1, 2, 4]
