"""Clues exactly on drawn cells: change the digits there until one solution is left."""

from __future__ import annotations

from itertools import islice
from random import Random

from pencilmark.answers import Solution
from pencilmark.dice import pick, roll, shuffled
from pencilmark.generator.grids import random_grid
from pencilmark.geometry import Geometry, bits
from pencilmark.model import Puzzle
from pencilmark.search import Search

CAP = 300
MOVES = 400


def fill_pattern(geometry: Geometry, cells: int, rng: Random) -> Solution:
    """Find a solution that the clues in *cells* (mask) single out; with few cells this may not end.

    Hill climbing on the number of solutions: some clues are forgotten, another solution of what is left is
    taken at random, and kept when it does not leave more solutions than before.
    """
    while True:
        solution = random_grid(geometry, rng)
        fewest = count(geometry, solution, cells)
        for _ in range(MOVES):
            if fewest == 1:
                return solution
            other = another(geometry, solution, cells, rng)
            found = count(geometry, other, cells, fewest)
            if found <= fewest:
                solution, fewest = other, found


def clued(geometry: Geometry, solution: Solution, cells: int) -> Puzzle:
    """Make the puzzle with the values of a *solution* in *cells* (mask)."""
    return Puzzle(geometry, tuple(value if cells >> cell & 1 else 0 for cell, value in enumerate(solution)))


def count(geometry: Geometry, solution: Solution, cells: int, cap: int = CAP) -> int:
    """Count the solutions that the clues leave, up to one more than *cap*."""
    found = (grid for grid in Search(clued(geometry, solution, cells)) if grid)
    return sum(1 for _ in islice(found, cap + 1))


def another(geometry: Geometry, solution: Solution, cells: int, rng: Random) -> Solution:
    """Take another solution that agrees with most clues."""
    places = shuffled(rng, bits(cells))
    kept = sum(1 << cell for cell in places[2 + roll(rng, max(1, len(places) // 3)) :])
    search = Search(clued(geometry, solution, kept), rng)
    found = list(islice((grid for grid in search if grid), 4))
    return pick(rng, found)
