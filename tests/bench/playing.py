"""How soon the page is there and takes a key, before Python, and how long the script of a key takes."""

import os
import shutil
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tests.bench import watching
from tests.bench.frame import Context, Table
from tests.bench.in_browser import FLAGS
from tests.bench.kept_game import reading

from tooling.places import DIST, PAGE
from tooling.server import serving

TURNS = 15
SIZES = (9, 16, 25, 36)
SEEN = """() => new Promise(done => {
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const look = () => paint() === undefined ? setTimeout(look, 5) : done(paint());
    look();
})"""
# Types a mark as soon as there is a cell, until it shows. It runs in the page: what a driver takes is no part of it.
TYPIST = """new MutationObserver((_, observer) => {
    const cell = document.querySelector("[role=gridcell][tabindex='0']");
    if (!cell) return;
    observer.disconnect();
    const press = (code, key) =>
        cell.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
    const type = () => {
        press("KeyX", "x");
        press("Digit1", "1");
        if (cell.querySelector("[data-mark]")) window.taken = performance.now();
        else setTimeout(type, 1);
    };
    type();
}).observe(document, { childList: true, subtree: true })"""
TAKEN = """() => new Promise(done => {
    const look = () => window.taken === undefined ? setTimeout(look, 5) : done(window.taken);
    look();
})"""
KEY = """() => {
    const cell = document.querySelector("[role=gridcell][tabindex='0']");
    cell.focus();
    const press = (code, key) => {
        const begin = performance.now();
        cell.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
        return performance.now() - begin;
    };
    return Array.from({ length: 20 }, (_, i) => press(`Digit${1 + i % 9}`, `${1 + i % 9}`));
}"""


def run(_: Context) -> list[Table]:
    """Measure first visits, each in a browser profile of its own, keys on empty boards of four sizes, long searches."""
    path = os.environ.get("PENCILMARK_BROWSER") or shutil.which("chromium")
    with serving(DIST) as site, serving(PAGE) as modules, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        visits = [visit(browser, site) for _ in range(TURNS)]
        keys = [(f"script of a key, {size} x {size}", key(browser, site, size)) for size in SIZES]
        opening = ("a kept game of 50,000 moves, read and played again (processor time)", reading(browser, modules))
        searches = watching.table(browser, site)
        browser.close()
    paints, takes = zip(*visits, strict=True)
    visited = [("first paint", median(paints), min(paints)), ("first key drawn", median(takes), min(takes))]
    rows = [*visited, *((name, median(times), min(times)) for name, times in keys), (*opening, "")]
    note = (
        "Milliseconds from navigation, on a first visit before Python; of script for a key, until it is drawn. "
        f"The quickest of {TURNS} visits says what it takes alone."
    )
    return [Table("The page under the hand", note, ("", "median", "quickest"), rows), searches]


def visit(browser: Browser, site: str) -> tuple[float, float]:
    """Return when a new visitor sees something, and when a key is drawn that is pressed as soon as there is a grid."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.add_init_script(TYPIST)
    page.goto(site, wait_until="commit")
    taken = page.evaluate(TAKEN)
    painted = page.evaluate(SEEN)
    context.close()
    return painted, taken


def key(browser: Browser, site: str, size: int) -> list[float]:
    """Return the times of the script of a digit on an empty board."""
    page = opened(browser, f"{site}/#p={'.' * size**2}&b={size}", size)
    times = page.evaluate(KEY)
    page.context.close()
    return times


def opened(browser: Browser, address: str, size: int) -> Page:
    """Open an empty board."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(address)
    page.wait_for_function(f"() => document.querySelectorAll('[role=gridcell]').length === {size**2}", timeout=120_000)
    page.wait_for_selector("html[data-py=ready]", timeout=120_000)
    return page
