"""Laws of the exact engine: the backends agree, no solution comes twice, and a search in slices is the whole one."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.agreement import disagreement
from tests.property.puzzles import random_puzzle

from pencilmark import engine
from pencilmark.board.line import write_line
from pencilmark.engine.answers import BackendName
from pencilmark.engine.kernels import is_available, shared_kernel
from pencilmark.exchange.read import read

LIMIT = 20
SMALL = ("4", "5", "6", "6 3x2", "8", "9", "9 x", "9 disjoint", "9 antiking", "9 house=r1c1r2c3r4c4r6c2")
BACKENDS: tuple[BackendName, ...] = ("python", "wasm", "sat")
seeds = st.integers(0, 2**32)


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_all_backends_give_the_same_answers_and_each_solution_once(seed):
    puzzle = random_puzzle(seed)
    assert not disagreement(puzzle, BACKENDS)
    own = engine.solve(puzzle, limit=LIMIT, backend="python").solutions
    assert len(set(own)) == len(own)
    for values in own:
        assert engine.solve(engine.replace(puzzle, givens=values), backend="sat").status == "unique"


@given(seeds)
@settings(max_examples=15, deadline=None)
def test_counting_and_listing_agree(seed):
    puzzle = random_puzzle(seed, ("4", "5", "6", "9", "9 x", "9 antiknight"))
    counted = engine.count(puzzle, maximum=300)
    listed = engine.solve(puzzle, limit=301).solutions
    assert counted.count == min(len(listed), 300)
    assert counted.exact == (len(listed) <= 300)


@given(seeds)
@settings(max_examples=15, deadline=None)
def test_kernel_counts_what_python_counts(seed):
    puzzle = random_puzzle(seed, SMALL)
    assert engine.count(puzzle, maximum=3000) == engine.count(puzzle, maximum=3000, backend="python")


@given(seeds, st.integers(1, 40))
@settings(max_examples=20, deadline=None)
def test_search_in_slices_is_the_search_in_one(seed, nodes):
    puzzle = random_puzzle(seed, SMALL)
    assert is_available(puzzle.geometry)
    kernel = shared_kernel(puzzle.geometry)
    whole, sliced, other = (kernel.search(puzzle) for _ in range(3))
    whole.advance(500, 10**6)
    while not sliced.done and sliced.found < 500:
        sliced.advance(500 - sliced.found, nodes)
        other.advance(1, 1)
    assert (sliced.found, sliced.nodes) == (whole.found, whole.nodes)


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_true_candidates_are_those_of_all_solutions(seed):
    puzzle = random_puzzle(seed, ("4", "5", "6", "9 x"))
    listed = engine.solve(puzzle, limit=500).solutions
    if len(listed) < 500:
        union = [0] * puzzle.geometry.cell_count
        for values in listed:
            union = [mask | 1 << value - 1 for mask, value in zip(union, values, strict=True)]
        assert engine.true_candidates(puzzle).cells == tuple(union)


@given(seeds)
@settings(max_examples=15, deadline=None)
def test_reading_a_written_line_gives_the_puzzle_back(seed):
    puzzle = random_puzzle(seed)
    assert read(write_line(puzzle.givens, puzzle.geometry.size), puzzle.geometry).givens == puzzle.givens


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_both_ways_to_true_candidates_agree(seed):
    puzzle = random_puzzle(seed)
    if puzzle.geometry.size <= 10:
        assert engine.true_candidates(puzzle, backend="python") == engine.true_candidates(puzzle, backend="sat")
