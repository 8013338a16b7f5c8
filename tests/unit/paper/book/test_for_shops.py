"""What a book needs for a shop: its barcode, a sample, braille, and the rules of printers."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from tests.printed import reader

from pencilmark.board.errors import WishError
from pencilmark.board.task import finished
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.book.braille import HIGH, WIDE, write_braille
from pencilmark.paper.book.check import PRINTERS, check_printed, extent
from pencilmark.paper.book.cover import bars_of, cover_page, ean_of, spine_width
from pencilmark.paper.book.making import MadeBook, make_book, make_sample, sample_pages, sampled
from pencilmark.paper.book.pages import lay_out
from pencilmark.paper.book.wish import Book, Chapter
from pencilmark.paper.page import Drawing, Page, TextLine

INCH = 25.4
BOOK = Book(
    (Chapter(Wish("4"), 12), Chapter(Wish("6"), 6), Chapter(Wish("4", part=VariantPart("killer")), 2)),
    title="Rain & sun",
    isbn="978-3-16-148410-0",
    barcode=True,
    paper="6x9in",
    bleed=0.125 * INCH,
    per_page=1,
    how_to_solve=False,
    seed=2,
)


@pytest.fixture(scope="module")
def made() -> MadeBook:
    return finished(make_book(BOOK))


def test_bars_are_those_of_the_standard() -> None:
    """The example is that of tables of EAN-13 in print: 5901234123457."""
    bars = "10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101"
    assert bars_of("5901234123457") == bars
    assert bars_of(ean_of("0-306-40615-2")) == bars_of("9780306406157")


def test_the_barcode_is_in_the_room_kept_for_it() -> None:
    without = cover_page(replace(BOOK, barcode=False), (), 100)
    bars = [item for item in cover_page(BOOK, (), 100).items if item not in without.items]
    right, low = (6 - 0.25) * INCH, (9 - 0.25) * INCH
    edges = [extent(item) for item in bars]
    assert any(isinstance(item, Drawing) for item in bars)
    assert min(left for left, *_ in edges) >= right - 2 * INCH and max(edge[2] for edge in edges) <= right
    assert min(edge[1] for edge in edges) >= low - 1.2 * INCH and max(edge[3] for edge in edges) <= low + 0.01
    with pytest.raises(WishError, match="ISBN"):
        Book(barcode=True)


def test_a_left_handed_book_is_bound_at_the_right_with_room_beside_its_boards(made: MadeBook) -> None:
    book = replace(BOOK, per_page=2, left_handed=True)
    printed = finished(lay_out(book, made.entries))
    assert [page.bound for page in printed.pages[:3]] == ["right", "left", "right"]
    cover = cover_page(book, (), len(printed.pages))
    assert {*faults(book, printed.pages, made.pdf, cover)} <= {"pages"}
    first = printed.places.puzzles[1]
    for number in (first, first + 1):
        boards = [item for item in printed.pages[number - 1].items if isinstance(item, Drawing) and item.words]
        assert min(extent(item)[0] for item in boards) == pytest.approx(book.form.area(number).x, abs=1)
    back = book.form.width + spine_width(len(printed.pages))
    without = cover_page(replace(book, barcode=False), (), len(printed.pages)).items
    edges = [extent(item) for item in cover.items if item not in without]
    assert min(edge[0] for edge in edges) >= back + 0.25 * INCH and max(edge[2] for edge in edges) <= back + 2.25 * INCH
    sample = reader(finished(make_sample(replace(made, book=book), 1)))
    assert sample.trailer["/Root"]["/ViewerPreferences"]["/Direction"] == "/R2L"


@pytest.mark.parametrize("count", [1, 3, 10, 500])
def test_a_sample_rises_through_the_book_and_has_its_answers(count: int, made: MadeBook) -> None:
    chosen = sampled(made.entries, count)
    numbers = [entry.number for entry in chosen]
    assert numbers == sorted(set(numbers)) and len(numbers) == min(count, made.puzzle_count)
    printed = finished(sample_pages(BOOK, made.entries, count))
    assert [*printed.places.puzzles] == [*printed.places.answers] == numbers


def felt(page: str, size: int) -> list[int]:
    """Read a grid back from a page of Braille."""
    rows = [line.split() for line in page.split("\r\n") if len(line.split()) == size and len(line) > size]
    return ["-ABCDEFGHI".index(sign) for row in rows[-size:] for sign in row]


def test_braille_reads_back_and_fits_its_pages(made: MadeBook) -> None:
    text = write_braille(BOOK, made.entries).decode("ascii")
    pages = text.split("\f")[1:]
    entries = made.entries[:18]
    for entry, puzzle, answer in zip(entries, pages[:18], pages[18:], strict=True):
        size = entry.puzzle.geometry.size
        assert tuple(felt(puzzle, size)) == entry.puzzle.givens
        assert tuple(felt(answer, size)) == entry.made.solution
    for page in text.split("\f"):
        lines = page.split("\r\n")
        assert len(lines) - 1 <= HIGH and all(len(line) <= WIDE for line in lines)
    assert all(" " <= sign <= "_" or sign in "\r\n\f" for sign in text)
    with pytest.raises(WishError):
        write_braille(BOOK, made.entries[18:])


def faults(book: Book, pages: Sequence[Page], pdf: bytes, cover: Page, printer: str = "kdp") -> Iterator[str]:
    return (one.name for one in check_printed(book, pages, pdf, cover, printer) if one.fits is False)


def test_a_default_book_follows_the_rules_of_its_printer(made: MadeBook) -> None:
    assert made.wrap
    assert not [*faults(BOOK, made.pages, made.pdf, made.wrap)]
    wide = replace(BOOK, margin=14.0, pdfx=True, chapters=BOOK.chapters[:1])
    other = finished(make_book(wide))
    assert other.wrap and not [*faults(wide, other.pages, other.pdf, other.wrap, "ingram")]


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        ({"bleed": 2.0}, "bleed"),
        ({"bleed_sides": "all"}, "bleed"),
        ({"paper": "250x350mm"}, "trim"),
        ({"stock": "cream"}, "spine"),
    ],
)
def test_breaches_of_the_rules_are_found(wrong: dict[str, object], name: str, made: MadeBook) -> None:
    book = replace(BOOK, **wrong)  # type: ignore[arg-type]  # of their types
    assert made.wrap and name in [*faults(book, made.pages, made.pdf, made.wrap)]


def test_margins_pages_and_fonts_are_measured_in_print(made: MadeBook) -> None:
    assert made.wrap
    inner = replace(made.pages[4], items=(TextLine(5.0, 100.0, "near the binding", 4.0),))
    assert [*faults(BOOK, [*made.pages[:-1], inner], made.pdf, made.wrap)] == ["inside"]
    outer = replace(made.pages[4], items=(TextLine(100.0, 5.0, "near the head", 4.0),))
    assert "outside" in [*faults(BOOK, [*made.pages[:-1], outer], made.pdf, made.wrap)]
    assert "pages" in [*faults(BOOK, made.pages[:10], made.pdf, made.wrap)]
    assert "fonts" in [*faults(BOOK, made.pages, made.pdf.replace(b"/FontFile2 ", b"/Nothing "), made.wrap)]


@pytest.mark.parametrize("printer", PRINTERS)
def test_each_printer_is_asked_the_same(printer: str, made: MadeBook) -> None:
    assert made.wrap and made.wrap.width == pytest.approx(12 * INCH + spine_width(made.page_count))
    found = [one.name for one in check_printed(BOOK, made.pages, made.pdf, made.wrap, printer)]
    first = [one.name for one in check_printed(BOOK, made.pages, made.pdf, made.wrap, "kdp")]
    assert [name for name in found if name != "press"] == first
