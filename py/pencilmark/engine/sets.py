"""Where singles, locked candidates, pairs and triples lead from a 9 x 9 position, in one call."""

from __future__ import annotations

from collections.abc import Sequence
from struct import unpack
from typing import NamedTuple

from pencilmark.engine.kernel.nine_consequences import POSITION
from pencilmark.engine.kernel.nine_layout import FRAME, cells_of, frame_of
from pencilmark.engine.kernel.nine_sets import CONTRADICTORY, MASKS, NEEDED, OPEN, TAKEN, VALUES, sets_module
from pencilmark.engine.kernel.runtime import Instance, per_thread, run_kept


class Settled(NamedTuple):
    """A position in which no single, locked candidate, pair or triple is left; its parts as in `Position`.

    *needed*: singles alone do not lead to it, so other techniques are needed.
    """

    values: tuple[int, ...]
    digit_cells: tuple[int, ...]
    cell_digits: tuple[int, ...]
    needed: bool


class Settler:
    """Takes the steps of plain techniques."""

    def __init__(self, instance: Instance) -> None:
        """Take over a running module of `nine_sets`."""
        self._instance = instance

    def settle(self, digit_cells: Sequence[int]) -> Settled | None:
        """Take all steps from a position (the cells of each digit, filled ones too); None if it has no solution."""
        self._instance.write(POSITION, frame_of(digit_cells))
        self._instance.call("settle")
        found = self._instance.read(OPEN, TAKEN + 1 - OPEN)
        if found[-1] == CONTRADICTORY:
            return None
        masks = cells_of(unpack("<36I", found[:FRAME]))
        values = found[VALUES - OPEN : MASKS - OPEN]
        marks = unpack("<81H", found[MASKS - OPEN : NEEDED - OPEN])
        return Settled(tuple(values), tuple(masks), marks, bool(found[NEEDED - OPEN]))


def standing(values: Sequence[int], digit_cells: Sequence[int]) -> list[int]:
    """Add the filled cells to the *digit_cells* of a position."""
    found = list(digit_cells)
    for cell, value in enumerate(values):
        if value:
            found[value - 1] |= 1 << cell
    return found


@per_thread
def sets() -> Settler:
    """Return this thread's `Settler`; None where no WebAssembly runs."""
    return Settler(run_kept("sets", sets_module))
