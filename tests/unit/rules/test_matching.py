"""A pattern leaves the candidates that trying everything leaves, by Python's own regular expressions."""

import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pencilmark.board.masks import bits, mask_of
from pencilmark.rules.language.matching import match, matched
from pencilmark.rules.language.tree import Cell, Matches, Number, Sum


@pytest.mark.parametrize("pattern", ["12*3*4?", "(1|23)*4*", "[1-3]*(34)+[12]?", "(.2)*", "1+2+|[34]{2,4}"])
@given(masks=st.lists(st.integers(1, 15), min_size=4, max_size=4), less=st.integers(0, 1), wanted=st.booleans())
def test_candidates_are_left_that_belong_to_a_match(pattern: str, masks: list[int], less: int, wanted: bool) -> None:
    terms = tuple(Sum(((1, Cell(cell)), (-1, Number(less)))) if less else Cell(cell) for cell in range(4))
    relation = Matches(pattern, terms)
    every = list(product(*([bit + 1 for bit in bits(mask)] for mask in masks)))
    fits = [bool(re.fullmatch(pattern, "".join(str(value - less) for value in one))) for one in every]
    good = [one for one, fit in zip(every, fits, strict=True) if fit is wanted]
    assert matched(relation, masks) is (fits[0] if len(set(fits)) == 1 else None)
    left = list(masks)
    assert match(relation, wanted, left) is bool(good)
    assert not good or left == [mask_of(value - 1 for value in one) for one in zip(*good, strict=True)]
