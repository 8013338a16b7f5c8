"""The tree of errors: each has a stable code and says what was expected, and where.

    PencilmarkError
    +-- InputError        the input cannot be read
    |   +-- BoardError    a board's text
    |   +-- FormatError   a puzzle's text
    |   +-- RuleError     a rule's text
    |   +-- WishError     options that contradict each other or the board
    +-- Unavailable       a part that is not installed or not supported here

That a puzzle is impossible is an answer, not an error; any other exception is a bug.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Self

from pencilmark.board.phrase import Phrase
from pencilmark.board.speech import write


class PencilmarkError(Exception):
    """Base of all errors that a caller is expected to show to a person.

    *sentence* is the id of a sentence of the catalogue (see `speech`), *values* are what it is filled with. The part
    before a slash is the *code*, stable and in kebab case, unless another is given; *line* and *column* count from 1,
    and are None if they mean nothing.

    >>> PencilmarkError("bad-length/cells", count=81, found=80, column=81).as_dict()
    {'code': 'bad-length', 'message': 'expected 81 cells, found 80', 'column': 81}
    """

    def __init__(
        self, sentence: str, /, *, code: str = "", line: int | None = None, column: int | None = None, **values: object
    ) -> None:
        super().__init__(sentence)
        self.says = Phrase(sentence, values)
        self.code = code or sentence.split("/")[0]
        self.line, self.column = line, column

    def __reduce__(self) -> tuple[object, ...]:
        named: dict[str, Any] = {"code": self.code, "line": self.line, "column": self.column, **self.says.values}
        return partial(type(self), **named), (self.says.id,)

    def __str__(self) -> str:
        return self.message

    @property
    def message(self) -> str:
        """Return what is wrong, in the current language."""
        return write(self.says)

    def placed(self, line: int | None = None, column: int | None = None) -> Self:
        """Return the same error at another place."""
        values: Mapping[str, Any] = self.says.values
        return type(self)(self.says.id, code=self.code, line=line, column=column, **values)

    def coded(self, code: str) -> PencilmarkError:
        """Return an error with the same message and another *code*, without its class and its place."""
        values: Mapping[str, Any] = self.says.values
        return PencilmarkError(self.says.id, code=code, **values)

    def as_dict(self) -> dict[str, str | int]:
        """Return the error as plain data; an unknown line or column is left out."""
        found: dict[str, str | int | None] = {
            "code": self.code,
            "message": self.message,
            "line": self.line,
            "column": self.column,
        }
        return {key: value for key, value in found.items() if value is not None}


class InputError(PencilmarkError):
    """The input cannot be read."""


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
