"""Fills a 9 x 9 position by singles one after another, in the order of our ladder.

A full house comes before any hidden single, and that before any naked one; boxes come before rows, and rows before
columns; in a house the lowest digit comes first. Each single is recorded with the number of cells that some single
fills at that moment.

MARKS       two bytes for each cell: its candidates, 0 where it has a value
VALUES      a byte for each cell, 0 where it is empty
COUNT       the number of singles
RECORDS     for each of them a byte each for its kind (FULL, HIDDEN, NAKED), cell, digit, house (in the order above, 0
            for a naked one) and the number of cells that singles fill
"""

from __future__ import annotations

from pencilmark.board.boards import board
from pencilmark.board.masks import bits
from pencilmark.engine.wasm import I32, U8, U16, Function, Local, Module, constant, load

FULL, HIDDEN, NAKED, NONE = range(4)
CELLS = 81
MARKS = 0
VALUES = MARKS + 2 * CELLS
COUNT = VALUES + CELLS + 1
RECORDS, RECORD = COUNT + 4, 5
OPEN = RECORDS + RECORD * CELLS
HOUSES = OPEN + CELLS
_PEERS = HOUSES + 27 * 9
SEEN = 20
"""How many cells a cell sees."""
END = _PEERS + SEEN * CELLS
ORDER = (*range(18, 27), *range(18))
"""The houses, by place in `Geometry.houses`, in the order in which they are looked at."""


def singles_module() -> bytes:
    """Write the module."""
    module = Module(1)
    write_tables(module)
    place = write_place(module)
    fill = _write_fill(module, place)
    function = module.function("fill_givens")
    with function.count(0, CELLS) as cell:
        value = function.let(load(U8, cell, VALUES))
        with function.when(value):
            function.do(place.call(cell, value - 1).dropped())
    function.do(fill.call())
    return module.binary()


def write_tables(module: Module) -> None:
    """Write the cells of the houses, and of what each cell sees."""
    geometry = board("9")
    module.data(HOUSES, bytes(cell for house in ORDER for cell in geometry.houses[house].cells))
    module.data(_PEERS, bytes(peer for mask in geometry.peer_masks for peer in bits(mask)))


def _write_fill(module: Module, place: Function) -> Function:
    """Write ``fill``: place singles until none is left, or a cell has no candidate."""
    find = write_find(module)
    function = module.function("fill")
    count, record = function.local(I32), function.let(constant(I32, RECORDS))
    with function.loop() as again:
        function.do(find.call(record))
        with function.when(load(U8, record) != NONE):
            count += 1
            is_whole = function.let(place.call(load(U8, record, 1), load(U8, record, 2)))
            record += RECORD
            again.jump(is_whole)
    function.store(I32, COUNT, count)
    return function


def write_find(module: Module) -> Function:
    """Write ``_find(record)``: find the next single, and record it; its kind is NONE if there is none."""
    function = module.function("_find", [I32])
    record = function.params[0]
    best, number = function.let(constant(I32, NONE)), function.local(I32)
    function.fill(constant(I32, OPEN), 0, CELLS)
    with function.count(0, 27) as house:
        _look(function, house, best, record)
    with function.count(0, CELLS) as cell:
        marks = function.let(load(U16, cell * 2, MARKS))
        is_single = function.let(marks.apply("popcount") == 1)
        number += load(U8, cell, OPEN) | is_single
        with function.when(is_single & (best == NONE)):
            best.set(NAKED)
            _record(function, record, cell, marks)
            function.store(U8, record, 0, 3)
    function.store(U8, record, best)
    function.store(U8, record, number, 4)
    return function


def _look(function: Function, house: Local, best: Local, record: Local) -> None:
    """Look for full houses and hidden singles in a *house*, and mark their cells in OPEN."""
    start = function.let(house * 9 + HOUSES)
    once, twice, filled, empty = (function.let(constant(I32, 0)) for _ in range(4))
    with function.count(0, 9) as at:
        cell = function.let(load(U8, start + at))
        marks = function.let(load(U16, cell * 2, MARKS))
        twice |= once & marks
        once |= marks
        filled |= constant(I32, 1) << load(U8, cell, VALUES)
        empty += marks != 0
    alone = function.let(once.without(twice))
    with function.when(alone):
        is_full = function.let((empty == 1) & ((filled & ~1).apply("popcount") == 8) & (best != FULL))
        is_first = function.let(is_full | (best == NONE))
        lowest = function.let(alone & constant(I32, 0) - alone)
        with function.count(0, 9) as at:
            cell = function.let(load(U8, start + at))
            marks = function.let(load(U16, cell * 2, MARKS))
            with function.when(marks & alone):
                function.store(U8, cell, 1, OPEN)
            with function.when(is_first & ((marks & lowest) != 0)):
                best.set((is_full ^ 1) * HIDDEN)
                _record(function, record, cell, lowest)
                function.store(U8, record, house, 3)


def _record(function: Function, record: Local, cell: Local, digit: Local) -> None:
    function.store(U8, record, cell, 1)
    function.store(U8, record, digit.apply("ctz"), 2)


def write_place(module: Module) -> Function:
    """Write ``_place(cell, digit)``: fill a cell; return 0 if a cell is left without a candidate, else 1."""
    function = module.function("_place", [I32, I32], I32)
    cell, digit = function.params
    is_whole = function.let(constant(I32, 1))
    bit = function.let(constant(I32, 1) << digit)
    function.store(U16, cell * 2, 0, MARKS)
    function.store(U8, cell, digit + 1, VALUES)
    with function.count(function.let(cell * SEEN), function.let(cell * SEEN + SEEN)) as at:
        place = function.let(load(U8, at, _PEERS) * 2)
        marks = function.let(load(U16, place, MARKS))
        with function.when(marks & bit):
            function.store(U16, place, marks ^ bit, MARKS)
            is_whole &= marks != bit
    function.give(is_whole)
    return function
