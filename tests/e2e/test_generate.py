"""A visitor has puzzles made."""

import re
import shlex
from contextlib import redirect_stdout
from io import StringIO

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.conftest import FIRST_WAIT, without_python
from tests.e2e.test_access import SIZES
from tests.e2e.test_books import on_cores
from tests.e2e.test_places import faults
from tests.e2e.visit import go, line, next_frame, paste, press, python_of, solve, wait_for, wait_for_line

from pencilmark.__main__ import main
from pencilmark.board.line import write_line
from pencilmark.make.batch import Means, Order, batch
from pencilmark.make.made import Made
from pencilmark.make.wish import Wish

PATTERN = "X...X...X.X..X..X...X...X.....X.X...XX..X..XX...X.X.....X...X...X..X..X.X...X...X"


NEXT_PART = """() => new Promise((tell) => {
    const post = self.postMessage.bind(self);
    self.postMessage = (message) => {
        post(message);
        const made = typeof message === "string" && JSON.parse(message).value?.made;
        if (made) tell(JSON.parse(made)[0].givens);
    };
})"""
"""Waits for what a Python that helps hands over next, and returns the first puzzle of it."""
WATCH_TITLE = """() => {
    const title = document.querySelector("#verdict-title");
    window.titles = [];
    new MutationObserver(() => window.titles.push(title.textContent)).observe(title, { childList: true });
}"""
WATCH_LIST = """() => {
    window.gone = 0;
    const count = (records) => records.forEach(({ removedNodes }) => { window.gone += removedNodes.length; });
    new MutationObserver(count).observe(document.getElementById("made"), { childList: true });
}"""


def wish(page: Page, **fields: str) -> None:
    """Fill the form, all fields but those named as they were at first; a field's name may have _ for -."""
    go(page, "make")
    page.evaluate("document.getElementById('wish').reset()")
    unfold_all(page)
    for name, value in fields.items():
        field = page.locator(f"#wish [name={name.replace('_', '-')}]")
        if field.count() == 2:  # a range
            for one, end in zip(field.all(), value.split("-"), strict=True):
                one.fill(end)
        elif value == "yes":
            field.check()
        elif field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)


def unfold_all(page: Page) -> None:
    """Open all that is folded in Make, but the lines of Python."""
    page.locator(".maker details:not(#in-python)").evaluate_all(
        "folds => folds.forEach((fold) => { fold.open = true })"
    )


def generate(page: Page) -> None:
    page.get_by_role("button", name="Generate", exact=True).click()


def titled(page: Page, title: str | re.Pattern[str]) -> None:
    """Wait until the verdict says so; a busy machine may take its time."""
    expect(page.locator("#verdict-title")).to_have_text(title)


def entries(page: Page) -> Locator:
    return page.locator("#made li")


def made_by_python(wished: Wish, count: int, seed: int) -> list[str]:
    made = batch([Order(wished, count)], seed, Means())
    return [write_line(one.puzzle.givens, one.puzzle.geometry.size) for one in made if isinstance(one, Made)]


def made_by_command(recipe: str) -> list[str]:
    """Run what the page says makes the same again."""
    with redirect_stdout(StringIO()) as out:
        assert main([*shlex.split(recipe, comments=True)[1:], "--scales", ""]) == 0
    return [row.split()[0] for row in out.getvalue().splitlines()]


def test_generate_puts_a_puzzle_with_one_solution_on_the_grid(page: Page) -> None:
    wish(page, level="Hard", symmetry="rotational180")
    generate(page)
    titled(page, "A new puzzle, Hard")
    assert solve(page) == "Exactly one solution"


