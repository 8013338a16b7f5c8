"""Candidates that are alone of their digit in a house of the ordinary board, counted on the whole board at once.

A *board* has bit = digit * 81 + cell. "At least one" and "at least two" of every triple of cells are folded, then those
of every three triples.
"""

from __future__ import annotations

from pencilmark.board.derived import derived
from pencilmark.board.masks import bits, lowest, several
from pencilmark.board.model import Position
from pencilmark.human.sukaku import tables as t


def lonely(board: int) -> tuple[int, int, int]:
    """Mark the candidates that are alone of their digit in their box, column and row.

    >>> lonely(0b11) == (0, 0b11, 0), lonely(0b1) == (1, 1, 1)
    (True, True)
    """
    a, b, c = board & t.TRIPLE_STARTS, board >> 1 & t.TRIPLE_STARTS, board >> 2 & t.TRIPLE_STARTS
    one, two = a | b | c, a & b | (a | b) & c
    box = _fold(one, two, 9, t.BOX_STARTS) * t.BOX_SHAPE & board
    row = _fold(one, two, 3, t.ROW_STARTS) * t.ROW_SHAPE & board
    a, b, c = board & t.TRIPLE_TOPS, board >> 9 & t.TRIPLE_TOPS, board >> 18 & t.TRIPLE_TOPS
    one, two = a | b | c, a & b | (a | b) & c
    column = _fold(one, two, 27, t.COLUMN_TOPS) * t.COLUMN_SHAPE & board
    return box, column, row


def _fold(one: int, two: int, shift: int, start: int) -> int:
    """Return, at each *start*, whether exactly one of three counts (*shift* apart) is one and the rest none."""
    first, second, third = one & start, one >> shift & start, one >> 2 * shift & start
    many = (two | two >> shift | two >> 2 * shift) & start
    return (first | second | third) & ~(many | first & second | (first | second) & third)


def in_order(mask: int, house_of: tuple[int, ...]) -> list[int]:
    """List the candidates of *mask* by house (of each cell), then by digit."""
    if not several(mask):
        return [lowest(mask)] if mask else []
    return sorted(bits(mask), key=lambda bit: (house_of[bit % 81], bit // 81))


@derived
def lonely_in(position: Position) -> tuple[int, int, int]:
    """Mark the candidates of a *position* that are alone of their digit in their box, column and row."""
    return lonely(sum(cells << 81 * digit for digit, cells in enumerate(position.digit_cells)))
