"""The PDF, read back: its puzzles and answers, boxes, fonts, structure, and pictures of its pages."""

import re
import warnings
from dataclasses import replace
from itertools import cycle

import pytest
from PIL import Image
from tests.printed import grids, operations, page_texts, picture, reader
from tests.unit.paper.corpus import BOARDS, entry

from pencilmark.board.drawing import Disc, Polyline, Style, Text
from pencilmark.board.palette import LIGHTEST, PALETTE, THINNEST
from pencilmark.paper import fonts
from pencilmark.paper.page import Drawing, Page, TextLine
from pencilmark.paper.pdf import write_pdf, write_slowly
from pencilmark.paper.sheet import Sheet, sheet_pages


def printed(name: str, count: int, sheet: Sheet) -> bytes:
    return write_pdf(sheet_pages([entry(name, seed) for seed in range(count)], sheet), "A sheet")


@pytest.mark.parametrize(("name", "answers"), [*zip(BOARDS, cycle(("end", "next", "foot")), strict=False)])
def test_every_printed_puzzle_reads_back_as_its_source_and_its_answer(name: str, answers: str) -> None:
    size = entry(name).puzzle.geometry.size
    per_page = 4 if size <= 12 else 1
    document = printed(name, per_page, Sheet("A4", per_page, answers=answers))  # type: ignore[arg-type]  # one of its words
    found = [values for text in page_texts(document) for values in grids(text, size)]
    entries = [entry(name, seed) for seed in range(per_page)]
    assert found == [e.puzzle.givens for e in entries] + [e.solution for e in entries]


@pytest.mark.parametrize(
    ("paper", "per_page"),
    [*(("A4", count) for count in (1, 2, 4, 6, 9, 12)), ("A5", 1), ("A5", 12), ("Letter", 9), ("6x9", 2), ("6x9", 6)],
)
def test_a_page_holds_as_many_puzzles_as_wished_on_any_paper(paper: str, per_page: int) -> None:
    for landscape in (False, True) if paper == "A4" else (False,):
        sheet = Sheet(paper, per_page, landscape=landscape, title="Sudoku", name_line=True, answers="none")
        document = printed("9", per_page, sheet)
        (text,) = page_texts(document)
        assert grids(text, 9) == [entry("9", seed).puzzle.givens for seed in range(per_page)]
        (page,) = reader(document).pages
        assert [float(x) * 25.4 / 72 for x in page.mediabox[2:]] == pytest.approx(
            [sheet.form.width, sheet.form.height], abs=0.01
        )


def test_bleed_lies_around_the_trimmed_page() -> None:
    page = reader(printed("9", 1, Sheet("6x9", bleed=3, gutter=8, answers="none"))).pages[0]
    points = 72 / 25.4
    assert [float(x) for x in page.trimbox] == pytest.approx(
        [3 * points, 3 * points, 432 + 3 * points, 648 + 3 * points], abs=0.02
    )
    assert [float(x) for x in page.mediabox] == pytest.approx([0, 0, 432 + 6 * points, 648 + 6 * points], abs=0.02)
    assert [float(x) for x in page.bleedbox] == [float(x) for x in page.mediabox]


def test_only_subsets_of_embedded_fonts_are_used() -> None:
    document = printed("9", 1, Sheet("A4", title="Title", answers="foot"))
    names = set()
    for font in reader(document).pages[0]["/Resources"]["/Font"].values():
        described = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        assert "/FontFile2" in described
        names.add(described["/FontName"])
    assert len(names) == 3 and all("SourceSerifPro" in name and "+" in name for name in names)
    assert len(document) < 40_000


def test_the_same_pages_give_the_same_bytes() -> None:
    sheet = Sheet("A4", 2, title="Twice", link="https://example.org/")
    assert printed("9", 3, sheet) == printed("9", 3, sheet)
    assert printed("9", 3, sheet) != printed("9", 3, replace(sheet, title="Once"))


def test_the_document_has_a_title_a_language_and_a_structure_to_read_aloud() -> None:
    document = printed("4", 1, Sheet("A4", title="Tiny", answers="none"))
    read = reader(document)
    catalog = read.trailer["/Root"]
    assert read.metadata and read.metadata.title == "A sheet"
    assert catalog["/Lang"] == "en" and catalog["/MarkInfo"]["/Marked"]
    tree = catalog["/StructTreeRoot"]["/K"][0].get_object()["/K"]
    elements = [element.get_object() for element in tree]
    assert [element["/S"] for element in elements] == ["/H1", "/H2", "/P", "/Figure"]
    assert elements[-1]["/Alt"].startswith("Sudoku, 4 by 4. Row 1: ")


def test_lines_are_dark_and_thick_enough_for_cheap_printers() -> None:
    document = printed("9 windoku", 4, Sheet("A4", 4, marks="room", answers="foot"))
    strokes = {float(operands[0]) for operands, operator in operations(document) if operator == "G"}
    widths = {float(operands[0]) for operands, operator in operations(document) if operator == "w"}
    assert strokes and max(strokes) <= LIGHTEST / 255 + 0.01
    assert widths and min(widths) >= THINNEST * 72 / 25.4 - 0.01
    assert not {operator for _, operator in operations(document)} & {"RG", "rg", "K", "k"}, "greys only"


# Pictures


def darkness(image: Image.Image, x: float, y: float, scale: float = 4.0) -> int:
    """Return the darkest grey around a point of the page, 0 for black."""
    box = tuple(round(v * scale) + d for v, d in ((x, -2), (y, -2), (x, 3), (y, 3)))
    return int(image.crop(box).getextrema()[0])  # type: ignore[arg-type]  # four whole numbers


