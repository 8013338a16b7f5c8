"""Values derived from a position (or from anything else with a memo) are made once and live as long as it does."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Protocol, TypeVar, TypeVarTuple

from pencilmark.board.task import Slowly


class HasMemo(Protocol):
    """A frozen value with a *memo* for what others derive from it, as a `Position` is."""

    memo: dict[Hashable, Any]


Owner = TypeVar("Owner", bound=HasMemo)
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


def derived(make: Callable[[Owner, *Arguments], Result]) -> Callable[[Owner, *Arguments], Result]:
    """Keep what *make* derives from its first argument in its `memo`, by the other arguments. Treat it as frozen.

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


def is_derived(make: Callable[[Owner], Result], owner: Owner) -> bool:
    """Report whether what *make*, a `derived` function of its owner alone, returns is kept already."""
    return (make.__module__, make.__qualname__) in owner.memo


def derived_slowly(
    make: Callable[[Owner, *Arguments], Slowly[Result]],
) -> Callable[[Owner, *Arguments], Slowly[Result]]:
    """Do what `derived` does, for a task; it does not pause when its result is already there."""
    name = make.__module__, make.__qualname__

    @wraps(make)
    def kept(owner: Owner, *arguments: *Arguments) -> Slowly[Result]:
        key = (*name, *arguments)
        if key not in owner.memo:
            owner.memo[key] = yield from make(owner, *arguments)
        found: Result = owner.memo[key]
        return found

    return kept
