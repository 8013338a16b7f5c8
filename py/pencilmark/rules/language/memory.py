"""Remembers, within bounds, what stateless propagators returned: the same masks always give the same answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar
from weakref import WeakSet

Masks = tuple[int, ...]
Narrow = Callable[[Masks], Masks | None]


class Remembering:
    """A propagator without state that never narrows the same masks twice.

    At most *most* answers are kept, and *most_of_all* by all propagators together, of which there can be thousands.
    """

    most: ClassVar[int]
    most_of_all: ClassVar[int] = 200_000
    _remembered: ClassVar[int] = 0
    _alive: ClassVar[WeakSet[Remembering]] = WeakSet()

    def __init__(self) -> None:
        self._memory: dict[Masks, Masks | None] = {}
        self._alive.add(self)

    def narrow(self, masks: Masks) -> Masks | None:
        """Return what is possible of the *masks* of the cells; None if nothing is."""
        memory = self._memory
        if masks in memory:
            return memory[masks]
        if len(memory) > self.most:
            memory.clear()
        Remembering._remembered += 1
        if Remembering._remembered > self.most_of_all:
            self._forget_all()
        memory[masks] = result = self._narrow(masks)
        return result

    @classmethod
    def _forget_all(cls) -> None:
        Remembering._remembered = 0
        for one in list(cls._alive):
            one._memory.clear()

    def _narrow(self, masks: Masks) -> Masks | None:
        raise NotImplementedError
