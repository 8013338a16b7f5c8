"""Digits are found for a drawn pattern, the same whatever counts the solutions."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.make.batch import Means, NotFound, make
from pencilmark.make.generator.pattern import clued, fill_pattern
from pencilmark.make.wish import Wish, read_pattern

NINE = board("9")
TWENTY_FIVE = "X...X...X.X..X..X...X...X.....X.X...XX..X..XX...X.X.....X...X...X..X..X.X...X...X"
# Of a puzzle with 20 givens that was walked to: it can be filled.
TWENTY = "......XX.X..X........X.X.X.XX...........X..X.X.XX......XX.X.X..X.....X..........."


def mask_of(drawn: str) -> int:
    return sum(1 << cell for cell, is_given in enumerate(read_pattern(drawn)) if is_given)


def filled(drawn: str, backend: str, seed: int) -> tuple[list[int], tuple[int, ...]]:
    """Fill a pattern; return how many solutions were left on the way, and the solution at last."""
    left = list[int]()
    task = fill_pattern(NINE, mask_of(drawn), Random(seed), backend)
    while True:
        try:
            left.append(next(task).left)
        except StopIteration as end:
            return left, end.value


def test_plain_python_and_the_kernel_fill_a_pattern_alike() -> None:
    assert filled(TWENTY_FIVE, "python", 4) == filled(TWENTY_FIVE, "wasm", 4)


def test_a_pattern_of_few_givens_is_filled() -> None:
    left, solution = filled(TWENTY, "auto", 6)
    assert len(left) > 100 and left[-1] == 1
    assert engine.solve(clued(NINE, solution, mask_of(TWENTY))).solutions == (solution,)


def test_a_pattern_that_no_grid_has_is_told_by_how_many_were_looked_at() -> None:
    corners = "...XXX..." * 3 + "X" * 27 + "...XXX..." * 3  # four boxes without a given
    with pytest.raises(NotFound, match=r"none of [1-9]\d* random grids") as caught:
        make(Means(tries=1000), (Wish(pattern=read_pattern(corners)), 1))
    assert caught.value.progress.vain > 0
