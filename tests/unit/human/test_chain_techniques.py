"""Chains, almost locked sets, Sue de Coq and forcing, on positions met in puzzles of our own making."""

from functools import lru_cache
from itertools import islice
from pathlib import Path

import pytest
from tests.verifier import is_true
from tests.verifier_chains import CHECKS, verify

from pencilmark.board.boards import board
from pencilmark.board.model import Candidate, Position, Puzzle
from pencilmark.engine import solutions
from pencilmark.exchange.hodoku import LibraryCase, parse_library
from pencilmark.human.techniques import TECHNIQUES, code_of, named

LINES = (Path(__file__).parents[2] / "data" / "chain_cases.txt").read_text().splitlines()
MINE = [technique for technique in TECHNIQUES.values() if technique.id in CHECKS]

# Forcing chains prove so much that finding all of it would take too long here.
QUICK = [technique for technique in MINE if not technique.id.startswith("forcing")]


def name(line: str) -> str:
    return line[1:5] + "-" + line[-12:].strip(":").replace(" ", "-")


@lru_cache(maxsize=1)
def solution_of(puzzle: Puzzle) -> tuple[int, ...]:
    return tuple(next(solutions(puzzle)))


def marks(case: LibraryCase) -> tuple[tuple[Candidate, ...], tuple[Candidate, ...]]:
    return tuple(sorted(case.placements)), tuple(sorted(case.eliminations))


@pytest.mark.parametrize("line", LINES, ids=name)
def test_each_case_is_found_by_its_technique(line: str) -> None:
    case = parse_library(line)
    (technique,) = named(case.code)
    steps = technique.find(Position.of(case.puzzle))
    assert any(step.key() == marks(case) and code_of(step.technique) == case.code for step in steps)


@pytest.mark.parametrize("line", LINES[::24], ids=name)
def test_every_step_in_a_position_is_proved_true_and_offered_once_as_the_one_chosen_first_is(line: str) -> None:
    puzzle = parse_library(line).puzzle
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
