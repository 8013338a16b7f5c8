"""Before a number or a name stands the article that it takes, by one mechanism: ``{ A($digit) }`` in the catalogue."""

import re

import pytest

from pencilmark.board.speech import english, say, with_article

BEFORE_A_VALUE = re.compile(r"\b[aA]n? \{")
WRONG = re.compile(r"\ba (?:8|11|18)\b|\ban (?:[1-79]|10|1[2-79])\b")
TAKES = re.compile(r"\{ A\(\$(\w+)\) \}")
WITH = {name: text for name, text in english().items() if TAKES.search(text)}


def test_no_sentence_has_an_article_of_its_own_before_a_value() -> None:
    assert [name for name, text in english().items() if BEFORE_A_VALUE.search(text) or WRONG.search(text)] == []


@pytest.mark.parametrize("name", WITH)
def test_every_value_has_its_article(name: str) -> None:
    names = set(re.findall(r"\$(\w+)", english()[name]))
    for value in range(1, 37):
        said = say(name, **dict.fromkeys(names, value))
        assert not WRONG.search(said)
        assert f"{'an' if value in (8, 11, 18) else 'a'} {value}" in said


def test_the_article_goes_by_the_sound() -> None:
    assert [with_article(word) for word in ("8", "80", "81", "18", "28", "11", "111", "X-wing", "pair")] == [
        *("an 8", "an 80", "an 81", "an 18", "a 28", "an 11", "a 111", "an X-wing", "a pair")
    ]
