"""A collection of variant puzzles in the page: from the text to the answer, with Chromium's engine.

The collection is that of `tests.bench.collection`; the page's own Python reads, compiles and searches, in a worker.
CaDiCaL is not there, as it is not for a visitor who solves such a puzzle.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from statistics import median

from tests.bench.collection import NAME, Row, verdict
from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import InBrowser, browsing

SECONDS = 30
IN_PAGE = """
import json
from time import perf_counter
from pencilmark import engine
from pencilmark.board.errors import PencilmarkError
from pencilmark.engine.answers import Budget
from pencilmark.rules.lifted import on_board
from pencilmark.rules.text import read_rules

def asked(text, seconds):
    start, budget = perf_counter(), Budget(seconds=seconds)
    try:
        found = engine.solve(on_board(read_rules(text).puzzle), budget=budget)
    except PencilmarkError:
        return json.dumps({"found": "refused", "seconds": 0.0, "grid": ""})
    grid = "".join(map(str, found.solutions[0])) if found.solutions else ""
    return json.dumps({"found": found.status, "seconds": perf_counter() - start, "grid": grid})
"""
FIRST = "a1 < a2\ngivens: " + "." * 81


def run(context: Context) -> Table:
    """Ask all puzzles of the collection in `--data`, or the first `--count`."""
    if not context.data:
        raise SystemExit("variants_page needs --data FOLDER")
    rows = [json.loads(line) for line in (context.data / NAME).read_text("utf-8").splitlines()][: context.count]
    with browsing() as browser:
        browser.ask("python", code=f"{IN_PAGE}\nNone")
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
    note = (
        f"{len(rows)} puzzles in Chromium, uniqueness proved, {SECONDS} s by the clock each, nothing remembered; "
        f"the load of the machine at the end was {os.getloadavg()[0]:.1f}."
    )
    return Table("Variants of a collection in the page", note, ("what", "figure"), found)


def _answer(browser: InBrowser, text: str) -> Row:
    answer: Row = browser.python(f"asked({text!r}, {SECONDS})")
    return answer
