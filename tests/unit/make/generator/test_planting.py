"""Plan the givens of a planted pattern: what is demanded is so in the puzzle before anything is solved."""

from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.errors import WishError
from pencilmark.board.model import Candidate, Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques.colours import find_multi_colours_1, find_multi_colours_2
from pencilmark.human.techniques.ladders import TEACHING, climb
from pencilmark.make.generator.dig import values_at
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.planting import PLANTERS, Demand, plan
from pencilmark.make.generator.search import generate
from pencilmark.make.wish import Wish

NINE = board("9")
TRIES = 200


def planted(technique: str, seed: int) -> list[tuple[Demand, Position, int, int]]:
    """Return demands that could be met: each with the position of all that are allowed as givens, and both masks."""
    rng = Random(seed)
    found = []
    for _ in range(TRIES):
        solution = random_grid(NINE, rng)
        demand = PLANTERS[technique](NINE, solution, rng)
        if demand and (met := plan(NINE, solution, demand, rng)):
            puzzle = Puzzle(NINE, values_at(solution, met.needed))
            found.append((demand, Position.of(puzzle), met.needed, met.allowed))
    return found


@pytest.mark.parametrize("technique", PLANTERS)
def test_the_givens_needed_leave_the_candidates_that_were_demanded(technique: str) -> None:
    found = planted(technique, 1)
    assert found, "a planter that no grid suits would never be noticed"
    for demand, position, needed, allowed in found:
        assert needed & ~allowed == 0 == allowed & demand.open
        for cell, value in demand.absent:
            assert position.values[cell] or not position.cell_digits[cell] >> (value - 1) & 1
        for cell, value in demand.present:
            assert not position.values[cell] and position.cell_digits[cell] >> (value - 1) & 1


def test_no_given_is_planned_for_what_the_solution_has() -> None:
    rng = Random(2)
    solution = random_grid(NINE, rng)
    impossible = Demand(frozenset({Candidate(0, solution[0])}), frozenset(), 1, frozenset())
    assert plan(NINE, solution, impossible, rng) is None


@pytest.mark.parametrize("technique", ["naked-quad", "jellyfish", "remote-pair"])
def test_a_rare_technique_is_needed_and_nothing_above_it(technique: str) -> None:
    made = finished(generate(Random(3), Wish(technique=technique))).puzzle
    ladder = climb(TEACHING[: TEACHING.index(technique) + 1])
    path = solve_path(Position.of(made), ladder)
    assert path.is_solved and technique in path.histogram()
    assert not solve_path(Position.of(made), ladder[:-1]).is_solved


def test_multi_colours_2_is_refused_because_multi_colours_1_helps_wherever_it_does() -> None:
    """The colour that is struck out has a cell that sees the other web, and its own link sees the opposite colour."""
    with pytest.raises(WishError, match="multi-colours-1 helps first"):
        Wish(technique="multi-colours-2")
    assert Wish(technique="multi-colours-2", practice=True).technique
    dice, found = Random(1), 0
    while found < 100:
        grid = random_grid(NINE, dice)
        cells = sum(1 << cell for cell in range(81) if grid[cell] == 1 or dice.random() < 0.15)
        digits = tuple(510 | cells >> cell & 1 for cell in range(81))
        position = Position(NINE, (0,) * 81, (cells, *(NINE.all_cells,) * 8), digits, 0)
        for step in find_multi_colours_2(position):
            found += 1
            assert any(set(step.eliminations) & set(other.eliminations) for other in find_multi_colours_1(position))
