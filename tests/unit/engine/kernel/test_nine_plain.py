"""Plain steps lead where all of them together lead, whatever order they are taken in."""

from random import Random

import pytest

from pencilmark.board.dice import shuffled
from pencilmark.board.model import Position
from pencilmark.board.task import finished
from pencilmark.engine.kernel.nine_plain import PLAIN
from pencilmark.engine.plain_steps import plodder, technique_of
from pencilmark.engine.sets import sets, standing
from pencilmark.make.generator import generate
from pencilmark.make.wish import Wish


@pytest.mark.parametrize("seed", range(12))
def test_any_order_of_a_ladder_leads_to_the_same_end(seed: int) -> None:
    start, quick, settled = Position.of(finished(generate(Random(seed), Wish(minimal=True))).puzzle), plodder(), sets()
    assert quick and settled
    end = settled.settle(standing(start.values, start.digit_cells))
    for turn in range(4):
        found = quick.follow(start.values, start.cell_digits, tuple(shuffled(Random(turn), PLAIN)))
        assert end and (found.values, found.digit_cells, found.cell_digits) == end[:3]
        assert any(map(technique_of, found.singles)) == end.needed
        placed = [one.cell for one in found.singles if not technique_of(one)]
        assert len(placed) == len({*placed}) == start.values.count(0) - end.values.count(0)
