"""Compile the page's catalogues, `languages/TAG/page/*.ftl`, into its scripts and its HTML.

In a script `say("id", values)` becomes `say([number, text], values)` with the English text, so that a script carries
exactly what it says, and a bundler drops what is never said; `{id}` in index.html becomes the text itself. Another
language is one file: its texts by their numbers, and where in the HTML they belong. Names of levels, techniques and
variants are in Python's catalogues; the page uses them by the same ids.

A text is a string with `{value}` in it, or `{value FUNCTION}`; or a selector, an object `{value: variants}` with the
default last; or a list of these. `static/js/words/write.js` writes it.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from tooling.places import PACKAGE, PAGES, ROOT

LANGUAGES = PACKAGE / "languages"
SAY = re.compile(r'(?<![.\w])say\(\s*"([\w/-]+)"')
PLACED = re.compile(r"\{([a-z][\w/-]*)\}")
INLINE = re.compile(r"<(?:kbd|code)>(.*?)</(?:kbd|code)>")
PURE = "/* @__PURE__ */"
"""Has a bundler drop what is said where nobody hears it."""
WITHOUT_TEXT = {"script", "style"}
Text = str | list[Any] | dict[str, Any]


def catalogue(tag: str) -> dict[str, Text]:
    """Return each text of the page in the language *tag*, compiled, by its id."""
    found = {name: compiled(pattern) for path in sources(tag) for name, pattern in read(path.read_text("utf-8"))}
    return found | {name: str(found[name]).format(**values) for name, values in presets().items() if name in found}


@cache  # a build asks several times for each catalogue, and the next one again
def read(text: str) -> tuple[tuple[str, str], ...]:
    """Return the messages in the *text* of a catalogue: ids and patterns."""
    from pencilmark.board.fluent import messages

    return tuple(messages(text))


@cache
def presets() -> dict[str, dict[str, int]]:
    """Return the values in the names of presets, in the list of Make, by the id of each.

    >>> presets()["make-preset-newspaper"]
    {'low': 36, 'high': 40}
    """
    from pencilmark.make.wish import PRESETS

    givens = {name: preset.get("clues", ()) for name, preset in PRESETS.items()}
    return {f"make-preset-{name}": dict(zip(("low", "high"), clues, strict=False)) for name, clues in givens.items()}


def borrowed(tag: str, names: Iterable[str]) -> dict[str, Text]:
    """Return the texts of these *names* from Python's catalogue of a language, compiled."""
    own = patterns_of_python(tag)
    return {name: compiled(own[name]) for name in names if name in own}


def named() -> tuple[list[str], list[str]]:
    """Return the ids that the scripts use, and those in the HTML of the pages."""
    scripts = [ROOT / "app.js", *(ROOT / "static/js").rglob("*.js")]
    said = {name for path in scripts for name in SAY.findall(path.read_text("utf-8"))}
    return sorted(said), sorted({name for path in PAGES for name in PLACED.findall(path.read_text("utf-8"))})


def sources(tag: str = "*") -> list[Path]:
    """Return the catalogues of the page in a language, or in all of them."""
    return sorted(LANGUAGES.glob(f"{tag}/page/*.ftl"))


@cache  # each file of the page asks for most of them
def compiled(pattern: str) -> Text:
    """Compile the *pattern* of a message: the reader of fluent splits it, and says how each value is written.

    >>> compiled("No puzzle"), compiled("{ NUMBER($count) } left")
    ('No puzzle', '{count NUMBER} left')
    >>> compiled("{ $n -> \\n *[other] { $n } cells\\n [one] a cell\\n }")
    {'n': {'one': 'a cell', 'other': '{n} cells'}}
    """
    from pencilmark.board.fluent import Functions, Parts, Values, parts_of

    told: list[Any] = []  # what was said about the value being looked at

    def note(name: str, value: object, **options: object) -> str:
        told.extend([name, *(str(part) for option in options.items() for part in option)])
        return ""

    def select(value: object, variants: Mapping[str, Parts]) -> None:
        told[:] = [variants]

    def write(otherwise: Parts, values: Values) -> str:
        [variants] = told
        texts = {key: text(parts) for key, parts in variants.items() if parts is not otherwise}
        told[:] = [texts | {"other": text(otherwise)}]
        return ""

    def text(parts: Parts) -> Text:
        found: list[Text] = []
        for words, name, how in parts:
            value: Text = ""
            if name is not None:
                told.clear()
                if how:
                    how(None, {})
                chooses = bool(told) and isinstance(told[0], dict)
                value = {name: told[0]} if chooses else f"{{{' '.join([name, *told])}}}"
            found += [words, value]
        return joined([part for part in found if part])

    functions: Functions = {name: partial(note, name) for name in ("A", "AND", "NUMBER", "OR")}
    return text(parts_of(pattern, functions, select, write))


def joined(parts: list[Text]) -> Text:
    """Join texts that follow each other into one string, as far as they are strings."""
    found: list[Text] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return found[0] if len(found) == 1 else found or ""


