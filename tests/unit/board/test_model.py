"""Puzzles, positions and steps: what a position says by cells it says by digits, and nothing is lost on the way."""

from dataclasses import fields, replace
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.errors import FormatError
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Candidate, Evidence, Position, Puzzle, Step

BOARDS = ("9", "6", "9 x antiknight", "7 values=5", "12")


def start(name: str, seed: int) -> Position:
    """Return a position after a few placements that its candidates allow, and eliminations."""
    rng, geometry = Random(seed), board(name)
    position = Position.of(Puzzle(geometry, (1,) + (0,) * (geometry.cell_count - 1)))
    for _ in range(6):
        left = position.candidates()
        placed = rng.choice(left)
        gone = [one for one in rng.sample(left, 5) if one.cell != placed.cell]
        position = position.after([placed], gone)
        assert all(one not in position.candidates() for one in gone)
        assert position.values[placed.cell] == placed.value and not position.cell_digits[placed.cell]
    return position


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_cells_and_digits_of_a_position_say_the_same(name: str, seed: int) -> None:
    position = start(name, seed)
    by_digits = {(cell, digit) for digit, mask in enumerate(position.digit_cells) for cell in bits(mask)}
    by_cells = {(cell, digit) for cell, mask in enumerate(position.cell_digits) for digit in bits(mask)}
    assert by_digits == by_cells == {(cell, value - 1) for cell, value in position.candidates()}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_sees_a_value_may_be_that_value(name: str, seed: int) -> None:
    position = start(name, seed)
    for cell, value in enumerate(position.values):
        if value:
            assert not position.geometry.peer_masks[cell] & position.digit_cells[value - 1]


@pytest.mark.parametrize("name", BOARDS)
def test_a_position_is_that_of_the_puzzle_it_gives_back(name: str) -> None:
    position = start(name, 5)
    puzzle = position.puzzle()
    again = Position.of(puzzle)
    shown = puzzle.shown()
    assert (shown.values, shown.cell_digits, shown.givens) == (position.values, position.cell_digits, position.givens)
    assert not position.truth and puzzle.candidates and puzzle.placed
    assert not any(given and placed for given, placed in zip(puzzle.givens, puzzle.placed, strict=True))
    assert all(puzzle.candidates[cell] == 1 << value - 1 for cell, value in enumerate(puzzle.values) if value)
    assert not any(replace(puzzle, candidates=None).shown().cell_digits)
    assert puzzle.clue_count == 1 and again.givens == position.givens == 1
    assert (again.values, again.digit_cells, again.cell_digits) == (
        position.values,
        position.digit_cells,
        position.cell_digits,
    )


@pytest.mark.parametrize("name", ["6", "grids 4 at 0,0 / 2,2", "2x3"])
def test_a_cell_without_candidates_is_a_contradiction_and_a_filled_one_or_a_hole_is_not(name: str) -> None:
    geometry = board(name)
    position = Position.of(Puzzle(geometry, (0,) * geometry.cell_count)).after([(0, 1)])
    assert position.contradiction() is None
    for cell in bits(geometry.covered)[1:]:
        gone = [(cell, digit + 1) for digit in bits(position.cell_digits[cell])]
        assert position.after([], gone).contradiction() == cell


def test_two_equal_values_that_see_each_other_are_a_conflict_once() -> None:
    givens = [0] * 16
    givens[0] = givens[3] = givens[13] = 2
    assert Puzzle(board("4"), tuple(givens)).conflicts() == [(0, 3)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"givens": (5,) + (0,) * 15},
        {"givens": (-1,) + (0,) * 15},
        {"givens": (0,) * 15},
        {"placed": (5,) + (0,) * 15},
        {"candidates": (16,) + (0,) * 15},
    ],
)
def test_what_no_board_has_is_refused(wrong: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(FormatError):
        Puzzle(board("4"), **{"givens": (0,) * 16} | wrong)  # type: ignore[arg-type]  # names of its fields
    Puzzle(board("4"), (4,) + (0,) * 15, candidates=(15,) + (0,) * 15)


def test_a_step_concludes_with_what_it_places_or_else_strikes_out_first() -> None:
    placed, gone = (Candidate(12, 3), Candidate(40, 9)), (Candidate(10, 2), Candidate(11, 2))
    assert Step("both", placed, gone).conclusion == (mask_of([12]), 3, True, None)
    assert Step("gone", (), gone).conclusion == (mask_of([10]), 2, False, None)


def test_a_candidate_is_named_by_row_and_column_of_the_usual_board() -> None:
    assert (Candidate(10, 2).text("="), Candidate(10, 2).text("<>", 4)) == ("r2c2=2", "r3c3<>2")


def test_what_an_evidence_does_not_name_is_empty() -> None:
    assert not any(getattr(Evidence(), one.name) for one in fields(Evidence))
