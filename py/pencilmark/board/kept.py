"""A cache bounded by the total weight of its values, not by their number."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


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
