"""Which candidates of a position with rules fail when supposed true, alone or after others.

For techniques that suppose very many candidates, and need to know how only for a few. The kernel strikes what houses
and rules exclude, often more than an argument would; so its answers say where to look, and prove nothing to a reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack, unpack

from pencilmark.board.errors import Unavailable
from pencilmark.board.model import Candidate, Puzzle
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import DEAD
from pencilmark.engine.relations.driver import compiled
from pencilmark.engine.relations.layout import MemoryLayout
from pencilmark.engine.relations.machine import RelationSearch
from pencilmark.engine.relations.memory import OUT_AT, OUT_SIZE
from pencilmark.engine.relations.suppositions_written import ANSWER, COUNT, LAST, LIST, SUPPOSED

BESIDE = 4
"""Positions in memory beside those after each candidate of a list: in question, supposed, within, and one to spare."""
LIST_SIZE = OUT_AT + OUT_SIZE - LIST


class Suppositions:
    """Supposes candidates of the positions of one puzzle."""

    def __init__(self, search: RelationSearch, layout: MemoryLayout) -> None:
        self._search, self._layout = search, layout
        self._own = search.machine.instance
        self._cells = search.geometry.cell_count
        self._stack = int.from_bytes(layout.header[memory.STACK :][:4], "little")
        self._size = 8 * search.variables
        self._most = min((memory.ROOM - self._stack) // self._size - BESIDE, LIST_SIZE // SUPPOSED - 1)
        self._domains = search.saved[1][len(layout.state) :]

    def refuted(self, masks: Sequence[int]) -> list[int] | None:
        """Return, for each cell, those of its candidates (*masks*) that fail; None if the position itself does.

        Candidates that are struck before anything is supposed fail, too.

        >>> from pencilmark.board.boards import board
        >>> kernel = suppositions(Puzzle(board("4"), (0,) * 16))
        >>> kernel.refuted([0b0001, 0b0011, *[0b1111] * 14])[:3] if kernel else [1, 1, 3]
        [0, 1, 3]
        """
        if self.look_at(masks):
            return None
        self._ask("failing", [])
        parts = zip(masks, self._masks_at(self._stack), self._masks_at(LIST), strict=True)
        return [mask & ~left | failing for mask, left, failing in parts]

    def struck(self, masks: Sequence[int]) -> tuple[int, ...] | None:
        """Strike whatever fails in a position (*masks*), again and again; return what is left, None if it fails itself.

        >>> from pencilmark.board.boards import board
        >>> kernel = suppositions(Puzzle(board("4"), (0,) * 16))
        >>> kernel.struck([0b0001, 0b0010, *[0b1111] * 14])[:4] if kernel else (1, 2, 12, 12)
        (1, 2, 12, 12)
        """
        if self.look_at(masks):
            return None
        self._ask("strike", [])
        return None if self._fails() else self._masks_at(self._stack)

    def look_at(self, masks: Sequence[int]) -> bool:
        """Settle a position with these candidates, which the other questions then refer to; report whether it fails."""
        self._search.machine.give(self._search, self._layout)
        frame = b"".join([mask.to_bytes(8, "little") for mask in masks])
        self._own.write(self._stack, frame + self._domains[len(frame) :])
        self._own.call("suppose")
        return self._fails()

    def follow(self, candidates: Sequence[Candidate], before: int = 0) -> bool:
        """Suppose the first of *candidates* and strike the others, each of which must fail by then; report a failure.

        False also if one of the others does not fail. The first *before* of them are known from the last call.
        """
        self._ask("follow", candidates, before=before)
        return self._fails()

    def left(self, candidate: Candidate) -> bytes:
        """Return what is left when *candidate* is supposed, eight bytes a cell; nothing if it fails."""
        self._ask("follow", [candidate])
        return b"" if self._fails() else self._own.read(self._stack + self._size, 8 * self._cells)

    def fails_within(self, candidate: Candidate, most: int) -> bool:
        """Report whether *candidate* fails when up to *most* candidates that fail within it are struck in turn."""
        self._ask("refute", [candidate], most=min(most, self._most))
        return self._fails()

    def left_within(self) -> tuple[int, ...]:
        """Return what was left, a mask for each cell, when `fails_within` said no: nothing of it fails any more."""
        return self._masks_at(self._stack + self._size)

    def refute(self, candidate: Candidate, most: int) -> list[Candidate] | None:
        """List up to *most* candidates that fail one after another when *candidate* is supposed, until it fails itself.

        None if it does not. None of those listed can be left out.
        """
        if not self.fails_within(candidate, most):
            return None
        return self._needed(self._listed())

    def refute_shortly(self, candidate: Candidate, most: int) -> list[Candidate] | None:
        """List what `refute` does, often fewer but more slowly: each time, of all that fails, what leaves least room.

        Each value less in a cell counts twice as much as the one before it.
        """
        self._ask("refute_shortly", [candidate], most=min(most, self._most))
        return self._needed(self._listed()) if self._fails() else None

    def _listed(self) -> list[Candidate]:
        count = int.from_bytes(self._own.read(COUNT, 4), "little")
        listed = unpack("<" + "IIQ" * count, self._own.read(LIST, SUPPOSED * count))
        return [Candidate(cell // 8, bit.bit_length()) for cell, bit in zip(listed[::3], listed[2::3], strict=True)]

    def _needed(self, found: list[Candidate]) -> list[Candidate]:
        """List what fails one after another within the first of *found*, without those that can be left out."""
        size = len(found) // 2
        while size and self.follow(found):  # many at a time first
            end = (int.from_bytes(self._own.read(LAST, 4), "little") - LIST) // SUPPOSED
            for start in range(1, len(found), size)[::-1]:
                fewer = found[:start] + found[start + size :]
                found = fewer if start > end or self.follow(fewer, start) else found
            size //= 2
        return found[1:]

    def _ask(self, question: str, candidates: Sequence[Candidate], most: int = 0, before: int = 0) -> None:
        """Call a function with a list of candidates; *most* more may be added, the first *before* are known already."""
        listed = b"".join([pack("<IIQ", cell * 8, 0, 1 << value - 1) for cell, value in candidates])
        self._own.write(ANSWER, pack("<6I", 0, len(candidates), most + 1, self._cells, before, 0) + listed)
        self._own.call(question)

    def _masks_at(self, address: int) -> tuple[int, ...]:
        return unpack(f"<{self._cells}Q", self._own.read(address, 8 * self._cells))

    def _fails(self) -> bool:
        return int.from_bytes(self._own.read(ANSWER, 4), "little") == DEAD


def suppositions(puzzle: Puzzle) -> Suppositions | None:
    """Return the `Suppositions` of a *puzzle*; None if no kernel knows all of its rules. Raises RuleError."""
    try:
        search = compiled(puzzle)
    except Unavailable:
        return None
    if not search or not search.layout or search.tests:
        return None
    return Suppositions(search, search.layout)
