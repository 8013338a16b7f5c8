"""Every word of an explanation comes from the catalogue: in a language that nobody speaks none is left in English."""

from tests.explained import each_case, told_case
from tests.pseudo import PSEUDO, unsaid

from pencilmark.board import speech
from pencilmark.human.explain import explain

ARTICLES = {"a", "an"}
"""English puts them before numbers by a function of its own, which no other language has."""


@each_case(every=3)
def test_a_step_of_digits_is_explained_by_the_catalogue_alone(number: int) -> None:
    told = told_case(number)
    with speech.speaking(PSEUDO):
        found = explain(told.position, told.step)
        assert unsaid(f"{found.name} {found.where} {found.text}") <= ARTICLES
    assert unsaid(explain(told.position, told.step).text)
