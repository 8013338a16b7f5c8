"""How soon Python is there: first and repeat visits, of a host and of build.py, at full speed and on a slow line."""

import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from typing import ClassVar

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright
from tests.bench.frame import Context, Table
from tests.bench.in_browser import FLAGS, PATIENCE

from tooling import wheel
from tooling.browser import with_windows
from tooling.live import LiveSite
from tooling.places import DIST, NODE_MODULES, PAGE
from tooling.server import FOR_EVER, Handler, as_hosts, inside, serving

CHUNK = 16_384


class Line(Handler):
    """Answers as the server does, through one line that all connections share; counts what it sent."""

    bits: ClassVar[float] = 0  # a second; 0 for no limit
    delay: ClassVar[float] = 0  # seconds
    sent: ClassVar[int] = 0
    _lock: ClassVar[threading.Lock] = threading.Lock()
    _free: ClassVar[float] = 0

    @classmethod
    def become(cls, bits: float, delay: float) -> None:
        """Carry *bits* a second, *delay* seconds late, from now on."""
        cls.bits, cls.delay, cls.sent = bits, delay, 0

    def do_GET(self) -> None:
        """Send the file asked for, late."""
        time.sleep(Line.delay)
        super().do_GET()

    def write(self, content: bytes) -> None:
        """Send *content* in pieces, each when the line is free."""
        for place in range(0, len(content), CHUNK):
            piece = content[place : place + CHUNK]
            with Line._lock:
                Line.sent += len(piece)
                Line._free = max(Line._free, time.monotonic()) + (8 * len(piece) / Line.bits if Line.bits else 0)
                until = Line._free
            time.sleep(max(0, until - time.monotonic()))
            self.wfile.write(piece)


TURNS = 3  # of two minutes on a crowded machine: each visitor stays until all is kept
SLOW_TURNS = 1  # of three minutes
BITS, DELAY = 4_000_000, 0.1
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
HERE = Path(__file__).parent
STAGES = ("worker", "unpacked", "compiled", "instantiated", "remembered", "ready")

GRID = """() => new Promise(done => {
    const look = () => document.querySelector("[role=gridcell]")
        ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 5);
    look();
})"""
MARKS = """() => Object.fromEntries(performance.getEntriesByType("mark")
    .map(({ name, startTime }) => [name, startTime]))"""
SOLVE = """() => new Promise(done => {
    const begin = performance.now();
    const title = document.querySelector("#verdict-title");
    const seen = () => title.textContent === "Exactly one solution" && done(performance.now() - begin);
    new MutationObserver(seen).observe(title, { childList: true, characterData: true, subtree: true });
    document.querySelector("#solve-now").click();
})"""
REPLACED = """name => new Promise(done => {
    const { dataset } = document.documentElement;
    let begin = 0;
    const look = () => dataset.py === "ready" ? done(performance.now() - begin) : requestAnimationFrame(look);
    new MutationObserver((_, observer) => {
        if (dataset.workers.includes(name)) return;
        begin = performance.now();
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(look)); // by then the page shows that it is away
    }).observe(document.documentElement, { attributeFilter: ["data-workers"] });
})"""
PLAINLY = """wheel => new Promise((done, fail) => {
    const worker = new Worker(`plain.js?wheel=${wheel}`, { type: "module" });
    worker.onmessage = () => done(performance.now());
    worker.onerror = ({ message }) => fail(new Error(message));
})"""

Visit = dict[str, float]


def run(context: Context) -> list[Table]:
    """Measure visits of new and old visitors in turn with a plain Pyodide, and the way of a first one in stages."""
    own = LiveSite()
    own.refresh()
    own.complete()
    with (
        serving(site, keeping=kept, handler=Line) as address,
        serving(own, keeping=as_hosts, handler=Line) as served,
        sync_playwright() as playwright,
    ):
        full = measured(playwright.chromium, {"": address, "build.py, ": served}, context.count or TURNS)
        Line.become(BITS, DELAY)
        slow = measured(playwright.chromium, {"": address}, min(SLOW_TURNS, context.count or SLOW_TURNS))
    return [ready_table(full, slow), stage_table(full)]


def site(name: str) -> Path | None:
    """Return a file of dist/, or of the plain Pyodide beside it, as its guide would have it served."""
    if not name.startswith("plain/"):
        return inside(DIST, name)
    name = name.removeprefix("plain/")
    if name in ("", "plain.js"):
        return HERE / (name or "plain.html")
    return inside(NODE_MODULES, name) if name.startswith("pyodide/") else inside(PAGE, name)


def kept(name: str) -> str:
    """Say how long browsers may keep a file: those of the plain Pyodide for ever, and dist/ as hosts have it."""
    return FOR_EVER if name.startswith("plain/") and name != "plain/" else as_hosts(name)


