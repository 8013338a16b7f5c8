"""A player selects cells and writes digits, marks and colours into them, with mouse, keys and touch."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.conftest import (
    FIRST_WAIT,
    LINE,
    PASTE,
    WAIT,
    Witness,
    choose_in_menu,
    go,
    line,
    next_frame,
    paste,
    paste_line,
    wait_for,
    wait_for_line,
    without_python,
)

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
    for key in ("Shift+ArrowRight", "Control+ArrowDown", "Shift+S"):
        play.keyboard.press(key)
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
    for key in ("x", "4", "c", "5", "Shift+Digit6", "Control+Digit7", "v", "1", "z", "Alt+Digit2"):
        play.keyboard.press(key)
    assert said(play, 1, 1) == "pencil marks 4 6, centre marks 5 7, coloured red and orange"
    play.keyboard.press("Shift+Delete")
    assert said(play, 1, 1) == "centre marks 5 7, coloured red and orange"
    play.keyboard.press("Control+Delete")
    assert said(play, 1, 1) == "coloured red and orange"
    play.keyboard.press("9")
    play.keyboard.press("Delete")
    assert said(play, 1, 1) == "coloured red and orange", "the digit goes first"
    play.keyboard.press("Delete")
    assert said(play, 1, 1) == ""


def test_space_goes_through_the_tools(play: Page) -> None:
    tools = play.get_by_role("group", name="What digits write")
    for name in ("Corner", "Centre", "Colour", "Digit"):
        play.keyboard.press("Space")
        expect(tools.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")


def test_marks_lie_beneath_a_digit_and_the_marks_that_see_it_go(play: Page) -> None:
    for key in ("Shift+Digit4", "ArrowRight", "Shift+Digit4", "Control+Digit4", "ArrowLeft", "4"):
        play.keyboard.press(key)
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
    for key in ("Control+Home", "x"):
        play.keyboard.press(key)
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


@pytest.fixture
def mobile(browser: Browser, witness: Witness) -> Iterator[Page]:
    """A phone with a finger on it."""
    context = browser.new_context(
        viewport={"width": 390, "height": 664},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(WAIT)
    witness.attend(context)
    yield context.new_page()
    context.close()


def opened(page: Page, site: str) -> Page:
    """Open a puzzle, with nothing said about it."""
    page.goto(f"{site}/#p={EASY}")
    wait_for_line(page, EASY)
    page.locator("#talk-close").tap()
    return page


@pytest.fixture
def phone_with_python(mobile: Page, site: str) -> Page:
    """A phone with a puzzle open and Python on its way."""
    return opened(mobile, site)


@pytest.fixture
def phone(mobile: Page, site: str) -> Page:
    """A phone with a puzzle open where Python never comes."""
    without_python(mobile.context)
    return opened(mobile, site)


def test_on_a_small_phone_upright_and_on_its_side_all_is_in_sight_and_what_is_said_moves_nothing(phone: Page) -> None:
    for button in phone.locator("#keypad button, #tools button").all():
        box = button.bounding_box()
        assert box and box["y"] + box["height"] <= 664 - 52 and box["width"] >= 32 and box["height"] >= 44
    grid = phone.get_by_role("grid").bounding_box()
    assert grid and grid["y"] >= 0
    assert abs(grid["x"] + grid["width"] / 2 - 195) <= 3
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    before = phone.locator("#keypad").bounding_box()
    phone.get_by_role("button", name="Check").tap()
    expect(phone.locator("#verdict-title")).not_to_have_text("")
    assert phone.locator("#keypad").bounding_box() == before
    phone.set_viewport_size({"width": 844, "height": 390})
    grid, pad = phone.get_by_role("grid").bounding_box(), phone.locator("#keypad").bounding_box()
    assert grid and pad
    assert grid["y"] >= 0 and grid["y"] + grid["height"] <= 390
    assert pad["x"] > grid["x"] + grid["width"] and pad["y"] + pad["height"] <= 390


def test_a_tap_the_thumb_and_a_long_press_write(phone: Page) -> None:
    cell(phone, 1, 1).tap()
    phone.get_by_role("button", name="Corner").tap()
    phone.locator("#keypad").get_by_role("button", name="8", exact=True).tap()
    assert said(phone, 1, 1) == "pencil marks 8"
    phone.get_by_role("button", name="Digit", exact=True).tap()
    phone.locator("#keypad").get_by_role("button", name="4", exact=True).tap()
    assert line(phone)[0] == "4"
    cell(phone, 1, 2).tap()
    press = """node => node.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: %f, clientY: %f }))"""
    x, y = centre(phone, 5, 5)
    cell(phone, 5, 5).evaluate(press % (x, y))
    phone.wait_for_function("() => document.querySelectorAll('[role=gridcell][aria-selected=true]').length === 2")
    cell(phone, 5, 5).dispatch_event("pointerup")
    key = phone.locator("#keypad").get_by_role("button", name="2", exact=True)
    key.evaluate(press % (0, 0))
    phone.wait_for_function("() => document.querySelectorAll('[aria-description=\"pencil marks 2\"]').length === 2")
    key.dispatch_event("pointerup")


def test_the_words_of_a_hint_leave_the_digits_free(phone_with_python: Page) -> None:
    phone = phone_with_python
    phone.set_viewport_size({"width": 390, "height": 844})
    wait_for(phone, "ready", timeout=FIRST_WAIT)
    for place in ("play", "solve"):
        go(phone, place)
        phone.locator("#hint-play, #hint").locator("visible=true").tap()
        phone.get_by_role("button", name="Why").tap()
        expect(phone.locator("#depths [aria-current]")).to_have_text("Why")
        sheet = phone.locator("#talk").bounding_box()
        assert sheet and sheet["height"] >= 150
        for key in phone.locator("#keypad button").all():
            box = key.bounding_box()
            assert box and box["y"] + box["height"] <= sheet["y"]
        cell(phone, 1, 1).tap()
        phone.locator("#keypad").get_by_role("button", name="4", exact=True).tap()
        assert line(phone)[0] == "4"
        phone.get_by_role("button", name="Undo").tap()
        wait_for_line(phone, EASY)
        expect(phone.locator("#depths")).to_be_hidden()
