"""A visitor copies and saves the puzzle in a form of his choice."""

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect
from tests.e2e.test_access import violations
from tests.e2e.visit import choose_of_puzzle, paste, paste_line, wait_for_line

from pencilmark.board.line import line_on
from pencilmark.exchange.read import read
from pencilmark.paper.web.pupils import answers_page, puzzles_for

EASY = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."


def open_dialog(page: Page, form: str) -> None:
    choose_of_puzzle(page, "Copy or save as")
    page.locator("#saving-form").select_option(form)


def test_every_form_shows_a_text_or_a_picture(page: Page) -> None:
    paste_line(page, EASY)
    open_dialog(page, "line")
    for form in page.locator("#saving-form").locator("option").evaluate_all("all => all.map(o => o.value)"):
        page.locator("#saving-form").select_option(form)
        expect(page.get_by_role("button", name="Save", exact=True)).to_be_enabled()
        if form in ("svg", "png"):
            expect(page.get_by_alt_text("The puzzle as a picture")).to_be_visible()
        else:
            expect(page.get_by_label("What is copied")).not_to_have_value("")
    page.get_by_role("button", name="Close", exact=True).last.click()


def test_what_a_form_leaves_out_is_told(page: Page) -> None:
    paste_line(page, EASY)
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("9")
    open_dialog(page, "grid")
    expect(page.locator("#saving-said")).to_have_text("Left out: digits that you wrote.")
    page.locator("#saving-form").select_option("json")
    expect(page.locator("#saving-said")).to_have_text("")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.locator("#verdict-title")).to_have_text("JSON, with everything copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    paste_line(page, "." * 81)
    paste(page, copied)
    expect(page.get_by_role("gridcell", name="row 1 column 1, 9")).to_be_visible()


def test_a_board_that_a_form_has_no_room_for_is_told(page: Page) -> None:
    paste_line(page, "1..2...........4")
    open_dialog(page, "hodoku")
    expect(page.locator("#saving-said")).to_have_text(re.compile("Expected a board of 9 × 9 for this form, found 4"))
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_disabled()
    page.keyboard.press("Escape")


def test_a_picture_is_saved_in_points(page: Page, tmp_path: Path) -> None:
    paste_line(page, EASY)
    open_dialog(page, "png")
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_enabled()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save", exact=True).click()
    coming.value.save_as(tmp_path / "sudoku.png")
    data = (tmp_path / "sudoku.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and int.from_bytes(data[16:20], "big") == 1440
    assert len(data) > 10_000  # the grid and its digits, not a white sheet


def test_a_drawing_that_was_saved_is_opened_again(page: Page) -> None:
    paste_line(page, EASY)
    open_dialog(page, "svg")
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_enabled()
    assert violations(page, within="dialog[open]") == []
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.locator("#verdict-title")).to_have_text("Picture (SVG) copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    paste_line(page, "." * 81)
    paste(page, copied)
    wait_for_line(page, EASY)


def test_the_frame_for_another_page_is_shown_as_it_is_played_there(page: Page, site: str) -> None:
    paste_line(page, EASY)
    open_dialog(page, "frame")
    snippet = page.get_by_label("What is copied").input_value()
    assert re.match(rf'<iframe src="{site}/embed\.html#p={re.escape(EASY)}" title="Sudoku" .*></iframe>$', snippet)
    cell = page.frame_locator("#saving-preview iframe").get_by_role("gridcell").first
    cell.press("7")
    expect(cell).to_have_accessible_name("row 1 column 1, 7")
    assert violations(page, within="dialog[open]") == []
    page.locator("#saving-form").select_option("line")
    expect(page.locator("#saving-preview iframe")).to_have_count(0)
    page.keyboard.press("Escape")


def test_the_link_of_a_class_gives_each_number_its_own_puzzle_and_the_teacher_all_answers(
    page: Page, site: str, tmp_path: Path
) -> None:
    paste_line(page, EASY)
    open_dialog(page, "class")
    page.locator("#saving-pupils").fill("12")
    page.keyboard.press("Tab")
    expect(page.get_by_label("With my digits and marks")).to_be_hidden()
    expect(page.get_by_label("What is copied")).to_have_value(f"{site}/#class=12&seed=1&p={EASY}")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save", exact=True).click()
    coming.value.save_as(tmp_path / "teacher.html")
    entries = puzzles_for(read(EASY), 12, Random(1))
    assert (tmp_path / "teacher.html").read_bytes() == answers_page(entries, "Sudoku for the class")
    page.evaluate("hash => { location.hash = hash }", f"#class=12&seed=1&p={EASY}")
    page.get_by_label("Your number").fill("7")
    assert violations(page, within="dialog[open]") == []
    page.get_by_role("button", name="Play", exact=True).last.click()
    own = line_on(entries[6].puzzle.givens, entries[6].puzzle.geometry)
    wait_for_line(page, own)
    assert page.evaluate("location.hash") == f"#p={own}"
