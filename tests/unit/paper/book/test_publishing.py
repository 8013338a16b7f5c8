"""What publishers ask for: covers, front matter, volumes, archives, books for screens."""

import json
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree
from zipfile import ZIP_STORED, ZipFile

import page
import pytest
from PIL import Image
from pypdf import PdfReader
from tests.printed import page_texts, picture, reader

from pencilmark import engine
from pencilmark.__main__ import main
from pencilmark.board.boards import board
from pencilmark.board.canon import canonical
from pencilmark.board.errors import InputError, WishError
from pencilmark.board.task import finished
from pencilmark.exchange.read import read
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.shares import share_of
from pencilmark.make.wish import Wish
from pencilmark.paper.book.cover import THICKNESS, cover_page, spine_width
from pencilmark.paper.book.epub import write_epub
from pencilmark.paper.book.front import title_page
from pencilmark.paper.book.layout import Layout
from pencilmark.paper.book.making import MadeBook, check_book, make_book
from pencilmark.paper.book.puzzles import make_entries
from pencilmark.paper.book.table import write_archive
from pencilmark.paper.book.toml import read_book, write_book
from pencilmark.paper.book.wish import Answers, Book, Chapter
from pencilmark.paper.fonts import PAIRS, Pair
from pencilmark.paper.logo import jpeg_of, picture_of, read_logo
from pencilmark.paper.page import Page, Picture, TextLine
from pencilmark.paper.papers import Box
from pencilmark.paper.pdf import write_pdf

INCH = 72
BOOK = Book(
    (Chapter(Wish("4"), 3), Chapter(Wish(level="Medium"), 2)),
    title="Rain & sun",
    author="A. Person",
    publisher="Rain Press",
    isbn="978-3-16-148410-0",
    paper="6x9in",
    half_title=True,
    introduction="# Before you *begin*\nTake **time**.\n\n- a pencil",
    hints=True,
    seed=2,
)

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10H0z" fill="#36c"/></svg>'


def photograph(mode: str = "RGBA", kind: str = "PNG", size: tuple[int, int] = (60, 20)) -> str:
    """Return a logo made of a picture of one colour."""
    out = BytesIO()
    Image.new(mode, size, (10, 20, 200, 128) if mode == "RGBA" else 90).save(out, kind)
    return read_logo(out.getvalue())


@pytest.fixture(scope="module")
def made() -> MadeBook:
    return finished(make_book(BOOK))


@pytest.mark.parametrize(
    ("pages", "stock", "printer", "inches"),
    [
        (200, "white", "kdp", 200 * 0.002252),
        (200, "cream", "kdp", 200 * 0.0025),
        (200, "colour", "kdp", 200 * 0.002347),
        (200, "white", "lulu", 200 / 444 + 0.06),
        (666, "cream", "lulu", 666 / 444 + 0.06),
    ],
)
def test_a_cover_is_as_wide_as_the_printers_formula_says(pages: int, stock: str, printer: str, inches: float) -> None:
    """KDP: bleed, back, spine, front, bleed; the spine is pages times the stock's figure. Lulu's: pages / 444 + 0.06.

    Sources: KDP's help, "Create a paperback cover"; Lulu's, "How is spine width calculated?". Bleed is 0.125 inches.
    """
    book = replace(BOOK, stock=stock, printer=printer)
    (page,) = reader(write_pdf([cover_page(book, (), pages)])).pages
    assert float(page.mediabox.width) / INCH == pytest.approx(6 + inches + 6 + 0.25, abs=0.001)
    assert float(page.mediabox.height) / INCH == pytest.approx(9.25, abs=0.001)
    assert [float(x) / INCH for x in page.trimbox] == pytest.approx([0.125, 0.125, 12.125 + inches, 9.125], abs=0.001)


