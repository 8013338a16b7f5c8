"""Laws of the exact engine: the searches agree, and no solution comes twice."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.property.puzzles import random_puzzle

from pencilmark import engine
from pencilmark.board.line import write_line
from pencilmark.exchange.read import read

LIMIT = 20
seeds = st.integers(0, 2**32)


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_our_search_and_sat_find_the_same_solutions(seed):
    puzzle = random_puzzle(seed)
    own = engine.solve(puzzle, limit=LIMIT, backend="python").solutions
    other = engine.solve(puzzle, limit=LIMIT, backend="sat").solutions
    assert len(own) == len(other)
    assert len(set(own)) == len(own)
    if len(own) < LIMIT:
        assert set(own) == set(other)
    for values in own:
        fixed = engine.replace(puzzle, givens=values)
        assert engine.solve(fixed, backend="sat").status == "unique"


@given(seeds)
@settings(max_examples=15, deadline=None)
def test_counting_and_listing_agree(seed):
    puzzle = random_puzzle(seed, ("4", "5", "6", "9", "9 x", "9 antiknight"))
    counted = engine.count(puzzle, maximum=300)
    listed = engine.solve(puzzle, limit=301).solutions
    assert counted.count == min(len(listed), 300)
    assert counted.exact == (len(listed) <= 300)


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
