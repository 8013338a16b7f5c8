"""A player gives the page colours of their own, single marks, too, and letters instead of digits."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.test_access import violations
from tests.e2e.test_select import cell, choose, play, said  # noqa: F401  # the fixture of an empty grid
from tests.e2e.visit import WAIT, choose_in_menu, go, unfold

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


def test_own_colours_are_worn_and_made_legible_and_paper_is_printed_as_ever(play: Page) -> None:  # noqa: F811
    cell(play, 1, 1).click()
    play.keyboard.press("4")
    play.emulate_media(media="print")
    printed = play.evaluate(INK, "[data-ink=own]")
    play.emulate_media(media="null")
    choose(play, accent="own", paper="cream")
    play.evaluate(OWN, "#ffcc00")
    expect(play.locator("#sample-effect")).to_contain_text("darkened")
    assert violations(play, "color-contrast") == [], "the yellow was made dark enough"
    worn = play.evaluate(INK, "[data-ink=own]")
    assert worn != "rgb(255, 204, 0)"
    choose(play, digits="ink")
    assert play.evaluate(INK, "[data-ink=own]") == "rgb(26, 24, 21)"
    choose(play, digits="accent")
    assert play.evaluate(INK, "[data-ink=own]") == worn
    play.emulate_media(media="print")
    assert play.evaluate(INK, "[data-ink=own]") == printed
    play.emulate_media(media="null")


def marks(page: Page, row: int, column: int, *digits: int) -> None:
    """Write corner marks into a cell."""
    cell(page, row, column).click()
    for digit in digits:
        page.keyboard.press(f"Shift+Digit{digit}")


def mark(page: Page, row: int, column: int, digit: int) -> Locator:
    return cell(page, row, column).locator(f"[data-value='{digit}']")


def press(page: Page, mark: Locator) -> None:
    """Press where a mark stands: the frame of its cell lies over it."""
    box = mark.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_mark_is_coloured_alone_by_mouse_and_keys_and_undone(play: Page) -> None:  # noqa: F811
    marks(play, 5, 5, 4, 7)
    play.keyboard.press("v")
    press(play, mark(play, 5, 5, 7))
    expect(mark(play, 5, 5, 7)).to_have_class("pointed")
    play.get_by_role("button", name="Colour blue").click()
    play.keyboard.press("n")  # the whole cell again, after the last
    play.keyboard.press("n")
    play.keyboard.press("1")
    assert said(play, 5, 5) == "pencil marks 4 7, 4 coloured red, 7 coloured blue"
    play.keyboard.press("Control+z")
    expect(mark(play, 5, 5, 4)).not_to_have_class("tinted")
    expect(mark(play, 5, 5, 7)).to_have_class("tinted")


def test_a_press_on_the_same_mark_again_or_beside_marks_means_the_whole_cell(play: Page) -> None:  # noqa: F811
    marks(play, 5, 5, 4)
    play.keyboard.press("v")
    press(play, mark(play, 5, 5, 4))
    cell(play, 5, 5).click(position={"x": 30, "y": 30})
    play.keyboard.press("2")
    assert said(play, 5, 5) == "pencil marks 4, coloured orange"


def spell(page: Page, word: str) -> None:
    """Choose a word in the settings."""
    choose_in_menu(page, "Settings")
    page.get_by_label("Nine different letters").fill(word)
    page.get_by_role("button", name="Done").click()


def test_a_hidden_word_is_made_and_played_in_its_own_letters(page: Page) -> None:
    go(page, "make")
    unfold(page, ".wishes details:has([name=word])")
    page.get_by_label("Hidden word").fill("planetius")
    page.locator("#generate").click()
    expect(page.locator("#made-shown svg text").first).to_have_text(re.compile("^[AEILNPSTU]$"), timeout=WAIT)
    page.get_by_label("Hidden word").fill("")
    page.locator("#made-play").click()
    expect(page.locator("#keypad button").first).to_contain_text("A")  # by the alphabet: the keys do not tell the word
    empty = page.locator("[role=gridcell][aria-label$='empty']").first
    name = (empty.get_attribute("aria-label") or "").split(",")[0]
    empty.click()
    page.keyboard.press("u")
    expect(page.get_by_role("gridcell", name=f"{name}, U")).to_have_text("U")


def test_the_signs_of_a_word_stand_for_digits_and_all_that_is_chosen_is_kept(play: Page) -> None:  # noqa: F811
    choose(play, signs="word")
    spell(play, "pencilark")
    expect(play.locator("#keypad")).to_contain_text("P")
    cell(play, 1, 1).click()
    play.keyboard.press("k")
    expect(cell(play, 1, 1)).to_have_accessible_name("row 1 column 1, K")
    expect(cell(play, 1, 1)).to_have_text("K")
    cell(play, 1, 2).click()
    play.keyboard.press("2")
    expect(cell(play, 1, 2)).to_have_accessible_name("row 1 column 2, E")
    cell(play, 1, 3).click()
    play.keyboard.press("Shift+A")
    assert said(play, 1, 3) == "pencil marks A"
    marks(play, 5, 5, 7)
    play.keyboard.press("v")
    press(play, mark(play, 5, 5, 7))
    play.get_by_role("button", name="Colour blue").click()
    choose(play, accent="own", paper="cream")
    play.evaluate(OWN, "#ffcc00")
    worn = play.evaluate(INK, "[data-ink=own]")
    spell(play, "pencil")
    expect(play.locator("#sample-effect")).to_contain_text("nine different")
    play.reload()
    expect(cell(play, 1, 1)).to_have_accessible_name("row 1 column 1, K")
    expect(mark(play, 5, 5, 7)).to_have_class("tinted")
    assert play.evaluate(INK, "[data-ink=own]") == worn
