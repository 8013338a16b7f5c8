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


def test_a_board_that_is_no_square_has_no_room_beyond_its_rows(page: Page) -> None:
    paste(page, "board: 2x3\n1..\n.3.")
    go(page, "play")
    cells = page.locator("#grid > .row > .cell:visible")
    expect(cells).to_have_count(6)
    frame, cell = (where.bounding_box() for where in (page.locator("#grid"), cells.first))
    assert frame
    assert cell
    assert abs(frame["width"] / 3 - cell["width"]) < 2 > abs(frame["height"] / 2 - cell["height"])
    cells.nth(1).click()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    expect(cells.nth(5)).to_be_focused()
    for place, value in zip((1, 2, 3, 5), "2321", strict=True):
        cells.nth(place).click()
        page.keyboard.press(value)
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
