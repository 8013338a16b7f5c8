"""Puzzles to pages: every puzzle and answer is there, within the margins, and nothing overlaps."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.ruled import ruled
from tests.unit.paper.corpus import BOARDS, JIGSAW, entry

from pencilmark.board.boards import board
from pencilmark.board.drawing import Polyline, Text
from pencilmark.board.model import Puzzle
from pencilmark.paper.board_drawing import draw_board, in_words
from pencilmark.paper.entry import Entry, share_link
from pencilmark.paper.options import Look
from pencilmark.paper.page import Code, Drawing, Page, TextLine, turned
from pencilmark.paper.papers import PaperError
from pencilmark.paper.sheet import Sheet, sheet_pages

PAPERS = ("A4", "A5", "Letter", "6x9")
Corners = tuple[float, float, float, float]


def boards_of(page: Page) -> list[Corners]:
    """Return the left, top, right and bottom of every board on a page."""
    found = []
    for item in page.items:
        if isinstance(item, Drawing) and item.words:
            xs = [x for shape in item.shapes if isinstance(shape, Polyline) for x, _ in shape.points]
            side = max(xs) * item.scale
            x, y = (item.x - side, item.y - side) if item.turned else (item.x, item.y)
            found.append((x, y, x + side, y + side))
    return found


def digits_of(item: Drawing) -> list[str]:
    """List the texts of a board, cell by cell."""
    return [shape.text for shape in item.shapes if isinstance(shape, Text) and shape.text.strip()]


@settings(max_examples=30, deadline=None)
@given(
    paper=st.sampled_from(PAPERS),
    landscape=st.booleans(),
    per_page=st.sampled_from((1, 2, 4, 6, 9, 12)),
    answers=st.sampled_from(("none", "end", "foot", "next")),
    link=st.sampled_from(("", "https://example.org/")),
    flags=st.tuples(*[st.booleans()] * 4),
    count=st.integers(1, 14),
)
def test_boards_lie_within_the_margins_and_apart(
    paper: str, landscape: bool, per_page: int, answers: str, link: str, flags: tuple[bool, ...], count: int
) -> None:
    names, seeds, large, titled = flags
    sheet = Sheet(
        paper,
        per_page,
        landscape=landscape,
        gutter=5,
        title="A sheet" if titled else "",
        name_line=names,
        show=("number", "level", "seed") if seeds else ("number",),
        large=large,
        link=link,
        answers=answers,  # type: ignore[arg-type]  # sampled from the words that it may be
    )
    try:
        pages = sheet_pages([entry("9")] * count, sheet)
    except PaperError as error:
        assert error.code == "too-many"
        return
    for number, page in enumerate(pages, 1):
        area = sheet.form.area(number)
        taken = boards_of(page) + [(i.x, i.y, i.x + i.side, i.y + i.side) for i in page.items if isinstance(i, Code)]
        for left, top, right, bottom in taken:
            assert area.x - 0.01 <= left and right <= area.right + 0.01
            assert area.y - 0.01 <= top and bottom <= area.bottom + 0.01
        for one, other in combinations(taken, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        for line in (item for item in page.items if isinstance(item, TextLine)):
            assert area.y - 0.01 <= line.y <= area.bottom + 0.01


@pytest.mark.parametrize(("answers", "pages"), [("none", 3), ("end", 4), ("foot", 3), ("next", 6)])
def test_answers_are_where_they_are_wished(answers: str, pages: int) -> None:
    sheet = Sheet("A4", 2, answers=answers)  # type: ignore[arg-type]  # one of the words it may be
    entries = [entry("9", seed) for seed in range(5)]
    found = sheet_pages(entries, sheet)
    assert len(found) == pages
    drawings = [item for page in found for item in page.items if isinstance(item, Drawing) and item.words]
    shown = [tuple(map(int, digits_of(item))) for item in drawings if item.words.startswith("Solution")]
    assert shown == ([] if answers == "none" else [entry.solution for entry in entries])
    assert any(item.turned for item in drawings) == (answers == "foot")


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_shows_its_givens_and_dots_for_blanks(name: str) -> None:
    made = entry(name)
    (drawing,) = [
        item for item in sheet_pages([made], Sheet("A4", answers="none"))[0].items if isinstance(item, Drawing)
    ]
    assert digits_of(drawing) == [str(given or ".") for given in made.puzzle.givens]


def test_a_choice_shows_what_it_names_and_nothing_else() -> None:
    def words(**choices: object) -> str:
        plain = {"show": (), "answers": "none"}
        sheet = Sheet("A4", **(plain | choices))  # type: ignore[arg-type]  # names and values of its fields
        return " ".join(item.text for item in sheet_pages([entry("9")], sheet)[0].items if isinstance(item, TextLine))

    assert words() == ""
    assert words(title="Class 5b") == "Class 5b"
    assert words(name_line=True) == "Name Date"
    assert words(show=("number",)) == "1"
    assert words(show=("number",), first=7) == "7"
    assert words(show=("level",)) == "Medium"
    assert words(show=("rating",)) == "ER 3.4"
    assert words(show=("seed",)) == "seed 1"


def test_candidates_are_where_they_are_possible_or_room_is_left_for_them() -> None:
    puzzle = Puzzle(board("4"), (1, 0, 0, 0) + (0,) * 12)
    marks = [
        shape for shape in draw_board(puzzle, look=Look("candidates")) if isinstance(shape, Text) and shape.height < 0.4
    ]
    assert [shape.text for shape in marks[:3]] == ["2", "3", "4"] and len(marks) == 7 * 3 + 8 * 4
    strips = [
        shape for shape in draw_board(puzzle, look=Look("room")) if isinstance(shape, Polyline) and shape.style.dashed
    ]
    assert len(strips) == 15


def test_windows_and_diagonals_and_regions_are_drawn_and_differ_without_colour() -> None:
    def styles(name: str) -> set[object]:
        return {shape.style for shape in draw_board(entry(name).puzzle) if isinstance(shape, Polyline)}

    assert any(getattr(style, "fill", None) == "shade" for style in styles("9 windoku"))
    assert any(getattr(style, "dashed", False) for style in styles("9 windoku"))
    assert styles("9 x") - styles("9")
    regions = [shape for shape in draw_board(entry(JIGSAW).puzzle) if isinstance(shape, Polyline) and shape.closed]
    assert len(regions) == 10 and any(len(shape.points) > 4 for shape in regions[:9])


def test_a_puzzle_is_put_in_words_row_by_row() -> None:
    words = in_words(entry("6").puzzle)
    assert words.startswith("Sudoku, 6 by 6. Row 1: ") and words.count("Row") == 6
    assert words.count("blank") == entry("6").puzzle.givens.count(0)


def test_turning_twice_changes_nothing() -> None:
    items = [*sheet_pages([entry("9")], Sheet("A4", answers="foot"))[0].items]
    assert turned(turned(items, 31, 77), 31, 77) == pytest.approx(items) or turned(turned(items, 32, 64), 32, 64)


def test_the_share_link_names_board_and_rules() -> None:
    link = share_link(ruled(board("9 x"), (0,) * 81, ("a1 = b2 + 3",)), "https://example.org/pm/#p=old")
    assert link == "https://example.org/pm/#p=" + "." * 81 + "&b=9+x&r=a1+%3D+b2+%2B+3"


@pytest.mark.parametrize(
    "wrong", [{"per_page": 0}, {"per_page": 31}, {"answers": "back"}, {"marks": "all"}, {"show": ("moon",)}]
)
def test_options_out_of_range_are_an_error(wrong: dict[str, object]) -> None:
    with pytest.raises(PaperError):
        Sheet("A4", **wrong)  # type: ignore[arg-type]  # wrong on purpose


def test_boards_too_small_to_write_in_are_an_error() -> None:
    with pytest.raises(PaperError) as caught:
        sheet_pages([entry("9")] * 30, Sheet("A5", 30, link="https://example.org/"))
    assert caught.value.code == "too-many"


@pytest.mark.parametrize(("naming", "row"), [("r1c1", "2"), ("a1", "B")])
def test_rows_and_columns_are_named_beside_the_board_and_not_beside_small_answers(naming: str, row: str) -> None:
    puzzle = Entry(Puzzle(board("4"), (1,) + (0,) * 15), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1))
    sheet = Sheet("A4", answers="foot", coordinates=naming)  # type: ignore[arg-type]
    (page,) = sheet_pages([puzzle], sheet)
    drawings = [item for item in page.items if isinstance(item, Drawing)]
    named = [
        [shape.text for shape in drawing.shapes if isinstance(shape, Text) and min(shape.centre) < 0]
        for drawing in drawings
    ]
    assert sorted(map(len, named)) == [0, 8]
    (names,) = filter(None, named)
    assert row in names and names.count("4") == (2 if naming == "r1c1" else 1)


FOUR = Puzzle(board("4"), (1,) + (0,) * 15)


def test_a_class_has_a_sheet_each_and_one_key() -> None:
    sheet = Sheet("A4", per_page=2, title="Class 5b", name_line=True, pupils=True)
    pages = sheet_pages([Entry(FOUR, (1,) * 16) for _ in range(6)], sheet)
    lines = [[item for item in page.items if isinstance(item, TextLine)] for page in pages]
    titles = [next(line.text for line in own if line.role == "title") for own in lines]
    assert titles == ["Class 5b: sheet 1", "Class 5b: sheet 2", "Class 5b: sheet 3", "Class 5b: answers"]


def test_cards_are_cut_between_boards_and_have_their_answers_behind() -> None:
    sheet = Sheet("A4", per_page=6, cards=True, answers="next")
    front, back = sheet_pages([Entry(FOUR, (1,) * 16) for _ in range(6)], sheet)
    boards = [[item for item in page.items if isinstance(item, Drawing) and item.words] for page in (front, back)]
    cuts = [item.shapes[0].points for item in front.items if isinstance(item, Drawing) and not item.words]
    assert len(cuts) == 1 + 2, "one between two columns, two between three rows"
    for one, behind in zip(*boards, strict=True):
        wide = 4 * one.scale
        assert behind.y == pytest.approx(one.y) and behind.x == pytest.approx(sheet.form.width - one.x - wide)
        for (x1, y1), (x2, y2) in cuts:
            crosses = x1 < one.x + wide and x2 > one.x and y1 < one.y + wide and y2 > one.y
            assert not crosses
