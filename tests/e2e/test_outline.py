"""A visitor follows the argument of a forcing chain, line by line."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.test_access import violations
from tests.e2e.visit import next_frame, paste, paste_line, wait_for_line

HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

SETS = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

NESTED = (
    ":0000:x:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:"
    "974 976 994 996 286 986 126::"
)


def test_an_argument_is_followed_line_by_line_or_plays_by_itself_and_pauses(page: Page) -> None:
    expect(page.locator("#outline")).to_be_hidden()
    paste_line(page, HARD)
    for _ in range(2):  # what is plain comes first
        page.keyboard.press("Shift+H")
        expect(page.locator("#notation")).to_be_visible()
        page.get_by_role("button", name="Do it").click()
    page.keyboard.press("Shift+H")
    outline = page.get_by_role("region", name="The argument, line by line")
    expect(outline).to_be_visible()
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
    assert violations(page, within="#side") == []
    page.get_by_role("button", name="Copy notation").click()
    expect(page.locator("#notation-copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#notation").text_content()
    lines.last.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#outline-place")).to_have_text(re.compile("^[2-9] of "))
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_chain_within_is_an_argument_of_its_own(page: Page) -> None:
    paste(page, NESTED)
    wait_for_line(page, NESTED.split(":")[3].replace("+", ""))
    page.keyboard.press("Shift+H")
    outline = page.get_by_role("region", name="The argument, line by line")
    expect(outline).to_be_visible()
    expect(page.locator("#verdict-detail")).to_contain_text("one needs a chain of 5 steps")
    chain = outline.locator("details.within")
    expect(chain).to_have_count(1)
    outline.locator("#outline-branches > details", has=page.locator(".within")).locator("> summary").click()
    needing = outline.locator("li", has=page.locator(".within")).locator("> button")
    needing.click()
    place = page.locator("#outline-place")
    number = re.match(r"\d+ of \d+$", place.inner_text())
    assert number
    page.get_by_role("button", name="Next line").click()  # folded, it is passed over
    expect(place).not_to_have_text(number[0])
    expect(place).not_to_contain_text("within")
    page.get_by_role("button", name="Previous line").click()
    expect(place).to_have_text(number[0])
    chain.locator("> summary").click()
    page.get_by_role("button", name="Next line").click()
    lines = chain.locator("li button")
    expect(place).to_have_text(f"{number[0]}, within 1 of 5")
    expect(lines.first).to_have_attribute("aria-current", "step")
    one = page.locator("#over-hint > *").count()
    lines.first.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    expect(place).to_have_text(f"{number[0]}, within 2 of 5")
    assert one < page.locator("#over-hint > *").count()
    assert violations(page, within="#side") == []


def test_a_set_is_drawn_while_its_part_of_the_explanation_is_pointed_at(page: Page) -> None:
    paste_line(page, SETS)
    page.get_by_role("tab", name="Steps").click()
    page.get_by_label("With the words").fill("als-xy-wing")
    page.locator("#offers-list button").first.click()
    strip = page.get_by_role("group", name="Part by part").get_by_role("button")
    letters = page.locator("#over-hint text").filter(has_text=re.compile("^[ABC]$"))
    expect(letters).to_have_text(["A", "B", "C"])
    strip.nth(1).hover()
    expect(letters).to_have_text(["B"])
    strip.first.press("ArrowRight")
    expect(strip.nth(1)).to_be_focused()
    page.locator("#verdict-title").hover()
    expect(letters).to_have_text(["B"])
    strip.nth(1).click()
    expect(letters).to_have_text(["A", "B", "C"])
    paragraphs = page.locator("#outline-branches :is(li, p)")
    page.get_by_label("With the words").fill("")
    next_frame(page)
    assert max(paragraphs.evaluate_all("all => all.map(one => one.offsetHeight)")) < 5 * 26
    assert violations(page, within="#side") == []
