"""Sets of values for cells that differ, on small cases: exactly what is possible stays."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from tests.unit.engine.relations.settling import SETS, cases, model_of, numbers_of, random_masks, settled, supported

from pencilmark.board.masks import bits, mask_of
from pencilmark.engine.relations.model import Locked, Sets


def random_family(random: Random, size: int, some: int, top: int = SETS) -> int:
    """Draw some sets of one size, of values up to *top*, and some of other sizes, as a mask of their numbers."""
    every = [mask_of(values) for values in combinations(range(top), size)]
    others = [number for number in range(1 << top) if number.bit_count() != size]
    return mask_of(random.sample(every, min(some, len(every))) + random.sample(others, 20))


def values_in(values: Sequence[int], cells: Sequence[int]) -> int:
    """Return the values of some cells as the number of a set; 0 if two are alike."""
    found = {values[cell] for cell in cells}
    return mask_of(found) if len(found) == len(cells) else 0


@pytest.mark.parametrize("is_filtered", [False, True])
def test_cells_that_differ_and_use_allowed_sets_keep_exactly_what_can_be(is_filtered: bool) -> None:
    """Values from the seventh on are in other words of a set of sets, those of the eighth in another vector."""
    dead = 0
    for random in cases(150):
        count = random.choice((2, 3, 4))
        offset = random.choice((0, 2, 4))  # whether the values are the lowest or the highest
        domains = [mask << offset for mask in random_masks(random, 4, SETS - offset if offset else 5)]
        cells = random.sample(range(4), count)
        sizes = random.sample(range(1, count + 1), random.choice((1, 2))) if is_filtered else []
        filters = [(size, random_family(random, size, random.choice((2, 12)))) for size in sorted(sizes)]

        def fulfils(values: Sequence[int], cells: Sequence[int] = cells, filters: object = filters) -> bool:
            assert isinstance(filters, list)
            return bool(values_in(values, cells)) and all(
                family >> values_in(values, cells[:size]) & 1 for size, family in filters
            )

        left = settled(model_of([Sets(tuple(cells), tuple(filters))], domains, 0))
        assert left == supported(domains, fulfils), (domains, cells, filters)
        dead += left is None
    assert 3 < dead < 140


@pytest.mark.parametrize("is_known", [False, True])
def test_a_value_that_all_sets_have_goes_from_what_sees_all_its_places(is_known: bool) -> None:
    """Five cells, of which the last two see some of the first three.

    Where these are known to have certain values (`Locked`), that constraint removes them from what sees all of them.
    """
    for random in cases(60):
        sees = [random.choice((7, 7, random.randrange(8))) for _ in range(2)]
        peers = [sum(1 << 3 + at for at in range(2) if sees[at] >> place & 1) for place in range(3)] + sees
        value = random.randrange(SETS)
        others = [one for one in range(SETS) if one != value]
        rest = [mask_of(random.sample(others, 4)) for _ in range(3)]
        where = random.choice((3, 3, 5, 6, 7))
        domains = [mask | (where >> place & 1) << value for place, mask in enumerate(rest)]
        domains += [(1 << SETS) - 1] * 2
        family = mask_of(mask_of((value, *two)) for two in combinations(others, 2))
        constraints = [Sets((0, 1, 2), ((3, family),))]
        wanted = [numbers_of(domain) for domain in domains]
        for at in (0, 1):
            wanted[3 + at] -= {value} if not where & ~sees[at] else set()
        own = [Locked((0, 1, 2), 1 << value)] if is_known else []
        left = settled(model_of([*own, *constraints], domains, 5, peers))
        assert left == wanted, (value, bits(where), sees)
