"""A visitor asks for the next step."""

from playwright.sync_api import Page, expect
from tests.e2e.conftest import paste, wait_for_line

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


def test_a_hint_names_the_step_and_marks_its_cells_until_the_next_move(page: Page) -> None:
    paste(page, EASY)
    wait_for_line(page, EASY)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#verdict-title")).to_have_text("Hidden single")
    expect(page.locator("#verdict-detail")).to_have_text("r2c2=6.")
    expect(page.locator(".hinted")).to_have_accessible_name("row 2 column 2, empty")
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("4")
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_wrong_digit_is_told_first(page: Page) -> None:
    paste(page, EASY)
    wait_for_line(page, EASY)
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("5")
    page.keyboard.press("h")
    expect(page.locator("#verdict-title")).to_have_text("A digit is wrong")
    expect(page.locator("#verdict-detail")).to_have_text("Look at row 1 column 1 first.")
