"""A net with nets within comes to rest only where they say nothing more."""

from functools import reduce
from operator import and_

from tests.unit.engine.kernel.nets import alternatives, candidates, without_singles

from pencilmark.board.task import finished
from pencilmark.engine.closures import NESTED, closures
from pencilmark.engine.consequences import consequences, mark


def test_nothing_follows_by_assuming_what_a_net_has_left() -> None:
    grower, follow = closures(), consequences()
    assert grower and follow
    rested = 0
    for digits in without_singles(1):
        finished(grower.grow(digits, NESTED))
        bits = [81 * digit + cell for digit, cell in candidates(digits)]
        ends = grower.marks(bits, NESTED)
        for end in [end for end in ends[::9] if end is not None]:
            gone = [bit for bit in bits if end & mark([], [bit])]
            left = [mask & ~sum(1 << bit % 81 for bit in gone if bit // 81 == d) for d, mask in enumerate(digits)]
            open_ = [81 * d + c for group in alternatives(left)[:81] if len(group) > 1 for d, c in group]
            marks = follow.of(left, open_)
            assert None not in marks
            by = dict(zip(open_, [one or 0 for one in marks[::2]], strict=True))
            for group in alternatives(left):
                here = [by[81 * d + c] for d, c in group if 81 * d + c in by]
                assert len(group) < 2 or len(here) < len(group) or not reduce(and_, here)
            rested += 1
    assert rested
