"""Minimal puzzles with many givens: a walk within one solution, where givens are replaced by others that do less.

A given is removed. Each solution that is then left besides the right one must be excluded again, by givens that exclude
as few of them as possible, so that two or three are needed where one did it all. What these make superfluous goes, and
the move is made if no fewer givens are left than before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from operator import ne

from pencilmark.board.canon import random_isomorph
from pencilmark.board.dice import pick, roll, shuffled
from pencilmark.board.masks import bits, where
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Solution
from pencilmark.make.generator.dig import values_at
from pencilmark.make.generator.fewer import Walk
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.pattern import solutions
from pencilmark.make.wish import Wish

DENSE = 28
"""Givens from which on digging seldom leaves a minimal puzzle."""
VERY_DENSE = 30
"""Givens from which on random grids take too long.

The evenest grid has most small sets of cells whose digits may change places; each given needs one without any other.
"""
EVENEST = tuple(
    (stack + row) % 3 * 3 + (column + band) % 3 + 1 for band, row, stack, column in product(range(3), repeat=4)
)
"""The grid that has the most symmetries, by the rows of its bands and the columns of its stacks."""
MOST_OTHERS = 100
IDLE = 10_000
"""Moves without a given more after which the walk begins anew."""
TOLD = 50
"""Moves between two signs of life."""


def is_dense(wish: Wish) -> bool:
    """Report whether what is wished has too many givens, all of them needed, for digging.

    >>> is_dense(Wish(clues=(30, 32), minimal=True)), is_dense(Wish(clues=(30, 32)))
    (True, False)
    """
    is_free = wish.geometry.is_classic and wish.pattern is None and (wish.symmetry, wish.method) == ("none", "dig")
    return is_free and wish.minimal and wish.clues is not None and wish.clues[0] >= DENSE


def dense_steps(walk: Walk, least: int, most: int) -> Iterator[tuple[Solution, int] | None]:
    """Yield puzzles with more and more givens, at most *most*, as solution and givens (mask), and None in between.

    The solutions are random grids; if *least* is high, random members of one class.
    """
    while True:
        if least < VERY_DENSE:
            solution = random_grid(walk.geometry, walk.rng, walk.backend)
        else:
            solution = random_isomorph(walk.geometry, EVENEST, walk.rng)
        clues, idle = walk.dug_of(solution, walk.geometry.all_cells), 0
        yield solution, clues
        while idle < IDLE:
            idle += 1
            found = _moved(walk, solution, clues)
            count = found.bit_count()
            if clues.bit_count() < count <= most:
                idle = 0
                yield solution, found
            if clues.bit_count() <= count <= most:
                clues = found
            if idle % TOLD == 0:
                yield None


def _moved(walk: Walk, solution: Solution, clues: int) -> int:
    """Exchange a given of a minimal puzzle for others; return no givens if it does too much."""
    rng = walk.rng
    gone = 1 << pick(rng, bits(clues))
    puzzle = Puzzle(walk.geometry, values_at(solution, clues & ~gone))
    several = list(islice(solutions(puzzle, walk.backend), MOST_OTHERS))
    if len(several) == MOST_OTHERS:
        return 0
    differ = [where(map(ne, one, solution)) for one in several]
    left, added = [cells for cells in differ if cells], 0
    while left:
        counts = Counter(cell for cells in left for cell in bits(cells & ~gone))
        if not counts:
            return 0
        fewest = min(counts.values())
        added |= 1 << pick(rng, sorted(cell for cell, count in counts.items() if count == fewest))
        left = [cells for cells in left if not cells & added]
    before, after = (shuffled(rng, [1 << cell for cell in bits(some)]) for some in (clues & ~gone, added))
    order = [*before, *after] if roll(rng, 2) else [*after, *before]
    return walk.dug_of(solution, clues & ~gone | added, order)
