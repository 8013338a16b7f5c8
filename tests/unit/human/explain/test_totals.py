"""Words for cages and other sums, and for the rule of 45."""

from itertools import combinations, product
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.human.explain import explain
from pencilmark.human.explain.combinations import family_of
from pencilmark.human.explain.totals import weighed_of
from pencilmark.human.ruled.ladder import RULED
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.sets import alive
from pencilmark.human.telling.case import Case
from pencilmark.rules.rule import parse_rules

NINE = board("9")


def fillings(position: Position, cells: list[int]) -> list[dict[int, int]]:
    """List the ways to fill cells in which those that see each other differ."""
    peers = position.geometry.peer_masks
    unequal = [(one, two) for one, two in combinations(cells, 2) if peers[one] >> two & 1]
    every = product(*([digit + 1 for digit in bits(held(position, cell))] for cell in cells))
    ways = [dict(zip(cells, values, strict=True)) for values in every]
    return [way for way in ways if all(way[one] != way[two] for one, two in unequal)]


@pytest.mark.parametrize(
    ("rule", "givens"),
    [
        ("sum 7: a1 b5 c9", {}),
        ("sum 25: a1 a5 b2", {}),
        ("arrow: d1 = c1 b1 a1", {}),
        ("a1 + b4 - c7 = 15", {}),
        ("a1 + b4 - c7 - d8 = 1", {0: 1, 12: 2}),
        ("sum 20: a1 b5 c9", {8: 9, 1: 2}),
    ],
)
def test_a_bound_that_is_said_follows_from_all_other_cells(rule: str, givens: dict[int, int]) -> None:
    digits = tuple(givens.get(cell, 0) for cell in range(81))
    position = Position.of(with_sight(Puzzle(NINE, digits, rules=parse_rules([rule], NINE))))
    steps = list(filter(None, RULED["sum-bounds"].find(position)))
    checked = 0
    for step in steps:
        weighed = weighed_of(Case(position, step))
        weights = weighed.linear.weights
        for said in explain(position, step).says:
            if said.id not in ("totals-so-least", "totals-so-most"):
                continue
            cell = next(one for one in weighed.cells if NINE.cell_name(one) == said.values["cell"])
            others = [one for one in weighed.cells if one != cell]
            sums = [sum(way[one] * weights[one] for one in others) for way in fillings(position, others)]
            able = {(weighed.linear.total - one) // weights[cell] for one in sums}
            bound = min(able) if said.id == "totals-so-least" else max(able)
            assert said.values["value"] == bound
            checked += 1
            named = [name for clause in said.values["clauses"] for name in clause.values.get("cells", [])]
            assert not named or sorted(named) == sorted(NINE.cell_name(one) for one in others)
    assert checked


TWELVE = board("12")
SAID = {"cages-no-combination-has", "cages-none-left-with", "cages-what-is-left", "cages-candidates-left"}


def test_combinations_are_those_that_are_left_and_digits_are_in_none() -> None:
    told = set()
    for seed in range(60):
        rng = Random(seed)
        gone = sum(1 << digit for digit in rng.sample(range(12), rng.choice((0, 1, 2, 4))))
        marks = [4095 & ~gone & ~(1 << rng.randrange(12))] * 3 + [4095] * 141
        rule = f"killer {rng.randint(10, 26)}: a1 a2 a3"
        puzzle = Puzzle(TWELVE, (0,) * 144, None, tuple(marks), parse_rules([rule], TWELVE))
        position = Position.of(with_sight(puzzle))
        for step in filter(None, RULED["set-digits"].find(position)):
            family = family_of(case := Case(position, step))
            left = alive(position, family)
            for said in explain(position, step).says:
                digit = 1 << said.values.get("value", 1) - 1  # type: ignore[operator]  # a digit is a number
                if said.id == "cages-no-combination-has":
                    assert not any(one & digit for one in family.sets)
                elif said.id == "cages-none-left-with":
                    assert any(one & digit for one in family.sets) and not any(one & digit for one in left)
                elif said.id in SAID:
                    assert said.values["count"] == len(left)
                else:
                    continue
                told.add(said.id)
            assert not any(one & case.gone_digits for one in left)
    assert told == SAID
