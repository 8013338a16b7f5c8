"""The tree of errors: every one has a stable code and says what was expected, and where.

    PencilmarkError
    +-- InputError        what was given cannot be read
    |   +-- BoardError    a board's text
    |   +-- FormatError   a puzzle's text
    |   +-- RuleError     a rule's text
    |   +-- WishError     options that contradict each other or the board
    +-- Unavailable       a part that is not installed or not supported here

An impossible puzzle is an answer and no error; a bug is any other exception.
"""

from __future__ import annotations

from functools import partial
from typing import Any


class PencilmarkError(Exception):
    """Base of all errors that a caller is expected to show to a person.

    *code* is stable and in kebab case; *line* and *column* count from 1, None where they mean nothing.

    >>> PencilmarkError("bad-length", "expected 81 cells, found 80", column=81).as_dict()
    {'code': 'bad-length', 'message': 'expected 81 cells, found 80', 'column': 81}
    """

    def __init__(self, code: str, message: str, *, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.line, self.column = code, message, line, column

    def __reduce__(self) -> tuple[object, ...]:
        places: dict[str, Any] = {"line": self.line, "column": self.column}
        return partial(type(self), **places), (self.code, self.message)

    def as_dict(self) -> dict[str, str | int]:
        """Return the error as plain data, without the places that are unknown."""
        found: dict[str, str | int | None] = {
            "code": self.code,
            "message": self.message,
            "line": self.line,
            "column": self.column,
        }
        return {key: value for key, value in found.items() if value is not None}


class InputError(PencilmarkError):
    """What was given cannot be read."""


class BoardError(InputError):
    """The text of a board is wrong."""


class FormatError(InputError):
    """The text of a puzzle is wrong."""


class RuleError(InputError):
    """The text of a rule is wrong."""


class WishError(InputError):
    """Options contradict each other or the board."""


class Unavailable(PencilmarkError):
    """A part that is not installed, or that this machine or board does not support."""
