"""Doomed candidates: those in no template, the only ones that techniques of a single value can remove.

A template is a way to place one value on the whole board. A candidate that is in some template cannot be refuted by
arguments about its value alone, so fish and colours are only sought where a candidate is doomed.
"""

from __future__ import annotations

from functools import lru_cache

from pencilmark.board.derived import derived_slowly
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Position
from pencilmark.board.task import Slowly, finished

PATIENCE = 4000


def doomed(position: Position) -> list[int]:
    """Return, for each digit index, the mask of the candidates that no template has.

    Where a search takes too long the candidate counts as doomed, so nothing is lost.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Puzzle
    >>> doomed(Position.of(Puzzle(board("4"), (1, 0, 0, 0, 0, 0, 0, 0, 0, 1) + (0,) * 6)))[:2]
    [0, 0]
    """
    return finished(doomed_slowly(position))


@derived_slowly
def doomed_slowly(position: Position) -> Slowly[list[int]]:
    """Return the same, with a pause after each digit: on large boards this takes a second.

    Where a row need not hold every value, no argument about one value ends in a contradiction: nothing is doomed.
    """
    found: list[int] = []
    for cells in position.digit_cells:
        found.append(_doomed_of(position.geometry, cells) if position.geometry.full_houses else 0)
        yield None
    return found


@lru_cache(maxsize=1 << 10)
def _doomed_of(geometry: Geometry, cells: int) -> int:
    """Return the *cells* of a digit (mask) that no template has; kept, as most digits stay the same for many steps."""
    masks = [geometry.house_masks[house] for house in geometry.full_houses]
    count = sum(house.kind == "row" for house in geometry.houses) if geometry.grids else geometry.size
    rows = sorted((row for row in (cells & mask for mask in masks[:count]) if row), key=int.bit_count)
    others = [mask for mask in masks[2 * count :] if cells & mask]
    unseen, gone = cells, 0
    while unseen:
        start = unseen & -unseen
        template = _template(geometry.peer_masks, cells, rows, others, start, unseen)
        gone |= 0 if template else start
        unseen &= ~(template | start)
    return gone


def _template(
    peer_masks: tuple[int, ...], cells: int, rows: list[int], others: list[int], start: int, wanted: int
) -> int:
    """Find a template that has the cell *start* (mask), trying *wanted* cells first; return 0 if there is none."""
    stack = [(0, cells & ~peer_masks[start.bit_length() - 1], start)]
    for _ in range(PATIENCE):
        if not stack:
            break
        row, left, chosen = stack.pop()
        while row < len(rows) and rows[row] & chosen:
            row += 1
        if row == len(rows):
            if all(chosen & mask for mask in others):
                return chosen
            continue
        here = rows[row] & left
        for part in (here & ~wanted, here & wanted):
            while part:
                low = part & -part
                part ^= low
                stack.append((row + 1, left & ~peer_masks[low.bit_length() - 1], chosen | low))
    return 0
