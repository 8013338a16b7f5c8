"""A visitor reads the page in another language."""

import json

from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT, paste_line, wait_for
from tests.e2e.test_solve import EASY
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


def test_a_link_chooses_the_language_and_it_stays_chosen(fresh: Page, site: str) -> None:
    page = fresh
    page.goto(f"{site}/#solve&lang=de")
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("link", name=str(GERMAN["page-solve"]), exact=True)).to_have_attribute("href", "#solve")
        expect(page).to_have_url(f"{site}/#solve")
        wait_for(page, "ready", FIRST_WAIT)
        page.reload()


def test_python_answers_in_the_language_of_the_page(fresh: Page, site: str) -> None:
    page = fresh
    page.goto(f"{site}/#lang=de")
    wait_for(page, "ready", FIRST_WAIT)
    page.evaluate("location.hash = 'solve'")
    paste_line(page, EASY)
    page.keyboard.press("Shift+H")
    expect(page.locator("#verdict-detail")).to_contain_text("Zelle", timeout=FIRST_WAIT)


def speak_pseudo(page: Page, site: str, direction: str) -> None:
    """Open the page in a language that nobody speaks."""
    texts = pseudo_page((ROOT / "index.html").read_text("utf-8"), direction)
    page.route("**/texts/de.json", lambda route: route.fulfill(body=texts, content_type="application/json"))
    page.route("**/languages/de.json", lambda route: route.fulfill(body="{}", content_type="application/json"))
    page.goto(f"{site}/#lang=de")
    wait_for(page, "ready", FIRST_WAIT)


def test_nothing_is_said_that_no_catalogue_has(fresh: Page, site: str) -> None:
    speak_pseudo(fresh, site, "ltr")
    for place in SAID:
        fresh.evaluate("place => { location.hash = place; }", place)
        fresh.wait_for_selector(f"body[data-place={place}]")
        texts = fresh.evaluate(SEEN)
        assert len(texts) > 10
        assert [text for text in texts if unsaid(text) - names()] == [], place


def test_written_from_the_right_the_page_is_mirrored_and_as_wide_as_the_window(fresh: Page, site: str) -> None:
    speak_pseudo(fresh, site, "rtl")
    assert fresh.evaluate("getComputedStyle(document.body).direction") == "rtl"
    for place in SAID:
        fresh.evaluate("place => { location.hash = place; }", place)
        fresh.wait_for_selector(f"body[data-place={place}]")
        assert fresh.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, place
