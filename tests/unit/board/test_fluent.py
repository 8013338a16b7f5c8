"""Our reader of Fluent reads each catalogue as the parser of the project itself does."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as tree

from pencilmark.board import fluent, speech
from pencilmark.board.languages import ENGLISH, LANGUAGES
from pencilmark.board.speech import Spoken, english, say, speaking
from tooling.catalogues import key_of, patterns

VALUES: tuple[Any, ...] = (0, 1, 2, 1234, "r1c1", ["r1c1"], ["3", "5", "8"])


class Referee:
    """Writes sentences from the tree that `fluent.syntax` makes of them."""

    def __init__(self, spoken: Spoken) -> None:
        self.spoken, self.functions = spoken, spoken._functions

    def write(self, pattern: tree.Pattern, values: dict[str, Any]) -> str:
        return "".join(self.element(one, values) for one in pattern.elements)

    def element(self, one: Any, values: dict[str, Any]) -> str:
        return one.value if isinstance(one, tree.TextElement) else self.expression(one.expression, values)

    def expression(self, one: Any, values: dict[str, Any]) -> str:
        if isinstance(one, tree.StringLiteral):
            return one.value
        if isinstance(one, tree.SelectExpression):
            value = values[one.selector.id.name]
            key = self.spoken._chosen(value, {key_of(variant): () for variant in one.variants})
            chosen = next(
                variant for variant in one.variants if (variant.default if key is None else key_of(variant) == key)
            )
            return self.write(chosen.value, values)
        if isinstance(one, tree.FunctionReference):
            options = {
                option.name.name: int(option.value.value) if option.value.value.isdecimal() else option.value.value
                for option in one.arguments.named
            }
            return self.functions[one.id.name](values[one.arguments.positional[0].id.name], **options)
        return speech._plain(values[one.id.name])


@pytest.mark.parametrize("tag", ["en", "de"])
def test_every_sentence_is_written_as_the_parser_of_fluent_reads_it(tag: str, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: speech.use("en"))
    speech.use(tag)
    referee, checked = Referee(speech._spoken), 0
    for file in speech._files(f"{speech.LANGUAGES_FOLDER}/{tag}"):
        for message in FluentParser().parse(Path(file).read_text("utf-8")).body:
            for name, pattern in patterns(message) if isinstance(message, tree.Message) else ():
                names = sorted(set(fluent._VALUE.findall(speech._spoken.sentences[name])))
                text = speech._spoken.sentences[name]
                numbers = [one for one in names if f"NUMBER(${one}" in text or f"SPELLED(${one}" in text]
                for value in VALUES:
                    values = dict.fromkeys(names, value) | dict.fromkeys(numbers, value if type(value) is int else 7)
                    assert say(name, **values) == referee.write(pattern, values), name
                    checked += 1
    assert checked >= 7 * len(speech._spoken.sentences)


def one(pattern: str, tag: str = "en", **values: Any) -> str:
    """Write a pattern that stands in no catalogue."""
    lists = {name: text for name, text in english().items() if name.startswith("join-")}
    with speaking(Spoken(LANGUAGES[tag], {**lists, "this": pattern})):
        return say("this", **values)


FORMS = "{ $n ->\n [0] none\n [one] one\n [many] very many\n *[other] { $n }\n }"


@pytest.mark.parametrize(
    ("tag", "written"),
    [
        ("en", ["none", "one", "2", "1000000"]),
        ("de", ["none", "one", "2", "1000000"]),
        ("fr", ["none", "one", "2", "very many"]),
        ("es", ["none", "one", "2", "very many"]),
        ("ja", ["none", "1", "2", "1000000"]),
    ],
)
def test_a_selector_goes_by_the_number_and_then_by_the_form_of_the_language(tag: str, written: list[str]) -> None:
    assert [one(FORMS, tag, n=count) for count in (0, 1, 2, 1_000_000)] == written


def test_a_selector_goes_by_how_many_a_list_has_and_by_a_text_itself() -> None:
    cells = "{ $c ->\n [one] the cell { $c }\n *[other] the cells { AND($c) }\n }."
    assert one(cells, c=["r1c1"]) == "the cell r1c1."
    assert one(cells, c=["r1c1", "r2c2"]) == "the cells r1c1 and r2c2."
    kind = "{ $k ->\n [row] la ligne\n *[box] le bloc\n }"
    assert [one(kind, k=word) for word in ("row", "box", "window")] == ["la ligne", "le bloc", "le bloc"]


@pytest.mark.parametrize(
    ("tag", "grouped", "share", "large"),
    [
        ("en", "1,234", "25%", "6.67e+21"),
        ("de", "1.234", "25\N{NO-BREAK SPACE}%", "6,67e+21"),
        ("es", "1234", "25\N{NO-BREAK SPACE}%", "6,67e+21"),
        ("fr", "1\N{NARROW NO-BREAK SPACE}234", "25\N{NARROW NO-BREAK SPACE}%", "6,67e+21"),
        ("zh-Hans", "1,234", "25%", "6.67e+21"),
    ],
)
def test_numbers_are_written_as_the_language_does(tag: str, grouped: str, share: str, large: str) -> None:
    assert one("{ NUMBER($n) }", tag, n=1234) == grouped
    assert one('{ NUMBER($n, style: "percent") }', tag, n=0.25) == share
    assert one("{ NUMBER($n, maximumSignificantDigits: 3) }", tag, n=6_670_903_752_021_072_936_960) == large


@pytest.mark.parametrize("pattern", ["{ $a", "{ }", "{ f($a) }", "{ $a -> [one] b }", "a\nb", "{ -term }"])
def test_what_is_no_pattern_of_ours_is_refused(pattern: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        one(pattern, a=1)


def test_what_a_language_does_not_have_is_said_in_english() -> None:
    with speaking(Spoken(LANGUAGES["de"], {"nets-cannot-be": "das kann nicht sein"})):
        assert say("ambiguous", labels=["3", "5"], known="x").startswith("this text can be 3 or 5;")
    assert ENGLISH.is_finished
