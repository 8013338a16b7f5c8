"""A visitor sees the Python of an answer, and tries it at a prompt that reaches nothing of the page."""

import re
from contextlib import redirect_stdout
from io import StringIO

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import FIRST_WAIT
from tests.e2e.test_access import violations
from tests.e2e.visit import go, paste_line, wait_for_line

TWO = "1...2..........4"
EASY = "...........54831...4.....8.5..8.4..396.....41.8..3..5...16.94..42.3.1.95..9...7.."


@pytest.fixture
def prompt(page: Page) -> Page:
    """The page with the prompt open."""
    page.locator("#in-python").evaluate("panel => { panel.open = true }")
    if page.locator("#console-open").is_visible():
        page.get_by_role("button", name="Open a console").click()
    page.locator("#console-log").evaluate("log => log.replaceChildren()")
    return page


def enter(page: Page, text: str) -> None:
    """Type one entry, and wait for its answer."""
    field = page.get_by_label("Python prompt")
    field.fill(text)
    field.press("Enter")
    expect(page.locator("#console-run")).to_be_visible(timeout=FIRST_WAIT)


def answers(page: Page) -> list[str]:
    return page.locator("#console-log pre:not(.entry)").all_inner_texts()


def test_the_puzzle_on_the_grid_is_there_and_the_package(prompt: Page) -> None:
    paste_line(prompt, EASY)
    enter(prompt, "puzzle")
    enter(prompt, "solve(puzzle).status")
    assert answers(prompt) == [f"<Puzzle 9: {EASY}>", "'unique'"]
    paste_line(prompt, "." * 81)
    enter(prompt, "puzzle.clue_count")
    assert answers(prompt)[-1] == "0"
    assert violations(prompt, within="#in-python") == []


CALLS = (
    "from pyodide_js import _module as c",
    "cell = c.__PyRuntime + c.HEAP32[c.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2] >> 2",
    "c.HEAP32[cell] > 0 and c.getWasmTableEntry(c.HEAP32[cell]).length",
)
"""Look for the function through which Python calls C: that it is a function of WebAssembly, and its parameters."""


def test_python_calls_c_without_javascript_where_the_browser_can(prompt: Page) -> None:
    for entry in CALLS:
        enter(prompt, entry)
    assert answers(prompt) == ["5"]


def test_a_block_is_typed_line_by_line_and_the_arrows_bring_it_back(prompt: Page) -> None:
    field = prompt.get_by_label("Python prompt")
    enter(prompt, "for n in (1, 2):")
    expect(field).to_have_value("for n in (1, 2):\n    ")
    prompt.keyboard.type("print(n * 11)")
    prompt.keyboard.press("Enter")
    expect(field).to_have_value("for n in (1, 2):\n    print(n * 11)\n    ")
    prompt.keyboard.press("Enter")
    expect(prompt.locator("#console-log pre").last).to_have_text("11\n22")
    expect(field).to_have_value("")
    field.press("ArrowUp")
    expect(field).to_have_value("for n in (1, 2):\n    print(n * 11)")
    field.fill("")


def test_an_error_is_a_traceback(prompt: Page) -> None:
    enter(prompt, "1 / 0")
    expect(prompt.locator("#console-log .failed")).to_have_text(re.compile("^Traceback.*ZeroDivisionError", re.DOTALL))


def test_what_never_ends_is_stopped_and_the_next_entry_has_a_new_python_with_nothing_of_ours_in_reach(
    prompt: Page,
) -> None:
    """In a frame as that of a visitor's function, out of which test_apart.py tries all ways."""
    enter(prompt, "a = 1")
    field = prompt.get_by_label("Python prompt")
    field.fill("while True:\n    pass\n")
    field.press("Enter")
    prompt.get_by_role("button", name="Stop", exact=True).click()
    expect(prompt.locator("#console-log .failed")).to_have_text(re.compile("^Stopped"))
    enter(prompt, "a")
    expect(prompt.locator("#console-log .failed").last).to_have_text(re.compile("NameError"))
    enter(prompt, "puzzle.geometry")
    assert answers(prompt)[-1] == "<Geometry 9>"
    enter(prompt, "import js")
    enter(prompt, "js.location.origin, [name for name in ('document', 'parent', 'localStorage') if hasattr(js, name)]")
    assert answers(prompt)[-1] == "('null', [])"


def test_the_lines_of_every_answer_give_the_same(page: Page) -> None:
    paste_line(page, TWO)
    page.locator("#in-python").evaluate("panel => { panel.open = true }")
    found = {}
    for ask in page.locator("#in-python-ask option").evaluate_all("all => all.map(option => option.value)"):
        page.locator("#in-python-ask").select_option(ask)
        printed = StringIO()
        with redirect_stdout(printed):
            exec(page.locator("#in-python-lines").inner_text(), {})
        found[ask] = printed.getvalue()
    page.locator("#in-python-ask").select_option("")
    page.get_by_role("tab", name="Questions").click()
    page.get_by_role("button", name="How many solutions").click()
    card = page.locator("#asked-list [data-kind=total] p").first
    expect(card).to_contain_text(re.compile(r"\d"))
    number = re.search(r"count=(\d+)", found["total"])
    assert number and number[1] in card.inner_text().replace(",", "")
    assert found["solutions"].count("(") == int(number[1])
    assert '"board": "4"' in found["write"]


def test_make_shows_the_call_that_makes_the_same(page: Page) -> None:
    go(page, "make")
    page.evaluate("document.getElementById('wish').reset()")
    page.locator("#wish select[name=level]").select_option("Easy")
    recipe = page.locator("#made-recipe")
    before = recipe.text_content()  # of what a test before made
    page.get_by_role("button", name="Generate", exact=True).click()
    expect(recipe).not_to_have_text(before or "")
    expect(recipe).to_contain_text("generate")
    expect(page.locator("#making")).to_be_hidden()
    page.locator("#in-python").evaluate("panel => { panel.open = true }")
    lines = page.locator("#in-python-lines").inner_text()
    printed = StringIO()
    with redirect_stdout(printed):
        exec(lines, {})
    go(page, "solve")
    wait_for_line(page, printed.getvalue().split()[0])


def test_an_answer_that_nobody_asked_for_is_said_and_the_next_entry_runs(prompt: Page) -> None:
    """One without a value; tests/js/apart.test.js has answers of other shapes."""
    enter(prompt, """import js; [js.postMessage('{"kind":"result","id":%d}' % n) for n in range(200)] and None""")
    assert answers(prompt)[-1] == "this Python sent an answer that nobody asked for"
    expect(prompt.locator("#console-said")).to_be_empty()
    enter(prompt, "6 * 7")
    assert answers(prompt)[-1] == "42"
