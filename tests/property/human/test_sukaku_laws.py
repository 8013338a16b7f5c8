"""Laws of the rating by Sukaku Explainer's rules: proof, truth, and the same for all isomorphs."""

from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.verifier_sukaku import verify

from pencilmark.board.boards import board
from pencilmark.board.canon import random_isomorph
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine import solutions
from pencilmark.human import sukaku
from pencilmark.human.sukaku.basics import lonely
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.nets import static_net
from pencilmark.human.sukaku.patterns import has_locked, locked
from pencilmark.human.sukaku.reach import Reach
from pencilmark.human.sukaku.web import Web

LINES = (Path(__file__).parents[2] / "data" / "sukaku_puzzles.txt").read_text().splitlines()
QUICK = [line for line in LINES if float(line.split()[1]) <= 8.4]
GEOMETRY = board("9")
boards = st.builds(lambda seed, thin: thinned(Random(seed), thin), st.integers(0, 10**6), st.integers(1, 4))


def thinned(rng: Random, thin: int) -> MarkedGrid:
    """Make a grid with random candidates, the fewer the larger *thin*."""
    mask = (1 << 729) - 1
    for _ in range(thin):
        mask &= rng.getrandbits(729)
    filled = rng.getrandbits(81) & rng.getrandbits(81)
    empty = ~filled & (1 << 81) - 1
    return MarkedGrid(sum((mask >> 81 * digit & empty) << 81 * digit for digit in range(9)), empty)


@lru_cache(maxsize=64)
def puzzle_of(line: str) -> Puzzle:
    return Puzzle(GEOMETRY, tuple(int(c.replace(".", "0")) for c in line[:81]))


@settings(max_examples=12)
@given(st.sampled_from(QUICK), st.integers(0, 10**6), st.sampled_from(["default", "classic"]))
def test_every_step_is_proved_by_its_evidence_true_and_leads_to_the_solution(line, seed, mode):
    puzzle = Puzzle(GEOMETRY, random_isomorph(GEOMETRY, puzzle_of(line).givens, Random(seed)))
    (solution,) = solutions(puzzle)
    position = Position.of(puzzle)
    for step in sukaku.steps(position, mode):
        if step:
            verify(position, step)
            assert all(solution[cell] == value for cell, value in step.placements)
            assert all(solution[cell] != value for cell, value in step.eliminations)
            position = position.after(step.placements, step.eliminations)
    assert tuple(position.values) == solution


@settings(max_examples=12)
@given(st.sampled_from(QUICK), st.integers(0, 10**6))
def test_isomorphic_puzzles_have_the_same_ratings(line, seed):
    puzzle = Puzzle(GEOMETRY, random_isomorph(GEOMETRY, puzzle_of(line).givens, Random(seed)))
    *_, rated = sukaku.work(Position.of(puzzle))
    assert [rated.er, rated.ep, rated.ed] == [float(word) for word in line.split()[1:]]


@given(boards)
def test_the_folded_counts_mark_exactly_the_candidates_alone_in_a_house(grid):
    box, column, row = lonely(grid.board)
    for digit, cells in enumerate(grid.digits):
        for cell in bits(cells):
            houses = [GEOMETRY.house_masks[house] for house in GEOMETRY.houses_of[cell]]
            alone = [cells & mask == 1 << cell for mask in houses]
            bit = 81 * digit + cell
            assert [row >> bit & 1, column >> bit & 1, box >> bit & 1] == alone


@given(boards)
def test_a_digit_is_confined_to_a_triple_exactly_when_the_folded_test_says_so(grid):
    masks = GEOMETRY.house_masks
    crossing = [(a, b) for a, b in product(masks, repeat=2) if 1 < (a & b).bit_count() < 9]
    found = [
        any(cells & base and not cells & base & ~cover and cells & cover & ~base for base, cover in crossing)
        for cells in grid.digits
    ]
    assert [has_locked(cells << 81 * digit) for digit, cells in enumerate(grid.digits)] == found
    assert has_locked(grid.board) == any(found) and (any(found) or not list(locked(grid)))


@given(boards, st.integers(0, 10**6))
def test_the_weight_of_a_static_net_is_that_of_its_ways(grid, seed):
    web = Web(grid)
    assume(web.count)
    start = Random(seed).randrange(web.count)
    net, reach = static_net(web, start, True), Reach(web.reach_links, start)
    assume(net.clash is None)
    assert (net.true, net.false) == (reach.true, reach.false)
    assert net.sizes(True) == reach.sizes(True) and net.sizes(False) == reach.sizes(False)
