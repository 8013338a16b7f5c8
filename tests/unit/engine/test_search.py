"""The exact search and its questions, on puzzles with known answers."""

import gc
import inspect
import sys
from itertools import count, islice
from random import Random

import pytest
from tests.unit.engine.fours import puzzles

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.line import write_line
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Budget, Check
from pencilmark.engine.search import PULSE, Search
from pencilmark.exchange.read import read

TWELVE = "   456789679813245548927136   594678857361492964782513   648957796135824485279361"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
HARD_ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HOPELESS = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
SPECIAL_BOARDS = (
    *("9 x", "9 windoku", "9 disjoint", "6 3x2 antiknight", "9 antiking", "9 latin", "6 3x2", "7", "10", "12", "15"),
    *("16", "16 x", "9 house=r1c1r2c4r3c7", "4 regions=AABBAABCDDBCDDCC"),
)
BACKENDS = ["python", "sat"]


def blank(text):
    geometry = board(text)
    return Puzzle(geometry, (0,) * geometry.cell_count)


def is_full_grid(values, geometry):
    """Check a grid by sets alone, without any of the engine's masks."""
    everything = set(range(1, geometry.size + 1))
    houses = all(len({values[cell] for cell in house.cells}) == len(house.cells) for house in geometry.houses)
    return houses and set(values) == everything and all(values[a] != values[b] for a, b in geometry.pairs)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_hard_puzzle_has_its_one_answer(backend):
    answer = engine.solve(read(HARD), backend=backend)
    assert answer.status == "unique"
    assert write_line(answer.solutions[0], 9) == HARD_ANSWER


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_puzzle_with_twelve_solutions_has_twelve_and_stops_at_two_when_asked(backend):
    puzzle = read(TWELVE)
    found = list(engine.solutions(puzzle, backend=backend))
    assert len(found) == len(set(found)) == 12
    assert all(is_full_grid(values, puzzle.geometry) for values in found)
    assert engine.count(puzzle, backend=backend).count == 12
    assert len(engine.solve(puzzle, limit=2, backend=backend).solutions) == 2
    limited = engine.count(puzzle, maximum=2, backend=backend)
    assert (limited.count, limited.exact) == (2, False)


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 2), (3, 12), (4, 288), (5, 161_280), (6, 28_200_960)])
def test_counts_of_full_grids_are_the_known_ones(size, count):
    assert engine.count(blank(size)).count == count


@pytest.mark.parametrize("text", SPECIAL_BOARDS)
def test_a_solution_of_any_board_obeys_all_its_houses_and_pairs(text):
    puzzle = blank(text)
    solution = engine.solve(puzzle, limit=1, backend="python").solutions[0]
    assert is_full_grid(solution, puzzle.geometry)


def test_a_large_empty_board_is_filled_through_sat():
    puzzle = blank("25")
    answer = engine.solve(puzzle, limit=1, backend="sat")
    assert answer.backend == "sat"
    assert is_full_grid(answer.solutions[0], puzzle.geometry)


def test_every_candidate_of_an_empty_board_is_true():
    assert set(engine.true_candidates(blank("9")).cells) == {511}


def test_an_impossible_puzzle_has_no_true_candidates():
    assert set(engine.true_candidates(read(HOPELESS)).cells) == {0}


def test_a_puzzle_given_as_candidates_is_solved_as_such():
    puzzle = read(EASY)
    answer = engine.solve(puzzle).solutions[0]
    masks = tuple(1 << value - 1 | 1 << value % 9 for value in answer)
    marked = Puzzle(puzzle.geometry, (0,) * 81, None, masks)
    assert answer in set(engine.solutions(marked))
    assert all(
        1 << value - 1 & mask
        for solution in engine.solutions(marked)
        for value, mask in zip(solution, masks, strict=True)
    )


def test_candidates_restrict_the_empty_cells_only():
    givens = (1,) + (0,) * 15
    free = engine.count(Puzzle(board("4"), givens)).count
    assert engine.count(Puzzle(board("4"), givens, None, (0b1110,) + (15,) * 15)).count == free
    assert engine.count(Puzzle(board("4"), givens, None, (15, 0b1100) + (15,) * 14)).count < free


def test_redundant_clues_can_go_and_the_others_not():
    puzzle = read(EASY)
    spare = engine.redundant(puzzle)
    for cell, value in enumerate(puzzle.givens):
        if value:
            assert engine.is_unique(engine.without(puzzle, 1 << cell)) == (cell in spare)
    assert engine.check(puzzle).minimal == (not spare)


def test_a_conflict_is_contradictory_and_none_of_it_can_be_spared():
    puzzle = read(HOPELESS)
    found = engine.check(puzzle)
    assert not found.valid
    mask = sum(1 << cell for cell in found.conflicts)
    core = engine.without(puzzle, ~mask)
    assert engine.solve(core).status == "none"
    for cell in found.conflicts:
        assert engine.solve(engine.without(core, 1 << cell), limit=1).solutions