def test_words_on_the_spine_stay_within_it_and_thin_spines_have_none() -> None:
    page = cover_page(BOOK, (), 200)
    down = [item for item in page.items if isinstance(item, TextLine) and item.is_downwards]
    left, wide = 6 * 25.4, spine_width(200)
    assert {line.text for line in down} == {"Rain & sun", "A. Person"}
    assert all(left < line.x and line.x + line.size * 0.75 < left + wide for line in down)
    thin = cover_page(BOOK, (), 78)
    assert not any(isinstance(item, TextLine) and item.is_downwards for item in thin.items)
    ink = picture(write_pdf([replace(page, items=tuple(down))]))
    box = ink.point(lambda grey: 255 if grey < 128 else 0).getbbox()
    bleed = 3.175
    assert box and (left + bleed) * 4 < box[0] and box[2] < (left + wide + bleed) * 4 and box[3] - box[1] > 40


def test_nothing_is_printed_where_the_barcode_goes(made: MadeBook) -> None:
    ink = picture(made.cover)
    right, low = int((3.175 + 152.4 - 6.35) * 4), int((3.175 + 228.6 - 6.35) * 4)
    assert ink.crop((right - 203, low - 122, right, low)).getextrema() == (255, 255)


def test_front_matter_is_where_books_have_it(made: MadeBook) -> None:
    texts = [" ".join(text.split()) for text in page_texts(made.pdf)]
    assert texts[0] == "Rain & sun" and texts[1] == ""
    assert "Rain Press" in texts[2] and "ISBN 978-3-16-148410-0" in texts[3]
    assert "Introduction Before you begin Take time. • a pencil" in texts[6]
    hints = next(text for text in texts if "Hints 4 " in text)
    assert "Look" in hints


def test_all_that_publishers_say_comes_through_the_file(made: MadeBook) -> None:
    assert read_book(write_book(BOOK)) == BOOK
    again = finished(make_book(read_book(write_book(BOOK))))
    assert (again.pdf, again.cover) == (made.pdf, made.cover)
    assert write_epub(BOOK, again.entries) == write_epub(BOOK, made.entries)


@pytest.mark.parametrize(
    "wished",
    [{"isbn": "978-3-16-148410-1"}, {"stock": "blue"}, {"printer": "me"}, {"volume": 3, "series": 2}, {"series": 0}],
)
def test_impossible_wishes_are_refused(wished: dict[str, object]) -> None:
    with pytest.raises(WishError):
        replace(BOOK, **wished)  # type: ignore[arg-type]  # by the name of each


