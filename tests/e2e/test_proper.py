"""A setter makes the puzzle proper, tells of it, and sees it as a solver does."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import go, line, paste, unfold, wait_for_line
from tests.e2e.test_access import violations


def set_up(page: Page, puzzle: str) -> None:
    paste(page, puzzle)
    wait_for_line(page, puzzle)
    go(page, "set")


def test_the_fewest_clues_make_a_puzzle_unique_and_undo_takes_them_back(page: Page) -> None:
    set_up(page, "12..34..........")
    expect(page.locator("#proper-count")).to_have_text("Solutions: more than one")
    page.get_by_role("button", name="Make it unique").click()
    offers = page.get_by_role("list", name="Offers").get_by_role("listitem")
    expect(offers.first).to_have_text(re.compile(r"^Take Add \d clues?: r\dc\d = \d"))
    assert offers.count() >= 2
    assert violations(page) == []
    offers.first.get_by_role("button", name="Take").click()
    expect(page.locator("#proper-count")).to_have_text(re.compile("exactly one, and its level is Beginner"))
    page.keyboard.press("Control+z")
    wait_for_line(page, "12..34..........")
    go(page, "solve")


def test_clues_that_are_not_needed_are_taken_away(page: Page) -> None:
    set_up(page, "1234341221434...")
    page.get_by_role("button", name="Make it minimal").click()
    offers = page.get_by_role("list", name="Offers").get_by_role("listitem")
    expect(offers.first).to_have_text(re.compile(r"^Take Take \d+ clues away"))
    offers.first.get_by_role("button", name="Take").click()
    expect(page.locator("#mend-said")).to_have_text("")
    assert sum(sign != "." for sign in line(page)) < 8
    page.get_by_role("button", name="Make it minimal").click()
    expect(page.locator("#mend-said")).to_have_text("It is minimal already.")
    page.get_by_role("button", name="Make it symmetric").click()
    expect(offers.first).to_have_text(re.compile("^Take (Half|Quarter|Left|Top|Both|Diagonal|Other|Full)"))
    go(page, "solve")


def test_clues_that_contradict_are_marked(page: Page) -> None:
    set_up(page, "1...2...3....4..")
    expect(page.locator("#proper-count")).to_have_text(re.compile("^Solutions: none: the marked clues contradict"))
    page.get_by_role("button", name="Make it unique").click()
    expect(page.locator("#mend-said")).to_have_text(re.compile("^There is no solution"))
    go(page, "solve")


def test_title_author_and_words_go_with_the_puzzle(page: Page) -> None:
    set_up(page, "12..34..2143....")
    unfold(page, "#told-fold")
    page.locator("#told-title").fill("Four")
    page.locator("#told-author").fill("Ann")
    page.get_by_label("Rules in words").fill("As always.")
    page.get_by_label("Rules in words").blur()
    expect(page.locator("#about-title")).to_have_text("Four by Ann")
    page.get_by_role("button", name="See it as a solver").click()
    page.wait_for_selector("body[data-place=play]")
    expect(page.locator("#about-title")).to_have_text("Four by Ann")
    go(page, "solve")
    page.get_by_role("button", name="Copy or save as").first.click()
    page.locator("#saving-form").select_option("json")
    expect(page.get_by_label("What is copied")).to_have_value(re.compile('"title": "Four".*"text": "As always."'))
    page.keyboard.press("Escape")


def test_undo_takes_back_the_board_the_words_and_the_title(page: Page) -> None:
    set_up(page, "12..34..2143....")
    unfold(page, "#told-fold")
    title, words = page.locator("#told-title"), page.get_by_label("Rules in words")
    for field, text in ((title, "Four"), (words, "As always.")):
        field.fill(text)
        field.blur()
    diagonals = page.locator("#lines > path").first
    page.locator("#board-open").click()
    page.locator("#board-name input").fill("4 x")
    page.get_by_role("button", name="Take this board").click()
    expect(diagonals).to_have_attribute("d", "M0 0L4 4M4 0L0 4")
    page.locator("#undo").click()
    expect(diagonals).to_have_attribute("d", "")
    expect(words).to_have_value("As always.")
    page.locator("#undo").click()
    expect(words).to_have_value("")
    expect(title).to_have_value("Four")
    page.locator("#undo").click()
    expect(title).to_have_value("")
    wait_for_line(page, "12..34..2143....")
    go(page, "solve")
