"""The most disjoint sets, checked against all choices from a few."""

from itertools import combinations
from random import Random

import pytest

from pencilmark.board.masks import bits
from pencilmark.engine.packing import packing


@pytest.mark.parametrize("cells", [range(6), range(9)])
def test_a_packing_is_the_most_that_any_choice_has(cells):
    rng = Random(len(cells))
    sets = [sum(1 << cell for cell in rng.sample(cells, 3)) for _ in range(12)]
    most = max(
        count
        for count in range(1, 5)
        for chosen in combinations(sets, count)
        if sum(map(int.bit_count, chosen)) == len({cell for one in chosen for cell in bits(one)})
    )
    found = packing(sets)
    assert found.is_proved and len(found.sets) == most
