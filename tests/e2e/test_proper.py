"""A setter makes the puzzle proper, tells of it, and sees it as a solver does."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.test_access import violations
from tests.e2e.visit import choose_of_puzzle, go, line, paste, paste_line, wait_for_line
from tests.printed import grids, page_texts

from pencilmark import solve
from pencilmark.exchange.found import Reading
from pencilmark.exchange.read import recognise

GIVEN = "1.2...3........."
RULED = f"board: 4\ngivens: {GIVEN}\nkiller 5: a3 b3\nkiller 4: c3 d4"
GIVENS = tuple(int(sign.replace(".", "0")) for sign in GIVEN)
SOLVED = (1, 3, 2, 4, 4, 2, 3, 1, 3, 4, 1, 2, 2, 1, 4, 3)


def set_up(page: Page, puzzle: str) -> None:
    paste_line(page, puzzle)
    go(page, "set")


def tell(page: Page, **words: str) -> None:
    """Write what is said of the puzzle, by the names of its fields."""
    page.get_by_role("button", name="Title and rules").click()
    for name, text in words.items():
        page.locator(f"#told-{name}").fill(text)
        page.locator(f"#told-{name}").blur()
    page.locator("#told").get_by_role("button", name="Done").click()
    expect(page.locator("#told")).to_be_hidden()


def test_the_fewest_clues_make_a_puzzle_unique_and_undo_takes_them_back(page: Page) -> None:
    set_up(page, "12..34..........")
    expect(page.locator("#lamp-text")).to_have_text(re.compile(r"^\d+ solutions$"))
    differ = page.get_by_role("button", name="Where they differ")
    differ.click()
    expect(differ).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#under-asked > *")).to_have_count(12)  # columns 3 and 4 change places, and so do rows
    differ.click()
    expect(page.locator("#under-asked > *")).to_have_count(0)
    page.get_by_role("button", name="Make unique").click()
    offers = page.get_by_role("list", name="Offers").get_by_role("listitem")
    expect(offers.first).to_have_text(re.compile(r"^Take Add \d givens?: r\dc\d = \d"))
    assert offers.count() >= 2
    assert violations(page, within="#side") == []
    offers.first.get_by_role("button", name="Take").click()
    expect(page.locator("#lamp")).to_have_text(re.compile("One solution\\s+Beginner"))
    expect(page.get_by_role("button", name="Make unique")).to_be_hidden()
    page.keyboard.press("Control+z")
    wait_for_line(page, "12..34..........")
    go(page, "solve")


def test_clues_that_are_not_needed_are_taken_away(page: Page) -> None:
    set_up(page, "1234341221434...")
    page.get_by_role("button", name="Make minimal").click()
    offers = page.get_by_role("list", name="Offers").get_by_role("listitem")
    expect(offers.first).to_have_text(re.compile(r"^Take Remove \d+ givens"))
    offers.first.get_by_role("button", name="Take").click()
    expect(offers).to_have_count(0)
    assert sum(sign != "." for sign in line(page)) < 8
    page.get_by_role("button", name="Make symmetric").click()
    expect(offers.first).to_have_text(re.compile("^Take (Half|Quarter|Left|Top|Both|Diagonal|Other|Full)"))
    go(page, "solve")


def test_clues_that_contradict_are_marked(page: Page) -> None:
    set_up(page, "1...2...3....4..")
    expect(page.locator("#lamp")).to_have_text(re.compile(r"No solution\s+the marked givens clash"))
    for proposal in ("unique", "minimal", "symmetric"):
        expect(page.get_by_role("button", name=f"Make {proposal}")).to_be_hidden()
    go(page, "solve")


def test_title_author_and_words_go_with_the_puzzle(page: Page) -> None:
    set_up(page, "12..34..2143....")
    tell(page, title="Four", author="Ann", text="As always.")
    page.get_by_role("button", name="Check as a solver").click()
    page.wait_for_selector("body[data-place=play]")
    expect(page.locator("#about-title")).to_have_text("Four by Ann")
    go(page, "solve")
    choose_of_puzzle(page, "Copy or save as")
    page.locator("#saving-form").select_option("json")
    expect(page.get_by_label("What is copied")).to_have_value(re.compile('"title": "Four".*"text": "As always."'))
    page.keyboard.press("Escape")


def test_undo_takes_back_the_board_the_words_and_the_title(page: Page) -> None:
    set_up(page, "12..34..2143....")
    title, words = page.locator("#told-title"), page.locator("#told-text")
    tell(page, title="Four", text="As always.")
    diagonals = page.locator("#lines > path").first
    page.get_by_role("button", name="Board 4 × 4").click()
    page.locator("#board-name input").fill("4 x")
    page.get_by_role("button", name="Use this board").click()
    expect(diagonals).to_have_attribute("d", "M0 0L4 4M4 0L0 4")
    page.get_by_role("button", name="Undo").click()
    expect(diagonals).to_have_attribute("d", "")
    expect(words).to_have_value("As always.")
    page.get_by_role("button", name="Undo").click()
    expect(words).to_have_value("")
    expect(title).to_have_value("Four")
    page.get_by_role("button", name="Undo").click()
    expect(title).to_have_value("")
    wait_for_line(page, "12..34..2143....")
    go(page, "solve")


@pytest.fixture
def told(page: Page) -> Iterator[Page]:
    """Set with a puzzle of two cages, a title, an author and rules in words."""
    paste(page, RULED)
    expect(page.get_by_role("gridcell")).to_have_count(16)
    wait_for_line(page, GIVEN)
    go(page, "set")
    tell(page, title="Four", author="Ann", text="As always.")
    expect(page.locator("#about-title")).to_have_text("Four by Ann")
    yield page
    go(page, "solve")


def save_as(page: Page) -> None:
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator("#share-menu").get_by_role("button", name="Copy or save as").click()


def test_every_text_that_set_writes_is_the_puzzle(told: Page) -> None:
    for form in ("text", "json", "f-puzzles", "sudokupad", "svg"):
        save_as(told)
        told.locator("#saving-form").select_option(form)
        expect(told.locator("#saving-text" if form != "svg" else "#saving-picture")).to_be_visible()
        expect(told.get_by_role("button", name="Save", exact=True)).to_be_enabled()
        with told.expect_download() as coming:
            told.get_by_role("button", name="Save", exact=True).click()
        found = recognise(coming.value.path().read_text("utf-8"))
        assert isinstance(found, Reading) and found.puzzle.givens == GIVENS, form
        if form != "svg":
            assert solve(found.puzzle).solutions == (SOLVED,), form
        if form not in ("text", "svg"):
            assert (found.title, found.author, found.text) == ("Four", "Ann", "As always."), form


def test_what_is_set_is_put_on_paper_and_into_a_link(told: Page, tmp_path: Path) -> None:
    go(told, "print")
    told.locator("#print-kinds").get_by_role("button", name="Paper").click()
    told.evaluate("document.getElementById('paper-form').reset()")
    told.locator("#paper-form [name=what]").select_option("grid")  # tests before may have made many
    told.locator("#paper-form [name=answers]").select_option("foot")
    expect(told.locator("#paper-place")).to_have_text("Page 1 of 1")
    with told.expect_download(timeout=FIRST_WAIT) as coming:
        told.get_by_role("button", name="Download PDF").click()
    (text,) = page_texts(coming.value.path().read_bytes())
    assert grids(text, 4) == [GIVENS, SOLVED]
    assert "Four" in text and "As always." in text
    expect(told.locator("#paper-note")).to_have_text("1 page saved.")
    go(told, "solve")
    choose_of_puzzle(told, "Copy link")
    expect(told.locator("#verdict-title")).to_have_text("Link copied")
    link = told.evaluate("navigator.clipboard.readText()")
    told.evaluate("history.replaceState(null, '', location.pathname)")
    paste_line(told, "." * 16)
    told.evaluate("link => { location.hash = new URL(link).hash }", link)
    wait_for_line(told, GIVEN)
    go(told, "set")
    expect(told.locator("#rules-text")).to_have_value("board: 4\nkiller 5: r1c3 r2c3\nkiller 4: r3c3 r4c4")
    for field, words in {"title": "Four", "author": "Ann", "text": "As always."}.items():
        expect(told.locator(f"#told-{field}")).to_have_value(words)
    told.evaluate("history.replaceState(null, '', location.pathname)")


def test_undo_takes_back_the_author(told: Page) -> None:
    author = told.locator("#told-author")
    told.get_by_role("button", name="Undo").click()
    expect(told.locator("#told-text")).to_have_value("")
    told.get_by_role("button", name="Undo").click()
    expect(author).to_have_value("")
    expect(told.locator("#about-title")).to_have_text("Four")
    told.get_by_role("button", name="Redo").click()
    expect(author).to_have_value("Ann")
