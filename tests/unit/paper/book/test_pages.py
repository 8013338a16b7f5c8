"""Books read back from their PDF: puzzles, answers, page numbers, boxes, order; and their tables."""

import csv
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO

import pytest
from tests.printed import grids, page_texts, picture, reader

from pencilmark.board.drawing import Polyline, Text
from pencilmark.board.errors import InputError
from pencilmark.board.speech import say
from pencilmark.board.task import finished
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.examples import example_of
from pencilmark.paper.book.front import imprint_page, title_page
from pencilmark.paper.book.how_to import how_to_blocks, ladder_place, lessons, paged
from pencilmark.paper.book.layout import TAB, Layout
from pencilmark.paper.book.making import MadeBook, make_book
from pencilmark.paper.book.pages import LaidOutBook, in_contents, lay_out
from pencilmark.paper.book.puzzle_pages import answer_chunks, answers_page_size, check_room, puzzle_page
from pencilmark.paper.book.puzzles import BookEntry, make_entries
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import INSIDE, Book, Chapter, gutter_of
from pencilmark.paper.fonts import DIGIT_HEIGHT, text_width
from pencilmark.paper.page import Drawing, TextLine
from pencilmark.paper.papers import PaperError
from pencilmark.paper.pdf import write_pdf

POINTS = 72 / 25.4
BOOK = Book(
    (
        Chapter(Wish(level="Medium"), 5),
        Chapter(Wish("6"), 3, "Small ones", per_page=2),
        Chapter(Wish("4", part=VariantPart("killer")), 2),
    ),
    title="Rain",
    author="A. Person",
    licence="cc-by",
    seed=4,
    paper="6x9in",
    margin=15.0,
    gutter=8.0,
    bleed=3.0,
    per_page=2,
)


def test_one_puzzle_two_and_more_are_counted_as_people_do(entries: Sequence[BookEntry]) -> None:
    said = [in_contents(BOOK.chapters[0], entries[:many]) for many in (1, 2, 3)]
    assert said == ["puzzle 1", "puzzles 1 and 2", "puzzles 1 to 3"]


@pytest.fixture(scope="module")
def entries() -> tuple[BookEntry, ...]:
    return finished(make_entries(BOOK))


@pytest.fixture(scope="module")
def printed(entries: Sequence[BookEntry]) -> LaidOutBook:
    return finished(lay_out(BOOK, entries))


@pytest.fixture(scope="module")
def document(printed: LaidOutBook) -> bytes:
    return write_pdf(printed.pages, "Rain by A. Person")


@pytest.fixture(scope="module")
def texts(document: bytes) -> list[str]:
    return page_texts(document)


def values_on(texts: Sequence[str], pages: Sequence[int], size: int) -> list[tuple[int, ...]]:
    return [values for page in dict.fromkeys(pages) for values in grids(texts[page - 1], size)]


def test_every_puzzle_and_every_answer_reads_back_from_its_page(
    texts: Sequence[str], printed: LaidOutBook, entries: Sequence[BookEntry]
) -> None:
    places = printed.places
    for size in (9, 6, 4):
        mine = [entry for entry in entries if entry.puzzle.geometry.size == size]
        puzzles = values_on(texts, [places.puzzles[entry.number] for entry in mine], size)
        answers = values_on(texts, [places.answers[entry.number] for entry in mine], size)
        assert puzzles == [entry.puzzle.givens for entry in mine]
        assert answers == [entry.made.solution for entry in mine]


def test_puzzles_are_numbered_and_name_the_page_of_their_answer(
    texts: Sequence[str], printed: LaidOutBook, entries: Sequence[BookEntry]
) -> None:
    places = printed.places
    for number, page in places.puzzles.items():
        lines = texts[page - 1].split("\n")
        assert f"{number} {entries[number - 1].level}".strip() in lines
        assert f"answer on page {places.answers[number]}" in lines
        assert f"{number}" in texts[places.answers[number] - 1].split("\n")


