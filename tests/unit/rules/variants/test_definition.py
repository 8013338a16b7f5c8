"""What a variant's record says beside its rules agrees with them, and no two variants share a name elsewhere."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import get_args

import pytest

from pencilmark.board.boards import board
from pencilmark.board.speech import has
from pencilmark.rules.language.evaluate import holds
from pencilmark.rules.variants.definition import Clue, Site, Variant
from pencilmark.rules.variants.expand import expand
from pencilmark.rules.variants.registry import VARIANTS

NINE = board("9")
CELLS = (0, 9, 18)
VALUES = list(product(range(1, 10), repeat=3))
LINES = [variant.name for variant in VARIANTS.values() if variant.takes == "line" and variant.name != "region-sum"]
SETS = [variant.name for variant in VARIANTS.values() if variant.as_set]


def fillings(variant: Variant, number: int = 3) -> Iterator[tuple[int, ...]]:
    """Yield the ways to fill three cells of a box that a clue on them allows, with that *number* if it needs one."""
    number = variant.default or number
    pattern = {"regex": ".*", "nfa": "a*: . a"}.get(variant.name, "")
    numbers = (number,) if variant.numbers[1] else ()
    test = holds(expand(Clue(variant.name, numbers, (CELLS,), pattern=pattern), NINE))
    for values in VALUES:
        grid = [0] * 81
        for cell, value in zip(CELLS, values, strict=True):
            grid[cell] = value
        if test(grid):
            yield values


@pytest.mark.parametrize("name", LINES)
def test_a_variant_rises_as_its_record_says(name: str) -> None:
    steps = [after - value for a, b, c in fillings(VARIANTS[name]) for value, after in ((a, b), (b, c))]
    least, most = min(steps, default=-1), max(steps, default=1)
    assert VARIANTS[name].rises == (least if least >= 0 else most if most <= 0 else None)


@pytest.mark.parametrize("name", SETS)
def test_a_variant_that_looks_at_a_set_allows_its_digits_in_any_order(name: str) -> None:
    found = {values for number in (2, 12) for values in fillings(VARIANTS[name], number)}
    assert found and all(other in found for values in found for other in permutations(values))


@pytest.mark.parametrize("site", get_args(Site))
def test_no_two_variants_have_one_name_at_a_site(site: Site) -> None:
    """But for what only the marks of a puzzle tell apart."""
    names = [
        (key, value) for variant in VARIANTS.values() if not variant.context for key, value in variant.called(site)
    ]
    assert names and len(names) == len(set(names))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_has_a_sentence_and_its_names_elsewhere_are_at_known_sites(name: str) -> None:
    assert has(f"variant-{name}")
    assert set(VARIANTS[name].elsewhere) <= set(get_args(Site))