def test_two_equal_clues_in_a_row_are_the_conflict():
    assert engine.check(read("1" + "." * 7 + "1" + "." * 72)) == Check(False, False, False, conflicts=(0, 8))


@pytest.mark.parametrize(
    ("puzzle", "limit", "status"),
    [
        (blank("25"), 2, "timeout"),
        (read("1" * 81), 2, "none"),
        (read(HOPELESS), 2, "timeout"),
        (blank("16"), 10**9, "multiple"),
    ],
)
def test_a_hopeless_input_stops_at_its_budget(puzzle, limit, status):
    answer = engine.solve(puzzle, limit=limit, budget=Budget(nodes=200), backend="python")
    assert answer.status == status
    assert answer.nodes <= 200 + PULSE


def test_a_budget_of_time_ends_a_search_when_the_clock_says_so():
    ticks = count()
    answer = engine.solve(
        blank("9"), limit=10**9, budget=Budget(seconds=5, clock=lambda: next(ticks)), backend="python"
    )
    assert len(answer.solutions) == 5


def test_a_lazy_question_out_of_budget_raises_timeout():
    with pytest.raises(engine.Timeout):
        for _ in engine.solutions(blank("9"), budget=Budget(nodes=300)):
            pass


def test_a_random_search_finds_the_same_solutions_in_an_order_its_seed_decides():
    puzzle = read(TWELVE)
    orders = [tuple(engine.solutions(puzzle, rng=Random(seed))) for seed in (1, 1, 2, 3)]
    assert orders[0] == orders[1]
    assert len(set(orders)) > 1
    assert {frozenset(order) for order in orders} == {frozenset(engine.solutions(puzzle))}


def test_the_share_of_the_search_done_ends_at_one():
    search = Search(read(TWELVE))
    assert sum(1 for solution in search if solution) == 12
    assert search.share == pytest.approx(1.0)


def test_memory_stays_flat_over_many_solutions():
    search = iter(Search(blank("9")))
    list(islice(search, 2000))
    gc.collect()
    before = len(gc.get_objects())
    for _ in islice(search, 3_000):
        pass
    gc.collect()
    assert len(gc.get_objects()) - before < 600


def test_the_search_needs_no_recursion():
    limit = sys.getrecursionlimit()
    depth = len(inspect.stack())
    sys.setrecursionlimit(depth + 30)
    try:
        assert engine.solve(blank("16"), limit=1, backend="python").solutions
    finally:
        sys.setrecursionlimit(limit)


def test_a_contradiction_deep_down_is_left_at_the_clues_that_show_it_soon(monkeypatch):
    puzzle = read(
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", "9 antiknight antiking"
    )
    nodes, solve = [], engine.solve

    def counting(*args, **options):
        nodes.append((answer := solve(*args, **options)).nodes)
        return answer

    monkeypatch.setattr(engine, "solve", counting)
    assert 1 < len(engine.check(puzzle).conflicts) < 9
    assert sum(nodes) < 4 * engine.ENOUGH


@pytest.mark.parametrize("backend", [*BACKENDS, "wasm", "auto"])
def test_an_answer_has_as_many_solutions_as_were_wanted_and_says_what_they_prove(backend):
    for puzzle, solutions in puzzles(16):
        number = len(solutions)
        for limit in (1, 2, 3, 40):
            answer = engine.solve(puzzle, limit=limit, backend=backend)
            assert len(answer.solutions) == len(set(answer.solutions)) == min(limit, number)
            assert set(answer.solutions) <= set(solutions)
            assert answer.status == ("none", "unique", "multiple")[min(number, 2)]
            assert answer.ended == ("all" if number < max(limit, 2) else "limit")
        found = engine.first(puzzle, backend=backend)
        assert (len(found.solutions), found.status) == ((1, "timeout") if number else (0, "none"))


def test_a_check_that_runs_out_of_time_says_what_is_known_by_then():
    def checked(puzzle, seconds):
        ticks = count()
        return engine.check(puzzle, budget=Budget(seconds=seconds, clock=lambda: next(ticks)), backend="python")

    assert checked(read(EASY), 1) == Check(False, False, False, exact=False)
    assert checked(read(EASY), 2) == Check(True, True, False, exact=False)
    assert checked(blank("4"), 10) == Check(True, False, False)
    found = engine.check(read(EASY))
    assert checked(read(EASY), 10**6) == found == Check(True, True, not found.redundant, found.redundant)
    ticks = count()
    engine.solve(read(HOPELESS), budget=Budget(seconds=10**6, clock=lambda: next(ticks)))
    ended, again = next(ticks), count()
    budget = Budget(seconds=ended, clock=lambda: next(again))  # is over at the first pause after this search
    assert engine.check(read(HOPELESS), budget=budget) == Check(False, False, False, exact=False)


def test_a_search_pauses_after_so_many_nodes():
    search = Search(blank("16"))
    told = [search.nodes for found in islice(search, 30) if not found]
    assert told and told == [PULSE * number for number in range(1, len(told) + 1)]
