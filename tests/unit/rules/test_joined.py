"""Counts and alternatives strike no value that some way to fill their cells has, and judge full cells exactly."""

from itertools import combinations, product
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.board.task import finished
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.parse import parse_rule as read_relation
from pencilmark.rules.language.tree import renamed_relation
from pencilmark.rules.propagation.compile import compiling
from pencilmark.rules.rule import parse_rule


@pytest.mark.parametrize("name", ["4", "4 free"])
@pytest.mark.parametrize(
    ("text", "strikes"),
    [
        ("count(a1 = 2, b2 = 2, c1 = 2, d4 = 2, a3 = 2) in {0, 2}", True),
        ("count(a1 = 3, a2 = 3, b3 = 3, c4 = 3, d2 = 3, d3 = 3) = 3", True),
        ("a1 = 4 or visible(a1, b1, c1, d1) = 4 or a2 + b3 + c4 = 3", True),
        ("count(a1 = 3, a2 = 3, b3 = 3) = count(c4 = 3, d2 = 3, d3 = 3)", True),
        ("item(a1, a2, b3, c4, d2) = 3", True),
        ("sumbetween(min(a1, b1, c1, d1), max(a1, b1, c1, d1), a1, b1, c1, d1) = 2", True),
        ("sumbetween(min(a1, b2, c3, d4), max(a1, b2, c3, d4), a1, b2, c3, d4) = 2", False),
        ("count(a1 = 2, b2 = 3, c1 = 2, d4 = 2, a3 = 2) in {0, 2}", False),
    ],
)
def test_values_that_some_filling_has_stay(name: str, text: str, strikes: bool) -> None:
    geometry, rng, struck = board(name), Random(text), 0
    (propagator,) = finished(compiling(parse_rule(text, geometry), geometry, 0, ()))
    cells, narrow = propagator.cells, propagator.narrow
    test = holds(renamed_relation(read_relation(text, geometry), cells.index))
    seen = [(a, b) for a, b in combinations(range(len(cells)), 2) if geometry.peer_masks[cells[a]] >> cells[b] & 1]
    for _ in range(60):
        masks = tuple(rng.choice((rng.randrange(1, 16), 1 << rng.randrange(4))) for _ in cells)
        values = product(*([digit + 1 for digit in bits(mask)] for mask in masks))
        filled = [way for way in values if all(way[a] != way[b] for a, b in seen)]
        left = narrow(masks) or (0,) * len(masks)
        for way in filled:
            single = tuple(1 << value - 1 for value in way)
            assert narrow(single) == (single if test(way) else None)
            assert not test(way) or all(mask & one for mask, one in zip(left, single, strict=True))
        struck += left != masks
    assert struck > 10 or not strikes
