"""Grows one net as Sukaku Explainer does, candidate after candidate, with the ways of each.

What a net finds is the same in whatever order it grows, but what each candidate rests on is not: see
`pencilmark.human.sukaku.growing`, the same algorithm in Python.
"""

from __future__ import annotations

from pencilmark.engine.kernel import nine_ways_memory as memory
from pencilmark.engine.kernel.nine_consequences import POSITION
from pencilmark.engine.kernel.nine_layout import FRAME
from pencilmark.engine.kernel.nine_nets_memory import lowest_of, size_of
from pencilmark.engine.wasm import I32, I32X4, U8, U16, Function, Local, Module, Value, constant, load


def write_net(module: Module) -> Function:
    """Write ``_net(assumption)``: grow its net; CLASH is then 0, or 1 + the candidate that is true and false."""
    begin, fell, rose = _write_begin(module), _write_fell(module), _write_rose(module)
    gather = _write_gather(module)
    in_cell, in_house = _write_cell(module, gather, rose), _write_house(module, gather, rose)
    function = module.function("_net", [I32])
    function.do(begin.call(function.params[0]))
    risen, fallen = function.let(constant(I32, 0)), function.let(constant(I32, 0))
    with function.loop() as again:
        with function.while_(risen < load(I32, memory.TRUES)):
            with function.when(fell.call(load(U16, risen << 1, memory.TRUE_ORDER))):
                function.give()
            risen += 1
        with function.when(fallen < load(I32, memory.FALSES)):
            one = function.let(load(U16, fallen << 1, memory.FALSE_ORDER))
            fallen += 1
            for alone in (in_cell, in_house):
                with function.when(alone.call(one)):
                    function.give()
            again.jump()
    return function


def _write_begin(module: Module) -> Function:
    """Write ``_begin(assumption)``: begin with the assumption alone, and all of POSITION left."""
    function = module.function("_begin", [I32])
    number, count = function.let(function.params[0] >> 1), function.let(load(I32, memory.COUNT))
    with function.count(0, count, 16) as at:
        function.store(I32X4, at, 0, memory.IS_TRUE)
        function.store(I32X4, at, load(I32X4, at, memory.GONE), memory.IS_FALSE)
    for part in range(0, FRAME, 16):
        function.store(I32X4, memory.LEFT + part, load(I32X4, POSITION + part))
    for part in range(0, 192, 16):
        function.store(I32X4, memory.LEFT_CELLS + part, load(I32X4, memory.INNER_CELLS + part))
    off = function.let(function.params[0] & 1)
    for word, value in ((memory.CLASH, constant(I32, 0)), (memory.FALSES, off), (memory.TRUES, off ^ 1)):
        function.store(I32, word, value)
    function.store(U16, memory.TRUE_ORDER, number)
    function.store(U16, memory.FALSE_ORDER, number)
    stride, mask = function.let(load(I32, memory.STRIDE)), load(I32, memory.MASK)
    ways = function.let(number * stride + memory.TRUE_WAYS)
    with function.when(off):
        ways.set(number * stride + memory.FALSE_WAYS)
    with function.count(ways, function.let(ways + stride), 16) as at:
        function.store(I32X4, at, 0)
    with function.when(off):
        function.store(U8, number, 1, memory.IS_FALSE)
        ways += mask
    with function.otherwise():
        function.store(U8, number, 1, memory.IS_TRUE)
    memory.mark_number(function, ways, number)
    return function


def _write_fell(module: Module) -> Function:
    """Write ``_fell(one)``: make false what the true candidate *one* removes; return 1 if that clashes."""
    function = module.function("_fell", [I32], I32)
    one = function.params[0]
    stride, mask = function.let(load(I32, memory.STRIDE)), function.let(load(I32, memory.MASK))
    source, falses = function.let(one * stride + memory.TRUE_WAYS), function.let(load(I32, memory.FALSES))
    end = function.let(load(I32, one << 2, memory.WEAK_AT + 4))
    with function.count(load(I32, one << 2, memory.WEAK_AT), end, 2) as at:
        other = function.let(load(U16, at))
        with function.when(load(U8, other, memory.IS_FALSE).is_zero()):
            ways = function.let(other * stride + memory.FALSE_WAYS)
            with function.count(0, stride, 16) as part:
                function.store(I32X4, ways + part, load(I32X4, source + part))
            memory.mark_number(function, ways + mask, other)
            with function.when(load(U8, other, memory.IS_TRUE)):
                function.store(I32, memory.CLASH, other + 1)
                function.store(I32, memory.FALSES, falses)
                function.give(1)
            function.store(U8, other, 1, memory.IS_FALSE)
            function.store(U16, falses << 1, other, memory.FALSE_ORDER)
            falses += 1
    function.store(I32, memory.FALSES, falses)
    function.give(0)
    return function


def _write_rose(module: Module) -> Function:
    """Write ``_rose(other)``: make a candidate true that rests on SUM; return 1 if that clashes."""
    function = module.function("_rose", [I32], I32)
    other = function.params[0]
    stride = function.let(load(I32, memory.STRIDE))
    ways = function.let(other * stride + memory.TRUE_WAYS)
    with function.count(0, stride, 16) as part:
        function.store(I32X4, ways + part, load(I32X4, part, memory.SUM))
    memory.mark_number(function, ways, other)
    with function.when(load(U8, other, memory.IS_FALSE)):
        function.store(I32, memory.CLASH, other + 1)
        function.give(1)
    function.store(U8, other, 1, memory.IS_TRUE)
    trues = function.let(load(I32, memory.TRUES))
    function.store(U16, trues << 1, other, memory.TRUE_ORDER)
    function.store(I32, memory.TRUES, trues + 1)
    function.give(0)
    return function


