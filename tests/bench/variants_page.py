"""A collection of variant puzzles in the page: from the text to the answer, with Chromium's engine.

The collection is that of `tests.bench.collection`; the page's own Python reads, compiles and searches, in a worker.
CaDiCaL comes when a search first wishes for it, as it does for a visitor.
"""

import json
from collections import Counter
from statistics import median

from tests.bench.collection import NAME, Row, verdict
from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import InBrowser, browsing

from pencilmark.engine.sat import WHEELS
from tooling.places import DIST

SECONDS = 30
IN_PAGE = """
import json
import pyodide_js
from time import perf_counter
from pencilmark import engine
from pencilmark.board.errors import PencilmarkError
from pencilmark.engine.sat import python_sat
from pencilmark.rules.lifted import on_board
from pencilmark.rules.text import read_rules

async def asked(text, seconds):
    start = perf_counter()
    try:
        found, is_late = await answered(engine.stream(on_board(read_rules(text).puzzle))[0], start + seconds)
    except PencilmarkError:
        return json.dumps({"found": "refused", "seconds": 0.0, "grid": ""})
    status = "multiple" if found[1:] else "timeout" if is_late else "unique" if found else "none"
    grid = "".join(map(str, found[0])) if found else ""
    return json.dumps({"found": status, "seconds": perf_counter() - start, "grid": grid})

async def answered(search, end):
    found = []
    for solution in search:
        found += [solution] if solution else []
        if found[1:] or perf_counter() > end:
            return found, not found[1:]
        for name in python_sat.take():
            await pyodide_js.loadPackage(ADDRESSES[name])
            python_sat.end(is_there=True)
    return found, False
"""
FIRST = "a1 < a2\ngivens: " + "." * 81


def run(context: Context) -> Table:
    """Ask all puzzles of the collection in `--data`, or the first `--count`."""
    if not context.data:
        raise SystemExit("variants_page needs --data FOLDER")
    rows = [json.loads(line) for line in (context.data / NAME).read_text("utf-8").splitlines()][: context.count]
    with browsing() as browser:
        browser.ask("python", code=f"ADDRESSES = {_wheels()!r}\n{IN_PAGE}\nNone")
        _answer(browser, FIRST)  # what is made once for all puzzles
        measured = [row | _answer(browser, row["text"]) for row in rows]
    counts = Counter(verdict(row) for row in measured)
    right = [row for row in measured if verdict(row) == "right"]
    found: list[tuple[Cell, ...]] = [(name, counts[name]) for name in ("right", "timeout", "refused", "wrong")]
    found += [("whole call, ms, median", median(1000 * row["seconds"] for row in right))]
    found += [("whole call, s, slowest", max(row["seconds"] for row in right))]
    ratios = [row["seconds"] / row["other_seconds"] for row in right]
    found += [("whole call, times the other solver's seconds, median", median(ratios))]
    found += [(f"{verdict(row)}: {row['name']}", ", ".join(row["types"])) for row in measured if row not in right]
    note = f"{len(rows)} puzzles in Chromium, uniqueness proved, {SECONDS} s by the clock each, nothing remembered."
    title = "Variants of a collection in the page"
    return Table(title, note, ("what", "figure"), found, is_part=context.count is not None)


def _answer(browser: InBrowser, text: str) -> Row:
    answer: Row = browser.python(f"await asked({text!r}, {SECONDS})")
    return answer


def _wheels() -> dict[str, str]:
    """Map what a search may wish for to where the page has it."""
    found = {name: next(DIST.glob(f"b/*/wheels/{name.replace('-', '_')}-*.whl")) for name in WHEELS}
    return {name: f"/{path.relative_to(DIST).as_posix()}" for name, path in found.items()}
