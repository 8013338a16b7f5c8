"""What follows from assuming candidates of a 9 x 9 position true or false, for all of them in one call.

For techniques that make very many assumptions, and need to know how only for a few. `Consequences` follows them by
singles, `Closures` says where the nets of five levels end, `Ways` what dynamic forcing chains conclude within a net,
each conclusion in the smallest way. `pencilmark.human.sukaku` has the same in Python.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from struct import Struct
from typing import NamedTuple, TypeAlias

from pencilmark.engine.kernel import nine_consequences as base
from pencilmark.engine.kernel.nine_layout import FRAME, cells_of, frame_of
from pencilmark.engine.kernel.nine_nets import nets_module
from pencilmark.engine.kernel.nine_nets_memory import (
    FOUND,
    HALVES,
    LEVEL,
    LEVELS,
    OF_LEVEL,
    RECORDS,
    REMOVED,
    ROWS,
    SLOTS,
    slot_of,
)
from pencilmark.engine.kernel.nine_ways import ways_module
from pencilmark.engine.kernel.nine_ways_findings import CELL
from pencilmark.engine.kernel.nine_ways_memory import OUTPUT, SMALLEST
from pencilmark.engine.kernel.nine_ways_written import HEAD
from pencilmark.engine.kernel.runtime import Instance, per_thread, run_kept

_LANES = [(digit * 16 + cell // 27 * 4 | cell % 27 << 16) for digit in range(9) for cell in range(81)]
_WRITTEN = [lane.to_bytes(4, "little") for lane in _LANES]
_TRUE = [1 << 8 * (lane & 0xFFFF) + (lane >> 16) for lane in _LANES]


class Consequences:
    """Follows assumptions; the result of one is a *mark*: an integer with a bit for each candidate, true or false."""

    def __init__(self, instance: Instance) -> None:
        self._instance = instance

    def of(self, digit_cells: Sequence[int], candidates: Sequence[int], *, one_digit: bool = False) -> list[int | None]:
        """Follow each of *candidates* (bit = digit * 81 + cell) true, then false; a mark for each, None if refuted.

        *digit_cells* are the masks of the cells where each digit may stand. With *one_digit*, nothing follows for other
        digits. A candidate that is alone in its cell from the beginning is not marked as true, and the position must
        have no single that has not been followed yet.
        """
        assumed = b"".join([_WRITTEN[candidate] for candidate in candidates])
        self._instance.write(base.NUMBER, len(candidates).to_bytes(16, "little"))
        self._instance.write(base.ALL_DIGITS, (b"\0" if one_digit else b"\xff") * 16)
        self._instance.write(base.POSITION, frame_of(list(digit_cells)))
        self._instance.write(base.ASSUMED, assumed)
        self._instance.call("consequences")
        size = 2 * len(candidates) * base.RECORD
        found = self._instance.read(base.OUT, size)
        return [
            None if found[at] else int.from_bytes(found[at + 16 : at + base.RECORD], "little")
            for at in range(0, size, base.RECORD)
        ]


def mark(true: Sequence[int], false: Sequence[int]) -> int:
    """Return the mark of candidates (bit = digit * 81 + cell) that became *true* and *false*."""
    found = 0
    for candidate in true:
        found |= _TRUE[candidate]
    for candidate in false:
        found |= _TRUE[candidate] << 8 * FRAME
    return found


@per_thread
def consequences() -> Consequences:
    """Return this thread's `Consequences`; None where no WebAssembly runs."""
    return Consequences(run_kept("consequences", base.consequences_module))


SINGLES, PATTERNS, CHAINS, MULTIPLE, NESTED = range(LEVELS)
"""What nets of a level conclude by; each has all before it, too."""
PART = 32
"""Slots that are grown in one call; a call takes a tenth of a second at most."""

_DIGIT = SLOTS // 9
_SAME_CELL = sum(1 << _DIGIT * digit for digit in range(9))
"""The slots of the candidates of the first cell."""

