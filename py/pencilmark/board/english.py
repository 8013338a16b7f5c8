"""English for what is said as data: sentences by their ids, from the catalogue in `pencilmark/english/`.

Each floor has a file there, and each family of techniques. Each line is a sentence: its id, a colon, and its text, with
the names of its values in braces as `str.format` has them. Besides, ``{names:or}`` joins a list with commas and a last
word, ``{count:cell|cells}`` chooses by a number, and ``{digit:a}`` puts *a* or *an* before it. What stands before a
slash in the id of an error is its code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import Formatter

from pencilmark.board.phrase import Phrase, Said


def write(said: Said) -> str:
    """Write what is said, unless it is written already.

    >>> from pencilmark.board.phrase import phrase
    >>> write(phrase("bad-size", most=36, found=40))
    'expected a size from 1 to 36, found 40'
    """
    if isinstance(said, str):
        return said
    values, words = said.values, ""
    for text, name, spec, conversion in _parts(said.id):
        words += text
        if name is not None:
            value = repr(values[name]) if conversion else values[name]
            words += value if type(value) is str and not spec else _written(value, spec or "")
    return words


def say(name: str, /, **values: object) -> str:
    """Write the sentence of that *name* at once, where it goes to a person now.

    >>> say("puzzles-made", count=1, total=2)
    '1 of 2 puzzles made'
    """
    return write(Phrase(name, values))


def listed(items: Sequence[str], last: str = "and") -> str:
    """Join *items* with commas and a *last* word, by commas alone where that is empty.

    >>> listed(["r1c1", "r1c2", "r1c3"]), listed(["3", "5"], "or"), listed(["7"])
    ('r1c1, r1c2 and r1c3', '3 or 5', '7')
    """
    if len(items) < 2 or not last:
        return ", ".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def with_article(text: str) -> str:
    """Put *a* or *an* before a number or a word.

    >>> with_article("7"), with_article("8"), with_article("18"), with_article("X-wing")
    ('a 7', 'an 8', 'an 18', 'an X-wing')
    """
    return f"{'an' if text[:1] in tuple('8AEIOUXaeiou') or text in ('11', '18') else 'a'} {text}"


def _read() -> Mapping[str, str]:
    """Read the catalogue: for each id its text."""
    found: dict[str, str] = {}
    folder = files("pencilmark") / "english"
    for source in (*folder.iterdir(), *(folder / "techniques").iterdir()):
        for line in source.read_text("utf-8").splitlines() if source.is_file() else ():
            name, colon, text = line.partition(":")
            if colon:
                found[name] = text.removeprefix(" ")
    return found


SENTENCES = _read()
"""Read when it is imported: the page starts from a snapshot of memory, where no file of the package is."""


@cache
def _parts(name: str) -> tuple[tuple[str, str | None, str | None, str | None], ...]:
    """Cut a sentence into texts, each with the name of the value after it, how that is written, and ``r`` or none."""
    return tuple(Formatter().parse(SENTENCES[name]))


def _written(value: object, spec: str) -> str:
    """Write a value as its sentence wants it."""
    if isinstance(value, Phrase):
        return write(value)
    if isinstance(value, (list, tuple)):  # a union of them takes twice as long
        return listed([item if type(item) is str else _written(item, "") for item in value], spec)
    if spec == "a":
        return with_article(_written(value, ""))
    if "|" in spec:
        one, many = spec.split("|")
        return one if value == 1 else many
    return format(value, spec)
