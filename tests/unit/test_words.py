"""The glossary is the law: words that it rules out stand nowhere in the package, its sentences, page or docs."""

import re
from pathlib import Path

import pytest

from pencilmark.board.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8")
LAW = GLOSSARY.split("| not | but |")[1]
FORBIDDEN = [
    word for line in LAW.splitlines() if line.startswith("|") for word in re.findall("`(.+?)`", line.split("|")[1])
]
TEXTS = sorted(
    [
        *(path for kind in ("*.py", "*.txt", "en/**/*.ftl") for path in (ROOT / "py").rglob(kind)),
        *(path for kind in ("*.js", "*.ts", "*.html") for path in (ROOT / "static").rglob(kind)),
        *(path for path in (ROOT / "docs").glob("*.md") if path.name != "glossary.md"),
        ROOT / "CHANGELOG.md",
        ROOT / "index.html",
        ROOT / "app.js",
    ]
)


def test_the_glossary_rules_words_out() -> None:
    assert len(FORBIDDEN) >= 8


def ruled_out(text: str) -> list[str]:
    return re.findall(rf"(?<!\w)(?:{'|'.join(map(re.escape, FORBIDDEN))})(?!\w)", text)


def test_no_caption_or_message_has_a_word_that_the_glossary_rules_out() -> None:
    found = {str(path.relative_to(ROOT)): words for path in TEXTS if (words := ruled_out(path.read_text("utf-8")))}
    assert not found, f"{found}: docs/glossary.md says what to write instead"
    assert all(ruled_out(f"so, {word}, here") == [word] for word in FORBIDDEN)


def test_no_function_gives_or_tells_what_it_returns_or_reports() -> None:
    wrong = re.compile(r'"""[^"]*(?:;|, and) (?:give|tell) [\w*]')
    assert [str(path.relative_to(ROOT)) for path in TEXTS if wrong.search(path.read_text("utf-8"))] == []
    assert wrong.search('"""Do it; tell whether') and wrong.search('"""Do it, and give *one*')


def test_no_text_promises_that_a_seed_makes_the_same_in_every_version() -> None:
    promise = re.compile(r"\bseeds?\b[^.;:]*\bfor ever\b|\bfor ever\b[^.;:]*\bseeds?\b", re.IGNORECASE)
    texts = {path: " ".join(path.read_text("utf-8").split()) for path in [*TEXTS, ROOT / "README.md"]}
    assert [str(path.relative_to(ROOT)) for path, text in texts.items() if promise.search(text)] == []
    assert promise.search("The same seed makes the same puzzles for ever, here")


SET_WRONG = {
    "": r"[\d}] x [\d{]",
    "fr": r"(?<![]\s=])[ \u00a0][:;?!»%](?![:=\w])|«[ \u00a0]",
    **dict.fromkeys(("de", "es"), r"[\d}] ?%"),
    **dict.fromkeys(("en", "ja", "zh-Hans"), r"[\d}]\s%"),
}
"""Signs set with a blank that breaks, or with none where there is one, by language; in all a letter as a sign."""


def test_signs_are_set_as_each_language_does() -> None:
    wrong = {tag: re.compile(rf"{SET_WRONG['']}|{SET_WRONG[tag]}") for tag in LANGUAGES}
    folder = ROOT / "py/pencilmark/languages"
    lines = [
        (tag, line)
        for tag in LANGUAGES
        for path in sorted((folder / tag).rglob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
    ]
    others = ("#", "press-profile", "set-def-rule")  # a name that stands in PDFs, and Python
    found = [line for tag, line in lines if not line.startswith(others) and wrong[tag].search(line)]
    assert found == []
    bad = [("en", "a board of 9 x 9"), ("fr", "il faut : 5"), ("fr", "«\u00a0là »"), ("de", "zu 90 % sicher")]
    assert all(wrong[tag].search(line) for tag, line in bad)


def test_docs_set_sizes_and_percentages_as_the_page_does() -> None:
    wrong = re.compile(rf"{SET_WRONG['']}|{SET_WRONG['en']}")
    shown = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")]
    prose = {path.name: re.sub(r"(?s)```.*?```|`[^`\n]*`", "", path.read_text("utf-8")) for path in shown}
    assert {name: found for name, text in prose.items() if (found := wrong.findall(text))} == {}
    assert wrong.search("a board of 9 x 9") and wrong.search("in 9 % of them")


QUOTED = re.compile("„([^“]+)“|«\u202f?([^»]+?)\u202f?»|「([^」]+)」|“([^”]+)”")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_the_page_names_in_quotation_marks_is_called_so_there(tag: str) -> None:
    folder = ROOT / "py/pencilmark/languages" / tag
    lines = [line for path in folder.rglob("page/*.ftl") for line in path.read_text("utf-8").splitlines()]
    texts = [line for line in lines if not line.startswith("#")]
    called = {line.partition(" = ")[2] for line in texts}
    named = {next(filter(None, found)) for line in texts for found in QUOTED.findall(line)}
    assert {name for name in named - called if "{" not in name} == set()
    assert tag == "en" or len(named) > 5


def test_every_word_of_the_glossary_has_a_meaning_of_its_own() -> None:
    words = re.findall(r"^\| ([a-z, ]+) \|", GLOSSARY.split("## Words not used")[0], re.MULTILINE)
    names = [name.strip() for entry in words for name in entry.split(",") if entry != "word"]
    assert len(names) == len(set(names)) > 12
