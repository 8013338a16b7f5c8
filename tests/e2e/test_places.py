"""Every place is for everybody: axe finds nothing, in light and dark, on desk and phone, however large the text."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import without_python
from tests.e2e.test_access import RULES, SIZES, violations
from tests.e2e.visit import go, next_frame, paste_line, press, wait_for_line

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
PLACES = ("play", "solve", "make", "many", "set", "print", "learn")


OUTSIDE = """() => [...document.querySelectorAll('main button, main input, main select, main textarea, header a')]
    .filter(one => one.checkVisibility())
    .filter(one => one.getBoundingClientRect().left < -1 || one.getBoundingClientRect().right > innerWidth + 1)
    .filter(one => !one.closest('.frame, .scrolls'))
    .map(one => one.id || one.outerHTML.slice(0, 80))"""
"""What can be pressed and lies beside the window."""
WIDTH_UNFOLDED = """() => {
  const folded = [...document.querySelectorAll("details:not([open])")];
  for (const part of folded) part.open = true;
  const width = document.documentElement.scrollWidth;
  for (const part of folded) part.open = false;
  return width;
}"""
"""How wide the page is with all that can be unfolded open."""

SEEN = (("desk", "light"), ("phone", "dark"))
"""Each size and each scheme once: colours are the same in all sizes."""
FORCED = (*SEEN, ("desk", "forced"))
"""Where colours are ours even then: on the grid, in its sample, on paper."""


def faults(page: Page, seen: tuple[tuple[str, str], ...] = SEEN, within: str = "") -> list[str]:
    """Say what is amiss in each size and scheme with what the page shows."""
    found = []
    for size, scheme in seen:
        page.set_viewport_size(SIZES[size])
        if scheme == "forced":
            page.emulate_media(color_scheme="light", forced_colors="active")
        else:
            page.emulate_media(color_scheme=scheme)
        next_frame(page)
        found += [f"{size}, {scheme}: {one}" for one in violations(page, *RULES[scheme], within=within)]
        wide = page.evaluate("document.documentElement.scrollWidth")
        found += [f"{size}, {scheme}: {wide} wide"] if wide > SIZES[size]["width"] else []
    page.set_viewport_size(SIZES["desk"])
    page.emulate_media(color_scheme="light", forced_colors="none")
    next_frame(page)
    return found


@pytest.fixture
def view(page: Page) -> Iterator[Page]:
    """The page with an easy puzzle."""
    paste_line(page, EASY)
    yield page
    page.set_viewport_size(SIZES["desk"])
    page.emulate_media(color_scheme="light", forced_colors="none")


def open_place(page: Page, place: str) -> None:
    go(page, place)
    if place == "learn":
        expect(page.locator("#lessons-list a").first).to_be_attached()


def test_axe_finds_nothing_in_any_place(view: Page) -> None:
    for place in PLACES:
        open_place(view, place)
        assert faults(view, FORCED if place == "print" else SEEN) == [], place


def test_axe_finds_nothing_in_play_with_all_that_it_says(view: Page) -> None:
    go(view, "play")
    press(view, "4 ArrowRight Shift+Digit5 Shift+Digit8 Control+Digit8 Control+Digit7")
    press(view, "Alt+Digit2 Alt+Digit7 Shift+ArrowDown")
    assert faults(view, FORCED) == []
    view.get_by_role("button", name="Hint", exact=True).click()
    expect(view.locator("#depths")).to_be_visible()
    assert faults(view, within="#side") == []
    view.keyboard.press("Escape")
    view.get_by_role("button", name="More", exact=True).click()
    expect(view.locator("#select-all")).to_be_visible()
    assert faults(view, within="#side") == []
    expect(view.locator("#select-all")).to_be_visible()
    view.keyboard.press("Escape")
    expect(view.locator("#select-all")).to_be_hidden()
    view.evaluate("document.getElementById('settings-open').click()")
    expect(view.locator("#settings-form")).to_be_visible()
    assert faults(view, FORCED, within="dialog[open]") == []
    expect(view.locator("#settings-form")).to_be_visible()
    view.get_by_role("button", name="Done").click()


def test_the_bare_address_opens_where_the_visitor_was_last(fresh: Page, site: str) -> None:
    without_python(fresh)
    fresh.goto(site)
    expect(fresh.locator("body")).to_have_attribute("data-place", "play")
    go(fresh, "make")
    fresh.goto("about:blank")
    fresh.goto(site)
    expect(fresh.locator("body")).to_have_attribute("data-place", "make")
    fresh.locator("#places a[href='#solve']").click()  # WebKit goes back only over what a visitor has pressed
    expect(fresh.locator("body")).to_have_attribute("data-place", "solve")
    fresh.go_back()
    expect(fresh.locator("body")).to_have_attribute("data-place", "make")
    fresh.goto("about:blank")
    fresh.goto(f"{site}/#p={EASY}")
    wait_for_line(fresh, EASY)
    expect(fresh.locator("body")).to_have_attribute("data-place", "play")


def test_a_list_in_many_is_for_everybody_too(page: Page) -> None:
    go(page, "many")
    page.locator("#many-text").fill(f"{EASY}\n{EASY}")
    page.get_by_role("button", name="Add", exact=True).click()
    try:
        expect(page.locator("#many-table tr[data-place]").first).to_be_visible()
        assert violations(page) == []
        page.set_viewport_size({"width": 320, "height": 256})
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    finally:
        page.set_viewport_size(SIZES["desk"])
        page.locator("#many-clear").evaluate("button => button.click()")


def test_large_text_and_writing_from_the_right_need_no_scrolling_sideways_in_any_place(page: Page) -> None:
    """Writing from the right is looked at on a desk in test_language.py."""
    try:
        for place in PLACES:
            open_place(page, place)
            page.set_viewport_size({"width": 320, "height": 256})  # 1280 x 1024 at 400 %
            assert page.evaluate(WIDTH_UNFOLDED) <= 320, place
            page.evaluate("document.documentElement.dir = 'rtl'")
            page.set_viewport_size(SIZES["phone"])
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, place
            assert page.evaluate(OUTSIDE) == [], place
            page.evaluate("document.documentElement.removeAttribute('dir')")
    finally:
        page.set_viewport_size(SIZES["desk"])
        page.evaluate("document.documentElement.removeAttribute('dir')")


def test_the_grid_is_played_the_same_where_people_write_from_the_right(page: Page) -> None:
    go(page, "play")
    page.evaluate("document.documentElement.dir = 'rtl'")
    try:
        page.get_by_role("gridcell", name="row 1 column 1, empty").click()
        page.keyboard.press("ArrowRight")
        focused, first = page.locator("[role=gridcell]:focus").bounding_box(), page.locator("[role=gridcell]").first
        box = first.bounding_box()
        assert focused and box and focused["x"] > box["x"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    finally:
        page.evaluate("document.documentElement.removeAttribute('dir')")


def test_selection_digits_and_faults_are_told_apart_in_forced_colours(page: Page) -> None:
    go(page, "play")
    page.emulate_media(forced_colors="active")
    try:
        page.get_by_role("gridcell", name="row 1 column 1, empty").click()
        page.keyboard.press("Shift+ArrowRight")
        style = "cell => getComputedStyle(cell).outlineStyle"
        assert page.locator("[role=gridcell]").nth(0).evaluate(style) == "solid"
        assert page.locator("[role=gridcell]").nth(40).evaluate(style) == "none"
    finally:
        page.emulate_media(forced_colors="none")
