"""Laws of generated puzzles."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import shuffled
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.make.generator import generate
from pencilmark.make.generator.dig import back_off, dig
from pencilmark.make.generator.grids import random_grid
from pencilmark.make.generator.proof import OwnProver, SatProver
from pencilmark.make.made import Made
from pencilmark.make.symmetry import SYMMETRIES, is_symmetric, orbits
from pencilmark.make.wish import Wish

BOARDS = ("4", "5", "6", "6 3x2", "6 x", "6 jigsaw", "8", "9", "9 x", "9 windoku", "9 disjoint", "9 antiknight")

wishes = st.builds(
    Wish,
    board=st.sampled_from(BOARDS),
    symmetry=st.sampled_from(list(SYMMETRIES)),
    minimal=st.booleans(),
    method=st.sampled_from(["dig", "back-off"]),
)
seeds = st.integers(0, 2**32)


def made(wish: Wish, seed: int) -> Made:
    return finished(generate(Random(seed), wish))


def clue_mask(puzzle: Puzzle) -> int:
    return sum(1 << cell for cell, value in enumerate(puzzle.givens) if value)


@settings(max_examples=10)
@given(wishes, seeds)
def test_a_generated_puzzle_has_its_solution_and_no_other_and_the_symmetry_wished(wish: Wish, seed: int) -> None:
    found = made(wish, seed)
    answer = engine.solve(found.puzzle, backend="python")
    assert answer.solutions == (found.solution,)
    assert is_symmetric(found.puzzle.geometry, clue_mask(found.puzzle), wish.symmetry)


@settings(max_examples=10)
@given(wishes, seeds)
def test_no_orbit_of_clues_can_go_from_a_minimal_puzzle(wish: Wish, seed: int) -> None:
    found = made(Wish(wish.board, wish.symmetry, minimal=True), seed)
    for orbit in orbits(found.puzzle.geometry.size, wish.symmetry):
        if orbit & clue_mask(found.puzzle):
            assert not engine.is_unique(engine.without(found.puzzle, orbit), backend="python")


@settings(max_examples=10)
@given(wishes, seeds)
def test_the_same_seed_gives_the_same_puzzle_whatever_proves_it(wish: Wish, seed: int) -> None:
    if seed % 3 == 0:
        wish = replace(wish, minimal=False, clues=(wish.geometry.cell_count // 2, wish.geometry.cell_count))
    found = [finished(generate(Random(seed), wish, backend)) for backend in ("python", "sat", "auto")]
    assert found[0] == found[1] == found[2]


@settings(max_examples=10)
@given(st.sampled_from(["4", "6", "9", "9 x"]), st.sampled_from(list(SYMMETRIES)), seeds)
def test_trying_several_removals_at_once_ends_like_trying_each(name: str, symmetry: str, seed: int) -> None:
    geometry, rng = board(name), Random(seed)
    prove = OwnProver(geometry, random_grid(geometry, rng))
    order = shuffled(rng, orbits(geometry.size, symmetry))
    clues = geometry.all_cells
    for orbit in order:
        if prove.other(clues & ~orbit) is None:
            clues &= ~orbit
    assert dig(prove, geometry.all_cells, order) == clues


@settings(max_examples=10)
@given(st.sampled_from(["4", "6", "9"]), seeds)
def test_provers_agree_and_what_they_show_is_another_solution(name: str, seed: int) -> None:
    geometry, rng = board(name), Random(seed)
    grid = random_grid(geometry, rng)
    own, sat = OwnProver(geometry, grid), SatProver(geometry, grid)
    clues = sum(1 << cell for cell in shuffled(rng, range(geometry.cell_count))[: geometry.cell_count // 3])
    for differs in (None, (bits(geometry.all_cells & ~clues) or [None])[0]):
        found = own.other(clues, differs)
        assert (found is None) == sat.holds(clues, differs)
        for other in (found, sat.other(clues, differs)):
            assert other is None or other != grid
            assert other is None or all(other[cell] == grid[cell] for cell in bits(clues))
            assert other is None or differs is None or other[differs] != grid[differs]


@settings(max_examples=10)
@given(st.sampled_from(["4", "6", "9"]), st.sampled_from(list(SYMMETRIES)), seeds)
def test_backing_off_leaves_one_solution(name: str, symmetry: str, seed: int) -> None:
    geometry, rng = board(name), Random(seed)
    prove = OwnProver(geometry, random_grid(geometry, rng))
    clues = back_off(prove, orbits(geometry.size, symmetry), rng)
    assert prove.holds(clues)
    assert is_symmetric(geometry, clues, symmetry)
