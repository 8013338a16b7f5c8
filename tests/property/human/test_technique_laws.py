"""Laws of techniques: what they say is true in every solution, on any board, and moves with an isomorphism."""

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from tests.property.puzzles import JIGSAW, random_puzzle
from tests.verifier import check_of, is_true, verify
from tests.verifier_sukaku import check_filling, check_sets

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position, Puzzle, Step
from pencilmark.engine.answers import Budget
from pencilmark.exchange.hodoku import parse_library
from pencilmark.human import logic
from pencilmark.human.techniques import TECHNIQUES, Technique
from pencilmark.human.techniques.explainer import EXCLUSIONS, WINGS, find_aligned, find_large_wings
from pencilmark.human.techniques.ladders import ONE_SOLUTION, TEACHING, climb

BOARDS = (
    "4",
    "6",
    "6 3x2",
    "6 x",
    "8",
    "9",
    "9",
    "9",
    "9 x",
    "9 windoku",
    "9 antiknight",
    "9 latin",
    "9 disjoint",
    f"9 regions={JIGSAW}",
)
# A failing example says its seed; shrinking it would take minutes and help nobody.
NO_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
PLAIN = [t for t in climb(TEACHING, ["trial-and-error"]) if "forcing" not in t.id]
FORCING = [TECHNIQUES[name] for name in ("forcing-chain", "forcing-net")]
SMALL = ("6 house=r1c1r2c3r4c4", "6 house=r1c1r2c2 antiknight", "9 house=r9c7r8c6", "6 values=7")
"""Boards with houses that need not hold every value."""

DATA = Path(__file__).parents[2] / "data"
SUKAKU = (DATA / "sukaku_cases.txt").read_text().splitlines()
SUKAKU = [line.split(" ", 2)[2] for line in SUKAKU if "wxyz" in line or line.startswith("aligned-")]
"""Positions with large wings or aligned exclusions."""
BOUND = {"multi-sector-locked-sets", "symmetrical-placement"}
"""They look at some sets of rows and columns only, and for symmetries of the square."""
CASES = dict(line.split(" ", 1) for line in (DATA / "technique_cases.txt").read_text().splitlines())
"""A case of each technique."""
GEOMETRY = board("9")
Done = set[tuple[bool, int, int]]


def some_steps(technique: Technique, position: Position) -> list[Step]:
    """Take the first steps of a technique; only one where all of them take too long."""
    if check_of(technique.id):
        return list(islice(technique.find(position), 10))
    step = technique.first(position)
    return [step] if step else []


@settings(max_examples=8, deadline=None, phases=NO_SHRINKING)
@given(st.integers(0, 10**6))
def test_every_step_is_true_in_every_solution(seed: int) -> None:
    puzzle = random_puzzle(seed, BOARDS)
    solutions = engine.solve(puzzle, limit=200, budget=Budget(nodes=20_000)).solutions
    position = Position.of(puzzle)
    for technique in PLAIN:
        if technique.id in ONE_SOLUTION and (puzzle.candidates or len(solutions) != 1):
            continue
        for step in some_steps(technique, position):
            assert all(is_true(step, solution) for solution in solutions), step
            if check_of(step.technique):
                verify(position, step)


@settings(max_examples=15, deadline=None, phases=NO_SHRINKING)
@given(st.integers(0, 10**6))
def test_chains_and_nets_are_true_in_every_solution(seed: int) -> None:
    puzzle = random_puzzle(seed, (*BOARDS[:8], *SMALL))
    solutions = engine.solve(puzzle, limit=200, budget=Budget(nodes=20_000)).solutions
    position = Position.of(puzzle)
    for technique in FORCING:
        for step in some_steps(technique, position):
            assert all(is_true(step, solution) for solution in solutions), step


@settings(max_examples=10, deadline=None, phases=NO_SHRINKING)
@given(st.integers(0, 10**6))
def test_a_path_never_contradicts_the_one_solution(seed: int) -> None:
    puzzle = random_puzzle(seed, BOARDS)
    answer = engine.solve(puzzle, limit=2, budget=Budget(nodes=20_000))
    assume(answer.status == "unique")
    position = Position.of(puzzle)
    ladder = [technique for technique in PLAIN if not puzzle.candidates or technique.id not in ONE_SOLUTION]
    for _ in range(puzzle.geometry.cell_count):
        step = logic.next_step(position, ladder)
        if step is None:
            break
        assert is_true(step, answer.solutions[0]), step
        position = position.after(step.placements, step.eliminations)


@settings(max_examples=6)
@given(st.integers(0, 10**6), st.sampled_from([*WINGS, *EXCLUSIONS]))
def test_what_wings_and_exclusions_remove_on_any_board_is_in_no_solution(seed: int, technique: str) -> None:
    puzzle = random_puzzle(seed, ("6", "6 3x2", "8", "9 x", "9 antiknight"))
    position = Position.of(puzzle)
    possible = engine.true_candidates(puzzle).cells
    for count, step in enumerate(TECHNIQUES[technique].find(position)):
        (check_sets if technique in WINGS else check_filling)(position, step)
        assert not any(possible[cell] >> (value - 1) & 1 for cell, value in step.eliminations)
        if count == 10:
            break


@pytest.mark.parametrize("text", SUKAKU[::3])
def test_on_the_ordinary_board_both_ways_of_finding_them_remove_the_same(text: str) -> None:
    position = Position.of(parse_library(text).puzzle)
    for technique in [*WINGS, *EXCLUSIONS]:
        general = find_large_wings if technique in WINGS else find_aligned
        first = {c for step in TECHNIQUES[technique].find(position) for c in step.eliminations}
        second = {c for step in general(position, technique) for c in step.eliminations}
        assert first == second


def order(rng: Random) -> list[int]:
    """Shuffle three bands, and the three rows of each."""
    return [3 * band + row for band in rng.sample(range(3), 3) for row in rng.sample(range(3), 3)]


def isomorphism(rng: Random) -> tuple[list[int], list[int]]:
    """Return where each cell goes, and which value each becomes; 0 stays 0."""
    rows, columns, values = order(rng), order(rng), [0, *rng.sample(range(1, 10), 9)]
    is_mirrored = rng.random() < 0.5
    return [9 * c + r if is_mirrored else 9 * r + c for r in rows for c in columns], values


def moved(puzzle: Puzzle, cells: list[int], values: list[int]) -> Puzzle:
    position = Position.of(puzzle)
    placed, candidates, givens = [0] * 81, [0] * 81, [0] * 81
    for cell, to in enumerate(cells):
        placed[to], givens[to] = values[position.values[cell]], values[puzzle.givens[cell]]
        candidates[to] = mask_of(values[digit + 1] - 1 for digit in bits(position.cell_digits[cell]))
    return Puzzle(GEOMETRY, tuple(givens), tuple(placed), tuple(candidates))


def done(steps: Iterable[Step]) -> Done:
    """Return all that *steps* place (True) and remove, by cell and value."""
    return {
        (is_on, *one)
        for step in steps
        for is_on in (True, False)
        for one in (step.eliminations, step.placements)[is_on]
    }


def test_steps_are_moved_with_their_position() -> None:
    rng = Random(1)
    for name, text in CASES.items():
        if name in BOUND:
            continue
        puzzle, find = parse_library(text).puzzle, TECHNIQUES[name].find
        here = done(find(Position.of(puzzle)))
        cells, values = isomorphism(rng)
        there = done(find(Position.of(moved(puzzle, cells, values))))
        assert here and there == {(is_on, cells[cell], values[value]) for is_on, cell, value in here}, name
