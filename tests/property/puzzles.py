"""Random puzzles of every sort for the laws: unique, ambiguous and impossible ones, on any board."""

from random import Random

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Budget

JIGSAW = "AAAAABBBBAAAABBBBBCCCCCDDDDCCCCDDDDDEEEEEFFFFEEEEFFFFFGGGGGHHHHGGGGHHHHHIIIIIIIII"
BOARDS = (
    "4",
    "5",
    "6",
    "6 3x2",
    "8",
    "9",
    "9 x",
    "9 windoku",
    "9 disjoint",
    "9 antiknight",
    "9 antiking",
    "9 latin",
    "9 x windoku",
    "9 house=r1c1r2c3r4c4r6c2",
    "9 regions=" + JIGSAW,
    "10",
    "12",
    "15",
    "16",
)


def random_grid(empty: Puzzle, rng: Random) -> tuple[int, ...]:
    """Fill an empty board at random; a search that got stuck starts anew with other dice."""
    while True:
        found = engine.solve(empty, limit=1, budget=Budget(nodes=400), backend="python", rng=rng).solutions
        if found:
            return found[0]


def random_puzzle(seed: int, boards: tuple[str, ...] = BOARDS) -> Puzzle:
    """Make a puzzle: clues of a random full grid, sometimes one of them wrong, sometimes as pencil marks."""
    rng = Random(seed)
    geometry = board(pick(rng, boards))
    empty = Puzzle(geometry, (0,) * geometry.cell_count)
    values = random_grid(empty, rng)
    share = 0.35 + 0.4 * rng.random()
    kept = set(shuffled(rng, range(geometry.cell_count))[: int(share * geometry.cell_count)])
    givens = [value if cell in kept else 0 for cell, value in enumerate(values)]
    if roll(rng, 3) == 0:
        givens[pick(rng, sorted(kept))] = roll(rng, geometry.size) + 1
    marks = None
    if roll(rng, 4) == 0:
        marks = tuple(1 << value - 1 | roll(rng, geometry.all_digits + 1) for value in values)
    return Puzzle(geometry, tuple(givens), None, marks)
