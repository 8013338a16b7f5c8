"""A visitor writes in the grid, with keys and with taps."""

from playwright.sync_api import Locator, Page, expect
from tests.e2e.visit import line, paste, press, wait_for_line


def focused(page: Page) -> Locator:
    return page.locator("[role=gridcell]:focus")


def test_arrows_move_and_digits_write(page: Page) -> None:
    press(page, "5 ArrowRight 3 ArrowDown End 1 Control+Home Delete")
    assert line(page) == (".3......." + "........1").ljust(81, ".")
    expect(focused(page)).to_have_attribute("aria-label", "row 1 column 1, empty")


def test_the_grid_is_one_stop_of_the_tab_key(page: Page) -> None:
    press(page, "ArrowRight Tab")
    expect(focused(page)).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(focused(page)).to_have_attribute("aria-label", "row 1 column 2, empty")
    assert page.locator("[role=gridcell][tabindex='0']").count() == 1


def test_shift_and_a_digit_make_a_mark_and_space_changes_over(page: Page) -> None:
    cell = page.get_by_role("gridcell", name="row 1 column 1, empty")
    press(page, "Shift+Digit4 Space 7")
    expect(cell).to_have_attribute("aria-description", "pencil marks 4 7")
    page.keyboard.press("7")
    expect(cell).to_have_attribute("aria-description", "pencil marks 4")
    press(page, "z 7")
    expect(page.get_by_role("gridcell", name="row 1 column 1, 7")).to_be_visible()


def test_undo_and_redo_go_through_all_that_was_done(page: Page) -> None:
    press(page, "1 ArrowRight 2")
    page.keyboard.press("Control+z")
    assert line(page) == "1".ljust(81, ".")
    page.keyboard.press("Control+Shift+Z")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Redo").click()
    assert line(page) == "12".ljust(81, ".")


def test_taps_on_the_keypad_write_too(page: Page) -> None:
    page.get_by_role("gridcell", name="row 9 column 9, empty").click()
    page.get_by_role("button", name="Keys", exact=True).click()
    page.get_by_role("button", name="8", exact=True).click()
    assert line(page) == "8".rjust(81, ".")
    page.get_by_role("button", name="Erase").click()
    assert line(page) == "." * 81
    page.get_by_role("button", name="Keys", exact=True).click()


def test_givens_cannot_be_written_over(page: Page) -> None:
    puzzle = "5".ljust(81, ".")
    paste(page, puzzle)
    cell = page.get_by_role("gridcell", name="row 1 column 1, given 5")
    expect(cell).to_have_attribute("aria-readonly", "true")
    cell.click()
    press(page, "6 Delete")
    wait_for_line(page, puzzle)


def test_equal_digits_that_meet_are_marked(page: Page) -> None:
    press(page, "5 ArrowRight 5")
    assert page.locator("[role=gridcell][aria-invalid=true]").count() == 2


def test_numbers_of_two_digits_are_typed_on_large_boards(page: Page) -> None:
    paste(page, " ".join(["0"] * 256))
    expect(page.get_by_role("gridcell")).to_have_count(256)
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    press(page, "1 4 ArrowRight g")
    assert line(page).split()[:3] == ["14", "16", "."]


def test_the_list_of_keys_opens_and_closes(page: Page) -> None:
    page.keyboard.press("Shift+?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
