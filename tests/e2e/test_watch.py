"""The search to watch: log, grid and tree move together, and the log is that of `solve --trace`."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.e2e.test_access import violations
from tests.e2e.test_solve import SEVENTEEN, SEVENTEEN_SOLVED
from tests.e2e.visit import line, paste, paste_line, unfold, wait_for_line

from pencilmark.__main__ import main

RULED = "board: 4\na1 + b1 = 5\na1 < a2\nb2 = 2*c3\ngivens: ................"
COLLECT = """async () => {
  const box = document.getElementById("watch-log"), lines = {};
  for (let top = 0; ; top += box.clientHeight) {
    box.scrollTop = top;
    box.onscroll();
    for (const line of box.querySelectorAll("[data-at]")) lines[line.dataset.at] = line.textContent;
    if (top > box.scrollHeight) return Object.values(lines);
  }
}"""


def watch(page: Page, seed: str = "") -> None:
    """Watch the search, and wait for its end."""
    page.get_by_role("tab", name="Search").click()
    page.get_by_label("Shuffle by seed").fill(seed)
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.locator("#watch-sum")).to_contain_text(re.compile("solution"))


def traced(text: str, tmp_path: Path, *options: str) -> list[str]:
    """Return the lines of the log that the command line writes."""
    file = tmp_path / "puzzle.txt"
    file.write_text(text + "\n", "utf-8")
    printed = StringIO()
    with redirect_stdout(printed):
        main(["solve", "--trace", *options, str(file)])
    found = printed.getvalue().splitlines()
    end = next(i for i, line in enumerate(found) if re.match(r"(unique|multiple|none): ", line))
    return found[:end]


def test_the_log_is_that_of_the_command_line(page: Page, tmp_path: Path) -> None:
    """In an order of its own; the next one is in that of every search."""
    paste_line(page, SEVENTEEN)
    watch(page, "7")
    wished = traced(SEVENTEEN, tmp_path, "--seed", "7")
    assert len(wished) > 50
    assert page.evaluate(COLLECT) == wished


def test_the_log_of_a_puzzle_with_rules_is_that_of_the_command_line(page: Page, tmp_path: Path) -> None:
    paste(page, RULED)
    expect(page.get_by_role("gridcell")).to_have_count(16)
    watch(page)
    assert page.evaluate(COLLECT) == traced(RULED, tmp_path)
    page.get_by_role("button", name="Last", exact=True).click()
    unfold(page, "#watch-course-fold")
    expect(page.locator("#watch-followed")).to_contain_text("rule 3: b2 = 2*c3")


def test_line_grid_slider_and_tree_move_together(page: Page) -> None:
    paste_line(page, SEVENTEEN)
    watch(page)
    log, slider = page.locator("#watch-log"), page.get_by_role("slider", name="Position in the search")
    wait_for_line(page, SEVENTEEN)
    for _ in range(2):
        page.get_by_role("button", name="Step", exact=True).click()
    expect(slider).to_have_value("2")
    expect(log.locator("[aria-selected=true]")).to_have_attribute("data-at", "2")
    assert line(page) != SEVENTEEN
    log.press("ArrowUp")
    expect(slider).to_have_value("1")
    expect(page.locator("#watch-line")).to_contain_text(log.locator("[aria-selected=true]").inner_text().strip()[:40])
    page.get_by_role("button", name="First", exact=True).click()
    wait_for_line(page, SEVENTEEN)
    page.locator("#watch-tree").click(position={"x": 30, "y": 60})
    expect(log.locator("[aria-selected=true]")).to_contain_text("choose")
    slider.fill(slider.get_attribute("max") or "")
    expect(log.locator("[aria-selected=true]")).to_have_attribute("data-at", slider.input_value())
    unfold(page, "#watch-rounds-fold")
    expect(page.locator("#watch-rounds button").first).to_be_visible()
    assert violations(page, within="#side") == []
    page.locator("#watch-rounds button").first.click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Back to your grid").click()
    wait_for_line(page, SEVENTEEN)


def test_it_plays_and_pauses_and_shows_the_solution(page: Page) -> None:
    paste_line(page, SEVENTEEN)
    watch(page)
    shown, slider = page.locator("#watch-shown"), page.get_by_role("slider", name="Position in the search")
    play, pause = (shown.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    page.get_by_label("Speed").select_option("1 a second")  # it cannot end before it is paused
    play.click()
    expect(slider).not_to_have_value("0")
    pause.click()
    expect(play).to_be_visible()
    assert 0 < int(slider.input_value()) < int(slider.get_attribute("max") or 0)
    solved = [event.strip() for event in page.evaluate(COLLECT)].index("solution")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 5))
    page.get_by_label("Speed").select_option("60 a second")
    play.click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(play).to_be_visible()
    slider.fill(str(solved))
    wait_for_line(page, SEVENTEEN_SOLVED)
    page.get_by_role("gridcell", name="row 1 column 2").click()
    page.keyboard.press("1")
    wait_for_line(page, "41" + SEVENTEEN[2:])


def test_a_hundred_seeds_are_a_histogram_and_the_longest_can_be_watched(page: Page) -> None:
    paste_line(page, SEVENTEEN_SOLVED[:9] + SEVENTEEN[9:])
    watch(page)
    page.get_by_role("button", name="Try 100 seeds").click()
    expect(page.locator("#watch-spread-text")).to_contain_text("100 orders: ")
    assert page.locator("#watch-histogram rect").count() > 3
    assert violations(page, within="#side") == []
    longest = page.get_by_role("button", name="Watch the longest")
    seed = longest.inner_text().split()[-1]
    longest.click()
    expect(page.get_by_label("Shuffle by seed")).to_have_value(seed)
    expect(page.locator("#watch-sum")).to_contain_text("One solution")
