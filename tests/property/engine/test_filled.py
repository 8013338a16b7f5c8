"""Sums less the houses that they fill, and houses of values of their own, against brute force."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.property.random_rules import grids_of

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine import sat
from pencilmark.engine.relations.driver import compiled, machine
from pencilmark.engine.relations.puzzle import own_values
from pencilmark.engine.relations.sat import RelationSat
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.lifted import on_board
from pencilmark.rules.rule import relations_of
from pencilmark.rules.text import read_rules

try:
    machine(9)
except Unavailable as error:
    pytest.skip(str(error), allow_module_level=True)


def grid_among_numbers(seed: int) -> tuple[Puzzle, list[tuple[int, ...]]]:
    """Make a 4 x 4 grid beside two numbers up to 6 that choose which part of it adds up to what; and its solutions."""
    rng, grid = Random(seed), [(row, column) for row in range(4) for column in range(4)]
    houses = [[at for at in grid if key(*at) == place] for key in (_row, _column, _box) for place in range(4)]
    words = ["house=" + "".join(f"r{row + 1}c{column + 1}" for row, column in house) for house in houses]
    lines = [f"board: 5 free values=6 {' '.join(words)}"]
    lines += [f"r{row + 1}c{column + 1} in {{1..4}}" for row, column in grid]

    def part() -> str:
        bottom, right = rng.randint(1, 4), rng.randint(1, 4)
        return f"sum(r{rng.randint(1, bottom)}c{rng.randint(1, right)}:r{bottom}c{right})"

    for number in ("a5", "b5"):
        sums = [f"({part()} {rng.choice('=<>')} {rng.randint(8, 40)} and {number} = {k})" for k in range(1, 7)]
        lines.append(" or ".join(sums))
    lines += [f"{part()} {rng.choice(('<=', '>=', '!='))} {rng.choice((10, 20, 30))}", "a5 != b5"]
    puzzle = read_rules("\n".join(lines)).puzzle
    tests = [holds(relation) for relation in relations_of(puzzle.rules, puzzle.geometry)]
    wanted, given = [], rng.choice(grids_of("4"))[4:8]
    for found in [found for found in grids_of("4") if found[4:8] == given]:
        rows = [found[start : start + 4] for start in range(0, 16, 4)]
        for first, second in product(range(1, 7), repeat=2):
            whole = (*rows[0], first, *rows[1], second, *rows[2], 1, *rows[3], 1, *[1] * 5)
            if all(test(whole) for test in tests):
                wanted.append(whole)
    givens = (*[0] * 5, *given, *[0] * 5, 1, *[0] * 4, 1, *[1] * 5)
    return on_board(Puzzle(puzzle.geometry, givens, rules=puzzle.rules)), sorted(wanted)


def _row(row: int, column: int) -> int:
    return row


def _column(row: int, column: int) -> int:
    return column


def _box(row: int, column: int) -> int:
    return row // 2 * 2 + column // 2


def test_a_grid_has_full_houses_among_numbers_of_other_values() -> None:
    settled = 0
    for seed in range(20):
        puzzle, wanted = grid_among_numbers(seed)
        assert sorted(solution for solution in compiled(puzzle) or () if solution) == wanted, seed
        assert not sat.is_available() or sorted(found for found in RelationSat(puzzle) if found) == wanted, seed
        settled += bool(own_values(puzzle))
    assert settled == 20
