"""A player selects cells and writes digits, marks and colours into them, with mouse and keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.visit import LINE, PASTE, choose_in_menu, go, line, next_frame, paste, paste_line, press, wait_for

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."


@pytest.fixture
def play(page: Page) -> Iterator[Page]:
    """Play, with an empty grid of 9 x 9 and the settings as at first."""
    go(page, "play")
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("z")
    yield page
    page.evaluate("document.getElementById('settings-reset').click()")
    page.keyboard.press("z")


def cell(page: Page, row: int, column: int) -> Locator:
    return page.locator(f"[role=gridcell][aria-label^='row {row} column {column},']")


def centre(page: Page, row: int, column: int) -> tuple[float, float]:
    box = cell(page, row, column).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, *places: tuple[int, int]) -> None:
    for number, place in enumerate(places):
        page.mouse.move(*centre(page, *place), steps=4)
        if not number:
            page.mouse.down()
    page.mouse.up()


def selected(page: Page) -> list[str]:
    next_frame(page)
    names = page.locator("[role=gridcell][aria-selected=true]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    return [re.sub(r"row (\d) column (\d).*", r"r\1c\2", name) for name in names]


def said(page: Page, row: int, column: int) -> str:
    next_frame(page)
    return cell(page, row, column).get_attribute("aria-description") or ""


def choose(page: Page, **settings: str | bool) -> None:
    """Change settings in their dialog."""
    choose_in_menu(page, "Settings")
    for name, value in settings.items():
        field = page.locator(f"#settings-form [name={name}]")
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.select_option(value)
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#settings-form")).to_be_hidden()


def test_a_drag_selects_cells_and_a_digit_goes_into_all_of_them(play: Page) -> None:
    drag(play, (2, 2), (2, 4))
    assert selected(play) == ["r2c2", "r2c3", "r2c4"]
    play.keyboard.press("Shift+Digit7")
    assert [said(play, 2, column) for column in (2, 3, 4, 5)] == ["pencil marks 7"] * 3 + [""]
    play.keyboard.press("Control+z")
    assert said(play, 2, 3) == ""


def test_ctrl_and_shift_with_clicks_and_arrows_select_more(play: Page) -> None:
    cell(play, 5, 5).click()
    cell(play, 7, 7).click(modifiers=["Control"])
    cell(play, 8, 8).click(modifiers=["Shift"])
    assert selected(play) == ["r5c5", "r7c7", "r8c8"]
    cell(play, 7, 7).click(modifiers=["Control"])
    assert selected(play) == ["r5c5", "r8c8"]
    play.keyboard.press("Escape")
    assert len(selected(play)) == 1
    cell(play, 1, 1).click()
    press(play, "Shift+ArrowRight Control+ArrowDown Shift+S")
    assert selected(play) == ["r1c1", "r1c2", "r2c2", "r3c2"]


def test_all_cells_the_others_and_all_alike(play: Page) -> None:
    paste_line(play, EASY)
    cell(play, 1, 3).dblclick()
    assert selected(play) == ["r1c3", "r2c4", "r8c6", "r9c7"]
    play.keyboard.press("Control+i")
    assert len(selected(play)) == 77
    play.keyboard.press("Control+a")
    assert len(selected(play)) == 81


def test_four_tools_by_keys(play: Page) -> None:
    press(play, "x 4 c 5 Shift+Digit6 Control+Digit7 v 1 z Alt+Digit2")
    assert said(play, 1, 1) == "pencil marks 4 6, centre marks 5 7, coloured red and orange"
    play.keyboard.press("Shift+Delete")
    assert said(play, 1, 1) == "centre marks 5 7, coloured red and orange"
    play.keyboard.press("Control+Delete")
    assert said(play, 1, 1) == "coloured red and orange"
    press(play, "9 Delete")
    assert said(play, 1, 1) == "coloured red and orange", "the digit goes first"
    play.keyboard.press("Delete")
    assert said(play, 1, 1) == ""


def test_space_goes_through_the_tools(play: Page) -> None:
    tools = play.get_by_role("group", name="What digits write")
    for name in ("Corner", "Centre", "Colour", "Digit"):
        play.keyboard.press("Space")
        expect(tools.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")


def test_marks_lie_beneath_a_digit_and_the_marks_that_see_it_go(play: Page) -> None:
    press(play, "Shift+Digit4 ArrowRight Shift+Digit4 Control+Digit4 ArrowLeft 4")
    assert said(play, 1, 2) == ""
    choose(play, tidy=False)
    play.keyboard.press("Control+z")
    assert said(play, 1, 2) == "pencil marks 4, centre marks 4"
    cell(play, 1, 1).click()
    play.keyboard.press("4")
    assert said(play, 1, 2) == "pencil marks 4, centre marks 4"
    play.keyboard.press("Delete")
    assert said(play, 1, 1) == "pencil marks 4"


AT_ONCE = f"""text => {{
    ({PASTE})(text);
    document.getElementById("main-menu").showPopover();
    for (const button of ["#settings-open", "#settings [type=submit]"].map(name => document.querySelector(name))) {{
        button.focus();
        button.click();
    }}
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {{ key: "4", bubbles: true }}));
    return ({LINE})();
}}"""
"""Paste, open and close a dialog, and type, all before the browser draws; tell what stands in the grid."""


def test_no_press_is_lost_in_the_blink_after_a_paste_or_a_dialog(play: Page) -> None:
    assert play.evaluate(AT_ONCE, EASY) == "4" + EASY[1:]
    wait_for(play, "ready")
    assert line(play) == "4" + EASY[1:]


def test_a_digit_typed_again_is_taken_back(play: Page) -> None:
    play.keyboard.press("8")
    assert line(play)[0] == "8"
    play.keyboard.press("8")
    assert line(play)[0] == "."


def test_the_keypad_writes_what_its_tool_says_and_tells_how_many_are_left(play: Page) -> None:
    paste_line(play, EASY)
    three = play.locator("#keypad").get_by_role("button", name="3", exact=True)
    expect(three).to_have_attribute("aria-description", "5 left")
    cell(play, 1, 1).click()
    play.get_by_role("button", name="Centre").click()
    three.click()
    assert said(play, 1, 1) == "centre marks 3"
    play.get_by_role("button", name="Colour", exact=True).click()
    play.get_by_role("button", name="Colour green").click()
    assert said(play, 1, 1) == "centre marks 3, coloured green"


def test_same_digits_their_marks_and_seen_cells_stand_out_if_wished(play: Page) -> None:
    paste_line(play, EASY)
    cell(play, 1, 1).click()
    play.keyboard.press("Shift+Digit3")
    cell(play, 1, 3).click()
    expect(play.locator("#grid .same")).to_have_count(4)
    expect(play.locator("#grid .seen")).to_have_count(20)
    expect(play.locator(".lit")).to_have_attribute("data-mark", "3")
    choose(play, same=False, seen=False)
    expect(play.locator("#grid").locator(".same, .seen, .lit")).to_have_count(0)


def test_a_digit_can_be_chosen_first_and_goes_where_the_pointer_does(play: Page) -> None:
    choose(play, input="digit")
    six = play.locator("#keypad").get_by_role("button", name="6", exact=True)
    six.click()
    expect(six).to_have_attribute("aria-pressed", "true")
    cell(play, 3, 3).click()
    cell(play, 4, 4).click()
    assert (line(play)[20], line(play)[30]) == ("6", "6")
    play.keyboard.press("Escape")
    expect(six).to_have_attribute("aria-pressed", "false")


def test_a_press_on_a_candidate_strikes_it_if_wished(play: Page) -> None:
    choose(play, touch=True)
    cell(play, 9, 9).click()
    press(play, "Control+Home x")
    box = cell(play, 1, 1).bounding_box()
    assert box
    play.mouse.click(box["x"] + box["width"] * 0.83, box["y"] + box["height"] * 0.17)
    assert said(play, 1, 1) == "pencil marks 3"


def test_values_above_9_are_letters_and_4_by_4_has_shapes_if_wished(play: Page) -> None:
    choose(play, above="letters", four="shapes")
    paste(play, " ".join(["12"] + ["0"] * 255))
    given = play.get_by_role("gridcell", name="row 1 column 1, given 12")
    expect(given).to_have_text("C")
    paste(play, "1...............")
    expect(play.get_by_role("gridcell", name="row 1 column 1, given 1")).to_have_text("●")
