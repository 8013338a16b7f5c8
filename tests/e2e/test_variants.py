"""A visitor sets the clues of variants, and follows the count of solutions."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.test_select import cell, drag
from tests.e2e.visit import choose_new, go, paste, press, rules_text, solve, view_in_set, wait_for_line

from pencilmark.rules.variants.registry import VARIANTS

GIVENS = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


def choose(page: Page, title: str) -> None:
    """Take a clue of that *title* in hand: look for it, and press Enter."""
    go(page, "set")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("listbox", name="All clues").get_by_role("option").first).to_be_visible()
    page.get_by_label("Find a clue").fill(title)
    page.get_by_label("Find a clue").press("Enter")
    expect(page.locator("#clue-title")).to_have_text(f"New {title.lower()}")


def add(page: Page) -> None:
    page.locator("#clue").get_by_role("button", name="Add", exact=True).click()


def clues(page: Page) -> Locator:
    return page.get_by_role("listbox", name="Clues", exact=True).get_by_role("option")


@pytest.fixture(autouse=True)
def play_again(page: Page) -> Iterator[None]:
    """Leave the page as the next test expects it: presses and digits go to the game."""
    yield
    go(page, "set")
    page.get_by_role("button", name="Digit", exact=True).click()


def test_a_setter_erases_givens_too_begins_anew_and_keeps_no_number_of_another_variant(page: Page) -> None:
    paste(page, GIVENS)
    go(page, "set")
    page.get_by_role("gridcell").nth(0).click()
    press(page, "Control+a Delete")
    wait_for_line(page, "." * 81)
    page.keyboard.press("Control+z")
    wait_for_line(page, GIVENS)
    choose_new(page, "Empty grid")
    wait_for_line(page, "." * 81)
    page.get_by_role("button", name="Back to the last one").click()
    wait_for_line(page, GIVENS)
    choose(page, "Quadruple")
    page.locator("#clue-number").fill("38")
    page.locator("#clue").get_by_label("Kind").select_option("difference")
    expect(page.locator("#clue-number")).to_have_value("")


def test_a_word_finds_clues_by_their_names_and_by_what_they_say(page: Page) -> None:
    go(page, "set")
    page.get_by_role("button", name="More", exact=True).click()
    found = page.get_by_role("listbox", name="All clues").get_by_role("option")
    expect(found).to_have_count(len(VARIANTS) - 3)  # jigsaws and areas are drawn, a solution is typed
    page.get_by_label("Find a clue").fill("renb")
    expect(found).to_have_count(1)
    found.click()
    expect(page.locator("#clue-title")).to_have_text("New renban")
    expect(page.get_by_role("button", name="Line", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("/")
    page.get_by_label("Find a clue").fill("chess")
    expect(found).to_have_text([re.compile("Anti-knight"), re.compile("Anti-king")])
    press(page, "ArrowDown Enter")
    expect(page.locator("#clue-title")).to_have_text("New anti-knight")
    add(page)
    expect(clues(page)).to_have_text(["Anti-knight"])
    page.keyboard.press("/")
    page.get_by_label("Find a clue").fill("xyzzy")
    expect(page.locator("#kinds-none")).to_be_visible()
    page.get_by_label("Find a clue").fill("")


def test_arrows_go_along_the_tools_and_each_has_a_key(page: Page) -> None:
    go(page, "set")
    tools = page.get_by_role("toolbar", name="What is set").get_by_role("button")
    tools.first.focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#clue-title")).to_have_text("New killer")
    for tool in tools.all():
        page.get_by_role("gridcell").first.focus()
        page.keyboard.press(tool.get_attribute("aria-keyshortcuts") or "")
        expect(tool).to_have_attribute("aria-pressed", "true")
    assert tools.evaluate_all("all => all.map(one => one.tabIndex)").count(0) == 1


def test_a_second_arm_from_the_circle_keeps_the_circle(page: Page) -> None:
    choose(page, "Arrow")
    drag(page, (5, 5), (5, 6), (5, 7))
    expect(page.locator("#clue-cells")).to_have_text("r5c5 = r5c6 r5c7")
    drag(page, (5, 5), (6, 5), (7, 5))
    expect(page.locator("#clue-cells")).to_have_text("r5c5 = r5c6 r5c7 = r6c5 r7c5")
    drag(page, (5, 5), (4, 5), (3, 5))
    expect(page.locator("#clue-cells")).to_have_text("r5c5 = r5c6 r5c7 = r6c5 r7c5 = r4c5 r3c5")
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.locator(".picked")).to_have_count(0)


def test_a_clue_is_drawn_before_it_is_done_and_escape_drops_it(page: Page) -> None:
    choose(page, "Thermo")
    drag(page, (1, 1), (1, 2), (2, 2))
    expect(page.locator("#under-draft .shape")).to_have_count(2)
    accent = page.locator("#under-draft circle").evaluate("one => getComputedStyle(one).fill")
    expect(clues(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(":is(#under-draft, #over-draft) .shape")).to_have_count(0)
    drag(page, (1, 1), (1, 2), (2, 2))
    page.keyboard.press("Enter")
    expect(clues(page)).to_have_text([re.compile("Thermo *r1c1 r1c2 r2c2")])
    expect(page.locator("#under-draft .shape")).to_have_count(0)
    assert page.locator("#under-variants circle").evaluate("one => getComputedStyle(one).fill") != accent
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Digit", exact=True)).to_have_attribute("aria-pressed", "true")


def test_cells_have_one_naming_in_set_beside_the_grid_and_in_what_is_said(page: Page) -> None:
    rows = page.locator("#edges .left")

    def name_cells(how: str) -> None:
        page.locator("#settings-form [name=coordinates]").evaluate(
            "(field, how) => { field.value = how; field.dispatchEvent(new Event('change', { bubbles: true })) }", how
        )

    choose(page, "Killer")
    expect(rows).to_have_text(list("123456789"))
    drag(page, (1, 1), (2, 1))
    expect(page.locator("#clue-cells")).to_have_text("r1c1 r2c1")
    add(page)
    expect(clues(page)).to_have_text([re.compile("r1c1 r2c1")])
    name_cells("a1")
    expect(rows).to_have_text(list("ABCDEFGHI"))
    expect(clues(page)).to_have_text([re.compile("A1 B1")])
    drag(page, (4, 4), (5, 4))
    expect(page.locator("#clue-cells")).to_have_text("D4 E4")
    page.get_by_role("button", name="Cancel", exact=True).click()
    name_cells("none")
    view_in_set(page, "Rules as text")
    page.get_by_label("Rules, one a line").fill("a1 = b1 + 1")
    expect(rows.first).to_have_text("a")  # as formulas name them


def test_a_killer_cage_is_set_with_the_mouse_and_undone(page: Page) -> None:
    choose(page, "Killer")
    expect(page.locator("#clue-says")).to_contain_text("all different")
    drag(page, (1, 1), (1, 2), (2, 2))
    expect(page.locator(".picked")).to_have_count(3)
    page.get_by_role("textbox", name="Sum").fill("15")
    add(page)
    expect(page.locator("#rules-text")).to_have_value("killer 15: r1c1 r1c2 r2c2")
    expect(page.locator("#over-variants text")).to_have_text("15")
    expect(page.locator(".picked")).to_have_count(0)
    expect(page.locator("#rules-list")).to_contain_text("Digits in a cage are all different")
    expect(page.locator("#lamp-text")).to_have_text("At least 1,000 solutions", timeout=FIRST_WAIT)
    drag(page, (9, 8), (9, 9))
    page.get_by_role("textbox", name="Sum").fill("3")
    page.get_by_role("textbox", name="Sum").press("Enter")
    expect(clues(page)).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#rules-text")).to_have_value("killer 15: r1c1 r1c2 r2c2")
    expect(page.locator("#over-variants text")).to_have_count(1)


def test_the_keys_of_the_keypad_write_the_number_of_a_clue_not_digits(page: Page) -> None:
    choose(page, "Killer")
    drag(page, (1, 1), (1, 2))
    page.get_by_role("button", name="Keys", exact=True).click()
    for key in ("1", "0"):
        page.locator("#playing-pad").get_by_role("button", name=key, exact=True).click()
    expect(page.get_by_role("textbox", name="Sum")).to_have_value("10")
    page.get_by_role("button", name="Erase").click()
    expect(page.get_by_role("textbox", name="Sum")).to_have_value("1")
    page.get_by_role("button", name="Keys", exact=True).click()
    page.keyboard.press("Escape")
    wait_for_line(page, "." * 81)


def test_clues_are_set_with_the_keyboard(page: Page) -> None:
    choose(page, "Killer")
    cell(page, 4, 4).focus()
    press(page, "Space Shift+ArrowRight Shift+ArrowDown 1 2")
    expect(page.locator("#clue-cells")).to_have_text("r4c4 r4c5 r5c5")
    expect(page.get_by_role("textbox", name="Sum")).to_have_value("12")
    page.keyboard.press("Enter")
    expect(clues(page)).to_have_count(1)
    expect(cell(page, 4, 4)).to_have_attribute("aria-label", "row 4 column 4, empty")
    expect(cell(page, 4, 4)).to_have_attribute("aria-description", re.compile("killer 12"))
    page.keyboard.press("r")
    cell(page, 1, 1).focus()
    press(page, "Space | Shift+ArrowRight Shift+ArrowRight Enter")
    expect(clues(page)).to_have_count(2)
    assert rules_text(page).split("\n")[1] == "arrow: r1c1 = r1c2 r1c3"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Digit", exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_clue_outside_the_grid_makes_room_for_itself(page: Page) -> None:
    choose(page, "Sandwich")
    before = page.locator("#board").bounding_box()
    cell(page, 4, 1).click()
    page.locator("#clue-number").fill("17")
    add(page)
    expect(page.locator("#over-variants text")).to_have_text("17")
    after, text = page.locator("#board").bounding_box(), page.locator("#over-variants text").bounding_box()
    assert before
    assert after
    assert text
    assert after["x"] > before["x"]
    assert text["x"] >= before["x"] - 1
    assert rules_text(page) == "sandwich 17: left 4"


def test_a_cage_is_a_fine_line_and_a_dashed_line_through_cells_is_not(page: Page) -> None:
    paste(page, "board: 9\nkiller 15: r1c1 r1c2\ngerman-whispers: r5c1 r5c2 r5c3")
    dashed = page.locator(":is(#over-variants, #under-variants) [stroke-dasharray]")
    expect(dashed).to_have_count(2)
    assert dashed.evaluate_all("all => all.map(one => getComputedStyle(one).strokeWidth).sort()") == [
        "0.022px",
        "0.12px",
    ]


def test_the_count_of_solutions_follows(page: Page) -> None:
    paste(page, "1...............")
    view_in_set(page, "Rules as text")
    count = page.locator("#lamp-text")
    expect(count).to_have_text("72 solutions")
    for line in ("thermo: r1c1 r1c2 r1c3 r1c4", "thermo: r2c1 r2c2", "thermo: r3c1 r4c1", "thermo: r3c3 r4c3"):
        page.get_by_label("Rules, one a line").press_sequentially(f"{line}\n")
    expect(page.locator("#clues-count")).to_have_text("4")
    expect(count).to_have_text(re.compile(r"^(No solution|One solution|\d+ solutions)$"))


def test_what_is_written_in_set_is_given_and_what_was_played_becomes_so(page: Page) -> None:
    cell(page, 1, 1).click()
    page.keyboard.press("7")
    expect(cell(page, 1, 1)).to_have_attribute("aria-label", "row 1 column 1, 7")
    go(page, "set")
    cell(page, 1, 2).click()
    page.keyboard.press("8")
    expect(cell(page, 1, 2)).to_have_attribute("aria-label", "row 1 column 2, given 8")
    page.get_by_role("button", name="Make my digits givens").click()
    expect(cell(page, 1, 1)).to_have_attribute("aria-label", "row 1 column 1, given 7")
    expect(clues(page)).to_have_text([re.compile("Digits *2 givens")])
    page.get_by_role("button", name="Undo").click()
    expect(cell(page, 1, 1)).to_have_attribute("aria-label", "row 1 column 1, 7")
    cell(page, 1, 2).click()
    page.keyboard.press("8")
    expect(cell(page, 1, 2)).to_have_attribute("aria-label", "row 1 column 2, empty")


def test_a_puzzle_with_a_variant_is_made_and_has_one_solution(page: Page) -> None:
    go(page, "set")
    choose_new(page, "Have one made")
    form = page.locator("#setting")
    form.locator("[name=board]").select_option("4")
    form.get_by_label("no digits given").check()
    form.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Make a variant puzzle").click()
    expect(page.locator("#verdict-title")).to_have_text("A new puzzle, with one solution", timeout=FIRST_WAIT)
    wait_for_line(page, "." * 16)
    made = rules_text(page)
    assert "killer" in made
    assert solve(page) == "Exactly one solution"
    page.locator("#setting").evaluate("form => form.reset()")


def test_a_puzzle_is_solved_once_its_shaded_cells_are_coloured(page: Page) -> None:
    text, solution = (Path(__file__).parents[1] / "variants/yin-yang.txt").read_text("utf-8").split("# solution: ")
    paste(page, re.sub("(?m)^givens: .*$", f"givens: .{solution[1:].strip()}", text))
    go(page, "play")
    page.get_by_role("button", name="Colour", exact=True).click()
    shaded = page.locator("#keypad").get_by_role("button", name="shaded", exact=True)
    expect(shaded).to_be_visible()
    first = page.get_by_role("gridcell").nth(0)
    first.click()
    shaded.click()
    expect(first).to_have_accessible_description(re.compile("^shaded"))
    page.keyboard.press("Alt+Digit3")
    expect(first).to_have_accessible_description(re.compile("^unshaded"))
    page.get_by_role("button", name="Digit", exact=True).click()
    page.keyboard.press(solution[0])
    talk = page.locator("#talk")
    expect(talk).to_contain_text("A cell has the wrong colour")
    talk.get_by_role("button", name="Take them back").click()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(talk).to_contain_text("18 cells are still to be coloured")
    talk.get_by_role("button", name="Colour them").click()
    expect(page.locator("#finished")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator("#finished")).to_be_hidden()


def test_keys_marks_and_hints_know_which_values_are_taken(page: Page) -> None:
    paste(page, "size: 4\nvalues: 2-5\nkiller 5: r1c1 r1c2\nkiller 8: r3c1 r4c1\ngivens: ..4...2...5....2")
    go(page, "play")
    expect(page.locator("#rules-list")).to_contain_text("Only values 2, 3, 4, 5")
    cells = page.get_by_role("gridcell")
    cells.nth(0).click()
    expect(page.locator("#sums-list")).to_have_text("23")
    press(page, "1 Shift+5")
    expect(cells.nth(0).locator("[data-mark='5']")).to_have_css("grid-area", "2 / 2")
    expect(cells.nth(0)).to_have_accessible_name("row 1 column 1, empty")
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#talk")).to_contain_text("Look at column 3")
