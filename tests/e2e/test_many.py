"""Many: ten thousand rows, a reload and a death in the middle, files of anything."""

import csv
import io
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.visit import go, line, lose_python, next_frame, unfold, wait_for

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SEVERAL = HARD.replace("4", ".", 1)
PATTERNED = "2...6...9.7..4..6...9...5.....3.7...84..1..75...5.4.....8...4...3..7..1.1...3...8"
ROWS = 10_000
"""More than the browser's store takes in one part."""
DROP = """files => {
    const data = new DataTransfer();
    for (const [name, text] of files) data.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""

TO_THE_END = """async frame => { // once the table is drawn as high as it is
    while (frame.scrollHeight <= 10 * frame.clientHeight) await new Promise(requestAnimationFrame);
    frame.scrollTop = frame.scrollHeight;
}"""

KEPT = """async () => {
    const result = request => new Promise(resolve => { request.onsuccess = () => resolve(request.result); });
    const database = await result(indexedDB.open("pencilmark-many"));
    const head = () => result(database.transaction("list").objectStore("list").get("head"));
    while (!(await head())?.isPaused) await new Promise(requestAnimationFrame);
    database.close();
}"""
"""Comes to an end once the list is in the browser's store, paused."""
MORE = "answers => document.getElementById('many-bar').value > answers"


def drop(page: Page, *files: tuple[str, str]) -> None:
    page.evaluate(DROP, [list(file) for file in files])


def wait_until(page: Page, state: str) -> None:
    page.wait_for_function("state => document.getElementById('many').dataset.state === state", arg=state)


def rows(page: Page) -> list[list[str]]:
    """Return the cells of the rows that are in the document, without their controls."""
    next_frame(page)
    return page.evaluate(
        "() => [...document.querySelectorAll('#many-table tbody tr[data-place]')]"
        ".map(row => [...row.cells].slice(1, -1).map(cell => cell.textContent))"
    )


def test_ten_thousand_rows_are_verified_sorted_filtered_and_there_after_a_reload(fresh: Page, site: str) -> None:
    fresh.goto(f"{site}/#many")
    wait_for(fresh, "ready", timeout=FIRST_WAIT)
    drop(fresh, ("list.txt", "\n".join([SEVERAL, *[HARD] * (ROWS - 1)])))
    expect(fresh.locator("#many-count")).to_have_text("10,000 puzzles")
    wait_until(fresh, "idle")
    expect(fresh.locator("#many-progress")).to_contain_text("10,000 of 10,000 answers")
    assert len(rows(fresh)) < 100
    fresh.get_by_role("button", name="Solutions", exact=True).click()
    fresh.get_by_role("button", name="Solutions", exact=True).click()
    assert rows(fresh)[0] == ["1", SEVERAL, str(81 - SEVERAL.count(".")), "several"]
    fresh.locator("#many-frame").evaluate(TO_THE_END)
    expect(fresh.locator("#many-table tbody tr[aria-rowindex='10001']")).to_be_attached()
    fresh.get_by_label("Filter").fill("solutions=several")
    expect(fresh.locator("#many-count")).to_have_text("1 of 10,000 puzzles")
    fresh.get_by_label("Filter").fill("")

    fresh.get_by_label("Minimal", exact=True).check()
    fresh.wait_for_function(MORE, arg=10_100)
    lose_python(fresh)  # it is replaced, and what it was at asked again
    fresh.wait_for_function(MORE, arg=10_300)
    fresh.get_by_role("button", name="Pause").click()
    wait_until(fresh, "paused")
    fresh.evaluate(KEPT)
    fresh.reload()
    expect(fresh.locator("#many-said")).to_have_text("Your list from last time, paused.")
    expect(fresh.locator("#many-progress")).to_contain_text("Paused at 1")
    assert rows(fresh)[0][-2:] == ["several", "–"]
    fresh.get_by_role("button", name="Resume").click()
    wait_until(fresh, "going")
    fresh.get_by_role("button", name="Cancel").locator("visible=true").click()
    wait_until(fresh, "idle")


@pytest.fixture
def many(page: Page) -> Iterator[Page]:
    """Many with an empty list, and left so."""
    go(page, "many")
    page.locator("#many-clear").evaluate("button => button.click()")
    yield page
    page.locator("#many-clear").evaluate("button => button.click()")


def test_what_is_in_sight_stays_when_answers_come_in(many: Page) -> None:
    drop(many, ("list.txt", "\n".join([HARD] * 600)))
    expect(many.locator("#many-count")).to_have_text("600 puzzles")
    wait_until(many, "idle")
    many.locator("#many-frame").evaluate(TO_THE_END)
    last = many.locator("#many-table tbody tr[aria-rowindex='601']")
    expect(last).to_be_attached()
    many.get_by_role("checkbox", name="Symmetry").check()
    expect(last.locator("td[data-column=symmetry]")).to_have_text("none")


