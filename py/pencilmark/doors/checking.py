"""Checks requests against their types, so that no handler meets a malformed one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pencilmark.board.errors import InputError
from pencilmark.board.speech import say

Check = Callable[[Any, str], None]
_PLAIN: dict[type, str] = {
    int: "toml-whole-number",
    float: "toml-number",
    str: "checking-text",
    bool: "toml-true-false",
    NoneType: "checking-null",
}
LARGEST = 2**53
"""The largest number to which JavaScript counts in whole steps."""


def check(value: Any, shape: Any, place: str = "") -> None:
    """Raise InputError unless *value*, from JSON, has the type *shape*; *place* says where it is in the request.

    >>> check([1, 2], list[int], "givens")
    >>> check([1, "2"], list[int], "givens")
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected a whole number as givens[1], found '2'
    """
    _checker(shape)(value, place)


def _fail(expected: str, value: Any, place: str) -> None:
    raise InputError(
        "bad-request/type", expected=expected, place=place or say("checking-request"), found=repr(value)[:40]
    )


@lru_cache(maxsize=1024)
def _checker(shape: Any) -> Check:
    """Return the function that checks values of a type, made once for each type."""
    if is_typeddict(shape):
        return _fields(shape)
    origin, inner = get_origin(shape), get_args(shape)
    if origin is NotRequired:
        return _checker(inner[0])
    if origin is list:
        return _items(_checker(inner[0]), inner[0])
    if origin is Literal:
        return _one_of(inner)
    if origin in (Union, UnionType):
        return _either(inner)
    return _plain(shape)


def _fields(shape: Any) -> Check:
    hints = get_type_hints(shape, include_extras=True)
    known = {name: _checker(hint) for name, hint in hints.items()}
    # With annotations as text, Python 3.11 considers every key of a class required.
    required = {name for name in shape.__required_keys__ if get_origin(hints[name]) is not NotRequired}

    def run(value: Any, place: str) -> None:
        if not isinstance(value, dict):
            _fail(say("checking-object"), value, place)
        for name in sorted(required - value.keys()):
            raise InputError("bad-request/field", name=name, place=place or say("checking-request"))
        for name, item in value.items():
            if name in known:
                known[name](item, f"{place}.{name}" if place else name)

    return run


def _items(each: Check, shape: Any) -> Check:
    def run(value: Any, place: str) -> None:
        if not isinstance(value, list):
            _fail(say("checking-list"), value, place)
        if shape is int and set(map(type, value)) == {int} and -LARGEST <= min(value) <= max(value) <= LARGEST:
            return  # quickly, since most of what is sent is digits
        for number, item in enumerate(value):
            each(item, f"{place}[{number}]")

    return run


def _one_of(words: tuple[Any, ...]) -> Check:
    def run(value: Any, place: str) -> None:
        if not any(value == word and type(value) is type(word) for word in words):
            _fail(say("checking-one-of", known=[*map(str, words)]), value, place)

    return run


def _either(shapes: tuple[Any, ...]) -> Check:
    checks = [_checker(shape) for shape in shapes]

    def run(value: Any, place: str) -> None:
        for last, each in enumerate(checks, 1 - len(checks)):
            try:
                return each(value, place)
            except InputError:
                if last == 0:
                    raise
        return None

    return run


def _plain(shape: Any) -> Check:
    allowed = (int, float) if shape is float else shape

    def run(value: Any, place: str) -> None:
        if not isinstance(value, allowed) or (isinstance(value, bool) and shape is not bool):
            _fail(say(_PLAIN[shape]), value, place)
        if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
            _fail(say("checking-most-bits", expected=say(_PLAIN[shape])), value, place)

    return run
