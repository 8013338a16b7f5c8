"""The candidates of a grid, numbered without gaps, with the weak and strong links between them.

Candidates are numbered cell by cell and digit by digit. A weak link says that two cannot both be
true (same cell, or same digit in one house); a strong link that one of two must be. Masks have
bit = number; lists keep Sukaku Explainer's order: cell, box, row, column.
"""

from __future__ import annotations

from functools import cached_property

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, mask_of, single
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.wings import NEIGHBOURS


class Web:
    """The candidates of *grid*: `board_bit`, `cell` and `digit` of each number, and `number` by (cell, digit)."""

    def __init__(self, grid: MarkedGrid) -> None:
        self.grid = grid
        self.cell: list[int] = []
        self.digit: list[int] = []
        self.number: dict[tuple[int, int], int] = {}
        for cell, digits in enumerate(grid.cells):
            for digit in t.BITS[digits]:
                self.number[cell, digit] = len(self.cell)
                self.cell.append(cell)
                self.digit.append(digit)
        self.count = len(self.cell)
        self.board_bit = [digit * 81 + cell for cell, digit in zip(self.cell, self.digit, strict=True)]

    @cached_property
    def at(self) -> list[list[int]]:
        """Return, for each digit and cell, the number of the candidate there, or -1."""
        found = [[-1] * 81 for _ in range(9)]
        for (cell, digit), number in self.number.items():
            found[digit][cell] = number
        return found

    @cached_property
    def around(self) -> list[list[tuple[int, int]]]:
        """Return, for each candidate and each of its houses, the other cells and those of its digit."""
        spots = self.grid.spots
        return [
            [(others, spots[house][digit]) for house, others in t.OTHERS_OF[cell]]
            for cell, digit in zip(self.cell, self.digit, strict=True)
        ]

    @cached_property
    def cell_weak(self) -> list[list[int]]:
        """List, for each candidate, the others of its cell."""
        number, cells = self.number, self.grid.cells
        return [
            [number[cell, other] for other in t.BITS[cells[cell]] if other != digit]
            for cell, digit in zip(self.cell, self.digit, strict=True)
        ]

    @cached_property
    def digit_weak(self) -> list[list[int]]:
        """List, for each candidate, the others of its digit that see it: box, then row, then column."""
        get = self.number.get
        found = []
        for cell, digit in zip(self.cell, self.digit, strict=True):
            here = [get((other, digit), -1) for other in NEIGHBOURS[cell]]
            found.append([other for other in here if other >= 0])
        return found

    @cached_property
    def weak(self) -> list[list[int]]:
        """List, for each candidate, all that are false when it is true."""
        return [a + b for a, b in zip(self.cell_weak, self.digit_weak, strict=True)]

    @cached_property
    def cell_strong(self) -> list[list[int]]:
        """List, for each candidate, the other one of its cell if there are two."""
        return [others if len(others) == 1 else [] for others in self.cell_weak]

    @cached_property
    def digit_strong(self) -> list[list[int]]:
        """List, for each candidate, the only other place of its digit in the box, row or column, each once."""
        spots, number = self.grid.spots, self.number
        found = []
        for cell, digit in zip(self.cell, self.digit, strict=True):
            here: list[int] = []
            for house in t.HOUSES_OF[cell]:
                rest = spots[house][digit] & ~(1 << cell)
                if single(rest):
                    other = number[lowest(rest), digit]
                    if other not in here:
                        here.append(other)
            found.append(here)
        return found

    @cached_property
    def strong(self) -> list[list[int]]:
        """List, for each candidate, all that are true when it is false."""
        return [a + [c for c in b if c not in a] for a, b in zip(self.cell_strong, self.digit_strong, strict=True)]

    @cached_property
    def link_masks(self) -> tuple[list[int], list[int]]:
        """Return the masks of the weak and of the strong links."""
        return masks(self.weak), masks(self.strong)

    @cached_property
    def digit_masks(self) -> tuple[list[int], list[int]]:
        """Return the masks of the weak and of the strong links between candidates of one digit."""
        return masks(self.digit_weak), masks(self.digit_strong)

    @cached_property
    def reach_links(self) -> tuple[list[int], list[int]]:
        """Return, for each candidate, the masks of what is false when it is true, and of what is true as a result."""
        off_after, on_after = self.link_masks
        both = [0] * self.count
        for i, others in enumerate(self.weak):
            for other in others:
                both[i] |= on_after[other]
        return off_after, both

    @cached_property
    def falls(self) -> list[int]:
        """Return, for each candidate, the nodes that follow at once: itself true, what it sees false."""
        return [1 << i | off << self.count for i, off in enumerate(self.link_masks[0])]

    def board(self, numbers: int) -> int:
        """Turn a mask of *numbers* into a board (bit = digit * 81 + cell)."""
        return mask_of(self.board_bit[i] for i in bits(numbers))


@derived
def web_of(grid: MarkedGrid) -> Web:
    """Make the web of *grid*."""
    return Web(grid)


def masks(lists: list[list[int]]) -> list[int]:
    """Turn lists of numbers into masks."""
    return [mask_of(items) for items in lists]
