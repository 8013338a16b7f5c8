"""A player has letters, or the signs of a word, instead of digits."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import WAIT, choose_in_menu, go, unfold
from tests.e2e.test_select import cell, choose, play, said  # noqa: F401  # the fixture of an empty grid


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
    page.reload()
    expect(page.get_by_role("gridcell", name=f"{name}, U")).to_have_text("U")


def test_the_signs_of_a_word_stand_for_digits_drawn_typed_and_read_out(play: Page) -> None:  # noqa: F811
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
    spell(play, "pencil")
    expect(play.locator("#sample-effect")).to_contain_text("nine different")
    play.reload()
    expect(cell(play, 1, 1)).to_have_accessible_name("row 1 column 1, K")
