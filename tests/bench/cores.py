"""Puzzles made in the page by one Python, and by as many as there are cores: how it scales."""

import os
import time
from statistics import median

from playwright.sync_api import Browser
from tests.bench.frame import Context, Table
from tests.bench.in_browser import PATIENCE, chromium

WISHES = (("Expert", 20), ("Expert", 100), ("Hard", 100))
TURNS = 3
FILL = """([level, count]) => {
    const form = document.getElementById("wish");
    form.reset();
    for (const [name, value] of Object.entries({ level, count, seed: 7 })) form.elements.namedItem(name).value = value;
    form.dispatchEvent(new Event("change"));
}"""
RESTS = "() => document.documentElement.dataset.workers.includes('spare:')"
MADE = """count => document.getElementById("making").hidden
    && document.querySelectorAll("#made li").length >= Math.min(count, 60)"""


def run(context: Context) -> Table:
    """Make each batch with one Python and with all, in turn, each time in a new page that has come to rest."""
    cores = os.cpu_count() or 1
    turns = range(min(context.count or TURNS, TURNS))
    rows = []
    with chromium() as (browser, site):
        for level, count in WISHES:
            pairs = [[seconds(browser, site, level, count, pythons) for pythons in (1, cores)] for _ in turns]
            times = median(one / all_ for one, all_ in pairs)
            one, all_ = (median(column) for column in zip(*pairs, strict=True))
            rows.append((f"{count} {level}, with their ratings", one, all_, times, times / cores))
    note = f"Chromium; from the click on; medians of {len(turns)}, in turn. Goal: 0.8 of the cores."
    return Table(
        "Make on all cores", note, ("what", "one Python, s", f"{cores} Pythons, s", "times", "of the cores"), rows
    )


def seconds(browser: Browser, site: str, level: str, count: int, pythons: int) -> float:
    """Return how long a batch takes in a page that thinks that the machine has so many cores as *pythons*."""
    page = browser.new_context(service_workers="block").new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {pythons} }})")
    page.goto(f"{site}/#make")
    page.wait_for_selector("html[data-py=ready]")
    page.wait_for_function(RESTS)
    page.evaluate(FILL, [level, count])
    begin = time.perf_counter()
    page.locator("#generate").click()
    page.wait_for_function(MADE, arg=count)
    taken = time.perf_counter() - begin
    page.context.close()
    return taken
