"""Where things lie in the memory of the module that grows nets with their ways, and what its parts share.

The first part is that of `nine_consequences`, up to OUT. POSITION is what a net has *left* of a larger position, the
*web*. A candidate of the web has a number, cell by cell and digit by digit, and a slot (see `nine_nets_memory`); a
*mask* has a bit for each number and takes MASK bytes. An assumption is 2 * number, or 2 * number + 1 for a false one.

COUNT, MASK, STRIDE  how many numbers there are; the bytes of one mask, and of three
SLOT, AT             the slot of each number; the number at each slot
WEAK_AT, WEAK        where the list of a number begins; what is false when it is true, in Sukaku Explainer's order
WEB, WEB_CELLS       the web: a vector for each digit, and the digits of each place
INNER_CELLS, GONE    the digits of each place of POSITION; for each number 1 if the net has taken it
BASE, MARKS          for each assumption, what becomes true and what false by singles in the web, and in POSITION
TRUE_WAYS, FALSE_WAYS for each number the ways of its two nodes, three masks: candidates that are true, that are
                     false, and that had to go before single links on the way held
MASKS, SIZES         for each net grown, what it found true and false; how many nodes each of these rests on
FOUND                for each conclusion (an assumption that holds): size, rank, order, and its source
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pencilmark.board.boards import board
from pencilmark.engine.kernel.nine_consequences import MOST, OUT
from pencilmark.engine.kernel.nine_layout import FRAME
from pencilmark.engine.kernel.nine_nets_memory import HALVES, SLOTS, places, slot_of
from pencilmark.engine.wasm import I32, I32X4, I64, U8, U16, Function, Local, Value, constant, load

COUNT, MASK, STRIDE, TRUES, FALSES, CLASH, LISTED, FINDINGS, JOBS_END, RECORD_AT, END = (OUT + 4 * k for k in range(11))
"""Words: see above, how many candidates the growing net found, 1 + the number that clashed, ends of lists."""
SMALLEST, SMALLEST_SOURCE = OUT + 44, OUT + 48
"""Words: 8 * size + rank of the smallest finding, 0 without one; what the first of that size was drawn from."""
MOST_MASK = 96
NET_RECORD = 4 * MOST
"""Bytes that the sizes of a net take at most."""

BITS_AT = OUT + 64
OTHERS_AT = BITS_AT + 128 * 16
HOUSES_OF_AT = OTHERS_AT + 128 * 48
PEERS_OF_AT = HOUSES_OF_AT + 128 * 4
HOUSE_AT = PEERS_OF_AT + 128 * 20
SLOT = HOUSE_AT + 27 * 16
AT = SLOT + 1472
WEAK_AT = AT + 2 * SLOTS
WEAK = WEAK_AT + 4 * 736
WEB = WEAK + 56 * MOST + 8
WEB_CELLS = WEB + FRAME
INNER_CELLS, LEFT_CELLS = WEB_CELLS + 256, WEB_CELLS + 512
LEFT = LEFT_CELLS + 256
GONE, IS_TRUE, IS_FALSE = (LEFT + FRAME + 736 * place for place in range(3))
TRUE_ORDER, FALSE_ORDER = IS_FALSE + 736, IS_FALSE + 3 * 736
SUM = FALSE_ORDER + 2 * 736
COMMON = SUM + 3 * MOST_MASK
PLACES, AROUND = COMMON + MOST_MASK, COMMON + MOST_MASK + 16
LIST = AROUND + 16
REFUTED = LIST + 32
GROWN = REFUTED + 2 * 736
CLASHED = GROWN + 2 * 736
FOUND = CLASHED + 8 * 736
TRUE_WAYS = FOUND + 32 * 736
FALSE_WAYS = TRUE_WAYS + 3 * MOST_MASK * MOST
BASE = FALSE_WAYS + 3 * MOST_MASK * MOST
MARKS = BASE + 2 * HALVES * MOST
MASKS = MARKS + 2 * HALVES * MOST
SIZES = MASKS + 4 * MOST_MASK * MOST
JOBS = SIZES + 2 * NET_RECORD * MOST
OUTPUT = JOBS + 12 * 18 * MOST
PAGES = (OUTPUT + 2 * MOST * (16 + 19 * MOST_MASK) >> 16) + 1


def tables() -> list[tuple[int, bytes]]:
    """Return what memory holds from the start: each place's bit, its houses, and the cells that see it, in order."""
    geometry = board("9")
    bits, others, houses, peers = bytearray(2048), bytearray(6144), bytearray(512), bytearray(2560)
    for cell in range(81):
        place = slot_of(cell)
        around = 18 + cell // 27 * 3 + cell % 9 // 3, cell // 9, 9 + cell % 9
        bits[16 * place : 16 * place + 16] = places(1 << cell)
        vectors = [places(geometry.house_masks[house] & ~(1 << cell)) for house in around]
        others[48 * place : 48 * place + 48] = b"".join(vectors)
        houses[4 * place : 4 * place + 3] = bytes(around)
        seen = dict.fromkeys(c for house in around for c in geometry.houses[house].cells if c != cell)
        peers[20 * place : 20 * place + 20] = bytes(map(slot_of, seen))
    whole = b"".join(map(places, geometry.house_masks))
    parts = (BITS_AT, bits), (OTHERS_AT, others), (HOUSES_OF_AT, houses), (PEERS_OF_AT, peers), (HOUSE_AT, whole)
    return [(at, bytes(content)) for at, content in parts]


def bit_of(place: Value) -> Value:
    """Return the vector that has only *place*."""
    return load(I32X4, place << 4, BITS_AT)


def number_at(slot: Value) -> Value:
    """Return the number of the candidate in a *slot*."""
    return load(U16, slot << 1, AT)


def mark_number(function: Function, mask: Value, number: Value) -> None:
    """Put a *number* into the *mask* at an address."""
    at = function.let(mask + (number >> 3))
    function.store(U8, at, load(U8, at) | constant(I32, 1) << (number & 7))


@contextmanager
def digits_of(function: Function, digits: Value) -> Iterator[Local]:
    """Open a loop over the *digits* of a mask."""
    rest = function.let(digits)
    with function.while_(rest):
        yield function.let(rest.apply("ctz"))
        rest &= rest - 1


@contextmanager
def places_of(function: Function, cells: Value) -> Iterator[Local]:
    """Open a loop over the places in a vector of *cells*; such loops cannot be nested."""
    function.store(I32X4, PLACES, cells)
    with numbers_of(function, constant(I32, PLACES), constant(I32, 16)) as place:
        yield place


@contextmanager
def numbers_of(function: Function, mask: Value, size: Value) -> Iterator[Local]:
    """Open a loop over the numbers in the *mask* at an address, of *size* bytes."""
    with function.count(0, size, 4) as at:
        rest = function.let(load(I32, mask + at))
        with function.while_(rest):
            yield function.let((at << 3) + rest.apply("ctz"))
            rest &= rest - 1


@contextmanager
def listed(function: Function) -> Iterator[Local]:
    """Open a loop over the assumptions in LIST."""
    with function.count(LIST, load(I32, LISTED), 2) as at:
        yield function.let(load(U16, at))


def count_nodes(function: Function, ways: Value) -> Local:
    """Count the nodes among the *ways* at an address."""
    count, size = function.let(constant(I32, 0)), function.let(load(I32, MASK) << 1)
    with function.count(0, size, 8) as at:
        count += load(I64, ways + at).apply("popcount").to_i32()
    return count
