"""What is drawn at random for puzzles whose rules leave few grids: the grid itself, and where its modifiers are.

For some rules, such as non-consecutive, a search in random order finds few grids. So one row and two cells are drawn at
random, and the kernel lists all grids that have them: mostly none, seldom more than ten, some hundredths of a second
for each draw. The list is complete, so the grid drawn from it is the same whoever searches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.geometry import Geometry, Modifier
from pencilmark.board.model import Puzzle
from pencilmark.board.modifiers import is_modifier
from pencilmark.board.phrase import phrase
from pencilmark.board.task import Task, retold
from pencilmark.engine.answers import Solution
from pencilmark.make.made import Trying

DRAWS = 2_000
"""Draws until a grid is given up: of eight rows one has no neighbours in sequence, of eight draws then one a grid."""
CELLS = 2
MOST = 200
"""Grids listed for a draw; where there are more, further cells are drawn."""


def scarce_grid(empty: Puzzle, rng: Random, tried: int) -> Task[Trying, Solution | None]:
    """Draw a grid in which the rules of an *empty* puzzle hold; None if DRAWS find none."""
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
    """List all solutions; None if there are more than MOST."""
    looking = engine.first_slowly(puzzle, MOST + 1)
    answer = yield from retold(looking, lambda told: Trying(says=phrase("setting-grid"), tried=tried))
    return None if len(answer.solutions) > MOST else list(answer.solutions)


def without_modifiers(geometry: Geometry) -> Geometry:
    """Return the same board without modifiers.

    >>> without_modifiers(board("9 x doublers=r1c1"))
    <Geometry 9 x>
    """
    return board(" ".join(word for word in geometry.name.split() if not is_modifier(word)))


def scattered(geometry: Geometry, solution: Solution, rng: Random) -> Solution | None:
    """Add to a *solution* what is behind its board, the columns of modifiers, at random; None if there is no room.

    >>> found = scattered(board("4 doublers"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1), Random(1))
    >>> sorted(found[16:])
    [1, 2, 3, 4]
    """
    taken: list[int] = []
    for modifier in geometry.modifiers:
        cells = _placed(geometry, solution, modifier, taken, rng)
        if not cells:
            return None
        taken += cells
    return solution + tuple(cell % geometry.size + 1 for cell in taken)


def _placed(
    geometry: Geometry, solution: Solution, modifier: Modifier, taken: Sequence[int], rng: Random
) -> list[int] | None:
    """Find a cell for each row, none *taken*, that do not see each other and have different digits."""
    size, known = geometry.size, {cell // geometry.size: [cell] for cell in modifier.cells}
    rows = [known.get(row) or shuffled(rng, range(row * size, row * size + size)) for row in range(size)]
    cells, at = list[int](), [0] * size
    while len(cells) < size:
        row = len(cells)
        if at[row] == len(rows[row]):
            at[row] = 0
            if not cells:
                return None
            cells.pop()
            continue
        cell = rows[row][at[row]]
        at[row] += 1
        is_seen = any(geometry.peer_masks[cell] >> one & 1 or solution[one] == solution[cell] for one in cells)
        if not is_seen and cell not in taken:
            cells.append(cell)
    return cells
