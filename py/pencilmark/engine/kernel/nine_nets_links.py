"""Finds what chains of single links remove from a position, and what all alternatives of a cell or a digit lead to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pencilmark.engine.kernel import nine_nets_memory as memory
from pencilmark.engine.kernel.nine_consequences import WORK
from pencilmark.engine.kernel.nine_layout import FRAME
from pencilmark.engine.wasm import I32, I32X4, U8, Function, Local, Module, Value, constant, load


def write_links(module: Module, agree: Function) -> Function:
    """Write ``_links(level)``: add to GONE what chains remove from WORK and, from level 3 on, what agreements do."""
    begin, link, close, fall = _write_begin(module), _write_link(module), _write_close(module), _write_fall(module)
    function = module.function("_links", [I32])
    function.do(begin.call())
    _link_places(function, link)
    _link_cells(function, link)
    end = function.let(close.call())
    with _listed(function, end) as row:
        slot = function.let((row - memory.ROWS) // memory.HALVES)
        falls, clash = function.let(slot * FRAME + memory.FALLS), function.let(constant(I32X4, 0))
        for at in range(0, FRAME, 16):
            clash |= load(I32X4, row, at) & load(I32X4, falls, at)
        with function.when(clash.any()):
            memory.add(function, constant(I32, memory.GONE), slot)
    with function.when(function.params[0] > 2):
        function.do(fall.call(end))
        function.do(agree.call(constant(I32, memory.ROWS), constant(I32, memory.HALVES), constant(I32, 3)))
    return function


@contextmanager
def _listed(function: Function, end: Value) -> Iterator[Local]:
    """Open a loop over the listed rows."""
    with function.count(memory.LEADING, end, 4) as at:
        yield function.let(load(I32, at))


def row_of(slot: Value) -> Value:
    """Return the address of the row of a *slot*."""
    return slot * memory.HALVES + memory.ROWS


def _write_begin(module: Module) -> Function:
    """Write ``_begin_rows()``: begin a row for each candidate of WORK."""
    function = module.function("_begin_rows")
    with memory.each(function, WORK) as slot:
        row = function.let(row_of(slot))
        for at in range(0, FRAME, 16):
            function.store(I32X4, row, constant(I32X4, 0), at)
        memory.add(function, row, slot)
    return function


def _write_link(module: Module) -> Function:
    """Write ``_link(one, two)``: note that whatever makes one of two candidates false makes the other true."""
    half = module.function("_lead", [I32, I32])
    one, two = half.params
    falls, byte, bit = half.let(one * FRAME), half.let(two >> 3), half.let(constant(I32, 1) << (two & 7))
    with half.count(0, constant(I32, FRAME), 4) as word:
        rest = half.let(load(I32, falls + word, memory.FALLS) & load(I32, word, WORK))
        with half.while_(rest):
            at = half.let(row_of((word << 3) + rest.apply("ctz")) + byte)
            half.store(U8, at, load(U8, at) | bit)
            rest &= rest - 1
    function = module.function("_link", [I32, I32])
    one, two = function.params
    function.do(half.call(one, two))
    function.do(half.call(two, one))
    return function


def _link_places(function: Function, link: Function) -> None:
    """Link the places of each digit that has just two in a house."""
    with function.count(0, constant(I32, 9)) as digit, function.count(0, constant(I32, 27 * 16), 16) as house:
        places = function.let(load(I32X4, digit << 4, WORK) & load(I32X4, house, memory.HOUSES_AT))
        with function.when(memory.size_of(places) == 2):
            first = function.let(digit << 7)
            function.do(link.call(first + memory.lowest_of(places), first + memory.highest_of(places)))


def _link_cells(function: Function, link: Function) -> None:
    """Link the candidates of each cell that has just two."""
    one, two = function.local(I32), function.local(I32)
    function.store(I32X4, memory.PLACES, memory.with_two(function))
    with memory.each(function, memory.PLACES, 16) as place:
        with function.count(0, constant(I32, 9)) as digit:
            slot = function.let((digit << 7) + place)
            with function.when(memory.has(constant(I32, WORK), slot)):
                one.set(two)
                two.set(slot)
        function.do(link.call(one, two))


def _write_close(module: Module) -> Function:
    """Write ``_close_rows()``: make each row hold all that follows from it by any number of links.

    Rows that lead nowhere are left out; the others are listed. Returns where the list ends.
    """
    close = _write_close_row(module)
    function = module.function("_close_rows", [], I32)
    end = function.let(constant(I32, memory.LEADING))
    for frame in (memory.LEADS, memory.CLOSED):
        function.fill(constant(I32, frame), 0, FRAME)
    with memory.each(function, WORK) as slot:
        row, count = function.let(row_of(slot)), function.let(constant(I32, 0))
        for at in range(0, FRAME, 16):
            count += memory.size_of(function.let(load(I32X4, row, at)))
        with function.when(count > 1):
            function.store(I32, end, row)
            end += 4
            memory.add(function, constant(I32, memory.LEADS), slot)
    with _listed(function, end) as row:
        function.do(close.call(row))
        memory.add(function, constant(I32, memory.CLOSED), function.let((row - memory.ROWS) // memory.HALVES))
    function.give(end)
    return function


def _write_close_row(module: Module) -> Function:
    """Write ``_close_row(row)``: follow everything that a *row* leads to; CLOSED rows are already complete."""
    function = module.function("_close_row", [I32])
    row = function.params[0]
    for at in range(0, FRAME, 16):
        function.store(I32X4, memory.SEEN + at, constant(I32X4, 0))
    with function.loop() as again:
        has_grown = function.let(constant(I32, 0))
        with function.count(0, constant(I32, FRAME), 4) as word:
            rest = function.local(I32)
            unseen = load(I32, row + word).without(load(I32, word, memory.SEEN)) & load(I32, word, memory.LEADS)
            rest.set(unseen)
            with function.while_(rest):
                slot = function.let((word << 3) + rest.apply("ctz"))
                other = function.let(row_of(slot))
                with function.when(memory.has(constant(I32, memory.CLOSED), slot)):
                    _join(function, constant(I32, memory.SEEN), other)
                with function.otherwise():
                    memory.add(function, constant(I32, memory.SEEN), slot)
                _join(function, row, other)
                has_grown.set(1)
                rest.set(unseen)
        again.jump(has_grown)
    return function


def _join(function: Function, frame: Value, other: Value) -> None:
    """Add the *other* frame to *frame*."""
    for at in range(0, FRAME, 16):
        function.store(I32X4, frame, load(I32X4, frame, at) | load(I32X4, other, at), at)


def _write_fall(module: Module) -> Function:
    """Write ``_fall_rows(end)``: make false in each row what cannot be true beside what it makes true."""
    function = module.function("_fall_rows", [I32])
    with memory.each(function, WORK) as slot:
        row, falls = function.let(row_of(slot)), function.let(slot * FRAME + memory.FALLS)
        for at in range(0, FRAME, 16):
            function.store(I32X4, row, load(I32X4, falls, at), FRAME + at)
    with _listed(function, function.params[0]) as row, memory.each(function, row) as slot:
        _join(function, row + FRAME, function.let(slot * FRAME + memory.FALLS))
    return function


def write_agree(module: Module) -> Function:
    """Write ``_agree(rows, stride, least)``: add to GONE what all of *least* or more alternatives rule out.

    Alternatives are the candidates of a cell of WORK, or the places of a digit in a house; rows lie *stride* apart.
    """
    gather, conclude = _write_gather(module), _write_conclude(module)
    function = module.function("_agree", [I32] * 3)
    rows, stride, least = function.params
    with function.count(0, constant(I32, 9)) as digit, function.count(0, constant(I32, 27 * 16), 16) as house:
        places = function.let(load(I32X4, digit << 4, WORK) & load(I32X4, house, memory.HOUSES_AT))
        with function.when(memory.size_of(places) >= least):
            _begin_gathering(function)
            function.store(I32X4, memory.PLACES, places)
            with memory.each(function, memory.PLACES, 16) as place:
                function.do(gather.call(rows + ((digit << 7) + place) * stride))
            function.do(conclude.call())
    with function.count(0, constant(I32, 96)) as place:
        count = function.let(constant(I32, 0))
        _begin_gathering(function)
        with function.count(0, constant(I32, 9)) as digit:
            slot = function.let((digit << 7) + place)
            with function.when(memory.has(constant(I32, WORK), slot)):
                count += 1
                function.do(gather.call(rows + slot * stride))
        with function.when(count >= least):
            function.do(conclude.call())
    return function


def _begin_gathering(function: Function) -> None:
    for at in range(0, memory.HALVES, 16):
        function.store(I32X4, memory.ACCUMULATED + at, constant(I32X4, -1))


def _write_gather(module: Module) -> Function:
    """Write ``_gather(row)``: keep in ACCUMULATED only what the *row* has, too."""
    function = module.function("_gather", [I32])
    row = function.params[0]
    for at in range(0, memory.HALVES, 16):
        function.store(I32X4, memory.ACCUMULATED + at, load(I32X4, memory.ACCUMULATED + at) & load(I32X4, row, at))
    return function


def _write_conclude(module: Module) -> Function:
    """Write ``_conclude()``: add to GONE what ACCUMULATED has false, and the other digits of cells it has true."""
    function = module.function("_conclude")
    taken = function.let(constant(I32X4, 0))
    for at in range(0, FRAME, 16):
        taken |= load(I32X4, memory.ACCUMULATED + at)
    for at in range(0, FRAME, 16):
        gone = load(I32X4, memory.ACCUMULATED + FRAME + at) | taken.without(load(I32X4, memory.ACCUMULATED + at))
        function.store(I32X4, memory.GONE + at, load(I32X4, memory.GONE + at) | gone)
    return function
