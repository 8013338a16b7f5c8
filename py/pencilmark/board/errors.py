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

from collections.abc import Mapping
from functools import partial
from typing import Any, Self

from pencilmark.board.phrase import Phrase
from pencilmark.board.speech import write


class PencilmarkError(Exception):
    """Base of all errors that a caller is expected to show to a person.

    *sentence* is the id of a sentence of the catalogue (see `speech`), of which the *values* are the parts. Its
    beginning up to a slash is the *code*, stable and in kebab case, unless another is given; *line* and *column* count
    from 1, None where they mean nothing.

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
        """Return what is wrong, in the language that is spoken."""
        return write(self.says)

    def placed(self, line: int | None = None, column: int | None = None) -> Self:
        """Return the same error at another place."""
        values: Mapping[str, Any] = self.says.values
        return type(self)(self.says.id, code=self.code, line=line, column=column, **values)

    def coded(self, code: str) -> PencilmarkError:
        """Return an error that says the same and has another *code*, its class and its place apart."""
        values: Mapping[str, Any] = self.says.values
        return PencilmarkError(self.says.id, code=code, **values)

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
