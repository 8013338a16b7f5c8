"""The map of a kernel's memory: what Python and the module agree on.

0         what the relation kernel alone needs (see `pencilmark.engine.relations.memory`)
TOP       where the stack ends, then a result (why it stopped, solutions found, nodes looked at): what a search leaves
QUESTION  number, limit, keep, budget, out (see below), which Python writes before a call
PUZZLES   givens, a byte for each cell

`pencilmark.engine.kernel.nine` says what follows in the kernel for 9 x 9.
"""

from __future__ import annotations

TOP, WHY, FOUND, NODES = 144, 148, 152, 156
QUESTION = 160
NUMBER, LIMIT, KEEP, BUDGET, OUT = 160, 164, 168, 172, 176
PUZZLES = 180
DONE, ENOUGH, SPENT = 0, 1, 2  # why a search stopped: no position left, enough solutions, enough nodes
RESULT = 12
SLACK = 32  # bytes that a vector's load or store may touch beyond a puzzle
GROUP_END, ORDER_END = 0xFFFF, 0xFFFE
PAGE = 65536
UNBOUNDED = 0xFFFF_FFFF  # nodes or solutions
