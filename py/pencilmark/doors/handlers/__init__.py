"""What the worker can be asked for: one module for each kind of request, found by its name.

To add a kind, write its messages in `pencilmark.doors.protocol` and a module here called like the kind, with

    answer(request, clock) -> Work[...]   a generator: yields notes or None, returns the result
    wheels(request) -> Sequence[str]      optional: names of the wheels that must be installed first
    gives_way(request) -> bool            optional: whether it has its turn only while nothing else is asked
    session() -> object                   optional: what stays for later requests; `answer` is handed it, too

A module is imported when it is first asked for, so that an unused one costs no time at the start.
A task (`pencilmark.board.task`) that catches `Cancelled` may still return what it has found so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from pencilmark.board.errors import InputError
from pencilmark.doors.protocol import CONVERSATIONS
from pencilmark.doors.protocol.replies import Work

Clock = Callable[[], float]
"""Returns seconds from some fixed moment."""


class Handler(Protocol):
    """The face of a module in this package."""

    def answer(self, request: Any, clock: Clock) -> Work[object]:
        """Start the work that *request* asks for."""


def handler(kind: str) -> Handler:
    """Find the module that answers requests of *kind*.

    >>> handler("dance")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected one of read, ..., found 'dance'
    """
    if kind not in CONVERSATIONS:
        raise InputError("unknown-kind", known=tuple(CONVERSATIONS), found=kind[:40])
    return cast(Handler, import_module(f"{__name__}.{kind}"))


def wheels(request: dict[str, Any]) -> Sequence[str]:
    """List the wheels that *request* needs before its work can start."""
    needed: Callable[[dict[str, Any]], Sequence[str]] | None = getattr(handler(request["kind"]), "wheels", None)
    return needed(request) if needed else ()


def gives_way(request: dict[str, Any]) -> bool:
    """Report whether *request* has its turn only while nothing else is asked."""
    told: Callable[[dict[str, Any]], bool] | None = getattr(handler(request["kind"]), "gives_way", None)
    return told(request) if told else False
