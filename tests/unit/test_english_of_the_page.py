"""The page's English stands in its catalogue: no string of a script is a sentence, or a part of one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted([ROOT / "app.js", *(ROOT / "static/js").rglob("*.js")])
WORD = re.compile(r"(?<![\w'\"<=#$.:/@-])[A-Za-z]?[a-z]+(?:'[a-z]+)?(?![\w'\"=(:/\]{@-])")
TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|(?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?P<tick>`)|(?P<brace>[{}])"""
    r"""|(?P<slash>/)|(?P<word>[\w$]+)|(?P<sign>[^\s\w$])""",
    re.DOTALL,
)
PATTERN = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
"""A regular expression."""
SELECTOR = re.compile(r"(?:, )?(?:a|button|dialog|input|select|summary|textarea|\[contenteditable\])")
APART = {
    "static/js/beside/python-view.js": "Python",
    "static/js/service-worker.js": "a classic script without imports; the page says why a file did not come",
    "static/js/embed/element.js": "the style sheet of its shadow root",
    "static/js/python/unpack.js": "for nobody: Python starts without the snapshot",
    "static/js/watch.js": "a classic script without imports, for when modules do not run",
}
"""Where strings are no words of the page, or cannot be said by an id."""
NAMES = {
    "static/js/asked/view.js": {"tools chips"},
    "static/js/grid/cells.js": {"centre tight", "marks corners"},
    "static/js/page/dom.js": {"index.html has no #0"},
    "static/js/many/columns.js": {"there is no column 0"},
}
"""Classes of style sheets, and bugs told to programmers."""


def literals(source: str) -> Iterator[tuple[int, str]]:
    """Yield each string of a module with its line, a 0 in it where a value of a template stands; comments have none.

    >>> list(literals("say('a'); // 'b'\\nlog(`c ${d('e')} f`, /'g'/)"))
    [(1, 'a'), (2, 'e'), (2, 'c 0 f')]
    """
    open_templates: list[tuple[int, int, str]] = []  # where each began, braces open in its value, its text until then
    place, braces, before = 0, 0, ""
    while token := TOKEN.search(source, place):
        place = token.end()
        if token["text"]:
            yield source.count("\n", 0, token.start()) + 1, token["text"][1:-1]
        elif token["slash"] and re.fullmatch(r"[(,=:\[!&|?{};+*%<>~^-]|return|case|", before):
            place = PATTERN.match(source, token.start()).end()  # type: ignore[union-attr]
        elif token["brace"] == "{":
            braces += 1
        elif token["brace"] == "}" and braces:
            braces -= 1
        elif token["tick"] or token["brace"]:
            start, braces, text = (token.start(), braces, "") if token["tick"] else open_templates.pop()
            more, ended = template_part(source, place)
            place += len(more) + (1 if ended else 2)
            text += more
            if ended:
                yield source.count("\n", 0, start) + 1, text
            else:
                open_templates.append((start, braces, text + "0"))
                braces = 0
        before = token[0] if not token[0].startswith(("//", "/*")) else before


def template_part(source: str, place: int) -> tuple[str, bool]:
    """Return the text of a template from *place* to its next value or its end, and whether that is its end."""
    part = re.compile(r"(?:\\.|[^`\\$]|\$(?!\{))*", re.DOTALL).match(source, place)
    assert part
    return part[0], source[part.end()] == "`"


def is_english(text: str) -> bool:
    """Report whether a text has two words of English or more, separated by a space, and is no list of elements.

    >>> is_english("Put it here"), is_english("r1c1 or r1c2"), is_english("input, select"), is_english("naked-pair")
    (True, False, False, False)
    """
    return " " in text.strip() and len(WORD.findall(text)) > 1 and re.sub(SELECTOR, "", text) != ""


def english(source: str) -> list[tuple[int, str]]:
    """List the lines and texts of a module that are English."""
    return [(line, text) for line, text in literals(source) if is_english(text)]


def test_no_sentence_stands_in_a_script() -> None:
    for path in MODULES:
        name = path.relative_to(ROOT).as_posix()
        if name not in APART:
            found = [(line, text) for line, text in english(path.read_text("utf-8")) if text not in NAMES.get(name, ())]
            assert not found, f"{name}: {found}: write it into the catalogue, and say it by its id"


@pytest.mark.parametrize(
    "source",
    [
        'say("There is no way");',
        "say(`${count} cells are left`);",
        "const parts = `${a ? `one ${b}` : ''} and then ${c}`;",
        'for (const part of text.split(/["`]/)) say("One of them");',
        'const half = all / 2 / 3; say("One of them");',
        "throw new Error('it came too late');",
    ],
)
def test_a_new_sentence_is_found(source: str) -> None:
    assert english(source)


@pytest.mark.parametrize(
    "source",
    [
        '// say("There is no way");',
        '/** "in a comment" `and here` */ say(english.noWay);',
        'target.closest("input, textarea, select");',
        "const cell = `r${row}c${column}`;",
        "text.replace(/one or two/g, '');",
    ],
)
def test_what_is_no_sentence_passes(source: str) -> None:
    assert not english(source)


def test_every_exception_is_needed() -> None:
    assert all(english((ROOT / name).read_text("utf-8")) for name in APART)
    for name, texts in NAMES.items():
        assert texts <= {text for _, text in english((ROOT / name).read_text("utf-8"))}, name
