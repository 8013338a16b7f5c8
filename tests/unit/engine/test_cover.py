"""The fields of a board: what is open in them, what they are called, and choices among candidates anywhere."""

from random import Random

import pytest
from tests.unit.engine.fours import FOUR, puzzles

from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.engine.cover import cover
from pencilmark.engine.search import SOLVED, Search, settle


@pytest.mark.parametrize("name", ["4", "2x3", "grids 4 at 0,0 / 2,2"])
def test_every_field_has_a_name_of_its_own(name: str) -> None:
    own = cover(board(name))
    names = [own.describe(own.field_of(flag)) for flag in own.alternatives]
    assert len(set(names)) == len(names) == len(own.fields)
    assert names[: len(own.cells)] == [own.geometry.cell_name(cell) for cell in own.cells]
    assert all(" in " in each for each in names[len(own.cells) :]) and names[len(own.cells)].startswith("1 in row 1")


@pytest.mark.parametrize("name", ["4", "2x3", "grids 4 at 0,0 / 2,2"])
def test_an_empty_board_has_every_candidate_open(name: str) -> None:
    geometry = board(name)
    blank = Puzzle(geometry, (0,) * geometry.cell_count)
    assert cover(geometry).candidates(cover(geometry).start) == Position.of(blank).candidates()


def test_what_is_open_is_what_givens_and_pencil_marks_leave() -> None:
    for puzzle, _ in puzzles(60):
        loaded = cover(FOUR).load(puzzle)
        assert (loaded is None) == bool(puzzle.conflicts())
        if loaded:
            assert cover(FOUR).candidates(loaded[0]) == Position.of(puzzle).candidates()
            assert cover(FOUR).values(loaded[1]) == puzzle.values


def test_what_is_left_after_the_singles_are_the_choices_with_the_fewest_alternatives() -> None:
    own, open_ones = cover(FOUR), 0
    for puzzle, _ in puzzles(60):
        if not (loaded := own.load(puzzle)):
            continue
        state, rest = settle(own, loaded[0], loaded[1])
        if rest > SOLVED:
            counts = {
                flag: (state & own.alternatives[flag]).bit_count() for flag in own.alternatives if state >> flag & 1
            }
            fewest = min(counts.values())
            assert fewest > 1 and rest == sum(1 << flag for flag, count in counts.items() if count == fewest)
            open_ones += 1
    assert open_ones


def test_a_choice_beside_the_fields_leaves_the_solutions_that_have_one_of_its_candidates() -> None:
    rng = Random(1)
    for puzzle, solutions in puzzles(40):
        chosen = rng.sample(range(64), rng.randint(1, 4))
        search = Search(puzzle)
        search.cover = search.cover.with_choice(chosen)
        expected = {grid for grid in solutions if any(grid[one // 4] == one % 4 + 1 for one in chosen)}
        assert set(filter(None, search)) == expected
