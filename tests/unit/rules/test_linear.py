"""Sums with full support: results kept for a group serve every sum that has such a group."""

from functools import reduce
from itertools import product
from operator import or_
from random import Random

import pytest

from pencilmark.board.masks import bits
from pencilmark.rules.propagation.linear import Group, Linear, summing

TOP = 5
GROUPS = (Group((0, 1), 1), Group((2, 3), 2), Group((4,), -1))


def by_trying(masks: tuple[int, ...], total: int) -> tuple[int, ...] | None:
    """Keep what some way to fill the five cells of GROUPS needs that adds up to *total*."""
    ways = [
        way
        for way in product(*map(bits, masks))
        if way[0] != way[1] and way[2] != way[3] and way[0] + way[1] + 2 * (way[2] + way[3]) - way[4] + 5 == total
    ]
    return tuple(reduce(or_, (1 << way[place] for way in ways)) for place in range(5)) if ways else None


@pytest.mark.parametrize("seed", range(8))
def test_sums_that_share_groups_keep_the_values_that_some_filling_uses(seed: int) -> None:
    rng, weights = Random(seed), {0: 1, 1: 1, 2: 2, 3: 2, 4: -1}
    for _ in range(12):
        masks = tuple(rng.randrange(1, 1 << TOP) for _ in range(5))
        for total in range(2, 26, 3):
            narrow = summing(GROUPS, TOP, Linear(weights, "=", total))
            assert narrow
            assert narrow(masks) == by_trying(masks, total)


@pytest.mark.parametrize("seed", range(4))
def test_sums_of_consecutive_values_keep_the_values_that_some_filling_uses(seed: int) -> None:
    rng, weights = Random(seed), {0: 1, 1: 1, 2: 2, 3: 2, 4: -1}
    for _ in range(24):
        spans = [sorted(rng.choices(range(TOP + 1), k=2)) for _ in range(5)]
        masks = tuple((1 << high) - (1 << low) or 1 << TOP - 1 for low, high in spans)
        for total in range(2, 26, 3):
            narrow = summing(GROUPS, TOP, Linear(weights, "=", total))
            assert narrow
            assert narrow(masks) == by_trying(masks, total)