def test_puzzles_that_a_reload_interrupts_are_kept_and_said(fresh: Page, site: str) -> None:
    fresh.goto(f"{site}/#make")
    on_cores(fresh, 1)
    wish(fresh, count="500", seed="7")
    generate(fresh)
    entries(fresh).nth(9).wait_for(timeout=FIRST_WAIT)  # by then the store has the first ones
    without_python(fresh)
    fresh.reload()
    expect(fresh.locator("#verdict-title")).to_have_text(re.compile(r"^\d+ of 500 puzzles$"))
    expect(fresh.locator("#verdict-detail")).to_contain_text("The page was closed while they were being made")
    wanted = made_by_python(Wish(), 3, 7)
    unfold_all(fresh)
    with fresh.expect_download() as saved:
        fresh.get_by_role("button", name="Save as text").click()
    assert saved.value.path().read_text("utf-8").splitlines()[:3] == wanted


def test_a_seed_gives_the_same_puzzle_in_the_page_as_on_the_command_line(page: Page) -> None:
    wish(page, seed="42", minimal="yes")
    generate(page)
    wait_for_line(page, made_by_python(Wish(minimal=True), 1, 42)[0])


def test_a_seed_of_sixteen_digits_is_taken_to_the_last_one(page: Page) -> None:
    wish(page, seed="9007199254740991", board="6")
    field = page.locator("#wish [name=seed]")
    assert field.evaluate("field => field.validity.valid && field.value.length") == 16
    generate(page)
    made = made_by_command("pencilmark generate --board 6 --seed 9007199254740991")
    wait_for_line(page, made[0])
    assert made != made_by_command("pencilmark generate --board 6 --seed 9007199254740990")
    for seed, fits in (("9007199254740990", True), ("9007199254740992", False), ("12345678901234567", False)):
        field.fill(seed)
        assert field.evaluate("field => field.validity.valid") == fits


