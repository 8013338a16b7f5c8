"""Books as small files: TOML with a key for each field of a Book, and a table for each chapter.

    title = "Rainy days"
    seed = 7
    paper = "6x9in"

    [[chapter]]
    level = "Easy"
    count = 100

Defaults are those of `Book`, `Chapter` and `Wish`; keys are their names with ``-`` for ``_``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import partial
from typing import Any

from pencilmark.board.errors import InputError, PencilmarkError
from pencilmark.make.fields import AUTO, TEXT, Values, rows
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import Part, Wish, keys_beside
from pencilmark.paper.book.wish import Book, Chapter, OwnPuzzles, own_chapters

MOST_TEXT = 2_000_000
_TABLE = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]\]?")
Keys = dict[str, Values]
"""The keys of a table, by the names of the fields that they set."""

BOOK: Keys = {row.name: row.kind for row in rows(Book)}
CHAPTER: Keys = {"title": TEXT} | {row.name: row.kind for row in rows(Chapter)}
WISH: Keys = {row.name: row.kind for row in rows(Wish)}
OWN: Keys = {"puzzles": TEXT}


def _beside(part: type[Part]) -> Keys:
    """Return the keys of a wish with a *part* of that type, the key that identifies it first."""
    known = WISH | {row.name: row.kind for row in rows(part)}
    return {name: known[name] for name in keys_beside(part)}


PARTS: tuple[tuple[type[VariantPart | FormulaPart], str, Keys], ...] = (
    (VariantPart, "variant", _beside(VariantPart)),
    (FormulaPart, "formulas", _beside(FormulaPart)),
)
"""The parts of a wish that a chapter may have, each with the key that identifies it, and all its keys."""


def read_book(text: str) -> Book:
    r"""Read the *text* of a book's file. Raises InputError and WishError, with the line if it is known.

    >>> read_book('seed = 7\n[[chapter]]\nlevel = "Easy"\ncount = 3').chapters[0].name
    'Easy'
    >>> read_book('show = "level"')
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected a list of texts as show, found 'level'
    """
    if len(text) > MOST_TEXT:
        raise InputError("bad-toml/characters", most=MOST_TEXT, found=len(text))
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, and Python's own for a number or date that it cannot make
        raise _syntax_error(str(error), text) from error
    except RecursionError as error:
        raise InputError("bad-toml/book-file-lists-within") from error
    chapters, own = data.pop("chapter", None), data.pop("puzzles", None)
    table = _Table(text, "", 0)
    said = table.read(data, BOOK, also="puzzles, [[chapter]]")
    if chapters is not None:
        said["chapters"] = tuple(_chapters(text, chapters))
    if own is not None:
        mine: tuple[Chapter, ...] = table.make(lambda: own_chapters(table.read({"puzzles": own}, OWN)["puzzles"]))
        said["chapters"] = mine + said.get("chapters", ())
    book: Book = table.make(lambda: Book(**said))
    return book


def _syntax_error(message: str, text: str) -> InputError:
    place = re.search(r" \(at line (\d+), column (\d+)\)$", message)
    if not place:
        words = message.removesuffix(" (at end of document)")
        return InputError("bad-toml/toml", words=words, line=text.count("\n") + 1)
    words = message[: place.start()]
    return InputError("bad-toml/toml", words=words, line=int(place[1]), column=int(place[2]))


def _chapters(text: str, found: object) -> Iterator[Chapter]:
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise InputError("bad-value/table-chapter-each-chapter", line=_line_of(text, "", 0, "chapter"))
    for place, one in enumerate(found):
        table = _Table(text, "chapter", place)
        keys = OWN if "puzzles" in one else next((keys for _, key, keys in PARTS if key in one), WISH)
        said = table.read(one, CHAPTER | keys)
        own = {key: said.pop(key) for key in CHAPTER if key in said}
        chapter: Chapter = table.make(partial(_chapter, said, own))
        yield chapter


def _chapter(said: dict[str, Any], own: dict[str, Any]) -> Chapter:
    if "puzzles" in said:
        return Chapter(OwnPuzzles.of(said["puzzles"]), **own)
    for kind, key, _ in PARTS:
        if key in said:
            mine = {field.name for field in fields(kind)} & said.keys()
            said["part"] = kind(**{name: said.pop(name) for name in mine})
    return Chapter(Wish(**said), **own)


class _Table:
    """A table of the file: the *place*-th with its *name*; the top table has no name."""

    def __init__(self, text: str, name: str, place: int) -> None:
        self.text, self.name, self.place = text, name, place

    def line(self, key: str = "") -> int | None:
        """Find the line of a *key*, or of the table."""
        return _line_of(self.text, self.name, self.place, key)

    def read(self, data: dict[str, Any], keys: Keys, also: str = "") -> dict[str, Any]:
        """Convert a table to fields by *keys*. Raises InputError."""
        said: dict[str, Any] = {}
        for key, value in data.items():
            field = key.replace("-", "_")
            if field not in keys or "_" in key:
                names = ", ".join([*(known.replace("_", "-") for known in keys), *([also] if also else [])])
                raise InputError("unknown-key", known=names, found=key[:40], line=self.line(key))
            try:
                said[field] = keys[field].read(value)
            except TypeError as error:
                wanted, found = str(error), str(value)[:40]
                raise InputError("bad-value/key", wanted=wanted, key=key, found=found, line=self.line(key)) from error
        return said

    def make(self, call: Callable[[], Any]) -> Any:
        """Make a value of what was read; an error gets the line of the table."""
        try:
            return call()
        except PencilmarkError as error:
            raise error.placed(self.line()) from error


def _line_of(text: str, name: str, place: int, key: str) -> int | None:
    """Find the line of a *key* in the *place*-th table with a *name*, or of its head if *key* is empty.

    The file is searched as text, since tomllib gives no places; a head or key inside a multi-line text may be mistaken
    for one.
    """
    wanted = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*[=.]""")
    here, seen = "", -1
    for number, line in enumerate(text.split("\n"), 1):
        if found := _TABLE.match(line):
            here = found[1]
            seen += here == name
            if here == name and seen == place and not key:
                return number
            if not name and here == key:
                return number
        elif key and here == name and (not name or seen == place) and wanted.match(line):
            return number
    return None


