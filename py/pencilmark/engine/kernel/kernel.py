"""A board's kernel from Python: searches that stop and go on, batches of puzzles, digging.

>>> from pencilmark.board.boards import board
>>> from pencilmark.engine.kernel import open_kernel
>>> kernel = open_kernel(board("9"))                                                # doctest: +SKIP
>>> kernel.solve_many([bytes(81)], limit=2)[0].status                               # doctest: +SKIP
'multiple'
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct, iter_unpack, unpack
from threading import get_ident
from typing import NamedTuple

from pencilmark.board.errors import Unavailable
from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Puzzle
from pencilmark.engine.answers import Solution, Status, status_of
from pencilmark.engine.kernel.memory import DONE, GROUP_END, ORDER_END, PUZZLES, QUESTION, RESULT, SPENT, TOP
from pencilmark.engine.kernel.program import Program, program
from pencilmark.engine.kernel.runtime import Instance, run

FIRST_SLICE = 256
UNBOUNDED = 0xFFFF_FFFF
_QUESTION, _RESULT = Struct("<5I"), Struct("<3I")
_ORDER_END = array("H", [ORDER_END]).tobytes()


def group(cells: Sequence[int]) -> bytes:
    """Write a group of an order to dig in."""
    return array("H", (*cells, GROUP_END)).tobytes()


class Result(NamedTuple):
    """What came of one puzzle of a batch: *found* solutions up to the limit, the first *solution* if there is one.

    *exact* is False when the nodes it might look at were not enough.
    """

    found: int
    exact: bool
    nodes: int
    solution: bytes

    @property
    def status(self) -> Status:
        """Name the answer as `pencilmark.engine.answers` does."""
        return status_of(self.found, self.exact)


@dataclass(frozen=True, slots=True)
class Slice:
    """What came of a part of a search: the solutions *found*, those kept, the *nodes* looked at."""

    found: int
    solutions: list[Solution]
    nodes: int


class Kernel:
    """The kernel of one board, running."""

    def __init__(self, geometry: Geometry, code: Program, instance: Instance) -> None:
        self.geometry, self.program, self._instance = geometry, code, instance
        self._owner: KernelSearch | None = None

    def search(self, puzzle: Puzzle) -> KernelSearch:
        """Open a search for the solutions of *puzzle*; any number may be open."""
        if puzzle.candidates is None:
            return KernelSearch(self, givens=bytes(puzzle.values))
        memo = bytes(self.program.memory.memo_size)
        return KernelSearch(self, memo + self.program.frame(marks_of(puzzle)))

    def resume(self, frames: bytes) -> KernelSearch:
        """Go on with a search that was suspended (see `KernelSearch.suspend`), here or on another machine."""
        return KernelSearch(self, frames)

    def solve_many(self, givens: Sequence[bytes], *, limit: int = 2, budget: int = UNBOUNDED) -> list[Result]:
        """Solve puzzles, each a byte (0 to size) for every cell, up to *limit* solutions or *budget* nodes each."""
        return [result for part in self.solve_slices(givens, limit=limit, budget=budget) for result in part]

    def solve_slices(
        self, givens: Sequence[bytes], *, limit: int = 2, budget: int = UNBOUNDED
    ) -> Iterator[list[Result]]:
        """Solve puzzles as `solve_many` does, and yield results as they come, some at a time."""
        size = min(self.program.memory.batch, 512)
        for first in range(0, len(givens), size):
            yield self._solve_batch(givens[first : first + size], limit, budget)

    def solve_block(self, givens: bytes, *, limit: int = 2, budget: int = UNBOUNDED) -> bytes:
        """Solve puzzles, their givens joined, and return their records joined (see `memory`): bytes in, bytes out."""
        return self._in_parts("batch", givens, limit, budget)

    def spare_block(self, givens: bytes, *, budget: int = UNBOUNDED) -> bytes:
        """Report of each given of puzzles with one solution whether it can go; records as of `solve_block`.

        In a record the solution's place has 1 for each cell whose given can go; its first number is SPENT where a proof
        took more nodes than *budget*.
        """
        return self._in_parts("spare", givens, 1, budget)

    def _in_parts(self, name: str, givens: bytes, limit: int, budget: int) -> bytes:
        memory, parts = self.program.memory, list[bytes]()
        self.own(None)
        for first in range(0, len(givens), memory.cells * memory.batch):
            part = givens[first : first + memory.cells * memory.batch]
            number = len(part) // memory.cells
            self._ask(name, part, number=number, limit=limit, budget=budget)
            parts.append(self._instance.read(memory.records, memory.record_size * number))
        return b"".join(parts)

    def solve_one(self, givens: bytes, *, limit: int = 2, budget: int = UNBOUNDED) -> Result:
        """Solve one puzzle as `solve_many` does, with as little around it as can be."""
        memory = self.program.memory
        if self._owner:
            self.own(None)
        self._instance.write(QUESTION, _QUESTION.pack(1, limit, 1, budget, memory.records) + givens)
        self._instance.call("batch")
        record = self._instance.read(memory.records, memory.record_size)
        why, found, nodes = _RESULT.unpack_from(record)
        return Result(found, why != SPENT, nodes, record[RESULT:] if found else b"")

    def has_another(self, givens: bytes, cell: int, value: int, *, budget: int = UNBOUNDED) -> bool | None:
        """Say whether a puzzle has a solution with another *value* in an empty *cell*; None when the budget is spent.

        Where a solution with that value is known, this is the quickest proof that the cell's given can or cannot go.
        """
        self.own(None)
        self._ask("another", givens, number=cell, keep=value, budget=budget)
        _, why, found, _ = unpack("<4I", self._instance.read(TOP, 16))
        return None if why == SPENT else found > 0

    def once(self, givens: bytes, limit: int) -> tuple[int, list[int]]:
        """Count the solutions up to *limit*; report for each digit in which cells (mask) exactly one of them has it.

        Where all solutions were counted, a given more there leaves that one alone. The 9 x 9 kernel alone knows this.
        """
        self.own(None)
        self._ask("tally", givens, limit=limit)
        _, _, found, _ = unpack("<4I", self._instance.read(TOP, 16))
        at = self.program.memory.records
        tally = unpack("<72I", self._instance.read(at, 288))
        bands = [one & ~more for one, more in zip(tally[:36], tally[36:], strict=True)]
        return found, [bands[at] | bands[at + 1] << 27 | bands[at + 2] << 54 for at in range(0, 36, 4)]

    def _solve_batch(self, givens: Sequence[bytes], limit: int, budget: int) -> list[Result]:
        memory, number = self.program.memory, len(givens)
        self.own(None)
        self._ask("batch", b"".join(givens), number=number, limit=limit, budget=budget)
        records = self._instance.read(memory.records, memory.record_size * number)
        return [
            Result(found, why != SPENT, nodes, solution if found else b"")
            for why, found, nodes, solution in iter_unpack(f"<3I{memory.cells}s", records)
        ]

    def _ask(
        self, name: str, puzzles: bytes = b"", *, number: int = 0, limit: int = 0, keep: int = 0, budget: int = 0
    ) -> None:
        question = _QUESTION.pack(number, limit, keep, min(budget, UNBOUNDED), self.program.memory.records)
        self._instance.write(QUESTION, question + puzzles)
        self._instance.call(name)

    def dig(self, grids: Sequence[bytes], orders: Sequence[Sequence[Sequence[int]]]) -> list[bytes]:
        """Empty the cells of each of *grids* while its solution stays the only one.

        An order is a list of groups of cells; a group is emptied as a whole or stays. What is left depends on
        the grid and the order alone. With single cells, each once, it is a minimal puzzle.
        """
        digs = self.program.memory.digs
        parts = [slice(first, first + digs) for first in range(0, len(grids), digs)]
        written = [b"".join(map(group, order)) for order in orders]
        return [puzzle for part in parts for puzzle in self.dig_written(grids[part], written[part])]

    def dig_written(self, grids: Sequence[bytes], orders: Sequence[bytes]) -> list[bytes]:
        """Dig as `dig` does at most `Memory.digs` grids, by orders that are the bytes of their groups joined."""
        memory, number = self.program.memory, len(grids)
        self.own(None)
        for place, order in enumerate(orders):
            self._instance.write(memory.orders + place * memory.order_size, order + _ORDER_END)
        self._ask("dig", b"".join(grids), number=number)
        left = self._instance.read(PUZZLES, memory.cells * number)
        return [left[first : first + memory.cells] for first in range(0, len(left), memory.cells)]

    def own(self, search: KernelSearch | None) -> None:
        """Return the memory to *search*: who had it before keeps its positions, and *search* puts its own there."""
        if search is self._owner:
            return
        memory = self.program.memory
        if self._owner and not self._owner.done:
            top = int.from_bytes(self._instance.read(TOP, 4), "little")
            self._owner.frames = self._instance.read(memory.memo, top - memory.memo)
        if search:
            self._instance.write(memory.memo, search.frames)
            top = max(memory.stack, memory.memo + len(search.frames))
            self._instance.write(TOP, top.to_bytes(4, "little"))
        self._owner = search

    def advance(self, limit: int, budget: int, keep: int, givens: bytes = b"") -> tuple[int, Slice]:
        """Let the search that owns memory go on, or begin with *givens*; return why it stopped and what it found."""
        memory = self.program.memory
        self._ask("begin" if givens else "search", givens, limit=limit, keep=keep, budget=budget)
        _, why, found, nodes = unpack("<4I", self._instance.read(TOP, 16))
        kept = self._instance.read(memory.records, min(found, keep) * memory.cells)
        return why, Slice(found, [tuple(solution) for (solution,) in iter_unpack(f"{memory.cells}s", kept)], nodes)


class KernelSearch:
    """A search for the solutions of a puzzle: iterate it (see `pencilmark.engine.answers.Stream`), or `advance` it.

    *frames* are the positions still to be looked at while another search uses the kernel: all it takes to go
    on, even elsewhere.
    """

    def __init__(self, kernel: Kernel, frames: bytes = b"", givens: bytes = b"") -> None:
        self.kernel, self.frames, self._givens = kernel, frames, givens
        self.nodes, self.share, self.done = 0, 0.0, False

    def __iter__(self) -> Iterator[Solution | None]:
        """Yield each solution, and None after each slice of the search."""
        limit, budget = 2, FIRST_SLICE
        while not self.done:
            part = self.advance(limit, budget)
            yield from part.solutions
            yield None
            limit = min(2 * limit, self.kernel.program.memory.batch)
            budget = min(2 * budget, self.kernel.program.slice)

    def advance(self, limit: int, budget: int, keep: int | None = None) -> Slice:
        """Look at up to *budget* nodes or for *limit* more solutions; the first *keep* are given.

        *keep* is at most the number of puzzles in a batch, and that by default.
        """
        most = min(limit, self.kernel.program.memory.batch)
        self.kernel.own(self)
        why, part = self.kernel.advance(limit, budget, most if keep is None else min(keep, most), self._givens)
        self._givens = b""
        self.nodes += part.nodes
        if why == DONE:
            self.done, self.share, self.frames = True, 1.0, b""
        return part

    def suspend(self) -> bytes:
        """Return the positions still to be looked at; `Kernel.resume` goes on with them, on any kernel of the board."""
        if self._givens:
            self.advance(1, 0)
        self.kernel.own(None)
        return self.frames


def marks_of(puzzle: Puzzle) -> list[int]:
    """Return, for each cell, the mask of the values it may have by its given and candidates alone."""
    open_marks = puzzle.candidates or (puzzle.geometry.all_digits,) * puzzle.geometry.cell_count
    return [1 << (value - 1) if value else marks for value, marks in zip(puzzle.values, open_marks, strict=True)]


@lru_cache(maxsize=16)
def _shared(geometry: Geometry, thread: int) -> Kernel | Unavailable:
    del thread  # a kernel serves one thread: its memory is not locked
    try:
        return open_kernel(geometry)
    except Unavailable as error:
        return error


def shared_kernel(geometry: Geometry) -> Kernel:
    """Return the kernel of a board that this thread shares, opened when first needed. Raises as `open_kernel` does."""
    found = _shared(geometry, get_ident())
    if isinstance(found, Unavailable):
        raise found.with_traceback(None)  # it is kept, and would keep what each earlier time had at hand
    return found


def is_available(geometry: Geometry) -> bool:
    """Report whether the board's kernel runs here."""
    return isinstance(_shared(geometry, get_ident()), Kernel)


def open_kernel(geometry: Geometry) -> Kernel:
    """Write, compile and start the kernel of a board. Raises Unavailable, with the reason, where none can run."""
    code = program(geometry)
    return Kernel(geometry, code, run(code.binary))
