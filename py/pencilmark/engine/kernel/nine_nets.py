"""Grows a net from every assumption about a candidate of a 9 x 9 position, and records where each ends.

A net of level 0 grows by singles (`nine_consequences`), one of level 1 also by patterns (`nine_nets_patterns`), one
of level 2 by chains of single links, one of level 3 by what all candidates of a cell or all places of a digit lead to
by such links (`nine_nets_links`), one of level 4 by nets of level 0 within it (`write_inner`).

What a net finds true and false only grows with the level, and as the position loses candidates. So a net goes on
from where it ended at the level below, and from where it ended in an earlier position. If it had already found
everything that the position has lost since, it ends as before.
"""

from __future__ import annotations

from pencilmark.engine.kernel import nine_consequences as base
from pencilmark.engine.kernel import nine_nets_memory as memory
from pencilmark.engine.kernel.nine_layout import FRAME
from pencilmark.engine.kernel.nine_nets_exclusions import write_exclusions
from pencilmark.engine.kernel.nine_nets_links import write_agree, write_links
from pencilmark.engine.kernel.nine_nets_patterns import write_patterns
from pencilmark.engine.wasm import I32, I32X4, U8, Function, Local, Module, constant, load

BOTH = 2 * memory.HALVES


def write_inner(module: Module, settle: Function, agree: Function) -> Function:
    """Write ``_inner()``: add to GONE what dynamic chains remove from WORK, and leave WORK and KNOWN as they were."""
    begin, follow = _write_begin(module), _write_follow(module, settle)
    function = module.function("_inner")
    function.do(begin.call())
    for target, source in ((memory.OUTER_WORK, base.WORK), (memory.OUTER_KNOWN, base.KNOWN)):
        function.copy(constant(I32, target), constant(I32, source), FRAME)
    with (
        memory.each(function, memory.OUTER_WORK) as slot,
        function.when(memory.has(constant(I32, memory.OUTER_KNOWN), slot).is_zero()),
    ):
        row = function.let(slot * BOTH + memory.INNER)
        with function.when(follow.call(row)):
            _strike(function, slot)
        with (
            function.when(follow.call(row + memory.HALVES)),
            function.count(slot & 127, constant(I32, memory.SLOTS), 128) as other,
        ):
            is_alive = memory.has(constant(I32, memory.OUTER_WORK), other)
            with function.when(is_alive & (other != slot)):
                _strike(function, other)
        with function.count(0, constant(I32, FRAME), 16) as at:
            common = (
                load(I32X4, row + at, FRAME)
                & load(I32X4, row + at, memory.HALVES + FRAME)
                & load(I32X4, at, memory.OUTER_WORK)
            )
            function.store(I32X4, at, load(I32X4, at, memory.GONE) | common, memory.GONE)
    with function.count(0, constant(I32, FRAME), 16) as at:
        function.store(I32X4, at, load(I32X4, at, memory.OUTER_WORK) | load(I32X4, at, memory.GONE), base.WORK)
        function.store(I32X4, at, load(I32X4, at, memory.OUTER_KNOWN), base.KNOWN)
    function.do(agree.call(constant(I32, memory.INNER), constant(I32, BOTH), constant(I32, 2)))
    return function


def _strike(function: Function, slot: Local) -> None:
    """Remove a candidate, also for the assumptions that are followed after it."""
    memory.add(function, constant(I32, memory.GONE), slot)
    at = function.let(slot >> 3)
    function.store(U8, at, load(U8, at, memory.OUTER_WORK).without(constant(I32, 1) << (slot & 7)), memory.OUTER_WORK)


def _write_begin(module: Module) -> Function:
    """Write ``_begin_inner()``: start the rows from what follows in the net's first position, unless that is done."""
    function = module.function("_begin_inner")
    with function.when(load(I32, memory.HAS_INNER)):
        function.give()
    function.store(I32, memory.HAS_INNER, 1)
    with memory.each(function, base.WORK) as slot, function.count(0, constant(I32, 2)) as off:
        number = function.let(slot * 2 + off)
        record, row = (
            function.let(number * base.RECORD + memory.RECORDS),
            function.let(number * memory.HALVES + memory.INNER),
        )
        function.copy(row, record + 16, memory.HALVES)
        with function.when(load(I32, record)):
            function.fill(row, 255, memory.HALVES)
    return function


def _write_follow(module: Module, settle: Function) -> Function:
    """Write ``_follow_inner(row)``: go on from a *row*; return 1 for a contradiction, from which anything follows."""
    function = module.function("_follow_inner", [I32], I32)
    row = function.params[0]
    with function.count(0, constant(I32, FRAME), 16) as at:
        function.store(I32X4, at, load(I32X4, at, memory.OUTER_WORK).without(load(I32X4, row + at, FRAME)), base.WORK)
        function.store(I32X4, at, load(I32X4, at, memory.OUTER_KNOWN) | load(I32X4, row + at), base.KNOWN)
    with function.when(settle.call(constant(I32, 0))):
        function.fill(row, 255, memory.HALVES)
        function.give(1)
    with function.count(0, constant(I32, FRAME), 16) as at:
        function.store(I32X4, row + at, load(I32X4, at, base.KNOWN).without(load(I32X4, at, memory.OUTER_KNOWN)))
        function.store(I32X4, row + at, load(I32X4, at, memory.OUTER_WORK).without(load(I32X4, at, base.WORK)), FRAME)
    function.give(0)
    return function


