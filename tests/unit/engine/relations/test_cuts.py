"""CaDiCaL finds all regions and shades that rules leave, though it learns only from a grid that an area falls apart."""

import pytest
from tests.found_grids import KINDS, answers_all


@pytest.mark.parametrize("kind", KINDS)
def test_solutions_are_those_of_all_grids_that_fulfil_the_rules(kind: str) -> None:
    assert answers_all(kind, "sat")
