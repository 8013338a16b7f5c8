"""What is derived from a position (or another value with a memo) is made once, and kept for as long as that lives."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Protocol, TypeVar, TypeVarTuple

from pencilmark.board.task import Slowly


class Remembering(Protocol):
    """A frozen value with a *memo* for what others derive from it, as a `Position` is."""

    memo: dict[Hashable, Any]


Owner = TypeVar("Owner", bound=Remembering)
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


def derived(make: Callable[[Owner, *Arguments], Result]) -> Callable[[Owner, *Arguments], Result]:
    """Keep what *make* derives from its first argument in the `memo` of that, by the others. Treat it as frozen.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Position, Puzzle
    >>> position = Position.of(Puzzle(board("4"), (0,) * 16))
    >>> empty = derived(lambda position: [cell for cell, value in enumerate(position.values) if not value])
    >>> len(empty(position)), empty(position) is empty(position)
    (16, True)
    """
    name = make.__module__, make.__qualname__  # and not itself: a position may be sent to another process

    @wraps(make)
    def kept(owner: Owner, *arguments: *Arguments) -> Result:
        key = (*name, *arguments)
        if key not in owner.memo:
            owner.memo[key] = make(owner, *arguments)
        found: Result = owner.memo[key]
        return found

    return kept


def derived_slowly(
    make: Callable[[Owner, *Arguments], Slowly[Result]],
) -> Callable[[Owner, *Arguments], Slowly[Result]]:
    """Do as `derived` does for a task, which does not pause when what it returns is there."""
    name = make.__module__, make.__qualname__

    @wraps(make)
    def kept(owner: Owner, *arguments: *Arguments) -> Slowly[Result]:
        key = (*name, *arguments)
        if key not in owner.memo:
            owner.memo[key] = yield from make(owner, *arguments)
        found: Result = owner.memo[key]
        return found

    return kept
