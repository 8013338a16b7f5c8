"""A 9 x 9 position filled by singles, locked candidates, pairs and triples in the order of a ladder, in one call."""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.engine.kernel.nine_plain import LADDER, LENGTH, PATH, PLAIN, PLAIN_KINDS, plain_module
from pencilmark.engine.kernel.nine_singles import CELLS, COUNT, MARKS, RECORD, VALUES
from pencilmark.engine.kernel.runtime import Instance, per_thread, run_kept
from pencilmark.engine.singles import PACKED_MARKS, PACKED_RECORD, Filled, Single

_USUAL = 1 << 9
"""Bytes of a path that are read at first: most have no more."""


class Plodder:
    """Takes one plain step after another."""

    def __init__(self, instance: Instance) -> None:
        """Take over a running module of `nine_plain`."""
        self._instance = instance
        self._ladder: tuple[str, ...] = ()

    def follow(self, values: Sequence[int], cell_digits: Sequence[int], ladder: tuple[str, ...]) -> Filled:
        """Take singles, and where there are none the first step of a *ladder* of all that is PLAIN, to the end.

        The end is where nothing is left, or where a single leaves a cell without a candidate. Steps that are no singles
        are records, too: `technique_of` names them.
        """
        if ladder != self._ladder:
            self._instance.write(LADDER, bytes(PLAIN.index(name) for name in ladder))
            self._ladder = ladder
        self._instance.write(MARKS, PACKED_MARKS.pack(*cell_digits) + bytes(values))
        self._instance.call("path")
        found = self._instance.read(MARKS, COUNT)
        length = int.from_bytes(self._instance.read(LENGTH, 4), "little")
        size = _USUAL if length <= _USUAL else RECORD * len(cell_digits) * 10
        records = self._instance.read(PATH, size)[:length]
        steps = [Single(*one) for one in PACKED_RECORD.iter_unpack(records)]
        return Filled(steps, tuple(found[VALUES : VALUES + CELLS]), PACKED_MARKS.unpack(found[MARKS:VALUES]))


def technique_of(step: Single) -> str:
    """Return the technique of a step that is no single, "" for singles."""
    return PLAIN[step.kind - PLAIN_KINDS] if step.kind >= PLAIN_KINDS else ""


@per_thread
def plodder() -> Plodder:
    """Return this thread's `Plodder`; None where no WebAssembly runs."""
    return Plodder(run_kept("plain", plain_module))
