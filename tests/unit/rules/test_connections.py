"""What is left of cells that must be connected is what trying everything leaves, once one of them surely belongs."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.masks import bits, mask_of
from pencilmark.rules.language.connections import connect, connected, edges
from pencilmark.rules.language.tree import Cell, Connected, Number, Sum

PAIRS = edges(range(6), 3)


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
