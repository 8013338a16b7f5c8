"""What docs/rules.md says about terms without a value, counts and numbers, checked by every search and by trying."""

from collections.abc import Callable
from itertools import product

import pytest

from pencilmark import engine
from pencilmark.board.errors import RuleError
from pencilmark.rules.text import read_rules

BACKENDS = ("python", "auto", "sat")
Holds = Callable[[int, int, int, int], bool]


def allowed(rule: str, values: str) -> set[tuple[int, ...]]:
    """Find the values (as people see them) of the four cells of a 2 x 2 board that obey a rule, with every search."""
    puzzle = read_rules(f"size: 2\nvalues: {values}\nhouses: none\n{rule}").puzzle
    less = 1 - puzzle.geometry.first
    found = []
    for backend in BACKENDS:
        grids = engine.solutions(puzzle, backend=backend)  # type: ignore[arg-type]  # names of backends
        found.append({tuple(value - less for value in grid) for grid in grids})
    assert all(grids == found[0] for grids in found)
    return found[0]


def tried(holds: Holds, values: str) -> set[tuple[int, ...]]:
    low, high = map(int, values.split("-"))
    return {cells for cells in product(range(low, high + 1), repeat=4) if holds(*cells)}


RULES: tuple[tuple[str, str, Holds], ...] = (
    ("8 % b2 = 2", "0-3", lambda a, b, c, d: d > 0 and 8 % d == 2),
    ("8 % b2 != 2", "0-3", lambda a, b, c, d: d > 0 and 8 % d != 2),
    ("not 8 % b2 = 2", "0-3", lambda a, b, c, d: d == 0 or 8 % d != 2),
    ("8 % b2 in {2}", "0-3", lambda a, b, c, d: d > 0 and 8 % d == 2),
    ("8 % b2 not in {2}", "0-3", lambda a, b, c, d: d > 0 and 8 % d != 2),
    ("not 8 % b2 in {2}", "0-3", lambda a, b, c, d: d == 0 or 8 % d != 2),
    ("a1 / a2 not in {1, b1}", "1-4", lambda a, b, c, d: a % b == 0 and a // b not in (1, c)),
    ("b1 not in {a1 / a2, 3}", "1-4", lambda a, b, c, d: a % b == 0 and c != a // b and c != 3),
    ("b1 in {a1 / a2, 3}", "1-4", lambda a, b, c, d: c == 3 or (a % b == 0 and c == a // b)),
    ("item(a1, a2, b1) not in {2, 3}", "1-4", lambda a, b, c, d: a <= 2 and (b, c)[a - 1] not in (2, 3)),
    ("not distinct(a1 / a2, 2)", "1-4", lambda a, b, c, d: a % b != 0 or a // b == 2),
    ("sumfirst(0, a1, a2) = 0", "1-2", lambda a, b, c, d: True),
    ("sumfirst(0, a1, a2) = b1", "0-2", lambda a, b, c, d: c == 0),
    ("sumfirst(a1, a1, a2, b1) = b2", "0-3", lambda a, b, c, d: a <= 3 and sum((a, b, c)[:a]) == d),
    ("sumfirst(a1 - 1, a2, b1) = b2", "1-3", lambda a, b, c, d: sum((b, c)[: a - 1]) == d),
    ("sumfirst(a1 - a2, b1, b2) < 2", "1-3", lambda a, b, c, d: 0 <= a - b <= 2 and sum((c, d)[: a - b]) < 2),
    ("sumfirst(a1, a2, b1) != b2", "0-3", lambda a, b, c, d: a <= 2 and sum((b, c)[:a]) != d),
    ("count(odd(a1, a2)) = 1", "1-3", lambda a, b, c, d: a % 2 + b % 2 == 1),
    ("count(odd(a1, a2)) = b1", "0-3", lambda a, b, c, d: a % 2 + b % 2 == c),
    ("count(odd(a1) and odd(a2)) = b1 - 1", "1-3", lambda a, b, c, d: a * b % 2 == c - 1),
    ("count(odd(a1, a2), prime(b1)) = b2", "1-3", lambda a, b, c, d: a % 2 + b % 2 + (c in (2, 3)) == d),
    ("count(a1..a2 > 1) = b2", "0-3", lambda a, b, c, d: (a > 1) + (b > 1) == d),
    ("1 != 8 and a1 = 2", "1-3", lambda a, b, c, d: a == 2),
    ("1 = 8 or a1 = 2", "1-3", lambda a, b, c, d: a == 2),
    ("1 != 8 or a1 = 2", "1-3", lambda a, b, c, d: True),
    ("1 = 8 and a1 = 2", "1-3", lambda a, b, c, d: False),
)


@pytest.mark.parametrize("rule, values, holds", RULES, ids=[rule for rule, _, _ in RULES])
def test_a_rule_allows_what_trying_finds(rule: str, values: str, holds: Holds) -> None:
    assert allowed(rule, values) == tried(holds, values)


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_a_modular_line_compares_as_many_digits_as_its_number(n: int) -> None:
    def holds(*cells: int) -> bool:
        windows = [cells[i : i + n] for i in range(max(1, 5 - n))]
        return all(len({value % n for value in window}) == len(window) for window in windows)

    number = "" if n == 3 else f" {n}"
    assert allowed(f"modular{number}: a1 a2 b2 b1", "1-6") == {
        (a, b, d, c) for a, b, c, d in tried(lambda *cells: holds(*cells), "1-6")
    }


def test_a_long_list_of_terms_that_may_have_no_value_is_bounded() -> None:
    terms = " + ".join(["a1 / a2"] * 60)
    with pytest.raises(RuleError, match="at most 3"):
        read_rules(f"size: 2\nhouses: none\n{terms} not in {{1..200}}")


@pytest.mark.parametrize("rule", ["1 != 8", "1 = 8", "every n in {1, 2}: n < 3"])
def test_a_rule_names_a_cell(rule: str) -> None:
    with pytest.raises(RuleError, match="expected a cell in the rule"):
        read_rules(f"size: 2\n{rule}")
