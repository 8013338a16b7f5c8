"""How deep puzzles are: trial and error by hand says the same, and backdoors open."""

from pathlib import Path

import pytest
from tests.unit.human.test_large_patterns import LOKI

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Position, Puzzle
from pencilmark.board.task import Budget
from pencilmark.engine.cover import cover
from pencilmark.exchange.read import read
from pencilmark.human import logic
from pencilmark.human.depth import measure, work
from pencilmark.human.techniques.ladders import climb

LINES = (Path(__file__).parents[2] / "data" / "sukaku_puzzles.txt").read_text().splitlines()
SINGLES = climb(("hidden-single", "naked-single"))
EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"


def by_hand(position: Position) -> Position:
    """Solve by singles, and by what a single trial followed by singles rules out."""
    while True:
        position = logic.solve_path(position, SINGLES).position
        for candidate in position.candidates():
            tried = logic.solve_path(position.after([candidate], ()), SINGLES).position
            if _is_contradictory(tried):
                position = position.after((), [candidate])
                break
        else:
            return position


def _is_contradictory(position: Position) -> bool:
    if position.contradiction() is not None:
        return True
    geometry = position.geometry
    for house in geometry.full_houses:
        cells = geometry.houses[house].cells
        for digit in range(geometry.size):
            values = [position.values[cell] == digit + 1 for cell in cells]
            if not any(values) and not any(position.cell_digits[cell] >> digit & 1 for cell in cells):
                return True
    return False


@pytest.mark.parametrize("line", LINES[::9], ids=lambda line: line.split()[1])
def test_the_depth_is_what_trying_by_hand_finds(line: str) -> None:
    puzzle = read(line[:81])
    found = measure(puzzle, engine.solve(puzzle).solutions[0])
    path = logic.solve_path(Position.of(puzzle), SINGLES)
    assert found.singles == len(path.steps)
    assert (found.trial == 0) == path.is_solved
    if not path.is_solved:
        assert (found.trial == 1) == by_hand(Position.of(puzzle)).is_solved


@pytest.mark.parametrize("line", LINES[4::9], ids=lambda line: line.split()[1])
def test_the_candidates_of_a_state_are_those_of_the_position(line: str) -> None:
    puzzle, table = read(line[:81]), cover(board("9"))
    loaded = table.load(puzzle)
    assert loaded
    assert sorted(table.candidates(loaded[0])) == sorted(Position.of(puzzle).candidates())


def test_loki_needs_trials_three_deep() -> None:
    puzzle = read(LOKI)
    assert measure(puzzle, engine.solve(puzzle).solutions[0]).trial == 3


@pytest.mark.parametrize("line", LINES[::9], ids=lambda line: line.split()[1])
def test_a_backdoor_leaves_nothing_but_singles_and_no_smaller_set_does(line: str) -> None:
    puzzle = read(line[:81])
    solution = engine.solve(puzzle).solutions[0]
    found = measure(puzzle, solution)
    position = Position.of(puzzle)
    for cells in (found.backdoors or ())[:5]:
        opened = position.after([(cell, solution[cell]) for cell in cells])
        assert logic.solve_path(opened, SINGLES).is_solved
        if cells:
            closed = position.after([(cell, solution[cell]) for cell in cells[1:]])
            assert not logic.solve_path(closed, SINGLES).is_solved


def test_the_easter_monster_needs_a_trial_within_a_trial_and_three_cells() -> None:
    puzzle = read(EASTER_MONSTER)
    measured = work(puzzle, engine.solve(puzzle).solutions[0])
    found = next(known for known in measured if known.trial is not None)
    assert (found.trial, found.backdoors, found.braids) == (2, (), None)


def test_a_search_that_is_given_up_tells_what_it_knows() -> None:
    puzzle = read(EASTER_MONSTER)
    found = measure(puzzle, engine.solve(puzzle).solutions[0], budget=Budget(seconds=0))
    assert (found.singles, found.trial, found.backdoors) == (0, None, None)


def test_other_boards_have_a_depth_too() -> None:
    puzzle = Puzzle(board("4"), (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0))
    found = measure(puzzle, engine.solve(puzzle).solutions[0])
    assert (found.singles, found.trial, found.backdoors) == (1, 0, ((),))
