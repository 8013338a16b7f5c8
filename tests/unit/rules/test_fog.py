"""The puzzle as seen under fog: the less fog, the more is seen, and nothing that is not true."""

import pytest

from pencilmark import engine
from pencilmark.rules.fog import visible
from pencilmark.rules.text import read_rules

PUZZLE = read_rules(
    "size: 4\ngivens: 1..........2....\nkiller 4: a2 a3\nthermo: c1 d1\nsandwich 0: left 3\nkropki-negative\n"
    "anti-king\na4 > b4"
).puzzle


@pytest.mark.parametrize("covered", [set(), {0}, {1, 2}, set(range(8)), set(range(16))])
def test_each_solution_of_the_puzzle_solves_the_part_that_is_seen(covered: set[int]) -> None:
    seen = visible(PUZZLE, covered)
    assert set(seen.rules) <= set(PUZZLE.rules)
    assert set(engine.solutions(PUZZLE)) <= set(engine.solutions(seen))
    assert seen.givens == tuple(0 if cell in covered else given for cell, given in enumerate(PUZZLE.givens))


def test_rules_for_cells_without_a_mark_show_when_the_fog_is_gone() -> None:
    def names(covered: set[int]) -> list[str]:
        return [rule.text.split(" ")[0].rstrip(":") for rule in visible(PUZZLE, covered).rules]

    assert names(set()) == [rule.text.split(" ")[0].rstrip(":") for rule in PUZZLE.rules]
    assert names(set(range(16))) == ["sandwich", "anti-king"]
    assert names({15}) == ["killer", "thermo", "sandwich", "anti-king", "a4"]
