"""Counts and true candidates, whoever finds them and wherever they pause, against all solutions."""

import pytest
from tests.unit.engine.fours import BLANK, FOUR, GRIDS, puzzles

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.model import Puzzle
from pencilmark.board.task import Budget, Progress, finished
from pencilmark.engine import BackendName, slowly
from pencilmark.engine.answers import Count, TrueCandidates
from pencilmark.engine.slowly import true_candidates_slowly
from pencilmark.rules.rule import parse_rules

RULED = Puzzle(FOUR, (0,) * 16, rules=parse_rules(["a1 < a2", "b1 + b2 = 5"], FOUR))
OF_RULED = [grid for grid in GRIDS if grid[0] < grid[1] and grid[4] + grid[5] == 5]
PAUSED = "007000016008020070050030000070000005069000000080005100000000730700300080000000050"
"""On a board with diagonals: our own count pauses between the last solution and the end."""
BACKENDS: tuple[BackendName, ...] = ("python", "wasm", "sat", "auto")


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(
    ("puzzle", "number"),
    [
        (Puzzle(FOUR, (1, 2) + (0,) * 14), 24),
        (RULED, len(OF_RULED)),
        (BLANK, 288),
        (Puzzle(board("9 x"), tuple(map(int, PAUSED))), 59),
    ],
    ids=["givens", "rules", "blank", "paused"],
)
def test_a_count_is_exact_up_to_its_maximum_and_says_how_far_it_is(
    puzzle: Puzzle, number: int, backend: BackendName
) -> None:
    for maximum in (1, number - 1, number, number + 1, None):
        told = list[Count]()
        found = engine.count(puzzle, maximum=maximum, backend=backend, progress=told.append)
        is_whole = maximum is None or maximum >= number
        assert (found.count, found.exact) == (number if maximum is None or is_whole else maximum, is_whole)
        assert not is_whole or found.estimate == number
        counts = [now.count for now in told]
        assert counts == sorted(counts) and all(not now.exact and now.count <= number for now in told)
        assert all(now.estimate is None or now.estimate > 0.999 * now.count for now in told)


@pytest.mark.parametrize("backend", ["wasm", "auto"])
def test_a_count_is_the_same_where_the_kernel_pauses_at_each_node_and_gives_up(
    backend: BackendName, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slowly, "COUNT_SLICE", 1)
    monkeypatch.setattr(slowly, "QUICK", 1)
    for puzzle, solutions in puzzles(25):
        number = len(solutions)
        assert engine.count(puzzle, backend=backend) == Count(number, True, float(number))
        less = engine.count(puzzle, backend=backend, budget=Budget(nodes=2))
        assert less.count == number if less.exact else less.count <= number
    assert not engine.count(BLANK, backend=backend, budget=Budget(nodes=1)).exact


@pytest.mark.parametrize("backend", ["python", "sat", "auto"])
@pytest.mark.parametrize("alike", [1, 3, 64])
def test_true_candidates_are_those_of_all_solutions(
    backend: BackendName, alike: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slowly, "ALIKE", alike)
    is_cut = False
    for puzzle, solutions in puzzles(12):
        told = list[Progress]()
        shown = tuple(sum({1 << grid[cell] - 1 for grid in solutions}) for cell in range(16))
        assert finished(true_candidates_slowly(puzzle, backend=backend), told.append) == TrueCandidates(shown)
        done = [one.done for one in told if one.done is not None]
        assert done == sorted(done) and all(0 < one <= 1 for one in done)
        less = engine.true_candidates(puzzle, backend=backend, budget=Budget(nodes=0))
        assert (
            less.cells == shown
            if less.exact
            else not any(own & ~all_ for own, all_ in zip(less.cells, shown, strict=True))
        )
        is_cut |= not less.exact
    assert is_cut or alike == 1  # one solution is found at once
