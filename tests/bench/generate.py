"""Raw minimal puzzles on CPython and in the page, each beside a rival; and the time of every wish in the page.

`--count N` has N wishes of each kind made, not 20.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from statistics import median
from typing import NamedTuple

from tests.bench.frame import Cell, Context, Table
from tests.bench.in_browser import InBrowser, browsing

from pencilmark.board.task import finished
from pencilmark.engine.answers import BackendName
from pencilmark.human.techniques.ladders import TEACHING
from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make.generator import generate
from pencilmark.make.made import Made
from pencilmark.make.wish import Method, Wish

TURNS = 5
RIVAL_SECONDS, SECONDS = 2.0, 0.7
WISHES = 20
PATIENCE = 30.0  # seconds that one wish may take
EACH = 6.0  # seconds for each wish of a row: when all of them are spent, no other is begun
TECHNIQUES = TEACHING[TEACHING.index("locked-candidates-pointing") : TEACHING.index("short-nice-loop")]

IN_PAGE = """
import json
from random import Random
from time import perf_counter
from pencilmark.board.task import Running, finished
from pencilmark.make.generator import generate
from pencilmark.make.wish import Wish
from pencilmark.make.batch import Means, making

def raw(seconds, minimal=Wish(minimal=True)):
    start, made = perf_counter(), 0
    while perf_counter() - start < seconds:
        finished(generate(Random(made), minimal))
        made += 1
    return json.dumps(made)

def wished(fields, seed, patience):
    start, tried = perf_counter(), 0
    task = Running(making(Means(scales=("own",)), (Wish(**fields), seed)))
    for told in task:
        if perf_counter() - start > patience:
            return json.dumps([told.tried, perf_counter() - start, False])
    return json.dumps([task.result.tried, perf_counter() - start, True])
"""


def run(context: Context) -> list[Table]:
    """Measure both ways of running, then wish after wish in the page."""
    rows = raw_on_cpython()
    with browsing() as browser:
        browser.ask("python", code=f"{IN_PAGE}\nNone")
        rows += raw_in_page(browser)
        wishes = [timed(browser, name, fields, context.count or WISHES) for name, fields in all_wishes()]
    raw = Table(
        "Raw minimal puzzles",
        f"9 × 9, one process. Every grid of ours is drawn evenly from all grids; every puzzle is proved minimal. "
        f"Medians of {TURNS} turns by processor time, all of a place in turn.",
        ("where, what", "a second", "times the rival"),
        rows,
    )
    header = ("wish", "seconds", "of the processor", "slowest", "puzzles tried", "found")
    note = (
        "Medians of seconds in the page (Chromium), the level of the puzzle found told as well; "
        f"given up after {PATIENCE:.0f} seconds, no other begun after {EACH:.0f} seconds for each of a row."
    )
    return [raw, Table("Wishes in the page", note, header, wishes)]


def raw_on_cpython() -> list[tuple[Cell, ...]]:
    """Measure sudokutools and us, with wasmtime and without."""
    create = import_module("sudokutools.generate").generate
    makers = {
        "sudokutools": (lambda: create(min_count=17, symmetry=None), RIVAL_SECONDS),
        "pencilmark with wasmtime": (puzzles("auto"), SECONDS),
        "pencilmark with wasmtime, backing off": (puzzles("auto", "back-off"), SECONDS),
        "pencilmark in plain Python": (puzzles("python"), SECONDS),
        "pencilmark in plain Python, backing off": (puzzles("python", "back-off"), SECONDS),
    }
    turns = [[rate_of(make, seconds) for make, seconds in makers.values()] for _ in range(TURNS + 1)]
    return compared([f"CPython, {name}" for name in makers], turns[1:])


def raw_in_page(browser: InBrowser) -> list[tuple[Cell, ...]]:
    """Measure qqwing and us in a worker of the page."""
    acts = (
        lambda: browser.ask("rival", milliseconds=RIVAL_SECONDS * 1000),
        lambda: browser.python(f"raw({RIVAL_SECONDS})"),
    )
    turns = [[by_processor(browser, act)[0] for act in acts] for _ in range(TURNS + 1)]
    return compared(["page, qqwing", "page, pencilmark"], turns[1:])


def compared(names: list[str], turns: list[list[float]]) -> list[tuple[Cell, ...]]:
    """Sum up *turns* of rates, the rival's first."""
    return [
        (name, median(turn[place] for turn in turns), median(turn[place] / turn[0] for turn in turns))
        for place, name in enumerate(names)
    ]


def by_processor(browser: InBrowser, act: Callable[[], float]) -> tuple[float, float]:
    """Do what makes some puzzles; return how many in a second of the processor's time, and that time."""
    start = browser.processor_seconds()
    made = act()
    spent = browser.processor_seconds() - start
    return made / spent, spent


def puzzles(backend: BackendName, method: Method = "dig") -> Callable[[], object]:
    """Return a function that makes the next puzzle."""
    seeds, wish = count(), Wish(minimal=True, method=method)
    return lambda: made(wish, next(seeds), backend)


def made(wish: Wish, seed: int, backend: BackendName) -> Made:
    return finished(generate(Random(seed), wish, backend))


def rate_of(make: Callable[[], object], seconds: float) -> float:
    """Count the puzzles made in a second of the processor's time."""
    start, number = time.process_time(), 0
    while time.process_time() - start < seconds:
        make()
        number += 1
    return number / (time.process_time() - start)


def all_wishes() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the wishes to be timed, each with its name."""
    yield from ((f"level {level}", {"level": level}) for level in LEVELS)
    yield from ((f"needs {technique}", {"technique": technique}) for technique in (*TECHNIQUES, "nice-loop"))


class Turn(NamedTuple):
    """How one wish went."""

    tried: int
    seconds: float
    is_found: bool
    processor: float


def timed(browser: InBrowser, name: str, fields: dict[str, str], wishes: int) -> tuple[Cell, ...]:
    """Make a wish with one seed after the other, and report how it went."""
    turns: list[Turn] = []
    for seed in range(wishes):
        if sum(turn.seconds for turn in turns) > EACH * wishes:
            break
        start = browser.processor_seconds()
        found = browser.python(f"wished({json.dumps(fields)}, {seed}, {PATIENCE})")
        turns.append(Turn(*found, browser.processor_seconds() - start))
    print(f"{name}: {median(turn.seconds for turn in turns):.2f} s", file=sys.stderr, flush=True)
    return (
        name,
        median(turn.seconds for turn in turns),
        median(turn.processor for turn in turns),
        max(turn.seconds for turn in turns),
        float(median(turn.tried for turn in turns)),
        f"{sum(turn.is_found for turn in turns)} of {len(turns)}",
    )
