"""A visitor plays on grids that share cells: drawn with holes, walked around them, solved, shared."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import go, paste, shared_link

ROWS = "4...\n....\n1..3..\n...2.4\n  ..2.\n  ...."
LINE = "4...........1..3.....2.4....2......."
SOLUTION = "4321..2134..124312341234..3421..2143"


def test_grids_that_share_cells_are_played_to_the_end_and_shared(page: Page) -> None:
    paste(page, f"board: grids 4 at 0,0 / 2,2\n{ROWS}")
    cells = page.locator("#grid > .row > .cell")
    expect(cells).to_have_count(36)
    go(page, "play")
    expect(page.locator("#grid .cell[aria-hidden]")).to_have_count(8)
    expect(page.locator("#keypad button:not(#erase)")).to_have_count(4)
    cells.nth(3).click()
    page.keyboard.press("ArrowRight")  # nothing lies beyond
    expect(cells.nth(3)).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    expect(cells.nth(17)).to_be_focused()
    for place, value in enumerate(SOLUTION):
        if value != "." and LINE[place] == ".":
            cells.nth(place).click()
            page.keyboard.press(value)
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    go(page, "solve")
    link = shared_link(page)
    page.evaluate("link => { location.hash = link; }", link)
    expect(cells).to_have_count(36)
    expect(cells.nth(12)).to_have_attribute("aria-label", re.compile("given 1"))