@pytest.mark.parametrize("name", ["4", "6", "9", "9 jigsaw"])
def test_isomorphic_solutions_are_of_one_share(name: str) -> None:
    rng, size = Random(5), int(name[0])
    grid = random_grid(board(name.split()[0]), rng, "auto")
    tall = {4: 2, 6: 2, 9: 3}[size]
    for _ in range(6):
        names = rng.sample(range(1, size + 1), size)
        rows = [
            row
            for band in rng.sample(range(size // tall), size // tall)
            for row in rng.sample(range(band * tall, band * tall + tall), tall)
        ]
        other = [names[grid[row * size + column] - 1] for row in rows for column in range(size)]
        turned = [other[column * size + row] for row in range(size) for column in range(size)]
        assert share_of(grid, size, 97) == share_of(other, size, 97) == share_of(turned, size, 97)


def test_volumes_share_no_puzzle_and_together_have_all() -> None:
    classes, shares = [], []
    for volume in (1, 2, 3):
        book = Book((Chapter(Wish("6"), 6),), series=3, volume=volume, seed=4)
        entries = finished(make_entries(book))
        classes.append({canonical(one.puzzle.geometry, one.puzzle.givens).least for one in entries})
        shares += [{share_of(one.made.solution, 6, 3) for one in entries}]
    assert shares == [{1}, {2}, {3}] and all(len(own) == 6 for own in classes)
    assert not classes[0] & classes[1] | classes[0] & classes[2] | classes[1] & classes[2]


def test_an_archive_has_drawings_and_data_of_each_puzzle_and_answer(made: MadeBook) -> None:
    data = write_archive(BOOK, made.entries, made.table)
    assert data == write_archive(BOOK, made.entries, made.table)
    archive = ZipFile(BytesIO(data))
    told = json.loads(archive.read("puzzles.json"))["puzzles"]
    assert archive.read("puzzles.csv").decode() == made.table
    for entry, row in zip(made.entries, told, strict=True):
        puzzle = read(row["puzzle"], row["board"])
        assert puzzle.givens == entry.puzzle.givens
        assert "".join(map(str, engine.solve(puzzle).solutions[0])) == row["solution"]
        for folder, count in (("puzzles", entry.puzzle.clue_count), ("answers", entry.puzzle.geometry.cell_count)):
            drawing = ElementTree.fromstring(archive.read(f"{folder}/{entry.number:04}.svg"))  # our own
            assert len(drawing.findall(".//{http://www.w3.org/2000/svg}text")) == count
            png = archive.read(f"{folder}/{entry.number:04}.png")
            assert png[:8] == b"\x89PNG\r\n\x1a\n"
    from PIL import Image

    image = Image.open(BytesIO(archive.read("puzzles/0001.png")))
    assert image.size == (993, 993) and image.getextrema() == (0, 255)


@pytest.mark.parametrize("logo", [DRAWING, photograph(), photograph("L", "JPEG")], ids=["SVG", "PNG", "JPEG"])
def test_a_logo_is_on_the_title_page_and_on_the_back_in_its_proportions(logo: str, made: MadeBook) -> None:
    book = replace(BOOK, logo=logo)
    layout = Layout(book)
    title, back = list(title_page(layout, 1)), cover_page(book, made.entries, 40).items
    for items in (title, back):
        (shown,) = [item for item in items if isinstance(item, Picture)]
        assert shown.width / shown.height == pytest.approx(3, abs=0.01)
        (name,) = [item for item in items if isinstance(item, TextLine) and item.text == BOOK.publisher]
        assert shown.x == pytest.approx(name.x) and shown.y + shown.height < name.y - name.size * 0.8
    assert read_book(write_book(book)).logo == logo
    assert write_pdf([Page(100, 100, tuple(title))]) == write_pdf([Page(100, 100, tuple(title))])


def test_a_photograph_is_unchanged() -> None:
    logo = photograph("L", "JPEG")
    (image,) = reader(write_pdf([Page(100, 100, (picture_of(logo, Box(10, 10, 30, 30)),))])).pages[0].images
    assert image.data == jpeg_of(logo)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"a fish", "bad-logo"),
        (b"\xff\xd8\xff\xe0", "bad-logo"),
        (b"<svg viewBox='0 0 x'>", "bad-logo"),
        (b"<svg>" + b" " * 700_000, "bad-logo"),
        (b"\x89PNG\r\n\x1a\n....", "bad-logo"),
    ],
)
def test_anything_but_a_logo_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(InputError) as caught:
        finished(make_book(replace(BOOK, logo=read_logo(data))))
    assert caught.value.code == code


def test_a_logo_refers_to_nothing_outside() -> None:
    drawing = DRAWING.replace("</svg>", '<image href="file:///etc/hostname" width="9" height="9"/></svg>')
    with pytest.raises(InputError, match="that cannot be drawn"):
        check_book(replace(BOOK, logo=drawing))


def test_pages_break_alike_in_each_pair_of_fonts() -> None:
    books = [replace(BOOK, fonts=pair, chapters=(Chapter(Wish("4"), 2),)) for pair in PAIRS]
    documents = [reader(finished(make_book(book)).pdf) for book in books]
    assert len({len(one.pages) for one in documents}) == 1
    names = [{font["/BaseFont"].split("+")[1][:10] for font in _fonts(one)} for one in documents]
    assert names == [{"SourceSeri"}, {"SourceSeri", "SourceSans"}, {"SourceSans"}]


def _fonts(document: PdfReader) -> Iterator[Any]:
    for sheet in document.pages:
        resources: Any = sheet["/Resources"]
        yield from (font.get_object() for font in resources.get("/Font", {}).values())


