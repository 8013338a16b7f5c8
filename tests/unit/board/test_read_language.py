"""An editor reads a language whole: every form of every sentence, with values, below the English one."""

from tests import read_language

from pencilmark.board import speech
from pencilmark.board.languages import LANGUAGES
from pencilmark.board.speech import english


def read(tag: str) -> list[str]:
    """Return the lines of a reading."""
    lines: list[str] = []
    read_language.read(read_language.LANGUAGE_FOLDERS / tag, lines.append)
    return [line for text in lines for line in text.splitlines()]


def test_every_sentence_is_read_in_both_languages_and_each_can_be_written() -> None:
    lines = read("de")
    assert english().keys() <= set(lines)
    assert sum(line.startswith("  en") for line in lines) == sum(line.startswith("  de") for line in lines)
    assert [line for line in lines if "!!" in line] == []


def test_a_language_is_finished_where_it_lacks_no_sentence() -> None:
    for tag, language in LANGUAGES.items():
        assert language.is_finished is (english().keys() <= speech.read(tag).keys())


def test_counts_take_the_form_that_unicode_says() -> None:
    forms = {"de": "other one other other other", "es": "other one other many other", "fr": "one one other many other"}
    forms |= {"en": forms["de"], "ja": "other " * 5, "zh-Hans": "other " * 5}
    counts = (0, 1, 2, 2_000_000, 1_000_001)
    assert {tag: [*map(one.plural, counts)] for tag, one in LANGUAGES.items()} == {
        tag: found.split() for tag, found in forms.items()
    }


def test_every_form_of_a_sentence_is_read() -> None:
    lines = read("en")
    at = lines.index("cages-in-none")
    assert lines[at + 1] == "  en  5 is in none of them."
    assert lines[at + 3] == "  en  5, 7 and 2 are in none of them."
