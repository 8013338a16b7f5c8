"""Which candidates of a position with rules fail when they are supposed to be true, found in the relation kernel.

For techniques that suppose very many candidates and need the way of few. The kernel strikes what houses and rules rule
out, often more than an argument would; what it says is where to look, and no proof that can be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import unpack

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Puzzle
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import DEAD
from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.layout import Layout
from pencilmark.engine.relations.machine import RelationSearch
from pencilmark.engine.relations.memory import OUT_SIZE
from pencilmark.engine.relations.suppositions_written import ANSWER, LIST


class Suppositions:
    """Supposes candidates of the positions of one puzzle."""

    def __init__(self, search: RelationSearch, layout: Layout) -> None:
        self._search, self._layout = search, layout
        self._own = search.machine.instance
        self._cells = search.geometry.cell_count
        self._stack = int.from_bytes(layout.header[memory.STACK :][:4], "little")
        self._domains = search.saved[1][len(layout.state) :]

    def refuted(self, masks: Sequence[int]) -> list[int] | None:
        """Return, for each cell, those of its candidates (*masks*) that fail; None where the position itself does.

        What it strikes before anything is supposed fails, too.

        >>> from pencilmark.board.boards import board
        >>> kernel = suppositions(Puzzle(board("4"), (0,) * 16))
        >>> kernel.refuted([0b0001, 0b0011, *[0b1111] * 14])[:3] if kernel else [1, 1, 3]
        [0, 1, 3]
        """
        if self._look_at(masks):
            return None
        self._own.call("failing")
        parts = zip(masks, self._masks_at(self._stack), self._masks_at(LIST), strict=True)
        return [mask & ~left | failing for mask, left, failing in parts]

    def _look_at(self, masks: Sequence[int]) -> bool:
        """Settle a position; report whether it fails."""
        self._search.machine.give(self._search, self._layout)
        frame = b"".join([mask.to_bytes(8, "little") for mask in masks])
        self._own.write(self._stack, frame + self._domains[len(frame) :])
        self._own.call("suppose")
        return self._fails()

    def _masks_at(self, address: int) -> tuple[int, ...]:
        return unpack(f"<{self._cells}Q", self._own.read(address, 8 * self._cells))

    def _fails(self) -> bool:
        return int.from_bytes(self._own.read(ANSWER, 4), "little") == DEAD


def suppositions(puzzle: Puzzle) -> Suppositions | None:
    """Return what supposes candidates of a *puzzle*; None where no kernel knows all of its rules. Raises RuleError."""
    try:
        search = compiled(puzzle)
    except Unavailable:
        return None
    if not search or not search.layout or search.tests or search.variables * 8 > OUT_SIZE - 16:
        return None
    return Suppositions(search, search.layout)
