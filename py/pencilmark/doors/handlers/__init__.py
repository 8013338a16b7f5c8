"""What the worker can be asked: a module for each topic of `pencilmark.doors.protocol`, with the same name.

To add a kind of request, write its messages in their topic, a line of `CONVERSATIONS`, and, in the module of that
topic, a generator that yields notes or None and returns the result, with a line of `HANDLERS`:

    def dance(request: DanceRequest) -> Work[DanceData]: ...

    HANDLERS = {"dance": Handler(dance)}

A module is imported when it is first needed, so that an unused one costs no time at the start. A task
(`pencilmark.board.task`) that catches `Cancelled` may still return what it has found so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, cast

from pencilmark.board.errors import InputError
from pencilmark.board.frozen import dataclass
from pencilmark.doors.protocol import CONVERSATIONS
from pencilmark.doors.protocol.replies import Work

Clock = Callable[[], float]
"""Returns seconds from some fixed moment."""


@dataclass(frozen=True, slots=True)
class Handler:
    """How requests of a kind are answered.

    *answer* starts the work that a request asks for; a *timed* one also gets a clock, and one with a *session* gets
    what that made for the first request, and keeps for later ones. *wheels* names the wheels that must be installed
    first; a request that *gives way* has its turn only while nothing else is asked.
    """

    answer: Callable[..., Work[Any]]
    timed: bool = False
    session: Callable[[], object] | None = None
    wheels: Callable[[Any], Sequence[str]] = lambda request: ()
    gives_way: Callable[[Any], bool] = lambda request: False

    def begin(self, request: Any, clock: Clock, session: object = None) -> Work[object]:
        """Start the work that a *request* asks for, with the arguments that its kind takes."""
        more = [*([clock] if self.timed else []), *([session] if self.session else [])]
        return self.answer(request, *more)


def handler(kind: str) -> Handler:
    """Return the handler of requests of a *kind*.

    >>> handler("dance")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    pencilmark.board.errors.InputError: expected one of read, ..., found 'dance'
    """
    if kind not in CONVERSATIONS:
        raise InputError("unknown-kind", known=tuple(CONVERSATIONS), found=kind[:40])
    topic = CONVERSATIONS[kind][0].__module__.rpartition(".")[2]
    return cast(Handler, import_module(f"{__name__}.{topic}").HANDLERS[kind])
