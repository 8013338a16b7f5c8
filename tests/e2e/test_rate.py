"""A visitor has a puzzle rated."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.visit import paste, paste_line

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


def rate(page: Page) -> None:
    page.get_by_role("tab", name="Rating").click()


def test_a_rating_tells_the_level_on_every_scale_and_what_it_takes(page: Page) -> None:
    paste_line(page, EASY)
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
    panel.get_by_role("button", name="Depth and backdoors").click()
    expect(panel).to_contain_text(re.compile(r"Singles alone\s*fill 49 cells"))
    expect(panel).to_contain_text(re.compile(r"Trial and error\s*depth 0: singles are enough"))
    expect(panel).to_contain_text(re.compile(r"Backdoors\s*none needed"))


def test_depth_and_backdoors_of_a_hard_puzzle_follow_the_names_of_cells(page: Page) -> None:
    paste_line(page, HARD)
    rate(page)
    panel = page.get_by_role("region", name="Rating", exact=True)
    panel.get_by_role("button", name="Depth and backdoors").click()
    expect(panel).to_contain_text(re.compile(r"Trial and error\s*depth 1, class B\d"))
    expect(panel).to_contain_text(re.compile(r"Backdoors\s*of (one cell|two cells): r\dc\d"))


def test_a_rating_goes_when_the_puzzle_changes_and_stays_while_it_is_solved(page: Page) -> None:
    paste_line(page, EASY)
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
