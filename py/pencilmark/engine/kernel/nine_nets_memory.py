"""Where things lie in the memory of the module that grows nets, and what the parts of that module share.

The first part is that of `nine_consequences`, up to OUT. A candidate has a *slot*: 128 * digit + 32 * band + bit in the
band, which is the number of its bit in a frame.

LEVEL, FIRST, LAST  what to grow: the level, and a range of slots
VALID       1 where the records of the level are those of an earlier position, from which REMOVED has gone
GONE        what a deduction removes from WORK
FOUND       not 0 if the requested deduction removed anything
LEADING     the addresses of the rows of candidates that lead on by single links
LEADS, CLOSED, SEEN  those candidates; those whose rows are complete; those that a row was followed to
FALLS       for each slot, what is false when it is true
ROWS        for each slot, what follows from it by single links: a frame of what is true, one of what is false
INNER       the same by singles within a net, when the candidate is assumed true, then false
DIGITS_OF   for each place its digits
BASES, ABLE, EXCLUDERS, THIRDS  places with several digits; with few; seen by the aligned cells; possible third cells
MASKS       the digits of excluders, as a list
RECORDS     for each level and slot, what follows from it true, then false; records as in `nine_consequences`
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pencilmark.board.boards import board
from pencilmark.engine.kernel.nine_consequences import OUT, RECORD, WORK
from pencilmark.engine.kernel.nine_layout import FRAME, frame_of
from pencilmark.engine.wasm import I32, I32X4, I64X2, U8, Function, Local, Module, Value, constant, load, select

LEVELS = 5
SLOTS = 9 * 128
HALVES = 2 * FRAME
"""Bytes of two frames: what is true, and what is false."""

LEVEL, FIRST, LAST, VALID = 0, 4, 8, 12
REMOVED = OUT
GONE, OUTER_WORK, OUTER_KNOWN, ACCUMULATED = (REMOVED + FRAME * place for place in (1, 2, 3, 4))
HAS_INNER = ACCUMULATED + HALVES
FOUND = HAS_INNER + 4
PLACES = HAS_INNER + 16
HOUSES_AT = PLACES + 16
CROSSING_AT = HOUSES_AT + 27 * 16
PEERS_AT = CROSSING_AT + 2 * 128 * 16
LEADING = PEERS_AT + 128 * 16
LEADS, CLOSED, SEEN = (LEADING + 4 * 736 + FRAME * place for place in range(3))
FALLS = SEEN + FRAME
ROWS = FALLS + SLOTS * FRAME
INNER = ROWS + SLOTS * HALVES
RECORDS = INNER + 2 * SLOTS * HALVES
OF_LEVEL = 2 * SLOTS * RECORD
DIGITS_OF = RECORDS + LEVELS * OF_LEVEL
BASES, ABLE, EXCLUDERS, THIRDS, MASKS = (DIGITS_OF + 256 + 16 * place for place in range(5))
PAGES = (MASKS + 2 * 81 >> 16) + 1

_CELLS = 81


def places(cells: int) -> bytes:
    """Lay out a mask of *cells* as one vector."""
    return frame_of([cells, *[0] * 8])[:16]


def tables() -> list[tuple[int, bytes]]:
    """Return what memory holds from the start: houses, the lines that cross at each cell, the peers of each cell."""
    geometry = board("9")
    houses, peers = geometry.house_masks, geometry.peer_masks
    empty = bytes(16)
    rows, columns, seen = [empty] * 128, [empty] * 128, [empty] * 128
    for cell in range(_CELLS):
        place = cell // 27 * 32 + cell % 27
        rows[place], columns[place] = places(houses[cell // 9]), places(houses[9 + cell % 9])
        seen[place] = places(peers[cell])
    parts = (HOUSES_AT, [places(house) for house in houses]), (CROSSING_AT, [*columns, *rows]), (PEERS_AT, seen)
    return [(at, b"".join(vectors)) for at, vectors in parts]


def slot_of(candidate: int) -> int:
    """Return the slot of a *candidate* (bit = digit * 81 + cell).

    >>> slot_of(0), slot_of(81 + 27)
    (0, 160)
    """
    digit, cell = divmod(candidate, _CELLS)
    return 128 * digit + cell // 27 * 32 + cell % 27


@contextmanager
def each(function: Function, frame: Value | int, size: int = FRAME) -> Iterator[Local]:
    """Open a loop over the slots in a *frame*, or in its first *size* bytes; a word is read when its turn comes."""
    start = constant(I32, frame) if isinstance(frame, int) else frame
    with function.count(0, constant(I32, size), 4) as at:
        rest = function.let(load(I32, start + at))
        with function.while_(rest):
            yield function.let((at << 3) + rest.apply("ctz"))
            rest &= rest - 1


def has(frame: Value, slot: Value) -> Value:
    """Report whether a *slot* is in the *frame* at an address."""
    return load(U8, frame + (slot >> 3)) >> (slot & 7) & 1


def add(function: Function, frame: Value, slot: Value) -> None:
    """Put a *slot* into the *frame* at an address."""
    at = function.let(frame + (slot >> 3))
    function.store(U8, at, load(U8, at) | constant(I32, 1) << (slot & 7))


def size_of(cells: Local) -> Value:
    """Count the bits of a vector."""
    low, high = _halves(cells)
    return (low.apply("popcount") + high.apply("popcount")).to_i32()


def lowest_of(cells: Local) -> Value:
    """Return the place of the lowest bit of a vector that has one."""
    low, high = _halves(cells)
    return select(low.is_zero(), high.apply("ctz") + 64, low.apply("ctz")).to_i32()


def highest_of(cells: Local) -> Value:
    """Return the place of the highest bit of a vector that has one."""
    low, high = _halves(cells)
    return constant(I32, 127) - select(high.is_zero(), low.apply("clz") + 64, high.apply("clz")).to_i32()


def _halves(cells: Local) -> tuple[Value, Value]:
    pair = cells.seen_as(I64X2)
    return pair.lane(0), pair.lane(1)


def with_two(function: Function) -> Value:
    """Return the cells that have just two digits in WORK."""
    one, two, three = (function.local(I32X4) for _ in range(3))
    for count in (one, two, three):
        count.set(0)
    for at in range(0, FRAME, 16):
        digit = function.let(load(I32X4, WORK + at))
        three |= two & digit
        two |= one & digit
        one |= digit
    return two.without(three)


def write_falls(module: Module) -> Function:
    """Write ``_falls()``: note for each slot what is false when it is true."""
    function = module.function("_falls")
    with function.count(0, constant(I32, SLOTS)) as slot:
        place, digit, at = function.let(slot & 127), function.let(slot >> 7), function.let(slot * FRAME + FALLS)
        function.fill(at, 0, FRAME)
        with function.count(place, constant(I32, SLOTS), 128) as other:
            add(function, at, other)
        peers = load(I32X4, place << 4, PEERS_AT)
        function.store(I32X4, at + (digit << 4), peers)
    return function