def measured(browser: BrowserType, addresses: dict[str, str], turns: int) -> dict[str, list[Visit]]:
    """Measure *turns* of each kind of visit: at each of the *addresses* and at a plain Pyodide, in turn."""
    kinds = {**dict.fromkeys(addresses, own_visit), "plain, ": plain_visit}
    visits: dict[str, list[Visit]] = {f"{kind}{name}": [] for kind in kinds for name in ("first", "repeat")}
    for _ in range(turns):
        for kind, visit in kinds.items():
            with visitor(browser) as context:
                for name in ("first", "repeat"):
                    visits[f"{kind}{name}"].append(visit(context, addresses.get(kind, addresses[""])))
    return visits


@contextmanager
def visitor(browser: BrowserType) -> Iterator[BrowserContext]:
    """A new visitor, whose browser keeps files on disk as anybody's does."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = browser.launch_persistent_context(folder, executable_path=with_windows(), args=FLAGS)
        context.set_default_timeout(PATIENCE)
        with closing(context):
            yield context


def own_visit(context: BrowserContext, address: str) -> Visit:
    """Visit the page, solve a puzzle at once, lose the worker, and stay until the browser keeps the page."""
    page = context.new_page()
    before = Line.sent
    page.goto(f"{address}/#p={PUZZLE}", wait_until="commit")
    grid = page.evaluate(GRID)
    page.wait_for_selector("html[data-py=ready]", state="attached")
    sent = Line.sent - before
    boot = float(page.locator("html").get_attribute("data-boot-ms") or 0)
    solved = page.evaluate(SOLVE)
    marks = page.evaluate(MARKS)
    again = replaced(page)
    page.wait_for_function("() => !document.querySelector('#offline').hidden")
    page.wait_for_selector("html[data-workers*='spare:']", state="attached")  # which is when all is kept
    whole = Line.sent - before
    spared = replaced(page)
    page.close()
    times = {"ready": boot, "grid": grid, "solve": solved, "again": again, "spared": spared}
    return {**times, "bytes": sent, "whole": whole, **marks}


def replaced(page: Page) -> float:
    """Return how long Python is away after its worker was lost."""
    name = page.evaluate("() => document.documentElement.dataset.workers.match(/page:([^ ]+)/)[1]")
    page.evaluate(f"name => {{ window.replaced = ({REPLACED})(name); }}", name)
    worker = next(worker for worker in page.workers if worker.evaluate("() => self.name") == name)
    worker.evaluate("() => setTimeout(() => self.close(), 0)")
    return float(page.evaluate("() => window.replaced"))


def plain_visit(context: BrowserContext, address: str) -> Visit:
    """Visit a page that does nothing but start a plain Pyodide and import the package."""
    page = context.new_page()
    before = Line.sent
    page.goto(f"{address}/plain/", wait_until="commit")
    ready = page.evaluate(PLAINLY, wheel.wheel_name())
    page.close()
    return {"ready": ready, "bytes": Line.sent - before}


def ready_table(full: dict[str, list[Visit]], slow: dict[str, list[Visit]]) -> Table:
    """List how soon each kind of visit had each of them."""
    rows = [
        (
            f"{line}: {kind}",
            *(shown(visits, key) for key in ("grid", "ready", "solve", "again", "spared", "bytes", "whole")),
        )
        for line, kinds in (("full speed", full), ("4 Mbit/s, 100 ms", slow))
        for kind, visits in kinds.items()
    ]
    turns = len(full["first"])
    note = (
        f"Milliseconds from navigation; medians of {turns} visits, {len(slow['first'])} on the slow line, each visitor "
        "new, with a profile on disk, and then back again: of a host with dist/, of `python3 build.py`, and in turn "
        "with a bare page that starts Pyodide as its guide has it and imports the "
        "package. "
        "*First Solve*: from the click, as soon as Python is ready, to the answer. *Worker back*: without Python after "
        "its worker was lost, without and with a spare one. Kilobytes on the line until "
        "Python is ready, and until all is kept for times without a network, from a host with files compressed ahead."
    )
    header = (
        "visit",
        "grid drawn",
        "Python ready",
        "first Solve",
        "worker back",
        "with a spare",
        "kilobytes",
        "in all",
    )
    return Table("The start", note, header, rows)


def shown(visits: list[Visit], key: str) -> str:
    """Return the median of what *visits* have of *key*, rounded."""
    found = [visit[key] for visit in visits if key in visit]
    return f"{median(found) / (1000 if key in ('bytes', 'whole') else 1):.0f}" if found else ""


def stage_table(full: dict[str, list[Visit]]) -> Table:
    """List when each stage of the start was reached."""
    keys = {"grid": "grid", **{stage: f"python {stage}" for stage in STAGES}, "heard by the page": "ready"}
    rows = [(stage, shown(full["first"], key), shown(full["repeat"], key)) for stage, key in keys.items()]
    note = "Milliseconds from navigation at full speed, medians; [starting.md](starting.md) says what each stage is."
    return Table("Where the time of the start goes", note, ("reached", "first visit", "repeat visit"), rows)
