"""The page looks the same on every machine, and a player gives it colours of their own."""

from playwright.sync_api import Page, expect
from tests.e2e.test_access import violations
from tests.e2e.test_select import cell, choose, play  # noqa: F401  # the fixture of an empty grid

USED = ("1rem 'Pencilmark Serif'", "600 1rem 'Pencilmark Serif'", "1rem 'Pencilmark Sans'")
INK = "name => getComputedStyle(document.querySelector(name)).color"
OWN = """colour => {
    const field = document.querySelector("#settings-form [name=own]");
    field.value = colour;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def test_the_page_writes_in_its_own_fonts(page: Page) -> None:
    page.evaluate("() => document.fonts.ready")
    assert [font for font in USED if not page.evaluate("font => document.fonts.check(font)", font)] == []


def test_every_text_asks_for_a_font_that_is_shipped(page: Page) -> None:
    asked = page.evaluate("""() => [...document.querySelectorAll("body *")]
        .filter(element => element.textContent.trim() || element.matches("textarea, input:not([type=checkbox])"))
        .map(element => getComputedStyle(element).fontFamily.split(",")[0])""")
    assert {family.strip("\"'") for family in asked} <= {"Pencilmark Serif", "Pencilmark Sans", "Pencilmark Mono"}


def test_own_colours_are_worn_made_legible_and_kept_and_paper_is_printed_as_ever(play: Page) -> None:  # noqa: F811
    cell(play, 1, 1).click()
    play.keyboard.press("4")
    play.emulate_media(media="print")
    printed = play.evaluate(INK, "[data-ink=own]")
    play.emulate_media(media="null")
    choose(play, accent="own", paper="cream")
    play.evaluate(OWN, "#ffcc00")
    expect(play.locator("#sample-effect")).to_contain_text("darkened")
    assert violations(play) == [], "the yellow was made dark enough"
    worn = play.evaluate(INK, "[data-ink=own]")
    assert worn != "rgb(255, 204, 0)"
    choose(play, digits="ink")
    assert play.evaluate(INK, "[data-ink=own]") == "rgb(26, 24, 21)"
    choose(play, digits="accent")
    play.reload()
    expect(cell(play, 1, 1)).to_have_text("4")
    assert play.evaluate(INK, "[data-ink=own]") == worn
    play.emulate_media(media="print")
    assert play.evaluate(INK, "[data-ink=own]") == printed
    play.emulate_media(media="null")