def _write_gather(module: Module) -> Function:
    """Write ``_gather(one)``: add to SUM the ways of a candidate that is false."""
    function = module.function("_gather", [I32])
    stride = function.let(load(I32, memory.STRIDE))
    ways = function.let(function.params[0] * stride + memory.FALSE_WAYS)
    with function.count(0, stride, 16) as part:
        function.store(I32X4, part, load(I32X4, part, memory.SUM) | load(I32X4, ways + part), memory.SUM)
    return function


def _begin_sum(function: Function) -> None:
    with function.count(0, function.let(load(I32, memory.STRIDE)), 16) as part:
        function.store(I32X4, part, 0, memory.SUM)


def _is_news(number: Local) -> Value:
    """Report whether it is new that a candidate is true, or a clash."""
    return load(U8, number, memory.IS_TRUE).is_zero() | load(U8, number, memory.IS_FALSE)


def _why(function: Function) -> Local:
    """Return the address of that part of SUM which holds the candidates that had to go before."""
    return function.let((load(I32, memory.MASK) << 1) + memory.SUM)


def _write_cell(module: Module, gather: Function, rose: Function) -> Function:
    """Write ``_in_cell(one)``: take *one* from its cell; if one is left, make it true; return 1 if that clashes."""
    function = module.function("_in_cell", [I32], I32)
    slot = function.let(load(U16, function.params[0] << 1, memory.SLOT))
    place = function.let(slot & 127)
    at = function.let(place << 1)
    before = function.let(load(U16, at, memory.LEFT_CELLS))
    rest = function.let(before.without(constant(I32, 1) << (slot >> 7)))
    function.store(U16, at, rest, memory.LEFT_CELLS)
    with function.when(rest.apply("popcount") == 1):
        other = function.let(memory.number_at((rest.apply("ctz") << 7) + place))
        with function.when(_is_news(other)):
            _begin_sum(function)
            function.do(gather.call(function.params[0]))
            with memory.digits_of(function, load(U16, at, memory.INNER_CELLS).without(before)) as digit:
                function.do(gather.call(memory.number_at((digit << 7) + place)))
            why = _why(function)
            with memory.digits_of(
                function, load(U16, at, memory.WEB_CELLS).without(load(U16, at, memory.INNER_CELLS))
            ) as digit:
                memory.mark_number(function, why, function.let(memory.number_at((digit << 7) + place)))
            function.give(rose.call(other))
    function.give(0)
    return function


def _write_house(module: Module, gather: Function, rose: Function) -> Function:
    """Write ``_in_house(one)``: take *one* from its houses; make true the last place of its digit; return 1 on a clash.

    AROUND keeps the cells of the candidates that are false.
    """
    explain = _write_explain(module)
    function = module.function("_in_house", [I32], I32)
    one = function.params[0]
    slot = function.let(load(U16, one << 1, memory.SLOT))
    place, digit = function.let(slot & 127), function.let(slot >> 7 << 4)
    spots, here = function.let(load(I32X4, digit, memory.LEFT)), function.let(memory.bit_of(place))
    function.store(I32X4, digit, spots.without(here), memory.LEFT)
    with function.count(0, constant(I32, 48), 16) as house:
        others = function.let(load(I32X4, place * 48 + house, memory.OTHERS_AT))
        rest = function.let(spots & others)
        with function.when(size_of(rest) == 1):
            other = function.let(memory.number_at((digit << 3) + lowest_of(rest)))
            with function.when(_is_news(other)):
                _begin_sum(function)
                function.do(gather.call(one))
                gone = function.let((load(I32X4, digit, POSITION) & others).without(spots))
                with memory.places_of(function, gone) as false:
                    function.do(gather.call(memory.number_at((digit << 3) + false)))
                function.store(I32X4, memory.AROUND, gone | here)
                function.do(explain.call(other))
                with function.when(rose.call(other)):
                    function.give(1)
    function.give(0)
    return function


def _write_explain(module: Module) -> Function:
    """Write ``_explain(other)``: add to SUM what had to go so that *other* is the last in a house, AROUND aside."""
    function = module.function("_explain", [I32])
    slot = function.let(load(U16, function.params[0] << 1, memory.SLOT))
    place, digit = function.let(slot & 127), function.let(slot >> 7 << 4)
    left, here = function.let(load(I32X4, digit, POSITION)), function.let(memory.bit_of(place))
    known = function.let(load(I32X4, memory.AROUND) | here)
    with function.count(0, constant(I32, 48), 16) as at:
        house = function.let(load(I32X4, place * 48 + at, memory.OTHERS_AT) | here)
        with function.when((left & house).without(known).any().is_zero()):
            why = _why(function)
            with memory.places_of(function, (load(I32X4, digit, memory.WEB) & house).without(left)) as gone:
                memory.mark_number(function, why, function.let(memory.number_at((digit << 3) + gone)))
            function.give()
    return function
