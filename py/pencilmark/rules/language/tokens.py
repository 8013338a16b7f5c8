"""The words of a rule: numbers, cells, names and signs, each with its column; and the names of cells.

Only what is listed here gets through. A letter that looks like another, an unknown sign or a text beyond the
bounds is refused before anything is parsed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import accumulate
from string import ascii_lowercase
from typing import Literal, NamedTuple

from pencilmark.board.errors import RuleError
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.rules.language.tree import Cell

_LETTERS = re.compile(r"([a-z]{1,2})([0-9]{1,3})")
_NUMBERS = re.compile(r"r([0-9]{1,3})c([0-9]{1,3})")


def letters(number: int) -> str:
    """Name the *number*-th row (from 0) by letters; `letters_number` is the inverse.

    >>> letters(0), letters(25), letters(26), letters(35)
    ('a', 'z', 'aa', 'aj')
    """
    return chr(ord("a") + number) if number < 26 else letters(number // 26 - 1) + letters(number % 26)


def letters_number(text: str) -> int:
    """Number the row called *text* (lower-case letters), from 0."""
    number = 0
    for sign in text:
        number = number * 26 + ord(sign) - ord("a") + 1
    return number - 1


@lru_cache(maxsize=4096)
def parse_name(text: str, size: int, spreadsheet: bool = False) -> int | None:
    """Return the number of the cell called *text* (lower case) on a board of *size*; None if there is no such cell.

    >>> parse_name("a2", 9), parse_name("r1c2", 9), parse_name("a2", 9, spreadsheet=True), parse_name("j1", 9)
    (1, 1, 9, None)
    """
    if match := _NUMBERS.fullmatch(text):
        row, column = int(match[1]) - 1, int(match[2]) - 1
    elif match := _LETTERS.fullmatch(text):
        row, column = letters_number(match[1]), int(match[2]) - 1
        if spreadsheet:
            row, column = column, row
    else:
        return None
    return row * size + column if 0 <= row < size and 0 <= column < size else None


def write_name(cell: int, size: int) -> str:
    """Name *cell* by letter and number; the inverse of `parse_name`.

    >>> write_name(1, 9)
    'a2'
    """
    row, column = divmod(cell, size)
    return f"{letters(row)}{column + 1}"


def line_cells(first: int, last: int, size: int) -> list[int] | None:
    """List the cells from *first* to *last* in a straight line, None if there is no such line.

    >>> line_cells(0, 20, 9), line_cells(2, 0, 9), line_cells(0, 11, 9)
    ([0, 10, 20], [2, 1, 0], None)
    """
    down, across = last // size - first // size, last % size - first % size
    if down and across and abs(down) != abs(across):
        return None
    steps = max(abs(down), abs(across))
    stride = (down * size + across) // steps if steps else 0
    return [first + stride * step for step in range(steps + 1)]


def rectangle_cells(first: int, last: int, size: int) -> list[int]:
    """List the cells of the rectangle with these corners, row by row.

    >>> rectangle_cells(1, 9, 9)
    [0, 1, 9, 10]
    """
    rows = sorted((first // size, last // size))
    columns = sorted((first % size, last % size))
    return [row * size + column for row in range(rows[0], rows[1] + 1) for column in range(columns[0], columns[1] + 1)]


@lru_cache(maxsize=1024)
def range_cells(first: int, last: int, size: int, in_line: bool) -> tuple[Cell, ...] | None:
    """List the cells of a range, None if there is no such range; the nodes are shared and have no column."""
    cells = line_cells(first, last, size) if in_line else rectangle_cells(first, last, size)
    return None if cells is None else tuple(map(Cell, cells))


MAX_TEXT = MAX_LINE = 1_000_000
MAX_WORDS = 20_000
"""Words of a rule, which bound the work of reading it: a text may be long where it says little."""
MAX_DIGITS = 15

TokenKind = Literal["number", "cell", "name", "sign", "text", "end"]

_SAME = {"×": "*", "·": "*", "⋅": "*", "÷": "/", "−": "-", "≤": "<=", "≥": ">=", "≠": "!=", "==": "="}
_SIGNS = '-+*/%^=<>(){},:×·⋅÷−≤≥≠"'
_WORD = re.compile(
    r"[ \t]+|[0-9]+|[rR][0-9]+[cC][0-9]+|[a-zA-Z]+[0-9]+|[a-zA-Z]+|\.\.|//|<=|>=|==|!=|[-+*/%^=<>(){},:×·⋅÷−≤≥≠]"
    r"|\"[^\"]*\""
)
_LARGE = re.compile(r"(?<![a-zA-Z0-9])[0-9]{16,}")
_QUOTED = re.compile(r"\"[^\"]*\"")
_DIGITS = "0123456789"
_FIRST = ascii_lowercase + _DIGITS + _SIGNS + ".!"
_KINDS: dict[tuple[str, bool], TokenKind] = {
    (first, numbered): "number" if first in _DIGITS else ("cell" if numbered else "name") if first.isalpha() else "sign"
    for first in _FIRST
    for numbered in (False, True)
} | {('"', False): "text"}
"""The kind of a word by its first sign and whether it ends with a digit: a rule may have thousands of words."""

LINE_END = phrase("rule-line-end")


class Token(NamedTuple):
    """A word of a rule, in lower case and with the usual sign for each Unicode one; *column* counts from 1."""

    kind: TokenKind
    text: str
    column: int

    @property
    def named(self) -> Phrase | str:
        """Name the token in words, by its beginning if it is long."""
        return LINE_END if self.kind == "end" else repr(self.text[:20])


def tokens(line: str) -> list[Token]:
    """Split a rule's *line* into tokens; the last is the end. A ``#`` starts a comment.

    >>> [token.text for token in tokens("A1 ≤ r2c3 # less")]
    ['a1', '<=', 'r2c3', '']
    >>> tokens("а1 = 2")
    Traceback (most recent call last):
    pencilmark.board.errors.RuleError: expected plain letters, found 'а' (CYRILLIC SMALL LETTER A)
    """
    if len(line) > MAX_LINE:
        raise RuleError("too-long/characters-rule", most=MAX_LINE, column=MAX_LINE + 1)
    body = line.partition("#")[0].rstrip()
    words = _WORD.findall(body)
    if len(words) > MAX_WORDS:
        raise RuleError("too-long/words-rule", most=MAX_WORDS, column=1 + sum(map(len, words[:MAX_WORDS])))
    if "".join(words) != body:
        raise _strange(body, _first_gap(body))
    plain = _QUOTED.sub(lambda text: " " * len(text[0]), body) if '"' in body else body
    if large := _LARGE.search(plain):
        raise RuleError("too-large/numbers-digits", most=MAX_DIGITS, column=1 + large.start())
    words = _WORD.findall(body.lower())
    columns = accumulate(map(len, words), initial=1)
    found = [
        _new(Token, (_KINDS[word[0], word[-1] in _DIGITS], _SAME.get(word, word), column))
        for word, column in zip(words, columns, strict=False)
        if word[0] not in " \t"
    ]
    return [*found, Token("end", "", len(body) + 1)]


_new = tuple.__new__  # a rule may have thousands of words: half the calls of Token(...)


def _first_gap(body: str) -> int:
    """Return the place of the first sign that belongs to no word."""
    at = 0
    for match in _WORD.finditer(body):
        if match.start() != at:
            break
        at = match.end()
    return at


def _strange(body: str, at: int) -> RuleError:
    sign, column = body[at], at + 1
    if sign.isalpha() or sign.isdigit():
        name = unicodedata.name(sign, "unknown")
        return RuleError("bad-character/plain-letters", found=sign, name=name, column=column)
    if sign == "." and at and body[at - 1].isdigit():
        return RuleError("bad-character/whole-number-decimal-point", column=column)
    if sign == "!":
        return RuleError("bad-character/differs", column=column)
    return RuleError("bad-character/rule", found=sign, column=column)
