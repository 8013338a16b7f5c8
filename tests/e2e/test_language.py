"""A visitor reads the page in another language."""

import json

from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.test_solve import EASY
from tests.e2e.visit import go, paste_line, wait_for
from tests.pseudo import pseudo_page, unsaid

from pencilmark.human.techniques import TECHNIQUES
from tooling import page_texts
from tooling.places import DIST, ROOT


def names() -> set[str]:
    """Return the words of names of techniques, which Python has; those of lessons are German here."""
    [lessons] = (DIST / "b").glob("*/lessons/de.json")
    taught = (one["name"] for one in json.loads(lessons.read_text("utf-8"))["lessons"])
    return {word for name in (*(row.name for row in TECHNIQUES.values()), *taught) for word in name.split()}


SEEN = """() => {
    const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        const isThere = parentElement.checkVisibility({ visibilityProperty: true });
        if (data.trim() && isThere && !parentElement.closest("script, style")) found.push(data.trim());
    }
    return found;
}"""
"""Return the texts that are in sight."""
SAID = ("play", "solve", "make", "many", "set", "print", "learn")
"""The places, which have all their texts from the catalogues."""
GERMAN = page_texts.catalogue("de")


def test_a_link_chooses_the_language_it_stays_chosen_and_python_answers_in_it(fresh: Page, site: str) -> None:
    page = fresh
    page.goto(f"{site}/#solve&lang=de")
    for again in (False, True):
        if again:
            page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("link", name=str(GERMAN["page-solve"]), exact=True)).to_have_attribute("href", "#solve")
        expect(page).to_have_url(f"{site}/#solve")
    wait_for(page, "ready", FIRST_WAIT)
    paste_line(page, EASY)
    page.keyboard.press("Shift+H")
    expect(page.locator("#verdict-detail")).to_contain_text("Zelle", timeout=FIRST_WAIT)
    page.locator("#menu-open").click()
    expect(page.locator("#language")).to_have_value("de")
    expect(page.locator("#language option")).to_have_count(6)


def test_a_book_and_a_worksheet_are_offered_in_every_language_first_in_that_of_the_page(fresh: Page, site: str) -> None:
    page = fresh
    page.goto(f"{site}/#print&lang=de")
    for lists in (page.locator("#book [name=lang]"), page.locator("#worksheet [name=lang]")):
        expect(lists).to_have_value("de", timeout=FIRST_WAIT)
        expect(lists.locator("option")).to_have_count(6)


def test_nothing_is_said_that_no_catalogue_has_and_written_from_the_right_all_is_as_wide_as_the_window(
    fresh: Page, site: str
) -> None:
    """The page speaks a language that nobody speaks."""
    texts = pseudo_page((ROOT / "index.html").read_text("utf-8"))
    fresh.route("**/texts/de.json", lambda route: route.fulfill(body=texts, content_type="application/json"))
    fresh.route("**/languages/de.json", lambda route: route.fulfill(body="{}", content_type="application/json"))
    fresh.goto(f"{site}/#lang=de")
    wait_for(fresh, "ready", FIRST_WAIT)
    assert fresh.evaluate("getComputedStyle(document.body).direction") == "rtl"
    for place in SAID:
        go(fresh, place)
        said = fresh.evaluate(SEEN)
        assert len(said) > 10
        assert [text for text in said if unsaid(text) - names()] == [], place
        assert fresh.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, place
