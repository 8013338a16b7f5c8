"""The 9 x 9 kernel from Python: searches that stop and go on, blocks of puzzles, digging.

>>> from pencilmark.engine.kernel.kernel import NineKernel
>>> NineKernel().solve_one(bytes(81)).status                                        # doctest: +SKIP
'multiple'
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import Struct, iter_unpack, unpack

from pencilmark.board.masks import bits
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import KernelResult, Solution
from pencilmark.engine.kernel.asking import Asking
from pencilmark.engine.kernel.memory import DONE, QUESTION, RESULT, SPENT, TOP, UNBOUNDED
from pencilmark.engine.kernel.nine import ASKED, BATCH, CELLS, ORDER, RECORD, RECORDS, SINGLE, STACK, nine_module
from pencilmark.engine.kernel.nine_layout import FRAME, cells_of, frame_of
from pencilmark.engine.kernel.runtime import run_kept

FIRST_SLICE, SLICE = 256, 20_000
"""Nodes of the first slice of a search, and of the longest, which takes 10 ms."""
ALL_NINE = 0o777
_QUESTION, _RESULT = Struct("<5I"), Struct("<3I")


class NineKernel(Asking):
    """The running 9 x 9 kernel: the questions of `pencilmark.engine.kernels.Kernel`, and those that it alone answers.

    Raises Unavailable, with the reason, where nothing runs it.
    """

    cells, order, out = CELLS, ORDER, RECORDS

    def __init__(self) -> None:
        self.instance = run_kept("nine", nine_module)
        self._owner: NineSearch | None = None

    def search(self, puzzle: Puzzle) -> NineSearch:
        """Open a search for the solutions of *puzzle*; any number may be open."""
        if puzzle.candidates is None:
            return NineSearch(self, givens=bytes(puzzle.values))
        return NineSearch(self, _frame(puzzle.masks()))

    def solve_block(self, givens: bytes, *, limit: int = 2, budget: int = UNBOUNDED) -> bytes:
        """Solve puzzles, their givens joined, and return their records joined (see `nine`): bytes in, bytes out."""
        return self._in_parts("batch", givens, limit, budget)

    def spare_block(self, givens: bytes, *, budget: int) -> bytes:
        """Report for each given of puzzles with one solution whether it can go; the records are those of `solve_block`.

        In place of the solution a record has 1 for each cell whose given can go; its first number is SPENT if a proof
        was not finished within *budget* nodes.
        """
        return self._in_parts("spare", givens, 1, budget)

    def _in_parts(self, name: str, givens: bytes, limit: int, budget: int) -> bytes:
        parts = list[bytes]()
        self.take()
        for first in range(0, len(givens), CELLS * BATCH):
            part = givens[first : first + CELLS * BATCH]
            number = len(part) // CELLS
            self.ask(name, part, number=number, limit=limit, budget=budget)
            parts.append(self.instance.read(RECORDS, RECORD * number))
        return b"".join(parts)

    def solve_one(self, givens: bytes, *, limit: int = 2, budget: int = UNBOUNDED) -> KernelResult:
        """Count the solutions of a puzzle up to *limit*, looking at up to *budget* nodes."""
        self.take()
        self.instance.write(QUESTION, _QUESTION.pack(1, limit, 1, budget, RECORDS) + givens)
        self.instance.call("batch")  # a batch of one: its record has everything, so one read is enough
        record = self.instance.read(RECORDS, RECORD)
        why, found, nodes = _RESULT.unpack_from(record)
        return KernelResult(found, why != SPENT, nodes, record[RESULT:] if found else b"")

    def once(self, givens: bytes, limit: int) -> tuple[int, list[int]]:
        """Count the solutions up to *limit*; return for each digit the cells (mask) where exactly one of them has it.

        If that is all solutions, such a digit, given in such a cell, leaves only that one.
        """
        self.take()
        _, found, _ = self.ask("tally", givens, limit=limit)
        tally = unpack("<72I", self.instance.read(RECORDS, 288))
        return found, cells_of([one & ~more for one, more in zip(tally[:36], tally[36:], strict=True)])

    def single(self, givens: bytes, asked: Sequence[int]) -> list[int]:
        """Return for each digit the cells (mask) in which it, as a given, leaves exactly one solution.

        *asked* has for each digit the empty cells (mask) to be tried.
        """
        self.take()
        self.instance.write(RECORDS + ASKED, frame_of(asked))
        self.ask("single", givens)
        return cells_of(unpack("<36I", self.instance.read(RECORDS + SINGLE, FRAME)))

    def take(self) -> None:
        """Take over the memory; a search that was using it saves what it needs to go on."""
        if self._owner:
            self.own(None)

    def own(self, search: NineSearch | None) -> None:
        """Put *search* into memory; the one that was there saves its positions."""
        if search is self._owner:
            return
        if self._owner and not self._owner.done:
            top = int.from_bytes(self.instance.read(TOP, 4), "little")
            self._owner.frames = self.instance.read(STACK, top - STACK)
        if search:
            self.instance.write(STACK, search.frames)
            self.instance.write(TOP, (STACK + len(search.frames)).to_bytes(4, "little"))
        self._owner = search

    def advance(self, limit: int, budget: int, keep: int, givens: bytes = b"") -> tuple[int, int, int, list[Solution]]:
        """Let the search that owns memory go on, or begin with *givens*.

        Returns why it stopped, how many solutions it found, how many nodes it looked at, and the solutions kept.
        """
        name = "begin" if givens else "search"
        why, found, nodes = self.ask(name, givens, limit=limit, keep=keep, budget=budget)
        kept = self.instance.read(RECORDS, min(found, keep) * CELLS)
        return why, found, nodes, [tuple(solution) for (solution,) in iter_unpack(f"{CELLS}s", kept)]


class NineSearch:
    """A search for the solutions of a puzzle: iterate it (see `pencilmark.engine.answers.Stream`), or `advance` it.

    *frames* are the positions still to be looked at while another search uses the kernel.
    """

    def __init__(self, kernel: NineKernel, frames: bytes = b"", givens: bytes = b"") -> None:
        self.kernel, self.frames, self._givens = kernel, frames, givens
        self.nodes, self.found, self.share, self.done = 0, 0, 0.0, False

    def __iter__(self) -> Iterator[Solution | None]:
        """Yield each solution, and None after each slice of the search."""
        limit, budget = 2, FIRST_SLICE
        while not self.done:
            yield from self.advance(limit, budget)
            yield None
            limit, budget = min(2 * limit, BATCH), min(2 * budget, SLICE)

    def advance(self, limit: int, budget: int, keep: int | None = None) -> list[Solution]:
        """Look at up to *budget* nodes or for *limit* more solutions; return the first *keep* of them.

        *keep* is at most the number of puzzles in a batch, and that by default.
        """
        most = min(limit, BATCH)
        self.kernel.own(self)
        why, found, nodes, solutions = self.kernel.advance(
            limit, budget, most if keep is None else min(keep, most), self._givens
        )
        self._givens = b""
        self.nodes, self.found = self.nodes + nodes, self.found + found
        if why == DONE:
            self.done, self.share, self.frames = True, 1.0, b""
        return solutions


def _frame(masks: Sequence[int]) -> bytes:
    """Lay out a position, given the mask of candidates of each cell."""
    digit_cells, anything = [0] * 9, 0
    for cell, mask in enumerate(masks):
        if mask == ALL_NINE:
            anything |= 1 << cell
        else:
            for digit in bits(mask):
                digit_cells[digit] |= 1 << cell
    return frame_of([cells | anything for cells in digit_cells])
