"""The tuples of cells that a variant's rule applies to (see `Each`), and ways to divide a clue's cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import isqrt

from pencilmark.board.geometry import Geometry, House, cell_name, leap_pairs
from pencilmark.board.masks import bits
from pencilmark.rules.variants.definition import Classes, Clue, Context, Tuples

BESIDE = ((0, 1), (1, 0))
THIRD = "({{{}}} - {{least}}) * 3 // {{count}}"
"""The third of the values that a cell's value is in: 0 low, 1 middle, 2 high."""


def names(cells: tuple[int, ...], size: int) -> str:
    """Write a list of cells in the rule language.

    >>> names((0, 10), 9)
    'r1c1, r2c2'
    """
    return ", ".join(cell_name(cell, size) for cell in cells)


Square = tuple[tuple[int, ...], tuple[int, int] | None]
"""The cells of a square grid, row by row, and the shape of its boxes."""


def grids_of(geometry: Geometry) -> list[Square]:
    """List the square grids of a board: itself, or several that share cells; an oblong board has none.

    >>> grids_of(board("grids 4 at 0,0 / 2,2"))[1][0][:6], grids_of(board("9"))[0][1], grids_of(board("6x9"))
    ((14, 15, 16, 17, 20, 21), (3, 3), [])
    """
    if not geometry.grids:
        return [(tuple(range(geometry.cell_count)), geometry.box)]
    boxes = [house.cells for house in geometry.houses if house.kind == "box"][:1]
    shapes = [
        (len({cell // geometry.size for cell in box}), len({cell % geometry.size for cell in box})) for box in boxes
    ]
    grids = [tuple(bits(mask)) for mask in geometry.grids]
    return [(cells, shapes[0] if shapes else None) for cells in grids if len(cells) == geometry.value_count**2]


def in_grids(
    geometry: Geometry, houses: Callable[[int, tuple[int, int] | None], Sequence[House]]
) -> list[tuple[int, ...]]:
    """List the cells of *houses* in each grid of the board; *houses* takes its size and the shape of its boxes."""
    return [
        tuple(cells[at] for at in house.cells)
        for cells, box in grids_of(geometry)
        for house in houses(isqrt(len(cells)), box)
    ]


def leaps(geometry: Geometry, steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """List the pairs of cells of a board that are one of the *steps* (rows down, columns across) apart.

    >>> from pencilmark.board.geometry import KING
    >>> leaps(board("2x3"), KING)
    ((0, 4), (1, 3), (1, 5), (2, 4))
    """
    pairs, cells = leap_pairs(geometry.size, steps), geometry.covered
    return tuple(pair for pair in pairs if cells >> pair[0] & cells >> pair[1] & 1) if geometry.holes else pairs


def chess_steps(one: int, other: int) -> tuple[tuple[int, int], ...]:
    """List the steps, to later cells only, of a chess piece that leaps *one* cells one way and *other* across it.

    >>> chess_steps(1, 2), chess_steps(0, 1)
    (((1, -2), (1, 2), (2, -1), (2, 1)), ((0, 1), (1, 0)))
    """
    every = {(down, sign * across) for down, across in ((one, other), (other, one)) for sign in (1, -1)}
    return tuple(sorted(step for step in every if step > (0, 0)))


def neighbours(clue: Clue, context: Context) -> Tuples:
    """List all pairs of cells of the board that share an edge.

    >>> neighbours(Clue("x"), Context(board("2")))
    ((0, 1), (0, 2), (1, 3), (2, 3))
    >>> [len(neighbours(Clue("x"), Context(board(name)))) for name in ("4", "grids 4 at 0,0 / 2,2")]
    [24, 44]
    """
    return leaps(context.geometry, BESIDE)


def steps(clue: Clue, context: Context) -> Tuples:
    """List the pairs of consecutive cells in every group."""
    return [pair for group in clue.groups for pair in pairwise(group)]


def singles(clue: Clue, context: Context) -> Tuples:
    """List the cells one by one."""
    return [(cell,) for cell in clue.cells]


def around_each(clue: Clue, context: Context) -> Tuples:
    """List each cell of the clue with each neighbour that is not in the clue itself."""
    beside = [pair for a, b in neighbours(clue, context) for pair in ((a, b), (b, a))]
    own = set(clue.cells)
    return [(cell, other) for cell, other in beside if cell in own and other not in own]


def between_ends(clue: Clue, context: Context) -> Tuples:
    """List the first and the last cell of the line with each one between them."""
    first, *inner, last = clue.cells
    return [(first, last, cell) for cell in inner]


def mirrored(clue: Clue, context: Context) -> Tuples:
    """List the pairs of cells at the same distance from the two ends of the line."""
    cells = clue.cells
    return [(cells[i], cells[-1 - i]) for i in range(len(cells) // 2)]


def windows(length: int) -> Callable[[Clue, Context], Tuples]:
    """Make the function that lists all runs of *length* consecutive cells (or all cells, if there are fewer)."""

    def found(clue: Clue, context: Context) -> Tuples:
        cells = clue.cells
        return [cells[i : i + length] for i in range(max(1, len(cells) - length + 1))]

    return found


def squares(clue: Clue, context: Context) -> Tuples:
    """List all squares of 2 x 2 cells."""
    size, cells = context.geometry.size, context.geometry.covered
    starts = [row * size + column for row in range(size - 1) for column in range(size - 1)]
    found = [(cell, cell + 1, cell + size, cell + size + 1) for cell in starts]
    return [four for four in found if all(cells >> cell & 1 for cell in four)]


def thirds(clue: Clue, top: int) -> Classes:
    """Sort the values up to *top* into low, middle and high ones.

    >>> thirds(Clue("entropic"), 4)
    [('low', [1, 2]), ('middle', [3]), ('high', [4])]
    """
    values = range(1, top + 1)
    return [(name, [v for v in values if (v - 1) * 3 // top == k]) for k, name in enumerate(("low", "middle", "high"))]


def remainders(clue: Clue, top: int) -> Classes:
    """Sort the values up to *top* by their remainders."""
    (n,) = clue.numbers
    return [("digits", [value for value in range(1, top + 1) if value % n == rest]) for rest in range(n)]


def segments(cells: tuple[int, ...], geometry: Geometry) -> list[tuple[int, ...]]:
    """Cut a line where it passes from one box or region to another.

    >>> segments((1, 2, 3, 12), board("9"))
    [(1, 2), (3, 12)]
    """
    parts: list[list[int]] = []
    for cell in cells:
        if parts and geometry.region_of[parts[-1][-1]] == geometry.region_of[cell]:
            parts[-1].append(cell)
        else:
            parts.append([cell])
    return [tuple(part) for part in parts]
