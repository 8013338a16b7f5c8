"""What is offered to make a puzzle proper does so, and no fewer givens would."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.ruled import ruled

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.board.task import finished
from pencilmark.make.mending import hitting, minimal, symmetric, unique
from pencilmark.make.symmetry import SYMMETRIES, is_symmetric

FOUR = engine.solutions(Puzzle(board("4"), (0,) * 16))
GRIDS = [solution for solution, _ in zip(FOUR, range(40), strict=False)]


@st.composite
def begun(draw: st.DrawFn) -> Puzzle:
    """A puzzle of 4 x 4 with some givens of a full grid, maybe with a cage."""
    grid = draw(st.sampled_from(GRIDS))
    kept = draw(st.lists(st.booleans(), min_size=16, max_size=16))
    rules = [f"killer {grid[0] + grid[1]}: r1c1 r1c2"] if draw(st.booleans()) else []
    return ruled(board("4"), [value if keep else 0 for value, keep in zip(grid, kept, strict=True)], rules)


def solutions(puzzle: Puzzle, limit: int = 2) -> int:
    return len(engine.solve(puzzle, limit=limit).solutions)


@settings(max_examples=10)
@given(begun())
def test_every_offer_of_uniqueness_keeps_the_givens_and_leaves_one_solution(puzzle: Puzzle) -> None:
    offers = finished(unique(puzzle))
    assert offers
    for offer in offers:
        assert solutions(replace(puzzle, givens=offer.givens)) == 1
        changed = [cell for cell, (old, new) in enumerate(zip(puzzle.givens, offer.givens, strict=True)) if old != new]
        assert tuple(changed) == offer.added
        assert all(not puzzle.givens[cell] for cell in offer.added)
    assert [len(offer.added) for offer in offers] == sorted(len(offer.added) for offer in offers)


@settings(max_examples=6)
@given(begun())
def test_no_fewer_givens_would_leave_the_offered_solution_alone(puzzle: Puzzle) -> None:
    for offer in finished(unique(puzzle))[:2]:
        target = engine.solve(replace(puzzle, givens=offer.givens)).solutions[0]
        open_cells = [cell for cell, value in enumerate(puzzle.givens) if not value]
        for fewer in combinations(open_cells, max(0, len(offer.added) - 1)):
            if not offer.added:
                break
            givens = tuple(target[cell] if cell in fewer else value for cell, value in enumerate(puzzle.givens))
            assert solutions(replace(puzzle, givens=givens)) > 1


@settings(max_examples=10)
@given(begun())
def test_every_offer_of_minimality_is_minimal(puzzle: Puzzle) -> None:
    assume(solutions(puzzle) == 1)
    for offer in finished(minimal(puzzle)):
        less = replace(puzzle, givens=offer.givens)
        assert solutions(less) == 1
        assert all(new in (0, old) for old, new in zip(puzzle.givens, offer.givens, strict=True))
        for cell in (cell for cell, value in enumerate(offer.givens) if value):
            gone = tuple(0 if at == cell else value for at, value in enumerate(offer.givens))
            assert solutions(replace(puzzle, givens=gone)) > 1


@settings(max_examples=10)
@given(begun())
def test_every_offer_of_symmetry_has_it_and_the_same_solution(puzzle: Puzzle) -> None:
    offers = finished(symmetric(puzzle))
    if solutions(puzzle) != 1:
        assert offers == []
        return
    assert {offer.name for offer in offers} == set(SYMMETRIES) - {"none"}
    before = engine.solve(puzzle).solutions
    for offer in offers:
        cells = sum(1 << cell for cell, value in enumerate(offer.givens) if value)
        assert is_symmetric(board("4"), cells, offer.name)
        assert engine.solve(replace(puzzle, givens=offer.givens)).solutions == before


def test_a_puzzle_without_a_solution_has_no_offer() -> None:
    assert finished(unique(Puzzle(board("4"), (1, 1) + (0,) * 14))) == []


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_set_that_hits_all_is_the_smallest(count: int) -> None:
    differences = [0b11 << one for one in range(count)]
    assert len(hitting(differences)) == (count + 1) // 2


def test_one_given_makes_up_for_one_that_was_taken() -> None:
    line = "52...6.........7.13...........4..8..6......5...........418.........3..2...87....."
    puzzle = Puzzle(board("9"), tuple(int(sign) if sign.isdigit() else 0 for sign in line))
    less = replace(puzzle, givens=(0, *puzzle.givens[1:]))
    assert solutions(less, 3) > 2
    best = finished(unique(less))[0]
    assert len(best.added) == 1
    assert solutions(replace(less, givens=best.givens)) == 1
