"""Terms have values between their bounds, and cells keep all values that these bounds allow."""

from itertools import product
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.rules.language.bounds import reach, shrink
from pencilmark.rules.language.evaluate import value_of
from pencilmark.rules.language.tree import Compare, cells_of
from pencilmark.rules.rule import parse_rule, relation_of

FOUR = board("4 values=7")
CELLS = (0, 4, 8, 12)
TERMS = [
    *("a1", "a1 + b1 - c1", "a1 + 2*b1", "a1*b1*c1", "(a1 - 3)*(b1 - 5)", "a1/b1", "(a1 - 4)/b1", "a1//b1"),
    *(
        "a1//(b1 - 8)",
        "a1%b1",
        "a1%(b1 + 2)",
        "a1^b1",
        "2^(a1 - 2)",
        "abs(a1 - b1)",
        "min(a1,b1,c1)",
        "max(a1,b1,c1)",
        "gcd(a1,b1)",
    ),
    *("digits(a1,b1)", "sum(a1..d1)", "prod(a1,b1)"),
]


@pytest.mark.parametrize("text", TERMS)
def test_bounds_include_all_values_and_those_outside_are_refused(text: str) -> None:
    relation = relation_of(parse_rule(f"{text} = 1", FOUR), FOUR)
    assert isinstance(relation, Compare)
    term, rng, refused = relation.left, Random(5), 0
    worth = value_of(term)
    for _ in range(60):
        masks = [127] * 16
        for cell in CELLS:
            masks[cell] = rng.choice((1 << rng.randrange(7), rng.randrange(1, 128)))
        low, high = reach(term, masks)
        middle = sorted(rng.choices(range(low - 1, high + 2), k=2)) if low <= high < 10**4 else [0, 9]
        ranges = [(low, high), (low - 9, low - 1), (high + 1, high + 9), tuple(middle)]
        values = {}
        for chosen in product(*(bits(masks[cell]) for cell in CELLS)):
            grid = [1] * 16
            for cell, bit in zip(CELLS, chosen, strict=True):
                grid[cell] = bit + 1
            try:
                values[chosen] = worth(grid)
            except ArithmeticError:
                continue
        for least, most in ranges:
            left = list(masks)
            may_be = shrink(term, least, most, left)
            able = [chosen for chosen, value in values.items() if least <= value <= most]
            assert may_be or not able
            kept = [left[cell] >> bit & 1 for one in able for cell, bit in zip(CELLS, one, strict=True)]
            assert all(kept) or not may_be
            if most < low or least > high:
                assert not may_be
                refused += 1
    assert refused >= 120


@pytest.mark.parametrize("text", ["a1 + b1 - c1", "a1 - b1 + 3", "3*a1", "min(a1,b1,c1)", "max(a1,b1,c1)"])
def test_sums_and_extremes_leave_exactly_the_digits_that_some_filling_uses(text: str) -> None:
    relation = relation_of(parse_rule(f"{text} = 1", FOUR), FOUR)
    assert isinstance(relation, Compare)
    term, rng, failed = relation.left, Random(text), 0
    worth, cells = value_of(term), CELLS[:3]
    for _ in range(80):
        masks = [127] * 16
        for cell in cells:
            low, high = sorted(rng.choices(range(7), k=2))
            masks[cell] = (2 << high) - (1 << low)
        least, most = sorted(rng.choices(range(-4, 12), k=2))
        able = [0, 0, 0]
        for chosen in product(*(bits(masks[cell]) for cell in cells)):
            grid = [1] * 16
            for cell, bit in zip(cells, chosen, strict=True):
                grid[cell] = bit + 1
            if least <= worth(grid) <= most:
                able = [mask | 1 << bit for mask, bit in zip(able, chosen, strict=True)]
        asked = len(cells_of(term))
        may_be = shrink(term, least, most, masks)
        assert may_be is any(able)
        assert not may_be or [masks[cell] for cell in cells][:asked] == able[:asked]
        failed += not may_be
    assert 0 < failed < 80
