"""Wings and aligned exclusions on boards of every sort: proved by their evidence, and as on the ordinary board."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.puzzles import random_puzzle
from tests.verifier_sukaku import check_filling, check_sets

from pencilmark.board.model import Position
from pencilmark.engine import true_candidates
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.explainer import EXCLUSIONS, WINGS, find_aligned, find_large_wings

BOARDS = ("6", "6 3x2", "8", "9 x", "9 antiknight")
LINES = (Path(__file__).parents[2] / "data" / "sukaku_cases.txt").read_text().splitlines()
POSITIONS = [line.split(" ", 2)[2] for line in LINES if "wxyz" in line or line.startswith("aligned-")]


@settings(max_examples=6)
@given(st.integers(0, 10**6), st.sampled_from([*WINGS, *EXCLUSIONS]))
def test_what_they_remove_on_any_board_is_in_no_solution(seed, technique):
    puzzle = random_puzzle(seed, BOARDS)
    position = Position.of(puzzle)
    possible = true_candidates(puzzle).cells
    for count, step in enumerate(TECHNIQUES[technique].find(position)):
        (check_sets if technique in WINGS else check_filling)(position, step)
        assert not any(possible[cell] >> (value - 1) & 1 for cell, value in step.eliminations)
        if count == 10:
            break


@pytest.mark.parametrize("text", POSITIONS[::3])
def test_on_the_ordinary_board_both_ways_of_finding_remove_the_same(text):
    position = Position.of(parse_library(text).puzzle)
    for technique in [*WINGS, *EXCLUSIONS]:
        general = find_large_wings if technique in WINGS else find_aligned
        first = {c for step in TECHNIQUES[technique].find(position) for c in step.eliminations}
        second = {c for step in general(position, technique) for c in step.eliminations}
        assert first == second
