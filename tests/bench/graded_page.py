"""Graded variants as a book wants them, made in the page: how many seconds ten puzzles of a kind and level take.

`--count N` wants N of each, in as many seconds as they would have of those.
"""

import json
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.bench.frame import Context, Table

from pencilmark.human.techniques.technique import LEVELS

SCRIPT = Path(__file__).with_name("graded_in_pyodide.mjs")
PY = Path(__file__).parents[2] / "py"
PUZZLES = 10
GRADES = LEVELS[1:6]
KINDS = (
    *("killer", "thermo", "arrow", "kropki", "xv", "greater", "sandwich", "little-killer", "skyscraper", "x-sum"),
    *("numbered-room", "german-whispers", "renban", "palindrome", "non-consecutive", "diagonals", "windoku", "jigsaw"),
)


def run(context: Context) -> Table:
    """Make puzzles of every kind and level, with givens."""
    count = context.count or PUZZLES
    cells = [f"{kind}/{level}" for level in GRADES for kind in KINDS]

    def made(part: int) -> dict[str, tuple[int, float]]:
        command = [context.node, SCRIPT, PY, str(count), *cells[part :: context.jobs]]
        return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)

    found: dict[str, tuple[int, float]] = {}
    with ThreadPoolExecutor(context.jobs) as pool:
        for part in pool.map(made, range(context.jobs)):
            found |= part
    rows = [(kind, *(_told(*found[f"{kind}/{level}"], count) for level in GRADES)) for kind in KINDS]
    note = (
        f"Seconds of processor time for {count} puzzles of a kind and level, with givens, the seeds from 1 on; where "
        "six times as many seconds were too few, how many there were by then. Goal: 60 for ten. Pyodide in Node, whose "
        "engine is Chromium's."
    )
    return Table("Graded variants in the page", note, ("variant", *GRADES), rows, is_part=context.count is not None)


def _told(found: int, seconds: float, count: int) -> float | str:
    return seconds if found == count else f"{found} of {count}"
