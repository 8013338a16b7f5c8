"""A 9 x 9 position filled by singles one after another, in one call: most of the steps of a path."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import NamedTuple

from pencilmark.engine.kernel.nine_singles import (
    CELLS,
    COUNT,
    FULL,
    HIDDEN,
    MARKS,
    RECORD,
    RECORDS,
    VALUES,
    singles_module,
)
from pencilmark.engine.kernel.runtime import Instance, per_thread, run_kept

PACKED_MARKS, PACKED_RECORD = Struct(f"<{CELLS}H"), Struct("<5B")
_ALL = PACKED_MARKS.pack(*[511] * CELLS)
_HAS = [bytes(b"01"[byte >> digit & 1] for byte in range(256)) for digit in range(8)]
"""Tables that turn a byte of a cell's candidates into a sign, one for each digit in it."""
BOXES = 9
"""How many of the houses in ORDER are boxes: the first ones."""


class Single(NamedTuple):
    """A digit (from 0) placed in a cell: its *kind* is FULL, HIDDEN or NAKED (`kernel.nine_singles`).

    *house* is where it stands in ORDER, 0 if it is naked; *open* is how many cells singles fill before it.
    """

    kind: int
    cell: int
    digit: int
    house: int
    open: int


class Filled(NamedTuple):
    """The *singles* in their order, and the position to which they lead; its parts are as in `Position`."""

    singles: list[Single]
    values: tuple[int, ...]
    cell_digits: tuple[int, ...]

    @property
    def is_boxwise(self) -> bool:
        """Report whether all are full houses, or hidden singles in boxes."""
        return all(one.kind == FULL or (one.kind == HIDDEN and one.house < BOXES) for one in self.singles)

    @property
    def digit_cells(self) -> tuple[int, ...]:
        """Return the cells of each digit."""
        marks = PACKED_MARKS.pack(*self.cell_digits)[::-1]  # the last cell first, as numbers begin with what is highest
        low = marks[1::2]
        return (*(int(low.translate(has), 2) for has in _HAS), int(marks[::2].translate(_HAS[0]), 2))


class Filler:
    """Fills positions by singles."""

    def __init__(self, instance: Instance) -> None:
        """Take over a running module of `nine_singles`."""
        self._instance = instance

    def fill(self, values: Sequence[int], cell_digits: Sequence[int]) -> Filled:
        """Place singles until none is left, or a cell has no candidate."""
        return self._filled("fill", PACKED_MARKS.pack(*cell_digits), values)

    def fill_givens(self, values: Sequence[int]) -> Filled:
        """Do the same from the givens of a puzzle, without a clash, on."""
        return self._filled("fill_givens", _ALL, values)

    def _filled(self, name: str, marks: bytes, values: Sequence[int]) -> Filled:
        self._instance.write(MARKS, marks + bytes(values))
        self._instance.call(name)
        found = self._instance.read(MARKS, RECORDS + RECORD * CELLS)
        end = RECORDS + RECORD * int.from_bytes(found[COUNT:RECORDS], "little")
        singles = [Single(*one) for one in PACKED_RECORD.iter_unpack(found[RECORDS:end])]
        return Filled(singles, tuple(found[VALUES : VALUES + CELLS]), PACKED_MARKS.unpack(found[MARKS:VALUES]))


@per_thread
def filler() -> Filler:
    """Return this thread's `Filler`; None where no WebAssembly runs."""
    return Filler(run_kept("singles", singles_module))


@lru_cache(maxsize=1)
def filled(values: tuple[int, ...]) -> Filled | None:
    """Fill a puzzle by singles; the last one is kept, as several ask for it. None where no WebAssembly runs."""
    quick = filler()
    return quick.fill_givens(values) if quick else None
