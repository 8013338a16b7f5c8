"""Variants and formulas on paper: drawn if possible, else put in words, never left out; and boards of several grids."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from tests.printed import page_texts
from tests.ruled import ruled
from tests.unit.paper.corpus import entry

from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline, Text
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.make.wish import Wish
from pencilmark.paper.below import rule_words
from pencilmark.paper.board_drawing import PLAIN, draw_board
from pencilmark.paper.book.puzzle_pages import page_size
from pencilmark.paper.book.wish import Book, Chapter
from pencilmark.paper.entry import Entry
from pencilmark.paper.page import Code, Drawing, Page, TextLine
from pencilmark.paper.papers import make_paper
from pencilmark.paper.pdf import write_pdf
from pencilmark.paper.sheet import Sheet, sheet_pages

EMPTY = (0,) * 81
RULES = ("killer 15: a1 b1", "thermo: a9 b8 c7", "sandwich 10: left 3", "anti-knight", "c3 = a1 + 1")
RULED = Entry(ruled(board("9"), EMPTY, RULES))


def lines_of(page: Page) -> str:
    return " ".join(item.text for item in page.items if isinstance(item, TextLine))


def test_clues_of_variants_are_drawn_on_the_board_and_formulas_are_written_below() -> None:
    plain, ruled = draw_board(Puzzle(board("9"), EMPTY)), draw_board(RULED.puzzle)
    assert len(ruled) > len(plain) + 2
    text = page_texts(write_pdf(sheet_pages([RULED], Sheet("A4", answers="none"))))[0]
    assert "Killer:" in text and "Thermo:" in text and "Anti-knight:" in text and "c3 = a1 + 1" in text


def test_an_authors_words_are_on_paper() -> None:
    told = Entry(RULED.puzzle, title="Four by Ann", words="As always.\nBut c3 follows a1.")
    text = page_texts(write_pdf(sheet_pages([told], Sheet("A4", answers="none"))))[0]
    assert "Four by Ann" in text and "c3 = a1 + 1" in text
    assert text.index("As always.") < text.index("But c3 follows a1.") < text.index("Killer:")


def test_a_rule_of_the_board_that_no_line_shows_is_put_in_words() -> None:
    for name, word in (("9 antiknight", "Anti-knight"), ("9 disjoint", "Disjoint"), ("9 antiking", "Anti-king")):
        assert any(text.startswith(word) for text in rule_words(entry(name).puzzle)), name
    assert rule_words(entry("9").puzzle) == []


def test_clues_outside_the_grid_make_the_board_smaller_and_stay_on_the_page() -> None:
    paper = make_paper("A5")
    drawings = [
        next(item for item in sheet_pages([made], Sheet("A5", answers="none"))[0].items if isinstance(item, Drawing))
        for made in (Entry(Puzzle(board("9"), EMPTY)), RULED)
    ]
    assert drawings[1].scale < drawings[0].scale
    area = paper.area()
    for drawing in drawings:
        xs = [drawing.x + x * drawing.scale for s in drawing.shapes if isinstance(s, Polyline) for x, _ in s.points]
        assert area.x - 0.01 <= min(xs) and max(xs) <= area.right + 0.01


def test_many_formulas_are_in_columns_above_the_foot_of_the_page() -> None:
    rules = tuple(f"r{row}c{column} = r{row}c{column + 1} + 1" for row in range(1, 9) for column in range(1, 8))
    made = Entry(ruled(board("9"), EMPTY, rules))
    sheet = Sheet("A4", answers="none", link="https://example.org/")
    (page,) = sheet_pages([made], sheet)
    assert all(rule in lines_of(page) for rule in rules)
    assert max(item.y for item in page.items if isinstance(item, TextLine)) <= sheet.form.area().bottom
    (code,) = [item for item in page.items if isinstance(item, Code)]
    assert code.side / len(code.rows) >= 0.349 and code.y + code.side <= sheet.form.area().bottom


def test_clues_outside_the_grid_at_the_same_place_stand_side_by_side() -> None:
    puzzle = ruled(board("9"), EMPTY, ("sandwich 10: left 1", "skyscraper 3: left 1", "x-sum 10: left 1"))
    outside = [shape for shape in draw_board(puzzle) if isinstance(shape, Text) and shape.centre[0] < 0]
    assert sorted(shape.text for shape in outside) == ["10", "10", "3"]
    assert len({shape.centre for shape in outside}) == 3
    (drawing,) = [
        item for item in sheet_pages([Entry(puzzle)], Sheet("A5", answers="none"))[0].items if isinstance(item, Drawing)
    ]
    leftmost = min(drawing.x + shape.centre[0] * drawing.scale for shape in outside)
    assert leftmost > make_paper("A5").area().x


def test_no_given_touches_the_sum_of_its_cage_and_no_cage_a_border():
    puzzle = ruled(board("9"), (7,) + (0,) * 80, ("killer 19: a1 b1 a2",))
    shapes = draw_board(puzzle)
    total, given = (next(s for s in shapes if isinstance(s, Text) and s.text == text) for text in ("19", "7"))
    assert total.centre[1] + total.height / 2 < given.centre[1] - given.height / 2
    (cage,) = (s for s in shapes if isinstance(s, Polyline) and s.style.dashed)
    thickest = max(s.style.width for s in shapes if isinstance(s, Polyline) and not s.style.dashed)
    assert all(min(x % 1, 1 - x % 1) - cage.style.width / 2 > thickest / 2 for point in cage.points for x in point)


def test_diagonals_leave_out_digits():
    size = 9
    puzzle = Puzzle(board("9 x"), tuple(int(cell in (0, 40, 64)) * 5 for cell in range(81)))
    straight = [s for s in draw_board(puzzle) if isinstance(s, Polyline) and len(s.points) == 2]
    lines = [s for s in straight if all(one != other for one, other in zip(*s.points, strict=True))]
    for text in (s for s in draw_board(puzzle) if isinstance(s, Text) and s.style.fill):
        x, y = text.centre
        for line in lines:
            (x1, y1), (x2, y2) = line.points
            along = [(x1 + (x2 - x1) * t / 900, y1 + (y2 - y1) * t / 900) for t in range(901)]
            assert all(abs(px - x) > 0.2 or abs(py - y) > 0.2 for px, py in along)
    covered = sum(abs(s.points[0][1] - s.points[1][1]) for s in lines)
    assert covered == pytest.approx(2 * size - 4 * 0.54)  # three cells, the middle one on both diagonals


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
