"""SudokuPad's short form of JSON: keys and colours without quotes, `t` and `f`, nothing for an empty object.

{cs:50,ca:[{ce:[[0,0],[0,1]],v:10}],o:[{ct:[1,2],r:t,c2:#F}],ce:[[,,{v:5}]]}
"""

from __future__ import annotations

import re
from typing import Any

from pencilmark.board.errors import FormatError

MAX_DEPTH = 40
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


def parse_short(text: str) -> Any:
    """Read a text in the short form, with the long names of its keys. Raises FormatError.

    >>> parse_short("{ca:[{ce:[[0,1]],v:10}],ce:[[,{v:5}]],r:t}")
    {'cages': [{'cells': [[0, 1]], 'value': 10}], 'cells': [[{}, {'value': 5}]], 'rounded': True}
    """
    reader = _Reader(text)
    value = reader.value(0)
    if reader.at < len(text.rstrip()):
        raise reader.broken()
    return value


class _Reader:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def broken(self) -> FormatError:
        return FormatError("bad-link/data-puzzle-link-something")

    def take(self, sign: str) -> bool:
        """Go on past *sign* if it comes next."""
        found = self.text.startswith(sign, self.at)
        self.at += found
        return found

    def value(self, depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise self.broken()
        if self.take("{"):
            return self.members(depth)
        if self.take("["):
            return self.items(depth)
        if match := _STRING.match(self.text, self.at):
            self.at = match.end()
            return _unescaped(match[1] if match[1] is not None else match[2])
        return _plain(self.word())

    def word(self) -> str:
        match = _WORD.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return match[0].strip() if match else ""

    def members(self, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self.take("}"):
            match = _STRING.match(self.text, self.at)
            if match:
                self.at = match.end()
            key = (match[1] or match[2] or "") if match else self.word()
            if not key or not self.take(":"):
                raise self.broken()
            found[KEYS.get(key, key)] = self.value(depth + 1)
            if not self.take(",") and not self.text.startswith("}", self.at):
                raise self.broken()
        return found

    def items(self, depth: int) -> list[Any]:
        """Read a list; a place with nothing in it is an empty object."""
        found: list[Any] = []
        while True:
            empty = self.text.startswith((",", "]"), self.at)
            found.append({} if empty else self.value(depth + 1))
            if self.take("]"):
                return found
            if not self.take(","):
                raise self.broken()


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
