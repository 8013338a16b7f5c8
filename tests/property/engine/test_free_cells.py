"""Cells that no house and no rule speaks of, and houses of values of their own: all grids, as by trying."""

from itertools import product
from random import Random

import pytest
from tests.property.random_rules import grids_of

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import BackendName
from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.puzzle import own_values
from pencilmark.engine.relations.sat import RelationSat
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.lifted import on_board
from pencilmark.rules.rule import relations_of
from pencilmark.rules.text import read_rules

BACKENDS: tuple[BackendName, ...] = ("auto", "wasm", "python", "sat")
BOARDS = ("1", "1 values=2", "1 values=3", "2 free", "2 free values=1", "2 free values=3", "2 free values=0-1")
BOARDS += ("3 free values=2",)


def loose(seed: int) -> Puzzle:
    """Make a puzzle with a rule or none, and givens or none."""
    rng = Random(seed)
    geometry = board(BOARDS[seed % len(BOARDS)])
    last = f"r{geometry.size}c{geometry.size}"
    line = rng.choice(("", f"a1 = {last}", f"a1 + {last} in {{2, 3}}", f"a1 != 1 or {last} = 1"))
    givens = tuple(rng.choice((0, 0, 0, 1)) for _ in range(geometry.cell_count))
    return Puzzle(geometry, givens, rules=read_rules(line, geometry).puzzle.rules if line else ())


def by_trying(puzzle: Puzzle) -> list[tuple[int, ...]]:
    """List all grids of a board without houses."""
    rules = [holds(relation) for relation in relations_of(puzzle.rules, puzzle.geometry)]
    values = range(1, puzzle.geometry.value_count + 1)
    options = [(given,) if given else values for given in puzzle.givens]
    return [grid for grid in product(*options) if all(rule(grid) for rule in rules)]


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_backend_finds_the_grids_that_trying_finds(backend: BackendName) -> None:
    for seed in range(120):
        puzzle = loose(seed)
        found = engine.solve(puzzle, limit=1000, backend=backend)
        assert sorted(found.solutions) == by_trying(puzzle), (seed, puzzle)


def test_a_large_board_of_two_values_has_grids_that_differ() -> None:
    puzzle = Puzzle(board("16 free values=2"), (0,) * 256)
    first, second = engine.solve(puzzle, limit=2, backend="sat").solutions
    assert first != second and {*first, *second} <= {1, 2}
    assert sum(1 for _, solution in zip(range(5), RelationSat(puzzle), strict=False) if solution) == 5


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
        assert sorted(found for found in RelationSat(puzzle) if found) == wanted, seed
        settled += bool(own_values(puzzle))
    assert settled == 20
