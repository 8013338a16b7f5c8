"""How soon Learn opens while the page's Python rates a puzzle of ER 11.9, and the other is not there yet."""

from statistics import median

from playwright.sync_api import Browser
from tests.bench.frame import Context, Table
from tests.bench.in_browser import chromium

TURNS = 5
HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
# Goes to an address, until what is waited for is there. It runs in the page: what a driver takes is no part of it.
OPEN = """([hash, selector, text]) => new Promise(done => {
    const begin = performance.now();
    const look = () => {
        const found = document.querySelector(selector);
        if (found?.checkVisibility() && found.textContent.includes(text)) done(performance.now() - begin);
        else setTimeout(look, 1);
    };
    location.hash = hash;
    look();
})"""
OPENED = (
    ("the list of lessons", "learn", "#lessons-list a", "Full house"),
    ("a lesson in words", "learn=swordfish", "#lesson-summary li", "three"),
    ("its example (once there is another Python)", "learn=swordfish", "#lesson-told", "removed"),
)


def run(_: Context) -> Table:
    """Measure on pages of their own, from the press of Rate on."""
    with chromium() as (browser, site):
        visits = [visit(browser, site) for _ in range(TURNS)]
    rows = [
        (what, median(times), max(times)) for (what, *_), times in zip(OPENED, zip(*visits, strict=True), strict=True)
    ]
    note = "Milliseconds from the address on, right after Rate was pressed, on a page of its own each time."
    return Table("Learn while a puzzle of ER 11.9 is rated", note, ("opened", "median", "longest"), rows)


def visit(browser: Browser, site: str) -> list[float]:
    """Return how long each took, on a page that has just begun to rate."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(f"{site}/#p={HARDEST}")
    page.wait_for_selector("html[data-py=ready]", timeout=120_000)
    page.evaluate("location.hash = 'solve'")
    page.get_by_role("tab", name="Rating").click()
    page.wait_for_selector("html[data-py=busy]")
    times: list[float] = [page.evaluate(OPEN, list(wish)) for _, *wish in OPENED]
    assert page.locator("html").get_attribute("data-py") == "busy"
    page.context.close()
    return times
