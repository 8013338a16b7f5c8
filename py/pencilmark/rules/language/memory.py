"""What a propagator found for some masks is found for ever: remember it, within bounds."""

from __future__ import annotations

from typing import ClassVar

Masks = tuple[int, ...]


class Remembering:
    """A propagator without state that never narrows the same masks twice; at most *most* answers are kept."""

    most: ClassVar[int]

    def __init__(self) -> None:
        self._memory: dict[Masks, Masks | None] = {}

    def narrow(self, masks: Masks) -> Masks | None:
        """Keep of the *masks* of the cells what is possible; None when nothing is."""
        memory = self._memory
        if masks in memory:
            return memory[masks]
        if len(memory) > self.most:
            memory.clear()
        memory[masks] = result = self._narrow(masks)
        return result

    def _narrow(self, masks: Masks) -> Masks | None:
        raise NotImplementedError