@pytest.mark.parametrize("logo", ["", DRAWING, photograph()], ids=["none", "SVG", "PNG"])
@pytest.mark.parametrize("answers", ["end", "none"])
def test_a_book_for_screens_is_whole(answers: Answers, logo: str, made: MadeBook) -> None:
    archive = ZipFile(BytesIO(write_epub(replace(BOOK, logo=logo, answers=answers), made.entries)))
    first = archive.infolist()[0]
    assert (first.filename, first.compress_type, archive.read(first)) == (
        "mimetype",
        ZIP_STORED,
        b"application/epub+zip",
    )
    trees = {
        name: ElementTree.fromstring(archive.read(name))  # our own
        for name in archive.namelist()
        if name.endswith(("xml", "opf", "xhtml"))
    }
    opf = "{http://www.idpf.org/2007/opf}"
    package = trees["book/package.opf"]
    items = {item.get("id"): item.get("href") for item in package.iter(f"{opf}item")}
    assert {f"book/{href}" for href in items.values()} | {"mimetype", "META-INF/container.xml", "book/package.opf"} == {
        *archive.namelist()
    }
    assert all(ref.get("idref") in items for ref in package.iter(f"{opf}itemref"))
    marks = {(name, one.get("id")) for name, tree in trees.items() for one in tree.iter() if one.get("id")}
    links = [one.get("href") or "" for tree in trees.values() for one in tree.iter("{http://www.w3.org/1999/xhtml}a")]
    assert len(links) >= (2 * len(made.entries) if answers == "end" else 2)
    shown = [one.get("src") for tree in trees.values() for one in tree.iter("{http://www.w3.org/1999/xhtml}img")]
    assert shown == ([] if not logo else ["logo.svg"] if logo == DRAWING else ["logo.jpeg"])
    assert not shown or archive.read(f"book/{shown[0]}") == (jpeg_of(logo) or logo.encode())
    for link in links:
        name, _, mark = link.partition("#")
        assert f"book/{name}" in trees and (not mark or (f"book/{name}", mark) in marks)


@pytest.mark.parametrize("pair", PAIRS)
def test_archival_pdf_is_valid(pair: Pair) -> None:
    """Ask a validator that shares no code with what writes it, and see that it finds what is wrong."""
    chapters = (Chapter(Wish("4"), 1), Chapter(Wish("4", part=VariantPart("killer")), 1))
    book = replace(BOOK, chapters=chapters, pdfa=True, fonts=pair, logo=DRAWING if pair == "sans" else photograph())
    report = page.validate_pdf_bytes(finished(make_book(book)).pdf, profile="2u")
    assert [(one.rule_id, one.message) for one in report.failures] == []
    assert report.is_compliant and report.rules.passed > 100
    if pair == "sans":
        plain = finished(make_book(replace(book, pdfa=False))).pdf
        assert not page.is_pdf_compliant_bytes(plain, profile="2u")


def _is_embedded(font: Any) -> bool:
    (inner,) = font["/DescendantFonts"]
    return bool(inner.get_object()["/FontDescriptor"]["/FontFile2"].get_data())


def test_archival_pdf_says_so_and_embeds_what_it_needs() -> None:
    book = Book((Chapter(Wish("4"), 1),), pdfa=True, how_to_solve=False, answers="none")
    read_ = reader(finished(make_book(book)).pdf)
    assert [font for font in _fonts(read_) if not _is_embedded(font)] == []
    root = read_.trailer["/Root"].get_object()
    assert b"<pdfaid:part>2" in root["/Metadata"].get_object().get_data()
    assert root["/OutputIntents"][0].get_object()["/S"] == "/GTS_PDFA1"
    assert finished(make_book(book)).pdf == finished(make_book(book)).pdf


def test_the_command_writes_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, intro = tmp_path / "b.pdf", tmp_path / "intro.md"
    intro.write_text("Hello.", "utf-8")
    files = ["--cover", "--archive", "--epub", "--introduction", str(intro), "--stock", "cream", "--half-title"]
    assert main(["book", str(out), "--board", "6", "--count", "2", "--seed", "1", "--jobs", "1", "--json", *files]) == 0
    row = json.loads(capsys.readouterr().out)
    assert [Path(row[name]).name for name in ("cover", "archive", "epub")] == ["b-cover.pdf", "b.zip", "b.epub"]
    (sheet,) = reader(Path(row["cover"]).read_bytes()).pages
    wide = 2 * 210 / 25.4 + row["pages"] * THICKNESS["cream"] + 0.25
    assert float(sheet.mediabox.width) / INCH == pytest.approx(wide, abs=0.001)
