"""A visitor shares a puzzle, comes back to one, or takes it away."""

from playwright.sync_api import Page, expect
from tests.e2e.test_play import EASY_SOLVED, play  # noqa: F401  # the fixture of Play
from tests.e2e.test_select import cell
from tests.e2e.test_solve import EASY, SEVENTEEN
from tests.e2e.visit import choose_of_puzzle, line, paste_line, press, wait_for, wait_for_line


def test_an_address_with_a_puzzle_opens_it(page: Page, site: str) -> None:
    page.evaluate("link => { location.hash = link; }", f"#p={EASY}")
    wait_for_line(page, EASY)
    page.evaluate("history.replaceState(null, '', location.pathname)")


def test_a_copied_link_opens_the_same_puzzle_on_the_same_board(page: Page) -> None:
    puzzle = "1".ljust(36, ".")
    page.evaluate("link => { location.hash = link; }", f"#p={puzzle}&b=6+3x2")
    wait_for_line(page, puzzle)
    choose_of_puzzle(page, "Copy link")
    expect(page.locator("#verdict-title")).to_have_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    assert link.endswith(f"#p={puzzle}&b=6+3x2")
    page.evaluate("history.replaceState(null, '', location.pathname)")


def test_diagonals_and_windows_are_drawn(page: Page) -> None:
    puzzle = "1".ljust(81, ".")
    page.evaluate("link => { location.hash = link; }", f"#p={puzzle}&b=9+x+windoku")
    wait_for_line(page, puzzle)
    assert page.locator("#lines .diagonal").get_attribute("d")
    assert page.locator("[role=gridcell].shaded").count() == 36
    page.evaluate("history.replaceState(null, '', location.pathname)")


def test_a_hostile_address_is_only_ever_text(page: Page) -> None:
    page.evaluate("location.hash = '#p=' + encodeURIComponent('<img src=x onerror=alert(1)>__import__(\"os\")')")
    expect(page.locator("#verdict-title")).to_have_text("This is not a puzzle I can read")
    assert page.locator("img:not(#saving-picture)").count() == 0
    page.evaluate("history.replaceState(null, '', location.pathname)")


def test_copying_from_the_grid_gives_the_puzzle_as_a_line(page: Page) -> None:
    paste_line(page, SEVENTEEN)
    page.get_by_role("gridcell", name="row 5 column 5, given 8").click()
    page.keyboard.press("Control+c")
    assert page.evaluate("navigator.clipboard.readText()") == SEVENTEEN


def test_the_print_shows_the_grid_and_nothing_to_press(page: Page) -> None:
    paste_line(page, EASY)
    page.emulate_media(media="print")
    expect(page.get_by_role("grid")).to_be_visible()
    for name in ("Solve", "Undo", "Load"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_hidden()
    pdf = page.pdf(format="A4")
    page.emulate_media(media="null")
    assert pdf.count(b"/Type /Page\n") == 1
    wait_for(page, "ready")


def test_a_link_to_a_replay_shows_the_solve_and_leads_to_the_puzzle(play: Page) -> None:  # noqa: F811
    puzzle = "..." + EASY_SOLVED[3:]
    paste_line(play, puzzle)
    cell(play, 1, 1).click()
    press(play, "4 ArrowRight 8 ArrowRight 3")
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
