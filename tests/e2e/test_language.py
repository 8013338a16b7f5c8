"""A visitor reads the page in another language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import FIRST_WAIT, new_context, paste, wait_for, wait_for_line
from tests.e2e.test_solve import EASY

from tooling import page_texts

GERMAN = page_texts.catalogue("de")


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """Return a page of somebody who has chosen nothing yet."""
    context = new_context(browser)
    yield context.new_page()
    context.close()


def test_a_link_chooses_the_language_and_it_stays_chosen(stranger: Page, site: str) -> None:
    page = stranger
    page.goto(f"{site}/#solve&lang=de")
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("link", name=str(GERMAN["page-solve"]), exact=True)).to_have_attribute("href", "#solve")
        expect(page).to_have_url(f"{site}/#solve")
        wait_for(page, "ready", FIRST_WAIT)
        page.reload()


def test_python_answers_in_the_language_of_the_page(stranger: Page, site: str) -> None:
    page = stranger
    page.goto(f"{site}/#lang=de")
    wait_for(page, "ready", FIRST_WAIT)
    page.evaluate("location.hash = 'solve'")
    paste(page, EASY)
    wait_for_line(page, EASY)
    page.keyboard.press("Shift+H")
    expect(page.locator("#verdict-detail")).to_contain_text("Zelle", timeout=FIRST_WAIT)
