"""Beginner puzzles, known from Easy ones without their paths: full houses and hidden singles in boxes fill them.

Both rules only ever fill cells, so the order in which they are taken makes no difference, and all that apply are taken
at once. The board is one integer, with the bits of `sukaku.tables`.
"""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.masks import bits
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.tables import lonely

FULL = (1 << 9 * t.CELLS) - 1


def is_boxwise(values: Sequence[int]) -> bool:
    """Report whether full houses and hidden singles in boxes solve a puzzle of the ordinary board with one solution.

    >>> is_boxwise([1, 2, 3, 4, 5, 6, 7, 8, 0, *(0,) * 72])
    False
    """
    board = FULL
    for cell, value in enumerate(values):
        if value:
            board &= ~t.KILLED[(value - 1) * t.CELLS + cell]
    while board:
        found = lonely(board)[0] or _last_in_lines(board)
        if not found:
            return False
        for place in bits(found):
            board &= ~t.KILLED[place]
    return True


def _last_in_lines(board: int) -> int:
    """Return the candidates of the cells that are the only empty ones of their row or column."""
    empty = 0
    for digit in range(9):
        empty |= board >> digit * t.CELLS
    _, column, row = lonely(empty & t.ALL_CELLS)
    return board & (column | row) * t.LANES
