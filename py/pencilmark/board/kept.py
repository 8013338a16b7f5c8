"""What a function returned is kept for its next call, bounded by the weight of all that is kept.

Values that are about as large as each other are counted instead: `functools.lru_cache`. What belongs to a position
lives as long as that does: `derived`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, TypeVar, TypeVarTuple

from pencilmark.board.task import Slowly

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")
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
    """Do what `kept` does, for a task; it does not pause when its result is already there."""

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

    A cache that counts entries is no bound on memory where one entry can be a thousand times as large as another.

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
        """Return the value of a *key*, None where there is none."""
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
        """Forget everything; named as with caches of functools."""
        self._values.clear()
        self.weight = 0


Function = TypeVar("Function", bound=Callable[..., object])


def clearing(function: Function, values: Kept[Hashable, Value]) -> Function:
    """Add to a *function* the `cache_clear` of what it keeps, as caches of functools have one."""
    function.cache_clear = values.cache_clear  # type: ignore[attr-defined]  # functions take attributes
    return function
