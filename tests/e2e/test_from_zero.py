"""A visitor plays on a board whose values begin with 0: what is seen, typed, said, solved, shared and refused."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import go, paste, shared_link, solve, wait_for_line

PUZZLE = "..64.0..38..7....1...6..8...6.....5...2..8.367....3.4.2.8..4..7..5...0....3..6..."
SOLUTION = "126480573804735621537612804360247158452108736781563240218054367645371082073826415"
TEXT = f"board: 9 values=0-8\ngivens: {PUZZLE}\nkiller 3: r1c1 r1c2\n"
assert len(PUZZLE) == len(SOLUTION) == 81


def cell(page: Page, row: int, column: int, says: str = "") -> None:
    page.get_by_role("gridcell", name=re.compile(f"^row {row} column {column}, {says}")).click()


def test_values_from_0_are_seen_typed_and_solved(page: Page) -> None:
    paste(page, TEXT)
    wait_for_line(page, PUZZLE)
    go(page, "play")
    keys = page.locator("#keypad button:not(#erase)")
    expect(keys).to_have_count(9)
    expect(keys.first).to_have_attribute("aria-label", "0")
    cell(page, 1, 1, "empty")
    page.keyboard.press("1")
    cell(page, 2, 2, "empty")
    page.keyboard.press("0")
    expect(page.get_by_role("gridcell", name="row 2 column 2, 0", exact=True)).to_have_text("0")
    page.keyboard.press("Backspace")
    keys.first.click()
    wait_for_line(page, "1" + PUZZLE[1:10] + "0" + PUZZLE[11:])
    cell(page, 1, 2, "empty")
    page.keyboard.press("Shift+0")
    page.keyboard.press("Shift+8")
    expect(page.get_by_role("gridcell", name="row 1 column 2, empty", exact=True)).to_have_attribute(
        "aria-description", re.compile("pencil marks 0 8")
    )
    expect(page.locator("[data-mark='0']")).to_have_css("grid-area", "1 / 1")
    go(page, "solve")
    assert solve(page) == "Exactly one solution"
    wait_for_line(page, SOLUTION)


def test_values_from_0_are_shared_and_hints_are_refused(page: Page) -> None:
    paste(page, TEXT)
    wait_for_line(page, PUZZLE)
    go(page, "solve")
    link = shared_link(page)
    assert f"p={PUZZLE}" in link
    page.evaluate("link => { location.hash = link; }", link)
    wait_for_line(page, PUZZLE)
    page.get_by_role("tab", name="Rating").click()
    expect(page.locator("#verdict-title")).to_have_text("Not on this board")
    expect(page.locator("#verdict-detail")).to_contain_text("those of this board begin with 0")
    wait_for_line(page, PUZZLE)
    page.evaluate("history.replaceState(null, '', location.pathname)")
