"""Sets of cells of a house with few more values than cells, from which several techniques are built."""

from __future__ import annotations

from pencilmark.board.derived import derived_slowly
from pencilmark.board.model import Position
from pencilmark.board.task import Slowly, finished

# Above 9 x 9 the sets are too many to list; the small ones are those a person would find.
LARGE_BOARD_CELLS = 4
MOST_FREEDOM = 3

# The cells (mask) of a set, their digits (mask), how many cells it has, and how many digits more than cells.
CellSet = tuple[int, int, int, int]


def cell_sets(position: Position) -> tuple[list[CellSet], ...]:
    """List, for each house, the sets of open cells with at most three digits more than cells.

    Each set is followed by those that extend it with later cells, as a search in depth would find them.
    """
    return finished(cell_sets_slowly(position))


@derived_slowly
def cell_sets_slowly(position: Position) -> Slowly[tuple[list[CellSet], ...]]:
    """Do as `cell_sets` does, with a pause after each house: on large boards all of them take a second."""
    size, found = position.geometry.size, list[list[CellSet]]()
    most = size if size <= 9 else LARGE_BOARD_CELLS
    for house in range(len(position.geometry.houses)):
        found.append(_in_house(position, house, most))
        yield None
    return tuple(found)


def _in_house(position: Position, house: int, most: int) -> list[CellSet]:
    marks = position.cell_digits
    found: list[tuple[int, int, int]] = []
    for cell in reversed(position.geometry.houses[house].cells):
        mark, here = marks[cell], 1 << cell
        if mark:
            more = [(here | cells, mark | digits, count + 1) for cells, digits, count in found if count < most]
            found = [(here, mark, 1), *more, *found]
    return [
        (cells, digits, count, freedom)
        for cells, digits, count in found
        if (freedom := digits.bit_count() - count) <= MOST_FREEDOM
    ]
