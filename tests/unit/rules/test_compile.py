"""What a rule is taken for when its propagator is chosen, against all ways to fill its cells."""

from itertools import combinations, permutations, product
from random import Random

import pytest

from pencilmark.board.boards import board
from pencilmark.board.masks import several, union
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.language.parse import parse_rule
from pencilmark.rules.language.tree import cells_of
from pencilmark.rules.propagation.compile import house_narrow
from pencilmark.rules.propagation.compile_symmetry import is_symmetric

FOUR = board("4")
CELLS = ("a1", "b1", "c1")
SUMS = [" + ".join(some) for size in (1, 2, 3) for some in combinations(CELLS, size)]
AMONG = [", ".join(sums) for count in range(1, len(SUMS) + 1) for sums in combinations(SUMS, count)]
TEXTS = [f"4 in {{{sums}}}" for sums in AMONG if all(cell in sums for cell in CELLS)] + [
    *(
        "4 in {a1 + 1, b1, c1}",
        "4 in {a1 - b1, c1}",
        "a1 + b1 + c1 = 6",
        "a1 + b1 - c1 = 2",
        "a1*b1*c1 = 6",
        "a1*b1 = c1",
        "gcd(a1,b1,c1) = 2",
        "digits(a1,b1,c1) > 213",
    ),
    *(
        "max(a1,b1,c1) - min(a1,b1,c1) = 2",
        "max(a1,b1) = c1",
        "max(a1,b1,c1) = 3 and a1 + b1 + c1 = 6",
        "not a1 + b1 + c1 = 6",
    ),
]


def test_rules_are_symmetric_whose_cells_can_change_places_in_every_filling() -> None:
    """Of sums of cells, either all that have as many cells are among them, or others count."""
    seen = []
    for text in TEXTS:
        relation = parse_rule(text, FOUR)
        cells = sorted(cells_of(relation))
        test, grid = holds(relation), [0] * 16
        judged = {}
        for values in product(range(1, 5), repeat=3):
            for cell, value in zip(cells, values, strict=True):
                grid[cell] = value
            judged[values] = test(grid)
        changes = all(judged[values] is judged[other] for values in judged for other in permutations(values))
        told = is_symmetric(relation, frozenset(cells))
        assert told is changes, text
        seen.append(told)
    assert 7 < sum(seen) < len(seen) - 7


@pytest.mark.parametrize(("count", "top"), [(4, 4), (12, 12), (13, 13), (16, 16), (13, 14), (4, 16)])
def test_a_house_of_any_size_leaves_neither_a_single_elsewhere_nor_a_value_without_its_only_place(
    count: int, top: int
) -> None:
    rng, narrow = Random(top), house_narrow(count, top)
    for _ in range(30):
        filling = rng.sample(range(top), count)
        masks = tuple(1 << digit | rng.getrandbits(top) & rng.getrandbits(top) for digit in filling)
        left = narrow(masks)
        assert left and all(
            new >> digit & 1 and not new & ~old for new, old, digit in zip(left, masks, filling, strict=True)
        )
        for place, mask in enumerate(left):
            others = union(left[:place] + left[place + 1 :])
            assert several(mask) or not mask & others
            assert count < top or not several(mask) or not mask & ~others
