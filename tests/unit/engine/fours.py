"""Small puzzles, with all of their solutions found by looking through the 288 grids of 4 x 4."""

from collections.abc import Iterator
from random import Random

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle

FOUR = board("4")
BLANK = Puzzle(FOUR, (0,) * 16)
GRIDS = sorted(engine.solutions(BLANK, backend="python"))


def puzzles(number: int) -> Iterator[tuple[Puzzle, list[tuple[int, ...]]]]:
    """Yield puzzles with their solutions: givens of a grid, sometimes one of them wrong, often with pencil marks."""
    for seed in range(number):
        rng = Random(seed)
        grid = rng.choice(GRIDS)
        kept = rng.sample(range(16), rng.choice((1, 2, 3, 4, 6, 16)))
        givens = [value if cell in kept else 0 for cell, value in enumerate(grid)]
        if rng.random() < 0.2:
            givens[kept[0]] = rng.randint(1, 4)
        marks = tuple(rng.randrange(16) | 1 << value - 1 for value in grid) if rng.random() < 0.6 else None
        puzzle = Puzzle(FOUR, tuple(givens), None, marks)
        yield puzzle, [grid for grid in GRIDS if _is_solution(puzzle, grid)]


def _is_solution(puzzle: Puzzle, grid: tuple[int, ...]) -> bool:
    marks = puzzle.candidates or (15,) * 16
    cells = zip(puzzle.givens, marks, grid, strict=True)
    return all(given == value if given else mask >> value - 1 & 1 for given, mask, value in cells)
