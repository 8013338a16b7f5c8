"""A visitor plays on boards of other kinds: of grids that share cells, with values from 0."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.visit import go, paste, press, shared_link, solve, wait_for_line

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
    press(page, "End ArrowDown ArrowDown End")
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
    press(page, "ArrowDown End")
    expect(cells.nth(5)).to_be_focused()
    for place, value in zip((1, 2, 3, 5), "2321", strict=True):
        cells.nth(place).click()
        page.keyboard.press(value)
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()


PUZZLE = "..64.0..38..7....1...6..8...6.....5...2..8.367....3.4.2.8..4..7..5...0....3..6..."
SOLVED = "126480573804735621537612804360247158452108736781563240218054367645371082073826415"
TEXT = f"board: 9 values=0-8\ngivens: {PUZZLE}\nkiller 3: r1c1 r1c2\n"
assert len(PUZZLE) == len(SOLVED) == 81


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
    press(page, "Shift+0 Shift+8")
    expect(page.get_by_role("gridcell", name="row 1 column 2, empty", exact=True)).to_have_attribute(
        "aria-description", re.compile("pencil marks 0 8")
    )
    expect(page.locator("[data-mark='0']")).to_have_css("grid-area", "1 / 1")
    go(page, "solve")
    assert solve(page) == "Exactly one solution"
    wait_for_line(page, SOLVED)


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
