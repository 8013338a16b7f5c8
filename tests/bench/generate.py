"""Raw minimal puzzles a second, with the kernel and without, beside sudokutools; and seconds for each wish."""

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from statistics import median

from tests.bench.frame import Cell, Context, Table

from pencilmark.generator import Made, Wish, generate
from pencilmark.levels import LEVELS

SECONDS = 3.0
WISHES = 5
TECHNIQUES = ("naked-pair", "x-wing", "swordfish", "xy-wing", "unique-rectangle-1", "x-chain", "xy-chain", "nice-loop")


def run(context: Context) -> Table:
    """Make puzzles for some seconds with each generator, then some for each wish."""
    del context
    rows: list[tuple[Cell, ...]] = []
    peer = rate_of(sudokutools_puzzles())
    rows.append(("sudokutools, minimal", peer, 1.0))
    for backend in ("python", "auto"):
        for method in ("dig", "back-off"):
            ours = rate_of(puzzles(Wish(minimal=True, method=method), backend))
            rows.append((f"minimal, {method}, backend {backend}", ours, ours / peer))
    for wish, name in wishes():
        rows.append((f"{name}: one puzzle, median seconds of {WISHES}", median_seconds(wish), ""))
    note = "9 x 9, one process. Every grid is drawn evenly from all grids; every puzzle is proved minimal."
    return Table("Generating", note, ("what", "puzzles a second (or seconds)", "times sudokutools"), rows)


def wishes() -> Iterator[tuple[Wish, str]]:
    """Yield the wishes to be timed, with their names."""
    yield from ((Wish(level=level), f"level {level}") for level in LEVELS)
    yield from ((Wish(technique=technique), f"needs {technique}") for technique in TECHNIQUES)
    yield from ((Wish(er=bounds), f"ER {bounds[0]} to {bounds[1]}") for bounds in ((2.0, 2.8), (4.0, 4.5), (7.0, 7.5)))


def puzzles(wish: Wish, backend: str) -> Callable[[], object]:
    """Return a function that makes the next puzzle."""
    seeds = count()
    return lambda: made(wish, next(seeds), backend)


def made(wish: Wish, seed: int, backend: str = "auto") -> Made:
    return next(found for found in generate(Random(seed), wish, backend) if isinstance(found, Made))


def sudokutools_puzzles() -> Callable[[], object]:
    """Return the generator of the PyPI package sudokutools."""
    create = import_module("sudokutools.generate").generate
    return lambda: create(min_count=17, symmetry=None)


def rate_of(make: Callable[[], object]) -> float:
    """Count the puzzles made in a second, after a start."""
    for _ in range(3):
        make()
    start, number = time.perf_counter(), 0
    while time.perf_counter() - start < SECONDS:
        make()
        number += 1
    return number / (time.perf_counter() - start)


def median_seconds(wish: Wish) -> float:
    """Return the median of the seconds that a puzzle takes."""
    taken = []
    for seed in range(WISHES):
        start = time.perf_counter()
        made(wish, seed)
        taken.append(time.perf_counter() - start)
    return median(taken)