CellDigits = tuple[int, ...]


class Closures:
    """Grows nets for one position at a time, each starting from what is known of an earlier position.

    A position is a mask of cells for each digit, in which no cell or house has a single: a filled cell has no candidate
    left. (A candidate alone in its cell would be marked as true only by nets that began before it was alone.)
    """

    def __init__(self, instance: Instance) -> None:
        """Take over a running module of nets."""
        self._instance = instance
        self._grown: list[CellDigits] = [()] * LEVELS
        self._turn = 0
        instance.write(base.ALL_DIGITS, b"\xff" * 16)
        instance.call("begin")

    def grow(self, digits: Sequence[int], level: int) -> Iterator[None]:
        """Grow all nets of a position up to a *level*, pausing now and then; once it has ended, `marks` reads them."""
        position = tuple(digits)
        yield from self._grow(position, level)
        if self._grown[level] != position:  # another caller grew nets in a pause: now without pauses
            deque(self._grow(position, level), 0)

    def _grow(self, position: CellDigits, level: int) -> Iterator[None]:
        """Grow nets level by level, until another caller does so in a pause."""
        self._turn += 1
        turn = self._turn
        self._instance.write(base.POSITION, frame_of(position))
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
        """Report whether locked candidates, pairs or X-wings remove anything from a position."""
        return self._finds("find", digits)

    def has_chains(self, digits: Sequence[int], level: int) -> bool:
        """Report whether chains of single links remove anything from a position; at level MULTIPLE, agreements, too.

        An agreement is what all of three or more candidates of a cell, or places of a digit, lead to by such chains.
        """
        return self._finds("find_links", digits, level)

    def without_chains(self, digits: Sequence[int]) -> list[int]:
        """Return a position without what chains of single links remove from it."""
        self.has_chains(digits, CHAINS)
        return cells_of(_FRAME.unpack(self._instance.read(base.WORK, FRAME)))

    def returning(self, pairs: Mapping[int, Sequence[int]]) -> int:
        """Return which candidates (mask), if false, make another of their cell true in the last position searched.

        *pairs* lists for each of them the candidates that are true because of it; from there chains go on.
        """
        rows = self._instance.read(ROWS, SLOTS * HALVES)
        true = {one: int.from_bytes(rows[(at := slot_of(one) * HALVES) : at + FRAME], "little") for one in pairs}
        found = 0
        for start, ends in pairs.items():
            slot = slot_of(start)
            others = _SAME_CELL << slot % _DIGIT & ~(1 << slot)
            if any(true[end] & others for end in ends):
                found |= 1 << start
        return found

    def has_exclusions(self, digits: Sequence[int], size: int) -> bool:
        """Report whether any *size* aligned cells (2 or 3) exclude a candidate of a position."""
        return self._finds("find_exclusions", digits, size)

    def _finds(self, deduction: str, digits: Sequence[int], level: int = PATTERNS) -> bool:
        self._instance.write(LEVEL, level.to_bytes(4, "little"))
        self._instance.write(base.WORK, frame_of(digits))
        self._instance.call(deduction)
        return any(self._instance.read(FOUND, 4))

    def marks(self, candidates: Sequence[int], level: int) -> list[int | None]:
        """Return what follows from *candidates* (bit = digit * 81 + cell) true, then false; None for those refuted.

        The marks are those of the position that was grown last.
        """
        found = self._instance.read(RECORDS + level * OF_LEVEL, OF_LEVEL)
        starts = [2 * slot_of(candidate) * base.RECORD for candidate in candidates]
        alive = mark(candidates, candidates)
        return [
            None if found[at] else int.from_bytes(found[at + 16 : at + base.RECORD], "little") & alive
            for start in starts
            for at in (start, start + base.RECORD)
        ]


def _is_within(position: CellDigits, earlier: CellDigits) -> bool:
    return bool(earlier) and not any(now & ~before for now, before in zip(position, earlier, strict=True))


