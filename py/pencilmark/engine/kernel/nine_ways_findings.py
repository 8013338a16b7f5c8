"""Finds what all assumptions within POSITION lead to: clashes, and what alternatives agree on, each the smallest way.

The order is that of `pencilmark.human.sukaku.forcing.Assumptions`, the same algorithm in Python.
"""

from __future__ import annotations

from pencilmark.engine.kernel import nine_ways_memory as memory
from pencilmark.engine.kernel.nine_consequences import POSITION
from pencilmark.engine.kernel.nine_nets_memory import HALVES, lowest_of, size_of
from pencilmark.engine.wasm import I32, I32X4, U8, U16, Function, Local, Module, Value, constant, load

BOTH_WAYS, CELL, REGION, CLASHING = 1, 5, 6, 7
"""Ranks of findings of one size."""


def write_search(module: Module, net: Function) -> Function:
    """Write ``_search()``: fill FOUND with the conclusions from all assumptions within POSITION."""
    keep, grown = _write_keep(module), _write_grown(module, net)
    agree, clash = _write_agree(module, keep, grown), _write_clash(module, keep, grown)
    regions = _write_regions(module, agree)
    function = module.function("_search")
    function.store(I32, memory.FINDINGS, 0)
    function.store(I32, memory.SMALLEST, 0)
    with function.count(0, constant(I32, 96)) as place:
        digits = function.let(load(U16, place << 1, memory.INNER_CELLS))
        count = function.let(digits.apply("popcount"))
        with function.when(count > 1):
            with memory.digits_of(function, digits) as digit:
                number = function.let(memory.number_at((digit << 7) + place))
                for off in (0, 1):
                    function.do(clash.call((number << 1) + off))
                with function.when(count > 2):
                    function.store(I32, memory.LIST, (number << 1) * 0x10001 + 0x10000)
                    function.store(I32, memory.LISTED, memory.LIST + 4)
                    function.do(agree.call(constant(I32, BOTH_WAYS), number))
                function.do(regions.call(place, digit))
            function.store(I32, memory.LISTED, memory.LIST)
            with memory.digits_of(function, digits) as digit:
                _list(function, memory.number_at((digit << 7) + place))
            function.do(agree.call(constant(I32, CELL), place))
    return function


def _list(function: Function, number: Value) -> None:
    """Append to LIST the assumption that a *number* is true."""
    end = function.let(load(I32, memory.LISTED))
    function.store(U16, end, number << 1)
    function.store(I32, memory.LISTED, end + 2)


def _write_regions(module: Module, agree: Function) -> Function:
    """Write ``_regions(place, digit)``: find agreements in the houses of which *place* is the first for the *digit*."""
    function = module.function("_regions", [I32, I32])
    place, digit = function.params
    cells = function.let(load(I32X4, digit << 4, POSITION))
    with function.count(0, constant(I32, 3)) as house:
        here = function.let(cells & (load(I32X4, place * 48 + (house << 4), memory.OTHERS_AT) | memory.bit_of(place)))
        with function.when((size_of(here) > 1) & (lowest_of(here) == place)):
            function.store(I32, memory.LISTED, memory.LIST)
            with memory.places_of(function, here) as each:
                _list(function, memory.number_at((digit << 7) + each))
            number = load(U8, (place << 2) + house, memory.HOUSES_OF_AT)
            function.do(agree.call(constant(I32, REGION), (number << 4) + digit))
    return function


def _write_clash(module: Module, keep: Function, grown: Function) -> Function:
    """Write ``_clash(assumption)``: offer its opposite if it is refuted."""
    function = module.function("_clash", [I32])
    one = function.params[0]
    with function.when(load(U8, one, memory.REFUTED)):
        function.do(grown.call(one))
        size = function.let(load(U16, one << 2, memory.CLASHED + 2))
        with function.when(size):
            function.do(keep.call(one ^ 1, size, constant(I32, CLASHING), one))
    return function


