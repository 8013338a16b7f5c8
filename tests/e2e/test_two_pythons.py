"""While one Python rates, another answers what is quick: Learn, hints and texts wait for nothing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import go, paste_line, without_python
from tests.e2e.test_solve import EASY

NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


@pytest.fixture
def rating(page: Page) -> Iterator[Page]:
    """The page while a puzzle of ER 11.9 is rated, as soon as the other Python is there."""
    paste_line(page, NUGGET)
    page.get_by_role("tab", name="Rating").click()
    expect(page.locator("html")).to_have_attribute("data-workers", re.compile("quick:"))
    yield page
    if is_rating(page):
        page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Cancel")).to_be_hidden()


def is_rating(page: Page) -> bool:
    """Report whether the rating is still on its way; it can be cancelled in Solve, where it was asked for."""
    go(page, "solve")
    return page.get_by_role("button", name="Cancel").is_visible()


def test_learn_opens_while_a_rating_goes_on(rating: Page) -> None:
    go(rating, "learn=swordfish")
    expect(rating.locator("#lesson-title")).to_have_text("Swordfish")
    assert is_rating(rating)


def test_a_hint_and_a_text_come_while_a_rating_goes_on(rating: Page) -> None:
    unrated = EASY.translate(str.maketrans("123456789", "234567891"))  # tests before may have rated the other
    paste_line(rating, unrated)
    rating.keyboard.press("h")
    expect(rating.locator("#verdict-title")).to_have_text("Where to look")
    expect(rating.locator("#ruling-side")).to_have_text("Rating another puzzle")
    assert is_rating(rating)
    rating.get_by_role("button", name="Cancel").click()
    expect(rating.locator("#ruling-side")).to_have_text(re.compile("^Rated meanwhile: "))
    expect(rating.locator("#verdict-title")).to_have_text("Where to look")


def test_learn_opens_where_no_python_answers(fresh: Page, site: str) -> None:
    without_python(fresh.context)
    fresh.goto(f"{site}/#learn")
    expect(fresh.get_by_role("navigation", name="Lessons").get_by_role("link").first).to_have_text("Full house")
    fresh.locator("#lessons-tabs").get_by_role("button", name="Hard").click()
    fresh.get_by_role("link", name="Swordfish", exact=True).click()
    expect(fresh.get_by_role("heading", name="Swordfish")).to_be_focused()
    expect(fresh.locator("#lesson-summary li")).to_have_count(3)
    expect(fresh.locator("#lesson-wait")).to_contain_text("Python is starting")
