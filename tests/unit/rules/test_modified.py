"""Doublers and other modifiers against every grid and every place for them, on boards small enough to try all."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from random import Random

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.board.modifiers import FACTORS
from pencilmark.engine import BackendName
from pencilmark.make.generator.grids import random_grid
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.rule import parse_rules, relations_of

BACKENDS: tuple[BackendName, ...] = ("wasm", "python", "sat", "auto")
Grid = Sequence[int]
Holds = Callable[[Grid, Grid], bool]
"""Whether a rule holds for some digits and the values that they count."""


def _every(name: str) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """List all grids of a board with all places of its modifiers: the digits, and what they count."""
    base, *kinds = name.split()
    size, boxes = int(base), board(base).region_of
    places = [tuple(row * size + column for row, column in enumerate(order)) for order in permutations(range(size))]
    places = [own for own in places if len({boxes[cell] for cell in own}) == size]
    for grid in engine.solutions(Puzzle(board(base), (0,) * size**2), backend="python"):
        for chosen in product(places, repeat=len(kinds)):
            cells = [cell for own in chosen for cell in own]
            if len(set(cells)) == len(cells) and all(len({grid[cell] for cell in own}) == size for own in chosen):
                values = list(grid)
                for own, kind in zip(chosen, kinds, strict=True):
                    for cell in own:
                        values[cell] *= FACTORS[kind]
                yield grid, values


RULES: list[tuple[str, Holds]] = [
    ("killer 7: a1 a2 b1", lambda s, v: v[0] + v[1] + v[4] == 7 and len({s[0], s[1], s[4]}) == 3),
    ("thermo: c1 c2 d2 d3", lambda s, v: v[8] < v[9] < v[13] < v[14]),
    ("arrow: a1 = b2 c3", lambda s, v: v[0] == v[5] + v[10]),
    ("whispers 3: a4 b4 c4", lambda s, v: abs(v[3] - v[7]) >= 3 and abs(v[7] - v[11]) >= 3),
    ("palindrome: a1 b2 c3 d4", lambda s, v: v[0] == v[15] and v[5] == v[10]),
    ("quadruple 1 4: b2", lambda s, v: {1, 4} <= {s[5], s[6], s[9], s[10]}),
    ("anti-king", lambda s, v: all(s[a] != s[b] for a in range(12) for b in (a + 3, a + 5) if abs(b % 4 - a % 4) == 1)),
    ("value(b3) = value(c1) + 1", lambda s, v: v[6] == v[8] + 1),
    ("b3 = c1 + 1", lambda s, v: s[6] == s[8] + 1),
]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", ["4 doublers", "4 negators", "4 doublers nullifiers"])
def test_solutions_are_those_of_all_grids_and_all_places(name: str, backend: BackendName) -> None:
    every, geometry = list(_every(name)), board(name)
    for text, rule in RULES[:: len(name) // 2 if backend == "python" else 1]:
        puzzle = Puzzle(geometry, (0,) * 16, rules=parse_rules([text], geometry))
        expected = sorted(grid for grid, values in every if rule(grid, values))
        assert sorted(engine.solutions(puzzle, backend=backend)) == expected, text


@pytest.mark.parametrize("name", ["4 doublers", "4 negators", "4 doublers nullifiers"])
def test_the_part_of_a_rule_that_people_see_holds_wherever_the_rule_does(name: str) -> None:
    geometry = board(name)
    for text, rule in RULES:
        (relation,) = relations_of(parse_rules([text], geometry), geometry)
        seen = holds(relation)
        assert all(seen(grid) for grid, values in _every(name) if rule(grid, values)), text


def test_known_modifiers_stay_and_decide_what_a_rule_means() -> None:
    known, open_ = board("4 doublers=r1c1r2c3r3c4r4c2"), board("4 doublers")
    texts = ["killer 7: a1 a2", "thermo: b3 b4"]
    puzzle = Puzzle(known, (0,) * 16, rules=parse_rules(texts, known))
    found = set(engine.solutions(puzzle))
    assert found
    for grid in found:
        assert 2 * grid[0] + grid[1] == 7
        assert 2 * grid[6] < grid[7]
        assert len({grid[cell] for cell in (0, 6, 11, 13)}) == 4
    assert found < set(engine.solutions(Puzzle(open_, (0,) * 16, rules=puzzle.rules)))


def test_a_value_is_the_digit_where_nothing_is_modified() -> None:
    four = board("4")
    relation, plain = relations_of(parse_rules(["value(a1) + a2 = 5", "a1 + a2 = 5"], four), four)
    assert relation == plain


def _sixes(geometry: Geometry, solution: Grid) -> Iterator[tuple[int, ...]]:
    """List the places that doublers may have in a solution of a 6 x 6 board, one row after the other."""

    def more(cells: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(cells) == 6:
            yield cells
            return
        for cell in range(len(cells) * 6, len(cells) * 6 + 6):
            if not any(geometry.peer_masks[cell] >> one & 1 or solution[one] == solution[cell] for one in cells):
                yield from more((*cells, cell))

    return more(())


@pytest.mark.parametrize("seed", range(3))
def test_doublers_of_a_full_grid_of_six_are_all_that_there_are(seed: int) -> None:
    geometry = board("6 doublers")
    solution = random_grid(board("6"), Random(seed))
    expected = list(_sixes(board("6"), solution))
    cage = tuple(range(6 * seed, 6 * seed + 4))
    totals = [sum(solution[cell] * (1 + (cell in own)) for cell in cage) for own in expected]
    cells = " ".join(map(geometry.cell_name, cage))
    for total in set(totals):
        rules = parse_rules([f"killer {total}: {cells}"], geometry)
        for backend in BACKENDS:
            assert engine.count(Puzzle(geometry, solution, rules=rules), backend=backend).count == totals.count(total)
