"""A collection of variant puzzles: what is right, wrong, refused or out of time, and how long each part takes.

``variants_half.jsonl`` in the folder of ``--data`` has a puzzle a line: its text, the status and solution expected, the
seconds of another solver. Each is asked in a process of its own, which is ended when it takes too long.
"""

import gc
import json
import time
from collections import Counter
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any

from tests.bench.frame import Cell, Table

from pencilmark import engine
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.task import finished
from pencilmark.engine.answers import Budget
from pencilmark.engine.slowly import taken
from pencilmark.rules.lifted import on_board
from pencilmark.rules.text import read_rules

NAME = "variants_half.jsonl"
SECONDS = 15
WORST = 10  # ratios that are listed
SLACK = 4  # times as long by the clock, since other programs may run
Row = dict[str, Any]


def table(folder: Path) -> Table:
    """Measure all puzzles of the collection."""
    rows = [json.loads(line) for line in (folder / NAME).read_text("utf-8").splitlines()]
    measured = [row | answer for row, answer in zip(rows, answers(rows), strict=True)]
    counts = Counter(verdict(row) for row in measured)
    right = [row for row in measured if verdict(row) == "right"]
    compiled = [1000 * row["compile"] for row in measured if row["compile"]]
    ratios = [(row["read"] + row["compile"] + row["solve"]) / row["other_seconds"] for row in right]
    found: list[tuple[Cell, ...]] = [(name, counts[name]) for name in ("right", "timeout", "refused", "wrong")]
    found += [("read, ms, median", median(1000 * row["read"] for row in measured))]
    found += [("compile, ms, median", median(compiled))]
    found += [("whole call, times the other solver's seconds, median", median(ratios))]
    worst = sorted(zip(ratios, right, strict=True), key=lambda it: it[0], reverse=True)[:WORST]
    found += [(f"the same of {row['name']}", ratio) for ratio, row in worst]
    found += [(f"{verdict(row)}: {row['name']}", ", ".join(row["types"])) for row in measured if row not in right]
    note = f"{len(rows)} puzzles, uniqueness proved, {SECONDS} s of processor time each, nothing remembered."
    return Table("Variants of a collection", note, ("what", "figure"), found)


def verdict(row: Row) -> str:
    """Say what came of a puzzle."""
    if row["found"] != row["status"]:
        return row["found"] if row["found"] in ("timeout", "refused") else "wrong"
    wanted = row["solution"]
    return "right" if row["status"] != "unique" or not wanted or row["grid"] == wanted else "wrong"


def answers(rows: list[Row]) -> list[Row]:
    """Ask each puzzle, one after the other, in a process that is started again when it has to be ended."""
    found, worker, pipe = list[Row](), None, None
    for row in rows:
        if worker is None or pipe is None:
            pipe, child = Pipe()
            worker = Process(target=work, args=(child,), daemon=True)
            worker.start()
        pipe.send(row["text"])
        if pipe.poll(SECONDS * SLACK):
            found.append(pipe.recv())
            continue
        worker.kill()
        worker = None
        found.append({"found": "timeout", "read": 0.0, "compile": 0.0, "solve": float(SECONDS), "grid": ""})
    if worker:
        worker.kill()
    return found


def work(pipe: Connection) -> None:
    """Answer requests until the process is ended."""
    answer("a1 < a2\ngivens: " + "." * 81)  # what is made once for all puzzles
    while True:
        text = pipe.recv()
        gc.collect()
        gc.freeze()  # else one puzzle, now and then, would pay for looking through all that those before it left
        pipe.send(answer(text))


def answer(text: str) -> Row:
    """Read, compile and solve one puzzle, and measure each by processor time."""
    clock = time.process_time
    start = clock()
    row: Row = {"found": "refused", "read": 0.0, "compile": 0.0, "solve": 0.0, "grid": ""}
    try:
        puzzle = on_board(read_rules(text).puzzle)
        row["read"] = clock() - start
        start = clock()
        search, backend = engine.stream(puzzle)
        row["compile"] = clock() - start
        start = clock()
        found = finished(taken(search, backend, 2, Budget(seconds=SECONDS, clock=clock)))
    except PencilmarkError:
        return row
    row |= {"found": found.status, "solve": clock() - start}
    return row | {"grid": "".join(map(str, found.solutions[0])) if found.solutions else ""}
