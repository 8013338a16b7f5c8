"""Nets that go on from an earlier position end where new ones end."""

from itertools import chain

from tests.unit.engine.kernel.nets import alternatives, candidates, without_singles

from pencilmark.board.task import finished
from pencilmark.engine.closures import Closures
from pencilmark.engine.kernel.nine_nets import nets_module
from pencilmark.engine.kernel.runtime import run


def test_nets_that_go_on_end_where_new_ones_end() -> None:
    going, compared = Closures(run(nets_module())), 0
    for digits in without_singles(1):
        now = list(digits)
        for step, (digit, cell) in enumerate(candidates(digits)[::11]):
            less = [mask & ~(1 << cell) if d == digit else mask for d, mask in enumerate(now)]
            if any(len(group) == 1 for group in alternatives(less)):
                continue
            now, level = less, step % 4
            new = Closures(run(nets_module()))
            bits = [81 * d + c for d, c in candidates(now)]
            finished(chain(going.grow(now, level), new.grow(now, level)))
            for each in range(level + 1):
                assert going.marks(bits, each) == new.marks(bits, each)
            compared += 1
    assert compared
