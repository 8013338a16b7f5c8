"""Reasoning on boards of several grids: no technique takes away what is true, and houses say whose they are."""

from itertools import islice
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.kernels import shared_kernel
from pencilmark.human.explain import explain
from pencilmark.human.logic import solve_path
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.techniques import TECHNIQUES

BOARDS = ["grids 4 at 0,0 / 2,2", "grids 6 at 0,0 / 2,3", "4x6", "6x4"]
FEW = 20
"""Steps of a technique that are looked at in a position."""


def _dug(name: str, seed: int) -> tuple[Puzzle, tuple[int, ...]]:
    geometry, rng = board(name), Random(seed)
    solution = next(filter(None, engine.stream(Puzzle(geometry, (0,) * geometry.cell_count), rng=rng)[0]))
    orbits = [1 << cell for cell in bits(geometry.covered)]
    rng.shuffle(orbits)
    return Puzzle(geometry, tuple(shared_kernel(geometry).dig(bytes(solution), orbits))), solution


@pytest.mark.parametrize("name", BOARDS)
def test_no_step_of_any_technique_is_false(name: str) -> None:
    puzzle, solution = _dug(name, 1)
    position = Position.of(puzzle)  # without the truth that guards steps
    for _ in range(3):
        for technique in ladder_for(position):
            for step in islice(filter(None, technique.finder(position)), FEW):
                assert all(solution[cell] == value for cell, value in step.placements), step
                assert all(solution[cell] != value for cell, value in step.eliminations), step
        empty = [cell for cell in bits(puzzle.geometry.covered) if not position.values[cell]]
        position = position.after([(cell, solution[cell]) for cell in empty[:12]])


def test_a_path_crosses_grids_to_the_end() -> None:
    puzzle, solution = _dug("twodoku", 3)
    path = solve_path(Position.of(puzzle), ladder_for(Position.of(puzzle)))
    assert path.is_solved
    assert tuple(path.position.values) == solution


def test_fish_stay_within_a_grid() -> None:
    puzzle, _ = _dug("samurai", 1)
    position = Position.of(puzzle)
    for step in TECHNIQUES["x-wing"].find(position):
        houses = [position.geometry.houses[place] for place in (*step.evidence.base, *step.evidence.cover)]
        assert len({house.grid for house in houses}) == 1


def test_a_house_is_called_by_its_grid() -> None:
    geometry = board("twodoku")
    start = Position.of(Puzzle(geometry, tuple(range(1, 9)) + (0,) * (geometry.cell_count - 8)))
    step = next(TECHNIQUES["full-house"].find(start))
    assert "of grid 1" in explain(start, step).text
