"""Variants by logic: what our own puzzles of each kind take, every step true in the only solution."""

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median

from tests.bench.frame import Cell, Context, Table
from tests.verifier_rules import verify

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.human import logic
from pencilmark.human.levels import LEVELS, plain_level
from pencilmark.human.rating import LOGIC
from pencilmark.human.ruled.ladder import RULED, ruled_ladder
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.ladders import climb
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.propose import KINDS
from pencilmark.make.wish import Wish
from pencilmark.rules.rule import clue_of

PUZZLES = 500
LAST_RESORT = "clue-cases"
TRIES = 10
"""Grids tried for a puzzle: without givens some kinds are rare, and then there are fewer puzzles."""
LONG = ("sandwich", "skyscraper", "x-sum", "numbered-room")
MOST_CELLS = 7
EVERY = 11
"""Of this number of steps of rules about a few cells one goes to the verifier, which tries all ways to fill them."""


def run(context: Context) -> Table:
    """Make puzzles of every kind, unique and of no level asked, and walk the plainest way through each."""
    wishes = [(kind, givens) for kind in KINDS for givens in ((True, False) if KINDS[kind].bare else (True,))]
    count = -(-(context.count or PUZZLES) // len(wishes))
    with ProcessPoolExecutor(context.jobs) as executor:
        rows = list(executor.map(row, *zip(*wishes, strict=True), [count] * len(wishes)))
    every = ["all", *(sum(int(one[place]) for one in rows) for place in range(1, 5)), "", "", ""]
    rows.append(tuple(every))
    note = (
        "Puzzles of our own generator, those of the first seeds of each kind; alone: without givens. "
        "Solved: to the end, below Beyond. "
        "Last resort: solved, but with cases of a clue. Times in ms of processor time for the finding of a step. "
        f"Every step is compared with the only solution, every {EVERY}th of a short clue given to the verifier."
    )
    header = ("variant", "puzzles", "solved", "last resort", "contradictions", "median step", "slowest step", "levels")
    return Table("Variants by logic", note, header, rows)


def row(kind: str, givens: bool, count: int) -> tuple[Cell, ...]:
    """Sum up the puzzles of one kind, with *givens* or by its clues alone."""
    found, solved, resort, forced = 0, 0, 0, 0
    times, levels = list[float](), Counter[str]()
    for seed in range(count):
        try:
            part = VariantPart(kind, givens, TRIES)
            puzzle = finished(generate(Random(seed), Wish(part=part), part)).puzzle
        except WishError:
            continue
        found += 1
        path, took = walked(puzzle)
        techniques = path.histogram()
        times += took
        solved += path.is_solved
        resort += path.is_solved and LAST_RESORT in techniques
        forced += path.is_solved and ("clue-chain" in techniques or "clue-net" in techniques)
        levels[plain_level(path.steps, path.is_solved)] += 1
    told = ", ".join(f"{level} {levels[level]}" for level in LEVELS if levels[level])
    if not times:
        times = [0.0]
    return (
        kind if givens else f"{kind} alone",
        found,
        solved,
        resort,
        forced,
        1000 * median(times),
        1000 * max(times),
        told,
    )


def walked(puzzle: Puzzle) -> tuple[logic.Path, list[float]]:
    """Walk the plainest way, check each step, and time it."""
    (solution,) = engine.solve(puzzle).solutions
    path, times = logic.Path(Position.of(with_sight(puzzle))), list[float]()
    ladder = ruled_ladder(LOGIC) if path.position.rules else climb(LOGIC)
    while not path.is_solved:
        start = time.process_time()
        step = logic.next_step(path.position, ladder)
        times.append(time.process_time() - start)
        if step is None:
            break
        assert all(solution[cell] == value for cell, value in step.placements), (puzzle, step)
        assert not any(solution[cell] == value for cell, value in step.eliminations), (puzzle, step)
        if step.technique in RULED and "clue-" not in step.technique and len(path.steps) % EVERY == 0:
            clue = clue_of(path.position.rules[step.evidence.rules[0]])
            is_long = (clue and clue.name in LONG) or step.evidence.cells.bit_count() > MOST_CELLS
            assert is_long or verify(path.position, step) == "", (puzzle, step)
        path.steps.append(step)
        path.position = logic.apply(path.position, step)
    return path, times
