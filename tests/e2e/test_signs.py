"""A player has letters, or the signs of a word, instead of digits."""

from playwright.sync_api import Page, expect
from tests.e2e.conftest import choose_in_menu
from tests.e2e.test_select import cell, choose, play, said  # noqa: F401  # the fixture of an empty grid


def spell(page: Page, word: str) -> None:
    """Choose a word in the settings."""
    choose_in_menu(page, "Settings")
    page.get_by_label("Nine different letters").fill(word)
    page.get_by_role("button", name="Done").click()


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
