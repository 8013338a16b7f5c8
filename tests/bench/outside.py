"""Outside puzzles with rules by logic: how many are solved, how long a rating takes, and that no step is false.

``variants_half.jsonl`` in the folder of ``--data`` has a puzzle a line. Of those with one solution that are no classic
puzzles every fourth is rated, from the first on; with ``--count N`` only N of these, evenly.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from statistics import median
from typing import Any

from tests.bench import collection
from tests.bench.frame import Cell, Context, Table
from tests.bench.rules import forget

from pencilmark import engine
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import Budget
from pencilmark.human import logic
from pencilmark.human.guard import watching
from pencilmark.human.guarded import knowing
from pencilmark.human.rating import LOGIC, rate
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.rules.text import read_rules

EVERY = 4
SECONDS, SOON, QUICK = 40, 20, 3
"""Seconds of processor time for a puzzle at most, and two bounds within which puzzles are counted."""


@dataclass(frozen=True, slots=True)
class Way:
    """What is known of a puzzle after some *seconds*, and which steps of its path were *false*."""

    name: str
    is_solved: bool
    seconds: float
    rating: str
    false: list[str]


def run(context: Context) -> Table:
    """Rate the sample of the collection in `--data`, each puzzle in a process of its own, that remembers nothing."""
    if not context.data:
        raise SystemExit("outside needs --data FOLDER")
    if not (rows := list(sample(context.data))):
        raise SystemExit(
            f"expected puzzles with rules in {context.data / collection.NAME}, found none with one solution"
        )
    rows = rows[:: max(1, len(rows) // (context.count or len(rows)))][: context.count]
    with Pool(context.jobs, maxtasksperchild=1) as pool:
        ways = pool.map(rated, rows, chunksize=1)
    solved = sorted([way for way in ways if way.is_solved], key=lambda way: way.seconds)
    found: list[tuple[Cell, ...]] = [("puzzles", len(ways))]
    found += [
        (f"solved within {most} s", sum(way.seconds <= most for way in solved)) for most in (QUICK, SOON, SECONDS)
    ]
    found += [("seconds of those solved, median", median([way.seconds for way in solved] or [0.0]))]
    found += [("false steps", sum(len(way.false) for way in ways))]
    found += [(f"{way.name}: {way.rating}", way.seconds) for way in solved if way.seconds > QUICK]
    found += [(f"not solved: {way.name}", way.seconds) for way in ways if not way.is_solved]
    found += [(f"false in {way.name}", words) for way in ways for words in way.false]
    note = (
        f"Of the puzzles of the collection with one solution that are no classic puzzles every {EVERY}th. Our own "
        f"rating, up to Beyond, in seconds of processor time, {SECONDS} at most; each step held against the solution."
    )
    return Table("Variants of a collection by logic", note, ("what", "figure"), found, is_part=bool(context.count))


def sample(folder: Path) -> Iterator[dict[str, Any]]:
    """Yield the puzzles of a folder that are rated."""
    count = 0
    for line in (folder / collection.NAME).read_text("utf-8").splitlines():
        row = json.loads(line)
        try:
            puzzle = read_rules(row["text"]).puzzle
        except PencilmarkError:
            continue
        if row["status"] == "unique" and (puzzle.rules or not puzzle.geometry.is_classic):
            count += 1
            if count % EVERY == 1:
                yield row


def rated(row: dict[str, Any]) -> Way:
    """Rate one puzzle; the guard, which knows the solution, leaves out and notes the steps that are false."""
    (solution,) = engine.solve(read_rules(row["text"]).puzzle).solutions
    forget()
    start = time.process_time()
    with watching() as refused:
        is_solved, rating = _by_logic(read_rules(row["text"]).puzzle, solution)
    return Way(row["name"], is_solved, time.process_time() - start, rating, [*map(str, refused)])


def _by_logic(puzzle: Puzzle, solution: tuple[int, ...]) -> tuple[bool, str]:
    """Report whether logic solves a puzzle, and its rating, which boards have whose values begin with 1."""
    budget = Budget(seconds=SECONDS, clock=time.process_time)
    if puzzle.geometry.first:
        found = rate(puzzle, ("own",), budget, solution=solution)
        return found.solved_by_logic, f"{found.level} {found.clue_score}"
    position = knowing(Position.of(with_sight(puzzle)), solution)
    return logic.solve_path(position, ladder_for(position, LOGIC), budget).is_solved, ""
