"""Every word of an explanation comes from the catalogue: in a language that nobody speaks none is left in English."""

import pytest
from tests.explained import told_cases
from tests.pseudo import PSEUDO, unsaid

from pencilmark.board import speech
from pencilmark.human.explain import explain

ARTICLES = {"a", "an"}
"""English puts them before numbers by a function of its own, which no other language has."""


@pytest.mark.parametrize("told", told_cases()[::3], ids=lambda told: told.technique)
def test_a_step_of_digits_is_explained_by_the_catalogue_alone(told) -> None:
    with speech.speaking(PSEUDO):
        found = explain(told.position, told.step)
        assert unsaid(f"{found.name} {found.where} {found.text}") <= ARTICLES
    assert unsaid(explain(told.position, told.step).text)
