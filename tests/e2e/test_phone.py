"""A player with a phone in one hand: all is in sight, and what a finger does goes where it should."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.conftest import FIRST_WAIT, Witness, without_spare
from tests.e2e.test_access import SIZES
from tests.e2e.test_hands import Pointer, check_a_round
from tests.e2e.test_places import PLACES
from tests.e2e.test_play import finished
from tests.e2e.test_select import EASY, cell, centre, said
from tests.e2e.visit import WAIT, go, line, paste_line, wait_for, wait_for_line

TWO_SELECTED = "() => document.querySelectorAll('[role=gridcell][aria-selected=true]').length === 2"


SHOWN = {"set": "#lamp:not([data-known=''])", "print": "#paper-preview svg", "learn": "#lessons-list a"}
"""What a place shows when Python has answered."""


SMALL = """() => [...document.querySelectorAll("button, input, select, textarea, summary, a")]
    .filter(one => one.checkVisibility() && !one.closest("[role=grid], footer"))
    .map(one => (one.matches("[type=checkbox]") && one.closest("label")) || one)
    .filter(one => one.getBoundingClientRect().height < 43.9
        || one.getBoundingClientRect().width < (one.closest("#keypad, #rail") ? 32 : 43.9))
    .map(one => one.id || one.outerHTML.slice(0, 80))"""
"""What is pressed and smaller than a fingertip, but digits and tools in their columns, and links in running text."""


@pytest.fixture(scope="module")
def mobile(browser: Browser, site: str) -> Iterator[Page]:
    """The page on a phone with a finger on it, with Python ready."""
    context = browser.new_context(
        viewport={"width": 390, "height": 664},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(WAIT)
    without_spare(context)
    seen = Witness(site)
    seen.attend(context)
    page = context.new_page()
    page.goto(site)
    wait_for(page, "ready", FIRST_WAIT)
    yield page
    context.close()
    assert (seen.errors, seen.strangers) == ([], [])


@pytest.fixture
def phone(mobile: Page) -> Page:
    """That phone, upright, with a puzzle in Play and nothing said about it."""
    mobile.set_viewport_size({"width": 390, "height": 664})
    go(mobile, "play")
    paste_line(mobile, EASY)
    mobile.locator("#talk-close").tap()
    expect(mobile.locator("#talk")).to_be_hidden()
    mobile.keyboard.press("z")
    return mobile


def press_long(on: Locator, x: float = 0, y: float = 0) -> None:
    """Put a finger down *on* something, and leave it there."""
    on.evaluate(
        "(node, [clientX, clientY]) => node.dispatchEvent("
        "new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX, clientY }))",
        [x, y],
    )


class Finger(Pointer):
    """Taps, and presses long to select one cell more."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, lambda where: page.locator(where).tap())

    def select(self, row: int, column: int) -> None:
        cell(self.page, row, column).tap()

    def add_below(self, row: int, column: int) -> None:
        press_long(cell(self.page, row + 1, column), *centre(self.page, row + 1, column))
        self.page.wait_for_function(TWO_SELECTED)
        cell(self.page, row + 1, column).dispatch_event("pointerup")


def test_no_place_is_longer_than_two_screens_when_it_opens_nor_has_small_keys(mobile: Page) -> None:
    """Before anything was done in it."""
    mobile.set_viewport_size(SIZES["phone"])
    for place in PLACES:
        go(mobile, place)
        mobile.locator(SHOWN.get(place, f"body[data-place={place}]")).first.wait_for()
        assert mobile.evaluate("document.documentElement.scrollHeight") <= 2 * 844, place
        assert mobile.evaluate(SMALL) == [], place


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
    expect(phone.locator("#talk")).to_be_visible()
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
    press_long(cell(phone, 5, 5), *centre(phone, 5, 5))
    phone.wait_for_function(TWO_SELECTED)
    cell(phone, 5, 5).dispatch_event("pointerup")
    key = phone.locator("#keypad").get_by_role("button", name="2", exact=True)
    press_long(key)
    phone.wait_for_function("() => document.querySelectorAll('[aria-description=\"pencil marks 2\"]').length === 2")
    key.dispatch_event("pointerup")


def test_the_words_of_a_hint_leave_the_digits_free(phone: Page) -> None:
    phone.set_viewport_size({"width": 390, "height": 844})
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


def test_a_puzzle_of_6_by_6_is_played_to_the_end_with_a_finger(phone: Page) -> None:
    rows = ["123456", "456123", "231564", "564231", "312645", "645312"]
    begun = ".....6......" + "".join(rows[2:])
    paste_line(phone, begun)
    phone.locator("#talk-close").tap()
    for place, digit in enumerate("".join(rows)):
        if begun[place] == ".":
            cell(phone, place // 6 + 1, place % 6 + 1).tap()
            phone.locator("#keypad").get_by_role("button", name=digit, exact=True).tap()
    finished(phone)


def test_a_round_with_a_finger(phone: Page) -> None:
    check_a_round(phone, Finger(phone))
