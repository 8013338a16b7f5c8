"""A player hands a solve on as a link."""

from playwright.sync_api import Page, expect
from tests.e2e.conftest import line, paste_line
from tests.e2e.test_play import EASY_SOLVED, play  # noqa: F401  # the fixture of Play
from tests.e2e.test_select import cell


def test_a_link_to_a_replay_shows_the_solve_and_leads_to_the_puzzle(play: Page) -> None:  # noqa: F811
    puzzle = "..." + EASY_SOLVED[3:]
    paste_line(play, puzzle)
    cell(play, 1, 1).click()
    for key in ("4", "ArrowRight", "8", "ArrowRight", "3"):
        play.keyboard.press(key)
    play.get_by_role("button", name="Copy link").click()
    expect(play.locator("#verdict-title")).to_have_text("Link to the replay copied")
    link = play.evaluate("navigator.clipboard.readText()")
    assert len(link) < 250
    play.evaluate("link => { location.hash = new URL(link).hash; }", link)
    expect(play.get_by_role("heading", name="A replay")).to_be_visible()
    play.get_by_role("slider", name="Place in your solve").fill("2")
    expect(cell(play, 1, 2)).to_have_accessible_name("row 1 column 2, 8")
    expect(play.locator("#replay-place")).to_contain_text("move 2 of 3, 0:")
    cell(play, 1, 3).click()
    play.keyboard.press("9")
    expect(play.locator("#verdict-title")).to_have_text("This is a replay")
    play.get_by_role("button", name="Play this puzzle yourself").click()
    assert line(play) == puzzle
    expect(play.locator("#keypad")).to_be_visible()
    play.evaluate("history.replaceState(null, '', location.pathname)")
