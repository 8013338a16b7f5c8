"""Laws of the places with the grid: what is pressed does not move, what is said lies over nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.visit import go, paste_line, wait_for_line

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
BESIDE = [(1280, 800), (844, 390)]
BELOW = [(390, 844), (360, 640)]
OF_EACH_FORM = [*BESIDE, *BELOW]
"""A window of each form that the page has, and the smallest."""
STILL = 4
"""Pixels that something may move and still seem to stand where it stood."""
DEPTH = "#depths [data-depth='{}'][aria-current=step]"
"""The button of what a hint tells now."""


@pytest.fixture
def easy(page: Page) -> Iterator[Page]:
    """The page with an easy puzzle; the window is as it was afterwards."""
    paste_line(page, EASY)
    yield page
    page.set_viewport_size({"width": 1280, "height": 860})


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found, selector
    return {key: found[key] for key in ("x", "y", "width", "height")}  # type: ignore[literal-required]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def in_view(page: Page, selector: str) -> bool:
    """Report whether all of an element lies within the window."""
    lies: bool = page.locator(selector).evaluate(
        "one => { const { left, top, right, bottom } = one.getBoundingClientRect();"
        " return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 }"
    )
    return lies


def press(page: Page, name: str, answer: str) -> None:
    """Press a button of the pad, and wait for its *answer*: the button stays where it is."""
    button = page.get_by_role("button", name=name, exact=True).and_(page.locator(".pad button"))
    expect(button).to_be_enabled()
    before = button.bounding_box()
    assert before, name
    page.mouse.click(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)  # not scrolled
    expect(page.locator(answer)).to_be_visible()
    after = button.bounding_box()
    assert after, name
    assert abs(before["x"] - after["x"]) <= STILL and abs(before["y"] - after["y"]) <= STILL, name


def lies_over_nothing(page: Page) -> None:
    """See that what is said leaves free what it speaks of and what is pressed."""
    over = box(page, "#talk")
    for free in ("#board", "#keypad", "#undo", "#redo", "#erase", "#hint-play", "#check", "#more"):
        at = box(page, free)
        assert at["y"] + at["height"] <= over["y"] + 1, free


@pytest.mark.parametrize("size", [*OF_EACH_FORM, (390, 664)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_pressed_in_play_stays_and_what_is_said_begins_in_view_and_lies_over_nothing(
    easy: Page, size: tuple[int, int]
) -> None:
    resize(easy, size)
    go(easy, "play")
    press(easy, "Hint", DEPTH.format(1))
    if size not in BESIDE:
        lies_over_nothing(easy)
    press(easy, "Hint", DEPTH.format(2))
    easy.locator("#depths [data-depth='3']").click()
    expect(easy.locator(DEPTH.format(3))).to_be_visible()
    foot = 53 if size in BELOW and size[1] > 704 else 0
    assert box(easy, "#verdict-detail")["y"] + 18 <= size[1] - foot
    if size in BESIDE:
        easy.locator("#new").scroll_into_view_if_needed()
        assert in_view(easy, "#new-open")
    press(easy, "Check", "#verdict-title:text-is('All right so far')")
    if size not in BESIDE:
        lies_over_nothing(easy)
    for tool in ("corner", "digit"):
        press(easy, tool.capitalize(), f"[data-tool={tool}][aria-pressed=true]")
    press(easy, "Hint", DEPTH.format(1))
    easy.locator("#depths [data-depth='4']").click()
    easy.locator("#undo").click()
    wait_for_line(easy, EASY)
    easy.keyboard.press("Escape")


@pytest.mark.parametrize("size", OF_EACH_FORM, ids=lambda size: f"{size[0]}x{size[1]}")
def test_generate_stays_where_it_is_and_its_answer_is_in_view(easy: Page, size: tuple[int, int]) -> None:
    resize(easy, size)
    go(easy, "make")
    easy.evaluate("document.getElementById('wish').reset()")
    easy.locator("#wish [name=board]").select_option("4")
    count = 4 + OF_EACH_FORM.index(size) % 2  # another than before: what was made then is still listed
    easy.locator("#wish [name=count]").fill(f"{count}")
    easy.evaluate("scrollTo(0, 0)")
    before = box(easy, "#generate")
    easy.locator("#generate").click()
    expect(easy.locator("#made > li")).to_have_count(count)
    expect(easy.locator("#making")).to_be_hidden()
    expect(easy.locator("#made-title")).to_be_visible()
    after = box(easy, "#generate")
    assert all(abs(before[side] - after[side]) <= STILL for side in before)
    assert in_view(easy, "#verdict-title")
    seen = size[1] - (53 if size in BELOW else 0)
    if size[1] > 400:
        for told in ("#made-title", "#made-play", "#made-shown"):
            at = box(easy, told)
            assert at["y"] >= 0 and at["y"] + at["height"] <= seen, told
    for row in (3, 0):
        easy.locator("#made button").nth(row).click()
        assert all(abs(after[side] - box(easy, "#generate")[side]) <= STILL for side in ("x", "width"))
        givens = easy.locator("#made .facts").nth(row).inner_text().split(" · ")[1]
        expect(easy.locator("#made-facts")).to_contain_text(givens)


@pytest.mark.parametrize(("place", "size"), [("solve", BELOW[0]), ("play", BELOW[1])], ids=str)
def test_the_sheet_of_a_phone_has_three_heights_for_finger_press_and_keys(
    easy: Page, place: str, size: tuple[int, int]
) -> None:
    resize(easy, size)
    go(easy, place)
    easy.get_by_role("button", name="Hint", exact=True).click()
    expect(easy.locator("#depths")).to_be_visible()
    sheet, grip = easy.locator("#sheet"), easy.get_by_role("slider", name="Height of this sheet")
    expect(sheet).to_have_attribute("data-height", "half")
    keys, half = box(easy, "#undo"), box(easy, "#sheet")
    assert keys["y"] + keys["height"] <= half["y"]
    for key, height in (("ArrowUp", "whole"), ("ArrowDown", "half"), ("ArrowDown", "line"), ("Enter", "half")):
        grip.press(key)
        expect(sheet).to_have_attribute("data-height", height)
    x, y = half["x"] + 40, half["y"] + 6
    for by, height in ((-300, "whole"), (size[1], "line")):
        easy.mouse.move(x, y)
        easy.mouse.down()
        easy.mouse.move(x, min(y + by, size[1] - 1), steps=3)
        easy.mouse.up()
        expect(sheet).to_have_attribute("data-height", height)
        y = box(easy, "#sheet")["y"] + 6
    assert box(easy, "#sheet")["height"] < 60
    easy.keyboard.press("h")
    expect(sheet).to_have_attribute("data-height", "half")
    easy.keyboard.press("Escape")
    if place == "play":  # elsewhere it has more than a hint to show
        expect(sheet).to_be_hidden()
