"""Generated puzzles over all wishes, every one checked by other means: which passed, and which did not.

The puzzles already checked are kept in build/, so that a run that was stopped goes on where it was; other sources
of the package start it anew. `--count N` checks the first N, which are of all wishes; `--jobs` is for processes.
"""

import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.bench.audit import CHECKS, audit
from tests.bench.frame import Cell, Context, Table
from tests.bench.wishes import TOTAL, Share, shares

import pencilmark
from pencilmark.make.batch import Means, NotFound, make

ROOT = Path(__file__).parents[2]
JOURNAL = ROOT / "build" / "checked.jsonl"
TRIES = 3000
CHUNK = 8

Record = dict[str, Any]


def run(context: Context) -> Table:
    """Make and check the puzzles, and count them by groups of wishes."""
    jobs = planned()[: context.count or TOTAL]
    records = {(record["place"], record["seed"]): record for record in known()}
    missing = [job for job in jobs if job not in records]
    with ProcessPoolExecutor(context.jobs, initializer=os.nice, initargs=(19,)) as pool, JOURNAL.open("a") as journal:
        for record in pool.map(checked, missing, chunksize=CHUNK):
            records[record["place"], record["seed"]] = record
            journal.write(f"{json.dumps(record)}\n")
            journal.flush()
    return table_of([records[job] for job in jobs])


def planned() -> list[tuple[int, int]]:
    """List the puzzles as (place of the wish, seed), those of one wish evenly among the others."""
    turns = (
        ((seed + 0.5) / share.weight, place, seed)
        for place, share in enumerate(shares())
        for seed in range(share.weight)
    )
    return [(place, seed) for _, place, seed in sorted(turns)]


def known() -> Iterator[Record]:
    """Yield what an earlier run found, if the package is still the same; else begin a new journal."""
    digest = sha256()
    for path in sorted((ROOT / "py" / "pencilmark").rglob("*.py")):
        digest.update(path.read_bytes())
    head = f"{pencilmark.__version__} {digest.hexdigest()}"
    lines = JOURNAL.read_text("utf-8").splitlines() if JOURNAL.exists() else []
    if lines[:1] == [head]:
        yield from map(json.loads, lines[1:])
        return
    JOURNAL.parent.mkdir(exist_ok=True)
    JOURNAL.write_text(f"{head}\n", "utf-8")


def checked(job: tuple[int, int]) -> Record:
    """Make the puzzle of a wish and a seed, and check it."""
    place, seed = job
    share = tuple(shares())[place]
    start = time.process_time()
    record: Record = {"place": place, "seed": seed, "found": True, "stood": [], "failed": []}
    try:
        item = make(Means(tries=TRIES), (share.wish, seed))
    except NotFound:
        return record | {"found": False, "seconds": time.process_time() - start}
    record["seconds"] = time.process_time() - start
    for check, stands in audit(item):
        record["stood" if stands else "failed"].append(check)
    return record


def table_of(records: list[Record]) -> Table:
    """Count the records by groups of wishes."""
    groups = dict.fromkeys(share.group for share in shares())
    wishes = tuple(shares())
    rows = [row_of(group, [one for one in records if wishes[one["place"]].group == group]) for group in groups]
    faults = [words(wishes[one["place"]], one) for one in records if one["failed"]]
    note = (
        f"{len(records)} puzzles were asked for, and each was checked by other means than those that made it: how many"
        f" stood each check that their wishes call for. Not found: none came in {TRIES} tries."
        f" Against the wish: {'; '.join(faults[:20]) or 'none'}."
    )
    header = ("wishes", "puzzles", "not found", *CHECKS, "against the wish", "mean seconds")
    return Table(
        "Puzzles checked", note, header, [*rows, row_of("all", records)], is_part=len(records) < len(planned())
    )


def row_of(group: str, records: list[Record]) -> tuple[Cell, ...]:
    stood = Counter(check for one in records for check in one["stood"])
    found = sum(one["found"] for one in records)
    failed = sum(bool(one["failed"]) for one in records)
    seconds = sum(one["seconds"] for one in records) / max(1, len(records))
    counts = (stood[check] or "" for check in CHECKS)
    return (group, found, len(records) - found, *counts, failed, seconds)


def words(share: Share, record: Record) -> str:
    return f"{share.wish.as_dict()} seed {record['seed']}: {' '.join(record['failed'])}"
