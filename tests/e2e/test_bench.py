"""Laws of the places with the grid: it never leaves the screen, what is pressed does not move, all share two edges."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.visit import go, paste_line, wait_for_line

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
SIZES = [(1440, 900), (1280, 800), (1024, 768), (844, 390), (390, 844), (360, 640)]
BESIDE = SIZES[:4]
BELOW = SIZES[4:]
OF_EACH_FORM = [(1280, 800), (844, 390), (390, 844), (360, 640)]
"""A window of each form that the page has, and the smallest."""
PLACES = ("play", "solve", "set")
STILL = 4
"""Pixels that something may move and still seem to stand where it stood."""


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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_grid_is_whole_on_the_screen_and_what_stands_beside_it_shares_its_edges(
    easy: Page, size: tuple[int, int]
) -> None:
    """In every place that has it; the page beside it does not scroll, its panel does."""
    resize(easy, size)
    for place in PLACES:
        go(easy, place)
        assert in_view(easy, "#board"), place
        board = box(easy, "#board")
        assert board["width"] >= 0.7 * min(size[0], size[1] - (60 if size in BESIDE else 250)), place
        if size in BESIDE:
            panel = box(easy, "#side")
            assert easy.evaluate("document.documentElement.scrollHeight") <= size[1], place
            assert panel["x"] >= board["x"] + board["width"], place
            assert panel["y"] + panel["height"] <= size[1], place
        if size in SIZES[:3]:
            masthead = box(easy, ".masthead")
            outer = easy.evaluate("parseFloat(getComputedStyle(document.querySelector('.frame')).strokeWidth)")
            assert abs(board["x"] - outer / 2 - masthead["x"]) <= 2, place
            assert abs(panel["x"] + panel["width"] - masthead["x"] - masthead["width"]) <= 1, place


@pytest.mark.parametrize("size", OF_EACH_FORM, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_pressed_in_play_stays_where_it_is(easy: Page, size: tuple[int, int]) -> None:
    resize(easy, size)
    go(easy, "play")
    for name in ("Hint", "Hint", "Check", "Corner", "Digit", "Undo"):
        button = easy.get_by_role("button", name=name, exact=True).and_(easy.locator(".pad button"))
        if button.is_disabled():
            continue
        before = button.bounding_box()
        button.click()
        expect(easy.locator("#talk h2")).not_to_be_empty()
        after = button.bounding_box()
        assert before and after, name
        assert abs(before["x"] - after["x"]) <= STILL and abs(before["y"] - after["y"]) <= STILL, name
    easy.keyboard.press("Escape")


@pytest.mark.parametrize("size", [*OF_EACH_FORM, (390, 664)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_words_of_a_hint_begin_in_view(easy: Page, size: tuple[int, int]) -> None:
    resize(easy, size)
    go(easy, "play")
    easy.get_by_role("button", name="Hint", exact=True).click()
    easy.locator("#depths [data-depth='3']").click()
    expect(easy.locator("#depths [data-depth='3']")).to_have_attribute("aria-current", "step")
    words = box(easy, "#verdict-detail")
    foot = 53 if size in BELOW and size[1] > 704 else 0
    assert words["y"] + 18 <= size[1] - foot
    if size in BESIDE:
        easy.locator("#new").scroll_into_view_if_needed()
        assert in_view(easy, "#new-open")
    easy.keyboard.press("Escape")


@pytest.mark.parametrize("size", [*BELOW, (390, 664)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_on_a_phone_nothing_said_lies_over_what_it_speaks_of(easy: Page, size: tuple[int, int]) -> None:
    resize(easy, size)
    go(easy, "play")
    said = {"Hint": "#depths", "Check": "#verdict-title"}
    for name, told in said.items():
        easy.get_by_role("button", name=name, exact=True).and_(easy.locator(".pad button")).click()
        expect(easy.locator(told)).to_be_visible()
        over = box(easy, "#talk")
        for free in ("#board", "#keypad", "#undo", "#redo", "#erase", "#hint-play", "#check", "#more"):
            at = box(easy, free)
            assert at["y"] + at["height"] <= over["y"] + 1, (name, free)
        easy.locator("#talk-close").click()
    easy.get_by_role("button", name="Hint", exact=True).click()
    easy.locator("#depths [data-depth='4']").click()
    easy.locator("#undo").click()
    wait_for_line(easy, EASY)


@pytest.mark.parametrize("size", OF_EACH_FORM, ids=lambda size: f"{size[0]}x{size[1]}")
def test_generate_stays_where_it_is_and_its_answer_is_in_view(easy: Page, size: tuple[int, int]) -> None:
    resize(easy, size)
    go(easy, "make")
    easy.evaluate("document.getElementById('wish').reset()")
    easy.locator("#wish [name=level]").select_option("Easy")  # what is told of a hard one takes more lines
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


def test_make_shows_few_controls_at_once(easy: Page) -> None:
    resize(easy, (1280, 800))
    go(easy, "make")
    folds = easy.locator(".maker details")
    folds.evaluate_all("folds => folds.forEach((fold) => { fold.open = false })")
    controls = easy.locator(".maker :is(button, input, select, textarea, summary)").all()
    seen = [one for one in controls if one.is_visible() and (one.bounding_box() or {"y": 800})["y"] < 800]
    in_list = easy.locator("#made button").count()
    assert len(seen) - max(0, in_list - 1) <= 14


@pytest.mark.parametrize("size", BELOW, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_sheet_of_a_phone_has_three_heights_for_finger_press_and_keys(easy: Page, size: tuple[int, int]) -> None:
    resize(easy, size)
    for place in ("solve", "play"):
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
            easy.mouse.move(x, y + by, steps=3)
            easy.mouse.up()
            expect(sheet).to_have_attribute("data-height", height)
            y = box(easy, "#sheet")["y"] + 6
        assert box(easy, "#sheet")["height"] < 60
        easy.keyboard.press("h")
        expect(sheet).to_have_attribute("data-height", "half")
        easy.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