def write_book(book: Book) -> str:
    """Write the file of a *book*, leaving out defaults; `read_book` is the inverse.

    >>> print(write_book(Book((Chapter(Wish(level="Hard"), 12),), title="Rain", paper="6x9in")))
    # A book of puzzles: pencilmark book OUT.pdf THIS-FILE
    title = "Rain"
    seed = 1
    paper = "6x9in"
    <BLANKLINE>
    [[chapter]]
    count = 12
    level = "Hard"
    <BLANKLINE>
    """
    lines = ["# A book of puzzles: pencilmark book OUT.pdf THIS-FILE"]
    lines += _lines(_said(book), _said(Book()), BOOK, ("title", "seed", "paper"))
    usual = _said(Chapter(Wish()))
    for chapter in book.chapters:
        said = _said(chapter)
        if isinstance(chapter.wish, OwnPuzzles):
            head = _lines(said, usual, {key: CHAPTER[key] for key in ("title", "per_page")}, ())
            lines += ["", "[[chapter]]", *head, f"puzzles = {_value(chapter.wish.text)}"]
            continue
        lines += ["", "[[chapter]]", *_lines(said, usual, CHAPTER, ("count",))]
        lines += _wish_lines(chapter.wish)
    return "\n".join(lines) + "\n"


def _wish_lines(wish: Wish) -> Iterator[str]:
    """Write the fields of a wish that are not defaults, in the order of the keys."""
    for kind, key, keys in PARTS:
        if isinstance(wish.part, kind):
            usual = Wish(wish.board, part=kind(**{key: getattr(wish.part, key)}))  # the default with this variant
            yield from _lines(wish.as_dict() | {"board": wish.board}, usual.as_dict() | {"board": "9"}, keys, (key,))
    if not wish.part:
        yield from _lines(_said(wish), _said(Wish()), WISH, ())


def _said(what: Book | Chapter | Wish) -> dict[str, Any]:
    return {field.name: getattr(what, field.name) for field in fields(what)}


def _lines(said: Mapping[str, Any], usual: Mapping[str, Any], keys: Keys, always: tuple[str, ...]) -> Iterator[str]:
    for name in keys:
        value = said[name]
        if name in always or value != usual[name]:
            yield f"{name.replace('_', '-')} = {_value(keys[name].plain(value))}"


def _value(value: object) -> str:
    """Write a value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + "".join(map(_sign, value)) + '"'
    if value is None:
        return f'"{AUTO}"'
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    return repr(value)


def _sign(sign: str) -> str:
    """Write a character of a basic string, with escapes for quotes, backslashes and control characters."""
    if sign in '"\\':
        return f"\\{sign}"
    if sign == "\n":
        return "\\n"
    return f"\\u{ord(sign):04x}" if ord(sign) < 32 or ord(sign) == 127 else sign
