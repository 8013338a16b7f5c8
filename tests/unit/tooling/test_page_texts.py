"""The page says what its catalogue has, and nothing else."""

import re
from pathlib import Path

import pytest
from tests.contract import choices

from tooling import catalogues, page, page_texts

ROOT = Path(page_texts.__file__).parents[2]
HTML = (ROOT / "index.html").read_text("utf-8")
TEXTS = page_texts.Texts()
CALL = re.compile(r'(?<![.\w])say\(\s*"([\w/-]+)"(?:, (?:\{((?:[^{}]|\{[^{}]*\})*)\}|(\w+)))?\)')
"""The values of a call stand in it, so that they can be compared."""


def calls() -> list[tuple[str, str, set[str]]]:
    """Return each thing that is said: the script, the id, and the names of the values."""
    found = []
    for name, path in page.scripts().items():
        for call, values, _ in CALL.findall(path.read_text("utf-8")):
            flat = re.sub(r"\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]", "", re.sub(r"\([^()]*\)", "", values))
            found.append((name, call, {part.split(":")[0].strip() for part in flat.split(",") if part.strip()}))
    return found


def test_no_text_is_idle_and_none_is_missing() -> None:
    assert catalogues.unsaid() == []


def test_what_several_places_say_in_the_same_words_is_one_text() -> None:
    """But for a few words that are a button here and a link, a heading or the name of a field there."""
    catalogues_of = [page_texts.catalogue(tag) for tag in ("en", *page_texts.others())]
    english, found = catalogues_of[0], dict[str, list[str]]()
    for name, text in english.items():
        found.setdefault(repr([text, *(own.get(name) for own in catalogues_of[1:])]), []).append(name)
    twice = {english[names[0]] for names in found.values() if len(names) > 1}
    assert twice == {"Givens", "Play", "Print", "Puzzle", "Puzzles", "Solve"}


def test_each_text_is_said_with_the_values_that_it_has() -> None:
    has = {name: sentence.has for name, sentence in catalogues.sentences(page_texts.LANGUAGES / "en")}
    wrong = [(script, name, values, has[name]) for script, name, values in calls() if values - {""} != has[name]]
    assert not wrong


def test_each_place_that_says_something_is_looked_at() -> None:
    said = [name for path in page.scripts().values() for name in page_texts.SAY.findall(path.read_text("utf-8"))]
    assert sorted(said) == sorted(name for _, name, _ in calls())


def test_a_script_has_the_english_and_its_number() -> None:
    source = TEXTS.script('fetching = say("learn-learnt"); actions.say("learn-learnt")')
    number = TEXTS.numbers["learn-learnt"]
    assert source == f'fetching = /* @__PURE__ */ say([{number},"learnt"]); actions.say("learn-learnt")'


def test_the_html_is_filled_with_english() -> None:
    assert not page_texts.PLACED.search(TEXTS.document(HTML))
    assert TEXTS.document('<a title="{keys-keys}">{ keys }</a>') == '<a title="Keys">{ keys }</a>'


@pytest.mark.parametrize("tag", list(page_texts.others()))
def test_the_file_of_a_language_has_its_own_texts_alone(tag: str) -> None:
    own = page_texts.catalogue(tag)
    assert f'"tag":"{tag}"' in TEXTS.language(tag, HTML)
    assert own.keys() <= TEXTS.english.keys()


def test_the_choices_that_a_tool_writes_stand_as_they_are() -> None:
    assert choices.page(HTML) == HTML
