"""Rules are sorted by what they are about: one cell, two, a set of digits, a sum, or anything else."""

from itertools import combinations

import pytest
from tests.ruled import ruled

from pencilmark.board.boards import board
from pencilmark.board.masks import bits, mask_of
from pencilmark.board.model import Position
from pencilmark.human.ruled.sights import sights
from pencilmark.human.ruled.views import MOST_VALUES, Views, views


def seen(rule: str, on: str = "6") -> Views:
    geometry = board(on)
    return views(Position.of(ruled(geometry, [0] * geometry.cell_count, [rule])))


@pytest.mark.parametrize("total", [6, 10, 15, 16])
def test_a_sum_is_one_of_sets_where_its_cells_all_see_each_other(total: int) -> None:
    for rule in (f"r1c1 + r1c2 + r2c3 = {total}", f"killer {total}: r1c1 r1c2 r2c3"):
        found = seen(rule)
        (family,) = found.families
        digits = [chosen for chosen in combinations(range(1, 7), 3) if sum(chosen) == total]
        assert [[bit + 1 for bit in bits(one)] for one in family.sets] == [*map(list, digits)]
        assert family.total == total and found.sums == ((0, mask_of((0, 1, 8)), total),) and not found.weighed
    found = seen(f"r1c1 + r2c4 + r3c2 = {total}")
    (weighed,) = found.weighed
    assert not found.families and weighed.linear.total == total and found.sums == ((0, mask_of((0, 9, 13)), total),)


def test_what_is_weighed_differently_or_bounded_has_no_sum() -> None:
    assert not seen("r1c1 + 2*r2c4 + r3c2 = 9").sums and len(seen("r1c1 + 2*r2c4 + r3c2 = 9").weighed) == 1
    assert seen("2*r1c1 + 2*r2c4 + 2*r3c2 = 18").sums == ((0, mask_of((0, 9, 13)), 9),)
    assert not seen("r1c1 + r2c4 + r3c2 < 9").sums and len(seen("r1c1 + r2c4 + r3c2 < 9").wide) == 1


def test_sets_are_listed_only_on_boards_of_few_values() -> None:
    for values, count in ((MOST_VALUES, 1), (MOST_VALUES + 1, 0)):
        assert len(seen("r1c1 + r1c2 + r1c3 = 9", f"4 values={values}").families) == count


@pytest.mark.parametrize(("other", "apart"), [("r1c2", True), ("r3c4", False)])
def test_two_cells_go_together_as_their_rule_and_their_houses_say(other: str, apart: bool) -> None:
    (pair,) = seen(f"r1c1 <= {other}").pairs
    for a in range(6):
        assert pair.with_a[a] == mask_of(b for b in range(6) if a <= b and not (apart and a == b))
        assert pair.with_b[a] == mask_of(b for b in range(6) if b <= a and not (apart and a == b))


def test_a_cell_has_the_digits_that_its_rule_leaves() -> None:
    (single,) = seen("r1c2 > 4").singles
    assert (single.cell, single.digits) == (1, 0b110000)


@pytest.mark.parametrize(("on", "givens", "count"), [("4", [], 1), ("4", [1, 2, 3], 1), ("4", [1, 2, 3, 4], 0)])
def test_a_line_is_looked_along_until_it_is_full(on: str, givens: list[int], count: int) -> None:
    position = Position.of(ruled(board(on), givens + [0] * (16 - len(givens)), ["skyscraper 4: left 1"]))
    assert len(sights(position)) == count


def test_a_line_that_lacks_a_digit_is_not_looked_along() -> None:
    assert not sights(Position.of(ruled(board("4 values=5"), [0] * 16, ["skyscraper 2: left 1"])))
