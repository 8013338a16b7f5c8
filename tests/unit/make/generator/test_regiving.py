"""Choose givens anew for a rectangle that would help but for them: what comes has one solution and leaves it free."""

from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import finished
from pencilmark.human.logic import solve_path
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import TEACHING, climb
from pencilmark.make.generator.climb import stop
from pencilmark.make.generator.dig import dig, values_at
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.proof import prover
from pencilmark.make.generator.regiving import but_for_givens, orders, without
from pencilmark.make.generator.search import generate
from pencilmark.make.wish import Wish

NINE = board("9")
SINGLE_CELLS = [1 << cell for cell in range(81)]
FOUND = 4


def stopped(rng: Random) -> tuple[tuple[int, ...], int]:
    """Return a solution and the givens (mask) of a puzzle that singles do not solve."""
    while True:
        solution = random_grid(NINE, rng)
        clues = dig(prover(NINE, solution), NINE.all_cells, shuffled(rng, SINGLE_CELLS))
        if stop(NINE, values_at(solution, clues), ()):
            return solution, clues


@pytest.mark.parametrize("technique", ["avoidable-rectangle-1", "avoidable-rectangle-2"])
def test_other_givens_leave_the_corners_free_and_one_solution(technique: str) -> None:
    rng, found = Random(4), 0
    while found < FOUND:
        solution, clues = stopped(rng)
        prove = prover(NINE, solution)
        for one in but_for_givens(NINE, solution, clues, TECHNIQUES[technique], ()):
            assert one.given == (one.corners & clues).bit_count() > 0, "with none given it would be a step"
            assert clues & ~one.filled == 0
            for within in filter(prove.holds, one.within(NINE)):
                free, allowed = without(SINGLE_CELLS, NINE.all_cells & ~within)
                assert allowed == within and within & one.corners == 0
                order = next(orders(one.filled, clues, free, rng))
                left = dig(prove, allowed, order)
                assert left & one.corners == 0
                assert engine.solve(Puzzle(NINE, values_at(solution, left))).solutions == (solution,)
                found += 1
                break
            if found == FOUND:
                return


def test_what_was_given_before_is_dug_last_and_what_stays_open_first() -> None:
    filled, clues = 0b111111, 0b11
    for order in orders(filled, clues, [1 << cell for cell in range(9)], Random(1)):
        assert sorted(order) == [1 << cell for cell in range(9)]
        assert [bool(cell & filled) + bool(cell & clues) for cell in order] == [0] * 3 + [1] * 4 + [2] * 2


@pytest.mark.parametrize("seed", range(3))
def test_a_climb_stops_where_the_slow_path_does(seed: int) -> None:
    solution, clues = stopped(Random(seed))
    ladder = climb(TEACHING[: TEACHING.index("naked-quad")])
    puzzle = Puzzle(NINE, values_at(solution, clues))
    end, path = stop(NINE, puzzle.values, ladder), solve_path(Position.of(puzzle), ladder)
    assert (end is None) == path.is_solved
    if end:
        filled = {cell for cell, value in enumerate(end.values) if value}
        assert filled == {cell for cell, value in enumerate(path.position.values) if value}
        assert end.cell_digits == tuple(path.position.cell_digits)


def test_an_avoidable_rectangle_is_needed_and_nothing_above_it() -> None:
    made = finished(generate(Random(4), Wish(technique="avoidable-rectangle-1"))).puzzle
    ladder = climb(TEACHING[: TEACHING.index("avoidable-rectangle-1") + 1])
    path = solve_path(Position.of(made), ladder)
    assert path.is_solved
    assert not solve_path(Position.of(made), ladder[:-1]).is_solved
    step = next(step for step in path.steps if step.technique == "avoidable-rectangle-1")
    assert not any(made.givens[cell] for cell in bits(step.evidence.cells))
