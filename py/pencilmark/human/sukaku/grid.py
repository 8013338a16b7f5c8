"""A position of the ordinary board as one integer, and the hints that lead on from it.

A *board* has bit = digit * 81 + cell; see `tables`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property, lru_cache
from typing import Any

from pencilmark.board.frozen import dataclass
from pencilmark.board.masks import bits, single, where
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.scale import PLAINEST


class MarkedGrid:
    """The candidates of a position (*board*, bit = digit * 81 + cell) and its *empty* cells (mask).

    Treat it as frozen; `after` makes the next one. Views are computed when first asked for. *cleared* keeps what a slow
    finder saw when it found nothing, for the grids after this one. *truth* guards hints: see `Position`.
    """

    def __init__(self, board: int, empty: int, cleared: dict[str, list[int]] | None = None, truth: int = 0) -> None:
        self.board = board
        self.empty = empty
        self.truth = truth
        self.cleared: dict[str, list[int]] = {} if cleared is None else cleared
        self.memo: dict[Hashable, Any] = {}  # what is derived from it: see `pencilmark.board.kept`

    @classmethod
    def of(cls, position: Position) -> MarkedGrid:
        """Return the grid of *position*, which must be on the ordinary board."""
        board = sum(cells << 81 * digit for digit, cells in enumerate(position.digit_cells))
        empty = where(not value for value in position.values)
        return cls(board, empty, truth=position.truth)

    @classmethod
    def with_views(cls, board: int, empty: int, cells: list[int], digits: list[int]) -> MarkedGrid:
        """Return the grid whose `cells` and `digits` are known already."""
        grid = cls(board, empty)
        vars(grid).update(cells=list(cells), digits=tuple(digits))
        return grid

    def after(self, place: int, off: int) -> MarkedGrid:
        """Return the grid without the candidates *off* (board), and with *place* (bit number, -1 for none) placed."""
        board = self.board & ~off
        if place < 0:
            return MarkedGrid(board, self.empty, self.cleared, self.truth)
        return MarkedGrid(board & ~t.KILLED[place], self.empty & ~(1 << place % 81), self.cleared, self.truth)

    @cached_property
    def digits(self) -> tuple[int, ...]:
        """Return, for each digit, the mask of the cells that may hold it."""
        board, cells = self.board, t.ALL_CELLS
        return tuple((board >> shift) & cells for shift in range(0, 729, 81))

    @cached_property
    def cells(self) -> list[int]:
        """Return, for each cell, the mask of its digits."""
        found = [0] * 81
        for digit, mask in enumerate(self.digits):
            here = 1 << digit
            while mask:
                low = mask & -mask
                found[low.bit_length() - 1] |= here
                mask ^= low
        return found

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each digit and row, the nine bits of the columns that may hold it."""
        return tuple(map(_rows_of, self.digits))

    @cached_property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each digit and column, the nine bits of the rows that may hold it."""
        return tuple(map(_columns_of, self.digits))

    @cached_property
    def spots(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each house and digit, the mask of the cells of the house that may hold it."""
        return tuple(zip(*map(_spots_of, self.digits), strict=True))

    @cached_property
    def by_count(self) -> tuple[int, int, int]:
        """Return the masks of the cells with exactly one, exactly two, and more candidates."""
        one = two = three = 0
        for mask in self.digits:
            three |= two & mask
            two |= one & mask
            one |= mask
        return one & ~two, two & ~three, three

    @property
    def bivalue(self) -> int:
        """Return the mask of the cells with exactly two candidates."""
        return self.by_count[1]

    @cached_property
    def has_singles(self) -> bool:
        """Report whether a cell has one candidate, or a house one place for a digit."""
        return bool(self.by_count[0]) or any(single(spot) for spots in self.spots for spot in spots)

    @cached_property
    def empty_counts(self) -> tuple[int, ...]:
        """Count the empty cells of each house."""
        return tuple((self.empty & house).bit_count() for house in t.HOUSE)


_KEPT = 1 << 13
"""Masks of a digit's cells whose views are kept: nets leave most digits as they were, over and over."""


@lru_cache(maxsize=_KEPT)
def _rows_of(cells: int) -> tuple[int, ...]:
    return tuple([(cells >> shift) & 511 for shift in range(0, 81, 9)])


@lru_cache(maxsize=_KEPT)
def _columns_of(cells: int) -> tuple[int, ...]:
    turned = 0
    for row, mask in enumerate(_rows_of(cells)):
        turned |= t.SPREAD[mask] << row
    return _rows_of(turned)


@lru_cache(maxsize=_KEPT)
def _spots_of(cells: int) -> tuple[int, ...]:
    return tuple([cells & house for house in t.HOUSE])


@dataclass(frozen=True, slots=True)
class Hint:
    """A use of a *technique*: what it places (bit number or -1) and removes (board).

    *evidence* builds the evidence when asked for. *harder* is how far it is rated above the plainest step of its
    technique, in tenths.
    """

    technique: str
    place: int
    off: int
    evidence: Callable[[], Evidence]
    harder: int = 0

    @property
    def rating(self) -> int:
        """Return the rating in tenths."""
        return PLAINEST[self.technique] + self.harder

    @property
    def struck(self) -> int:
        """Return the candidates (board) that the hint says are false: see `pencilmark.human.guard`."""
        return (t.LANES << self.place % 81) ^ 1 << self.place if self.place >= 0 else self.off

    def step(self, bare: bool = False) -> Step:
        """Return the hint as a step with its evidence, or without it if *bare*."""
        placements = (candidate(self.place),) if self.place >= 0 else ()
        off = () if placements else tuple(sorted(candidate(bit) for bit in bits(self.off)))
        return Step(self.technique, placements, off, Evidence() if bare else self.evidence(), rating=self.rating / 10)


def candidate(bit: int) -> Candidate:
    """Return a bit number of a board as a candidate.

    >>> candidate(81 * 2 + 5)
    Candidate(cell=5, value=3)
    """
    return Candidate(bit % 81, bit // 81 + 1)
