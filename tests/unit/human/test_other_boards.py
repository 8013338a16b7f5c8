"""Steps and explanations on boards of other kinds: of several grids, with modifiers, with regions and windows."""

from itertools import islice
from random import Random

import pytest
from tests.property.puzzles import JIGSAW, random_puzzle
from tests.unit.human.explain.test_explain import check_cells, check_shapes, check_words
from tests.unit.rules.variants.test_examples import example
from tests.verifier import is_true

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.modifiers import FACTORS
from pencilmark.engine.kernels import shared_kernel
from pencilmark.human.explain import explain
from pencilmark.human.logic import solve_path, walk
from pencilmark.human.ruled.ladder import ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.techniques import TECHNIQUES
from pencilmark.human.techniques.ladders import ONE_SOLUTION, TEACHING, climb

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
    position, found = Position.of(puzzle), 0  # without the truth that guards steps
    for _ in range(2):
        for technique in ladder_for(position):
            for step in islice(filter(None, technique.finder(position)), FEW):
                assert is_true(step, solution), step
                found += 1
        empty = [cell for cell in bits(puzzle.geometry.covered) if not position.values[cell]]
        position = position.after([(cell, solution[cell]) for cell in empty[:12]])
    assert found > FEW


def test_a_path_crosses_grids_to_the_end() -> None:
    puzzle, solution = _dug("twodoku", 3)
    path = solve_path(Position.of(puzzle), ladder_for(Position.of(puzzle)))
    assert path.is_solved
    assert tuple(path.position.values) == solution


def test_fish_stay_within_a_grid() -> None:
    puzzle, _ = _dug("samurai", 4)
    position = Position.of(puzzle)
    steps = [*TECHNIQUES["x-wing"].find(position)]
    assert steps
    for step in steps:
        houses = [position.geometry.houses[place] for place in (*step.evidence.base, *step.evidence.cover)]
        assert len({house.grid for house in houses}) == 1


def test_a_house_is_called_by_its_grid() -> None:
    geometry = board("twodoku")
    start = Position.of(Puzzle(geometry, tuple(range(1, 9)) + (0,) * (geometry.cell_count - 8)))
    step = next(TECHNIQUES["full-house"].find(start))
    assert "of grid 1" in explain(start, step).text


FEWER = 12
"""Steps of a technique that are looked at where modifiers are to be found."""


@pytest.mark.parametrize("name", FACTORS)
def test_no_step_is_false_and_none_needs_a_single_solution(name: str) -> None:
    sheet, solution = example(name)
    position, found = Position.of(with_sight(sheet.puzzle)), 0
    for technique in ladder_for(position):
        assert technique.id not in ONE_SOLUTION
        for step in islice(filter(None, technique.finder(position)), FEWER):
            assert is_true(step, solution), step
            found += 1
    assert found > FEWER


TOLD = (
    "4",
    "6",
    "6 3x2",
    "9 x",
    "9 windoku",
    "9 disjoint",
    "6 3x2 antiknight",
    "9 latin",
    "9 regions=" + JIGSAW,
    "12",
    "16",
)
LADDER = climb(TEACHING[: TEACHING.index("als-xy-chain")])


@pytest.mark.parametrize("text", TOLD, ids=lambda text: text[:12])
@pytest.mark.parametrize("seed", range(2))
def test_every_step_of_a_path_is_told_whole_and_drawn_on_the_board(text: str, seed: int) -> None:
    puzzle = random_puzzle(seed, (text,))
    position = Position.of(Puzzle(puzzle.geometry, puzzle.givens))
    for count, (step, after) in enumerate(walk(position, LADDER)):
        found = explain(position, step)
        check_words(position, step, found)
        check_cells(position, step, found)
        check_shapes(position, step, found)
        position = after
        if count > 40:
            break


def test_regions_windows_and_diagonals_have_names() -> None:
    told = set()
    for text in ("9 x windoku", "6 regions=AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF"):
        for seed in range(6):
            puzzle = random_puzzle(seed, (text,))
            position = Position.of(Puzzle(puzzle.geometry, puzzle.givens))
            for step, after in walk(position, LADDER[:8]):
                told |= set(explain(position, step).where.split())
                position = after
    assert {"window", "diagonal.", "region"} <= told | {word.replace("diagonal,", "diagonal.") for word in told}
