"""Graded variants as a book wants them, made in the page: how many seconds ten puzzles of a kind and level take.

`--count N` wants N of each, in as many seconds as they would have of those.
"""

from concurrent.futures import ThreadPoolExecutor

from tests.bench.frame import Context, Table
from tests.bench.in_pyodide import in_pyodide

from pencilmark.human.techniques.technique import LEVELS

PUZZLES = 10
GRADES = LEVELS[1:6]
KINDS = (
    *("killer", "thermo", "arrow", "kropki", "xv", "greater", "sandwich", "little-killer", "skyscraper", "x-sum"),
    *("numbered-room", "german-whispers", "renban", "palindrome", "non-consecutive", "diagonals", "windoku", "jigsaw"),
)

SECONDS = 6
IN_PAGE = """
import sys
from js import process
from pencilmark.board.errors import WishError
from pencilmark.board.task import Running
from pencilmark.make.batch import Means, making
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

def now():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6

def made(kind, level, count, most):
    start, found = now(), 0
    for seed in range(1, 2 * count + 1):
        try:
            for _ in (task := Running(making(Means(), (Wish(level=level, part=VariantPart(kind)), seed)))):
                if now() - start > most:
                    return [found, now() - start]
        except WishError:
            continue
        assert task.result.rating.level == level
        found += 1
        if found == count:
            break
    return [found, now() - start]

def run(cells, count, seconds):
    made("killer", "Easy", 1, seconds)  # what is made once for all puzzles
    found = {}
    for cell in cells:
        found[cell] = made(*cell.split("/"), count, seconds * count)
        print(cell, *found[cell], file=sys.stderr, flush=True)
    return found
"""


def run(context: Context) -> Table:
    """Make puzzles of every kind and level, with givens."""
    count = context.count or PUZZLES
    cells = [f"{kind}/{level}" for level in GRADES for kind in KINDS]

    def made(part: int) -> dict[str, tuple[int, float]]:
        found: dict[str, tuple[int, float]] = in_pyodide(context, IN_PAGE, cells[part :: context.jobs], count, SECONDS)
        return found

    found: dict[str, tuple[int, float]] = {}
    with ThreadPoolExecutor(context.jobs) as pool:
        for part in pool.map(made, range(context.jobs)):
            found |= part
    rows = [(kind, *(_told(*found[f"{kind}/{level}"], count) for level in GRADES)) for kind in KINDS]
    note = (
        f"Seconds of processor time for {count} puzzles of a kind and level, with givens, the seeds from 1 on; where "
        "six times as many seconds were too few, how many there were by then. Goal: 60 for ten. Pyodide in Node, whose "
        "engine may be older than a browser's."
    )
    return Table("Graded variants in the page", note, ("variant", *GRADES), rows, is_part=context.count is not None)


def _told(found: int, seconds: float, count: int) -> float | str:
    return seconds if found == count else f"{found} of {count}"
