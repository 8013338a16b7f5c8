"""Hidden and naked singles, in Sukaku Explainer's order: last cell of a house, box, column, row, cell.

The counts of all houses and digits are folded at once: "at least one" and "at least two" of every
triple of cells, then of every three triples.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pencilmark.board.masks import bits
from pencilmark.board.model import Evidence
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.hint import Hint


def _fold(one: int, two: int, shift: int, start: int) -> int:
    """Return, at each *start*, whether exactly one of three counts (*shift* apart) is one and the rest none."""
    first, second, third = one & start, one >> shift & start, one >> 2 * shift & start
    many = (two | two >> shift | two >> 2 * shift) & start
    return (first | second | third) & ~(many | first & second | (first | second) & third)


def lonely(board: int) -> tuple[int, int, int]:
    """Mark the candidates that are alone of their digit in their box, column and row."""
    a, b, c = board & t.TRIPLE_STARTS, board >> 1 & t.TRIPLE_STARTS, board >> 2 & t.TRIPLE_STARTS
    one, two = a | b | c, a & b | (a | b) & c
    box = _fold(one, two, 9, t.BOX_STARTS) * t.BOX_SHAPE & board
    row = _fold(one, two, 3, t.ROW_STARTS) * t.ROW_SHAPE & board
    a, b, c = board & t.TRIPLE_TOPS, board >> 9 & t.TRIPLE_TOPS, board >> 18 & t.TRIPLE_TOPS
    one, two = a | b | c, a & b | (a | b) & c
    column = _fold(one, two, 27, t.COLUMN_TOPS) * t.COLUMN_SHAPE & board
    return box, column, row


def _ordered(mask: int, house_of: tuple[int, ...]) -> list[int]:
    if not mask & (mask - 1):
        return [mask.bit_length() - 1]
    return sorted(bits(mask), key=lambda bit: (house_of[bit % 81], bit // 81))


def hidden_singles(grid: Grid) -> Iterator[Hint]:
    """Find full houses (1.0) and hidden singles (1.2 in a box, 1.5 in a line)."""
    found = lonely(grid.board)
    if not (found[0] | found[1] | found[2]):
        return
    last = lonely(grid.empty)
    kinds = ((t.BOX_OF, 12), (t.COLUMN_OF, 15), (t.ROW_OF, 15))
    for alone, singles, (house_of, _) in zip(last, found, kinds, strict=True):
        if alone and singles & alone * t.LANES:
            for bit in _ordered(singles & alone * t.LANES, house_of):
                yield _single("full-house", 10, bit, house_of[bit % 81])
    for alone, singles, (house_of, rating) in zip(last, found, kinds, strict=True):
        rest = singles & ~(alone * t.LANES)
        if rest:
            for bit in _ordered(rest, house_of):
                yield _single("hidden-single", rating, bit, house_of[bit % 81])


def _single(technique: str, rating: int, bit: int, house: int) -> Hint:
    return Hint(technique, rating, bit, 0, partial(Evidence, 1 << bit % 81, 1 << bit // 81, (house,)))


def naked_singles(grid: Grid) -> Iterator[Hint]:
    """Find cells with one candidate (2.3)."""
    for cell in bits(grid.by_count[0]):
        digits = grid.cells[cell]
        bit = (digits.bit_length() - 1) * 81 + cell
        yield Hint("naked-single", 23, bit, 0, partial(Evidence, 1 << cell, digits))
