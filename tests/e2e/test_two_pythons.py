"""While one Python rates, another answers what is quick: Learn, hints and texts wait for nothing."""

import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import without_python
from tests.e2e.test_solve import EASY, SEVENTEEN
from tests.e2e.visit import go, paste_line, python_of

HOLDS = """() => {
    const [hear, post, rated, held] = [self.onmessage, self.postMessage.bind(self), new Set(), []];
    self.onmessage = event => {
        const { kind, id } = JSON.parse(event.data);
        if (kind === "rate") rated.add(id);
        hear(event);
    };
    self.postMessage = message => {
        const { kind, id } = typeof message === "string" ? JSON.parse(message) : {};
        if (kind === "result" && rated.has(id)) held.push(message);
        else post(message);
    };
    self.release = () => {
        self.postMessage = post;
        held.forEach(message => post(message));
    };
}"""
"""Has a worker keep its ratings back, so that they are on their way until it is released."""


TURNS = cycle(range(1, 9))


def unrated(line: str) -> str:
    """Return a puzzle that is rated as *line* is, with digits that the tests before it have not had."""
    turn = next(TURNS)
    return line.translate({ord(str(digit)): str((digit + turn - 1) % 9 + 1) for digit in range(1, 10)})


@pytest.fixture
def rating(page: Page) -> Iterator[Page]:
    """The page while a puzzle is rated, as soon as the other Python is there."""
    paste_line(page, unrated(SEVENTEEN))
    worker = python_of(page)
    worker.evaluate(HOLDS)
    page.get_by_role("tab", name="Rating").click()
    expect(page.locator("html")).to_have_attribute("data-workers", re.compile("quick:"))
    yield page
    worker.evaluate("() => self.release()")
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
    paste_line(rating, unrated(EASY))
    rating.keyboard.press("h")
    expect(rating.locator("#verdict-title")).to_have_text("Where to look")
    expect(rating.locator("#ruling-side")).to_have_text("Rating another puzzle")
    assert is_rating(rating)
    python_of(rating).evaluate("() => self.release()")
    expect(rating.locator("#ruling-side")).to_have_text(re.compile("^Rated meanwhile: "))
    expect(rating.locator("#verdict-title")).to_have_text("Where to look")


def test_learn_opens_where_no_python_answers(fresh: Page, site: str) -> None:
    without_python(fresh)
    fresh.goto(f"{site}/#learn")
    expect(fresh.get_by_role("navigation", name="Lessons").get_by_role("link").first).to_have_text("Full house")
    fresh.locator("#lessons-tabs").get_by_role("button", name="Hard").click()
    fresh.get_by_role("link", name="Swordfish", exact=True).click()
    expect(fresh.get_by_role("heading", name="Swordfish")).to_be_focused()
    expect(fresh.locator("#lesson-summary li")).to_have_count(3)
    expect(fresh.locator("#lesson-wait")).to_contain_text("Python is starting")
