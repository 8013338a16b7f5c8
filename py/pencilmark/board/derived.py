"""What is derived from a position is made once, and kept with it for as long as it lives."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

from pencilmark.board.model import Position
from pencilmark.board.task import Slowly

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


def derived(make: Callable[[Position, *Arguments], Result]) -> Callable[[Position, *Arguments], Result]:
    """Keep what *make* derives from a position in its `memo`, by the other arguments. Treat it as frozen.

    >>> from pencilmark.board.boards import board
    >>> from pencilmark.board.model import Puzzle
    >>> position = Position.of(Puzzle(board("4"), (0,) * 16))
    >>> empty = derived(lambda position: [cell for cell, value in enumerate(position.values) if not value])
    >>> len(empty(position)), empty(position) is empty(position)
    (16, True)
    """
    name = make.__module__, make.__qualname__  # and not itself: a position may be sent to another process

    @wraps(make)
    def kept(position: Position, *arguments: *Arguments) -> Result:
        key = (*name, *arguments)
        if key not in position.memo:
            position.memo[key] = make(position, *arguments)
        found: Result = position.memo[key]
        return found

    return kept


def derived_slowly(
    make: Callable[[Position, *Arguments], Slowly[Result]],
) -> Callable[[Position, *Arguments], Slowly[Result]]:
    """Do as `derived` does for a task, which does not pause when what it returns is there."""
    name = make.__module__, make.__qualname__

    @wraps(make)
    def kept(position: Position, *arguments: *Arguments) -> Slowly[Result]:
        key = (*name, *arguments)
        if key not in position.memo:
            position.memo[key] = yield from make(position, *arguments)
        found: Result = position.memo[key]
        return found

    return kept
