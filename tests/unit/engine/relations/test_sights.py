"""Counts of visible cells among cells that differ, on small cases: exactly what is possible stays."""

from collections.abc import Sequence
from itertools import accumulate

from tests.unit.engine.relations.settling import SETS, cases, model_of, random_masks, settled, supported

from pencilmark.engine.relations.model import Visible


def test_what_is_seen_of_different_cells_keeps_exactly_what_can_be() -> None:
    """A cell is visible if it is larger than all before it; values from the seventh on are in words of their own."""
    dead = 0
    for random in cases(200):
        count, offset = random.choice((1, 2, 3, 4)), random.choice((0, 3))
        domains = [mask << offset for mask in random_masks(random, 4, SETS - 3)]
        cells = random.sample(range(4), count)
        wanted = random.choice((1, count, random.randint(1, count + 1)))

        def fulfils(values: Sequence[int], cells: Sequence[int] = cells, wanted: int = wanted) -> bool:
            own = [values[cell] for cell in cells]
            return len(set(own)) == len(own) and len(set(accumulate(own, max))) == wanted

        left = settled(model_of([Visible(tuple(cells), wanted)], domains, 0))
        assert left == supported(domains, fulfils), (domains, cells, wanted)
        dead += left is None
    assert 20 < dead < 150
