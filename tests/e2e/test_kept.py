"""A visitor comes back: what was played is there, whatever became of the store."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.chaos import rage
from tests.e2e.conftest import ENGINE, FIRST_WAIT, without_python
from tests.e2e.test_solve import EASY, EASY_SOLVED
from tests.e2e.visit import LINE, choose_in_menu, line, paste, paste_line, wait_for, wait_for_line

from pencilmark.board.boards import board
from pencilmark.doors.handlers.pieces import board_data

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
PLAYED = "4" + EASY[1:]


def play_a_move(page: Page) -> None:
    page.get_by_role("gridcell", name="row 1 column 1, empty").click()
    page.keyboard.press("4")


def wait_until_kept(page: Page, moves: int) -> None:
    """Wait until the store has this number of moves."""
    page.wait_for_function(
        """moves => new Promise(resolve => {
            const opening = indexedDB.open("pencilmark");
            opening.onsuccess = () => {
                const counting = opening.result.transaction("moves").objectStore("moves").count();
                counting.onsuccess = () => { opening.result.close(); resolve(counting.result >= moves); };
            };
        })""",
        arg=moves,
    )


@pytest.fixture
def quiet(fresh: Page) -> Page:
    """A page of a new visitor on which Python never starts."""
    without_python(fresh)
    return fresh


def test_two_tabs_on_one_game_follow_each_other_and_lose_nothing(quiet: Page, site: str) -> None:
    quiet.goto(site)
    paste(quiet, EASY)
    play_a_move(quiet)
    wait_until_kept(quiet, 1)
    other = quiet.context.new_page()
    other.goto(site)
    wait_for_line(other, PLAYED)
    other.get_by_role("gridcell", name="row 1 column 2, empty").click()
    other.keyboard.press("8")
    both = "48" + EASY[2:]
    wait_for_line(quiet, both)
    quiet.reload()
    wait_for_line(quiet, both)


STUCK = """() => {
    IDBObjectStore.prototype.put = function () { return this.count(); };
    Object.defineProperty(IDBTransaction.prototype, "oncomplete", { set() {} });
}"""
"""Have the store write nothing, and never say that it is done, as when a page goes right after a key."""


def test_a_reload_before_the_store_has_written_loses_nothing(quiet: Page, site: str) -> None:
    quiet.goto(site)
    quiet.evaluate(STUCK)
    paste_line(quiet, EASY)
    play_a_move(quiet)
    quiet.reload()
    wait_for_line(quiet, PLAYED)
    wait_until_kept(quiet, 1)
    quiet.get_by_role("button", name="Undo").click()
    wait_for_line(quiet, EASY)


def test_a_link_opened_again_goes_on_with_its_game_and_so_does_that_of_an_earlier_version(
    quiet: Page, site: str
) -> None:
    quiet.goto(f"{site}/#p={HARD}")
    wait_for_line(quiet, HARD)
    quiet.get_by_role("gridcell", name="row 1 column 2, empty").click()
    quiet.keyboard.press("1")
    wait_until_kept(quiet, 1)
    quiet.reload()
    wait_for_line(quiet, "41" + HARD[2:])
    quiet.evaluate(
        """([board, givens]) => {
            const none = givens.map(() => 0);
            const puzzle = { board, givens, placed: none, candidates: none.map(() => []), format: "" };
            const moves = [{ kind: "load", puzzle }, { kind: "enter", cell: 0, value: 4 }];
            localStorage.setItem("pencilmark.game.1", JSON.stringify({ moves, done: 2 }));
            sessionStorage.clear();
        }""",
        [board_data(board("9")), [int(sign) if sign != "." else 0 for sign in EASY]],
    )
    quiet.goto("about:blank")
    quiet.goto(site)
    wait_for_line(quiet, PLAYED)
    assert quiet.evaluate("localStorage.getItem('pencilmark.game.1')") is None


SPEAKS = """() => {
    navigator.locks?.request(silent.name, () => new Promise(() => {}));
    silent.onmessage({ data: '{ "kind": "boot", "percent": 37 }' });
}"""
"""Has the worker of a page without Python be on its way for ever."""


def test_python_is_started_whatever_lies_in_the_store(quiet: Page, site: str) -> None:
    """What else may be broken there is in tests/js/kept/games.test.js."""
    quiet.goto(site)
    paste(quiet, EASY)
    play_a_move(quiet)
    wait_until_kept(quiet, 1)
    quiet.evaluate("""() => new Promise(resolve => {
        const opening = indexedDB.open("pencilmark");
        opening.onsuccess = () => {
            const work = opening.result.transaction("games", "readwrite"), games = work.objectStore("games");
            games.getAll().onsuccess = ({ target: { result: [{ id }] } }) => games.put({ id, revision: 1, done: "x" });
            work.oncomplete = () => { opening.result.close(); resolve(); };
        };
    })""")
    quiet.reload()
    if ENGINE != "webkit":  # where Python runs
        quiet.wait_for_function("() => self.silent?.onmessage")
        quiet.evaluate(SPEAKS)
        expect(quiet.locator("#python-text")).to_contain_text("37")
    else:
        wait_for(quiet, "ready", FIRST_WAIT)
    paste_line(quiet, EASY)


LENT = ("indexedDB", "localStorage", "sessionStorage", "BroadcastChannel")


@pytest.mark.parametrize("lent", [(), ("indexedDB",)], ids=["nothing", "database"])
def test_a_browser_that_lends_nothing_or_a_database_alone_is_put_up_with(
    lent: tuple[str, ...], quiet: Page, site: str
) -> None:
    denied = "get() { throw new DOMException('denied', 'SecurityError') }"
    for name in set(LENT) - set(lent):
        quiet.add_init_script(f"Object.defineProperty(window, {json.dumps(name)}, {{ {denied} }})")
    quiet.goto(site)
    paste(quiet, EASY)
    play_a_move(quiet)
    assert line(quiet) == PLAYED
    if lent:
        wait_until_kept(quiet, 1)
        quiet.reload()
        wait_for_line(quiet, PLAYED)
    else:
        expect(quiet.get_by_text("This browser saves nothing for this page")).to_be_visible()


def begin_games(page: Page, site: str) -> None:
    """Play a move in each of two puzzles."""
    page.goto(site)
    for text in (EASY, HARD):
        paste_line(page, text)
        page.get_by_role("gridcell", name=re.compile(", empty$")).first.click()
        page.keyboard.press("1")
    wait_until_kept(page, 2)


def open_games(page: Page) -> None:
    choose_in_menu(page, "Your puzzles")
    expect(page.get_by_role("dialog", name="Your puzzles")).to_be_visible()


def test_puzzles_that_were_begun_are_listed_opened_marked_taken_out_and_back_from_a_file(
    quiet: Page, site: str, tmp_path: Path
) -> None:
    begin_games(quiet, site)
    open_games(quiet)
    dialog = quiet.get_by_role("dialog", name="Your puzzles")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    dialog.get_by_role("button", name="Favourite").last.click()
    expect(dialog.get_by_role("button", name="Favourite").last).to_have_attribute("aria-pressed", "true")
    dialog.get_by_label("Show").select_option("favourites")
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    dialog.get_by_role("button", name="Open").click()
    expect(dialog).to_be_hidden()
    assert line(quiet)[2:] == EASY[2:]
    open_games(quiet)
    with quiet.expect_download() as saved:
        quiet.get_by_role("button", name="Save all as a file").click()
    saved.value.save_as(tmp_path / "games.json")
    dialog.get_by_label("Show").select_option("all")
    delete = dialog.get_by_role("button", name="Delete").last
    delete.click()
    delete.click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    quiet.get_by_label("A file of games").set_input_files(tmp_path / "games.json")
    expect(quiet.get_by_text("1 imported, 1 already here.")).to_be_visible()
    expect(dialog.get_by_role("listitem")).to_have_count(2)


def test_what_was_solved_shows_in_the_figures(quiet: Page, site: str) -> None:
    quiet.goto(site)
    first, last = EASY_SOLVED[0], EASY_SOLVED[1:]
    paste_line(quiet, f".{last}")
    quiet.get_by_role("gridcell", name="row 1 column 1, empty").click()
    quiet.keyboard.press(first)
    wait_until_kept(quiet, 1)
    open_games(quiet)
    figures = quiet.get_by_role("row", name=re.compile("^Not rated"))
    expect(figures).to_contain_text("11")
    bar = figures.locator(".solved").bounding_box()
    assert bar and bar["width"] > 20, "the picture of it"
    expect(quiet.get_by_role("dialog").get_by_text("Solved ·")).to_be_visible()


def test_the_days_puzzle_is_in_the_calendar_as_begun_and_as_done(quiet: Page, site: str, tmp_path: Path) -> None:
    quiet.goto(site)
    expect(quiet.locator("#grid [data-ink=given]").first).to_be_visible()
    quiet.get_by_role("gridcell", name=re.compile(", empty$")).first.click()
    quiet.keyboard.press("1")
    wait_until_kept(quiet, 1)
    open_games(quiet)
    dialog = quiet.get_by_role("dialog", name="Your puzzles")
    expect(dialog.locator("#days-weeks .begun")).to_have_count(1)
    expect(dialog.locator("#days-weeks [aria-current=date] .begun")).to_have_count(1)
    with quiet.expect_download() as saved:
        dialog.get_by_role("button", name="Save all as a file").click()
    games = json.loads(saved.value.path().read_text("utf-8"))
    [game] = games["games"]
    assert dialog.locator("#days-weeks .begun").inner_text() == str(int(game["day"][8:]))
    games["games"] = [game | {"id": "other", "outcome": "solved"}]
    (tmp_path / "games.json").write_text(json.dumps(games), "utf-8")
    quiet.get_by_label("A file of games").set_input_files(tmp_path / "games.json")
    expect(dialog.locator("#days-weeks .done")).to_have_count(1)
    expect(dialog.get_by_text("1 day in a row")).to_be_visible()
    month = dialog.locator("#days-month").inner_text()
    dialog.get_by_role("button", name="Previous month").click()
    expect(dialog.locator("#days-month")).not_to_have_text(month)
    expect(dialog.locator("#days-weeks .done")).to_have_count(0)


def test_a_day_of_the_calendar_is_played_and_found_again(quiet: Page, site: str) -> None:
    quiet.goto(site)
    expect(quiet.locator("#grid [data-ink=given]").first).to_be_visible()
    today = line(quiet)
    open_games(quiet)
    dialog = quiet.get_by_role("dialog", name="Your puzzles")
    dialog.get_by_role("button", name="Previous month").click()
    dialog.get_by_role("button", name=re.compile("^7 ")).click()
    expect(dialog).to_be_hidden()
    quiet.wait_for_function(f"today => ({LINE})() !== today", arg=today)
    quiet.get_by_role("gridcell", name=re.compile(", empty$")).first.click()
    quiet.keyboard.press("1")
    wait_until_kept(quiet, 1)
    past = line(quiet)
    quiet.locator("#today").get_by_role("button", name="Easy").click()
    wait_for_line(quiet, today)
    open_games(quiet)
    dialog.get_by_role("button", name=re.compile("^7 .*, begun$")).click()
    wait_for_line(quiet, past)


def test_nothing_is_lost_while_python_is_killed_again_and_again(fresh: Page, site: str) -> None:
    chaos, _ = rage(fresh, site, actions=20, kills=2, puzzles=[EASY, HARD], seed=1)
    assert (chaos.kills, chaos.lost) == (2, [])