class Texts:
    """The texts of the page in English, numbered."""

    def __init__(self) -> None:
        said, filled = named()
        numbered = catalogue("en")
        numbered |= borrowed("en", (name for name in said if name not in numbered))
        self.numbers = {name: number for number, name in enumerate(numbered)}
        self.english = borrowed("en", filled) | numbered
        self.placed = cache(partial(placed, english=self.english))  # the same for each language

    def script(self, source: str) -> str:
        """Put the English texts into a script's *source*."""
        return SAY.sub(lambda found: f"{PURE} say({written([self.numbers[found[1]], self.english[found[1]]])}", source)

    def document(self, source: str) -> str:
        """Put the English texts into the HTML."""
        return PLACED.sub(lambda found: as_html(str(self.english[found[1]])), source)

    def language(self, tag: str, html: str) -> str:
        """Return the file of another language: for each number its text or null, and each text of the *html*."""
        own = borrowed(tag, self.english) | catalogue(tag)
        places = [[*place, own[name]] for *place, name in self.placed(html) if name in own]
        return written({"tag": tag, "texts": [own.get(name) for name in self.numbers], "places": places})


def of_python(tag: str) -> str:
    """Return the file of Python's texts in a language."""
    return written(patterns_of_python(tag))


def patterns_of_python(tag: str) -> dict[str, str]:
    """Return Python's texts in a language: the patterns by their ids."""
    files = sorted(path for path in (LANGUAGES / tag).rglob("*.ftl") if path.parent.name != "page")
    return {name: pattern for path in files for name, pattern in read(path.read_text("utf-8"))}


def shares() -> dict[str, int]:
    """Return how many percent of each language besides English exist; only a finished one has 100."""
    from pencilmark.board.languages import LANGUAGES as KNOWN

    counts = {tag: len(catalogue(tag)) + len(patterns_of_python(tag)) for tag in ("en", *others())}
    return {
        tag: 100 if KNOWN[tag].is_finished else min(99, 100 * count // counts["en"])
        for tag, count in counts.items()
        if tag != "en"
    }


def written(value: object) -> str:
    """Write a value as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def as_html(text: str) -> str:
    """Write a text as HTML; `<kbd>` and `<code>` in it are elements.

    >>> as_html("<kbd>Esc</kbd> & it")
    '<kbd>Esc</kbd> &amp; it'
    """
    return re.sub(r"&lt;(/?)(kbd|code)&gt;", r"<\1\2>", escape(text, quote=False).replace('"', "&quot;"))


def placed(html: str, english: Mapping[str, Text]) -> list[tuple[int, str, str]]:
    """List where texts belong in *html*: a number, the name of an attribute, and the id.

    The number counts elements of the body if the text is an attribute, else texts that are not blank. A text with
    elements in it is listed as the `kbd` of the element that it fills.

    >>> placed('<p title="{a}">{b} <b>1</b> {c}</p>', {"a": "A", "b": "B", "c": "C"})
    [(0, 'title', 'a'), (0, '', 'b'), (2, '', 'c')]
    >>> placed("<p>{a}</p><p>{b}</p>", {"a": "<kbd>A</kbd> moves", "b": "B"})
    [(0, 'kbd', 'a'), (2, '', 'b')]
    """
    reader = _Reader(english)
    reader.feed(html)
    reader.close()
    return reader.found


class _Reader(HTMLParser):
    """Follows the HTML of the tree, and counts what the English page will have."""

    def __init__(self, english: Mapping[str, Text]) -> None:
        super().__init__()
        self.found: list[tuple[int, str, str]] = []
        self.elements, self.texts, self.within, self.english = -1, -1, "", english

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements += 1
        self.within = tag
        if tag == "body":  # what comes before it has no texts
            self.elements, self.texts = 0, -1
            self.found.clear()
        for name, value in attrs:
            self.found += [(self.elements, name, told) for told in PLACED.findall(value or "")]

    def handle_endtag(self, tag: str) -> None:
        self.within = ""

    def handle_data(self, data: str) -> None:
        if not data.strip() or self.within in WITHOUT_TEXT:
            return
        told = PLACED.search(data)
        pieces = INLINE.split(str(self.english[told[1]])) if told else [data]
        if told:
            kind = (self.elements, "kbd") if len(pieces) > 1 else (self.texts + 1, "")
            self.found.append((*kind, told[1]))
        self.texts += len([piece for piece in pieces if piece.strip()])
        self.elements += len(pieces) // 2


def others() -> Iterator[str]:
    """Yield the tags of the languages besides English that have a catalogue."""
    yield from sorted({path.name for path in LANGUAGES.iterdir() if path.is_dir()} - {"en"})


def in_scripts() -> str:
    """Return, as JSON, what tests of scripts as they are in the tree put in place of the names of texts."""
    known = Texts()
    return written({name: [number, known.english[name]] for name, number in known.numbers.items()})


if __name__ == "__main__":
    print(in_scripts())
