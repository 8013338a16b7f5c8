"""A visitor prints a book and a worksheet, and goes on meanwhile."""

import csv
import re
from collections.abc import Iterator
from io import BytesIO, StringIO
from math import isqrt
from zipfile import ZipFile

import pytest
from PIL import Image
from playwright.sync_api import Page, expect
from tests.e2e.test_access import violations
from tests.e2e.visit import WAIT, go, line, name_of, paste, python_of, wait_for
from tests.printed import grids, page_texts

from pencilmark.board.task import finished
from pencilmark.paper.book.making import make_book
from pencilmark.paper.book.series import read_used
from pencilmark.paper.book.toml import read_book

LONG = 4 * WAIT
WRITER = """() => new Promise(done => {
    const look = () => {
        const all = performance.getEntriesByType("resource").map(one => one.name);
        const fetched = all.filter(name => name.endsWith(".whl"));
        if (fetched.some(name => name.includes("/fpdf2-"))) done(fetched);
        else setTimeout(look, 100);
    };
    look();
})"""
"""Waits in a worker until it has fetched the writer of PDF, and returns the addresses of all wheels that it fetched."""
SOLVABLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


@pytest.fixture
def panel(page: Page) -> Iterator[Page]:
    """The page with a book on the desk, all of its form unfolded and as it was at first, on one core."""
    on_cores(page, 1)
    go(page, "print")
    lay(page, "Book")
    page.locator(".books details").evaluate_all("all => all.forEach(one => { one.open = true })")
    page.evaluate("document.getElementById('book').reset(); document.getElementById('worksheet').reset()")
    yield page
    if page.locator("#printing").is_visible():
        page.locator("#printing-cancel").click()
    page.evaluate("delete navigator.hardwareConcurrency")


def lay(page: Page, kind: str) -> None:
    page.locator("#print-kinds").get_by_role("button", name=kind, exact=True).click()


def counts(page: Page, *many: int) -> None:
    fields = page.locator("#chapters [name=count]")
    for place, number in enumerate(many):
        fields.nth(place).fill(str(number))


def on_cores(page: Page, count: int) -> None:
    """Let the page think that the machine has this number of cores."""
    page.evaluate(
        "value => Object.defineProperty(navigator, 'hardwareConcurrency', { value, configurable: true })", count
    )


def wait_for_pythons(page: Page, count: int) -> list[str]:
    """Wait until this number of workers make the book; return their names, that of the book's own first."""
    page.wait_for_function(
        "count => document.documentElement.dataset.workers.match(/\\bbook:/g)?.length === (count || undefined)",
        arg=count,
    )
    told = (page.locator("html").get_attribute("data-workers") or "").split()
    return [one.split(":")[1] for one in told if one.startswith("book:")]


def saved(page: Page, name: str) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("button", name=name).click()
    return download.value.path().read_bytes()


def test_a_book_of_levels_a_variant_and_rows_of_ones_own_is_printed_with_all_that_publishers_ask_for(
    panel: Page,
) -> None:
    wish_chapters(panel)
    wish_extras(panel)
    panel.get_by_role("button", name="Make the book").click()
    expect(panel.locator("#printed-text")).to_have_text(
        re.compile(r"5 puzzles on \d+ pages, seed 7. Left out: 2 rows."), timeout=LONG
    )
    left = panel.locator("#left-out li").all_inner_texts()
    assert left[0] == "Line 3: expected 16 characters, found 4" and re.match("Line 4: .*several solutions", left[1])
    assert panel.locator("#checks li").first.inner_text().startswith("✗ Dots an inch: ")
    assert violations(panel, within=".books") == []
    document = saved(panel, "Save PDF")
    has_what_its_table_says(panel, document)
    file = saved(panel, "Save book’s file").decode()
    book = read_book(file)
    assert (book.title, book.seed, book.count) == ('Rain "and" sun', 7, 6), "its file keeps what is open"
    assert (book.fonts, book.answers_per_page, book.pdfa, book.logo[:23]) == (
        "mixed",
        4,
        True,
        "data:image/jpeg;base64,",
    )
    assert book.left_handed and finished(make_book(book)).pdf == document, "the command line makes the same bytes"
    comes_with_its_extras(panel)
    panel.locator("#book-file").set_input_files(
        {"name": "rain.toml", "mimeType": "text/plain", "buffer": file.replace("seed = 7", "sead = 7").encode()}
    )
    expect(panel.locator("#printed-text")).to_have_text(re.compile(r"found 'sead' \(line 3\)"), timeout=LONG)
    panel.locator("#book [name=logo]").set_input_files({"name": "l.png", "mimeType": "image/png", "buffer": b"a fish"})
    panel.get_by_role("button", name="Make the book").click()
    expect(panel.locator("#printed-text")).to_contain_text("This logo cannot be read")
    panel.locator("#chapters [name=what]").first.select_option("level:Easy")


