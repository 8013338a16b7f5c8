"""A visitor has puzzles made."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import line, paste, solve, wait_for_line

from pencilmark.formats import write_line
from pencilmark.generator import Wish
from pencilmark.generator.batch import Item, Means, Order, batch


def wish(page: Page, **fields: str) -> None:
    """Fill the form, all fields but those named as they were at first."""
    page.evaluate("document.getElementById('wish').reset()")
    page.locator(".maker details").evaluate("details => { details.open = true }")
    for name, value in fields.items():
        field = page.locator(f"#wish [name={name}]")
        if name == "minimal":
            field.check()
        elif field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)


def generate(page: Page) -> None:
    page.get_by_role("button", name="Generate", exact=True).click()


def made_by_python(wished: Wish, count: int, seed: int) -> list[str]:
    items = [item for item in batch([Order(wished, count)], seed, Means()) if isinstance(item, Item)]
    return [write_line(item.made.puzzle.givens, item.made.puzzle.geometry.size) for item in items]


def test_generate_puts_a_puzzle_with_one_solution_on_the_grid(page: Page) -> None:
    wish(page, level="Hard", symmetry="rotational180")
    generate(page)
    expect(page.locator("#verdict-title")).to_have_text("A new puzzle, Hard")
    assert solve(page) == "One solution, and only one"


def test_a_seed_gives_the_same_puzzle_in_the_page_as_on_the_command_line(page: Page) -> None:
    wish(page, seed="42", minimal="yes")
    generate(page)
    wait_for_line(page, made_by_python(Wish(minimal=True), 1, 42)[0])


def test_many_puzzles_come_as_a_list_to_load_from(page: Page) -> None:
    wish(page, count="3", seed="7", board="6", level="Easy")
    generate(page)
    wanted = made_by_python(Wish("6", level="Easy"), 3, 7)
    expect(page.locator("#made li")).to_have_count(3)
    wait_for_line(page, wanted[0])
    third = page.locator("#made li").nth(2)
    expect(third).to_contain_text("Easy")
    third.get_by_role("button", name="Load").click()
    wait_for_line(page, wanted[2])
    page.get_by_role("button", name="Copy all").click()
    expect(page.locator("#verdict-title")).to_have_text("Puzzles copied")
    assert page.evaluate("navigator.clipboard.readText()").split() == wanted
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as CSV").click()
    table = download.value.path().read_text("utf-8").splitlines()
    assert [row.split(",")[0] for row in table] == ["puzzle", *wanted]
    paste(page, "." * 81)


@pytest.mark.parametrize(("clues", "title"), [("17", "Stopped"), ("90", "No such puzzle")])
def test_a_wish_that_is_not_met_is_cancelled_with_the_best_or_refused(page: Page, clues: str, title: str) -> None:
    wish(page, clues=clues)
    generate(page)
    if title == "Stopped":
        expect(page.locator("#verdict-detail")).to_have_text(re.compile("tried"))
        page.get_by_role("button", name="Cancel").click()
    expect(page.locator("#verdict-title")).to_have_text(title)
    assert (line(page).count(".") < 81) == (title == "Stopped")
