"""Sums of clues and houses combined, and formulas: what they settle, why, and that it follows."""

from itertools import islice

import pytest
from tests.verifier_rules import verify

from pencilmark.board.boards import board
from pencilmark.board.masks import mask_of
from pencilmark.board.model import Candidate, Position, Puzzle, Step
from pencilmark.human.explain import explain
from pencilmark.human.logic import walk
from pencilmark.human.ruled.formulas import remainders, span
from pencilmark.human.ruled.ladder import RULED, ladder_for
from pencilmark.human.ruled.seen import with_sight
from pencilmark.rules.language.tree import Cell, Number, Product, Sum
from pencilmark.rules.rule import parse_rules

NINE = board("9")
PARITY = ["2*a1 + 4*b5 = 3*c7 + 1"]


def steps(technique: str, rules: list[str], givens: dict[int, int]) -> list[tuple[Position, Step]]:
    digits = tuple(givens.get(cell, 0) for cell in range(81))
    position = Position.of(with_sight(Puzzle(NINE, digits, rules=parse_rules(rules, NINE))))
    return [(position, step) for step in RULED[technique].find(position)]


@pytest.mark.parametrize(
    ("technique", "rules", "givens", "expected"),
    [
        ("innies-lines", ["x: a1 b1", "x: c1 c2", "x: a2 a3", "x: b2 b3"], {}, "this is left: r3c3 = 5"),
        ("innies-lines", ["arrow: d1 = c1 b1 a1", "x: c2 c3", "x: a2 b2"], {}, "r1c3 + r2c3 + r4c1 = 25"),
        ("innies-lines", ["arrow: d1 = c1 b1 a1", "x: c2 c3", "x: a2 b2"], {27: 9}, "that is r1c3 + r2c3 = 16"),
        ("sight-parts", ["sandwich 12: row 1"], {0: 1, 3: 9}, "The 1 and the 9 are in r1c1 and r1c4."),
        ("pair-open", ["palindrome: b2 c3 d4"], {17: 8}, "An 8 in r4c4 would need 8 in r2c2"),
        ("pair-known", ["german-whispers: a1 b1 c1"], {9: 9}, "The same goes for r2c1 with r3c1."),
        ("clue-last", ["arrow: d1 = c1 b1 a1"], {27: 9, 18: 2, 9: 1}, "so r1c1 is 6"),
        ("clue-last", ["a3 = c5*e8"], {22: 2, 43: 3}, "so r1c3 is 6"),
        ("clue-last", ["a1 % 4 = b5 - c9"], {13: 3, 26: 1}, "only 2 or 6 fits there"),
        ("formula-bounds", ["a4*b5 + 2*c7 = 70"], {}, "between 4 and 27, the right side 70"),
        ("formula-remainders", PARITY, {}, "the left side would be even and the right side odd"),
        ("formula-remainders", ["a3 = c5*e8"], {18: 6}, "divided by 6"),
    ],
)
def test_a_step_is_told_and_follows(technique: str, rules: list[str], givens: dict[int, int], expected: str) -> None:
    found = steps(technique, rules, givens)
    assert found
    for position, step in found:
        assert verify(position, step) == ""
    assert any(expected.lower() in explain(position, step).text.lower() for position, step in found)


def test_the_rule_of_45_with_any_sums_is_taken_where_nothing_plainer_helps() -> None:
    rules = parse_rules(["arrow: d1 = c1 b1 a1", "x: c2 c3", "x: a2 b2"], NINE)
    position = Position.of(with_sight(Puzzle(NINE, (0,) * 81, rules=rules)))
    path = [step.technique for step, _ in islice(walk(position, ladder_for(position)), 6)]
    assert path == ["pair-open"] * 4 + ["sum-bounds", "innies-lines"]


def test_what_cages_alone_show_is_left_to_plainer_techniques() -> None:
    assert not steps("innies-lines", ["killer 15: a1 a2 a3", "killer 25: b1 b2 b3 c1 c2"], {})


def test_nothing_is_told_that_leaves_a_cell_empty() -> None:
    arrows = ["arrow: d1 = c1 b1 a1", "arrow: d2 = c2 b2", "arrow: d3 = c3 b3"]  # five cells that would make 45
    assert not steps("innies-lines", arrows, {})


def test_remainders_strike_only_what_does_not_fit() -> None:
    ((_, step),) = steps("formula-remainders", PARITY, {})
    assert step.eliminations == tuple(Candidate(24, value) for value in (2, 4, 6, 8))


def test_bounds_and_remainders_hold_every_value() -> None:
    def masks(cell: int) -> int:
        return (0b10110, 0b1101, 0b111000)[cell]

    term = Sum(((1, Product((Cell(0), Cell(1)))), (-1, Cell(2)), (1, Number(3))))
    low, high = span(term, masks) or (0, 0)
    digits = [[digit + 1 for digit in range(9) if masks(cell) >> digit & 1] for cell in range(3)]
    values = {a * b - c + 3 for a in digits[0] for b in digits[1] for c in digits[2]}
    assert (low, high) == (min(values), max(values))
    for divisor in range(2, 10):
        assert not mask_of(value % divisor for value in values) & ~remainders(term, masks, divisor)
