"""What is known of a pattern of givens on the 9 x 9 board: its class under the symmetries of the board, and how many
classes of puzzles it has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from math import factorial, prod
from random import Random
from typing import NamedTuple, TypeAlias

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import mask_of
from pencilmark.board.speech import say
from pencilmark.board.task import Slowly
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.pattern import clued
from pencilmark.make.usual import odds

SIDE = 9
BOX = 3
ORDERS = tuple(permutations(range(BOX)))
_MOVED = tuple(
    tuple(mask_of(order[bit] for bit in range(BOX) if bits >> bit & 1) for bits in range(1 << BOX)) for order in ORDERS
)
"""For each order of three columns, what it makes of each choice of them."""
Bands: TypeAlias = tuple[tuple[int, ...], ...]
NINE = board("9")
GRIDS = 6_670_903_752_021_072_936_960
"""The grids of the 9 x 9 board (Felgenhauer and Jarvis, 2005)."""


class PatternClass(NamedTuple):
    """The *least* pattern of a class (mask of cells), and how many arrangements leave a pattern of it unchanged."""

    least: int
    automorphisms: int


def pattern_class(cells: int) -> PatternClass:
    """Find the class of the pattern with givens in *cells* (mask) under permutations of rows, columns and boxes.

    Columns are arranged in every way, with and without a quarter turn; rows and bands are then sorted, which is the
    least arrangement for these columns. Only 2 * 1296 arrangements are looked at instead of 3,359,232.

    >>> pattern_class(0).automorphisms, pattern_class(1 << 40) == pattern_class(1)
    (3359232, True)
    """
    rows = [cells >> SIDE * row & (1 << SIDE) - 1 for row in range(SIDE)]
    columns = [sum((row >> column & 1) << place for place, row in enumerate(rows)) for column in range(SIDE)]
    found = Counter(ordered for lines in (rows, columns) for ordered in _arrangements(lines))
    least = min(found)
    rows_of_it = [row for band in least for row in band]
    return PatternClass(sum(row << SIDE * place for place, row in enumerate(rows_of_it)), found[least] * _ways(least))


def _arrangements(lines: Sequence[int]) -> Iterator[Bands]:
    """Yield for each arrangement of columns the bands of *lines*, with rows and bands in order."""
    parts = [[line >> BOX * stack & (1 << BOX) - 1 for line in lines] for stack in range(BOX)]
    moved = [[[moves[bits] for bits in part] for moves in _MOVED] for part in parts]
    for stacks in ORDERS:
        for inner in product(*(moved[stack] for stack in stacks)):
            rows = [one | two << BOX | three << 2 * BOX for one, two, three in zip(*inner, strict=True)]
            yield tuple(sorted(tuple(sorted(rows[first : first + BOX])) for first in range(0, SIDE, BOX)))


def _ways(bands: Bands) -> int:
    """Count the arrangements of rows that leave *bands* unchanged: those that exchange equal ones."""
    return _alike(bands) * prod(_alike(band) for band in bands)


def _alike(items: Iterable[object]) -> int:
    return prod(factorial(number) for number in Counter(items).values())


class Census(NamedTuple):
    """What is known about a pattern: of *sample* grids, drawn evenly, this number of *hits* are singled out by it.

    *automorphisms* is the number of arrangements of rows and columns that leave it unchanged.
    """

    cells: int
    automorphisms: int
    sample: int
    hits: int

    @property
    def classes(self) -> float | None:
        """Estimate how many classes of puzzles the pattern has; None if no grid of the sample was singled out."""
        share = self.hits / self.sample if self.sample else 0
        return share * GRIDS / (factorial(9) * self.automorphisms) if share else None

    @property
    def lines(self) -> list[str]:
        """Write it in words, line by line."""
        head = say("pattern-has", clues=self.cells.bit_count(), automorphisms=self.automorphisms)
        if not self.sample:
            return [head]
        if self.classes is None:
            return [head, say("pattern-none", sample=self.sample, bound=odds(self.sample))]
        return [head, say("pattern-about", hits=self.hits, sample=self.sample, classes=f"{self.classes:.0e}")]


def census(cells: int, sample: int, rng: Random) -> Slowly[Census]:
    """Draw *sample* grids evenly, and count those that givens in *cells* (mask) single out."""
    hits = 0
    for _ in range(sample):
        hits += engine.is_unique(clued(NINE, random_grid(NINE, rng), cells))
        yield None
    return Census(cells, pattern_class(cells).automorphisms, sample, hits)
