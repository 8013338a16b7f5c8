"""The map of the relation kernel's memory: what Python and the module agree on.

The first places hold numbers of 32 bits that Python writes before the search: sizes, and where lists are. Questions and
answers stand where every kernel has them (see `pencilmark.engine.kernel.memory`).
A *variable* is 8 bytes of a *frame*: the mask of its values (bit = value less some offset), or the least and the
greatest value if its range is wide (two signed numbers of 32 bits). The cells come first. After the variables a frame
has the offset of the variable that the guess before it changed (EVERYTHING: look at all), and the part of the search
that it stands for.
"""

from __future__ import annotations

from pencilmark.board.masks import mask_of
from pencilmark.engine.kernel.memory import QUESTION

CELLS, FRAME, STACK = 0, 4, 8  # number of cells, bytes of a frame, where the lowest frame is
RECORDS = 12  # where the list of the records' addresses is
EAGER, FIXED = 20, 24  # lists of propagators for each variable: run at any change, and once it has one value
WAITING, WORDS, GROUP = 28, 32, 36  # the queue, its words (each with the bit that ran last), words of a group
WEIGHTS, HOUSES, SCRATCH = 40, 44, 48  # weights of variables; lists of cells that hold all values; working space
FAILURES, EMPTIED = 52, 56  # contradictions so far; the variable that the last one left without a value
SUMS = 60  # where the sets of values with each sum are
PEERS, PEER_WORDS = 64, 68  # for each cell the set of its peers, and the number of words of such a set
ALL = 72  # 64 bits: the values that a cell can have
CHOICE_CELL, CHOICE_VALUE = 80, 88  # where the search guesses
SHARE = 96  # 64 bits: the part of the search that is done, of WHOLE
GROUPS = 104  # 64 bits: the groups that may have a word other than 0
NUMBERS = 112  # a list of variables that are guessed like cells: their count, then each
HEADER = QUESTION
LANE = 6  # values whose sets are within 64 bits
LACKING_AT = 2048  # for each of the first values, the sets within 64 bits that lack it: written once
LACKING = [mask_of(values for values in range(64) if not values >> digit & 1) for digit in range(LANE)]
SCRATCH_AT, SCRATCH_SIZE = 4096, 1 << 18
ORDER_AT = SCRATCH_AT  # the order to dig in: only boards without rules are dug, and they need no scratch
OUT_AT, OUT_SIZE = SCRATCH_AT + SCRATCH_SIZE, 1 << 15  # where solutions are written
SUMS_AT, SUMS_SIZE = OUT_AT + OUT_SIZE, 1 << 15  # the sets of values with each sum
BASE = SUMS_AT + SUMS_SIZE
"""Where one puzzle's data begins; the stack ends it."""
ROOM = 40 << 20
PAGES = ROOM >> 16

RANKS = 4
ENTRY = 24  # bytes of an entry of a list of propagators: offset of a word, 0, bits to set, bit of its group
EVERYTHING = 0xFFFF_FFFF
WHOLE = 1 << 62
TAIL = 16  # bytes of a frame after the variables

DIFFER, HOUSE, PAIR, TABLE, SETS, SUM, LINEAR, CLAUSE, READ, ITEM, PRODUCT, LEAST = range(12)
SIZE, QUOTIENT, REMAINDER, BETWEEN, LOCKED, CROSSED, SEEN, ALONE, RANKED, HUNG, FILLED = range(12, 23)
"""The kinds of propagators: the first number of a record. The second is its rank."""

MASK, INTERVAL = 0, (1 << 64) - 1
"""How a term reads its variable: as a mask, as an interval; any other number is the mask of a literal."""
AT_MOST, EQUAL, UNEQUAL = 0, 1, 2
"""What a linear relation says of its sum: at most 0, 0, not 0."""
SMALLER, LARGER = 1, 2
"""How a line read as a number compares with a ranked one."""
