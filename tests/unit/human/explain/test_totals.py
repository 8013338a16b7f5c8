"""A bound said of a cell of a sum names all its other cells, and no way to fill them passes it."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.model import Position, Puzzle
from pencilmark.human.explain import explain
from pencilmark.human.explain.totals import weighed_of
from pencilmark.human.ruled.pairs import held
from pencilmark.human.ruled.seen import with_sight
from pencilmark.human.ruled.techniques import RULED
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
