"""The kernel answers as the search in plain Python does, on every kind of board it takes."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import roll, shuffled
from pencilmark.board.errors import Unavailable
from pencilmark.board.masks import mask_of
from pencilmark.board.model import Puzzle
from pencilmark.engine.kernel.kernel import NineKernel
from pencilmark.engine.kernel.memory import RESULT
from pencilmark.engine.kernel.nine import nine_module
from pencilmark.engine.kernels import Kernel, open_kernel
from pencilmark.engine.relations.without_rules import PlainKernel, plain_module

JIGSAW = "5 regions=AABBBAACBBDACCCDDDCEDEEEE"  # regions of any shape
EXTRA = "8 disjoint house=r1c1r2c3r4c5"
FREE = "4 free house=r1c1r2c2r3c3r4c4"
BOARDS = ["9", "4", "6 3x2", JIGSAW, "7 latin", "9 x windoku", "9 antiknight", EXTRA, FREE, "10"]


@lru_cache
def kernel_of(name: str) -> Kernel:
    return open_kernel(board(name))


def some_grid(name: str, rng: Random) -> tuple[int, ...]:
    """Take one of the first full grids and rename its values."""
    empty = Puzzle(board(name), (0,) * board(name).cell_count)
    grids = kernel_of(name).search(empty).advance(1 + roll(rng, 30), 10**6)
    values = shuffled(rng, range(1, board(name).size + 1))
    return tuple(values[value - 1] for value in grids[-1])


def puzzles_of(name: str, number: int) -> Iterator[Puzzle]:
    """Draw puzzles with one, some and no solutions, some of them with restricted candidates."""
    geometry, rng = board(name), Random(name)
    for turn in range(number):
        grid = some_grid(name, rng)
        order = shuffled(rng, range(geometry.cell_count))
        keep = set(order[: int(geometry.cell_count * rng.uniform(0.3, 0.5))])
        givens = [value if cell in keep else 0 for cell, value in enumerate(grid)]
        if turn % 4 == 1:
            givens[order[0]] = givens[order[0]] % geometry.size + 1
        puzzle = Puzzle(geometry, tuple(givens))
        if turn % 4 == 2:
            marks = [rng.getrandbits(geometry.size) | rng.getrandbits(geometry.size) | 1 << (v - 1) for v in grid]
            puzzle = replace(puzzle, candidates=tuple(marks))
        yield puzzle


@pytest.mark.parametrize("name", BOARDS)
def test_solutions_are_those_of_the_python_search(name: str) -> None:
    kernel = kernel_of(name)
    for puzzle in puzzles_of(name, 24):
        expected = engine.solve(puzzle, limit=60, backend="python").solutions
        found = []
        for solution in kernel.search(puzzle):
            if solution:
                found.append(solution)
            if len(found) >= 60:
                break
        assert len(found) == len(set(found))
        if len(expected) < 60:
            assert sorted(found) == sorted(expected)
        else:
            assert len(found) >= 60
            assert all(not Puzzle(puzzle.geometry, solution).conflicts() for solution in found)


@pytest.mark.parametrize("name", BOARDS)
def test_one_question_answers_each_puzzle_as_a_search_does(name: str) -> None:
    kernel = kernel_of(name)
    for puzzle in (puzzle for puzzle in puzzles_of(name, 16) if puzzle.candidates is None):
        result, answer = kernel.solve_one(bytes(puzzle.givens)), engine.solve(puzzle, backend="python")
        assert (result.status, result.found) == (answer.status, len(answer.solutions))
        if answer.status == "unique":
            assert tuple(result.solution) == answer.solutions[0]


@pytest.mark.parametrize("name", BOARDS)
def test_search_cut_into_slices_with_others_in_between_finds_the_same(name: str) -> None:
    puzzle = next(p for p in puzzles_of(name, 40) if engine.solve(p, backend="python").status == "multiple")
    kernel, empty = kernel_of(name), bytes(board(name).cell_count)
    whole, search, found = kernel.search(puzzle), kernel.search(puzzle), list[tuple[int, ...]]()
    expected = whole.advance(300, 10**6)
    while not search.done and len(found) < 300:
        found += search.advance(300 - len(found), 3)
        kernel.solve_one(empty)
    assert (found[:300], search.nodes) == (expected, whole.nodes)


def test_searches_take_turns_without_disturbing_each_other() -> None:
    kernel = kernel_of("9")
    puzzles = list(puzzles_of("9", 6))
    alone = [[s for s in kernel.search(p) if s][:20] for p in puzzles]
    found: list[list[tuple[int, ...]]] = [[] for _ in puzzles]
    searches = [kernel.search(puzzle) for puzzle in puzzles]
    while not all(search.done or len(got) >= 20 for search, got in zip(searches, found, strict=True)):
        for search, got in zip(searches, found, strict=True):
            if not search.done:
                got += search.advance(5, 2)
        kernel.solve_one(bytes(81))
    assert [got[:20] for got in found] == alone


@pytest.mark.parametrize("name", BOARDS)
def test_search_stops_at_its_budget(name: str) -> None:
    empty = bytes(board(name).cell_count)
    result = kernel_of(name).solve_one(empty, limit=10**6, budget=100)
    assert (result.exact, result.nodes) == (False, 100)
    search = kernel_of(name).search(Puzzle(board(name), tuple(empty)))
    search.advance(10**6, 50)
    assert (search.nodes, search.done) == (50, False)


def test_puzzle_made_to_hang_other_solvers_is_refuted_at_once() -> None:
    hopeless = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    givens = bytes(int(sign) if sign.isdigit() else 0 for sign in hopeless)
    result = kernel_of("9").solve_one(givens)
    assert (result.status, result.nodes < 1000) == ("none", True)


@pytest.mark.parametrize("name", BOARDS)
def test_dig_leaves_what_questions_one_by_one_leave(name: str) -> None:
    geometry, rng, kernel = board(name), Random(5), kernel_of(name)
    grid = some_grid(name, rng)
    cells = shuffled(rng, range(geometry.cell_count))
    pairs = [mask_of(cells[at : at + 2]) for at in range(0, len(cells), 2)]
    for orbits in ([1 << cell for cell in cells], pairs):
        givens = list(grid)
        for orbit in orbits:
            fewer = [0 if orbit >> cell & 1 else value for cell, value in enumerate(givens)]
            if engine.is_unique(Puzzle(geometry, tuple(fewer)), backend="python"):
                givens = fewer
        assert list(kernel.dig(bytes(grid), orbits)) == givens


@pytest.mark.parametrize("write", [nine_module.__wrapped__, plain_module.__wrapped__])
def test_writing_a_module_twice_gives_the_same_bytes(write: Callable[[], bytes]) -> None:
    assert write() == write()


@pytest.mark.parametrize("name", BOARDS)
def test_another_solution_is_found_exactly_when_there_is_one(name: str) -> None:
    kernel, rng = kernel_of(name), Random(name)
    geometry = board(name)
    for _ in range(8):
        grid = some_grid(name, rng)
        kept = [value if rng.random() < 0.5 else 0 for value in grid]
        cell = roll(rng, geometry.cell_count)
        kept[cell] = 0
        marks = [geometry.all_digits] * geometry.cell_count
        marks[cell] &= ~(1 << (grid[cell] - 1))
        puzzle = Puzzle(geometry, tuple(kept), candidates=tuple(marks))
        expected = engine.solve(puzzle, limit=1, backend="python").status != "none"
        assert kernel.has_another(bytes(kept), cell, grid[cell]) is expected
        assert kernel.solve_one(bytes(kept)).status == engine.solve(replace(puzzle, candidates=None)).status


def test_board_with_other_values_has_no_kernel() -> None:
    with pytest.raises(Unavailable, match="values"):
        open_kernel(board("4 free values=9"))


def test_both_kernels_agree_on_the_ordinary_board() -> None:
    own, plain = kernel_of("9"), PlainKernel(board("9"))
    for givens in (bytes(puzzle.givens) for puzzle in puzzles_of("9", 60)):
        nine, other = own.solve_one(givens), plain.solve_one(givens)
        assert (nine.status, nine.found) == (other.status, other.found)
        assert nine.found != 1 or nine.solution == other.solution


def test_a_block_answers_each_of_its_puzzles_as_a_question_does() -> None:
    kernel = NineKernel()
    puzzles = [bytes(puzzle.givens) for puzzle in puzzles_of("9", 20)]
    records, size = kernel.solve_block(b"".join(puzzles)), RESULT + 81
    for place, givens in enumerate(puzzles):
        result, record = kernel.solve_one(givens), records[place * size : (place + 1) * size]
        assert record[4] == result.found
        assert not result.found or record[RESULT:] == result.solution


def test_once_has_the_places_of_digits_that_exactly_one_solution_has() -> None:
    kernel = NineKernel()
    for puzzle in puzzles_of("9", 24):
        if puzzle.candidates is not None:
            continue
        found, once = kernel.once(bytes(puzzle.values), 200)
        several = engine.solve(puzzle, limit=200, backend="python").solutions
        assert found == len(several)
        if found == 200:
            continue
        for cell in range(81):
            digits = [solution[cell] for solution in several]
            assert {value for value in range(1, 10) if once[value - 1] >> cell & 1} == {
                value for value in digits if digits.count(value) == 1
            }
    assert kernel.once(bytes(81), 50)[0] == 50