def test_many_puzzles_come_as_a_list_to_load_from(page: Page) -> None:
    wish(page, count="3", seed="7", board="6", level="Easy")
    generate(page)
    wanted = made_by_python(Wish("6", level="Easy"), 3, 7)
    expect(entries(page)).to_have_count(3)
    wait_for_line(page, wanted[0])
    third = entries(page).nth(2)
    expect(third).to_contain_text("Easy")
    third.get_by_role("button").click()
    expect(third.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    page.locator("#made-one").get_by_role("button", name="Play").click()
    wait_for_line(page, wanted[2])
    expect(page.locator("body")).to_have_attribute("data-place", "play")
    go(page, "make")
    page.get_by_role("button", name="Copy all").click()
    titled(page, "Puzzles copied")
    assert page.evaluate("navigator.clipboard.readText()").split() == wanted
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as CSV").click()
    table = download.value.path().read_text("utf-8").splitlines()
    assert [row.split(",")[0] for row in table] == ["puzzle", *wanted]
    paste(page, "." * 81)


def test_several_levels_are_sorted_and_the_recipe_makes_the_same_on_the_command_line(page: Page) -> None:
    wish(page, level="several", n_Easy="2", n_Medium="1", n_Hard="1", seed="5", symmetry="diagonal", clues="24-40")
    generate(page)
    titled(page, "4 new puzzles")
    assert [words.split()[0] for words in page.locator("#made .facts").all_inner_texts()] == [
        "Easy",
        "Easy",
        "Medium",
        "Hard",
    ]
    page.locator("#made-order").select_option("hardest")
    next_frame(page)
    assert [words.split()[0] for words in page.locator("#made .facts").all_inner_texts()] == [
        "Hard",
        "Medium",
        "Easy",
        "Easy",
    ]
    expect(entries(page).first).to_contain_text(re.compile(r"ER \d\.\d · HoDoKu \w+, \d+"))
    page.locator("#made-order").select_option("made")
    page.get_by_role("button", name="Copy all").click()
    titled(page, "Puzzles copied")
    copied = page.evaluate("navigator.clipboard.readText()").split()
    assert made_by_command(page.locator("#made-recipe").inner_text()) == copied


def test_several_levels_of_a_variant_are_one_batch_with_one_recipe(page: Page) -> None:
    wish(page, variant="thermo", board="6", level="several", n_Easy="1", n_Medium="1", n_Hard="0")
    expect(page.locator("#wish-levels")).to_be_visible()
    expect(page.locator("#wish [name=n-Beyond]")).to_be_disabled()
    page.locator("#wish [name=seed]").fill("1")
    generate(page)
    titled(page, "2 new puzzles")
    assert [words.split()[0] for words in page.locator("#made .facts").all_inner_texts()] == ["Easy", "Medium"]
    recipe = "pencilmark generate --variant thermo --board 6 --level Easy:1,Medium:1 --seed 1"
    expect(page.locator("#made-recipe")).to_contain_text(recipe)
    paste(page, "." * 81)


def test_a_pattern_is_drawn_with_the_pointer_the_keys_and_as_text(page: Page) -> None:
    wish(page, symmetry="diagonal", drawn="yes", seed="3")
    cells = page.locator("#pad-cells > *")
    cells.nth(0).scroll_into_view_if_needed()
    cells.nth(0).hover()
    page.mouse.down()
    cells.nth(2).hover()
    page.mouse.up()
    press(page, "ArrowRight Space")
    drawn = cells.evaluate_all(
        "cells => cells.flatMap((cell, i) => cell.getAttribute('aria-checked') === 'true' ? [i] : [])"
    )
    assert {0, 1, 2, 9, 18} >= set(drawn) >= {0, 2, 18}, "and the mirror of each, as the pointer went"
    page.locator("#pad-text").fill(PATTERN)
    expect(page.locator("#pad-count")).to_have_text("25 givens.")
    generate(page)
    titled(page, re.compile("A new puzzle"))
    assert "".join("." if sign == "." else "X" for sign in line(page)) == PATTERN
    page.locator("#pad-clear").click()
    page.get_by_role("button", name="Take from the grid").click()
    expect(page.locator("#pad-text")).to_have_value(re.compile(r"\s*".join(map(re.escape, PATTERN))))
    page.get_by_role("button", name="Search by rating").click()
    expect(page.locator("#game-text")).to_have_value(re.compile(re.escape(PATTERN[:9])))
    go(page, "make")


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"clues": "90"}, "Expected a number of givens from 0 to 81."),
        ({"clues": "16"}, "Expected at least 17 givens: no puzzle with fewer has one solution, found 16."),
        ({"er": "5-4"}, "Expected a range from low to high, found 5 to 4."),
    ],
)
def test_a_wish_that_cannot_be_is_refused(page: Page, fields: dict[str, str], words: str) -> None:
    wish(page, **fields)
    generate(page)
    titled(page, "No such puzzle")
    expect(page.locator("#verdict-detail")).to_have_text(words)
    assert line(page) == "." * 81


def test_what_is_not_found_is_said_and_the_nearest_is_given(page: Page) -> None:
    wish(page, board="4", open="16", tries="1000")
    generate(page)
    titled(page, "No such puzzle was found")
    expect(page.locator("#verdict-detail")).to_contain_text("1,000 of 1,000 tried")
    assert len(line(page).replace(".", "")) >= 4
    paste(page, "." * 81)


def test_a_search_is_stopped_with_the_nearest_puzzle(page: Page) -> None:
    wish(page, technique="avoidable-rectangle-2", symmetry="rotational180", tries="")
    generate(page)
    expect(page.locator("#making-text")).to_have_text(re.compile("tried, nearest: .*; usually "))
    expect(page.locator("#made-shown:not([data-empty]) svg").first).to_be_visible()
    titled(page, "Making puzzles")
    expect(page.locator("#verdict-detail")).not_to_contain_text("tried")
    expect(page.locator("#cancel")).to_be_hidden()
    page.get_by_role("button", name="Stop", exact=True).click()
    titled(page, "Stopped")
    expect(page.locator("#verdict-detail")).to_contain_text("came closest")
    expect(page.locator("#making")).to_be_hidden()
    assert 17 < 81 - line(page).count(".") < 40
    expect(entries(page)).to_have_count(1)
    expect(entries(page).locator(".facts")).to_contain_text(f"{81 - line(page).count('.')} givens")
    wait_for(page, "ready")


