"""Graded variants as a book wants them: how many puzzles of each kind and level are made in a third of a minute.

`--count N` wants N of each, in as many seconds as they would have of those.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.bench.frame import Context, Table

from pencilmark.board.errors import WishError
from pencilmark.board.task import Running
from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make.batch import Means, making
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Wish

PUZZLES = 10
SECONDS = 2.0
"""Seconds of processor time for each puzzle wanted: about six in the page."""
FIRST_SEED = 1
GRADES = LEVELS[1:6]
KINDS = (
    *("killer", "thermo", "arrow", "kropki", "xv", "greater", "sandwich", "little-killer", "skyscraper", "x-sum"),
    *("numbered-room", "german-whispers", "renban", "palindrome", "non-consecutive", "diagonals", "windoku", "jigsaw"),
)


def table(context: Context) -> Table:
    """Make puzzles of every kind and level, with givens."""
    count = context.count or PUZZLES
    jobs = [(kind, level) for kind in KINDS for level in GRADES]
    with ProcessPoolExecutor(context.jobs) as pool:
        cells = dict(zip(jobs, pool.map(made, *zip(*jobs, strict=True), [count] * len(jobs)), strict=True))
    rows = [(kind, *(cells[kind, level] for level in GRADES)) for kind in KINDS]
    note = (
        f"Seconds of processor time for {count} puzzles of a kind and level, with givens, the seeds from {FIRST_SEED} "
        f"on; where {SECONDS * count:g} seconds were too few, how many there were by then."
    )
    return Table("Graded variants", note, ("variant", *GRADES), rows, is_part=context.count is not None)


def made(kind: str, level: str, count: int) -> str | float:
    """Make *count* puzzles; return the seconds, or say how many there were when these were too few."""
    start, found = time.process_time(), 0
    for seed in range(FIRST_SEED, FIRST_SEED + 2 * count):
        wish = Wish(level=level, part=VariantPart(kind))  # type: ignore[arg-type]  # one of LEVELS
        try:
            for _ in (task := Running(making(Means(), (wish, seed)))):
                if time.process_time() - start > SECONDS * count:
                    return told(kind, level, f"{found} of {count}")
        except WishError:
            continue
        assert task.result.rating.level == level, (kind, level, seed)
        found += 1
        if found == count:
            return told(kind, level, time.process_time() - start)
    return told(kind, level, f"{found} of {count}")


def told(kind: str, level: str, found: str | float) -> str | float:
    """Pass on a figure, and tell it meanwhile."""
    print(f"{kind} {level}: {found}", file=sys.stderr, flush=True)
    return found
