"""Reads catalogues: files of Project Fluent (https://projectfluent.org), to the extent that our sentences need.

A file is a list of messages, ``id = pattern``, each with attributes, ``    .name = pattern``, whose id here is
``id/name``. A pattern is text on one line with placeables in it: ``{ $value }``, ``{ "text" }``, ``{ OR($cells) }`` and
selectors, whose variants stand on lines of their own. The tests compare it with `fluent.syntax`, the project's own
parser; this one needs nothing but Python.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Values = Mapping[str, Any]
Writer = Callable[[Any, Values], str]
Part = tuple[str, str | None, Writer | None]
"""A text, and the name of the value after it, if any, with the function that writes it (none: as it is)."""
Parts = tuple[Part, ...]
Functions = Mapping[str, Callable[..., str]]
Selecting = Callable[[Any, Mapping[str, Parts]], str | None]
"""From a value and the keys of variants, the key that it chooses; None for the default."""

_NEXT = re.compile(r"\n(?=[a-zA-Z])")
_REMARK = "\n#"
_ATTRIBUTE = re.compile(r"\n +\.([a-zA-Z][\w-]*) =")
_BEFORE_ATTRIBUTE = "\n    ."
_TEXT = re.compile(r"[^{\n]*")
_BLANK = re.compile(r"\s*")
_STRING = re.compile(r'"([^"]*)"')
_VALUE = re.compile(r"\$(\w+)")
_CALL = re.compile(r"([A-Z]+)\(\s*\$(\w+)\s*((?:,\s*\w+:\s*(?:\d+|\"[^\"]*\")\s*)*)\)")
_OPTION = re.compile(r",\s*(\w+):\s*(?:(\d+)|\"([^\"]*)\")\s*")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] ?")


def messages(text: str) -> Iterator[tuple[str, str]]:
    """Yield each id of a file with its pattern as it stands.

    >>> list(messages("a = One { $b }\\n# Two\\nc =\\n    .d = Four\\n"))
    [('a', 'One { $b }'), ('c/d', 'Four')]
    """
    for message in _NEXT.split(f"\n{text}")[1:]:
        name, _, body = message.partition(_REMARK)[0].partition(" =")
        if _BEFORE_ATTRIBUTE in body:
            body, *rest = _ATTRIBUTE.split(body)
            for attribute, pattern in zip(rest[::2], rest[1::2], strict=True):
                yield f"{name}/{attribute}", pattern.strip()
        if body := body.strip():
            yield name, body


def parts_of(pattern: str, functions: Functions, select: Selecting, write: Callable[[Parts, Values], str]) -> Parts:
    """Cut a *pattern* into its parts, which *write* writes; raises ValueError if we cannot read it."""
    reader = _Reader(pattern, functions, select, write)
    parts = reader.pattern()
    if reader.at < len(pattern):
        raise ValueError(f"cannot read {pattern!r} from {reader.at} on")
    return parts


def _options(given: str) -> Iterator[tuple[str, int | str]]:
    """Yield the options of a call, each with its value."""
    at = 0
    while option := _OPTION.match(given, at):
        name, number, text = option.groups()
        yield name, int(number) if number else text
        at = option.end()


class _Reader:
    """Reads one pattern, from left to right."""

    def __init__(
        self, text: str, functions: Functions, select: Selecting, write: Callable[[Parts, Values], str]
    ) -> None:
        self._text, self.at = text, 0
        self._functions, self._select, self._write = functions, select, write

    def pattern(self) -> Parts:
        """Read text and placeables up to the end of a line."""
        found: list[Part] = []
        words = ""
        while True:
            words += self._take(_TEXT)[0]
            if not self._text.startswith("{", self.at):
                break
            self.at += 1
            literal, name, how = self._placeable()
            words += literal
            if name is not None:
                found.append((words, name, how))
                words = ""
        return (*found, (words, None, None)) if words or not found else tuple(found)

    def _placeable(self) -> Part:
        self._take(_BLANK)
        if text := _STRING.match(self._text, self.at):
            self.at = text.end()
            part: Part = (text[1], None, None)
        else:
            name, how = self._value()
            self._take(_BLANK)
            part = ("", name, self._selector(how) if self._text.startswith("->", self.at) else how)
        self._take(_BLANK)
        self._expect("}")
        return part

    def _value(self) -> tuple[str, Writer | None]:
        """Read a value, or the call of a function on it."""
        if call := _CALL.match(self._text, self.at):
            self.at = call.end()
            name, value, given = call.groups()
            function, options = self._functions[name], dict(_options(given))
            return value, lambda it, values: function(it, **options)
        return self._take(_VALUE)[1], None

    def _selector(self, how: Writer | None) -> Writer:
        self._expect("->")
        variants: dict[str, Parts] = {}
        default = ""
        while variant := _VARIANT.match(self._text, self.at):
            self.at = variant.end()
            variants[variant[2]] = self.pattern()
            default = variant[2] if variant[1] else default
        otherwise, select, write = variants[default], self._select, self._write

        def chosen(value: Any, values: Values) -> str:
            key = select(value if how is None else how(value, values), variants)
            return write(variants[key] if key is not None else otherwise, values)

        return chosen

    def _take(self, what: re.Pattern[str]) -> re.Match[str]:
        found = what.match(self._text, self.at)
        if found is None:
            raise ValueError(f"cannot read {self._text!r} from {self.at} on")
        self.at = found.end()
        return found

    def _expect(self, sign: str) -> None:
        if not self._text.startswith(sign, self.at):
            raise ValueError(f"expected {sign} in {self._text!r} at {self.at}")
        self.at += len(sign)
