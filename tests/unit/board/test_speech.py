"""What is said is data: every sentence that is raised or told stands in the catalogue, with the values it has."""

import ast
import pickle
import re
from functools import cache

import pytest
from tests.sources import PACKAGE, modules, nodes_of

from pencilmark.board import errors, speech
from pencilmark.board.phrase import phrase
from pencilmark.board.speech import english, say
from pencilmark.human.ruled.ladder import RULED
from pencilmark.rules.variants.registry import VARIANTS
from tooling import catalogues, page_texts

ERRORS = {name for name in vars(errors) if name.endswith(("Error", "Unavailable"))} | {"PaperError", "Uncompiled"}
SAYING = ERRORS | {"phrase", "say", "parts_named"}
PLACES = {"line", "column", "code"}
ENGLISH = PACKAGE / "languages" / "en"


@cache
def told() -> list[tuple[str, ast.Call]]:
    """List the calls that tell a sentence, each with its place."""
    calls = ((path, node) for path in modules() for node in nodes_of(path) if isinstance(node, ast.Call) and node.args)
    return [
        (f"{path.relative_to(PACKAGE)}:{node.lineno}", node)
        for path, node in calls
        if getattr(node.func, "id", getattr(node.func, "attr", "")) in SAYING
    ]


def names_in(text: str) -> set[str]:
    """Return the names of the values that a sentence has."""
    return set(re.findall(r"\$(\w+)", text))


def test_every_sentence_is_told_of_the_values_that_it_has() -> None:
    wrong = []
    for place, node in told():
        if not isinstance(node.args[0], ast.Constant) or len(node.args) > 1:
            continue
        name, given = node.args[0].value, {keyword.arg for keyword in node.keywords}
        text = english().get(name)
        if text is None:
            wrong.append(f"{place}: the catalogue has no {name}")
        elif None not in given and names_in(text) != given - PLACES:
            wrong.append(f"{place}: {name} has {sorted(names_in(text))}, not {sorted(given - PLACES)}")
    assert not wrong


def pattern(node: ast.JoinedStr) -> str:
    """Return the regular expression of the ids that an f-string can name."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]*" for part in node.values
    )


def made() -> set[str]:
    """Return the patterns of ids that are made: in what is told, and in functions that look for a sentence."""
    places = [node.args[0] for _, node in told()]
    for path in modules():
        functions = (node for node in nodes_of(path) if isinstance(node, ast.FunctionDef))
        places += [node for node in functions if re.search(r"\bhas\(", ast.unparse(node))]
    strings = [node for place in places for node in ast.walk(place) if isinstance(node, ast.JoinedStr)]
    return {pattern(node) for node in strings if any(isinstance(part, ast.Constant) for part in node.values)}


QUOTED = re.compile(r'"(?=([\w/-]+)")')


def test_every_sentence_of_the_catalogue_is_told_somewhere() -> None:
    written = {text for path in PACKAGE.rglob("*.py") for text in QUOTED.findall(path.read_text("utf-8"))}
    ids, page = re.compile("|".join(made())), {name for names in page_texts.named() for name in names}
    assert [name for name in english() if not (name in written or name in page or ids.fullmatch(name))] == []
    assert not ids.fullmatch("nobody-tells-this") and not ids.fullmatch("naked-nothing")


def test_our_catalogue_has_the_sentences_that_the_parser_of_fluent_reads() -> None:
    ids = [name for name, _ in catalogues.sentences(ENGLISH)]
    assert sorted(ids) == sorted([*english(), *page_texts.catalogue("en")])


def test_no_sentence_is_nothing_but_one_value() -> None:
    alone = re.compile(r"\{ \$\w+ \}")
    assert {name for name, text in english().items() if alone.fullmatch(text)} == {
        "list",
        "bad-iss",
        "bad-fpuzzles/board",
    }


def test_sentences_of_variants_are_of_variants_that_there_are() -> None:
    of_variants = re.compile("(?:noun|says|means|variant|clue)-(?!same$|as-)(.+?)(?:-twice)?")
    names = {
        name for name in english() if name.rpartition("-")[0] not in RULED
    }  # a technique may begin with clue-, too
    assert {found[1] for name in names if (found := of_variants.fullmatch(name))} <= set(VARIANTS)


def test_no_error_is_worded_where_it_is_raised() -> None:
    assert [place for place, node in told() if len(node.args) > 1] == []


@pytest.mark.parametrize(
    "error", [errors.RuleError("bad-setting/only-once", name="size", line=2), errors.InputError("conflict")]
)
def test_an_error_goes_from_process_to_process(error: errors.PencilmarkError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.as_dict()) == (type(error), str(error), error.as_dict())


def test_equal_phrases_are_one_in_a_set() -> None:
    assert len({phrase("a", x=[1]), phrase("a", x=[1]), phrase("a", x=[2]), phrase("b", x=[1])}) == 3


COUNTS = "clues|corner|count|done|givens|grids|outside|pages|puzzles|rows|steps|total|tries"
UNAGREEING = re.compile(
    rf"(?<!to )(?<!most )\{{ (?:NUMBER\()?\$(?:{COUNTS})\)? \}} (?:(?!many\b)[a-z]+ )?[a-z]{{2,}}(?<![aihu])s\b"
)
PATTERNS = "explain.ftl"
"""What is said of patterns, which have two or more of everything."""


def test_what_follows_a_count_agrees_with_it() -> None:
    floors = [path for path in ENGLISH.glob("*.ftl") if path.name != PATTERNS]
    texts = [line for path in floors for line in path.read_text("utf-8").splitlines()]
    assert len(texts) > 300
    assert [text for text in texts if UNAGREEING.search(text)] == []
    assert UNAGREEING.search("{ $puzzles } puzzles on") and UNAGREEING.search("{ NUMBER($count) } open cells")


@pytest.mark.parametrize(
    ("name", "one", "two"),
    [
        ("sheet-puzzles-pages", "x: 1 puzzle on 1 page", "x: 2 puzzles on 2 pages"),
        ("book-puzzles-pages", "1 puzzle on 1 page", "2 puzzles on 2 pages"),
        ("solve-summary", "1 puzzle: 1; 0.10 s (x)", "2 puzzles: 2; 0.10 s (x)"),
        ("grids-colours-cells-not-kept", "colours of 1 cell are not kept", "colours of 2 cells are not kept"),
    ],
)
def test_one_of_a_kind_is_said_in_the_singular(name: str, one: str, two: str) -> None:
    for count, words in ((1, one), (2, two)):
        others = {"pdf": "x", "backend": "x", "seconds": 0.1}
        assert say(name, **{value: others.get(value, count) for value in names_in(english()[name])}) == words


def test_what_could_not_be_read_once_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str) -> None:
        raise OSError(24, "Too many open files", path)

    with monkeypatch.context() as full:
        full.setattr(speech, "scandir", refuse)
        speech.english.cache_clear()
        with pytest.raises(OSError):
            english()
    assert say("check-minimal") and speech.read("none") == {}
