"""A visitor makes a rule of a Python function."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.visit import choose_of_puzzle, go, paste_line, rules_text, solve, view_in_set, wait_for, wait_for_line


def open_python(page: Page, source: str) -> None:
    view_in_set(page, "A rule in Python")
    page.get_by_label("Python", exact=True).fill(source)


FOUND = """def rule(a1, b2):
    me = [0]
    walk = (me[0].gi_frame.f_back for one in (0,))
    me[0] = walk
    frame = [one for one in walk][0]
    while "__import__" not in frame.f_builtins:
        frame = frame.f_back
"""
"""Begins a rule that has found a *frame* with all of Python's own functions, and with them the way to JavaScript."""


def test_a_function_becomes_relations_that_are_drawn_and_its_text_is_in_no_link(page: Page) -> None:
    """A table is made in test_single.py, and what a function raises is said in test_apart.py."""
    body = "yield grid[1, 1] + grid[1, 2] == 3; yield grid.draw('line red', grid.rows[0][:2])"
    open_python(page, f"def rule(grid):\n    {body}")
    assert rules_text(page) == ""
    page.get_by_role("button", name="Make it a rule").click()
    expect(page.locator("#python-said")).to_have_text("Added: 1 relation.", timeout=FIRST_WAIT)
    expect(page.locator("#rules-text")).to_have_value(re.compile(r'r1c2\) = 3\ndrawing "line red": r1c1 r1c2$'))
    expect(page.locator("#under-variants .stroke-red")).to_have_count(1)
    go(page, "solve")
    choose_of_puzzle(page, "Copy link")
    expect(page.locator("#verdict-title")).to_have_text("Link copied")
    assert "def" not in page.evaluate("decodeURIComponent(location.hash)")
    page.evaluate("history.replaceState(null, '', location.pathname)")


HOLDS = """() => {
    const own = setTimeout;
    self.setTimeout = (act, after, ...more) => {
        if (after !== 5000) return own(act, after, ...more);
        self.late = () => act(...more);
        self.setTimeout = own;
        return own(() => {}, 0);
    };
}"""
"""Has the five seconds of a rule pass when the test says `late()`."""


def test_a_function_that_never_ends_is_ended_and_the_game_goes_on(page: Page) -> None:
    paste_line(page, "1...2...3...4...")
    wait_for(page, "ready")
    page.evaluate(HOLDS)
    open_python(page, "def rule(a1, b2):\n    while True: pass")
    page.get_by_role("button", name="Make it a rule").click()
    page.wait_for_function("() => 'late' in self", timeout=FIRST_WAIT)
    assert solve(page) == "More than one solution"
    page.get_by_role("button", name="Undo").click()
    page.evaluate("() => late()")
    said = page.locator("#python-said")
    expect(said).to_have_text("Stopped: it did not finish in 5 seconds. The game is unchanged.")
    assert page.locator("html").get_attribute("data-py") == "ready"
    wait_for_line(page, "1...2...3...4...")
    assert rules_text(page) == ""


def test_an_address_never_runs_python(page: Page) -> None:
    source = "def rule(a1, b2):\n    return a1 == b2"
    page.evaluate("text => { location.hash = '#p=' + '.'.repeat(81) + '&r=' + encodeURIComponent(text) }", source)
    expect(page.locator("#verdict-title")).to_have_text("This is not a puzzle I can read")
    assert rules_text(page) == ""
    assert page.locator("#python-source").input_value() != source
    page.evaluate("history.replaceState(null, '', location.pathname)")