def wish_chapters(panel: Page) -> None:
    """Wish levels, a variant, and rows of one's own, of which two cannot be printed."""
    kinds, levels = panel.locator("#chapters [name=what]"), panel.locator("#chapters [name=level]")
    expect(levels.first).to_be_hidden()
    kinds.first.select_option("variant:thermo")
    levels.first.select_option("Easy")
    expect(levels.first.locator("option").last).to_have_text("Extreme")
    expect(levels.nth(1)).to_be_hidden()
    panel.locator("#book [name=title]").fill('Rain "and" sun')
    counts(panel, 1, 2, 1)
    panel.locator("#book [name=seed]").fill("7")
    panel.locator("#book [name=puzzles]").fill(
        "title,puzzle,board\nFirst,3...2.....1...3.,4\nShort,1...,4\nOpen,1...............,4\n"
    )


def wish_extras(panel: Page) -> None:
    """Wish what a publisher adds: a logo, fonts, an archive, checks."""
    panel.locator("#book [name=fonts]").select_option("mixed")
    panel.locator("#book [name=answers_per_page]").select_option("4")
    for name in ("pdfa", "archive", "sample", "braille", "used", "left_handed"):
        panel.locator(f"#book [name={name}]").check()
    panel.locator("#book [name=check]").select_option("ingram")
    dot = Image.new("RGBA", (40, 20), (200, 30, 30, 255))
    out = BytesIO()
    dot.save(out, "PNG")
    panel.locator("#book [name=logo]").set_input_files(
        {"name": "l.png", "mimeType": "image/png", "buffer": out.getvalue()}
    )


def has_what_its_table_says(panel: Page, document: bytes) -> None:
    """Find each puzzle of the table on its page, and its solution on that of its answer."""
    rows = list(csv.DictReader(StringIO(saved(panel, "Save table (CSV)").decode())))
    assert [row["level"] for row in rows] == ["Beginner", "Easy", "Medium", "Medium", "Hard"]
    texts = page_texts(document)
    for row in rows:
        size = isqrt(len(row["solution"]))
        printed = ["".join(map(str, values)) for values in grids(texts[int(row["page"]) - 1], size)]
        answers = ["".join(map(str, values)) for values in grids(texts[int(row["answer_page"]) - 1], size)]
        assert row["puzzle"].replace(".", "0") in printed and row["solution"] in answers


def comes_with_its_extras(panel: Page) -> None:
    """Save the sample, the Braille, the record and the pictures."""
    assert len(page_texts(saved(panel, "Save sample"))) > 4
    assert saved(panel, "Save Braille (BRF)").count(b"\f") == 8, "four puzzles have no clue to draw"
    assert len(read_used(saved(panel, "Save record of puzzles").decode())) == 5
    with ZipFile(BytesIO(saved(panel, "Save pictures (ZIP)"))) as archive:
        names, hollow = set(archive.namelist()), archive.testzip()
        picture, answer = (Image.open(BytesIO(archive.read(name))) for name in ("puzzles/0003.png", "answers/0003.png"))
    assert {"puzzles.csv", "puzzles.json", "puzzles/0001.svg", "answers/0005.svg"} <= names and hollow is None
    assert {name.replace(".svg", ".png") for name in names if name.endswith(".svg")} <= names
    assert picture.size == answer.size == (992, 992)
    dark = [sum(one.convert("L").histogram()[:128]) for one in (picture, answer)]
    assert 0 < dark[0] < dark[1], "an answer has more digits"


