"""Every step on many mixed puzzles is true in every solution and proved by its evidence."""

from itertools import islice

from tests.bench.frame import Context, Table
from tests.property.human.test_technique_laws import BOARDS, PLAIN, some_steps
from tests.property.puzzles import random_puzzle
from tests.verifier import check_of, is_true, verify

from pencilmark import engine
from pencilmark.board.model import Position
from pencilmark.engine.answers import Budget
from pencilmark.human.logic import walk
from pencilmark.human.techniques.ladders import ONE_SOLUTION

PUZZLES = 2000
EVERY = 7
POSITIONS = 3


def run(context: Context) -> Table:
    """Ask every technique at positions on the way through random puzzles of all boards."""
    rows = check(range(PUZZLES))
    note = (
        f"{PUZZLES} random puzzles of {len(BOARDS)} boards, at up to {POSITIONS} positions on the way of each; "
        "a false or unproved step would have ended this bench."
    )
    return Table("Steps", note, ("what", "how many"), rows)


def check(seeds: range) -> list[tuple[str, int]]:
    """Check the puzzles of *seeds*; count what was checked."""
    positions = true = proved = 0
    for seed in seeds:
        puzzle = random_puzzle(seed, BOARDS)
        solutions = engine.solve(puzzle, limit=50, budget=Budget(nodes=20_000)).solutions
        is_plain = len(solutions) == 1 and puzzle.candidates is None
        ladder = [technique for technique in PLAIN if is_plain or technique.id not in ONE_SOLUTION]
        ways = (position for _, position in walk(Position.of(puzzle), tuple(ladder)))
        for position in islice(ways, 0, EVERY * POSITIONS, EVERY):
            positions += 1
            for technique in ladder:
                for step in some_steps(technique, position):
                    assert all(is_true(step, solution) for solution in solutions), (seed, step)
                    true += 1
                    if check_of(step.technique):
                        verify(position, step)
                        proved += 1
    return [
        ("positions", positions),
        ("steps, true in all solutions found", true),
        ("steps proved by evidence", proved),
    ]
