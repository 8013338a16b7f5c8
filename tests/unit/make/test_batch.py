"""One pipeline for every kind of wish."""

import pytest

from pencilmark import engine
from pencilmark.board.boards import board
from pencilmark.board.canon import turns
from pencilmark.make.batch import AnyWish, Means, Order, batch, make
from pencilmark.make.formulas.wish import FormulaWish
from pencilmark.make.generator import Wish
from pencilmark.make.made import Made
from pencilmark.make.setting.wish import VariantWish

WISHES: tuple[AnyWish, ...] = (Wish("6"), VariantWish("killer", "4", givens=False), FormulaWish(board("4 free")))


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: type(wish).__name__)
def test_every_kind_of_puzzle_comes_with_its_solution_and_what_makes_it_again(wish: AnyWish) -> None:
    made = make(Means(), (wish, 3))
    assert engine.solve(made.puzzle).solutions == (made.solution,)
    assert (made.wish, made.seed) == (wish, 3)
    assert make(Means(), (wish, 3)) == made


def test_a_batch_of_several_kinds_has_as_many_of_each_as_are_wished_none_twice() -> None:
    orders = [Order(wish, count) for wish, count in zip(WISHES, (2, 3, 1), strict=True)]
    found = [made for made in batch(orders, 7, Means()) if isinstance(made, Made)]
    assert [made.wish for made in found] == [WISHES[0]] * 2 + [WISHES[1]] * 3 + [WISHES[2]]
    killers = [made for made in found if made.wish == WISHES[1]]
    ways = turns(killers[0].puzzle.geometry)
    classes = {min(tuple(made.solution[cell] for cell in way) for way in ways) for made in killers}
    assert len(classes) == 3
