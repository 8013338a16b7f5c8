"""Random choices are the same for ever, and each is as likely as the others."""

from collections import Counter
from itertools import permutations
from random import Random

from pencilmark.board.dice import pick, roll, shuffled


def test_a_seed_rolls_the_same_on_every_python() -> None:
    rng = Random(5)
    assert [roll(rng, 10) for _ in range(12)] == [6, 7, 7, 9, 7, 9, 0, 4, 9, 6, 9, 1]
    assert shuffled(Random(5), range(8)) == [1, 0, 3, 2, 6, 7, 5, 4]


def test_every_order_and_every_item_comes_about_as_often() -> None:
    rng = Random(1)
    orders = Counter(tuple(shuffled(rng, "abc")) for _ in range(6000))
    assert set(orders) == set(permutations("abc")) and all(850 < count < 1150 for count in orders.values())
    picks = Counter(pick(rng, "abcd") for _ in range(4000))
    assert set(picks) == set("abcd") and all(850 < count < 1150 for count in picks.values())
