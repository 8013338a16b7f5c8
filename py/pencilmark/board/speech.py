"""Words for messages that are data: sentences by their ids, from the catalogues in `pencilmark/languages/`.

A language is a folder of Fluent files there, a file for each floor and for each family of techniques (see `fluent`
and docs/translating.md). The part before a slash in the id of an error is its code. The language is English unless
`use` says otherwise, and English stands in for sentences that a language does not have yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from os import scandir
from os.path import dirname, join
from typing import Any

from pencilmark.board import fluent
from pencilmark.board.fluent import Functions, Parts, Values
from pencilmark.board.languages import ENGLISH, LANGUAGES, Language
from pencilmark.board.phrase import Phrase, Said


def write(said: Said) -> str:
    """Write a message in words, unless it is already a text.

    >>> from pencilmark.board.phrase import phrase
    >>> write(phrase("bad-size", most=36, found=40))
    'expected a size from 1 to 36, found 40'
    """
    if isinstance(said, str):
        return said
    return _filled(_spoken.cut.get(said.id) or _spoken.parts_named(said.id), said.values)


def say(name: str, /, **values: object) -> str:
    """Write the sentence with that *name* now.

    >>> say("puzzles-made", count=1, total=2)
    '1 of 2 puzzles made'
    """
    return _filled(_spoken.cut.get(name) or _spoken.parts_named(name), values)


def listed(items: Sequence[str], last: str = "and") -> str:
    """Join *items* with commas and a *last* word, with commas alone if that is empty.

    >>> listed(["r1c1", "r1c2", "r1c3"]), listed(["3", "5"], "or"), listed(["7"])
    ('r1c1, r1c2 and r1c3', '3 or 5', '7')
    """
    return _joined(_spoken, items, last)


def together(sentences: Iterable[str]) -> str:
    """Join *sentences* as the current language does.

    >>> together(["r1c1 is 5.", "So remove 5 from r1c2."])
    'r1c1 is 5. So remove 5 from r1c2.'
    """
    return say("join-sentences").join(sentences)


def with_article(text: str) -> str:
    """Put *a* or *an* before a number, a word or a letter.

    >>> with_article("7"), with_article("8"), with_article("18"), with_article("X-wing"), with_article("N")
    ('a 7', 'an 8', 'an 18', 'an X-wing', 'an N')
    """
    spoken = text in tuple("8AEFHILMNORSX") if len(text) == 1 else text[:1] in tuple("8AEIOUXaeiou")
    return f"{'an' if spoken or text in ('11', '18') else 'a'} {text}"


def language() -> str:
    """Return the tag of the current language."""
    return _spoken.language.tag


def use(tag: str) -> None:
    """Use the language with that *tag* from now on; it is read when first used."""
    global _spoken
    if tag not in _KNOWN:
        _KNOWN[tag] = Spoken(LANGUAGES[tag], read(tag))
    _spoken = _KNOWN[tag]


def learn(tag: str, sentences: Mapping[str, str]) -> None:
    """Add the *sentences* of a language that come from outside the package."""
    _KNOWN[tag] = Spoken(LANGUAGES[tag], sentences)


@contextmanager
def speaking(spoken: Spoken) -> Iterator[None]:
    """Use another language within a context."""
    global _spoken
    before, _spoken = _spoken, spoken
    try:
        yield
    finally:
        _spoken = before


@contextmanager
def in_signs(signs: str) -> Iterator[None]:
    """Write the digits in sentences as *signs* within a context; as themselves if there are none.

    >>> with in_signs("WORD"):
    ...     say("digits-from-cells", digits=[1, 4], cells=["r1c1"])
    'W and D from r1c1'
    """
    global _signs
    before, _signs = _signs, signs
    try:
        yield
    finally:
        _signs = before


def _signed(value: Any) -> Any:
    """Write a digit, or each of a list, in the current signs."""
    if isinstance(value, (list, tuple)):
        return [_signed(one) for one in value]
    return _signs[value - 1] if isinstance(value, int) and 1 <= value <= len(_signs) else value


class Spoken:
    """A language with its sentences, patterns by their ids; if none are given, those of English."""

    def __init__(self, of: Language, sentences: Mapping[str, str] | None = None) -> None:
        self.language, self._sentences = of, sentences
        self.cut: dict[str, Parts] = {}
        self._functions: Functions = {
            "A": lambda value: with_article(_plain(value)),
            **{name: partial(_listed, self, last=name.lower()) for name in ("AND", "CLAUSES", "NOR", "OR")},
            "NUMBER": partial(_number, of),
            "QUOTE": repr,
            "SPELLED": partial(_spelled, self),
        }

    @property
    def sentences(self) -> Mapping[str, str]:
        """Return the sentences."""
        return english() if self._sentences is None else self._sentences

    def parts_named(self, name: str) -> Parts:
        """Return the sentence with that *name*, cut into parts; in English if this language lacks it."""
        if name not in self.cut:
            own = name in self.sentences or self.language is ENGLISH
            self.cut[name] = self._cut(name) if own else _KNOWN[ENGLISH.tag].parts_named(name)
        return self.cut[name]

    def _cut(self, name: str) -> Parts:
        return fluent.parts_of(self.sentences[name], self._functions, self._chosen, _filled)

    def _chosen(self, value: Any, keys: Mapping[str, Parts]) -> str | None:
        """Choose a variant by a number, or else its plural form; by the length of a list; by a text itself."""
        if isinstance(value, (list, tuple)):
            value = len(value)
        if str(value) in keys:
            return str(value)
        form = self.language.plural(value) if isinstance(value, int) else None
        return form if form in keys else None


LANGUAGES_FOLDER = join(dirname(dirname(__file__)), "languages")
"""By a path: `importlib.resources` takes longer to import than all sentences to read."""
OF_THE_PAGE = "page"
"""The folder of a language for scripts and HTML, which Python never uses."""


def read(tag: str) -> dict[str, str]:
    """Read the catalogue of a language: a pattern for each id; nothing if there is no such language. Raises OSError."""
    found: dict[str, str] = {}
    with suppress(FileNotFoundError, NotADirectoryError):
        for path in _files(join(LANGUAGES_FOLDER, tag)):
            with open(path, encoding="utf-8") as source:
                found.update(fluent.messages(source.read()))
    return found


@lru_cache(maxsize=1)
def english() -> Mapping[str, str]:
    """Read the catalogue of English when it is first needed: to read and solve a puzzle takes no word."""
    return read(ENGLISH.tag)


def has(name: str) -> bool:
    """Report whether there is a sentence with that *name*."""
    return name in english()


def _files(folder: str) -> Iterator[str]:
    for one in scandir(folder):
        if one.is_dir():
            yield from _files(one.path) if one.name != OF_THE_PAGE else ()
        elif one.name.endswith(".ftl"):
            yield one.path


def _filled(parts: Parts, values: Values) -> str:
    words = ""
    for text, name, how in parts:
        words += text
        if name is not None:
            value = _signed(values[name]) if _signs and name in _OF_DIGITS else values[name]
            if how is None:
                words += value if type(value) is str else _plain(value)
            else:
                words += how(value, values)
    return words


def _plain(value: object) -> str:
    """Write a value as it is, a list with commas between its items."""
    if isinstance(value, Phrase):
        return write(value)
    if isinstance(value, (list, tuple)):  # a union type takes twice as long
        return _listed(_spoken, value)
    return str(value)


def _listed(spoken: Spoken, items: object, last: str = "") -> str:
    """Write a list with commas and a *last* word; anything else as it is."""
    if not isinstance(items, (list, tuple)):
        return _plain(items)
    return _joined(spoken, [item if type(item) is str else _plain(item) for item in items], last)


def _joined(spoken: Spoken, items: Sequence[str], last: str) -> str:
    if len(items) < 2:
        return "".join(items)
    comma = _filled(spoken.parts_named("join-clause" if last == "clauses" else "join-comma"), {})
    if not last:
        return comma.join(items)
    values = {"others": comma.join(items[:-1]), "last": items[-1], "count": len(items)}
    return _filled(spoken.parts_named(f"join-{last}"), values)


def _spelled(spoken: Spoken, count: int) -> str:
    """Write a small number as a word."""
    words = _filled(spoken.parts_named("numbers"), {}).split()
    return words[count] if count < len(words) else str(count)


def _number(of: Language, value: float, **options: Any) -> str:
    """Write a number by the options that it has in Fluent."""
    if options.get("style") == "percent":
        return of.share(value)
    if most := options.get("maximumSignificantDigits"):
        return of.significant(value, most)
    return of.number(value, options.get("maximumFractionDigits", 0))


_OF_DIGITS = {"digit", "digits", "digits_", "value", "value_", "values", "x", "y", "z"}
_OF_DIGITS |= {"extras", "gone", "kept", "other", "own", "pair"}
"""The names of sentences' values that are digits, if they are numbers."""
_signs = ""
_KNOWN = {ENGLISH.tag: Spoken(ENGLISH)}
_spoken = _KNOWN[ENGLISH.tag]
