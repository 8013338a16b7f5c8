"""The kernel in Pyodide, called from Python, beside the npm package qqwing in the same process."""

from statistics import median

from tests.bench.frame import Cell, Context, Table
from tests.bench.in_pyodide import in_pyodide
from tests.bench.solve import collections

TURNS, SECONDS = 5, 0.4
IN_PAGE = """
from itertools import cycle
from time import perf_counter
from qqwing import rate as rival
from pencilmark.engine.kernel.kernel import NineKernel

kernel = NineKernel()
values = bytes.maketrans(b".0123456789", bytes((0, *range(10))))

def are_unique(block):
    return set(kernel.solve_block(block)[4::93]) == {1}  # solutions counted

def rate(lines, one_by_one, seconds):
    puzzles = [line.encode().translate(values) for line in lines]
    start, done = perf_counter(), 0
    for part in cycle([[puzzle] for puzzle in puzzles] if one_by_one else [puzzles]):
        assert kernel.solve_one(part[0]).status == "unique" if one_by_one else are_unique(b"".join(part))
        done += len(part)
        if perf_counter() - start > seconds:
            return done / (perf_counter() - start)

def turn(lines, seconds):
    return rival("\\n".join(lines), 1000 * seconds), rate(lines, False, seconds), rate(lines, True, seconds)

def run(collections, turns, seconds):
    return [[turn(lines, seconds) for _ in range(turns)] for lines in collections]
"""


def run(context: Context) -> Table:
    """Measure every collection of 9 x 9 puzzles, ours and those of the reader."""
    files = collections(context.data)
    lists = [[line[:81] for line in file.read_text("utf-8").splitlines() if len(line) > 80] for file in files]
    found: list[list[list[float]]] = in_pyodide(context, IN_PAGE, lists, TURNS, SECONDS)
    rows = [row(file.stem, turns) for file, turns in zip(files, found, strict=True)]
    header = ("puzzles", "qqwing a second", "kernel, in batches", "times", "one by one")
    note = "Pyodide in Node, whose engine is Chromium's; uniqueness proved by both; medians of five turns, in turn."
    return Table("Solving in the kernel (Pyodide)", note, header, rows)


def row(name: str, turns: list[list[float]]) -> tuple[Cell, ...]:
    """Sum up the *turns* of one collection: puzzles a second of qqwing, of batches, and one by one."""
    rival, batches, singles = (median(column) for column in zip(*turns, strict=True))
    return name, rival, batches, median(ours / other for other, ours, _ in turns), singles
