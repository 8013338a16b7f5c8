"""Grids that are scarce: of the random ones with some rules, as non-consecutive, a search of random order finds few.

One row and two cells are drawn at random, and the kernel lists all grids that have them: mostly none, seldom more than
ten, some hundredths of a second for each draw. The list is whole, so that the grid drawn from it is the same whoever
searches.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pencilmark import engine
from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.model import Puzzle
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task
from pencilmark.engine.answers import Solution
from pencilmark.make.made import Trying

DRAWS = 2_000
"""Draws until a grid is given up: of eight rows one has no neighbours in sequence, of eight draws then one a grid."""
CELLS = 2
MOST = 200
"""Grids listed for a draw; where there are more, further cells are drawn."""


def scarce_grid(empty: Puzzle, rng: Random, tried: int) -> Task[Trying, Solution | None]:
    """Draw a grid in which the rules of an *empty* puzzle are true; None where DRAWS find none."""
    size, cells = empty.geometry.size, range(empty.geometry.cell_count)
    for _ in range(DRAWS):
        row = shuffled(rng, range(1, size + 1))
        values = [*row, *(0 for _ in cells[size:])]
        free = shuffled(rng, cells[size:])
        found: list[Solution] | None = None
        while found is None:
            for cell in free[:CELLS]:
                values[cell] = 1 + roll(rng, size)
            del free[:CELLS]
            found = yield from _all(replace(empty, givens=tuple(values)), tried)
        if found:
            return pick(rng, sorted(found))
    return None


def _all(puzzle: Puzzle, tried: int) -> Task[Trying, list[Solution] | None]:
    """List all solutions; None where they are more than MOST."""
    found = list[Solution]()
    search, _ = engine.stream(puzzle)
    for solution in search:
        if solution:
            found.append(solution)
        else:
            yield Trying(says=phrase("setting-grid"), tried=tried)
        if len(found) > MOST:
            return None
    return found
