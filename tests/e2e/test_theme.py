"""A player gives the page colours of their own."""

from playwright.sync_api import Page, expect
from tests.e2e.test_access import violations
from tests.e2e.test_select import cell, choose, play  # noqa: F401  # the fixture of an empty grid

INK = "name => getComputedStyle(document.querySelector(name)).color"
OWN = """colour => {
    const field = document.querySelector("#settings-form [name=own]");
    field.value = colour;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def test_own_colours_are_worn_made_legible_and_kept_and_paper_is_printed_as_ever(play: Page) -> None:  # noqa: F811
    cell(play, 1, 1).click()
    play.keyboard.press("4")
    play.emulate_media(media="print")
    printed = play.evaluate(INK, "[data-ink=own]")
    play.emulate_media(media="null")
    choose(play, accent="own", paper="cream")
    play.evaluate(OWN, "#ffcc00")
    expect(play.locator("#sample-effect")).to_contain_text("darker")
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