def _write_agree(module: Module, keep: Function, grown: Function) -> Function:
    """Write ``_agree(rank, source)``: offer all that every assumption in LIST leads to."""
    function = module.function("_agree", [I32, I32])
    rank, source = function.params
    with function.block() as may_agree:
        with function.count(0, constant(I32, HALVES), 16) as at:
            both = function.let(constant(I32X4, -1))
            with memory.listed(function) as one:
                both &= load(I32X4, one * HALVES + at, memory.MARKS)
            may_agree.jump(both.any())
        function.give()
    with memory.listed(function) as one:
        function.do(grown.call(one))
    mask, count = function.let(load(I32, memory.MASK)), function.let(load(I32, memory.COUNT))
    for off in (0, 1):
        with function.count(0, mask, 16) as at:
            both = function.let(constant(I32X4, -1))
            with memory.listed(function) as one:
                both &= load(I32X4, ((one << 1) + off) * mask + at, memory.MASKS)
            function.store(I32X4, at, both, memory.COMMON)
        with memory.numbers_of(function, constant(I32, memory.COMMON), mask) as number:
            size = function.let(constant(I32, 0))
            with memory.listed(function) as one:
                size += load(U16, (((one << 1) + off) * count + number) << 1, memory.SIZES)
            function.do(keep.call((number << 1) + off, size, rank, source))
    return function


def _write_keep(module: Module) -> Function:
    """Write ``_keep(conclusion, size, rank, source)``: keep the smallest way to a conclusion, and when it was found."""
    function = module.function("_keep", [I32] * 4)
    conclusion, size, rank, source = function.params
    at = function.let((conclusion << 4) + memory.FOUND)
    known = function.let(load(I32, at))
    order = function.let((size << 3) + rank)
    with function.when(known), function.when(order >= known):
        function.give()
    with function.otherwise():
        count = function.let(load(I32, memory.FINDINGS))
        function.store(I32, at, count, 4)
        function.store(I32, memory.FINDINGS, count + 1)
    function.store(I32, at, order)
    function.store(I32, at, source, 8)
    smallest = function.let(load(I32, memory.SMALLEST))
    with function.when(smallest.is_zero() | (order < smallest)):
        function.store(I32, memory.SMALLEST, order)
        function.store(I32, memory.SMALLEST_SOURCE, source)
    return function


def _write_grown(module: Module, net: Function) -> Function:
    """Write ``_grown(assumption)``: grow its net unless that is done, and note what it found and at what size."""
    function = module.function("_grown", [I32])
    one = function.params[0]
    with function.when(load(U8, one, memory.GROWN)):
        function.give()
    function.store(U8, one, 1, memory.GROWN)
    function.do(net.call(one))
    stride, mask, count = (function.let(load(I32, word)) for word in (memory.STRIDE, memory.MASK, memory.COUNT))
    clash = function.let(load(I32, memory.CLASH))
    function.store(I32, one << 2, 0, memory.CLASHED)
    with function.when(clash):
        at = function.let((clash - 1) * stride)
        size = function.let(
            memory.count_nodes(function, at + memory.TRUE_WAYS) + memory.count_nodes(function, at + memory.FALSE_WAYS)
        )
        function.store(I32, one << 2, clash | size << 16, memory.CLASHED)
    masks = function.let((one << 1) * mask + memory.MASKS)
    with function.count(masks, function.let(masks + (mask << 1)), 16) as part:
        function.store(I32X4, part, 0)
    sizes = function.let(((one << 1) * count << 1) + memory.SIZES)
    _note(function, (memory.TRUES, memory.TRUE_ORDER, memory.TRUE_WAYS), masks, sizes, stride)
    _note(function, (memory.FALSES, memory.FALSE_ORDER, memory.FALSE_WAYS), masks + mask, sizes + (count << 1), stride)
    return function


def _note(function: Function, where: tuple[int, int, int], mask: Value, sizes: Value, stride: Local) -> None:
    """Record the candidates of an order as found, each with its size."""
    number, order, ways = where
    with function.count(0, function.let(load(I32, number))) as place:
        found = function.let(load(U16, place << 1, order))
        memory.mark_number(function, mask, found)
        function.store(U16, sizes + (found << 1), memory.count_nodes(function, found * stride + ways))
