"""Sets of digits in a cage: checked against trying all of them."""

from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.boards import board
from pencilmark.rules.variants.definition import Clue
from pencilmark.rules.variants.sums import fits, sums, sums_of

TOP = 9


@given(st.integers(0, 60), st.integers(1, TOP))
def test_the_sets_are_those_that_add_up(total: int, count: int) -> None:
    assert list(sums(total, count, TOP)) == [
        digits for digits in combinations(range(1, TOP + 1), count) if sum(digits) == total
    ]


@given(st.sets(st.integers(1, 6), min_size=1, max_size=4), st.data())
def test_digits_fit_when_some_order_of_them_does(digits: set[int], data: st.DataObject) -> None:
    masks = [data.draw(st.integers(0, 63)) for _ in digits]
    tried = any(
        all(mask >> digit - 1 & 1 for digit, mask in zip(order, masks, strict=True)) for order in permutations(digits)
    )
    assert fits(tuple(sorted(digits)), masks) == tried


def test_a_cage_with_thousands_of_sets_lists_none() -> None:
    assert sums_of(Clue("killer", (68,), (tuple(range(8)),)), board("16"), [0] * 256) == []
    assert sums_of(Clue("killer", (), ((0, 1),)), board("9"), [0] * 81) == []
