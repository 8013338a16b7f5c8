"""Numbers that are not cells: rules that hold for some of them, or for each."""

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.errors import RuleError
from pencilmark.board.model import Puzzle
from pencilmark.rules.rule import parse_rule
from pencilmark.rules.text import read_rules

FOUR = board("4")
GRIDS = list(engine.solutions(Puzzle(FOUR, (0,) * 16), backend="python"))


def grids(rule: str) -> set[tuple[int, ...]]:
    """Find the grids that fulfil a rule, with every search; all must find the same."""
    puzzle = read_rules(f"size: 4\n{rule}").puzzle
    names = ["python", "auto", "sat"]
    found = [set(engine.solutions(puzzle, backend=name)) for name in names]  # type: ignore[arg-type]  # names of backends
    assert all(solutions == found[0] for solutions in found)
    return found[0]


def test_some_number_is_the_sum_of_two_groups() -> None:
    wanted = {grid for grid in GRIDS if sum(grid[:3]) == grid[5] + grid[6] + grid[8] in (6, 7)}
    assert wanted and grids("some s in 6..7: sum(a1..a3) = s and sum(b2,b3,c1) = s") == wanted


def test_a_rule_for_every_number_holds_for_each() -> None:
    circles = (0, 6, 15)
    wanted = {grid for grid in GRIDS if all([grid[cell] for cell in circles].count(n) in (0, n) for n in (1, 2, 3, 4))}
    assert wanted and grids("every n in 1..4: count(a1=n, b3=n, d4=n) in {0, n}") == wanted


def test_a_number_within_others() -> None:
    wanted = {grid for grid in GRIDS if grid[0] == 1 or not any(grid[1] == n and grid[6] == n + 1 for n in (1, 3))}
    assert wanted and grids("a1 = 1 or not some n in {1, 3}: a2 = n and b3 = n + 1") == wanted
    pairs = {grid for grid in GRIDS if any(grid[0] == n and any(grid[5] == n + m for m in (1, 2)) for n in (1, 2))}
    assert pairs and grids("some n in 1..2: a1 = n and (some m in 1..2: b2 = n + m)") == pairs


def test_the_rule_keeps_its_text() -> None:
    text = "some n in 1..3: a1 = n"
    assert parse_rule(text, FOUR).text == text


@pytest.mark.parametrize(
    "rule, said",
    [
        ("some a1 in 1..3: a2 = 2", "a name of letters"),
        ("some sum in 1..3: a1 = 2", "a name of letters"),
        ("some n in 1..3: some n in 1..2: a1 = n", "a name of letters"),
        ("some n in 1..3 a1 = n", "a colon"),
        ("some n in {a1}: a1 = n", "numbers alone"),
        ("some n in 1..3: n = 2", "a cell in the rule"),
        ("some n in 1..2000: sum(a1..a4) = n", "at most 3000"),
        ("a1 = n", "expected a cell, a number"),
        ("(some n in 1..2: a1 = n) and a2 = n", "expected a cell, a number"),
    ],
)
def test_mistakes_are_reported(rule: str, said: str) -> None:
    with pytest.raises(RuleError, match=said):
        parse_rule(rule, FOUR)