KILLERS = """# killer, seed 5, solution 2143431234211234
board: 4
killer 6: r1c1 r1c3
killer 4: r1c2 r2c2
killer 5: r1c4 r2c4
killer 4: r2c1
killer 10: r2c3 r3c1 r3c2 r3c3
killer 8: r3c4 r4c3 r4c4
killer 3: r4c1 r4c2

# killer, seed 6, solution 4123231414323241
board: 4
killer 5: r1c1 r1c2
killer 5: r1c3 r1c4
killer 3: r2c1 r3c1
killer 7: r2c2 r3c2
killer 1: r2c3
killer 6: r2c4 r3c4
killer 4: r3c3 r4c4
killer 9: r4c1 r4c2 r4c3

"""


def test_puzzles_with_rules_are_answered_by_them_and_open_with_them(many: Page) -> None:
    drop(many, ("killers.txt", KILLERS))
    expect(many.locator("#many-count")).to_have_text("2 puzzles")
    expect(many.locator("#many-table td[data-column=status]")).to_have_text(["one", "one"])
    many.get_by_label("Level, hardest step").check()
    expect(many.locator("#many-table td[data-column=level]").nth(1)).to_have_text(re.compile("[A-Z]"))
    many.get_by_role("button", name="Play puzzle 2", exact=True).click()
    many.wait_for_selector("body[data-place=play]")
    go(many, "set")
    expect(many.get_by_label("Rules, one a line")).to_have_value(re.compile("killer 9: r4c1 r4c2 r4c3"))


def test_tables_are_read_rubbish_is_named_and_duplicates_are_found(many: Page) -> None:
    table = f"name,puzzle\nfirst,{HARD}\nturned,{HARD[::-1]}\nspoilt,{HARD[:70]}\nopen,{SEVERAL}\n"
    drop(many, ("table.csv", table), ("rubbish.bin", "\x00\x01 nothing \ufffd of use \x02" * 50))
    expect(many.locator("#many-said")).to_contain_text("rubbish.bin: ")
    wait_until(many, "idle")
    assert [row[2] for row in rows(many)] == ["first", "turned", "table.csv", "open"]
    assert rows(many)[2][1].startswith("Line 4 has 70 cells; a 9 × 9 puzzle has 81")
    many.get_by_label("Duplicates, canonical form").check()
    wait_until(many, "going")
    wait_until(many, "idle")
    expect(many.locator("#many-table tr[data-place='1'] td[data-column=twin]")).to_have_text("1")

    many.get_by_role("checkbox", name="Choose puzzle 1,").check()
    many.get_by_role("checkbox", name="Choose puzzle 4,").check()
    expect(many.get_by_role("button", name="Print 2 chosen")).to_be_enabled()
    with many.expect_download() as saved:
        many.get_by_role("button", name="Save CSV").click()
    told = list(csv.DictReader(io.StringIO(saved.value.path().read_text("utf-8"))))
    assert [one["status"] for one in told] == ["one", "one", "", "several"]
    many.get_by_role("button", name="Find", exact=True).click()
    expect(many.locator("#many-said")).to_have_text("1 found near the chosen puzzles.")
    expect(many.locator("#many-table tr[data-place='4'] td[data-column=name]")).to_have_text("{-1+1} of 1")
    many.get_by_role("button", name="Examine the grid").click()
    expect(many.locator("#many-grid dd").last).to_have_text(re.compile(r"^\d+, proved$"))
    many.get_by_role("button", name="Play puzzle 1", exact=True).click()
    many.wait_for_selector("body[data-place=play]")
    many.wait_for_function(
        "wanted => document.querySelectorAll('[role=gridcell][aria-label*=given]').length === wanted", arg=17
    )
    assert line(many) == HARD
    go(many, "many")
    many.get_by_role("button", name="Print 2 chosen").click()
    many.wait_for_selector("body[data-place=print]")
    expect(many.locator("#paper-form [name=what]")).to_have_value("made")

    go(many, "many")
    unfold(many, "#many-game")
    many.fill("#game-text", PATTERNED)
    many.fill("#game-count", "2")
    many.locator("#game-go").click()
    expect(many.locator("#game-said")).to_have_text(re.compile(r"^2 found, \d+ rated\.$"))
    expect(many.locator("#many-table tr[data-place='6'] td[data-column=ed]")).to_have_text(re.compile(r"^\d+\.\d$"))
