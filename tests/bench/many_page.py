"""A hundred thousand puzzles in the page: dropped, verified, sorted, in Chromium."""

import os
import shutil
from collections.abc import Sequence

from playwright.sync_api import sync_playwright
from tests.bench.frame import Cell, Table
from tests.bench.in_browser import FLAGS, PATIENCE

from tooling.places import DIST
from tooling.server import serving

ROWS = 100_000
# Drops a file and waits until all is known of it, in the page: what a driver takes is no part of it.
DROP = """text => new Promise(done => {
    const data = new DataTransfer();
    data.items.add(new File([text], "list.txt"));
    const begin = performance.now();
    const many = document.getElementById("many");
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    const bar = document.getElementById("many-bar");
    const isDone = () => bar.value >= ROWS && many.dataset.state === "idle";
    const look = () => (isDone() ? done(performance.now() - begin) : setTimeout(look, 2));
    look();
})""".replace("ROWS", str(ROWS))
TITLES = """() => [...document.querySelectorAll("#many-table th button")].map(one => one.textContent)"""
SORT = """title => {
    const button = [...document.querySelectorAll("#many-table th button")].find(one => one.textContent === title);
    const begin = performance.now();
    button.click();
    document.body.getBoundingClientRect();
    return performance.now() - begin;
}"""


def measured(lines: Sequence[bytes]) -> Table:
    """Measure one page, ready when the list is dropped."""
    text = "\n".join(lines[at % len(lines)].decode() for at in range(ROWS))
    path = os.environ.get("PENCILMARK_BROWSER") or shutil.which("chromium")
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        system = browser.new_browser_cdp_session()

        def processor() -> float:
            """Return the seconds that pages and their workers have taken of processors."""
            processes = system.send("SystemInfo.getProcessInfo")["processInfo"]
            return sum(process["cpuTime"] for process in processes if process["type"] == "renderer")

        page = browser.new_context(service_workers="block").new_page()
        page.goto(f"{site}/#many")
        page.wait_for_selector("html[data-py=ready]", timeout=PATIENCE)
        before = processor()
        rows: list[tuple[Cell, ...]] = [("dropped and verified", page.evaluate(DROP, text), processor() - before)]
        for title in page.evaluate(TITLES):
            before = processor()
            rows.append((f"sorted by {title}", page.evaluate(SORT, title), processor() - before))
        browser.close()
    note = (
        "Chromium; milliseconds by the clock from the drop or the click on, and seconds of processors in all threads."
    )
    return Table(f"{ROWS:,} puzzles in the page", note, ("", "milliseconds", "seconds of processors"), rows)