def test_the_contents_name_the_pages_of_the_sections(texts: Sequence[str], printed: LaidOutBook) -> None:
    titles = [line.title for line in printed.places.contents]
    assert titles == ["How to solve", "Medium", "Small ones", "Killer, 4 × 4", "Answers"]
    for line in printed.places.contents:
        assert line.title in texts[line.page - 1]
        assert f"{line.title}  {line.words}".strip() + f" {line.page}" in texts[2].split("\n")
    outline = [item.title for item in reader(write_pdf(printed.pages)).outline]  # type: ignore[union-attr]  # a flat one
    assert outline == titles


def test_page_numbers_are_those_of_the_pages(printed: LaidOutBook) -> None:
    numbered = 0
    for number, page in enumerate(printed.pages, 1):
        feet = [i for i in page.items if isinstance(i, TextLine) and i.y == page.height - BOOK.margin]
        assert [foot.text for foot in feet] in ([], [f"{number}"])
        numbered += len(feet)
    assert numbered > len(printed.pages) / 2


def test_chapters_begin_on_right_pages(printed: LaidOutBook) -> None:
    assert all(line.page % 2 for line in printed.places.contents[:3])


@pytest.mark.parametrize(("per_page", "least"), [(1, 110.0), (4, 62.0)])
def test_puzzles_of_a_paperback_are_as_large_as_those_that_sell(
    per_page: int, least: float, entries: Sequence[BookEntry]
) -> None:
    book = replace(BOOK, margin=None, gutter=None, bleed=0.0, per_page=per_page)
    assert book.edge == pytest.approx(9.6)
    items = puzzle_page(Layout(book), 1, entries[:1], per_page, {})
    (board_,) = (item for item in items if isinstance(item, Drawing))
    assert board_.scale * 9 >= least


def test_margins_are_mirrored_with_the_gutter_at_the_binding(printed: LaidOutBook) -> None:
    for number, page in enumerate(printed.pages, 1):
        inner = BOOK.margin + BOOK.gutter
        left, right = (inner, BOOK.margin) if number % 2 else (BOOK.margin, inner)
        for item in page.items:
            if isinstance(item, TextLine) and TAB < item.x < page.width - TAB:  # tabs lie in the margin
                assert left - 0.01 <= item.x <= page.width - right + 0.01, (number, item.text)


def test_the_boxes_of_a_book_that_bleeds(document: bytes) -> None:
    for page in reader(document).pages:
        width, height = 6 * 72, 9 * 72
        assert [float(x) for x in page.mediabox] == pytest.approx(
            [0, 0, width + 3 * POINTS, height + 6 * POINTS], abs=0.02
        )
        assert [float(x) for x in page.bleedbox] == [float(x) for x in page.mediabox]
        left = 0 if page.page_number % 2 == 0 else 3 * POINTS  # page_number counts from 0
        assert [float(x) for x in page.trimbox] == pytest.approx(
            [left, 3 * POINTS, left + width, height + 3 * POINTS], abs=0.02
        )


def test_an_eighth_of_an_inch_of_bleed_makes_the_pages_that_printers_ask_for(entries: Sequence[BookEntry]) -> None:
    book = replace(BOOK, bleed=3.175, how_to_solve=False)
    outer = reader(write_pdf(finished(lay_out(book, entries)).pages)).pages
    assert {(float(page.mediabox.width), float(page.mediabox.height)) for page in outer} == {(6.125 * 72, 9.25 * 72)}
    whole = reader(write_pdf(finished(lay_out(replace(book, bleed_sides="all"), entries)).pages)).pages
    assert {(float(page.mediabox.width), float(page.mediabox.height)) for page in whole} == {(6.25 * 72, 9.25 * 72)}


def test_ink_reaches_the_edge_of_pages_that_bleed_and_only_the_margin_of_others(
    document: bytes, printed: LaidOutBook
) -> None:
    tab = picture(document, printed.places.puzzles[1] - 1)
    blank = picture(document, 3)
    left = printed.places.puzzles[1] % 2 == 0
    edge = tab.crop((0, 0, 4, tab.height) if left else (tab.width - 4, 0, tab.width, tab.height))
    assert edge.getextrema()[0] < 230 and blank.getextrema() == (255, 255)  # type: ignore[operator]  # greys


