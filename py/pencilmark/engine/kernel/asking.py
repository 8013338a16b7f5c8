"""Asks a running module the questions of `core` about one puzzle; it works for every kernel."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from struct import Struct

from pencilmark.board.masks import bits
from pencilmark.engine.answers import KernelResult
from pencilmark.engine.kernel.memory import GROUP_END, ORDER_END, PUZZLES, QUESTION, SPENT, TOP, UNBOUNDED
from pencilmark.engine.kernel.runtime import Instance

_QUESTION, _ANSWER = Struct("<5I"), Struct("<4xIII")
_ORDER_END = array("H", [ORDER_END]).tobytes()


class Asking:
    """Answers questions about givens, a byte (0 to size) for each of its *cells*.

    *order* and *out* are the addresses of the order to dig in and of solutions.
    """

    instance: Instance
    cells: int
    order: int
    out: int

    def take(self) -> None:
        """Take over the memory; a search that was using it saves what it needs to go on."""
        raise NotImplementedError

    def ask(
        self, name: str, puzzles: bytes = b"", *, number: int = 0, limit: int = 0, keep: int = 0, budget: int = 0
    ) -> tuple[int, int, int]:
        """Call a function; return why its search stopped, the solutions found and the nodes looked at."""
        question = _QUESTION.pack(number, limit, keep, min(budget, UNBOUNDED), self.out)
        self.instance.write(QUESTION, question + puzzles)
        self.instance.call(name)
        why, found, nodes = _ANSWER.unpack(self.instance.read(TOP, 16))
        return why, found, nodes

    def solve_one(self, givens: bytes, *, limit: int = 2, budget: int = UNBOUNDED) -> KernelResult:
        """Count the solutions of a puzzle up to *limit*, looking at up to *budget* nodes."""
        self.take()
        why, found, nodes = self.ask("begin", givens, limit=limit, keep=1, budget=budget)
        return KernelResult(found, why != SPENT, nodes, self.instance.read(self.out, self.cells) if found else b"")

    def has_another(self, givens: bytes, cell: int, value: int, *, budget: int = UNBOUNDED) -> bool | None:
        """Report whether a puzzle has a solution with another *value* in an empty *cell*; None if nodes run out."""
        self.take()
        why, found, _ = self.ask("another", givens, number=cell, keep=value, budget=budget)
        return None if why == SPENT else found > 0

    def dig(self, grid: bytes, orbits: Sequence[int]) -> bytes:
        """Empty *grid* orbit by orbit (masks of cells), restoring each orbit without which a second solution exists."""
        self.take()
        self.instance.write(self.order, b"".join(map(_group, orbits)) + _ORDER_END)
        self.ask("dig", grid)
        return self.instance.read(PUZZLES, self.cells)


@lru_cache(maxsize=4096)
def _group(orbit: int) -> bytes:
    """Write the cells of an orbit as a group of the order to dig in."""
    return array("H", (*bits(orbit), GROUP_END)).tobytes()
