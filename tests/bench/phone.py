"""The page on a phone: a browser that gets a quarter of the time, and how long its visitor waits for what people do."""

import contextlib
import os
import re
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright
from tests.bench.frame import Context, Table
from tests.bench.in_browser import FLAGS, PATIENCE
from tests.bench.playing import TAKEN, TYPIST
from tests.bench.start import GRID

from pencilmark.board.task import finished
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish
from pencilmark.paper.entry import share_link
from tooling.browser import with_windows
from tooling.places import DIST
from tooling.server import serving

TURNS = 3
RUNS, CYCLE = 0.25, 0.04
"""The share of the time in which the browser runs, and the seconds in which it stands and runs once."""
LOOK = 10
"""Cycles after which new processes of the browser are looked for."""
FILLING = 15
"""Seconds in which a form of a book is filled in."""
SCREEN = {"width": 390, "height": 844}
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
HINT = """() => new Promise((done, fail) => {
    const begin = performance.now();
    const look = () => {
        const told = document.querySelector("#depths [data-depth='1'][aria-current]");
        if (told?.checkVisibility()) done(performance.now() - begin);
        else if (performance.now() - begin > 120_000) fail(new Error("no hint"));
        else setTimeout(look, 1);
    };
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", code: "KeyH", bubbles: true }));
    look();
})"""
MEGABYTES = "memory of the page, MB"


def run(context: Context) -> Table:
    """Measure at full speed and at a quarter of it, in turn, each time as a new visitor."""
    part = VariantPart("killer", givens=False)
    puzzle = finished(generate(Random(1), Wish(part=part), part)).puzzle
    with serving(DIST) as site:
        turns, killer = range(min(context.count or TURNS, TURNS)), share_link(puzzle, f"{site}/")
        desk, phone = zip(*((visitor(site, killer, 1), visitor(site, killer, RUNS)) for _ in turns), strict=True)
    rows = [(what, *(median(times[what] for times in of) for of in (desk, phone))) for what in desk[0]]
    note = (
        f"Milliseconds by the clock, medians of {len(desk)} visitors with a screen of 390 × 844: at full speed, and in "
        f"a browser all of whose processes run for {RUNS:.0%} of the time. Memory is the most that one of them held."
    )
    return Table("On a phone", note, ("what", "full speed", "a quarter"), rows)


def visitor(site: str, killer: str, share: float) -> dict[str, float]:
    """Return how long a new visitor waits for each thing, in a browser that runs for a *share* of the time."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=with_windows(), args=FLAGS, viewport=SCREEN, has_touch=True
        )
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        with slowed(folder, share):
            times = {**visits(context, site), **asked(context, site, killer)}
        times[MEGABYTES] = max(map(most_held, processes(folder))) / 1000
        context.close()
    return times


def visits(context: BrowserContext, site: str) -> dict[str, float]:
    """Return when the page is there, takes a key and has its Python: on a first visit, and on a second one."""
    times = {}
    for visit in ("first visit", "second visit"):
        page = context.new_page()
        page.add_init_script(TYPIST)
        page.goto(site, wait_until="commit")
        times[f"{visit}: the grid"] = page.evaluate(GRID)
        times[f"{visit}: a key drawn"] = page.evaluate(TAKEN)
        times[f"{visit}: Python ready"] = float(ready(page).locator("html").get_attribute("data-boot-ms") or 0)
        page.wait_for_function("() => !document.querySelector('#offline').hidden")
        page.close()
    return times


def ready(page: Page) -> Page:
    """Wait until Python is there and has nothing to do."""
    page.wait_for_selector("html[data-py=ready]", state="attached")
    return page


def asked(context: BrowserContext, site: str, killer: str) -> dict[str, float]:
    """Return how long a hint, a hint of a killer, a hard puzzle and a book of 20 take."""
    page = context.new_page()
    page.goto(f"{site}/#p={PUZZLE}")
    times = {"a hint": ready(page).evaluate(HINT)}
    page.goto("about:blank")
    page.goto(killer)
    times["a hint of a killer"] = ready(page).evaluate(HINT)
    page.goto(f"{site}/#make")
    ready(page).locator("#wish [name=level]").select_option("Hard")
    made = page.locator("#verdict-title")
    times["a hard puzzle made"] = waited(
        lambda: page.locator("#generate").click(), lambda: expect(made).to_have_text(re.compile("A new puzzle"))
    )
    times["a book of 20"] = book(page, site, 0)
    times[f"a book of 20, after {FILLING} s in its form"] = book(page, site, FILLING)
    return times


def book(page: Page, site: str, seconds: float) -> float:
    """Return how long a book of 20 takes who has its form open for some *seconds* before pressing."""
    page.goto("about:blank")
    page.goto(f"{site}/#print")
    ready(page).locator("#print-kinds").get_by_role("button", name="Book", exact=True).click()
    for place, puzzles in enumerate((8, 8, 4)):
        page.locator("#chapters [name=count]").nth(place).fill(str(puzzles))
    page.wait_for_timeout(1000 * seconds)
    said = page.locator("#printed-text")
    return waited(
        lambda: page.get_by_role("button", name="Make the book").click(),
        lambda: expect(said).to_have_text(re.compile("20 puzzles on")),
    )


def waited(press: Callable[[], None], see: Callable[[], None]) -> float:
    """Return the milliseconds from a press to what it brings."""
    begin = perf_counter()
    press()
    see()
    return 1000 * (perf_counter() - begin)


@contextmanager
def slowed(folder: str, share: float) -> Iterator[None]:
    """Let the browser of this *folder* run for a *share* of each cycle: its own throttle leaves out its workers."""
    over = threading.Event()

    def turn() -> None:
        for cycle in count():
            if cycle % LOOK == 0:
                known = processes(folder)
            send(known, signal.SIGSTOP)
            is_over = over.wait(CYCLE * (1 - share))
            send(known, signal.SIGCONT)
            if is_over or over.wait(CYCLE * share):
                return

    thread = threading.Thread(target=turn, daemon=True)
    if share < 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if share < 1:
            thread.join()


def processes(folder: str) -> list[int]:
    """List the browser that keeps its profile in *folder*, and all that it began."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        parents[int(stat.parent.name)] = int((read(stat).rpartition(")")[2].split() or [0, 0])[1])
    found = [number for number in parents if folder in read(Path(f"/proc/{number}/cmdline"))]
    for number in found:  # which grows meanwhile
        found += [child for child, parent in parents.items() if parent == number and child not in found]
    return found


def read(file: Path) -> str:
    """Return what is in a *file* of the system, nothing of a process that has ended."""
    try:
        return file.read_text("utf-8", "replace")
    except OSError:
        return ""


def send(known: list[int], sign: signal.Signals) -> None:
    """Stop processes or let them go on, those that are still there."""
    for process in known:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, sign)


def most_held(process: int) -> float:
    """Return the most kilobytes that a *process* held."""
    found = re.search(r"VmHWM:\s+(\d+)", read(Path(f"/proc/{process}/status")))
    return float(found[1]) if found else 0.0
