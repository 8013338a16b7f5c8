"""The kernel finds all regions and shades that rules leave, as trying out all grids does."""

import pytest
from tests.found_grids import KINDS, answers_all


@pytest.mark.parametrize("kind", KINDS)
def test_solutions_are_those_of_all_grids_that_fulfil_the_rules(kind: str) -> None:
    assert answers_all(kind, "wasm")


@pytest.mark.parametrize("kind", KINDS)
def test_they_are_the_same_where_searches_take_turns(kind: str) -> None:
    assert answers_all(kind, "auto")
