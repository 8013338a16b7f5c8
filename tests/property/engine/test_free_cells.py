"""Boards with cells that no house and no rule speaks of: each backend finds all grids, as trying does."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.engine import sat
from pencilmark.engine.answers import BackendName
from pencilmark.engine.relations.sat import RelationSat
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.rule import relations_of
from pencilmark.rules.text import read_rules

BACKENDS: tuple[BackendName, ...] = ("auto", "wasm", "python", "sat") if sat.is_available() else ("auto", "python")
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


@pytest.mark.skipif(not sat.is_available(), reason="python-sat is not installed")
def test_a_large_board_of_two_values_has_grids_that_differ() -> None:
    puzzle = Puzzle(board("16 free values=2"), (0,) * 256)
    first, second = engine.solve(puzzle, limit=2, backend="sat").solutions
    assert first != second and {*first, *second} <= {1, 2}
    assert sum(1 for _, solution in zip(range(5), RelationSat(puzzle), strict=False) if solution) == 5