def test_title_and_imprint_say_what_the_book_is(texts: Sequence[str]) -> None:
    assert "Rain" in texts[0] and "A. Person" in texts[0]
    assert "from seed 4" in " ".join(texts[1].split())
    assert say("licence-cc-by") in " ".join(texts[1].split())


def test_how_to_solve_teaches_each_technique_that_the_puzzles_need_once(
    texts: Sequence[str], entries: Sequence[BookEntry]
) -> None:
    used = sorted({name for entry in entries for name in entry.made.rating.histogram}, key=ladder_place)
    taught = lessons(entries)
    assert [lesson.technique for lesson in taught] == used
    for lesson in taught:
        assert lesson.example.step.technique == lesson.technique
        assert sum(TECHNIQUES[lesson.technique].name in text.split("\n") for text in texts) == 1
    assert example_of(entries[0].puzzle, "nested-forcing-cell-chains") is None


def test_the_same_book_gives_the_same_bytes_even_from_its_file() -> None:
    book = replace(BOOK, chapters=(Chapter(Wish("4"), 2), Chapter(Wish(level="Easy"), 2)))
    made: MadeBook = finished(make_book(book))
    again = finished(make_book(read_book(write_book(book))))
    other = finished(make_book(replace(book, seed=5)))
    assert again == made
    assert other.pdf != made.pdf and other.table != made.table


def test_the_table_has_everything_about_every_puzzle(entries: Sequence[BookEntry], printed: LaidOutBook) -> None:
    from pencilmark.paper.book.table import write_table

    rows = list(csv.DictReader(StringIO(write_table(BOOK, entries, printed.places), newline="")))
    assert [int(row["number"]) for row in rows] == [entry.number for entry in entries]
    for row, entry in zip(rows, entries, strict=True):
        assert tuple(int(sign.replace(".", "0")) for sign in row["puzzle"]) == entry.puzzle.givens
        assert tuple(map(int, row["solution"])) == entry.made.solution
        assert int(row["page"]) == printed.places.puzzles[entry.number]
        assert int(row["answer_page"]) == printed.places.answers[entry.number]
        assert row["level"] == (entry.made.rating.level or "")
    assert rows[0]["chapter"] == "Medium" and rows[7]["board"] == "6" and rows[7]["er"] == ""
    assert rows[-1]["rules"].startswith("killer ")


@pytest.mark.parametrize("answers", ["none", "chapter"])
def test_answers_are_left_out_or_follow_their_chapter(entries: Sequence[BookEntry], answers: str) -> None:
    book = replace(BOOK, answers=answers, how_to_solve=False)  # type: ignore[arg-type]  # one of its words
    printed = finished(lay_out(book, entries))
    titles = [line.title for line in printed.places.contents]
    if answers == "none":
        assert titles == ["Medium", "Small ones", "Killer, 4 × 4"] and not printed.places.answers
    else:
        assert titles[:4] == ["Medium", "Medium: answers", "Small ones", "Small ones: answers"]
        assert printed.places.answers[5] < printed.places.puzzles[6] < printed.places.answers[6]


@pytest.mark.parametrize(
    ("wished", "code"),
    [
        ({"paper": "60x60mm", "margin": 5.0, "gutter": 0.0, "per_page": 12}, "too-many"),
        ({"paper": "napkin"}, "bad-paper"),
        ({"author": "作者"}, "bad-text"),
        ({"paper": "A5", "gutter": 100.0}, "bad-margin"),
    ],
)
def test_what_does_not_fit_is_reported_before_the_work_begins(wished: dict[str, object], code: str) -> None:
    with pytest.raises(InputError) as told:
        next(make_book(replace(BOOK, **wished)))  # type: ignore[arg-type]  # by the name of each
    assert told.value.code == code


def test_titles_may_be_cyrillic_or_greek_and_no_sign_is_lost(entries: Sequence[BookEntry]) -> None:
    title = "Судоку — Σουντόκου"
    printed = finished(lay_out(replace(BOOK, title=title, subtitle=title, how_to_solve=False), entries))
    texts = page_texts(write_pdf(printed.pages))
    assert texts[0].count(title) == 2
    assert any(text.startswith(title) or f"\n{title}\n" in text for text in texts[3:]), "the running head"


