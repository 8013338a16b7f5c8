"""Chains, almost locked sets, Sue de Coq and forcing, on positions met in puzzles of our own making."""

from functools import lru_cache
from itertools import islice

import pytest
from tests.explained import CASES, CHAINS, each_case, key_of, told_case
from tests.verifier import is_true
from tests.verifier_chains import CHECKS, verify

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine import solutions
from pencilmark.human.techniques import TECHNIQUES, code_of

MINE = [technique for technique in TECHNIQUES.values() if technique.id in CHECKS]

# Forcing chains prove so much that finding all of it would take too long here.
QUICK = [technique for technique in MINE if not technique.id.startswith("forcing")]


@lru_cache(maxsize=1)
def solution_of(puzzle: Puzzle) -> tuple[int, ...]:
    return tuple(next(solutions(puzzle)))


@each_case(among=CHAINS)
def test_each_case_is_found_by_its_technique(number: int) -> None:
    (_, case), (_, _, step) = CASES[number], told_case(number)
    assert step.key() == key_of(case) and code_of(step.technique) == case.code


@each_case(every=24, among=CHAINS)
def test_every_step_in_a_position_is_proved_true_and_offered_once_as_the_one_chosen_first_is(number: int) -> None:
    puzzle = CASES[number][1].puzzle
    position, solution = Position.of(puzzle), solution_of(puzzle)
    for technique in MINE:
        found = list(islice(technique.find(position), None if technique in QUICK else 8))
        for step in found[:8]:
            verify(position, step)
            assert is_true(step, solution), step
            assert step.technique == technique.id
        if technique in QUICK:
            first, keys = technique.first(position), [step.key() for step in found]
            assert len(keys) == len(set(keys)), technique.id
            if first and first.technique not in ("als-xy-chain", "death-blossom"):
                assert first.key() in keys


@pytest.mark.parametrize("text", ["6", "6 x", "6 3x2 antiknight", "8 2x4"])
def test_steps_on_other_boards_are_true_in_every_solution(text: str) -> None:
    geometry = board(text)
    full = tuple(next(solutions(Puzzle(geometry, (0,) * geometry.cell_count))))
    givens = tuple(value if (cell * 7) % 5 == 0 else 0 for cell, value in enumerate(full))
    puzzle = Puzzle(geometry, givens)
    every = list(islice(solutions(puzzle), 200))
    position = Position.of(puzzle)
    if len(every) == 200:
        position = Position.of(Puzzle(geometry, tuple(v if c % 2 else 0 for c, v in enumerate(full))))
        every = list(solutions(position.puzzle()))
    for technique in MINE:
        for step in islice(technique.find(position), 6):
            verify(position, step)
            assert all(is_true(step, tuple(solution)) for solution in every), step
