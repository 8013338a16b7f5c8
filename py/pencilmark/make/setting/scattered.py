"""Where doublers and other modifiers are in a grid, at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.geometry import Geometry, Modifier
from pencilmark.board.modifiers import is_modifier
from pencilmark.engine.answers import Solution


def without_modifiers(geometry: Geometry) -> Geometry:
    """Return the same board without modifiers.

    >>> without_modifiers(board("9 x doublers=r1c1"))
    <Geometry 9 x>
    """
    return board(" ".join(word for word in geometry.name.split() if not is_modifier(word)))


def scattered(geometry: Geometry, solution: Solution, rng: Random) -> Solution | None:
    """Add to a *solution* what is behind its board: the columns of modifiers at random; None where there is no room.

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
    """Find a cell for each row, none of them *taken*, that see each other never and have different digits."""
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