def test_without_room_for_all_lessons_a_book_has_those_that_most_puzzles_need(entries: Sequence[BookEntry]) -> None:
    told, high = lessons(entries), Layout(BOOK).area(1).height
    for most in (1, 2, 3):
        layout = Layout(replace(BOOK, how_to_pages=most))
        some = how_to_blocks(layout, entries, told)
        assert len(paged(some, high)) <= most and 1 < len(some) <= len(told)
        words = " ".join(item.text for item in some[0].draw(layout.area(1)) if isinstance(item, TextLine))
        assert "most of the puzzles" in words
    assert len(how_to_blocks(Layout(replace(BOOK, how_to_pages=0)), entries, told)) == len(told) + 1


def test_no_lesson_is_taller_than_a_page(entries: Sequence[BookEntry]) -> None:
    layout = Layout(replace(BOOK, paper="95x130mm", margin=8.0, gutter=0.0, per_page=1))
    blocks = how_to_blocks(layout, entries, lessons(entries))
    assert max(block.height for block in blocks[1:]) <= layout.area(1).height


@pytest.mark.parametrize("paper", ["A4", "A5", "Letter", "120x180mm"])
@pytest.mark.parametrize("per_page", [1, 4, 12])
def test_nothing_leaves_the_page_on_any_paper(entries: Sequence[BookEntry], paper: str, per_page: int) -> None:
    book = replace(BOOK, paper=paper, per_page=per_page, bleed=0.0, margin=8.0)
    for page in finished(lay_out(book, entries)).pages[1:]:
        for item in page.items:
            assert 0 <= item.x <= page.width and 0 <= item.y <= page.height


def test_a_book_has_whole_leaves_and_names_its_author_to_programs():
    made = finished(make_book(Book((Chapter(Wish("4"), 1),), author="A. Person", answers="none", how_to_solve=False)))
    read = reader(made.pdf)
    assert (len(read.pages), read.metadata.author) == (made.page_count, "A. Person")
    assert made.page_count % 2 == 0


def reach(item: Drawing) -> tuple[float, float]:
    """Say how far right and down a drawing reaches, in millimetres."""
    points = [point for shape in item.shapes if isinstance(shape, Polyline) for point in shape.points]
    return max(item.x + x * item.scale for x, _ in points), max(item.y + y * item.scale for _, y in points)


@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("paper", ["6x9in", "A4", "A5", "120x180mm"])
def test_the_ornament_of_the_title_ends_with_the_page_or_at_its_margins(bleed: float, paper: str) -> None:
    layout = Layout(replace(BOOK, bleed=bleed, paper=paper))
    (ornament,) = (item for item in title_page(layout, 1) if isinstance(item, Drawing))
    area, form = layout.paper.area(1), layout.paper
    ends = (form.width + bleed, form.height + bleed) if bleed else (area.right, area.bottom)
    assert reach(ornament) == pytest.approx(ends)


def test_the_imprint_has_a_copyright_and_the_seed_only_if_it_may_be_told(entries: Sequence[BookEntry]) -> None:
    book = replace(BOOK, copyright="© 2026 A. Person", seed_line=False, how_to_solve=False)
    words = " ".join(page_texts(write_pdf(finished(lay_out(book, entries)).pages))[1].split())
    assert "© 2026 A. Person" in words and "seed" not in words
    told = " ".join(item.text for item in imprint_page(Layout(BOOK), 2) if isinstance(item, TextLine))
    assert "from seed 4" in told


