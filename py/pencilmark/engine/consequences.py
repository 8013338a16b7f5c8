"""What follows by singles when each candidate of a 9 x 9 position is assumed true, then false.

For techniques that make very many assumptions: one call follows them all.
"""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.engine.kernel.nine_consequences import (
    ALL_DIGITS,
    ASSUMED,
    NUMBER,
    OUT,
    POSITION,
    RECORD,
    consequences_module,
)
from pencilmark.engine.kernel.nine_layout import FRAME, frame_of
from pencilmark.engine.kernel.runtime import Instance, per_thread, run

_LANES = [(digit * 16 + cell // 27 * 4 | cell % 27 << 16) for digit in range(9) for cell in range(81)]
_WRITTEN = [lane.to_bytes(4, "little") for lane in _LANES]
_TRUE = [1 << 8 * (lane & 0xFFFF) + (lane >> 16) for lane in _LANES]


class Consequences:
    """Follows assumptions. What came of one is a *mark*: an integer with a bit for each candidate, true or false."""

    def __init__(self, instance: Instance) -> None:
        self._instance = instance

    def of(self, digit_cells: Sequence[int], candidates: Sequence[int], *, one_digit: bool = False) -> list[int | None]:
        """Follow each of *candidates* (bit = digit * 81 + cell) true, then false; a mark for each, None if refuted.

        *digit_cells* are the masks of the cells where each digit may stand. With *one_digit* nothing follows for other
        digits. What stands alone in its cell from the
        beginning is not marked as true, and the position must have no single that was not followed yet.
        """
        assumed = b"".join([_WRITTEN[candidate] for candidate in candidates])
        self._instance.write(NUMBER, len(candidates).to_bytes(16, "little"))
        self._instance.write(ALL_DIGITS, (b"\0" if one_digit else b"\xff") * 16)
        self._instance.write(POSITION, frame_of(list(digit_cells)))
        self._instance.write(ASSUMED, assumed)
        self._instance.call("consequences")
        size = 2 * len(candidates) * RECORD
        found = self._instance.read(OUT, size)
        return [
            None if found[at] else int.from_bytes(found[at + 16 : at + RECORD], "little")
            for at in range(0, size, RECORD)
        ]


def mark(true: Sequence[int], false: Sequence[int]) -> int:
    """Return the mark of candidates (bit = digit * 81 + cell) that came *true* and *false*."""
    found = 0
    for candidate in true:
        found |= _TRUE[candidate]
    for candidate in false:
        found |= _TRUE[candidate] << 8 * FRAME
    return found


@per_thread
def consequences() -> Consequences:
    """Return the follower of assumptions for this thread; None where no WebAssembly runs."""
    return Consequences(run(consequences_module()))
