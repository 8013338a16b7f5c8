"""A hundred thousand puzzles in the page: dropped, verified, sorted, in Chromium."""

from collections.abc import Sequence

from tests.bench.frame import Cell, Table
from tests.bench.in_browser import PATIENCE, chromium, processor_seconds

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
    with chromium() as (browser, site):
        system = browser.new_browser_cdp_session()
        page = browser.new_context(service_workers="block").new_page()
        page.goto(f"{site}/#many")
        page.wait_for_selector("html[data-py=ready]", timeout=PATIENCE)
        before = processor_seconds(system)
        dropped = page.evaluate(DROP, text)
        rows: list[tuple[Cell, ...]] = [("dropped and verified", dropped, processor_seconds(system) - before)]
        for title in page.evaluate(TITLES):
            before = processor_seconds(system)
            rows.append((f"sorted by {title}", page.evaluate(SORT, title), processor_seconds(system) - before))
    note = (
        "Chromium; milliseconds by the clock from the drop or the click on, and seconds of processors in all threads."
    )
    return Table(f"{ROWS:,} puzzles in the page", note, ("", "milliseconds", "seconds of processors"), rows)
