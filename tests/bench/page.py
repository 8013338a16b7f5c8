"""The kernel in Pyodide, called from Python, beside the npm package qqwing in the same process."""

import json
import subprocess
from pathlib import Path
from statistics import median

from tests.bench.frame import Cell, Context, Table
from tests.bench.solve import collections

SCRIPT = Path(__file__).with_name("in_pyodide.mjs")
PY = Path(__file__).parents[2] / "py"


def run(context: Context) -> Table:
    """Measure every collection of 9 x 9 puzzles, ours and those of the reader."""
    files = collections(context.data)
    command = [context.node, SCRIPT, PY, *files]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    turns: dict[str, list[list[float]]] = json.loads(output)
    rows = [row(Path(file).stem, numbers) for file, numbers in turns.items()]
    header = ("puzzles", "qqwing a second", "kernel, in batches", "times", "one by one")
    note = "Pyodide in Node, whose engine is Chromium's; uniqueness proved by both; medians of five turns, in turn."
    return Table("Solving in the kernel (Pyodide)", note, header, rows)


def row(name: str, turns: list[list[float]]) -> tuple[Cell, ...]:
    """Sum up the *turns* of one collection: puzzles a second of qqwing, of batches, and one by one."""
    rival, batches, singles = (median(column) for column in zip(*turns, strict=True))
    return name, rival, batches, median(ours / other for other, ours, _ in turns), singles
