"""A rule in Python for the whole grid allows the grids for which the same function of numbers is true."""

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import TypeAlias

import pytest
from tests.ruled import ruled, texts

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.board.model import Puzzle
from pencilmark.rules.pyrule import python_lines, python_rule

Rows: TypeAlias = list[list[int]]
FOUR = board("4")
GRIDS = [tuple(grid) for grid in engine.solutions(Puzzle(FOUR, (0,) * 16))]


def far(rows: Rows) -> bool:
    places = [(r, c) for r in range(4) for c in range(4)]
    leaps = [(a, b) for a, b in combinations(places, 2) if {abs(a[0] - b[0]), abs(a[1] - b[1])} == {2}]
    return all(rows[a[0]][a[1]] != rows[b[0]][b[1]] for a, b in leaps)


MEANS: dict[str, Callable[[Rows], bool]] = {
    "for a, b in grid.apart(2, 2): yield a != b": far,
    "yield sum(grid[1, c] * grid[c, 1] for c in range(1, 5)) > 26": lambda rows: (
        sum(rows[0][c] * rows[c][0] for c in range(4)) > 26
    ),
    "n = 0\n    for k, row in enumerate(grid.rows): n = n + k * row[0] - 1\n    yield n > 12": lambda rows: (
        sum(k * row[0] - 1 for k, row in enumerate(rows)) > 12
    ),
    "yield xor(grid[1, 1] == 1, grid[4, 4] > 2)": lambda rows: (rows[0][0] == 1) != (rows[3][3] > 2),
    "yield implies(grid[1, 1] == 1, (grid[2, 2] == 4) | (grid[3, 3] < 2))": lambda rows: (
        rows[0][0] != 1 or rows[1][1] == 4 or rows[2][2] < 2
    ),
    "yield is_median(grid[1, 2], [grid[1, 1], grid[2, 2], grid[3, 3]])": lambda rows: (
        rows[0][1] == sorted(rows[at][at] for at in range(3))[1]
    ),
    "yield position(3, grid.columns[1]) == 1 + position(1, grid.rows[0])": lambda rows: (
        [row[1] for row in rows].index(3) == rows[0].index(1) + 1
    ),
    "yield table(grid.rows[0][:3], [(1, 2, 3), (4, 3, 2), (1, 2, 3)])": lambda rows: (
        rows[0][:3] in ([1, 2, 3], [4, 3, 2])
    ),
    "yield grid.automaton(grid.rows[1], 0, lambda s, v: v if v != s + 1 else None, lambda s: s < 4)": lambda rows: (
        rows[1][0] != 1 and rows[1][3] < 4 and all(b != a + 1 for a, b in pairwise(rows[1]))
    ),
    "yield ~(all_different(grid[r, r] for r in range(1, 5))) & odd(grid[2, 1])": lambda rows: (
        len({rows[at][at] for at in range(4)}) < 4 and rows[1][0] % 2 == 1
    ),
    "yield count(cell > 2 for cell in grid.boxes[1][:2]) == item(grid[1, 1], grid.rows[3])": lambda rows: (
        sum(value > 2 for value in rows[0][2:]) == rows[3][rows[0][0] - 1]
    ),
    "yield (max(grid[1, 1], grid[2, 2]) - min(grid[1, 1], 3) >= 1) & one_of(grid[4, 4], {1, 4})": lambda rows: (
        max(rows[0][0], rows[1][1]) - min(rows[0][0], 3) >= 1 and rows[3][3] in (1, 4)
    ),
    "yield digits(grid.rows[0]) % 7 == abs(grid[2, 1] - grid[3, 1]) // 2": lambda rows: (
        int("".join(map(str, rows[0]))) % 7 == abs(rows[1][0] - rows[2][0]) // 2
    ),
}


@pytest.mark.parametrize("body", MEANS)
def test_a_function_of_the_grid_allows_the_grids_for_which_it_holds(body: str) -> None:
    found = python_lines(f"def rule(grid):\n    {body}", FOUR)
    assert found is not None
    wanted = {grid for grid in GRIDS if MEANS[body]([list(grid[at : at + 4]) for at in range(0, 16, 4)])}
    assert 0 < len(wanted) < len(GRIDS)
    assert set(engine.solutions(ruled(FOUR, (0,) * 16, found.lines))) == wanted


def test_clues_and_drawings_are_lines_beside_the_relations() -> None:
    body = 'yield grid.draw("area red", grid.rows[0][:2]); yield grid.clue("killer 3", grid.rows[0][:2]); yield True'
    found = python_lines(f"def rule(grid):\n    {body}; yield grid[1, 1] == 1", FOUR)
    assert found is not None and found.relations == 1
    puzzle = ruled(FOUR, (0,) * 16, found.lines)
    assert texts(puzzle) == ("r1c1 = 1", 'drawing "area red": r1c1 r1c2', "killer 3: r1c1 r1c2")


def test_a_function_of_cells_is_not_one_of_the_grid_and_the_other_way_round() -> None:
    assert python_lines("def rule(a1, b2): return a1 == b2", FOUR) is None
    with pytest.raises(RuleError):
        python_rule("def rule(grid): yield True", FOUR)


@pytest.mark.parametrize(
    ("body", "code", "line"),
    [
        ("x = 1\n    yield grid[1, 1] == 1 and grid[1, 2] == 2", "bad-python", 3),
        ("yield grid[1, 1] < grid[1, 2] < grid[1, 3]", "bad-python", 2),
        ("yield 7", "bad-python", 1),
        ("yield grid[1, 1] + 'a' == 2", "bad-python", 2),
        ("yield grid[0, 1] == 2", "python-failed", 2),
        ("yield table([grid[1, 1]], [])", "bad-python", 2),
        ("yield False", "empty-rule", 1),
        ("return []", "empty-rule", None),
        ("yield grid.clue('kilner', grid.cells)", "unknown-variant", None),
        ("import os", "bad-python", 2),
        ("yield grid._geometry", "bad-python", 2),
    ],
)
def test_a_function_that_yields_nothing_usable_is_refused_at_its_line(body: str, code: str, line: int | None) -> None:
    with pytest.raises(RuleError) as refused:
        python_lines(f"def rule(grid):\n    {body}", FOUR)
    assert (refused.value.code, refused.value.line) == (code, line)
