"""A visitor sets the clues of variants, follows the count of solutions, and makes a rule of a Python function."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import FIRST_WAIT, choose_of_puzzle, go, paste, solve, wait_for, wait_for_line

GIVENS = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


def open_variants(page: Page) -> None:
    go(page, "set")
    folds = page.locator("#asked-fold, #jigsaw, #told-fold")  # open, they move what is dragged below the bar
    folds.evaluate_all("all => all.forEach(fold => { fold.open = false })")
    expect(page.locator("#variant-name").locator("option").first).to_be_attached()


def choose(page: Page, name: str) -> None:
    open_variants(page)
    page.locator("#variant-name").select_option(name)
    button = page.get_by_role("button", name="Set cells")
    if button.get_attribute("aria-pressed") == "false":
        button.click()


@pytest.fixture(autouse=True)
def play_again(page: Page) -> Iterator[None]:
    """Leave the page as the next test expects it: clicks and digits go to the game."""
    yield
    button = page.get_by_role("button", name="Set cells")
    if button.is_visible() and button.get_attribute("aria-pressed") == "true":
        button.click()


def cell(page: Page, row: int, column: int) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(f"^row {row} column {column},"))


def drag(page: Page, *places: tuple[int, int]) -> None:
    """Press the mouse on the first of these cells, pass through the others, and let it go on the last."""
    for number, (row, column) in enumerate(places):
        box = cell(page, row, column).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        if not number:
            page.mouse.down()
    page.mouse.up()


def rules(page: Page) -> str:
    return page.get_by_label("Rules, one a line").input_value()


def test_a_setter_erases_givens_too_begins_anew_and_keeps_no_number_of_another_variant(page: Page) -> None:
    paste(page, GIVENS)
    go(page, "set")
    page.get_by_role("gridcell").nth(0).click()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    wait_for_line(page, "." * 81)
    page.keyboard.press("Control+z")
    wait_for_line(page, GIVENS)
    page.get_by_role("button", name="Empty grid").click()
    wait_for_line(page, "." * 81)
    page.get_by_role("button", name="Back to the last one").click()
    wait_for_line(page, GIVENS)
    page.locator("#variant-name").select_option("quadruple")
    page.locator("#variant-number").fill("38")
    page.locator("#variant-name").select_option("difference")
    expect(page.locator("#variant-number")).to_have_value("")


def test_a_second_arm_from_the_circle_keeps_the_circle(page: Page) -> None:
    choose(page, "arrow")
    cell(page, 1, 1).scroll_into_view_if_needed()
    drag(page, (5, 5), (5, 6), (5, 7))
    expect(page.locator("#variant-draft")).to_have_text("arrow: r5c5 = r5c6 r5c7")
    drag(page, (5, 5), (6, 5), (7, 5))
    expect(page.locator("#variant-draft")).to_have_text("arrow: r5c5 = r5c6 r5c7 = r6c5 r7c5")
    drag(page, (5, 5), (4, 5), (3, 5))
    expect(page.locator("#variant-draft")).to_have_text("arrow: r5c5 = r5c6 r5c7 = r6c5 r7c5 = r4c5 r3c5")
    page.get_by_role("button", name="Clear cells").click()


def test_a_number_out_of_reach_is_told_and_not_taken(page: Page) -> None:
    choose(page, "quadruple")
    cell(page, 4, 4).focus()
    for key in ("Space", "3", ",", "8"):
        page.keyboard.press(key)
    expect(page.locator("#variant-draft")).to_have_text("quadruple 3 8: r4c4 r4c5 r5c4 r5c5")
    page.get_by_role("button", name="Clear cells").click()
    page.locator("#variant-name").select_option("difference")
    drag(page, (1, 1), (1, 2))
    page.locator("#variant-number").fill("38")
    expect(page.locator("#variant-draft")).to_have_text("To be set: no digits here can make 38.")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#variant-clues li")).to_have_count(0)
    page.locator("#variant-number").fill("8")
    expect(page.locator("#variant-draft")).to_have_text("difference 8: r1c1 r1c2")
    page.get_by_role("button", name="Clear cells").click()


def test_cells_have_one_naming_in_set_beside_the_grid_and_in_what_is_said(page: Page) -> None:
    rows = page.locator("#edges .left")

    def name_cells(how: str) -> None:
        page.locator("#settings-form [name=coordinates]").evaluate(
            "(field, how) => { field.value = how; field.dispatchEvent(new Event('change', { bubbles: true })) }", how
        )

    choose(page, "killer")
    expect(rows).to_have_text(list("123456789"))
    drag(page, (1, 1), (2, 1))
    expect(page.locator("#variant-draft")).to_have_text("killer: r1c1 r2c1")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#variant-clues code")).to_have_text("killer: r1c1 r2c1")
    name_cells("a1")
    expect(rows).to_have_text(list("ABCDEFGHI"))
    expect(page.locator("#variant-clues code")).to_have_text("killer: A1 B1")
    drag(page, (4, 4), (5, 4))
    expect(page.locator("#variant-draft")).to_have_text("killer: D4 E4")
    page.get_by_role("button", name="Clear cells").click()
    name_cells("none")
    page.get_by_label("Rules, one a line").fill("a1 = b1 + 1")
    expect(rows.first).to_have_text("a")  # as formulas name them


def test_a_killer_cage_is_set_with_the_mouse_and_undone(page: Page) -> None:
    choose(page, "killer")
    expect(page.locator("#variant-says")).to_contain_text("all different")
    cell(page, 1, 1).scroll_into_view_if_needed()
    drag(page, (1, 1), (1, 2), (2, 2))
    expect(page.locator(".picked")).to_have_count(3)
    page.locator("#variant-number").fill("15")
    expect(page.locator("#variant-draft")).to_have_text("killer 15: r1c1 r1c2 r2c2")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_label("Rules, one a line")).to_have_value("killer 15: r1c1 r1c2 r2c2")
    expect(page.locator("#over-variants text")).to_have_text("15")
    expect(page.locator(".picked")).to_have_count(0)
    expect(page.locator("#rules-list")).to_contain_text("Digits in a cage are all different")
    expect(page.locator("#variants-count")).to_have_text("Solutions: more than one", timeout=FIRST_WAIT)
    drag(page, (9, 8), (9, 9))
    page.locator("#variant-number").fill("3")
    page.locator("#variant-number").press("Enter")
    expect(page.locator("#variant-clues li")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("Rules, one a line")).to_have_value("killer 15: r1c1 r1c2 r2c2")
    page.get_by_role("button", name="Remove killer 15: r1c1 r1c2 r2c2").click()
    expect(page.locator("#over-variants text")).to_have_count(0)


def test_clues_are_set_with_the_keyboard(page: Page) -> None:
    choose(page, "killer")
    cell(page, 4, 4).focus()
    page.keyboard.press("Space")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator("#variant-draft")).to_have_text("killer 12: r4c4 r4c5 r5c5")
    page.keyboard.press("Enter")
    expect(page.locator("#variant-clues li")).to_have_count(1)
    expect(cell(page, 4, 4)).to_have_attribute("aria-label", "row 4 column 4, empty")
    expect(cell(page, 4, 4)).to_have_attribute("aria-description", re.compile("killer 12"))
    choose(page, "arrow")
    cell(page, 1, 1).focus()
    page.keyboard.press("Space")
    page.keyboard.press("|")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#variant-clues li")).to_have_count(2)
    assert rules(page).split("\n")[1] == "arrow: r1c1 = r1c2 r1c3"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Set cells")).to_have_attribute("aria-pressed", "false")


def test_a_clue_outside_the_grid_makes_room_for_itself(page: Page) -> None:
    before = page.locator("#board").bounding_box()
    choose(page, "sandwich")
    cell(page, 4, 1).click()
    page.locator("#variant-number").fill("17")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#over-variants text")).to_have_text("17")
    after, text = page.locator("#board").bounding_box(), page.locator("#over-variants text").bounding_box()
    assert before
    assert after
    assert text
    assert after["x"] > before["x"]
    assert text["x"] >= before["x"] - 1
    assert rules(page) == "sandwich 17: left 4"


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
    open_variants(page)
    count = page.locator("#variants-count")
    expect(count).to_have_text("Solutions: more than one")
    for line in ("thermo: r1c1 r1c2 r1c3 r1c4", "thermo: r2c1 r2c2", "thermo: r3c1 r4c1", "thermo: r3c3 r4c3"):
        page.get_by_label("Rules, one a line").press_sequentially(f"{line}\n")
    page.locator("#rules > summary").scroll_into_view_if_needed()
    expect(page.locator("#variant-clues li")).to_have_count(4)
    expect(count).to_have_text(re.compile("^Solutions: (none|exactly one|more than one)$"))


def test_digits_become_givens_of_the_puzzle_that_is_set(page: Page) -> None:
    open_variants(page)
    cell(page, 1, 1).click()
    page.keyboard.press("7")
    page.get_by_role("button", name="Make givens").click()
    expect(cell(page, 1, 1)).to_have_attribute("aria-label", "row 1 column 1, given 7")
    page.get_by_role("button", name="Undo").click()
    expect(cell(page, 1, 1)).to_have_attribute("aria-label", "row 1 column 1, 7")


def test_a_puzzle_with_a_variant_is_made_and_has_one_solution(page: Page) -> None:
    open_variants(page)
    if not page.locator("#setting-fold").evaluate("fold => fold.open"):
        page.get_by_text("Let Python set one").click()
    form = page.locator("#setting")
    form.locator("[name=board]").select_option("4")
    form.get_by_label("no digits given").check()
    form.get_by_label("Seed").fill("7")
    page.get_by_role("button", name="Make a variant puzzle").click()
    expect(page.locator("#verdict-title")).to_have_text("A new puzzle, with one solution", timeout=FIRST_WAIT)
    wait_for_line(page, "." * 16)
    made = rules(page)
    assert "killer" in made
    assert solve(page) == "One solution, and only one"
    form.get_by_label("no digits given").uncheck()
    form.get_by_label("Seed").fill("")


def open_python(page: Page, source: str) -> None:
    open_variants(page)
    if not page.locator("#python-rule").evaluate("panel => panel.open"):
        page.locator("#python-rule > summary").click()
    page.get_by_label("Python", exact=True).fill(source)


def test_a_python_function_becomes_a_table_on_a_click(page: Page) -> None:
    open_python(page, "def rule(a1, b2):\n    return a1 == b2 % 4")
    assert rules(page) == ""
    page.get_by_role("button", name="Make it a rule").click()
    said = page.locator("#python-said")
    expect(said).to_have_text("Added: it allows 7 of 81 combinations.", timeout=FIRST_WAIT)
    assert rules(page) == "digits(a1, b2) in {11, 15, 19, 22, 26, 33, 37}"
    go(page, "solve")
    choose_of_puzzle(page, "Copy link")
    expect(page.locator("#verdict-title")).to_have_text("Link copied")
    assert "def" not in page.evaluate("decodeURIComponent(location.hash)")
    page.evaluate("history.replaceState(null, '', location.pathname)")
    open_python(page, "def rule(a1, b2):\n    return a1 // 0")
    page.get_by_role("button", name="Make it a rule").click()
    expect(said).to_have_text("line 1: rule(1, 1) raises ZeroDivisionError: division by zero", timeout=FIRST_WAIT)


def test_a_function_that_never_ends_is_ended_and_the_game_goes_on(page: Page) -> None:
    paste(page, "1...2...3...4...")
    wait_for_line(page, "1...2...3...4...")
    wait_for(page, "ready")
    open_python(page, "def rule(a1, b2):\n    while True: pass")
    page.get_by_role("button", name="Make it a rule").click()
    assert solve(page) == "More than one solution"
    page.get_by_role("button", name="Undo").click()
    said = page.locator("#python-said")
    expect(said).to_have_text("Stopped: it did not end in 5 seconds. The game is as it was.", timeout=FIRST_WAIT)
    assert page.locator("html").get_attribute("data-py") == "ready"
    wait_for_line(page, "1...2...3...4...")
    assert rules(page) == ""


POSTS = """def rule(a1, b2):
    me = [0]
    walk = (me[0].gi_frame.f_back for one in (0,))
    me[0] = walk
    frame = [one for one in walk][0]
    while "__import__" not in frame.f_builtins:
        frame = frame.f_back
    frame.f_builtins["__import__"]("js").self.postMessage('{"kind":"result","id":1}')
    return True