def test_the_page_answers_while_500_puzzles_are_made_goes_on_without_a_lost_python_and_stops_when_told(
    panel: Page,
) -> None:
    on_cores(panel, 2)
    counts(panel, 200, 200, 100)
    panel.get_by_role("button", name="Make the book").click()
    expect(panel.locator("#printing-text")).to_have_text(re.compile("[1-9] of 500 puzzles made"), timeout=LONG)
    paste(panel, SOLVABLE)
    go(panel, "solve")
    panel.get_by_role("button", name="Solve", exact=True).click()
    expect(panel.locator("#verdict-title")).to_have_text("Exactly one solution")
    wait_for(panel, "ready")
    go(panel, "print")
    assert "." not in line(panel) and panel.locator("#printing").is_visible()
    _, helper = wait_for_pythons(panel, 2)
    panel.wait_for_function(  # that the page would learn of its end
        "async name => (await navigator.locks.query()).pending.some(one => one.name === name)", arg=helper
    )
    lost = next(worker for worker in panel.workers if name_of(worker) == helper)
    lost.evaluate("() => setTimeout(() => self.close(), 0)")
    panel.wait_for_function("name => !document.documentElement.dataset.workers.includes(name)", arg=helper)
    expect(panel.locator("#printing-text")).to_have_text(re.compile(r"^[1-9]\d* of 500 puzzles made"), timeout=LONG)
    panel.locator("#printing-cancel").click()
    expect(panel.locator("#printed-text")).to_have_text("Stopped.")
    expect(panel.locator("#printing")).to_be_hidden()
    assert not panel.locator("#printed").is_visible()
    wait_for_pythons(panel, 0)


def test_who_has_the_form_of_a_book_open_has_its_python_with_the_writer_of_pdf_until_the_place_is_left(
    panel: Page,
) -> None:
    before = python_of(panel, "book")
    name, fetched = name_of(before), before.evaluate(WRITER)
    counts(panel, 200, 200, 100)
    panel.get_by_role("button", name="Make the book").click()
    expect(panel.locator("#printing-text")).to_have_text(re.compile("[1-9] of 500 puzzles made"), timeout=LONG)
    assert wait_for_pythons(panel, 1) == [name] and before.evaluate(WRITER) == fetched
    panel.locator("#printing-cancel").click()
    wait_for_pythons(panel, 0)
    lay(panel, "Worksheet")
    assert wait_for_pythons(panel, 1) != [name]
    go(panel, "play")
    wait_for_pythons(panel, 0)


def test_a_book_that_several_pythons_share_is_the_one_that_one_makes(panel: Page) -> None:
    """And it is for a press, with a drawing for a logo, as the command line writes it."""
    logo = '<svg viewBox="0 0 3 1"><path d="M0 0h3v1H0z" fill="#36c"/></svg>'
    file = f"seed = 5\npdfx = true\nlogo = '{logo}'\n" + '[[chapter]]\nlevel = "Easy"\ncount = 20\n'
    file += '[[chapter]]\nvariant = "killer"\nboard = "4"\ncount = 6\n'
    on_cores(panel, 2)
    panel.locator("#book-file").set_input_files(
        {"name": "shared.toml", "mimeType": "text/plain", "buffer": file.encode()}
    )
    expect(panel.locator("#printed-text")).to_have_text(re.compile(r"26 puzzles on \d+ pages, seed 5"), timeout=LONG)
    assert finished(make_book(read_book(file))).pdf == saved(panel, "Save PDF")


def test_a_worksheet_of_a_variant_is_printed(panel: Page) -> None:
    lay(panel, "Worksheet")
    panel.locator("#worksheet [name=technique]").select_option("pair-known")
    panel.locator("#worksheet [name=variant]").select_option("xv")
    panel.locator("#worksheet [name=count]").fill("1")
    panel.get_by_role("button", name="Make the worksheet").click()
    expect(panel.locator("#printed-text")).to_have_text(re.compile("XV, Clue beside a digit: 1 puzzle"), timeout=LONG)


def test_a_worksheet_of_ones_own_is_printed_and_names_the_rows_that_are_not_in_it(panel: Page) -> None:
    lay(panel, "Worksheet")
    panel.locator("#worksheet [name=technique]").select_option("hidden-single")
    good = ("3...2.....1...3.", "...3.2....1.1...", ".13.....24......")
    rows = ["title,puzzle,board", *(f"Good,{puzzle},4" for puzzle in good), "Short,1...,4", "Open,1...............,4"]
    panel.locator("#worksheet [name=puzzles]").fill("\n".join(rows))
    panel.get_by_role("button", name="Make the worksheet").click()
    words = re.compile(r"Hidden single: 2 puzzles.*out: 2 rows")
    expect(panel.locator("#printed-text")).to_have_text(words, timeout=LONG)
    short, several = panel.locator("#left-out li").all_inner_texts()
    assert short == "Line 5: expected 16 characters, found 4"
    assert re.match(r"Line 6: .*Open.*several solutions", several)
    texts = page_texts(saved(panel, "Save PDF"))
    assert "Worked" in texts[0] and "Hidden single: key" in texts[-1]
    expect(panel.get_by_role("button", name="Save table (CSV)")).to_be_hidden()
