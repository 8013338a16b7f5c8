"""A visitor pastes, drops and opens whatever there is: it is read as what it is, or refused by name."""

import json
import re
from itertools import groupby

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.test_solve import EASY, SEVENTEEN
from tests.e2e.visit import PASTE, choose_of_puzzle, go, line, paste, paste_line, solve, unfold, wait_for, wait_for_line
from tests.pasted import Pasted, corpus

from pencilmark.board.line import write_line

BY_KIND = {kind: list(some) for kind, some in groupby(sorted(corpus(), key=lambda one: one.kind), lambda one: one.kind)}
CLASSIC = [one for one in BY_KIND["puzzle"] if len(one.means) == 81]
CANDIDATES = next(one for one in corpus() if one.name == "729 candidates")
TITLE = "#verdict-title"
DROP = """text => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


def test_what_people_paste_is_on_the_grid_whichever_way_it_comes(page: Page) -> None:
    """Paste, field and file lead to the same function of the page, through which the next test sends every text."""
    page.evaluate("location.hash = '#solve'")
    field = page.get_by_label("Puzzle", exact=True)
    for number, pasted in enumerate(CLASSIC[::24]):
        paste_line(page, "." * 81)
        if number % 3 == 0:
            paste(page, pasted.text)
        elif number % 3 == 1:
            field.fill(pasted.text)
        else:
            page.evaluate(DROP, pasted.text)
        page.wait_for_function("() => document.querySelectorAll('[role=gridcell][aria-label*=\"given\"]').length > 20")
        given = page.evaluate(
            """() => [...document.querySelectorAll("[role=gridcell]")]
            .map(cell => /given (\\d)$/.exec(cell.getAttribute("aria-label"))?.[1] ?? ".").join("")"""
        )
        assert given == pasted.means, pasted.name


SENT = [one for number, one in enumerate(corpus()) if one.text.strip() and (one.kind != "puzzle" or number % 6 == 0)]
"""All that is a list, a question or refused, and a sixth of the puzzles: without the page, all of them are read."""
WAYS = ("paste", "field", "file")
EVERY = """async ([texts, way]) => {
    const ids = ["cancel", "choices", "verdict-title", "verdict-detail"];
    const [cancel, dialog, title, detail] = ids.map(id => document.getElementById(id));
    const tick = () => new Promise(resolve => setTimeout(resolve, 20));
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const told = [];
    const ways = {
        paste: PASTE,
        field: text => {
            document.getElementById("text").value = text;
            document.getElementById("load").click();
        },
        file: async text => {
            const dataTransfer = new DataTransfer();
            const file = new File([text], "puzzle.txt", { type: "text/plain" });
            dataTransfer.items.add(file);
            let reading = null;
            const { arrayBuffer } = Blob.prototype;
            Blob.prototype.arrayBuffer = function () { return (reading = arrayBuffer.call(this)); };
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
            while (!reading) await tick();
            Blob.prototype.arrayBuffer = arrayBuffer;
            await reading; // what the page has waited for
            await tick();
            await drawn();
        },
    };
    for (const text of texts) {
        await ways[way](text);
        let names = [];
        do {
            await tick();
            if (dialog.open) {
                names = [...dialog.querySelectorAll("#choices-list button")].map(({ value }) => value);
                dialog.close("");
            }
        } while (!cancel.hidden || document.documentElement.dataset.py !== "ready");
        await tick();
        await drawn();
        const cells = [...document.querySelectorAll("[role=gridcell]")];
        const givens = cells.map(cell => Number(/given (\\d+)$/.exec(cell.getAttribute("aria-label"))?.[1] ?? 0));
        while (location.hash === "#make" && !document.querySelector("#made > li")) await tick();
        const listed = [...document.querySelectorAll("#made > li")].map(({ textContent }) => textContent);
        told.push({ names, givens, listed, title: title.textContent, detail: detail.textContent });
        if (location.hash !== "#play") location.hash = "#play";
    }
    return told;
}""".replace("PASTE", PASTE)


@pytest.mark.parametrize("way", WAYS)
def test_the_texts_of_the_corpus_are_read_in_the_page_as_on_the_command_line(page: Page, way: str) -> None:
    """Each text comes in one of the ways, which are one once it is there."""
    go(page, "solve")  # where the field is
    go(page, "play")
    wait_for(page, "ready")
    texts = SENT[WAYS.index(way) :: len(WAYS)]
    for pasted, told in zip(texts, page.evaluate(EVERY, [[one.text for one in texts], way]), strict=True):
        if pasted.kind == "puzzle":
            values = told["givens"]
            assert write_line(values, max(values, default=0)) == means(pasted, len(values)), pasted.name
        elif pasted.kind == "list":
            assert len(told["listed"]) == int(pasted.means), pasted.name
            broken = sum(words.startswith("line ") for words in told["listed"])
            assert broken == int(pasted.says.get("broken", 0)), pasted.name
        elif pasted.kind == "question":
            assert told["names"] == pasted.means.split(), pasted.name
        else:
            assert told["title"] == "This is not a puzzle I can read", pasted.name
            assert pasted.means.split(" ", 1)[1][1:] in told["detail"], pasted.name


def means(pasted: Pasted, cells: int) -> str:
    return "." * cells if pasted.means == "-" else pasted.means


def test_a_refused_paste_and_then_solve_does_not_solve_the_grid_underneath(page: Page) -> None:
    paste_line(page, EASY)
    paste(page, "https://sudokupad.app/abc123")
    expect(page.locator(TITLE)).to_have_text("This is not a puzzle I can read")
    assert solve(page) == "This is not a puzzle I can read"
    assert line(page) == EASY


def test_solve_on_an_empty_page_fills_nothing(page: Page) -> None:
    assert solve(page) == "Nothing to solve"
    assert line(page) == "." * 81


def test_candidates_that_belong_to_the_puzzle_count_in_the_answer_and_in_the_link(page: Page) -> None:
    paste(page, CANDIDATES.text)
    page.wait_for_function("() => document.querySelector('#verdict-title').textContent.includes('givens')")
    assert solve(page) == "Exactly one solution"
    page.evaluate("location.hash = '#solve'")
    choose_of_puzzle(page, "Copy link")
    expect(page.locator(TITLE)).to_have_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    paste_line(page, "." * 81)
    paste(page, link)
    page.wait_for_function("() => document.querySelector('#verdict-title').textContent.includes('givens')")
    assert solve(page) == "Exactly one solution"


def test_a_text_that_can_be_two_things_asks_which(page: Page) -> None:
    paste(page, BY_KIND["question"][0].text)
    dialog = page.get_by_role("dialog", name="Which did you mean?")
    dialog.get_by_role("button", name="One puzzle of 16 × 16").click()
    page.wait_for_function("() => document.querySelectorAll('[role=gridcell]').length === 256")


def test_a_list_opens_as_a_list_is_solved_and_rated_and_saved(page: Page) -> None:
    paste(page, f"name,puzzle\nAnna,{EASY}\nBert,{SEVENTEEN}\nCarl,{EASY[:70]}")
    entries = page.get_by_role("list", name="Puzzles made").get_by_role("listitem")
    expect(entries).to_have_count(3)
    expect(entries.nth(0)).to_contain_text("Anna")
    expect(entries.nth(2)).to_contain_text("line 4: expected 81 cells")
    unfold(page, "#made-tools")
    page.get_by_role("button", name="Rate all").click()
    expect(page.locator("#made")).to_contain_text("ER")
    wait_for(page, "ready")
    expect(entries.nth(1)).to_contain_text("one solution")
    with page.expect_download() as told:
        page.get_by_role("button", name="Save as CSV").click()
    rows = told.value.path().read_text("utf-8").splitlines()
    assert rows[0].endswith("name,rating,status,error")
    assert "Anna" in rows[1]
    entries.nth(1).get_by_role("button").click()
    page.locator("#made-one").get_by_role("button", name="Play").click()
    wait_for_line(page, SEVENTEEN)


def test_a_list_of_variants_shows_their_clues_and_is_rated_by_them(page: Page) -> None:
    one = "board: 4\nkiller 3: r1c1 r1c2\ngivens: ..34341221434321"
    paste(page, f"{one}\n\n{one.replace('..34', '..3.')}")
    entries = page.get_by_role("list", name="Puzzles made").get_by_role("listitem")
    expect(entries).to_have_count(2)
    expect(entries.nth(0).locator("svg text").filter(has_text="3").first).to_be_attached()
    expect(entries.nth(0).locator("svg path[stroke-dasharray], svg .dashed").first).to_be_attached()
    unfold(page, "#made-tools")
    page.get_by_role("button", name="Rate all").click()
    expect(entries.nth(1)).to_contain_text("one solution")


PASTED_INTO = """([field, text]) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    const value = clipboardData; // which Firefox does not take over
    if (paste.clipboardData !== value) Object.defineProperty(paste, "clipboardData", { value });
    document.getElementById(field).dispatchEvent(paste);
    return paste.defaultPrevented;
}"""
"""Whether the page took a pasted text before the browser laid it out in the field."""


def test_a_long_text_is_read_before_the_field_lays_it_out_and_a_short_one_is_left_to_the_browser(page: Page) -> None:
    assert not page.evaluate(PASTED_INTO, ["text", EASY])
    page.locator("#text").fill(SEVENTEEN)
    wait_for_line(page, SEVENTEEN)
    page.locator("#text").evaluate("field => field.setSelectionRange(field.value.length, field.value.length)")
    assert page.evaluate(PASTED_INTO, ["text", "\n" + "\n".join([EASY] * 699)])
    expect(page.locator(TITLE)).to_have_text("700 puzzles")
    expect(page.get_by_role("button", name="Show more of 700")).to_be_visible()
    go(page, "many")
    page.evaluate("document.getElementById('many-clear').click()")  # what tests before have left there
    assert page.evaluate(PASTED_INTO, ["many-text", "\n".join([EASY] * 703)])
    expect(page.locator("#many-count")).to_have_text("703 puzzles")
    assert page.locator("#many-text").input_value() == ""
    page.evaluate("document.getElementById('many-clear').click()")


def test_the_puzzle_before_is_one_press_away_after_a_paste_and_undo_stops_where_the_new_one_begins(page: Page) -> None:
    paste_line(page, EASY)
    paste_line(page, SEVENTEEN)
    back = page.get_by_role("button", name="Back to the last one")
    expect(back).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.locator(TITLE)).to_have_text("This is where the puzzle begins")
    wait_for_line(page, SEVENTEEN)
    back.click()
    wait_for_line(page, EASY)
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()
    page.evaluate("location.hash = '#solve'")
    field = page.get_by_label("Puzzle", exact=True)
    field.fill(SEVENTEEN)
    wait_for_line(page, SEVENTEEN)
    field.press("Control+z")
    back.click()
    wait_for_line(page, EASY)


def test_a_file_is_opened_with_a_button(page: Page, tmp_path) -> None:
    file = tmp_path / "puzzle.sdk"
    file.write_bytes("\n".join(EASY[at : at + 9] for at in range(0, 81, 9)).encode("utf-16"))
    page.evaluate("location.hash = '#solve'")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open", exact=True).click()
    chooser.value.set_files(file)
    wait_for_line(page, EASY)


def test_a_paste_during_a_long_solve_is_there_when_that_is_cancelled(page: Page) -> None:
    paste(page, json.dumps([[0] * 35] * 35).replace("0", "1", 1))
    page.wait_for_function("() => document.querySelectorAll('[role=gridcell]').length === 1225")
    page.get_by_role("button", name="Solve", exact=True).click()
    paste(page, EASY)
    page.get_by_role("button", name="Cancel").click()
    wait_for_line(page, EASY)


def test_the_board_is_chosen_beside_the_grid_and_typed_digits_become_the_puzzle(page: Page) -> None:
    """On a phone, too; Start over keeps what was made the puzzle, and the board is part of the question."""
    page.set_viewport_size({"width": 390, "height": 664})
    paste(page, "." * 81)
    page.evaluate("location.hash = '#solve'")
    wait_for(page, "ready")
    for at, value in ((0, "1"), (10, "1")):
        page.locator("[role=gridcell]").nth(at).click()
        page.get_by_role("button", name=value, exact=True).click()
    choose_of_puzzle(page, "Board")
    dialog = page.get_by_role("dialog", name="Board")
    dialog.get_by_label("Size").select_option("twodoku")
    expect(dialog.get_by_label("Its name")).to_have_value("twodoku")
    expect(dialog.get_by_label("Doublers")).to_be_disabled()  # they are of a single grid
    dialog.get_by_label("Its name").fill("9 y")
    dialog.get_by_role("button", name="Use this board").click()
    expect(page.locator("#board-said")).to_contain_text("Expected one of")
    dialog.get_by_label("Its name").fill("9 latin")
    dialog.get_by_label("Both long diagonals").check()
    expect(dialog.get_by_label("Its name")).to_have_value("9 latin x")
    dialog.get_by_role("button", name="Use this board").click()
    expect(page.locator(TITLE)).to_have_text("The board has changed")
    expect(page.locator("[aria-invalid=true][role=gridcell]")).to_have_count(2)  # both on a diagonal
    page.get_by_role("button", name="Undo").click()
    choose_of_puzzle(page, "Make givens")
    choose_of_puzzle(page, "Start over")
    assert [place for place, sign in enumerate(line(page)) if sign == "1"] == [0, 10]
    page.set_viewport_size({"width": 1280, "height": 860})


def test_candidates_of_the_puzzle_are_told_from_the_players(page: Page) -> None:
    paste(page, CANDIDATES.text)
    expect(page.locator("#about-candidates")).to_be_visible()
    cell = page.locator("[role=gridcell]:has(.printed)").first
    expect(cell).to_have_attribute("aria-description", re.compile("^candidates of the puzzle [1-9 ]+$"))
    cell.click()
    mark = cell.locator(".printed").first.get_attribute("data-mark")
    other = next(digit for digit in "123456789" if digit not in cell.get_attribute("aria-description"))
    page.keyboard.press(f"Shift+Digit{mark}")
    page.keyboard.press(f"Shift+Digit{other}")
    told = re.compile(f"candidates of the puzzle .*struck by you {mark}, pencil marks {other}")
    expect(cell).to_have_attribute("aria-description", told)
    expect(cell.locator(f"[data-mark='{other}']:not(.printed)")).to_have_count(1)
