"""Cells that must be connected keep the candidates that trying everything leaves, once one cell surely belongs."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.masks import bits, mask_of
from pencilmark.rules.language.connections import connect, connected, edges, hung_together
from pencilmark.rules.language.tree import Cell, Connected, Number, Sum

PAIRS = edges(range(6), 3)
INEXACT = 130
"""Of 5,103 cases those in which a way around takes more places than there are: what is in reach is not seen to fail."""


def hang_together(places: set[int]) -> bool:
    """Join the sets of what shares an edge until one is left, or nothing more can be joined."""
    parts = [{place} for place in places]
    for one, other in PAIRS:
        touched = [part for part in parts if one in part or other in part]
        if {one, other} <= places and len(touched) == 2:
            parts = [part for part in parts if part not in touched] + [touched[0] | touched[1]]
    return len(parts) < 2


@given(
    masks=st.lists(st.integers(1, 7), min_size=6, max_size=6),
    values=st.sets(st.integers(1, 3), min_size=1, max_size=2),
    more=st.integers(0, 2),
)
def test_candidates_are_left_that_belong_to_a_connected_set(masks: list[int], values: set[int], more: int) -> None:
    terms = tuple(Sum(((1, Cell(cell)), (1, Number(more)))) if more else Cell(cell) for cell in range(6))
    relation = Connected(tuple(value + more for value in values), PAIRS, terms)
    every = list(product(*([bit + 1 for bit in bits(mask)] for mask in masks)))
    good = [one for one in every if hang_together({place for place, value in enumerate(one) if value in values})]
    verdict, left = connected(relation, masks), list(masks)
    assert verdict is not True or len(good) == len(every)
    assert verdict is not False or not good
    is_possible = connect(relation, left)
    assert is_possible or not good
    wanted = mask_of(value - 1 for value in values)
    is_known = all(mask & wanted in (0, mask) for mask in masks)
    assert verdict is (bool(good) if is_known else verdict)
    if any(not mask & ~wanted for mask in masks):
        assert is_possible is bool(good)
        assert not good or left == [mask_of(value - 1 for value in one) for one in zip(*good, strict=True)]
    else:
        assert left == masks


@pytest.mark.parametrize("first", [0, 40])
def test_connected_places_are_in_reach_and_those_needed_are_in_all_sets(first: int) -> None:
    """All places, all that are sure, all sizes: nothing that can be is left out, and hardly anything else stays."""
    pairs = tuple((one + first, other + first) for one, other in PAIRS)
    sets = [set(some) for count in range(7) for some in combinations(range(6), count) if hang_together(set(some))]
    exact = asked = 0
    for kinds in product((0, 1, 2), repeat=6):
        possible, sure = (
            {at for at, kind in enumerate(kinds) if kind},
            {at for at, kind in enumerate(kinds) if kind > 1},
        )
        for size in range(7):
            ways = [some for some in sets if sure <= some <= possible and size in (0, len(some))]
            left = hung_together(mask_of(possible) << first, mask_of(sure) << first, pairs, size)
            found = left and (left[0] >> first, left[1] >> first)
            wanted = (set().union(*ways), set(possible).intersection(*ways)) if ways else None
            is_wide = not sure and size == 0
            if found is None:
                assert wanted is None
            elif wanted:
                assert set(bits(found[0])) >= wanted[0] and set(bits(found[1])) <= wanted[1]
            asked += 1
            exact += (found and tuple(map(set, map(bits, found)))) == ((possible, set()) if is_wide else wanted)
    assert asked - exact <= INEXACT
