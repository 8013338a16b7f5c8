"""The map of a kernel's memory: what Python and the module agree upon.

0         what the relation kernel alone needs (see `pencilmark.engine.relations.memory`)
TOP       where the stack ends, then a result (why it stopped, solutions found, nodes looked at): what a search leaves
QUESTION  number, limit, keep, budget, out (see below), which Python writes before a call
PUZZLES   givens, a byte for each cell

In the 9 x 9 kernel these follow:

stack     positions still to be looked at, the next one on top; it holds one more for each guess made
order     for digging: numbers of cells (16 bits each), in groups
records   for each puzzle a result and its first solution, a byte for each cell; or only solutions
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

TOP, WHY, FOUND, NODES = 144, 148, 152, 156
QUESTION = 160
NUMBER, LIMIT, KEEP, BUDGET, OUT = 160, 164, 168, 172, 176
PUZZLES = 180
DONE, ENOUGH, SPENT = 0, 1, 2  # why a search stopped: no position left, solutions enough, nodes enough
RESULT = 12
SLACK = 32  # bytes that a vector's load or store may touch beyond a puzzle
GROUP_END, ORDER_END = 0xFFFF, 0xFFFE
PAGE = 65536


@dataclass(frozen=True)
class Memory:
    """Its sizes: *cells*, bytes of a *frame*, *frames* that the stack holds, puzzles that a *batch* holds."""

    cells: int
    frame: int
    frames: int
    batch: int

    @cached_property
    def stack(self) -> int:
        """Return where the lowest frame is."""
        return (PUZZLES + self.cells * self.batch + SLACK + 15) // 16 * 16

    @cached_property
    def order(self) -> int:
        """Return where the order to dig in is."""
        return self.stack + self.frame * self.frames

    @cached_property
    def records(self) -> int:
        """Return where the first record is; before it an order has room, with each cell in its own group."""
        return self.order + 4 * self.cells + 4

    @cached_property
    def record_size(self) -> int:
        """Return the bytes of a record."""
        return RESULT + self.cells

    @cached_property
    def pages(self) -> int:
        """Count the pages of 64 KiB."""
        return (self.records + self.record_size * self.batch + SLACK) // PAGE + 1
