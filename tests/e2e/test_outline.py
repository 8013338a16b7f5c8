"""A visitor follows the argument of a forcing chain, line by line."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import paste, wait_for_line
from tests.e2e.test_access import violations

HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


def test_an_argument_is_followed_line_by_line(page: Page) -> None:
    paste(page, HARD)
    wait_for_line(page, HARD)
    for _ in range(2):  # what is plain comes first
        page.keyboard.press("Shift+H")
        expect(page.locator("#notation")).to_be_visible(timeout=60_000)
        page.get_by_role("button", name="Do it").click()
    page.keyboard.press("Shift+H")
    outline = page.get_by_role("region", name="The argument, line by line")
    expect(outline).to_be_visible(timeout=60_000)
    expect(page.locator("#verdict-detail")).to_have_text(re.compile(r"What if r\dc\d is \d\? \d+ steps, .*need.*\."))
    lines = outline.locator("li button")
    count = lines.count()
    expect(page.locator("#outline-place")).to_have_text(f"{count} lines")
    before = page.locator("#over-hint > *").count()
    page.get_by_role("button", name="Next line").click()
    expect(lines.first).to_have_attribute("aria-current", "step")
    expect(page.locator("#outline-place")).to_have_text(f"1 of {count}")
    one = page.locator("#over-hint > *").count()
    lines.first.press("End")
    expect(lines.last).to_be_focused()
    expect(lines.last).to_have_attribute("aria-current", "step")
    assert before < one < page.locator("#over-hint > *").count()
    lines.last.press("ArrowUp")
    expect(page.locator("#outline-place")).to_have_text(f"{count - 1} of {count}")
    expect(page.locator("#outline-conclusion")).to_have_text(re.compile("^So "))
    assert violations(page) == []
    page.get_by_role("button", name="Copy notation").click()
    expect(page.locator("#notation-copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#notation").text_content()


def test_an_argument_plays_by_itself_and_pauses(page: Page) -> None:
    expect(page.locator("#outline")).to_be_hidden()
    paste(page, HARD)
    wait_for_line(page, HARD)
    for _ in range(2):
        page.keyboard.press("Shift+H")
        expect(page.locator("#notation")).to_be_visible(timeout=60_000)
        page.get_by_role("button", name="Do it").click()
    page.keyboard.press("Shift+H")
    expect(page.locator("#outline")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#outline-place")).to_have_text(re.compile("^[2-9] of "))
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
