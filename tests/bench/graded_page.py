"""Graded variants in the page: the kinds and levels that take longest, ten puzzles each.

`--count N` wants N of each, in as many seconds as they would have of those.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.bench.frame import Context, Table

SCRIPT = Path(__file__).with_name("graded_in_pyodide.mjs")
PY = Path(__file__).parents[2] / "py"
PUZZLES = 10
CELLS = (
    *("kropki/Hard", "greater/Hard", "german-whispers/Hard", "numbered-room/Hard", "xv/Expert", "x-sum/Expert"),
    *("numbered-room/Expert", "killer/Expert", "little-killer/Expert", "renban/Expert", "greater/Expert"),
    *("greater/Extreme", "little-killer/Extreme", "skyscraper/Extreme", "sandwich/Extreme", "x-sum/Extreme"),
    *("numbered-room/Extreme", "palindrome/Extreme", "renban/Extreme", "killer/Extreme"),
)


def run(context: Context) -> Table:
    """Make puzzles of each kind and level."""
    count = context.count or PUZZLES
    command = [context.node, SCRIPT, PY, str(count), *CELLS]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    rows = [(*cell.split("/"), seconds, found) for cell, (found, seconds) in json.loads(output).items()]
    note = (
        f"Seconds of processor time until {count} puzzles with givens were made, the seeds from 1 on, or for six times "
        "as many seconds, and how many there were by then: twenty of 90 kinds and levels that took long on the desk. "
        "Pyodide in Node, whose engine is Chromium's."
    )
    return Table("Graded variants in the page", note, ("variant", "level", "seconds", "puzzles"), rows)
