"""What chains of single links take from a position, and what all alternatives of a cell or a digit lead to."""

from __future__ import annotations

from pencilmark.engine.kernel import nine_nets_memory as memory
from pencilmark.engine.kernel.nine_consequences import WORK
from pencilmark.engine.kernel.nine_layout import FRAME
from pencilmark.engine.wasm import I32, I32X4, U8, Function, Module, Value, constant, load


def write_links(module: Module, agree: Function) -> Function:
    """Write ``_links(level)``: add to GONE what chains take from WORK and, from level 3 on, what agreements take."""
    begin, link, close = _write_begin(module), _write_link(module), _write_close(module)
    function = module.function("_links", [I32])
    end = function.let(begin.call())
    _link_places(function, link)
    _link_cells(function, link)
    function.do(close.call(end))
    with function.count(memory.ALIVE, end, 4) as at:
        row = function.let(load(I32, at))
        slot = function.let((row - memory.ROWS) // memory.HALVES)
        with function.when(memory.has(row + FRAME, slot)):
            memory.add(function, constant(I32, memory.GONE), slot)
    with function.when(function.params[0] > 2):
        function.do(agree.call(constant(I32, memory.ROWS), constant(I32, memory.HALVES), constant(I32, 3)))
    return function


def row_of(slot: Value) -> Value:
    """Return the address of the row of a *slot*."""
    return slot * memory.HALVES + memory.ROWS


def _write_begin(module: Module) -> Function:
    """Write ``_begin_rows()``: begin a row for each candidate of WORK and list it; return where the list ends."""
    function = module.function("_begin_rows", [], I32)
    end = function.let(constant(I32, memory.ALIVE))
    with memory.each(function, WORK) as slot:
        row, falls = function.let(row_of(slot)), function.let(slot * FRAME + memory.FALLS)
        with function.count(0, constant(I32, FRAME), 16) as at:
            function.store(I32X4, row + at, constant(I32X4, 0))
            function.store(I32X4, row + at, load(I32X4, falls + at) & load(I32X4, at, WORK), FRAME)
        memory.add(function, row, slot)
        function.store(I32, end, row)
        end += 4
    function.give(end)
    return function


def _write_link(module: Module) -> Function:
    """Write ``_link(one, two)``: note that what makes one of two candidates false makes the other true."""
    half = module.function("_lead", [I32, I32])
    one, two = half.params
    falls = half.let(row_of(one) + FRAME)
    # the row of the first has nothing but its own falls yet: links are made before rows grow
    with memory.each(half, falls) as other:
        memory.add(half, row_of(other), two)
    function = module.function("_link", [I32, I32])
    one, two = function.params
    function.do(half.call(one, two))
    function.do(half.call(two, one))
    return function


def _link_places(function: Function, link: Function) -> None:
    """Link the two places of a digit in a house."""
    with function.count(0, constant(I32, 9)) as digit, function.count(0, constant(I32, 27 * 16), 16) as house:
        places = function.let(load(I32X4, digit << 4, WORK) & load(I32X4, house, memory.HOUSES_AT))
        with function.when(memory.size_of(places) == 2):
            first = function.let(digit << 7)
            function.do(link.call(first + memory.lowest_of(places), first + memory.highest_of(places)))


def _link_cells(function: Function, link: Function) -> None:
    """Link the two candidates of a cell."""
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
    """Write ``_close_rows(end)``: let each row reach what is reached by the candidates that it reaches."""
    function = module.function("_close_rows", [I32])
    end = function.params[0]
    with function.count(memory.ALIVE, end, 4) as through:
        middle = function.let(load(I32, through))
        slot = function.let((middle - memory.ROWS) // memory.HALVES)
        byte, bit = function.let(slot >> 3), function.let(slot & 7)
        with function.count(memory.ALIVE, end, 4) as at:
            row = function.let(load(I32, at))
            is_reached = load(U8, row + byte) >> bit & (row != middle)
            with function.when(is_reached), function.count(0, constant(I32, memory.HALVES), 16) as part:
                function.store(I32X4, row + part, load(I32X4, row + part) | load(I32X4, middle + part))
    return function


def write_agree(module: Module) -> Function:
    """Write ``_agree(rows, stride, least)``: add to GONE what all of *least* alternatives or more lead to.

    Alternatives are the candidates of a cell of WORK, and the places of a digit in a house; rows lie *stride* apart.
    """
    gather, conclude = _write_gather(module), _write_conclude(module)
    function = module.function("_agree", [I32] * 3)
    rows, stride, least = function.params
    with function.count(0, constant(I32, 9)) as digit, function.count(0, constant(I32, 27 * 16), 16) as house:
        places = function.let(load(I32X4, digit << 4, WORK) & load(I32X4, house, memory.HOUSES_AT))
        with function.when(memory.size_of(places) >= least):
            function.fill(constant(I32, memory.ACCUMULATED), 255, memory.HALVES)
            function.store(I32X4, memory.PLACES, places)
            with memory.each(function, memory.PLACES, 16) as place:
                function.do(gather.call(rows + ((digit << 7) + place) * stride))
            function.do(conclude.call())
    with function.count(0, constant(I32, 96)) as place:
        count = function.let(constant(I32, 0))
        function.fill(constant(I32, memory.ACCUMULATED), 255, memory.HALVES)
        with function.count(0, constant(I32, 9)) as digit:
            slot = function.let((digit << 7) + place)
            with function.when(memory.has(constant(I32, WORK), slot)):
                count += 1
                function.do(gather.call(rows + slot * stride))
        with function.when(count >= least):
            function.do(conclude.call())
    return function


def _write_gather(module: Module) -> Function:
    """Write ``_gather(row)``: keep in ACCUMULATED what is in the *row*, too."""
    function = module.function("_gather", [I32])
    row = function.params[0]
    for at in range(0, memory.HALVES, 16):
        function.store(I32X4, memory.ACCUMULATED + at, load(I32X4, memory.ACCUMULATED + at) & load(I32X4, row, at))
    return function


def _write_conclude(module: Module) -> Function:
    """Write ``_conclude()``: add to GONE what ACCUMULATED has false, and beside what it has true in the same cell."""
    function = module.function("_conclude")
    taken = function.let(constant(I32X4, 0))
    for at in range(0, FRAME, 16):
        taken |= load(I32X4, memory.ACCUMULATED + at)
    for at in range(0, FRAME, 16):
        gone = load(I32X4, memory.ACCUMULATED + FRAME + at) | taken.without(load(I32X4, memory.ACCUMULATED + at))
        function.store(I32X4, memory.GONE + at, load(I32X4, memory.GONE + at) | gone)
    return function
