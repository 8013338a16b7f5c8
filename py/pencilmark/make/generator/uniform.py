"""Random 9 x 9 grids, every grid exactly equally likely, by counted completions.

Corners (see `corners`) are easily made at random; what differs is the number N of their completions. So:

1. Make a random corner.
2. Roll a number below MOST, the largest possible N. If it is below N, it names the completion to take; if not, start
   again. Every completion of every corner is then equally likely. Only corners with twins (two boxes of the first band
   with the same columns, and two of the first stack with the same rows) have more than MOST_PLAIN completions; for
   others a higher number ends the try before anything is counted.

Which completion a number names is found by a small module of WebAssembly (`corner_module`) or in plain Python
(`Corner.completion`), in the same order.

Felgenhauer and Jarvis (2006) counted the grids by completions of the first band; this turns the same idea into a
sampler. MOST and MOST_PLAIN are proved by going through all corners: `tests/bench/corners.py`, which also finds the
number of 6,670,903,752,021,072,936,960 grids again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.make.generator import corners

Values = tuple[int, ...]
MOST, MOST_PLAIN = 11_664, 5_644
ACROSS = len(corners.ORDERS) ** 2
SIDES = len(corners.PARTS) * ACROSS**2
Completing = Callable[[corners.Corner, int], corners.Completion | None]


class Side(NamedTuple):
    """Two boxes filled beside box 1: their lines that continue box 1's, and those *across*, sorted within each box."""

    near: corners.Triples
    far: corners.Triples
    across: tuple[corners.Triples, corners.Triples]


def random_side(rng: Random, beside: corners.Triples) -> Side:
    """Fill two boxes beside lines of box 1, each way equally likely apart from the order of the lines across."""
    place, ways = divmod(roll(rng, SIDES), ACROSS**2)
    near, far = corners.lines_beside(beside, place), corners.lines_beside(beside, corners.LAST - place)
    return Side(near, far, (corners.crossing(near, ways // ACROSS), corners.crossing(far, ways % ACROSS)))


def random_nine(rng: Random, completing: Completing = corners.Corner.completion) -> Values:
    """Return a grid of the 9 x 9 board, each of the 6.67e21 exactly equally likely.

    *completing* returns the completion of a corner with some number; every way to do it gives the same result.

    >>> grid = random_nine(Random(1))
    >>> sorted(grid[:9]) == sorted(grid[::9]) == list(range(1, 10))
    True
    """
    while True:
        number = roll(rng, MOST)
        band = random_side(rng, corners.ROWS)
        if number >= MOST_PLAIN and not has_twins(band, corners.COLUMNS):
            continue
        stack = random_side(rng, corners.COLUMNS)
        if number >= MOST_PLAIN and not has_twins(stack, corners.ROWS):
            continue
        corner = corners.Corner(*stack.across, *band.across)
        found = completing(corner, number)
        if found:
            return mixed(rng, boxes_of(corner, band, stack, found))


def has_twins(side: Side, across: corners.Triples) -> bool:
    """Report whether two of three boxes have the same lines across; box 1 has *across*."""
    second, third = side.across
    return second in (third, across) or third == across


Box = tuple[corners.Triples, corners.Triples]


def boxes_of(corner: corners.Corner, band: Side, stack: Side, found: corners.Completion) -> list[Box]:
    """List the rows and columns of all nine boxes of a completed corner."""
    upper, lower, second, third = corner
    return [
        (corners.ROWS, corners.COLUMNS),
        (band.near, second),
        (band.far, third),
        (upper, stack.near),
        (corners.lines_beside(upper, found.upper), corners.lines_beside(second, found.second)),
        (corners.lines_beside(upper, corners.LAST - found.upper), corners.lines_beside(third, found.third)),
        (lower, stack.far),
        (corners.lines_beside(lower, found.lower), corners.lines_beside(second, corners.LAST - found.second)),
        (
            corners.lines_beside(lower, corners.LAST - found.lower),
            corners.lines_beside(third, corners.LAST - found.third),
        ),
    ]


def mixed(rng: Random, boxes: list[Box]) -> Values:
    """Write the boxes into a grid with the digits, and the lines outside box 1, in random order."""
    names = dict(zip((1 << digit for digit in range(9)), shuffled(rng, range(1, 10)), strict=True))
    bands = (corners.ORDERS[0], pick(rng, corners.ORDERS), pick(rng, corners.ORDERS))
    stacks = (corners.ORDERS[0], pick(rng, corners.ORDERS), pick(rng, corners.ORDERS))
    grid: list[int] = []
    for band, order in enumerate(bands):
        for row in order:
            for (rows, columns), (a, b, c) in zip(boxes[3 * band : 3 * band + 3], stacks, strict=True):
                digits = rows[row]
                grid += (names[digits & columns[a]], names[digits & columns[b]], names[digits & columns[c]])
    return tuple(grid)
