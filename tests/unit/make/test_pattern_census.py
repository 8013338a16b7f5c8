"""What is known of a pattern: its class, against isomorphs of puzzles, and the estimate of its classes of puzzles."""

from math import factorial
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.canon import canonical
from pencilmark.board.line import parse_line
from pencilmark.board.masks import where
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.pattern_census import GRIDS, NINE, census, pattern_class

START = parse_line("2...6...9.7..4..6...9...5.....3.7...84..1..75...5.4.....8...4...3..7..1.1...3...8", NINE).givens


@pytest.mark.parametrize("seed", range(6))
def test_a_pattern_has_the_automorphisms_of_one_digit_in_its_cells(seed):
    rng = Random(seed)
    givens = tuple(int(value == 1 and rng.random() < 0.6) for value in random_grid(NINE, rng))
    others = factorial(8 if any(givens) else 9)
    assert pattern_class(where(givens)).automorphisms * others == canonical(NINE, givens).automorphisms


def test_isomorphic_patterns_are_of_one_class_and_others_are_not():
    least = [int(value > 0) for value in canonical(NINE, START).least]
    assert pattern_class(where(least)) == pattern_class(where(START))
    assert pattern_class(where(START) ^ 1).least != pattern_class(where(START)).least


def test_a_census_counts_the_grids_that_a_pattern_singles_out():
    cells = where(random_grid(NINE, Random(1))) & ~0b1011  # all but three cells of the first row: nearly always one
    found = finished(census(cells, 30, Random(4)))
    rng = Random(4)
    grids = [random_grid(NINE, rng) for _ in range(30)]
    puzzles = [Puzzle(NINE, tuple(v if cells >> at & 1 else 0 for at, v in enumerate(grid))) for grid in grids]
    assert found.hits == sum(map(engine.is_unique, puzzles)) > 0
    assert found.classes == pytest.approx(found.hits / 30 * GRIDS / factorial(9) / found.automorphisms)
