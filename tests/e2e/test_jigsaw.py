"""A setter draws a jigsaw on the grid, with the mouse and with keys; undo takes it back."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.test_access import violations
from tests.e2e.visit import go, paste_line, press

FOUR = "1..............."


def cell(page: Page, row: int, column: int) -> tuple[float, float]:
    box = page.get_by_role("gridcell").nth((row - 1) * 4 + column - 1).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begun(page: Page) -> None:
    """Draw regions over a board of 4 x 4."""
    paste_line(page, FOUR)
    go(page, "set")
    page.get_by_role("button", name="Region", exact=True).click()


def test_regions_are_painted_with_the_mouse_and_become_the_board(page: Page) -> None:
    begun(page)
    said = page.locator("#clue-draft")
    expect(said).to_have_text("Every region has 4 cells.")
    page.mouse.move(*cell(page, 1, 3))
    page.mouse.down()
    page.mouse.move(*cell(page, 1, 4), steps=3)
    page.mouse.up()
    expect(said).to_contain_text("region 1 has 6, 2 too many; region 2 has 2, 2 too few")
    expect(page.get_by_label("Region 1: 6 of 4 cells")).to_be_checked()
    assert violations(page, within="#side") == []
    page.get_by_label("Region 2: 2 of 4 cells").check()
    page.mouse.move(*cell(page, 2, 1))
    page.mouse.down()
    page.mouse.move(*cell(page, 2, 2), steps=3)
    page.mouse.up()
    expect(page.locator("#verdict-detail")).to_contain_text("regions=")
    expect(said).to_have_text("Every region has 4 cells.")
    page.keyboard.press("Control+z")
    expect(said).to_contain_text("region 1 has 6")
    page.keyboard.press("Control+z")
    expect(said).to_have_text("Every region has 4 cells.")
    press(page, "Control+y Control+y")
    expect(said).to_have_text("Every region has 4 cells.")
    page.get_by_role("button", name="Digit", exact=True).click()
    page.get_by_role("gridcell").nth(3).click()
    page.keyboard.press("1")  # which stands in the first cell: now in the same region, and in the same row as before
    expect(page.get_by_role("gridcell").nth(3)).to_have_attribute("aria-invalid", "true")
    go(page, "solve")


def test_regions_are_painted_with_keys(page: Page) -> None:
    begun(page)
    page.get_by_role("gridcell").nth(1).focus()
    page.keyboard.press("Home")
    press(page, "ArrowRight ArrowRight 3 ArrowRight Space")
    expect(page.locator("#clue-draft")).to_contain_text("region 2 has 2, 2 too few; region 3 has 6, 2 too many")
    expect(page.get_by_role("gridcell").nth(3)).to_have_attribute("aria-description", re.compile("drawn in region 3"))
    press(page, "ArrowDown ArrowDown ArrowLeft ArrowLeft ArrowLeft")
    press(page, "2 Shift+ArrowRight")
    expect(page.locator("#clue-draft")).to_contain_text("Every region has 4 cells. ")
    expect(page.locator("#verdict-detail")).to_contain_text("regions=")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Digit", exact=True)).to_have_attribute("aria-pressed", "true")
    go(page, "solve")
