"""The words of a rule: numbers, cells, names and signs, each with its column.

Only what is listed here gets through. A letter that looks like another, an unknown sign or a text beyond the
bounds is refused before anything is parsed.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import accumulate
from string import ascii_lowercase
from typing import Literal, NamedTuple

from pencilmark.board.errors import RuleError
from pencilmark.board.phrase import Phrase, phrase

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
        """Name the token in words."""
        return LINE_END if self.kind == "end" else repr(self.text)


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
    """Return where the first sign stands that belongs to no word."""
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
