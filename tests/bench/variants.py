"""Variants: from the text to the proof that the solution is the only one, beside python-sat, here and in Pyodide."""

import time
from collections.abc import Callable
from inspect import getsource
from pathlib import Path
from statistics import median

from tests.bench import collection
from tests.bench.frame import Cell, Context, Table
from tests.bench.in_pyodide import in_pyodide
from tests.bench.rules import MACHINE, forget
from tests.referee import Referee

from pencilmark import engine
from pencilmark.rules.text import read_rules

DATA = Path(__file__).parent / "data" / "variants.txt"
TURNS = 2
IN_PAGE = f"""
from time import perf_counter
from pencilmark import engine
from pencilmark.engine.relations import driver, shapes, tables
from pencilmark.rules.propagation import compile, network, subsets, table
from pencilmark.rules import rule, text as rule_text
from pencilmark.rules.text import read_rules
from pencilmark.rules.variants import expand, read

MACHINE = "{MACHINE}"

{getsource(forget)}

def once(text):
    forget()
    start = perf_counter()
    answer = engine.solve(read_rules(text).puzzle)
    assert answer.status == "unique", text
    return perf_counter() - start

def run(texts, turns):
    return [min(once(text) for _ in range(turns)) for text in texts]
"""


def run(context: Context) -> list[Table]:
    """Measure our own puzzles, and a collection where there is one."""
    tables = [own(context)]
    if context.data and (context.data / collection.NAME).exists():
        tables.append(collection.table(context.data))
    return tables


def own(context: Context) -> Table:
    """Measure all puzzles, and sum them up by kind."""
    texts = DATA.read_text("utf-8").split("\n\n")
    page = in_pyodide(context, IN_PAGE, texts, TURNS)
    found: dict[str, list[tuple[float, float, float]]] = {}
    for text, seconds in zip(texts, page, strict=True):
        kind = text.split(", seed")[0].removeprefix("# ")
        found.setdefault(kind, []).append((measured(ours, text), measured(theirs, text), 1000 * seconds))
    note = (
        f"Milliseconds for a puzzle, uniqueness proved, nothing remembered, reading included; best of {TURNS} turns "
        "(in Pyodide, too: in Node, whose engine may be older than a browser's). The rival is CaDiCaL through "
        "python-sat, its clauses made of the definitions in tests/referee.py; the making is most of its time."
    )
    header = ("kind", "puzzles", "ours", "slowest", "python-sat", "slowest", "ours in Pyodide", "slowest")
    return Table("Variants", note, header, [row(kind, times) for kind, times in found.items()])


def row(kind: str, times: list[tuple[float, float, float]]) -> tuple[Cell, ...]:
    """Sum up the times of one kind."""
    columns = list(zip(*times, strict=True))
    return kind, len(times), *[cell for column in columns for cell in (median(column), max(column))]


def measured(solve: Callable[[str], int], text: str) -> float:
    """Return the best of some turns in milliseconds; every solver must find exactly one solution."""
    best = 1e9
    for _ in range(TURNS):
        forget()
        start = time.perf_counter()
        count = solve(text)
        best = min(best, time.perf_counter() - start)
        assert count == 1, text
    return 1000 * best


def ours(text: str) -> int:
    """Count solutions, up to two, with our own search."""
    return len(engine.solve(read_rules(text).puzzle).solutions)


def theirs(text: str) -> int:
    """Count solutions, up to two, with python-sat."""
    return len(Referee(read_rules(text).puzzle).solutions())
