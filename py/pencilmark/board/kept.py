"""Caches of what functions return: kept with a position, or bounded by the weight of all that is kept.

What is `derived` from a position (or from anything else with a memo) lives as long as that does. Other values are
`kept`, bounded by their weight; values of about the same size are just counted, by `functools.lru_cache`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, Protocol, TypeVar, TypeVarTuple

from pencilmark.board.task import Slowly


class HasMemo(Protocol):
    """A frozen value with a *memo* for what others derive from it, as a `Position` is."""

    memo: dict[Hashable, Any]


Owner = TypeVar("Owner", bound=HasMemo)
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


def derived(make: Callable[[Owner, *Arguments], Result]) -> Callable[[Owner, *Arguments], Result]:
    """Keep what *make* derives from its first argument in that argument's `memo`. Treat the result as frozen.

    >>> from pencilmark.board.model import Position, Puzzle
    >>> position = Position.of(Puzzle(board("4"), (0,) * 16))
    >>> empty = derived(lambda position: [cell for cell, value in enumerate(position.values) if not value])
    >>> len(empty(position)), empty(position) is empty(position)
    (16, True)
    """
    name = make.__module__, make.__qualname__  # not the function itself: a position may be sent to another process

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
    """Do what `derived` does, for a task, which does not pause if its result is already there."""
    name = make.__module__, make.__qualname__

    @wraps(make)
    def kept(owner: Owner, *arguments: *Arguments) -> Slowly[Result]:
        key = (*name, *arguments)
        if key not in owner.memo:
            owner.memo[key] = yield from make(owner, *arguments)
        found: Result = owner.memo[key]
        return found

    return kept


Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
By = Callable[..., Hashable] | None


def kept(
    most: int, weigh: Callable[[Any], int], by: By = None
) -> Callable[[Callable[[*Arguments], Value]], Callable[[*Arguments], Value]]:
    """Keep what a function returns, up to a total weight of *most*; *by* makes the key from its arguments.

    What it returns must be frozen, and is never None.

    >>> letters = kept(6, len)(lambda word: list(word))
    >>> letters("one") is letters("one"), letters("eleven letters") is letters("eleven letters")
    (True, False)
    """

    def keeping(make: Callable[[*Arguments], Value]) -> Callable[[*Arguments], Value]:
        values = Kept[Hashable, Value](most, weigh)

        @wraps(make)
        def found(*arguments: *Arguments) -> Value:
            key = by(*arguments) if by else arguments
            known = values.get(key)
            return values.keep(key, make(*arguments)) if known is None else known

        return clearing(found, values)

    return keeping


def kept_slowly(
    most: int, weigh: Callable[[Any], int], by: By = None
) -> Callable[[Callable[[*Arguments], Slowly[Value]]], Callable[[*Arguments], Slowly[Value]]]:
    """Do what `kept` does, for a task, which does not pause if its result is already there."""

    def keeping(make: Callable[[*Arguments], Slowly[Value]]) -> Callable[[*Arguments], Slowly[Value]]:
        values = Kept[Hashable, Value](most, weigh)

        @wraps(make)
        def found(*arguments: *Arguments) -> Slowly[Value]:
            key = by(*arguments) if by else arguments
            known = values.get(key)
            return values.keep(key, (yield from make(*arguments))) if known is None else known

        return clearing(found, values)

    return keeping


class Kept(Generic[Key, Value]):
    """Values by their keys; when they weigh more than *most*, the least recently used go.

    A cache that counts entries does not bound memory if one entry can be a thousand times as large as another.

    >>> kept = Kept[str, str](most=6, weigh=len)
    >>> for name in ("one", "two", "three"):
    ...     _ = kept.keep(name, name)
    >>> [kept.get(name) for name in ("one", "two", "three")]
    [None, None, 'three']
    """

    def __init__(self, most: int, weigh: Callable[[Value], int]) -> None:
        self.most, self._weigh = most, weigh
        self.weight = 0
        self._values: dict[Key, tuple[Value, int]] = {}

    def get(self, key: Key) -> Value | None:
        """Return the value of a *key*, None if there is none."""
        found = self._values.pop(key, None)
        if found is None:
            return None
        self._values[key] = found
        return found[0]

    def keep(self, key: Key, value: Value) -> Value:
        """Keep a *value* under a *key*, and return it."""
        weight = self._weigh(value)
        self.weight += weight - self._values.pop(key, (None, 0))[1]
        self._values[key] = value, weight
        while self.weight > self.most:
            oldest = next(iter(self._values))
            self.weight -= self._values.pop(oldest)[1]
        return value

    def cache_clear(self) -> None:
        """Forget everything; named as in functools."""
        self._values.clear()
        self.weight = 0


Function = TypeVar("Function", bound=Callable[..., object])


def clearing(function: Function, values: Kept[Hashable, Value]) -> Function:
    """Add a `cache_clear` to a *function*, as functools does."""
    function.cache_clear = values.cache_clear  # type: ignore[attr-defined]  # functions take attributes
    return function
