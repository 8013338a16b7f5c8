"""What dynamic forcing chains conclude within a net, each conclusion the smallest way, all of them in one call.

For techniques with chains within chains, which weigh very many nets: `pencilmark.human.sukaku.nested` says in Python
what is found here. Candidates are numbered cell by cell and digit by digit in the position that the net started from.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import NamedTuple

from pencilmark.engine.kernel.nine_consequences import ALL_DIGITS, POSITION
from pencilmark.engine.kernel.nine_layout import frame_of
from pencilmark.engine.kernel.nine_ways import ways_module
from pencilmark.engine.kernel.nine_ways_findings import CELL
from pencilmark.engine.kernel.nine_ways_memory import OUTPUT, SMALLEST
from pencilmark.engine.kernel.nine_ways_written import HEAD
from pencilmark.engine.kernel.runtime import Instance, per_thread, run

_HEAD, _TWO = Struct("<8H"), Struct("<2I")
_STEP = 1 << 13
"""Bytes of the answer are read in pieces of this size: most take one."""


class Conclusion(NamedTuple):
    """Candidate *number* is true (*on*), by a finding of a *size* and *rank*; *order* tells which came first.

    *why* is the mask of the candidates that had to go before it held; *key* tells equal chains.
    """

    size: int
    rank: int
    order: int
    number: int
    on: bool
    why: int
    key: tuple[int, bytes]


class Smallest(NamedTuple):
    """The smallest finding of a position, of a *rank*; of several, the first in Sukaku Explainer's order.

    *source* is the assumption refuted (2 * number, or 2 * number + 1 for a false candidate), the number of the
    candidate that is true or false, the cell, or 16 * house + digit.
    """

    rank: int
    source: int


class Ways:
    """Concludes within nets that start from one position at a time."""

    def __init__(self, instance: Instance) -> None:
        """Take over a running module."""
        self._instance = instance
        self._begun: tuple[int, ...] = ()
        self._mask = 0
        instance.write(ALL_DIGITS, b"\xff" * 16)

    def conclude(self, web: Sequence[int], left: Sequence[int]) -> list[Conclusion]:
        """Draw all conclusions in what is *left* of the position *web*, smallest first.

        Both are masks of cells for each digit; neither may have a single that was not followed yet.
        """
        self._begin(web)
        self._instance.write(POSITION, frame_of(left))
        self._instance.call("conclude")
        return sorted(self._read())

    def smallest(self, position: Sequence[int]) -> Smallest | None:
        """Find the smallest way to anything that follows in a *position*, given as a web is; None if nothing does."""
        self._begin(position)
        self._instance.write(POSITION, frame_of(position))
        self._instance.call("search")
        size_and_rank, source = _TWO.unpack(self._instance.read(SMALLEST, _TWO.size))
        if not size_and_rank:
            return None
        rank = size_and_rank & 7
        return Smallest(rank, source // 32 * 27 + source % 32 if rank == CELL else source)

    def _begin(self, web: Sequence[int]) -> None:
        """Take over a *web*, unless that was done."""
        whole = tuple(web)
        if self._begun != whole:
            self._begun = ()
            self._instance.write(POSITION, frame_of(whole))
            self._instance.call("begin")
            self._begun, self._mask = whole, -(-sum(cells.bit_count() for cells in whole) // 128) * 16

    def _read(self) -> list[Conclusion]:
        answer = self._instance.read(OUTPUT, _STEP)
        end = HEAD + int.from_bytes(answer[:4], "little")
        if end > _STEP:
            answer = self._instance.read(OUTPUT, -(-end // _STEP) * _STEP)
        found, at, mask = [], HEAD, self._mask
        while at < end:
            conclusion, size, rank, order, branches, clash, _, _ = _HEAD.unpack_from(answer, at)
            ways = at + HEAD + mask
            why = int.from_bytes(answer[at + HEAD : ways], "little")
            at = ways + 2 * mask * branches
            key = -clash if clash else conclusion, answer[ways:at]
            found.append(Conclusion(size, rank, order, conclusion >> 1, not conclusion & 1, why, key))
        return found


@per_thread
def ways() -> Ways:
    """Return what concludes within nets for this thread; None where no WebAssembly runs."""
    return Ways(run(ways_module()))
