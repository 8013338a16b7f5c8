"""SudokuPad's short form of JSON: keys and colours without quotes, `t` and `f`, nothing for an empty object.

{cs:50,ca:[{ce:[[0,0],[0,1]],v:10}],o:[{ct:[1,2],r:t,c2:#F}],ce:[[,,{v:5}]]}
"""

from __future__ import annotations

import re
from typing import Any

from pencilmark.board.errors import FormatError
from pencilmark.board.task import Slowly

MAX_DEPTH = 40
PAUSE = 1000
"""Values read between two pauses."""
KEYS = {
    "c": "color",
    "ca": "cages",
    "ct": "center",
    "c1": "borderColor",
    "c2": "backgroundColor",
    "ce": "cells",
    "cs": "cellSize",
    "a": "arrows",
    "o": "overlays",
    "u": "underlays",
    "w": "width",
    "h": "height",
    "v": "value",
    "vd": "videos",
    "l": "lines",
    "r": "rounded",
    "re": "regions",
    "fs": "fontSize",
    "th": "thickness",
    "hl": "headLength",
    "wp": "wayPoints",
    "t": "title",
    "te": "text",
    "d": "duration",
}
_WORD = re.compile(r"[^,:\[\]{}'\"]*")
_STRING = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"", re.DOTALL)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_NUMBER = re.compile(r"-?\d+(\.\d+)?([eE][-+]?\d+)?")
_PLAIN = {"t": True, "f": False, "true": True, "false": False, "null": None}


def parsing_short(text: str) -> Slowly[Any]:
    """Read a text in the short form, with the long names of its keys, with pauses. Raises FormatError.

    >>> finished(parsing_short("{ca:[{ce:[[0,1]],v:10}],ce:[[,{v:5}]],r:t}"))
    {'cages': [{'cells': [[0, 1]], 'value': 10}], 'cells': [[{}, {'value': 5}]], 'rounded': True}
    """
    reader = _Reader(text)
    count = 0
    while not reader.done:
        reader.step()
        count += 1
        if count % PAUSE == 0:
            yield None
    if reader.at < len(text.rstrip()):
        raise reader.broken()
    return reader.found


class _Reader:
    """A text being read: what is *found*, the lists and objects that are *open*, and *names* without a value yet."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.done, self.found = False, None
        self.open: list[list[Any] | dict[str, Any]] = []
        self.names: list[str] = []

    def broken(self) -> FormatError:
        """Return the error for a text that is not data."""
        return FormatError("bad-link/data-puzzle-link-something")

    def take(self, sign: str) -> bool:
        """Move past *sign* if it comes next."""
        found = self.text.startswith(sign, self.at)
        self.at += found
        return found

    def step(self) -> None:
        """Read one value, or the beginning of a list or an object; an empty place in a list is an object."""
        if self.open and isinstance(self.open[-1], list) and self.text.startswith((",", "]"), self.at):
            self.put({})
        elif len(self.open) > MAX_DEPTH:
            raise self.broken()
        elif self.take("{"):
            if self.take("}"):
                self.put({})
            else:
                self.open.append({})
                self.names.append(self.name())
        elif self.take("["):
            self.open.append([])
        elif match := _STRING.match(self.text, self.at):
            self.at = match.end()
            self.put(_unescaped(match[1] if match[1] is not None else match[2]))
        else:
            self.put(_plain(self.word()))

    def word(self) -> str:
        """Read a word without quotes."""
        match = _WORD.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return match[0].strip() if match else ""

    def name(self, expected: bool = True) -> str:
        """Read a name in an object and its colon, if one is *expected*."""
        match = _STRING.match(self.text, self.at)
        if match:
            self.at = match.end()
        key = (match[1] or match[2] or "") if match else self.word()
        if not expected or not key or not self.take(":"):
            raise self.broken()
        return KEYS.get(key, key)

    def put(self, value: Any) -> None:
        """Put a value where it belongs, and close what ends after it."""
        while self.open:
            inner = self.open[-1]
            if isinstance(inner, list):
                inner.append(value)
                closed = self.take("]")
                if not closed and not self.take(","):
                    raise self.broken()
            else:
                inner[self.names.pop()] = value
                comma, closed = self.take(","), self.take("}")
                if not closed:
                    self.names.append(self.name(comma))
            if not closed:
                return
            value = self.open.pop()
        self.done, self.found = True, value


def _plain(word: str) -> Any:
    if word in _PLAIN:
        return _PLAIN[word]
    if _NUMBER.fullmatch(word) and len(word) < 16:
        return float(word) if re.search("[.eE]", word) else int(word)
    return word


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(
        lambda match: _ESCAPES.get(match[1], chr(int(match[1][1:], 16)) if len(match[1]) == 5 else match[1]), text
    )