def nets_module() -> bytes:
    """Write the module."""
    module = Module(memory.PAGES)
    for at, content in memory.tables():
        module.data(at, content)
    prepare, patterns, remove = base.write_prepare(module), write_patterns(module), _write_remove(module)
    agree = write_agree(module)
    links = write_links(module, agree)
    rest = _write_rest(module, (patterns, links, agree), remove)
    for name, call in (("find", patterns.call()), ("find_links", links.call(load(I32, memory.LEVEL)))):
        find = module.function(name)
        find.do(call)
        find.store(I32, memory.FOUND, remove.call())
    find = module.function("find_exclusions")
    find.store(I32, memory.FOUND, write_exclusions(module).call(load(I32, memory.LEVEL)))
    falls, grow = memory.write_falls(module), _write_grow(module, rest)
    begin = module.function("begin")
    begin.do(prepare.call())
    begin.do(falls.call())
    function = module.function("grow")
    with (
        function.count(load(I32, memory.FIRST), load(I32, memory.LAST)) as slot,
        function.when(memory.has(constant(I32, base.POSITION), slot)),
        function.count(0, constant(I32, 2)) as off,
    ):
        function.do(grow.call(slot, off))
    return module.binary()


def _write_grow(module: Module, rest: Function) -> Function:
    """Write ``_grow(slot, off)``: grow the net of an assumption at the LEVEL, and record where it ends."""
    function = module.function("_grow", [I32, I32])
    slot, off = function.params
    level = function.let(load(I32, memory.LEVEL))
    record = function.let(level * memory.OF_LEVEL + (slot * 2 + off) * base.RECORD + memory.RECORDS)
    below = function.let(record - memory.OF_LEVEL)
    with function.when(level), function.when(load(I32, below)):
        function.store(I32, record, 1)
        function.give()
    with function.when(load(I32, memory.VALID)), function.when(load(I32, record) | _is_at_rest(function, record)):
        function.give()
    with function.otherwise():
        _begin(function, record, slot, off)
    with function.when(level), function.count(0, constant(I32, 2 * FRAME), 16) as at:
        function.store(I32X4, record + at, load(I32X4, record + at, 16) | load(I32X4, below + at, 16), 16)
    with function.count(0, constant(I32, FRAME), 16) as at:
        position = function.let(load(I32X4, at, base.POSITION))
        function.store(I32X4, at, position.without(load(I32X4, record + at, 16 + FRAME)), base.WORK)
        function.store(I32X4, at, load(I32X4, at, base.BEFORE) | position & load(I32X4, record + at, 16), base.KNOWN)
    clash = function.let(rest.call(level))
    function.store(I32, record, clash)
    with function.when(clash.is_zero()):
        base.write_marks(function, record)
    return function


def _is_at_rest(function: Function, record: Local) -> Local:
    """Report whether the *record* has every candidate removed since as false, or as true with its cell filled."""
    cells, open_ = function.let(load(I32X4, base.CELLS)), function.let(constant(I32X4, 0))
    with function.count(0, constant(I32, FRAME), 16) as at:
        known = load(I32X4, record + at, 16).without(cells) | load(I32X4, record + at, 16 + FRAME)
        open_ |= load(I32X4, at, memory.REMOVED).without(known)
    return function.let(open_.any().is_zero())


def _begin(function: Function, record: Local, slot: Local, off: Local) -> None:
    """Begin a *record* with the assumption alone, and what it makes false at once."""
    function.fill(record, 0, base.RECORD)
    with function.when(off):
        memory.add(function, function.let(record + 16 + FRAME), slot)
    with function.otherwise():
        memory.add(function, function.let(record + 16), slot)
        function.copy(record + 16 + FRAME, slot * FRAME + memory.FALLS, constant(I32, FRAME))


def _write_rest(module: Module, deductions: tuple[Function, Function, Function], remove: Function) -> Function:
    """Write ``_rest(level)``: draw conclusions from WORK until nothing follows; return 1 for a contradiction."""
    patterns, links, agree = deductions
    settle = base.write_settle(module)
    inner = write_inner(module, settle, agree)
    function = module.function("_rest", [I32], I32)
    level = function.params[0]
    function.store(I32, memory.HAS_INNER, 0)
    with function.loop() as again:
        with function.when(settle.call(constant(I32, 0))):
            function.give(1)
        for least, call in ((1, patterns.call()), (2, links.call(level)), (4, inner.call())):
            with function.when(level >= least):
                function.do(call)
                again.jump(remove.call())
    function.give(0)
    return function


def _write_remove(module: Module) -> Function:
    """Write ``_remove()``: remove GONE from WORK and empty it; report whether that changed anything."""
    function = module.function("_remove", [], I32)
    changed = function.let(constant(I32X4, 0))
    with function.count(0, constant(I32, FRAME), 16) as at:
        work, gone = function.let(load(I32X4, at, base.WORK)), load(I32X4, at, memory.GONE)
        changed |= work & gone
        function.store(I32X4, at, work.without(gone), base.WORK)
        function.store(I32X4, at, constant(I32X4, 0), memory.GONE)
    function.give(changed.any())
    return function
