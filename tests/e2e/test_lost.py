"""Python cannot be loaded, or a part of the page: what waits for it says so, offers another try, and nothing is lost.

Python is a worker that says what the test has it say.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from tests.e2e.conftest import ENGINE, new_visitor
from tests.e2e.test_laws import SAY, STANDIN
from tests.e2e.visit import go, line, wait_for

NOT_LOADED = "Python could not be loaded"
DIED = {"kind": "died", "message": "It did not come."}


@pytest.fixture
def page(visitors: BrowserContext, site: str) -> Iterator[Page]:
    if ENGINE != "chromium":
        pytest.skip("this browser lets a worker be stood in for, and its network be cut")
    with new_visitor(visitors, site) as page:
        page.context.route("**/worker.js", lambda route: route.fulfill(content_type="text/javascript", body=STANDIN))
        page.goto(site)
        yield page
        page.context.set_offline(False)


def test_what_waits_for_a_python_that_did_not_come_says_so_and_is_asked_again(page: Page) -> None:
    page.evaluate(SAY, DIED)
    wait_for(page, "error")
    page.locator("#hint-play").click()
    expect(page.locator("#verdict-title")).to_have_text(NOT_LOADED)
    expect(page.locator("#verdict-detail")).to_have_text("It will look for a step as soon as it is ready.")
    for place, answer in (("print", "#paper-note"), ("learn=x-wing", "#lesson-wait"), ("set", "#lamp-text")):
        go(page, place)
        if place == "print":
            page.locator("#paper-pdf").click()
        expect(page.locator(answer)).to_contain_text(NOT_LOADED)
    go(page, "play")
    page.locator("#again").click()
    wait_for(page, "booting")
    expect(page.locator("#verdict-title")).to_have_text("Waiting for Python")
    go(page, "print")
    expect(page.locator("#paper-note")).to_contain_text("Python is starting")


def test_solve_says_on_a_phone_that_it_cannot_and_how_to_try_again(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    go(page, "solve")
    page.evaluate(SAY, DIED)
    expect(page.locator("#verdict-title")).to_have_text(NOT_LOADED)
    expect(page.locator("#again")).to_be_in_viewport()


def test_without_a_network_a_place_says_so_and_opens_once_there_is_one(page: Page) -> None:
    page.get_by_role("gridcell", name="empty").first.click()
    page.keyboard.press("7")
    played = line(page)
    page.context.set_offline(True)
    page.evaluate(SAY, DIED)
    expect(page.locator("#python-text")).to_have_text(f"No network: {NOT_LOADED}")
    page.evaluate("location.hash = 'print'")
    expect(page.get_by_role("heading", name="Print could not be loaded")).to_be_visible()
    page.keyboard.press("8")  # into no grid that is not in sight
    page.locator("#unopened-again").click()
    expect(page.get_by_role("heading", name="Print could not be loaded")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Puzzles on paper")).to_be_visible()
    wait_for(page, "booting")
    go(page, "play")
    assert line(page) == played


def test_a_place_whose_script_a_browser_takes_only_with_the_page_anew_opens_and_nothing_is_lost(page: Page) -> None:
    """As in Firefox, which remembers that a script did not come: a second request for it fails, too."""
    page.get_by_role("gridcell", name="empty").first.click()
    page.keyboard.press("7")
    played = line(page)
    fails = iter("12")

    def remembers(route: Route) -> None:
        if route.request.resource_type == "script" and next(fails, ""):
            route.abort()
        else:
            route.continue_()

    page.context.route("**/print/place.js", remembers)
    page.evaluate("location.hash = 'print'")
    page.locator("#unopened-again").click()
    expect(page.get_by_role("heading", name="Puzzles on paper")).to_be_visible()
    go(page, "play")
    assert line(page) == played
