"""The kernel in Pyodide in Chromium, called from Python, beside the npm package qqwing in the same worker.

Node has another V8 than the browsers of its time, which may be a third slower or faster (docs/kernel.md). ``--tdoku
PATH`` measures native tdoku, too, in turn with these.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import InBrowser, browsing
from tests.bench.kernel import givens_of, native_rate
from tests.bench.solve import TURNS, collections

SECONDS = 0.8
DIGITS = bytes.maketrans(bytes(range(10)), b"0123456789")
OURS = f"""
from itertools import cycle
from time import perf_counter
from pencilmark.engine.kernel.kernel import NineKernel
from pencilmark.engine.kernel.nine import RECORD

kernel = NineKernel()

def prove(puzzles, one_by_one):
    \"\"\"Prove puzzles unique for {SECONDS} seconds by the clock; count them.\"\"\"
    start, done = perf_counter(), 0
    for part in cycle([[puzzle] for puzzle in puzzles] if one_by_one else [puzzles]):
        if one_by_one:
            assert kernel.solve_one(part[0]).status == "unique"
        else:
            assert set(kernel.solve_block(b"".join(part))[4::RECORD]) == {{1}}
        done += len(part)
        if perf_counter() - start > {SECONDS}:
            return str(done)
"1"
"""


def run(context: Context) -> Table:
    """Measure every collection of 9 x 9 puzzles, ours and those of the reader."""
    with browsing() as browser:
        browser.python(OURS)
        rows = [measure(browser, path, context.tdoku) for path in collections(context.data)]
    header = ["puzzles", "qqwing a second", "kernel, in batches", "times", "one by one"]
    header += ["tdoku", "times tdoku"] if context.tdoku else []
    note = f"Uniqueness proved by all; processor time of the browser's pages, medians of {TURNS} turns, in turn."
    return Table("Solving in the kernel (Pyodide in Chromium)", note, tuple(header), rows)


def measure(browser: InBrowser, path: Path, tdoku: str) -> tuple[Cell, ...]:
    """Measure one collection."""
    givens = givens_of(path)
    digits = [one.translate(DIGITS).decode() for one in givens]
    browser.python(f"puzzles = {givens!r}; '1'")
    rival, batches, singles, native = list[float](), list[float](), list[float](), list[float]()
    for _ in range(TURNS):
        rival.append(rate(browser, lambda: browser.ask("solve", puzzles=digits, milliseconds=1000 * SECONDS)))
        batches.append(rate(browser, lambda: browser.python("prove(puzzles, False)")))
        singles.append(rate(browser, lambda: browser.python("prove(puzzles, True)")))
        native += [native_rate(tdoku, givens)] if tdoku else []
    times = median(own / other for own, other in zip(batches, rival, strict=True))
    row = path.stem, median(rival), median(batches), times, median(singles)
    if not native:
        return row
    return *row, median(native), median(own / other for own, other in zip(batches, native, strict=True))


def rate(browser: InBrowser, prove: Callable[[], int]) -> float:
    """Return how many puzzles a second of processor time *prove* proves unique in the browser."""
    before = browser.processor_seconds()
    done = prove()
    return done / (browser.processor_seconds() - before)
