"""Laws of techniques: whatever a technique says is true in every solution, on any board."""

from itertools import islice

from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from tests.property.puzzles import JIGSAW, random_puzzle
from tests.verifier import check_of, is_true, verify

from pencilmark import engine
from pencilmark.board.model import Position, Step
from pencilmark.engine.answers import Budget
from pencilmark.human import logic
from pencilmark.human.techniques import TECHNIQUES, Technique
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
