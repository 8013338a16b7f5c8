"""Masks are sets of small numbers: each question of one is the same question of the set."""

from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.masks import bits, highest, lowest, mask_of, several, single, union

SETS = st.frozensets(st.integers(0, 130))


@given(SETS)
def test_a_mask_has_the_places_it_was_made_of_in_their_order(places: frozenset[int]) -> None:
    assert bits(mask_of(places)) == sorted(places)


@given(SETS)
def test_the_questions_of_a_mask_are_those_of_its_set(places: frozenset[int]) -> None:
    mask = mask_of(places)
    assert (single(mask), several(mask)) == (len(places) == 1, len(places) > 1)
    assert (lowest(mask), highest(mask)) == (min(places, default=-1), max(places, default=-1))


@given(st.lists(SETS))
def test_masks_are_joined_as_sets_are(sets: list[frozenset[int]]) -> None:
    assert union(map(mask_of, sets)) == mask_of(frozenset().union(*sets))


def test_the_places_of_nine_digits_are_no_list_that_a_caller_could_change() -> None:
    bits(0b101).append(7)
    assert bits(0b101) == [0, 2]
