"""Paths of outside puzzles: each step checked against the solution, each statement that explains it against the grid.

With `--data FOLDER`: the variants of `variants_half.jsonl` and every rated classic puzzle. `--count N` takes N of each,
evenly. A step that is false, or an explanation that says what is not so, is named; there must be none.
"""

import csv
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.frame import Context, Table
from tests.statements import false_statements

from pencilmark import engine, read, read_rules
from pencilmark.board.errors import PencilmarkError
from pencilmark.board.model import Position
from pencilmark.board.task import Budget
from pencilmark.human import logic
from pencilmark.human.guarded import knowing
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight

SECONDS = 20.0
"""Seconds for the path of one puzzle, and as many to solve it."""


@dataclass(slots=True)
class Held:
    """How many steps and statements of one puzzle were held, and what was *false*."""

    steps: int = 0
    statements: int = 0
    false: list[str] = field(default_factory=list)


def table(context: Context) -> Table:
    """Walk every puzzle of a folder."""
    assert context.data
    rows, false = [], list[str]()
    for name, texts in (("variants", list(variants(context.data))), ("classic puzzles", list(classics(context.data)))):
        with ProcessPoolExecutor(context.jobs) as pool:
            every = max(1, len(texts) // (context.count or len(texts)))
            found = [one for one in pool.map(held, texts[::every][: context.count]) if one]
        false += [words for one in found for words in one.false]
        sums = sum(one.steps for one in found), sum(one.statements for one in found)
        rows.append((name, len(found), *sums, sum(len(one.false) for one in found)))
    note = (
        f"Each step of the path of each puzzle with one solution, as far as {SECONDS:g} seconds led, checked against"
        f" that solution, and what its explanation says of the places of digits against the grid. {' '.join(false)}"
    )
    header = ("puzzles", "walked", "steps held", "statements held", "false")
    return Table("Steps checked against the solution", note, header, rows, is_part=context.count is not None)


def variants(folder: Path) -> Iterator[str]:
    """Yield the variants of a folder as texts of rules."""
    for line in (folder / "variants_half.jsonl").read_text("utf-8").splitlines():
        yield json.loads(line)["text"]


def classics(folder: Path) -> Iterator[str]:
    """Yield the rated classic puzzles of a folder as lines."""
    for line in (folder / "se_rated.txt").read_text("utf-8").split("\n"):
        yield from line.split()[:1]
    for name in ("rated_by_both.csv", "hardest_er.csv"):
        with (folder / name).open(encoding="utf-8") as source:
            yield from (cell for row in csv.reader(source) for cell in row if len(cell) == 81)


def held(text: str) -> Held | None:
    """Walk one puzzle; None where it cannot be read, or has not one solution that is found in time."""
    try:
        puzzle = read_rules(text) if "\n" in text else read(text)
        answer = engine.solve(puzzle, budget=Budget(seconds=SECONDS))
        position = Position.of(with_sight(puzzle))
        ladder = ladder_for(position)
    except PencilmarkError:
        return None
    if answer.status != "unique":
        return None
    position, found = knowing(position, answer.solutions[0]), Held()
    path = logic.solve_path(position, ladder, Budget(seconds=SECONDS))
    found.false += [f"{text!r}: step {number} {step!r}" for step, number in path.refused.items()]
    for step in path.steps:
        count, wrong = false_statements(position, step)
        found.statements += count
        found.false += [f"{text!r}: {words}" for words in wrong]
        position = logic.apply(position, step)
    found.steps = len(path.steps) + len(path.refused)
    return found