def test_the_gutter_follows_the_number_of_pages(entries: Sequence[BookEntry]) -> None:
    small = finished(lay_out(replace(BOOK, gutter=None, margin=7.0, bleed=0.0, how_to_solve=False), entries))
    (first,) = (item for item in small.pages[2].items if isinstance(item, TextLine) and item.text == "Contents")
    assert first.x == 7.0 + gutter_of(len(small.pages), 7.0) == 10.0
    many = [BookEntry(number, 0, entries[0].made) for number in range(1, 181)]
    book = replace(BOOK, chapters=BOOK.chapters[:1], gutter=None, margin=7.0, per_page=1, answers="none")
    long = finished(lay_out(replace(book, how_to_solve=False), many))
    assert len(long.pages) > 150
    (first,) = (item for item in long.pages[2].items if isinstance(item, TextLine) and item.text == "Contents")
    assert first.x == 7.0 + gutter_of(len(long.pages), 7.0) == 13.0
    assert all(7.0 + gutter_of(pages, 7.0) >= least for pages, least in INSIDE)


def test_a_large_board_leaves_the_answers_of_the_others_where_they_are() -> None:
    book = replace(BOOK, chapters=(Chapter(Wish("4"), 3), Chapter(Wish("16"), 1)), answers_per_page=20, bleed=0.0)
    entries = finished(make_entries(book))
    chunks = answer_chunks(Layout(book), entries)
    assert [[entry.number for entry in chunk] for chunk in chunks] == [[1, 2, 3], [4]]
    assert [answers_page_size(Layout(book), chunk[0]) for chunk in chunks] == [20, 6]


def test_answers_are_just_digits(printed: LaidOutBook) -> None:
    killers = printed.pages[printed.places.answers[9] - 1]
    drawn = [shape for item in killers.items if isinstance(item, Drawing) for shape in item.shapes]
    assert drawn and not any(shape.style.dashed for shape in drawn)


def test_two_lessons_share_a_page_of_a_paperback(entries: Sequence[BookEntry]) -> None:
    layout = Layout(replace(BOOK, bleed=0.0))
    blocks = how_to_blocks(layout, entries, lessons(entries))[1:]
    high = layout.area(1).height
    assert sum(block.height <= high / 2 for block in blocks) >= len(blocks) * 0.7


def test_each_puzzle_of_formulas_has_its_own_below_its_board_and_the_chapter_none() -> None:
    part = FormulaPart(operators=("+", "-"), givens=2)
    book = Book((Chapter(Wish("4", minimal=True, part=part), 3),), per_page=2, how_to_solve=False, seed=2)
    entries = finished(make_entries(book))
    printed = finished(lay_out(book, entries))
    texts = [{item.text for item in page.items if isinstance(item, TextLine)} for page in printed.pages]
    for entry in entries:
        formulas = {rule.text for rule in entry.puzzle.rules}
        place = printed.places.puzzles[entry.number] - 1
        assert formulas and formulas <= texts[place]
        others = [here for number, here in enumerate(texts) if number != place]
        own = formulas - {rule.text for other in entries if other is not entry for rule in other.puzzle.rules}
        assert not any(own & here for here in others)
    assert sum(any("b3 in them" in text for text in here) for here in texts) == 1


@pytest.mark.parametrize(("paper", "per_page"), [("6x9in", 1), ("Letter", 4)])
def test_large_print_has_nothing_smaller_than_18_points(
    paper: str, per_page: int, entries: Sequence[BookEntry]
) -> None:
    book = replace(BOOK, paper=paper, per_page=per_page, large=True, margin=None, gutter=None, bleed=0.0)
    book = replace(book, chapters=tuple(replace(chapter, per_page=None) for chapter in book.chapters), show=("level",))
    check_room(Layout(book))
    least = 18 / POINTS - 0.01
    for page in finished(lay_out(replace(book, how_to_solve=False), entries)).pages:
        for line in (item for item in page.items if isinstance(item, TextLine)):
            wide = text_width(line.text, line.size, line.face)
            assert line.size * min(1.0, line.width / wide if line.width and wide else 1.0) >= least, line.text
        for board_ in (item for item in page.items if isinstance(item, Drawing)):
            heights = [
                shape.height * board_.scale for shape in board_.shapes if isinstance(shape, Text) and shape.style.fill
            ]
            assert all(height / DIGIT_HEIGHT >= least for height in heights if board_.words)
    with pytest.raises(PaperError, match="18 points"):
        check_room(Layout(replace(book, per_page=12)))