"""
"""Finds its way to JavaScript, and posts an answer without a value."""


def test_an_answer_that_is_none_is_said_and_the_next_function_runs(page: Page) -> None:
    open_python(page, POSTS)
    page.get_by_role("button", name="Make it a rule").click()
    said = page.locator("#python-said")
    expect(said).to_have_text("this Python gave an answer that nobody asked for", timeout=FIRST_WAIT)
    expect(page.locator("#python-stop")).to_be_hidden()
    assert rules(page) == ""
    open_python(page, "def rule(a1, b2):\n    return a1 == b2 % 4")
    page.get_by_role("button", name="Make it a rule").click()
    expect(said).to_have_text("Added: it allows 7 of 81 combinations.", timeout=FIRST_WAIT)
    paste(page, "." * 81)


def test_an_address_never_runs_python(page: Page) -> None:
    source = "def rule(a1, b2):\n    return a1 == b2"
    page.evaluate("text => { location.hash = '#p=' + '.'.repeat(81) + '&r=' + encodeURIComponent(text) }", source)
    expect(page.locator("#verdict-title")).to_have_text("This is not a puzzle I can read")
    assert rules(page) == ""
    assert page.locator("#python-source").input_value() != source
    page.evaluate("history.replaceState(null, '', location.pathname)")
