"""Variants made in the page: minimal ones, with givens and without, from the wish to the puzzle.

`--count N` has N seeds of each kind made.
"""

import sys
from statistics import median

from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import InBrowser, browsing

SEEDS = 9
PATIENCE = 15.0  # seconds that one puzzle may take; where the first seed takes longer, no other is tried
KINDS = (
    ("killer", True),
    ("killer", False),
    ("thermo", True),
    ("thermo", False),
    ("arrow", True),
    ("arrow", False),
    ("kropki", True),
    ("kropki", False),
    ("sandwich", True),
    ("little-killer", True),
    ("little-killer", False),
)
IN_PAGE = """
import json
from random import Random
from time import perf_counter
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import Running
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

def made(variant, givens, seed, patience):
    part = VariantPart(variant, givens)
    start, running = perf_counter(), Running(generate(Random(seed), Wish(minimal=True, part=part), part))
    try:
        for told in running:
            if perf_counter() - start > patience:
                return json.dumps([perf_counter() - start, None])
    except PencilmarkError:
        return json.dumps([perf_counter() - start, None])
    return json.dumps([perf_counter() - start, running.result.puzzle.clue_count])
"""
Turn = tuple[float, float, int | None]
"""Seconds by the clock and of the processor, and the givens of the puzzle; None where there is no puzzle."""


def run(context: Context) -> Table:
    """Make puzzles of each kind in the page."""
    with browsing() as browser:
        browser.ask("python", code=f"{IN_PAGE}\nNone")
        _made(browser, "killer", True, 0)  # what is made once for all puzzles
        rows = [_row(browser, kind, givens, context.count or SEEDS) for kind, givens in KINDS]
    note = (
        f"Minimal 9 × 9 puzzles in the page (Chromium), one at a time, their level not told; given up after "
        f"{PATIENCE:.0f} s. Medians."
    )
    header = ("kind", "seconds", "of the processor", "slowest", "givens", "found")
    return Table("Variants made in the page", note, header, rows)


def _row(browser: InBrowser, kind: str, givens: bool, seeds: int) -> tuple[Cell, ...]:
    """Make a kind with some seeds."""
    turns: list[Turn] = []
    for seed in range(1, seeds + 1):
        turns.append(_made(browser, kind, givens, seed))
        if turns[0][2] is None:
            break
    found = [clues for _, _, clues in turns if clues is not None]
    print(kind, givens, [f"{seconds:.2f}" for seconds, _, _ in turns], file=sys.stderr, flush=True)
    return (
        kind if givens else f"{kind} without givens",
        median(seconds for seconds, _, _ in turns),
        median(worked for _, worked, _ in turns),
        max(seconds for seconds, _, _ in turns),
        float(median(found)) if found else "",
        f"{len(found)} of {len(turns)}",
    )


def _made(browser: InBrowser, kind: str, givens: bool, seed: int) -> Turn:
    before = browser.processor_seconds()
    seconds, clues = browser.python(f"made({kind!r}, {givens}, {seed}, {PATIENCE})")
    return seconds, browser.processor_seconds() - before, clues
