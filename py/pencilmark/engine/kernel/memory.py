"""The map of a kernel's memory: what Python and the module agree upon.

0         TOP, then a result (why it stopped, solutions found, nodes looked at): what a search leaves
16        QUESTION: number, limit, keep, budget, out (see below), which Python writes before a call
36        puzzles: givens, a byte for each cell
tables    the board's own
stack     positions still to be looked at, the next one on top; it holds one more for each guess made
orders    for digging: numbers of cells (16 bits each)
records   for each puzzle a result and its first solution, a byte for each cell; or only solutions
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

TOP, WHY, FOUND, NODES = 0, 4, 8, 12
QUESTION = 16
NUMBER, LIMIT, KEEP, BUDGET, OUT = 16, 20, 24, 28, 32
PUZZLES = 36
DONE, ENOUGH, SPENT = 0, 1, 2  # why a search stopped: no position left, solutions enough, nodes enough
RESULT = 12
SLACK = 32  # bytes that a vector's load or store may touch beyond a puzzle
GROUP_END, ORDER_END = 0xFFFF, 0xFFFE
PAGE = 65536


@dataclass(frozen=True)
class Memory:
    """The sizes of one board's kernel.

    *cells* of the board, bytes of its tables, bytes of a *frame* and how many *frames* the stack holds, puzzles
    that a *batch* holds, bytes of the memo.
    """

    cells: int
    tables_size: int
    frame: int
    frames: int
    batch: int
    memo_size: int = 0

    @cached_property
    def tables(self) -> int:
        """Return where the tables are."""
        return (PUZZLES + self.cells * self.batch + SLACK + 15) // 16 * 16

    @cached_property
    def memo(self) -> int:
        """Return where the memo is; the stack follows it."""
        return (self.tables + self.tables_size + 15) // 16 * 16

    @cached_property
    def stack(self) -> int:
        """Return where the lowest frame is."""
        return self.memo + self.memo_size

    @cached_property
    def orders(self) -> int:
        """Return where the first order is."""
        return self.stack + self.frame * self.frames

    @cached_property
    def order_size(self) -> int:
        """Return the bytes of an order: each cell in its own group, and the end."""
        return 4 * self.cells + 4

    @cached_property
    def digs(self) -> int:
        """Count the grids that one call digs."""
        return max(1, self.batch // 8)

    @cached_property
    def records(self) -> int:
        """Return where the first record is."""
        return self.orders + self.order_size * self.digs

    @cached_property
    def record_size(self) -> int:
        """Return the bytes of a record."""
        return RESULT + self.cells

    @cached_property
    def pages(self) -> int:
        """Count the pages of 64 KiB."""
        return (self.records + self.record_size * self.batch + SLACK) // PAGE + 1
