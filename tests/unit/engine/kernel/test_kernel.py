"""The kernel answers as the search in plain Python does, on every kind of board it takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.dice import roll, shuffled
from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine.kernel import Kernel, open_kernel
from pencilmark.engine.kernel.any import AnyBoard, any_frame
from pencilmark.engine.kernel.program import Program, program
from pencilmark.engine.kernel.runtime import run

pytest.importorskip("wasmtime")

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
    grids = kernel_of(name).search(empty).advance(1 + roll(rng, 30), 10**6).solutions
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
def test_batch_answers_each_puzzle_as_a_search_does(name: str) -> None:
    kernel = kernel_of(name)
    puzzles = [puzzle for puzzle in puzzles_of(name, 16) if puzzle.candidates is None]
    for puzzle, result in zip(puzzles, kernel.solve_many([bytes(p.givens) for p in puzzles]), strict=True):
        answer = engine.solve(puzzle, backend="python")
        assert (result.status, result.found) == (answer.status, len(answer.solutions))
        if answer.status == "unique":
            assert tuple(result.solution) == answer.solutions[0]


@pytest.mark.parametrize("name", BOARDS)
def test_search_cut_into_slices_and_moved_to_another_kernel_finds_the_same(name: str) -> None:
    puzzle = next(p for p in puzzles_of(name, 40) if engine.solve(p, backend="python").status == "multiple")
    whole = kernel_of(name).search(puzzle).advance(300, 10**6)
    other, search, found = open_kernel(board(name)), kernel_of(name).search(puzzle), list[tuple[int, ...]]()
    nodes = 0
    while not search.done and len(found) < 300:
        part = search.advance(300 - len(found), 3)
        found += part.solutions
        nodes += part.nodes
        if not search.done:
            search = (other if nodes % 2 else kernel_of(name)).resume(search.suspend())
    assert (found[:300], nodes) == (whole.solutions, whole.nodes)


def test_searches_take_turns_without_disturbing_each_other() -> None:
    kernel = kernel_of("9")
    puzzles = list(puzzles_of("9", 6))
    alone = [[s for s in kernel.search(p) if s][:20] for p in puzzles]
    found: list[list[tuple[int, ...]]] = [[] for _ in puzzles]
    searches = [kernel.search(puzzle) for puzzle in puzzles]
    while not all(search.done or len(got) >= 20 for search, got in zip(searches, found, strict=True)):
        for search, got in zip(searches, found, strict=True):
            if not search.done:
                got += search.advance(5, 2).solutions
        kernel.solve_many([bytes(81)])
    assert [got[:20] for got in found] == alone


@pytest.mark.parametrize("name", BOARDS)
def test_search_stops_at_its_budget(name: str) -> None:
    empty = bytes(board(name).cell_count)
    (result,) = kernel_of(name).solve_many([empty], limit=10**6, budget=100)
    assert (result.exact, result.nodes) == (False, 100)
    search = kernel_of(name).search(Puzzle(board(name), tuple(empty)))
    assert (search.advance(10**6, 50).nodes, search.done) == (50, False)


def test_puzzle_made_to_hang_others_is_refuted_at_once() -> None:
    hopeless = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
    givens = bytes(int(sign) if sign.isdigit() else 0 for sign in hopeless)
    (result,) = kernel_of("9").solve_many([givens])
    assert (result.status, result.nodes < 1000) == ("none", True)


@pytest.mark.parametrize("name", BOARDS)
def test_dig_leaves_what_questions_one_by_one_leave(name: str) -> None:
    geometry, rng, kernel = board(name), Random(5), kernel_of(name)
    grid = some_grid(name, rng)
    cells = shuffled(rng, range(geometry.cell_count))
    orders = [[[cell] for cell in cells], [cells[i : i + 2] for i in range(0, len(cells), 2)]]
    for order, dug in zip(orders, kernel.dig([bytes(grid)] * 2, orders), strict=True):
        givens = list(grid)
        for group in order:
            fewer = [0 if cell in group else value for cell, value in enumerate(givens)]
            if engine.is_unique(Puzzle(geometry, tuple(fewer)), backend="python"):
                givens = fewer
        assert list(dug) == givens


@pytest.mark.parametrize("name", BOARDS)
def test_writing_a_module_twice_gives_the_same_bytes(name: str) -> None:
    write = program.__wrapped__
    assert write(board(name)).binary == write(board(name)).binary


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
    ordinary = board("9")
    slower = AnyBoard(ordinary)
    code = Program(slower.binary(), slower.memory, any_frame, 1000)
    any_kernel = Kernel(ordinary, code, run(code.binary))
    puzzles = [bytes(puzzle.givens) for puzzle in puzzles_of("9", 60)]
    pairs = zip(kernel_of("9").solve_many(puzzles), any_kernel.solve_many(puzzles), strict=True)
    for nine, other in pairs:
        assert (nine.status, nine.found) == (other.status, other.found)
        assert nine.found != 1 or nine.solution == other.solution


def test_once_has_the_places_of_digits_that_exactly_one_solution_has() -> None:
    kernel = kernel_of("9")
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
