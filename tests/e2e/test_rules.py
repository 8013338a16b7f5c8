"""A visitor types, opens, solves, makes, plays and shares puzzles whose clues are rules."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.visit import choose_new, go, press, shared_link, solve, view_in_set, wait_for_line

FORMULAS = (Path(__file__).parents[1] / "data" / "formula81.txt").read_text()


def open_rules(page: Page) -> None:
    view_in_set(page, "Rules as text")


def write(page: Page, text: str) -> None:
    open_rules(page)
    page.get_by_label("Rules, one a line").fill(text)


def test_the_example_opens_with_one_click_and_has_one_solution(page: Page) -> None:
    open_rules(page)
    choose_new(page, "Open an example")
    wait_for_line(page, "." * 9)
    expect(page.locator(".formula")).to_have_count(9)
    expect(page.locator("#rules-score")).to_have_text("0 of 9 satisfied")
    assert solve(page) == "Exactly one solution"
    wait_for_line(page, "146725983")
    expect(page.locator("#rules-score")).to_have_text("9 of 9 satisfied")


def test_the_published_puzzle_of_81_formulas_is_solved(page: Page) -> None:
    write(page, FORMULAS)
    expect(page.locator(".formula")).to_have_count(81)
    assert solve(page) == "Exactly one solution"
    expect(page.locator("#rules-score")).to_have_text("81 of 81 satisfied")
    took = re.search(r"([\d.]+) (milli)?seconds?", page.locator("#verdict-detail").inner_text())
    assert took


def test_a_mistake_is_told_at_its_line_and_column_while_typing(page: Page) -> None:
    write(page, "a1 = 2\nb1 = = 3")
    expect(page.locator("#rules-errors")).to_contain_text("line 2, column 6: expected a cell")
    expect(page.get_by_label("Rules, one a line")).to_have_attribute("aria-invalid", "true")
    write(page, "a1 = 2\nb1 = 3")
    expect(page.locator("#rules-errors")).to_be_empty()
    expect(page.locator(".formula")).to_have_count(2)


def test_an_equals_sign_begins_a_formula_and_clicked_cells_are_named_in_it(page: Page) -> None:
    open_rules(page)
    page.get_by_role("gridcell", name="row 2 column 3, empty").click()
    page.keyboard.press("=")
    field = page.get_by_label("Rules, one a line")
    expect(field).to_be_focused()
    expect(field).to_have_value("b3 = ")
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    field.press_sequentially(" + ")
    page.get_by_role("gridcell", name="row 9 column 9, empty").click()
    expect(field).to_have_value("b3 = a1 + i9")
    expect(page.get_by_role("gridcell", name="row 2 column 3, empty").locator(".formula")).to_have_text("= a1 + i9")


def test_a_broken_rule_is_shown_while_playing(page: Page) -> None:
    write(page, "a1 = a2 + 1\na1 < b5 < c1")
    expect(page.locator("#rules-list li")).to_have_text(["a1 < b5 < c1"])
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("9")
    expect(page.locator("#rules-list li[data-state=broken]")).to_contain_text("broken")
    expect(page.locator("#rules-score")).to_have_text("0 of 2 satisfied, 1 broken")
    press(page, "ArrowRight 8")
    expect(page.locator(".formula[data-state=holds]")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".formula[data-state=open]")).to_have_count(1)


def test_rules_that_contradict_each_other_are_named(page: Page) -> None:
    write(page, "a1 < a2\nb1 = 5\na2 < a1")
    expect(page.locator("#rules-score")).to_have_text("0 of 3 satisfied")
    assert solve(page) == "No solution"
    expect(page.locator("#verdict-detail")).to_contain_text("These rules contradict each other: a1 < a2; a2 < a1")


def test_a_shared_link_carries_the_rules(page: Page) -> None:
    write(page, "size: 2\nvalues: 1-9\nhouses: none\na1 = a2 * b1\na2 = b1 + 1\nb2 = a1 + 2\nb1 = 2")
    wait_for_line(page, "....")
    expect(page.locator("#rules-score")).to_have_text("0 of 4 satisfied")
    go(page, "solve")
    link = shared_link(page)
    expect(page.locator(".formula")).to_have_count(0)
    page.evaluate("link => { location.hash = link; }", link)
    wait_for_line(page, "....")
    expect(page.locator(".formula")).to_have_count(4)
    assert solve(page) == "Exactly one solution"
    wait_for_line(page, "6328")
    page.evaluate("history.replaceState(null, '', location.pathname)")


def test_a_formula_puzzle_is_made_and_has_one_solution(page: Page) -> None:
    go(page, "set")
    choose_new(page, "Have one made")
    page.get_by_label("Formulas on").select_option("4")
    page.get_by_label("for children").check()
    page.get_by_role("button", name="Make a formula puzzle").click()
    wait_for_line(page, "." * 16)
    expect(page.locator("#rules-score")).to_have_text(re.compile(r"^0 of [2-9] satisfied$"), timeout=FIRST_WAIT)
    assert solve(page) == "Exactly one solution"


def test_the_order_is_told_and_drawn(page: Page) -> None:
    open_rules(page)
    choose_new(page, "Open an example")
    wait_for_line(page, "." * 9)
    page.get_by_role("button", name="Explain the order").click()
    expect(page.locator("#order-lines li").first).to_have_text("guess b2 b3 (a smallest set: 2)")
    expect(page.locator("#order-graph circle")).to_have_count(9)
    expect(page.locator("#order-graph circle.guessed")).to_have_count(2)


def test_hostile_rules_in_an_address_are_only_ever_text(page: Page) -> None:
    page.evaluate("location.hash = '#p=' + '.'.repeat(81) + '&r=' + encodeURIComponent('<img src=x>\\n__import__(1)')")
    expect(page.locator("#verdict-title")).to_have_text("This is not a puzzle I can read")
    assert page.locator("img:not(#saving-picture)").count() == 0
    page.evaluate("history.replaceState(null, '', location.pathname)")


def test_formulas_are_printed_in_their_cells(page: Page) -> None:
    write(page, "a1 = a2 + 1\na1 < b5 < c1")
    expect(page.locator(".formula")).to_have_count(1)
    page.emulate_media(media="print")
    expect(page.locator(".formula")).to_be_visible()
    expect(page.locator("#rules-list")).to_be_visible()
    expect(page.get_by_label("Rules, one a line")).to_be_hidden()
    page.emulate_media(media="null")
