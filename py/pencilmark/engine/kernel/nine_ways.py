"""Draws all conclusions of dynamic forcing chains within what a net has left of a position, at once.

Each conclusion is drawn in the smallest way; `pencilmark.engine.assumptions` says what a way is.
"""

from __future__ import annotations

from pencilmark.engine.kernel import nine_ways_memory as memory
from pencilmark.engine.kernel.nine_consequences import (
    BEFORE,
    KNOWN,
    MOST,
    POSITION,
    SINGLES,
    WORK,
    write_prepare,
    write_settle,
)
from pencilmark.engine.kernel.nine_layout import FRAME
from pencilmark.engine.kernel.nine_nets_memory import HALVES, add, has
from pencilmark.engine.kernel.nine_ways_findings import write_search
from pencilmark.engine.kernel.nine_ways_net import write_net
from pencilmark.engine.kernel.nine_ways_written import write_written
from pencilmark.engine.wasm import I32, I32X4, U8, U16, Function, Local, Module, constant, load


def ways_module() -> bytes:
    """Write the module.

    ``begin`` takes over a web from POSITION, ``search`` finds all that a POSITION leads to, ``conclude`` writes it.
    """
    module = Module(memory.PAGES)
    for address, content in memory.tables():
        module.data(address, content)
    prepare, follow = write_prepare(module), _write_follow(module, write_settle(module))
    web, cells, net = write_web(module), _write_cells(module), write_net(module)
    findings, written = write_search(module, net), write_written(module, net)
    begin, search, conclude = (module.function(name) for name in ("begin", "search", "conclude"))
    with begin.count(0, constant(I32, 2 * HALVES * MOST), 16) as at:
        begin.store(I32X4, at, 0, memory.BASE)
    for call in (prepare.call(), web.call(), follow.call(constant(I32, memory.BASE))):
        begin.do(call)
    for call in (prepare.call(), cells.call(constant(I32, memory.INNER_CELLS))):
        search.do(call)
    with search.count(0, search.let(load(I32, memory.COUNT) << 1)) as one:
        search.store(U8, one, 0, memory.GROWN)
        search.store(I32, one << 4, 0, memory.FOUND)
    for call in (follow.call(constant(I32, memory.MARKS)), findings.call()):
        search.do(call)
    for call in (search.call(), written.call()):
        conclude.do(call)
    return module.binary()


def write_web(module: Module) -> Function:
    """Write ``_web()``: take over the web from POSITION, with nothing removed yet."""
    cells, number, weak = _write_cells(module), _write_number(module), _write_weak(module)
    function = module.function("_web")
    for target in (memory.WEB_CELLS, memory.INNER_CELLS):
        function.do(cells.call(constant(I32, target)))
    for call in (number.call(), weak.call()):
        function.do(call)
    for part in range(0, FRAME, 16):
        function.store(I32X4, memory.WEB + part, load(I32X4, POSITION + part))
    return function


def _write_cells(module: Module) -> Function:
    """Write ``_cells(target)``: find the digits of each place of POSITION."""
    function = module.function("_cells", [I32])
    with function.count(0, constant(I32, 96)) as place:
        digits = function.let(constant(I32, 0))
        with function.count(0, constant(I32, 9)) as digit:
            digits |= has(constant(I32, POSITION), (digit << 7) + place) << digit
        function.store(U16, function.params[0] + (place << 1), digits)
    return function


def _write_number(module: Module) -> Function:
    """Write ``_number()``: number the candidates of the web."""
    function = module.function("_number")
    count = function.let(constant(I32, 0))
    with (
        function.count(0, constant(I32, 96)) as place,
        memory.digits_of(function, load(U16, place << 1, memory.WEB_CELLS)) as digit,
    ):
        slot = function.let((digit << 7) + place)
        function.store(U16, count << 1, slot, memory.SLOT)
        function.store(U16, slot << 1, count, memory.AT)
        count += 1
    mask = function.let(((count + 127) >> 7) << 4)
    for word, value in ((memory.COUNT, count), (memory.MASK, mask), (memory.STRIDE, mask * 3)):
        function.store(I32, word, value)
    return function


def _write_weak(module: Module) -> Function:
    """Write ``_weak()``: list what is false when a candidate is true: in its cell, then in its box, row and column."""
    function = module.function("_weak")
    end = function.let(constant(I32, memory.WEAK))
    with function.count(0, load(I32, memory.COUNT)) as number:
        function.store(I32, number << 2, end, memory.WEAK_AT)
        slot = function.let(load(U16, number << 1, memory.SLOT))
        place, digit = function.let(slot & 127), function.let(slot >> 7)
        others = load(U16, place << 1, memory.WEB_CELLS).without(constant(I32, 1) << digit)
        with memory.digits_of(function, others) as other:
            _append(function, end, function.let((other << 7) + place))
        peers = function.let(place * 20)
        with function.count(0, constant(I32, 20)) as at:
            peer = function.let(load(U8, peers + at, memory.PEERS_OF_AT))
            with function.when(load(U16, peer << 1, memory.WEB_CELLS) >> digit & 1):
                _append(function, end, function.let((digit << 7) + peer))
    function.store(I32, load(I32, memory.COUNT) << 2, end, memory.WEAK_AT)
    return function


def _append(function: Function, end: Local, slot: Local) -> None:
    function.store(U16, end, memory.number_at(slot))
    end += 2


def _write_follow(module: Module, settle: Function) -> Function:
    """Write ``_follow(target)``: follow all assumptions of POSITION by singles, from where they ended in the web.

    Where there is a contradiction, REFUTED and all bits are set; GONE has 1 for each number that is gone.
    """
    function = module.function("_follow", [I32])
    with function.count(0, load(I32, memory.COUNT)) as number:
        slot = function.let(load(U16, number << 1, memory.SLOT))
        is_there = function.let(has(constant(I32, POSITION), slot))
        function.store(U8, number, is_there ^ 1, memory.GONE)
        single = function.let(load(U16, (slot & 127) << 1, memory.INNER_CELLS).apply("popcount") < 2)
        with function.when(is_there & (single ^ 1)), function.count(0, constant(I32, 2)) as off:
            one = function.let((number << 1) + off)
            base, target = function.let(one * HALVES + memory.BASE), function.let(one * HALVES + function.params[0])
            with function.count(0, constant(I32, FRAME), 16) as at:
                left = load(I32X4, at, POSITION)
                function.store(I32X4, at, left.without(load(I32X4, base + at, FRAME)), WORK)
                function.store(I32X4, at, load(I32X4, at, BEFORE) | load(I32X4, base + at), KNOWN)
                function.store(I32X4, at, 0, SINGLES)
            is_new = function.let((function.params[0] == memory.BASE) & (off ^ 1))
            with function.when(is_new):
                add(function, constant(I32, SINGLES), slot)
            with function.when(off):
                at = function.let(slot >> 3)
                function.store(U8, at, load(U8, at, WORK).without(constant(I32, 1) << (slot & 7)), WORK)
            clash = function.let(settle.call(is_new))
            function.store(U8, one, clash, memory.REFUTED)
            with function.when(clash):
                function.fill(target, 255, HALVES)
            with function.otherwise(), function.count(0, constant(I32, FRAME), 16) as at:
                function.store(I32X4, target + at, load(I32X4, at, KNOWN).without(load(I32X4, at, BEFORE)))
                gone = load(I32X4, at, POSITION).without(load(I32X4, at, WORK))
                function.store(I32X4, target + at, gone, FRAME)
    return function
