"""Cells to be filled with three digits, different in cells that see each other: whether that is possible, and why not.

Which digit is which does not matter, so they are called colours: 0, 1 and 2. Sets of cells are masks; *peers* are those
that each cell sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import isqrt
from typing import NamedTuple

from pencilmark.board.masks import bits, lowest


class Colouring(NamedTuple):
    """Cells still to be coloured: for each of three colours, those that can have it (masks)."""

    left: int
    open: tuple[int, int, int]

    def with_cell(self, peers: Sequence[int], cell: int, colour: int) -> Colouring:
        """Return what is left once *cell* has *colour*."""
        one, two, three = (mask & ~(1 << cell) for mask in self.open)
        seen = ~peers[cell]
        after = (one & seen, two, three) if colour == 0 else (one, two & seen, three)
        return Colouring(self.left & ~(1 << cell), after if colour < 2 else (one, two, three & seen))

    def forced(self) -> int:
        """Return a cell with at most one colour left, else one with two; -1 if all have three."""
        one, two, three = self.open
        two_or_more = one & two | one & three | two & three
        few = self.left & ~two_or_more or self.left & ~(one & two & three)
        return lowest(few) if few else -1

    def colours(self, cell: int) -> tuple[int, ...]:
        """List the colours that a *cell* can have."""
        return tuple(colour for colour, mask in enumerate(self.open) if mask >> cell & 1)


def can_fill(peers: Sequence[int], cells: int) -> bool:
    """Report whether three digits can fill *cells* (mask), differently in cells that see each other.

    >>> peers = board("9").peer_masks
    >>> can_fill(peers, 0b111), can_fill(peers, 0b1111)
    (True, False)
    """
    growing = [Colouring(cells, (cells, cells, cells))]
    while growing:
        one = growing.pop()
        if not one.left:
            return True
        cell = one.forced()
        free = cell < 0
        cell = lowest(one.left) if free else cell
        growing += [one.with_cell(peers, cell, colour) for colour in one.colours(cell)[: 1 if free else 3]]
    return False


def core_of(peers: Sequence[int], cells: int) -> int:
    """Drop from *cells*, again and again, each that sees at most two of the others: it never prevents a filling."""
    before = 0
    while cells != before:
        before = cells
        for cell in bits(cells):
            if (peers[cell] & cells).bit_count() < 3:
                cells ^= 1 << cell
    return cells


def have_four(peers: Sequence[int], cells: int) -> bool:
    """Report whether four of *cells* (mask) see each other, so that three digits cannot fill them.

    >>> peers = board("9").peer_masks
    >>> have_four(peers, 0b1111), have_four(peers, 1 | 1 << 10 | 1 << 20 | 1 << 30)
    (True, False)
    """
    return any(
        peers[one] & peers[two] & peers[three] & cells
        for one in bits(cells)
        for two in bits(peers[one] & cells)
        for three in bits(peers[one] & peers[two] & cells)
    )


def least_of(peers: Sequence[int], cells: int, needed: int) -> list[int]:
    """Drop from *cells*, which three digits cannot fill, all that can be spared; nothing if one *needed* could be.

    What is left depends on the order: cells are tried row by row, column by column, and in both orders backwards.
    """
    by_row, size = bits(cells), isqrt(len(peers))
    by_column = sorted(by_row, key=lambda cell: (cell % size, cell))
    orders = (by_row, by_row[::-1], by_column, by_column[::-1])
    return [left for order in orders if (left := _left_in_order(peers, cells, needed, order))]


def _left_in_order(peers: Sequence[int], cells: int, needed: int, order: Sequence[int]) -> int:
    for cell in sorted(order, key=lambda cell: needed >> cell & 1, reverse=True):
        rest = cells & ~(1 << cell)
        if not can_fill(peers, core_of(peers, rest)):
            if needed >> cell & 1:
                return 0
            cells = core_of(peers, rest)
    return cells


class Trial(NamedTuple):
    """What a proof tries: colours supposed, what follows from them, and the cell left without a colour (or -1)."""

    supposed: tuple[tuple[int, int], ...]
    follows: tuple[tuple[int, int], ...]
    dead: int


def refutation(peers: Sequence[int], cells: int) -> tuple[tuple[int, ...], list[Trial]]:
    """Prove that three digits cannot fill *cells* (mask): start with three that see each other, then go line by line.

    These have the three colours; of all possible starts, that with the shortest proof is used; () if none works.
    """
    found = []
    for three in combinations(bits(cells), 3):
        if all(peers[one] >> two & 1 for one, two in combinations(three, 2)):
            start = Colouring(cells, (cells, cells, cells))
            for colour, cell in enumerate(three):
                start = start.with_cell(peers, cell, colour)
            lines = list(_lines(peers, start, ()))
            found.append((sum(len(line.follows) + 1 for line in lines), three, lines))
    return min(found)[1:] if found else ((), [])


def _lines(peers: Sequence[int], one: Colouring, supposed: tuple[tuple[int, int], ...]) -> Iterator[Trial]:
    follows: list[tuple[int, int]] = []
    while True:
        cell = one.forced()
        cell = lowest(one.left) if cell < 0 else cell
        colours = one.colours(cell)
        if len(colours) != 1:
            break
        follows.append((cell, colours[0]))
        one = one.with_cell(peers, cell, colours[0])
    yield Trial(supposed, tuple(follows), -1 if colours else cell)
    for colour in colours:
        yield from _lines(peers, one.with_cell(peers, cell, colour), (*supposed, (cell, colour)))
