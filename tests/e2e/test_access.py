"""Everybody can use the page: axe-core finds nothing, and a phone is wide enough."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import ENGINE
from tests.e2e.test_solve import EASY, EASY_SOLVED
from tests.e2e.visit import go, paste, paste_line, press, solve, wait_for_line

from tooling.places import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """([rules, within]) => axe.run(within ? { include: [within] } : document,
    { resultTypes: ['violations'], preload: false, ...(rules.length && { runOnly: { type: 'rule', values: rules } }) })
    .then(found => found.violations.map(v => `${v.id}: ${v.nodes.map(n => n.target).join(' ')}`))"""
RULES = {"light": (), "dark": ("color-contrast", "scrollable-region-focusable"), "forced": ("color-contrast",)}
"""The rules of axe for each scheme: all of them once, and then those alone that colours and sizes have a part in."""
SIZES = {"desk": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}


@pytest.fixture
def view(page: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page in the size and scheme asked for."""
    size, scheme = request.param
    page.set_viewport_size(SIZES[size])
    page.emulate_media(color_scheme=scheme)
    yield page
    page.set_viewport_size(SIZES["desk"])
    page.emulate_media(color_scheme="light")


def violations(page: Page, *rules: str, within: str = "") -> list[str]:
    """Say what axe finds by all its rules, or by those named; in all that is shown, or *within* a part that is new."""
    if ENGINE != "chromium":
        pytest.skip("axe looks at the page in Chromium; Firefox's own process may not survive it")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    return page.evaluate(RUN, [list(rules), within])


def faults(view: Page, within: str = "") -> list[str]:
    """Say what axe finds in the scheme that is worn."""
    is_dark = view.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    return violations(view, *RULES["dark" if is_dark else "light"], within=within)


def raise_sheet(view: Page) -> None:
    """Bring all of the sheet into view, where there is one."""
    if view.locator("#grip").is_visible():
        view.locator("#grip").press("End")


@pytest.mark.parametrize("view", [("desk", "dark"), ("phone", "light")], indirect=True, ids="-".join)
def test_axe_finds_nothing_to_complain_about(view: Page) -> None:
    """In what Solve says; each place as it opens is looked at in test_places.py."""
    paste_line(view, EASY)
    view.get_by_role("tab", name="Rating").click()
    raise_sheet(view)
    expect(view.get_by_role("region", name="Rating", exact=True)).to_be_visible()
    assert faults(view, "#side") == []
    solve(view)
    wait_for_line(view, EASY_SOLVED)
    assert faults(view) == []
    paste(view, "nonsense")
    expect(view.get_by_label("Puzzle", exact=True)).to_have_attribute("aria-invalid", "true")
    assert faults(view, "#side") == []
    view.evaluate("document.getElementById('help').click()")
    assert faults(view, "dialog[open]") == []
    view.locator("#keys").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("view", [("desk", "light"), ("phone", "dark")], indirect=True, ids="-".join)
def test_axe_finds_nothing_to_complain_about_in_what_is_taught(view: Page) -> None:
    paste_line(view, EASY)
    view.keyboard.press("Shift+H")
    expect(view.locator("#verdict-title")).to_have_text("Hidden single")
    assert faults(view) == []
    view.keyboard.press("h")
    expect(view.locator("#verdict-title")).to_have_text("Done")
    if view.locator("#talk-close").is_visible():  # on a phone what is said lies over the buttons
        view.locator("#talk-close").click()
    view.get_by_role("tab", name="Steps").click()
    raise_sheet(view)
    expect(view.locator("#offers-list button").first).to_be_visible()  # those of now: until then no path is to be had
    view.locator("#offers-list button").first.focus()
    assert faults(view, "#side") == []
    view.get_by_role("tab", name="Path").click()
    expect(view.get_by_role("button", name="Back to your grid")).to_be_visible()
    assert faults(view, "#side") == []
    view.get_by_role("button", name="Back to your grid").click()
    view.evaluate("location.hash = '#learn=x-wing'")
    expect(view.locator("#lesson-title:focus")).to_be_visible()
    assert faults(view) == []
    assert view.evaluate("document.documentElement.scrollWidth") <= view.viewport_size["width"]
    view.keyboard.press("Escape")


@pytest.mark.parametrize("view", [("phone", "light")], indirect=True, ids=["phone"])
def test_a_phone_needs_no_scrolling_sideways_and_its_keys_are_large(view: Page) -> None:
    assert view.evaluate("document.documentElement.scrollWidth") <= 390
    for key in view.locator("#keypad button").all():
        box = key.bounding_box()
        assert box and box["width"] >= 32 and box["height"] >= 44
    keypad = view.locator("#keypad").bounding_box()
    assert keypad and keypad["y"] + keypad["height"] <= 844, "the keypad is on the first screen"


def test_axe_finds_nothing_to_complain_about_while_a_clue_is_set(page: Page) -> None:
    go(page, "set")
    page.get_by_role("button", name="Cage", exact=True).click()
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    expect(page.locator("#clue-add")).to_be_visible()  # the keypad of a machine without a mouse has another
    assert violations(page) == []
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("listbox", name="All clues").get_by_role("option").first).to_be_visible()
    assert violations(page, within="#side") == []
    for view in ("Rules as text", "Have one made", "A rule in Python", "Clues"):
        page.get_by_label("Shown below").select_option(label=view)
        assert violations(page, within="#side") == []
    page.get_by_role("button", name="Digit", exact=True).click()


def test_the_answer_is_announced(page: Page) -> None:
    paste(page, EASY)
    solve(page)
    expect(page.locator("#live[role=status]")).to_contain_text("Exactly one solution")


def test_the_grid_has_rows_of_cells(page: Page) -> None:
    rows = page.get_by_role("grid").get_by_role("row")
    assert [rows.nth(i).get_by_role("gridcell").count() for i in range(rows.count())] == [9] * 9


def test_what_is_written_contradicted_and_taken_back_is_said(page: Page) -> None:
    paste_line(page, EASY)
    said = page.locator("#spoken[role=status]")
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("4")
    expect(said).to_have_text("row 1 column 1, 4")
    press(page, "ArrowRight 3")
    expect(said).to_have_text("row 1 column 2, 3. That contradicts another digit.")
    page.keyboard.press("Control+z")
    expect(said).to_have_text("Undone: row 1 column 2, empty")
    page.keyboard.press("c")
    expect(said).to_have_text("Centre marks")
    expect(page.locator("#live")).not_to_contain_text("Python is ready")
    page.keyboard.press("z")
    expect(said).to_have_text("Digits")
