"""The most disjoint sets, checked against all choices from a few."""

from itertools import combinations
from random import Random

import pytest

from pencilmark.board.masks import bits, mask_of
from pencilmark.board.task import finished
from pencilmark.engine import packing as module
from pencilmark.engine.packing import packing, packing_slowly


def random_sets(seed, count=11):
    rng = Random(seed)
    cells = range(rng.randint(5, 12))
    return [mask_of(rng.sample(cells, rng.randint(2, 4))) for _ in range(count)]


def are_disjoint(sets):
    return sum(map(int.bit_count, sets)) == len({cell for one in sets for cell in bits(one)})


def most_of(sets):
    sizes = range(1, 7)
    return max(size for size in sizes for chosen in combinations(sets, size) if are_disjoint(chosen))


def test_a_packing_is_the_most_that_any_choice_has():
    sets = random_sets(1)
    found = packing(sets)
    assert found.is_proved and len(found.sets) == most_of(sets)
    assert packing([]) == ((), 0) and packing([0b11]) == ((0b11,), 1)
    across = [0b000110, 0b010011, 0b101100]  # the smallest is in the way of the other two, each of which takes a node
    assert [len(finished(packing_slowly(across, nodes)).sets) for nodes in (1, 2)] == [1, 2]


@pytest.mark.parametrize("rounds", [1, 40])
def test_however_rough_the_prices_are_the_search_finds_and_proves_the_most(rounds, monkeypatch):
    monkeypatch.setattr(module, "ROUNDS", rounds)
    for seed in range(25):
        sets = random_sets(seed)
        found, most = packing(sets), most_of(sets)
        assert found.is_proved and len(found.sets) == most
        assert set(found.sets) <= set(sets) and are_disjoint(found.sets) and [*found.sets] == sorted(found.sets)
        for nodes in (1, 3, 6):  # what was given up is not said to be proved
            less = finished(packing_slowly(sets, nodes))
            assert all(any(one & taken for taken in less.sets) for one in sets)  # none is left that would fit
            assert len(less.sets) <= most <= less.bound and set(less.sets) <= set(sets) and are_disjoint(less.sets)
