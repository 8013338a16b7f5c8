"""Variants by logic: what our own puzzles of each kind take, every step true in the only solution."""

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from statistics import median

from tests.bench import held
from tests.bench.frame import Cell, Context, Table
from tests.verifier_rules import verify

from pencilmark import engine
from pencilmark.board.errors import WishError
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.human import logic
from pencilmark.human.levels import plain_level
from pencilmark.human.rating import LOGIC
from pencilmark.human.ruled.ladder import RULED, ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques.technique import LEVELS
from pencilmark.make.setting.make import generate
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.setting.propose import KINDS
from pencilmark.make.wish import Wish
from pencilmark.rules.rule import clue_of

PUZZLES = 500
LAST_RESORT = "clue-cases"
CONTRADICTIONS = ("clue-chain", "clue-net")
LONGEST = 60
"""Seconds of processor time after which a walk is given up."""
TRIES = 10
"""Grids tried for a puzzle: without givens some kinds are rare, and then there are fewer puzzles."""
LONG = ("sandwich", "skyscraper", "x-sum", "numbered-room")
MOST_CELLS = 7
EVERY = 11
"""Of this number of steps of rules about a few cells one goes to the verifier, which tries all ways to fill them."""


@dataclass(frozen=True, slots=True)
class Walk:
    """How far one puzzle went: how often each technique came, and the *times* of the steps in seconds."""

    is_solved: bool
    level: str
    techniques: dict[str, int]
    times: list[float]


def run(context: Context) -> list[Table]:
    """Walk through puzzles of our own, and hold the steps of those of a folder where there is one."""
    return [own(context), *([held.table(context)] if context.data else [])]


def own(context: Context) -> Table:
    """Make puzzles of every kind, unique and of no level asked, and walk the plainest way through each."""
    wishes = [(kind, givens) for kind in KINDS for givens in ((True, False) if KINDS[kind].how.bare else (True,))]
    count = -(-(context.count or PUZZLES) // len(wishes))
    jobs = [(*wish, seed) for seed in range(count) for wish in wishes]
    with ProcessPoolExecutor(context.jobs) as executor:
        walks = list(executor.map(walk, *zip(*jobs, strict=True)))
    by_wish = {wish: [one for (*at, _), one in zip(jobs, walks, strict=True) if tuple(at) == wish] for wish in wishes}
    rows = [row(kind if givens else f"{kind} alone", by_wish[kind, givens]) for kind, givens in wishes]
    rows.append(row("all", walks))
    note = (
        "Puzzles of our own generator, those of the first seeds of each kind; alone: without givens. "
        "Solved: to the end, below Beyond. Last resort: with cases of a clue; by contradiction: with a contradiction, "
        f"both of those solved. A puzzle that takes more than {LONGEST} s of processor time counts as not solved. "
        "Times in ms of processor time for the finding of a step. "
        f"Every step is compared with the only solution, every {EVERY}th of a short clue given to the verifier."
    )
    header = (
        *("variant", "puzzles", "solved", "%", "last resort", "%", "by contradiction", "%"),
        *("median step", "slowest step", "levels"),
    )
    return Table("Variants by logic", note, header, rows, is_part=context.count is not None)


def walk(kind: str, givens: bool, seed: int) -> Walk | None:
    """Make the puzzle of a seed, and walk through it; None where none is found."""
    part = VariantPart(kind, givens, TRIES)
    try:
        puzzle = finished(generate(Random(seed), Wish(part=part), part)).puzzle
    except WishError:
        return None
    path, times = walked(puzzle)
    return Walk(path.is_solved, plain_level(path.steps, path.is_solved), path.histogram(), times)


def row(name: str, every: list[Walk | None]) -> tuple[Cell, ...]:
    """Sum up the puzzles of one kind."""
    found = [one for one in every if one]
    solved = [one for one in found if one.is_solved]
    resort = sum(LAST_RESORT in one.techniques for one in solved)
    forced = sum(not one.techniques.keys().isdisjoint(CONTRADICTIONS) for one in solved)
    levels = Counter(one.level for one in found)
    times = [1000 * time for one in found for time in one.times] or [0.0]
    told = ", ".join(f"{level} {levels[level]}" for level in LEVELS if levels[level])
    shares = ((len(solved), len(found)), (resort, len(solved)), (forced, len(solved)))
    figures = [figure for part, whole in shares for figure in (part, round(100 * part / whole) if whole else "")]
    return (name, len(found), *figures, median(times), max(times), told)


def walked(puzzle: Puzzle) -> tuple[logic.Path, list[float]]:
    """Walk the plainest way, check each step, and time it."""
    (solution,) = engine.solve(puzzle).solutions
    path, times = logic.Path(Position.of(with_sight(puzzle))), list[float]()
    ladder = ladder_for(path.position, LOGIC)
    while not path.is_solved and sum(times) < LONGEST:
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
