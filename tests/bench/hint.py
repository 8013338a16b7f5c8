"""How long a visitor waits for a hint, in the page: from the key to the words, in Chromium."""

from statistics import median

from playwright.sync_api import Page
from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import chromium

PUZZLES = {
    "singles only": "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "locked candidates": "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "pairs, wings, colours": "984...1.7......4...25....9..7.4...3..3.1...84.....6..1..987..1..1..5......7.....3",
}
MOST = 60
BOOT = 180_000
SETTLED = 5_000  # milliseconds in which Python gets ready what it can by itself, as while a puzzle is looked at
ASK = """() => new Promise(done => {
    const start = performance.now();
    const title = document.querySelector("#verdict-title");
    const watch = new MutationObserver(() => {
        const told = document.querySelector("#depths [data-depth='1'][aria-current]");
        if (!told && title.textContent !== "Nothing left to do") return;
        watch.disconnect();
        done(performance.now() - start);
    });
    watch.observe(document.querySelector(".verdict"), { subtree: true, childList: true, attributes: true });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", code: "KeyH", bubbles: true }));
})"""


def run(context: Context) -> Table:
    """Follow the hints through each puzzle, as far as MOST of them, and time every one."""
    del context  # the page is that of dist/, the browser that of the tests
    with chromium() as (browser, site):
        rows = [row(name, follow(browser.new_page(), f"{site}/#p={line}")) for name, line in PUZZLES.items()]
    note = "Milliseconds from the key H to the words of the hint, each hint followed."
    return Table("A hint in the page", note, ("puzzle", "hints", "first", "median", "slowest"), rows)


def follow(page: Page, address: str) -> list[float]:
    """Take hint after hint, and return the milliseconds of each."""
    page.goto(address)
    page.wait_for_selector("html[data-py=ready]", timeout=BOOT)
    page.wait_for_timeout(SETTLED)
    times = []
    for _ in range(MOST):
        times.append(float(page.evaluate(ASK)))
        if page.locator("#depths [aria-current]").count() == 0:
            break
        page.locator("[data-depth='4']").click()
        page.wait_for_selector("#depths [data-depth='4'][aria-current]")
        page.wait_for_selector("html[data-py=ready]")
    page.close()
    return times


def row(name: str, times: list[float]) -> tuple[Cell, ...]:
    """Sum up the times of one puzzle."""
    return name, len(times), times[0], median(times), max(times)
