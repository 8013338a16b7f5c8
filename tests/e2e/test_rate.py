"""A visitor has a puzzle rated."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import paste, wait_for_line

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


def rate(page: Page) -> None:
    page.get_by_role("button", name="Rate", exact=True).click()


def test_a_rating_tells_the_level_on_every_scale_and_what_it_takes(page: Page) -> None:
    paste(page, EASY)
    wait_for_line(page, EASY)
    rate(page)
    panel = page.get_by_role("region", name="Rating", exact=True)
    expect(panel).to_be_visible()
    expect(page.locator("#verdict-title")).to_have_text(re.compile("^(Beginner|Easy)$"))
    expect(panel).to_contain_text(re.compile(r"ER \d\.\d · EP \d\.\d · ED \d\.\d"))
    expect(panel).to_contain_text(re.compile(r"HoDoKu\s*Easy, \d+"))
    bars = panel.get_by_role("listitem")
    expect(bars.filter(has_text="Hidden single")).to_contain_text(re.compile(r"\d+"))
    widths = [bars.nth(i).locator(".bar").evaluate("bar => bar.offsetWidth") for i in range(bars.count())]
    assert max(widths) > min(widths) > 0
    panel.get_by_role("button", name="ER of the class").click()
    expect(panel).to_contain_text(re.compile(r"Its whole class\s*ER \d\.\d"))
    expect(panel).to_contain_text(re.compile(r"ER \d\.\d · EP"))


def test_a_rating_goes_when_the_puzzle_changes_and_stays_while_it_is_solved(page: Page) -> None:
    paste(page, EASY)
    wait_for_line(page, EASY)
    rate(page)
    panel = page.get_by_role("region", name="Rating", exact=True)
    expect(panel).to_be_visible()
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("4")
    expect(panel).to_be_visible()
    paste(page, EASY.replace("3", "."))
    expect(panel).to_be_hidden()


def test_a_puzzle_with_several_solutions_is_not_rated(page: Page) -> None:
    paste(page, EASY.replace("3", ".").replace("2", "."))
    rate(page)
    expect(page.locator("#verdict-title")).to_have_text("More than one solution")
    expect(page.get_by_role("region", name="Rating", exact=True)).to_be_hidden()
