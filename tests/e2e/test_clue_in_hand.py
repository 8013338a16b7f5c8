"""A visitor takes a clue in hand that is there: finds it in the list or on the grid, moves, changes and deletes it."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.test_variants import add, cell, choose, clues, drag, play_again  # noqa: F401  # the fixture
from tests.e2e.visit import go, paste, press, rules_text

KILLER = "board: 9\nkiller 15: r1c1 r1c2 r2c2\nkiller 3: r9c8 r9c9\nthermo: r5c5 r5c6"


def test_a_clue_of_the_list_is_marked_on_the_grid_and_one_of_the_grid_in_the_list(page: Page) -> None:
    paste(page, KILLER)
    expect(clues_in_set(page)).to_have_count(3)
    clues(page).nth(1).click()
    expect(page.locator("#clue-title")).to_have_text("Killer")
    expect(page.locator("#clue-number")).to_have_value("3")
    assert picked(page) == ["row 9 column 8", "row 9 column 9"]
    expect(page.get_by_role("button", name="Cage", exact=True)).to_have_attribute("aria-pressed", "true")
    cell(page, 1, 2).click()
    expect(clues(page).nth(0)).to_have_attribute("aria-selected", "true")
    assert picked(page) == ["row 1 column 1", "row 1 column 2", "row 2 column 2"]
    page.keyboard.press("Escape")
    expect(clues(page).and_(page.locator("[aria-selected=true]"))).to_have_count(0)


def test_a_chosen_clue_is_moved_by_dragging_with_keys_and_with_a_press(page: Page) -> None:
    paste(page, KILLER)
    expect(clues_in_set(page)).to_have_count(3)
    clues(page).first.click()
    drag(page, (1, 2), (2, 3), (3, 4))
    expect(clues(page).first).to_have_text(re.compile("r3c3 r3c4 r4c4"))
    cell(page, 3, 4).focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(clues(page).first).to_have_text(re.compile("r4c3 r4c4 r5c4"))
    for _ in range(9):
        page.keyboard.press("Alt+ArrowLeft")  # it stays whole at the edge
    expect(clues(page).first).to_have_text(re.compile("r4c1 r4c2 r5c2"))
    page.get_by_role("button", name="Move", exact=True).click()
    cell(page, 7, 5).click()
    expect(clues(page).first).to_have_text(re.compile("r7c5 r7c6 r8c6"))
    expect(clues(page).first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Control+z")
    expect(clues(page).first).to_have_text(re.compile("r4c1 r4c2 r5c2"))
    assert rules_text(page).split("\n")[1:] == ["killer 3: r9c8 r9c9", "thermo: r5c5 r5c6"]


def test_the_number_and_the_cells_of_a_chosen_clue_are_changed(page: Page) -> None:
    paste(page, KILLER)
    expect(clues_in_set(page)).to_have_count(3)
    clues(page).nth(1).click()
    page.locator("#clue-number").fill("17")
    page.locator("#clue-number").press("Enter")
    expect(clues(page).nth(1)).to_have_text(re.compile("Killer 17"))
    clues(page).nth(1).click()
    page.get_by_role("button", name="Change cells").click()
    cell(page, 8, 8).click()
    expect(clues(page).nth(1)).to_have_text(re.compile("r9c8 r9c9 r8c8"))
    cell(page, 9, 9).click()
    expect(clues(page).nth(1)).to_have_text(re.compile("r9c8 r8c8"))
    page.locator("#clue-number").fill("38")
    page.locator("#clue-number").blur()
    expect(page.locator("#clue-draft")).to_have_text("No digits here can make 38.")
    assert rules_text(page).split("\n")[1] == "killer 17: r9c8 r8c8"


def test_a_chosen_clue_is_deleted_with_its_key_and_with_its_button(page: Page) -> None:
    paste(page, KILLER)
    expect(clues_in_set(page)).to_have_count(3)
    clues(page).nth(2).click()
    page.keyboard.press("Delete")
    expect(clues(page)).to_have_count(2)
    clues(page).nth(0).click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(clues(page)).to_have_text([re.compile("Killer 3")])
    page.keyboard.press("Control+z")
    expect(clues(page)).to_have_count(2)


def clues_in_set(page: Page) -> Locator:
    go(page, "set")
    expect(page.locator("#rules-score")).not_to_be_empty()  # they are read
    return clues(page)


def picked(page: Page) -> list[str]:
    return page.locator(".picked").evaluate_all("all => all.map(one => one.getAttribute('aria-label').split(',')[0])")


def test_a_number_out_of_reach_is_told_and_not_taken(page: Page) -> None:
    choose(page, "Quadruple")
    cell(page, 4, 4).focus()
    press(page, "Space 3 , 8")
    expect(page.locator("#clue-cells")).to_have_text("r4c4 r4c5 r5c4 r5c5")
    page.get_by_role("button", name="Cancel", exact=True).click()
    page.locator("#clue").get_by_label("Kind").select_option("difference")
    drag(page, (1, 1), (1, 2))
    page.locator("#clue-number").fill("38")
    expect(page.locator("#clue-draft")).to_have_text("To be set: no digits here can make 38.")
    add(page)
    expect(clues(page)).to_have_count(0)
    page.locator("#clue-number").fill("8")
    add(page)
    expect(clues(page)).to_have_text([re.compile("Difference 8 *r1c1 r1c2")])
