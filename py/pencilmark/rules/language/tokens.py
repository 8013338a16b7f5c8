"""The words of a rule: numbers, cells, names and signs, each with its column.

Only what is listed here gets through. A letter that looks like another, an unknown sign or a text beyond the
bounds is refused before anything is parsed.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Literal, NamedTuple

from pencilmark.board.errors import RuleError
from pencilmark.board.phrase import Phrase, phrase

MAX_TEXT = 120_000
MAX_LINE = 6_000
MAX_DIGITS = 15

Kind = Literal["number", "cell", "name", "sign", "end"]

_SAME = {"×": "*", "·": "*", "⋅": "*", "÷": "/", "−": "-", "≤": "<=", "≥": ">=", "≠": "!=", "==": "="}
_WORD = re.compile(
    r"(?P<blank>[ \t]+)|(?P<number>[0-9]+)|(?P<cell>[rR][0-9]+[cC][0-9]+|[a-zA-Z]+[0-9]+)|(?P<name>[a-zA-Z]+)"
    r"|(?P<sign>\.\.|//|<=|>=|==|!=|[-+*/%^=<>(){},:×·⋅÷−≤≥≠])"
)

LINE_END = phrase("rule-line-end")


class Token(NamedTuple):
    """A word of a rule, in lower case and with the usual sign for each Unicode one; *column* counts from 1."""

    kind: Kind
    text: str
    column: int

    @property
    def named(self) -> Phrase | str:
        """Return what it is in words."""
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
    body = line.split("#", 1)[0].rstrip()
    found, at = list[Token](), 0
    for match in _WORD.finditer(body):
        start, end = match.span()
        if start != at:
            break
        at = end
        kind = match.lastgroup
        if kind == "cell" or kind == "name":
            found.append(Token(kind, match[0].lower(), start + 1))  # type: ignore[arg-type]  # a kind
        elif kind != "blank":
            found.append(_token(match))
    if at < len(body):
        raise _strange(body, at)
    found.append(Token("end", "", len(body) + 1))
    return found


def _token(match: re.Match[str]) -> Token:
    text, column = match[0], match.start() + 1
    if match["number"]:
        if len(text) > MAX_DIGITS:
            raise RuleError("too-large/numbers-digits", most=MAX_DIGITS, column=column)
        return Token("number", text, column)
    return Token("sign", _SAME.get(text, text), column)


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
