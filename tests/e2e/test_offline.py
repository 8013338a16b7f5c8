"""A visitor comes back without a network."""

from playwright.sync_api import Browser, expect
from tests.e2e.conftest import FIRST_WAIT, WAIT, new_context, paste, solve, wait_for, wait_for_line
from tests.e2e.test_solve import EASY

from tooling.places import DIST
from tooling.server import serving


def test_the_page_opens_and_solves_without_a_network(browser: Browser) -> None:
    context = new_context(browser, service_workers="allow")
    context.set_default_timeout(WAIT)
    page = context.new_page()
    with serving(DIST) as address:
        page.goto(address)
        wait_for(page, "ready", FIRST_WAIT)
        expect(page.locator("#offline")).to_be_visible(timeout=FIRST_WAIT)
    page.reload()
    wait_for(page, "ready", FIRST_WAIT)
    paste(page, EASY)
    wait_for_line(page, EASY)
    assert solve(page) == "One solution, and only one"
    context.close()
