"""The engine on boards of several grids, against grids paired by hand."""

from functools import cache
from itertools import permutations, product
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.engine import BackendName
from pencilmark.engine.kernels import shared_kernel
from pencilmark.rules.rule import parse_rules

TWO = board("grids 4 at 0,0 / 2,2")
BACKENDS: tuple[BackendName, ...] = ("python", "wasm", "sat", "auto")
JOINED = ("grids 4 at 0,0 / 2,2", "grids 4 at 0,0 / 1,2", "grids 4 at 0,1 / 2,0")


def _blank(geometry: Geometry) -> Puzzle:
    return Puzzle(geometry, (0,) * geometry.cell_count)


@cache
def _paired(geometry: Geometry) -> set[tuple[int, ...]]:
    """Combine the solutions of a 4 x 4 board that agree in the cells that two grids share."""
    single = list(engine.solutions(_blank(board("4")), backend="python"))
    found = set()
    for one, other in product(single, repeat=2):
        values = dict(zip(bits(geometry.grids[0]), one, strict=True))
        if all(
            values.setdefault(cell, value) == value for cell, value in zip(bits(geometry.grids[1]), other, strict=True)
        ):
            found.add(tuple(values.get(cell, 0) for cell in range(geometry.cell_count)))
    return found


@pytest.mark.parametrize("backend", BACKENDS)
def test_true_candidates_are_those_of_all_solutions(backend: BackendName) -> None:
    expected = [solution for solution in _paired(TWO) if solution[0] == 1 and solution[9] == 2]
    givens = tuple({0: 1, 9: 2}.get(cell, 0) for cell in range(TWO.cell_count))
    seen = [0] * TWO.cell_count
    for solution in expected:
        for cell, value in enumerate(solution):
            seen[cell] |= 1 << value >> 1
    assert engine.true_candidates(Puzzle(TWO, givens), backend=backend).cells == tuple(seen)
    assert engine.solve(Puzzle(TWO, expected[0]), backend=backend).status == "unique"


@cache
def _rows_that_agree(geometry: Geometry) -> set[tuple[int, ...]]:
    """Fill the rows of a board that is not square in every way, and keep the grids in which no peers are equal."""
    high, wide = geometry.extent
    found = set()
    for rows in product(permutations(range(1, geometry.value_count + 1), wide), repeat=high):
        values = {r * geometry.size + c: rows[r][c] for r in range(high) for c in range(wide)}
        if not any(values[cell] == values[other] for cell in values for other in geometry.peers[cell]):
            found.add(tuple(values.get(cell, 0) for cell in range(geometry.cell_count)))
    return found


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", [*JOINED, "2x3", "3x2", "2x4", "3x4 antiking", "2x4 latin", "3x2 values=4"])
def test_solutions_are_pairs_of_grids_or_rows_that_agree(name: str, backend: BackendName) -> None:
    geometry = board(name)
    expected = _paired(geometry) if name in JOINED else _rows_that_agree(geometry)
    assert set(engine.solutions(_blank(geometry), backend=backend)) == expected
    assert engine.count(_blank(geometry), backend=backend).count == len(expected)


@pytest.mark.parametrize("backend", BACKENDS)
def test_rules_on_a_board_that_is_no_square_see_its_lines(backend: BackendName) -> None:
    geometry = board("4x6")
    rules = parse_rules(["skyscraper 4: bottom 2", "sum(col(3)) = 10", "killer 9: r1c1 r1c2", "antiking"], geometry)
    puzzle = Puzzle(geometry, (0,) * geometry.cell_count, rules=rules)
    found = next(filter(None, engine.stream(puzzle, backend=backend)[0]))
    column = [found[row * geometry.size + 1] for row in range(4)]
    assert column == sorted(column, reverse=True)
    assert sum(found[row * geometry.size + 2] for row in range(4)) == 10
    assert found[0] + found[1] == 9


@pytest.mark.parametrize("name", ["samurai", "windmill", "butterfly", "grids 9 at 0,0 / 4,5", "6x9", "9x6"])
def test_a_puzzle_dug_by_the_kernel_is_unique_and_minimal_for_the_others(name: str) -> None:
    geometry = board(name)
    solution = next(filter(None, engine.stream(_blank(geometry), rng=Random(1))[0]))
    dug = shared_kernel(geometry).dig(bytes(solution), [1 << cell for cell in bits(geometry.covered)])
    puzzle = Puzzle(geometry, tuple(dug))
    assert engine.solve(puzzle, backend="sat").solutions == (solution,)
    found = engine.check(puzzle)
    assert found.unique
    assert found.minimal


def test_rules_hold_across_grids() -> None:
    rules = parse_rules(["killer 5: r2c2 r3c3 r4c2", "r6c6 > r1c1"], TWO)
    expected = {
        s for s in _paired(TWO) if s[7] + s[14] + s[19] == 5 and len({s[7], s[14], s[19]}) == 3 and s[35] > s[0]
    }
    for backend in BACKENDS:
        found = set(engine.solutions(Puzzle(TWO, (0,) * TWO.cell_count, rules=rules), backend=backend))
        assert found == expected


def test_a_leap_goes_from_one_grid_into_another() -> None:
    cells, size = list(bits(TWO.covered)), TWO.size
    apart = {(2, 3), (3, 2)}
    pairs = [
        (a, b)
        for a in cells
        for b in cells
        if (abs(a // size - b // size), abs(a % size - b % size)) in apart and a < b
    ]
    expected = {s for s in _paired(TWO) if all(s[a] != s[b] for a, b in pairs)}
    assert any(not any(grid >> a & grid >> b & 1 for grid in TWO.grids) for a, b in pairs)
    rules = parse_rules(["anti-leap 2 3"], TWO)
    assert set(engine.solutions(Puzzle(TWO, (0,) * TWO.cell_count, rules=rules))) == expected != set()
