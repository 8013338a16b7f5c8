"""A player plays: whole puzzles to the end, checks, goes back, pauses, and finds the places where they were."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import without_python
from tests.e2e.test_access import violations
from tests.e2e.test_select import cell, choose
from tests.e2e.visit import go, line, new_puzzle, paste, paste_line, press, wait_for_line

KILLER = Path(__file__).parents[1] / "variants" / "killer.txt"
EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
EASY_SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
CORNERS = "Corner marks count as candidates. If yours are places in a box, choose that in Settings."


@pytest.fixture
def play(page: Page) -> Iterator[Page]:
    """Play, with an easy puzzle of 9 x 9."""
    go(page, "play")
    paste_line(page, EASY)
    page.keyboard.press("z")
    yield page
    page.evaluate("document.getElementById('settings-reset').click()")


def finished(page: Page) -> None:
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    expect(page.get_by_role("button", name="Next: ")).to_be_visible()
    board = page.locator("#board").bounding_box()
    assert board and board["width"] == board["height"] > 280, "the board rests where it was"


def test_a_classic_is_played_to_the_end_with_keys(play: Page) -> None:
    begun = EASY[:36] + EASY_SOLVED[36:]
    paste_line(play, begun)
    play.keyboard.press("Control+Home")
    for place, (given, digit) in enumerate(zip(begun[:36], EASY_SOLVED, strict=False)):
        if given == ".":
            play.keyboard.press(digit)
        play.keyboard.press("ArrowRight")
        if place % 9 == 8:
            press(play, "Home ArrowDown")
    assert line(play) == EASY_SOLVED
    finished(play)
    expect(play.locator("#finished-text")).to_contain_text("no hints")
    expect(play.locator("#finished-week span")).to_have_count(7)
    expect(play.locator("#keypad")).to_be_hidden()  # it makes way
    assert violations(play, within="#side") == []
    play.keyboard.press("Control+z")
    expect(play.locator("#keypad")).to_be_visible()


def test_a_killer_is_played_to_the_end_with_the_mouse_and_the_sets_of_its_cages_follow(play: Page) -> None:
    *clues, solution = KILLER.read_text("utf-8").split("givens: ")[1].split("\n", 1)[1].strip().splitlines()
    solution = solution.split()[-1]
    columns = {9 * row + column for row in range(5, 9) for column in (5, 6)}
    empty = {*range(9), *range(12, 18), *range(21, 27), *columns}  # what the cage may see
    givens = "".join("." if cell in empty else digit for cell, digit in enumerate(solution))
    play.evaluate(
        "([givens, rules]) => { location.hash = `#p=${givens}&r=${encodeURIComponent(rules)}` }",
        [givens, "\n".join(clues)],
    )
    wait_for_line(play, givens)
    cell(play, 1, 6).click()
    sets = play.get_by_role("region", name="6 in 2 cells").get_by_role("listitem")
    expect(sets).to_have_text(["15", "24"])
    play.keyboard.press("1")
    expect(sets).to_have_text(["15", "24 no longer"])
    cell(play, 1, 7).click()
    play.keyboard.press("2")
    expect(sets).to_have_text(["15 no longer", "24 no longer"])
    expect(cell(play, 1, 6)).to_have_attribute("aria-invalid", "true")  # no house minds, the cage does
    press(play, "Control+z Control+z")
    places, keys = middles(play.get_by_role("gridcell").all()), middles(play.locator("#keypad button").all())
    for place, digit in enumerate(solution):
        if givens[place] == ".":
            play.mouse.click(*places[place])
            play.mouse.click(*keys[int(digit) - 1])
    assert line(play) == solution
    finished(play)


def middles(elements: list[Locator]) -> list[tuple[float, float]]:
    boxes = [box for element in elements if (box := element.bounding_box())]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]


def test_check_tells_the_wrong_digits_on_request_and_right_ones_are_left_alone(play: Page) -> None:
    cell(play, 1, 1).click()
    play.keyboard.press("4")
    play.get_by_role("button", name="Check").click()
    expect(play.locator("#verdict-title")).to_have_text("All right so far")
    cell(play, 1, 2).click()
    play.keyboard.press("5")
    expect(cell(play, 1, 2)).to_have_attribute("aria-invalid", "false")
    play.get_by_role("button", name="Check").click()
    expect(play.locator("#verdict-title")).to_have_text("A digit is wrong")
    expect(cell(play, 1, 2)).to_have_attribute("aria-invalid", "false")
    expect(play.get_by_role("button", name="Solve", exact=True)).to_be_hidden()  # it would give all away
    play.get_by_role("button", name="Show which").click()
    expect(play.locator("#verdict-detail")).to_have_text("Look at r1c2.")
    expect(cell(play, 1, 2)).to_have_attribute("aria-invalid", "true")
    expect(cell(play, 1, 1)).to_have_attribute("aria-invalid", "false")
    assert violations(play, within="#side") == []
    play.keyboard.press("Delete")
    play.keyboard.press("Shift+Digit4")  # r1c2 is 8
    play.get_by_role("button", name="Check").click()
    expect(play.locator("#verdict-title")).to_have_text("In 1 cell the marks leave out the right digit")
    expect(play.locator("#verdict-detail")).to_have_text(f"All digits are right. {CORNERS}")
    play.get_by_role("button", name="Show which").click()
    expect(play.locator("#verdict-detail")).to_have_text(f"Look at r1c2. {CORNERS}")
    go(play, "solve")
    expect(play.locator("#verdict-title")).not_to_contain_text("marks")  # said in Play, with its buttons
    go(play, "play")


def test_wrong_digits_are_taken_back_in_one_move_and_the_right_ones_stay(play: Page) -> None:
    cell(play, 1, 1).click()
    for key in ("4", "ArrowRight", "5", *["ArrowRight"] * 4, "7"):
        play.keyboard.press(key)
    play.get_by_role("button", name="Check").click()
    expect(play.locator("#verdict-title")).to_have_text("2 digits are wrong")
    play.get_by_role("button", name="Take them back").click()
    expect(play.locator("#verdict-title")).to_have_text("2 digits taken back")
    assert line(play) == "4" + EASY[1:]
    play.keyboard.press("Control+z")
    assert line(play)[:6] == "453.27"
    play.get_by_role("button", name="Check").click()
    play.locator("#wrong-before").click()
    expect(play.locator("#verdict-title")).to_have_text("Back where all was right")
    assert line(play) == "4" + EASY[1:]


def test_undo_stops_at_the_start_of_a_game_and_the_last_one_is_offered(fresh: Page, site: str) -> None:
    without_python(fresh)
    fresh.goto(site)
    undo = fresh.get_by_role("button", name="Undo")
    expect(fresh.locator("[role=gridcell][aria-label*=given]").first).to_be_visible()
    today = line(fresh)
    expect(undo).to_be_disabled()
    fresh.keyboard.press("Control+z")
    assert line(fresh) == today
    empty = fresh.locator("[role=gridcell][aria-label$=empty]")
    empty.first.click()
    fresh.keyboard.press("5")
    played = line(fresh)
    new_puzzle(fresh)
    expect(fresh.locator("#verdict-title")).to_have_text("A new puzzle")
    another = line(fresh)
    empty.first.click()
    fresh.keyboard.press("5")
    for _ in range(3):
        fresh.keyboard.press("Control+z")
    assert line(fresh) == another
    expect(fresh.locator("#verdict-title")).to_have_text("This is where the puzzle begins")
    fresh.get_by_role("button", name="Back to the last one").click()
    wait_for_line(fresh, played)
    undo.click()
    wait_for_line(fresh, today)
    expect(undo).to_be_disabled()


def test_check_looks_for_contradictions_alone_if_wished(play: Page) -> None:
    choose(play, check="never")
    cell(play, 1, 2).click()
    play.keyboard.press("5")
    play.get_by_role("button", name="Check").click()
    expect(play.locator("#verdict-title")).to_have_text("No contradictions")
    expect(cell(play, 1, 2)).to_have_attribute("aria-invalid", "false")
    play.keyboard.press("3")
    expect(cell(play, 1, 2)).to_have_attribute("aria-invalid", "true")
    play.get_by_role("button", name="Check").click()
    expect(play.locator("#verdict-title")).to_have_text("2 digits contradict each other")


def test_wrong_digits_are_shown_at_once_if_wished(play: Page) -> None:
    choose(play, check="once")
    cell(play, 1, 2).click()
    play.keyboard.press("5")
    expect(cell(play, 1, 2)).to_have_attribute("aria-invalid", "true")
    play.keyboard.press("8")
    expect(cell(play, 1, 2)).to_have_attribute("aria-invalid", "false")


def test_what_is_pressed_before_the_page_runs_comes_all_the_same(fresh: Page, site: str) -> None:
    held = []
    fresh.route("**/app.js", lambda route: held.append(route))
    with fresh.expect_request("**/app.js"):
        fresh.goto(site, wait_until="commit")
    fresh.wait_for_function("() => 'presses' in window")
    fresh.locator("#hint-play").click()
    fresh.locator("#menu-open").click()
    assert held
    held[0].continue_()
    expect(fresh.locator("#language")).to_have_value("en")
    expect(fresh.locator("#verdict-title")).to_have_text("Where to look", timeout=180_000)


def test_each_question_says_what_python_will_do_once_it_is_there(fresh: Page, site: str) -> None:
    without_python(fresh)
    fresh.goto(f"{site}/#p={EASY}")
    wait_for_line(fresh, EASY)
    title, detail = fresh.locator("#verdict-title"), fresh.locator("#verdict-detail")
    cell(fresh, 1, 1).click()
    fresh.keyboard.press("4")
    fresh.get_by_role("button", name="Check").click()
    expect(detail).to_have_text("It will check this as soon as it is ready.")
    fresh.get_by_role("button", name="Hint").click()
    expect(detail).to_have_text("It will look for a step as soon as it is ready.")
    go(fresh, "solve")
    for name, will in {"Rating": "rate this", "Steps": "list the steps", "Path": "find the path"}.items():
        fresh.get_by_role("tab", name=name).click()
        expect(detail).to_have_text(f"It will {will} as soon as it is ready.")
        expect(title).to_have_text("Waiting for Python")
    for name, will in {"Solve": "solve this", "Hint": "look for a step"}.items():
        fresh.get_by_role("button", name=name, exact=True).click()
        expect(detail).to_have_text(f"It will {will} as soon as it is ready.")
        expect(title).to_have_text("Waiting for Python")


def more(page: Page, name: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=name).click()


def test_back_to_where_all_was_right_and_forth_again(play: Page) -> None:
    cell(play, 1, 1).click()
    press(play, "4 ArrowRight 5 ArrowRight ArrowRight 9")
    more(play, "Back to where all was right")
    expect(play.locator("#verdict-title")).to_have_text("Back where all was right")
    assert line(play) == "4" + EASY[1:]
    play.keyboard.press("Control+y")
    assert line(play)[1] == "5"


def test_a_bookmark_leads_back_at_one_press_and_undo_forth_again(play: Page) -> None:
    cell(play, 1, 1).click()
    play.keyboard.press("4")
    more(play, "Try it from here")
    press(play, "ArrowRight 8 ArrowDown 2")
    tried = line(play)
    expect(cell(play, 1, 2)).to_have_class(re.compile("tried"))
    play.get_by_role("button", name="Go back").click()
    assert line(play) == "4" + EASY[1:]
    expect(play.locator("#trying")).to_be_hidden()
    play.keyboard.press("Control+z")
    assert line(play) == tried
    expect(play.locator("#trying")).to_be_visible()
    play.keyboard.press("Shift+B")
    assert line(play) == "4" + EASY[1:]
    more(play, "Start over")
    assert line(play) == EASY
    play.keyboard.press("Control+z")
    assert line(play) == "4" + EASY[1:]


def test_a_pause_covers_the_grid_and_keys_do_nothing(play: Page) -> None:
    cell(play, 1, 1).click()
    play.get_by_role("button", name="Pause").click()
    expect(play.get_by_role("gridcell", name="row 1 column 3, given 3")).to_be_hidden()
    play.keyboard.press("7")
    play.locator("#go-on").click()
    expect(play.get_by_role("gridcell", name="row 1 column 3, given 3")).to_be_visible()
    assert line(play) == EASY


def test_back_and_forward_go_between_the_places_and_nothing_is_lost(play: Page) -> None:
    cell(play, 1, 1).click()
    play.keyboard.press("4")
    ways = play.get_by_role("navigation", name="Places")
    for name in ("Solve", "Make", "Set", "Print", "Learn"):
        ways.get_by_role("link", name=name).click()
        expect(play.locator("body")).to_have_attribute("data-place", name.lower())
        expect(ways.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
        expect(play).to_have_title(re.compile(name))
    play.go_back()
    expect(play.locator("body")).to_have_attribute("data-place", "print")
    play.go_forward()
    expect(play.locator("body")).to_have_attribute("data-place", "learn")
    ways.get_by_role("link", name="Play").click()
    expect(play.locator("body")).to_have_attribute("data-place", "play")
    assert line(play) == "4" + EASY[1:]


def test_the_puzzle_field_shows_the_puzzle_on_the_grid_and_nothing_else(play: Page) -> None:
    field = play.get_by_label("Puzzle", exact=True)
    go(play, "solve")
    expect(field).to_have_value(EASY)
    paste(play, EASY_SOLVED[:40] + "." * 41)
    expect(field).to_have_value(EASY_SOLVED[:40] + "." * 41)
    play.get_by_role("button", name="Back to the last one").click()
    expect(field).to_have_value(EASY)
    go(play, "play")
    new_puzzle(play)
    expect(field).not_to_have_value(EASY)
    go(play, "solve")
    expect(field).to_have_value(re.compile(r"^[1-9.]{81}$"))
    givens = play.get_by_role("gridcell", name=re.compile("given")).count()
    assert sum(sign != "." for sign in field.input_value()) == givens


def test_new_puzzle_says_what_will_come_and_has_it_made(play: Page) -> None:
    play.locator("#new-open").click()
    sheet = play.get_by_role("dialog", name="New puzzle")
    expect(sheet).to_be_visible()
    expect(play.locator("#week span")).to_have_count(7)
    before = line(play)
    play.keyboard.press("5")
    assert line(play) == before, "what is typed in the sheet is not for the grid"
    expect(play.locator("#stage")).to_have_attribute("inert", "")
    chips = sheet.locator("label")
    chips.filter(has_text=re.compile("^Easy$")).click()  # the level of the last game is chosen
    expect(play.locator("#new-minutes")).to_have_text("About 4 to 12 minutes, for fast players 2 to 3")
    sheet.get_by_label("Other kinds").select_option(label="Samurai")
    expect(sheet.get_by_label("16")).to_be_disabled()
    expect(play.locator("#new-play")).to_have_text("Play an easy samurai sudoku")
    chips.filter(has_text=re.compile("^Killer$")).click()
    expect(sheet.get_by_label("16")).to_be_disabled()
    chips.filter(has_text=re.compile("^6$")).click()
    expect(play.locator("#new-play")).to_have_text("Play an easy killer, 6 × 6")
    expect(play.locator("#new-minutes")).to_be_empty()
    assert violations(play, within="#new-sheet") == []
    play.keyboard.press("Escape")
    expect(play.locator("#new-open")).to_be_focused()
    expect(sheet).to_be_hidden()
    new_puzzle(play)
    expect(play.get_by_role("grid").locator(".row")).to_have_count(6)
    expect(play.locator("#rules-list")).to_contain_text("Killer")
    new_puzzle(play, kind="", size="9")
    expect(play.get_by_role("grid").locator(".row")).to_have_count(9)


def test_a_solved_puzzle_is_replayed_and_a_picture_of_it_has_no_answer(play: Page) -> None:
    paste_line(play, EASY_SOLVED[:-2] + "..")
    cell(play, 9, 8).click()
    for key in "3", "8", "ArrowRight", "2":
        play.keyboard.press(key)
    finished(play)
    expect(play.locator("#finished-text")).to_have_text("no hints, 1 mistake")
    slider = play.get_by_label("Place in your solve")
    expect(slider).to_have_value("3")
    slider.focus()
    play.keyboard.press("Home")
    expect(cell(play, 9, 8)).to_have_accessible_name("row 9 column 8, empty")
    play.keyboard.press("ArrowRight")
    expect(cell(play, 9, 8)).to_have_accessible_name("row 9 column 8, 3")
    play.keyboard.press("End")
    expect(cell(play, 9, 9)).to_have_accessible_name("row 9 column 9, 2")
    with play.expect_download() as saved:
        play.get_by_role("button", name="Share").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    expect(play.locator("#share-picture .dots")).to_have_count(1)


def test_fog_clears_around_right_digits_for_good_and_only_in_play(play: Page) -> None:
    text, solution = KILLER.read_text("utf-8").rsplit("# solution: ", 1)
    paste(play, f"{text}fog: r1c1 r5c5")
    expect(play.locator("#verdict-title")).to_have_text("A puzzle under fog")  # how many givens, nobody is told
    fogged = play.locator(".fogged")
    expect(fogged).to_have_count(79)
    expect(play.get_by_role("gridcell", name="row 4 column 4, covered by fog")).to_be_visible()
    cell(play, 5, 5).click()
    play.keyboard.press(solution[40])
    expect(fogged).to_have_count(71)
    expect(play.locator("#spoken")).to_contain_text("The fog lifts from 8 cells.")
    expect(play.get_by_role("gridcell", name="row 4 column 4, empty")).to_be_visible()
    play.keyboard.press("Control+z")
    expect(play.get_by_role("gridcell", name="row 5 column 5, empty")).to_be_visible()
    expect(fogged).to_have_count(71)
    assert violations(play, within="#board") == []
    go(play, "solve")
    expect(fogged).to_have_count(0)