@pytest.mark.parametrize("name", BOARDS)
def test_a_picture_has_lines_where_cells_part_and_digits_only_where_they_are_given(name: str) -> None:
    made = entry(name)
    pages = sheet_pages([made], Sheet("A4", answers="none"))
    image = picture(write_pdf(pages), dots_per_mm=12)
    (drawing,) = (item for item in pages[0].items if isinstance(item, Drawing))
    size = made.puzzle.geometry.size

    def at(x: float, y: float) -> int:
        return darkness(image, drawing.x + x * drawing.scale, drawing.y + y * drawing.scale, 12)

    for at_line in range(size + 1):
        assert at(at_line, 0.5) < 140 and at(0.5, at_line) < 140
    plain = not {"diagonal", "window"} & {house.kind for house in made.puzzle.geometry.houses}
    for cell, given in enumerate(made.puzzle.givens):
        if plain and not given:
            assert at(cell % size + 0.5, cell // size + 0.5) == 255
    inked = sum(image.histogram()[:100])
    assert inked > 1000


def test_regions_show_as_thick_lines() -> None:
    pages = sheet_pages([entry("9")], Sheet("A4", answers="none"))
    image = picture(write_pdf(pages), dots_per_mm=8)
    (drawing,) = (item for item in pages[0].items if isinstance(item, Drawing))

    def thickness(line: int) -> int:
        y = round((drawing.y + 4.15 * drawing.scale) * 8)
        start = round((drawing.x + line * drawing.scale) * 8) - 12
        return sum(image.getpixel((x, y)) < 128 for x in range(start, start + 24))  # type: ignore[operator]  # a grey

    assert min(thickness(3), thickness(6)) > 1.8 * max(thickness(2), thickness(4), thickness(5))


def test_turned_items_are_upside_down() -> None:
    line = TextLine(50, 50, "7", 30, face="strong")
    size = 100 * 4
    upright, turned = (
        picture(write_pdf([Page(100, 100, (replace(line, turned=turned),))])) for turned in (False, True)
    )
    again = turned.rotate(180)
    assert upright.size == again.size == (size, size)
    differing = sum(abs(a - b) > 90 for a, b in zip(upright.tobytes(), again.tobytes(), strict=True))
    assert sum(upright.histogram()[:128]) > 300 and differing < 60


def test_every_kind_of_shape_is_drawn() -> None:
    shapes = (
        Disc((2, 2), 1, Style(stroke="ink")),
        Polyline(((5, 1), (8, 1), (8, 4)), Style(stroke="ink", head=True), curved=True),
        Polyline(((1, 6), (4, 6), (4, 9)), Style(fill="ink"), closed=True),
        Polyline(((6, 8), (9, 8)), Style(stroke="accent", dashed=True, width=0.1)),
        Text((5, 5), "x", 1, Style(fill="ink")),
    )
    image = picture(write_pdf([Page(100, 100, (Drawing(0, 0, 10, shapes, "shapes"),))]))
    for x, y in ((10, 20), (30, 20), (72.5, 17.5), (80, 39), (38, 65), (61, 80), (50, 50)):
        assert darkness(image, x, y) < 120, (x, y)
    row = [image.getpixel((x, 320)) for x in range(240, 360)]
    assert min(row) < 90 and max(row) == 255  # type: ignore[type-var]  # greys


def test_a_line_too_long_for_its_width_is_set_smaller() -> None:
    line = TextLine(10, 50, "A rather long title for so narrow a page", 12, width=80)
    image = picture(write_pdf([Page(100, 100, (line,))]))
    left, _, right, _ = image.point(lambda grey: 255 if grey < 128 else 0).getbbox() or (0, 0, 0, 0)
    assert left / 4 >= 9.5 and right / 4 <= 90.5 and right / 4 > 85


def test_writing_reports_its_progress() -> None:
    *shares, document = write_slowly(sheet_pages([entry("9")] * 6, Sheet("A4", answers="none")))
    assert shares == [number / 7 for number in range(1, 7)] and isinstance(document, bytes)


def test_greys_of_strokes_are_dark_and_those_of_fills_may_be_light() -> None:
    assert all(PALETTE[tone].print <= 110 for tone in ("ink", "quiet", "hair", "accent", "wrong"))
    assert all(PALETTE[tone].print > 200 for tone in ("tint", "wash", "shade"))


def test_the_height_of_digits_is_that_of_the_font() -> None:
    from fontTools.ttLib import TTFont

    font = TTFont(fonts.font_file("plain"))
    five = font["glyf"][font.getBestCmap()[ord("7")]]
    assert five.yMax / fonts.EM == pytest.approx(fonts.DIGIT_HEIGHT, abs=0.02)
    assert font["OS/2"].fsType == 0, "it may be embedded"


@pytest.mark.parametrize("module", ["fpdf", "font_source_serif_pro"])
def test_without_the_extra_the_error_says_what_to_install(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, module, None)
    with warnings.catch_warnings(), pytest.raises(fonts.Unavailable) as caught:
        write_pdf([Page(100, 100, (TextLine(1, 1, "x", 4),))])
    assert caught.value.code == "no-pdf" and "pip install 'pencilmark[pdf]'" in caught.value.message


def test_no_page_ends_in_a_line_break_that_strict_readers_would_count_out() -> None:
    document = write_pdf(Page(100, 100, (TextLine(10, 10, "1" * number, 5),)) for number in range(1, 257))
    streams = [*re.finditer(rb"/Length (\d+)\n>>\nstream\n", document)]
    ends = [document[found.end() + int(found[1]) - 1] for found in streams]
    assert len(ends) >= 256 and set(ends).isdisjoint(b"\r\n")