def test_a_batch_is_stopped_with_what_is_made(page: Page) -> None:
    wish(page, count="500")
    generate(page)
    expect(entries(page).nth(1)).to_be_visible()
    titled(page, re.compile(r"^\d+ of 500 made$"))
    page.evaluate(WATCH_TITLE)
    page.get_by_role("button", name="Copy all").click()
    page.wait_for_function("() => window.titles.includes('Puzzles copied')")  # it is told for a moment
    page.evaluate(WATCH_LIST)
    expect(page.locator("#made-caption")).to_be_empty()
    page.get_by_role("button", name="Stop", exact=True).click()
    titled(page, re.compile(r"^\d+ of 500 puzzles$"))
    assert 2 <= entries(page).count() < 500
    assert page.evaluate("window.gone") == 0, "those that are listed stay where they are when others come"
    wait_for(page, "ready")


def test_another_python_helps_with_a_long_batch_which_is_the_same(page: Page) -> None:
    on_cores(page, 2)
    wish(page, count="500", seed="7")
    generate(page)
    page.wait_for_function("() => document.documentElement.dataset.workers.includes('make:')")
    theirs = "".join(str(given or ".") for given in python_of(page, "make").evaluate(NEXT_PART))
    wanted = made_by_python(Wish(), 200, 7)
    place = wanted.index(theirs)
    page.wait_for_function("most => parseInt(document.querySelector('#verdict-title').textContent) > most", arg=place)
    page.get_by_role("button", name="Stop", exact=True).click()
    titled(page, re.compile(r"^\d+ of 500 puzzles$"))
    page.get_by_role("button", name="Copy all").click()
    titled(page, "Puzzles copied")
    copied = page.evaluate("navigator.clipboard.readText()").split()
    known = [wanted.index(one) for one in copied if one in wanted]
    assert copied[: place + 1] == wanted[: place + 1] and known == sorted(set(known))
    page.wait_for_function("() => !document.documentElement.dataset.workers.includes('make:')")
    page.evaluate("delete navigator.hardwareConcurrency")


def test_a_random_jigsaw_is_read_back_from_what_was_copied(page: Page) -> None:
    wish(page, board="5 jigsaw", count="2", seed="1")
    generate(page)
    expect(entries(page)).to_have_count(2)
    titled(page, "2 new puzzles")
    shown = line(page)
    page.get_by_role("button", name="Copy all").click()
    titled(page, "Puzzles copied")
    first = page.evaluate("navigator.clipboard.readText()").split()[0]
    paste(page, "." * 81)
    paste(page, first)
    wait_for_line(page, shown)
    paste(page, "." * 81)


def test_wishes_that_a_board_does_not_know_are_not_offered_there(page: Page) -> None:
    wish(page, board="6 x")
    expect(page.get_by_label("Lowest ER")).to_be_disabled()
    expect(page.locator("#classic-note")).to_be_visible()
    wish(page, board="25")
    expect(page.locator("#wish [name=level]")).to_be_disabled()
    wish(page)
    expect(page.get_by_label("Lowest ER")).to_be_enabled()
    expect(page.locator("#wish [name=level]")).to_be_enabled()


def test_axe_finds_nothing_to_complain_about_in_the_panel(page: Page) -> None:
    few = {"n_Easy": "0", "n_Medium": "0", "n_Hard": "0", "n_Beginner": "2"}
    wish(page, level="several", drawn="yes", board="4", seed="1", **few)
    page.locator("#pad-cells > *").first.click()
    page.set_viewport_size(SIZES["phone"])
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    page.set_viewport_size(SIZES["desk"])
    page.locator("#pad-clear").click()
    generate(page)
    expect(entries(page)).to_have_count(2)
    expect(page.locator("#making")).to_be_hidden()
    assert faults(page) == []
    wish(page)
    paste(page, "." * 81)
