"""The questions to a kernel about one puzzle, on 4 x 4, where all 288 grids can be tried."""

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from random import Random

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.relations.without_rules import PlainKernel

BOXES = [(0, 1, 4, 5), (2, 3, 6, 7), (8, 9, 12, 13), (10, 11, 14, 15)]
COLUMNS = [range(column, 16, 4) for column in range(4)]


@cache
def kernel() -> PlainKernel:
    return PlainKernel(board("4"))


@cache
def grids() -> list[tuple[int, ...]]:
    """List the grids: rows without equal digits in a column or box."""
    rows = list(permutations(range(1, 5)))
    every = (sum(four, ()) for four in product(rows, repeat=4))
    return [grid for grid in every if all(len({grid[cell] for cell in house}) == 4 for house in (*COLUMNS, *BOXES))]


def fitting(givens: Sequence[int]) -> list[tuple[int, ...]]:
    return [grid for grid in grids() if all(given in (0, value) for given, value in zip(givens, grid, strict=True))]


def drawn(number: int) -> list[tuple[Random, tuple[int, ...], bytes]]:
    """Draw grids and puzzles made from them, some with a wrong given."""
    found = []
    for random in map(Random, range(number)):
        grid = random.choice(grids())
        givens = [value if random.random() < 0.4 else 0 for value in grid]
        if random.random() < 0.3:
            givens[random.randrange(16)] = random.randint(1, 4)
        found.append((random, grid, bytes(givens)))
    return found


def test_there_are_288_grids() -> None:
    assert len(grids()) == 288


def test_solutions_are_counted_up_to_a_limit_and_the_first_is_one_of_them() -> None:
    for random, _, givens in drawn(150):
        limit, every = random.choice((1, 2, 3, 5, 1000)), fitting(givens)
        result = kernel().solve_one(givens, limit=limit)
        assert (result.found, result.exact) == (min(limit, len(every)), True)
        assert (tuple(result.solution) in every) if every else not result.solution


def test_a_budget_of_too_few_nodes_leaves_the_answer_open() -> None:
    result = kernel().solve_one(bytes(16), limit=1000, budget=5)
    assert (result.exact, result.nodes) == (False, 5)
    assert kernel().has_another(bytes(16), 0, 1, budget=1) is None


def test_a_solution_with_another_value_in_a_cell_is_found_where_there_is_one() -> None:
    known = set()
    for random, grid, givens in drawn(150):
        cell = random.choice([cell for cell in range(16) if not givens[cell]] or [0])
        if not givens[cell]:
            found = any(other[cell] != grid[cell] for other in fitting(givens))
            assert kernel().has_another(givens, cell, grid[cell]) == found
            known.add(found)
    assert known == {True, False}


def test_digging_empties_each_group_of_cells_that_leaves_a_single_solution() -> None:
    """Groups of one cell and of several; in a larger group, a second solution may have some of the same values."""
    refused = 0
    for random, grid, _ in drawn(60):
        cells, orbits = random.sample(range(16), 16), list[int]()
        while cells:
            orbits.append(mask_of(cells[: (size := random.choice((1, 1, 2, 3, 4)))]))
            cells = cells[size:]
        left = list(grid)
        for orbit in orbits:
            without = [0 if orbit >> cell & 1 else value for cell, value in enumerate(left)]
            if len(fitting(without)) == 1:
                left = without
            elif len(bits(orbit)) > 1:
                refused += 1
        assert kernel().dig(bytes(grid), orbits) == bytes(left)
    assert refused > 20
