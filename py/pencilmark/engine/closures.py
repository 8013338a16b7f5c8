"""Where the net of every assumption about a candidate of a 9 x 9 position ends, at five levels, in one call each.

For techniques that grow very many nets and need the way of few: what a net says is a *mark*, as in `consequences`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from pencilmark.engine.consequences import mark
from pencilmark.engine.kernel.nine_consequences import ALL_DIGITS, POSITION, RECORD, WORK
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_nets import nets_module
from pencilmark.engine.kernel.nine_nets_memory import FOUND, LEVEL, LEVELS, OF_LEVEL, RECORDS, REMOVED, SLOTS, slot_of
from pencilmark.engine.kernel.runtime import Instance, per_thread, run

SINGLES, PATTERNS, CHAINS, MULTIPLE, NESTED = range(LEVELS)
"""What nets of a level conclude by; each has all before it, too."""
PART = 32
"""Slots that are grown in one call; a call takes a tenth of a second at most."""

Position = tuple[int, ...]


class Closures:
    """Grows nets for one position at a time, each going on from what is known of an earlier one.

    A position is a mask of cells for each digit; no cell or house may have a single that was not followed yet.
    """

    def __init__(self, instance: Instance) -> None:
        """Take over a running module of nets."""
        self._instance = instance
        self._grown: list[Position] = [()] * LEVELS
        self._turn = 0
        instance.write(ALL_DIGITS, b"\xff" * 16)
        instance.call("begin")

    def grow(self, digits: Sequence[int], level: int) -> Iterator[None]:
        """Grow all nets of a position up to a *level* and pause now and then; `marks` reads them when it ends."""
        position = tuple(digits)
        yield from self._grow(position, level)
        if self._grown[level] != position:  # another position was grown in a pause: there is no other pause
            deque(self._grow(position, level), 0)

    def _grow(self, position: Position, level: int) -> Iterator[None]:
        """Grow nets level by level, as long as nobody else does in a pause."""
        self._turn += 1
        turn = self._turn
        self._instance.write(POSITION, frame_of(position))
        self._instance.call("begin")
        for each in range(level + 1):
            if self._grown[each] == position:
                continue
            earlier, self._grown[each] = self._grown[each], ()
            self._instance.write(REMOVED, frame_of(_removed(earlier, position)))
            for first in range(0, SLOTS, PART):
                numbers = each, first, first + PART, _is_within(position, earlier)
                self._instance.write(LEVEL, b"".join([number.to_bytes(4, "little") for number in numbers]))
                self._instance.call("grow")
                yield
                if turn != self._turn:
                    return
            self._grown[each] = position

    def has_patterns(self, digits: Sequence[int]) -> bool:
        """Report whether locked candidates, pairs or X-wings take anything from a position."""
        return self._finds("find", digits)

    def has_chains(self, digits: Sequence[int], level: int) -> bool:
        """Report whether chains of single links take anything from a position; at level MULTIPLE, agreements, too.

        An agreement is what all of three or more candidates of a cell, or places of a digit, lead to by such chains.
        """
        self._instance.write(LEVEL, level.to_bytes(4, "little"))
        return self._finds("find_links", digits)

    def _finds(self, deduction: str, digits: Sequence[int]) -> bool:
        self._instance.write(WORK, frame_of(digits))
        self._instance.call(deduction)
        return any(self._instance.read(FOUND, 4))

    def marks(self, candidates: Sequence[int], level: int) -> list[int | None]:
        """Return what comes of *candidates* (bit = digit * 81 + cell) assumed true, then false; None where refuted.

        They are those of the position that was grown last.
        """
        found = self._instance.read(RECORDS + level * OF_LEVEL, OF_LEVEL)
        starts = [2 * slot_of(candidate) * RECORD for candidate in candidates]
        alive = mark(candidates, candidates)
        return [
            None if found[at] else int.from_bytes(found[at + 16 : at + RECORD], "little") & alive
            for start in starts
            for at in (start, start + RECORD)
        ]


def _is_within(position: Position, earlier: Position) -> bool:
    return bool(earlier) and not any(now & ~before for now, before in zip(position, earlier, strict=True))


def _removed(earlier: Position, position: Position) -> list[int]:
    return [before & ~now for now, before in zip(position, earlier, strict=True)] if earlier else [0] * 9


@per_thread
def closures() -> Closures:
    """Return the grower of nets for this thread; None where no WebAssembly runs."""
    return Closures(run(nets_module()))