def _removed(earlier: CellDigits, position: CellDigits) -> list[int]:
    return [before & ~now for now, before in zip(position, earlier, strict=True)] if earlier else [0] * 9


@per_thread
def closures() -> Closures:
    """Return this thread's `Closures`; None where no WebAssembly runs."""
    return Closures(run_kept("nets", nets_module))


_HEAD, _TWO, _FRAME = Struct("<8H"), Struct("<2I"), Struct("<36I")
_STEP = 1 << 13
"""Bytes of the answer are read in pieces of this size: most take one."""


Conclusion: TypeAlias = tuple[int, int, int, int, bool, int, tuple[int, bytes]]
"""Size, rank, order, number, on, why and key: candidate *number* is true (*on*), by a finding of a *size* and *rank*;
*order* tells which came first. *why* is the mask of the candidates that had to go before it held; *key* tells equal
chains. A plain tuple, as a search draws very many."""


class Smallest(NamedTuple):
    """The smallest finding of a position, with its *rank*; among several, the first in Sukaku Explainer's order.

    *source* is, by rank, the assumption refuted (2 * number, or 2 * number + 1 for a false candidate), the number of
    the candidate that is assumed true and false, the cell, or 16 * house + digit.
    """

    rank: int
    source: int


class Ways:
    """Draws conclusions within nets, which start from one position at a time."""

    def __init__(self, instance: Instance) -> None:
        """Take over a running module."""
        self._instance = instance
        self._begun: tuple[int, ...] = ()
        self._mask = 0
        instance.write(base.ALL_DIGITS, b"\xff" * 16)

    def conclude(self, web: Sequence[int], left: Sequence[int]) -> list[Conclusion]:
        """Draw all conclusions in what is *left* of the position *web*, the smallest first.

        Both are masks of cells for each digit; neither may have a single that has not been followed.
        """
        self._begin(web)
        self._instance.write(base.POSITION, frame_of(left))
        self._instance.call("conclude")
        return sorted(self._read())

    def smallest(self, position: Sequence[int]) -> Smallest | None:
        """Find the smallest way to anything that follows in a *position*, given as a web is; None if nothing does."""
        self._begin(position)
        self._instance.write(base.POSITION, frame_of(position))
        self._instance.call("search")
        size_and_rank, source = _TWO.unpack(self._instance.read(SMALLEST, _TWO.size))
        if not size_and_rank:
            return None
        rank = size_and_rank & 7
        return Smallest(rank, source // 32 * 27 + source % 32 if rank == CELL else source)

    def _begin(self, web: Sequence[int]) -> None:
        """Take over a *web*, unless it is there already."""
        whole = tuple(web)
        if self._begun != whole:
            self._begun = ()
            self._instance.write(base.POSITION, frame_of(whole))
            self._instance.call("begin")
            self._begun, self._mask = whole, -(-sum(cells.bit_count() for cells in whole) // 128) * 16

    def _read(self) -> list[Conclusion]:
        answer = self._instance.read(OUTPUT, _STEP)
        end = HEAD + int.from_bytes(answer[:4], "little")
        if end > _STEP:
            answer = self._instance.read(OUTPUT, -(-end // _STEP) * _STEP)
        found = list[Conclusion]()
        at, mask = HEAD, self._mask
        while at < end:
            conclusion, size, rank, order, branches, clash, _, _ = _HEAD.unpack_from(answer, at)
            ways = at + HEAD + mask
            why = int.from_bytes(answer[at + HEAD : ways], "little")
            at = ways + 2 * mask * branches
            key = -clash if clash else conclusion, answer[ways:at]
            found.append((size, rank, order, conclusion >> 1, not conclusion & 1, why, key))
        return found


@per_thread
def ways() -> Ways:
    """Return this thread's `Ways`; None where no WebAssembly runs."""
    return Ways(run_kept("ways", ways_module))
