"""Positions met in puzzles of our own making, each with the technique that Sukaku Explainer's scale takes there."""

from pathlib import Path

import pytest
from tests.verifier_sukaku import verify

from pencilmark.board.model import Position, Step
from pencilmark.engine import solutions
from pencilmark.exchange.hodoku import LibraryCase, parse_library
from pencilmark.human.sukaku import steps
from pencilmark.human.techniques import TECHNIQUES

LINES = (Path(__file__).parents[3] / "data" / "sukaku_cases.txt").read_text().splitlines()


def read(line: str) -> tuple[str, float, LibraryCase]:
    technique, rating, text = line.split(" ", 2)
    return technique, float(rating), parse_library(text)


def first_step(position: Position) -> Step:
    return next(step for step in steps(position) if step)


def name(line: str) -> str:
    return "-".join(line.split(" ", 2)[:2])


@pytest.mark.parametrize("line", LINES, ids=name)
def test_the_step_taken_is_that_of_the_case_proved_by_its_evidence_and_true(line: str) -> None:
    technique, rating, case = read(line)
    position = Position.of(case.puzzle)
    step = first_step(position)
    assert (step.technique, step.rating) == (technique, rating)
    assert (step.placements, step.eliminations) == (case.placements, tuple(sorted(case.eliminations)))
    verify(position, step)
    (solution,) = solutions(case.puzzle)
    assert all(solution[cell] == value for cell, value in step.placements)
    assert all(solution[cell] != value for cell, value in step.eliminations)


@pytest.mark.parametrize("line", LINES, ids=name)
def test_the_technique_finds_its_case_when_asked_by_name(line: str) -> None:
    technique, _, case = read(line)
    found = [step.key() for step in TECHNIQUES[technique].find(Position.of(case.puzzle))]
    wanted = tuple(sorted(case.placements)), tuple(sorted(case.eliminations))
    assert any(wanted == key or (not wanted[0] and set(wanted[1]) <= set(key[1])) for key in found)
