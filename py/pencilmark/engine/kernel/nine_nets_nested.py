"""What dynamic chains within a net take: every candidate that it has left is assumed again, true and false."""

from __future__ import annotations

from pencilmark.engine.kernel.nine_consequences import KNOWN, RECORD, WORK
from pencilmark.engine.kernel.nine_layout import FRAME
from pencilmark.engine.kernel.nine_nets_memory import (
    GONE,
    HALVES,
    HAS_INNER,
    INNER,
    OUTER_KNOWN,
    OUTER_WORK,
    RECORDS,
    SLOTS,
    add,
    each,
    has,
)
from pencilmark.engine.wasm import I32, I32X4, U8, Function, Local, Module, constant, load

BOTH = 2 * HALVES


def write_inner(module: Module, settle: Function, agree: Function) -> Function:
    """Write ``_inner()``: add to GONE what dynamic chains take from WORK, and leave WORK and KNOWN as they were."""
    begin, follow = _write_begin(module), _write_follow(module, settle)
    function = module.function("_inner")
    function.do(begin.call())
    for target, source in ((OUTER_WORK, WORK), (OUTER_KNOWN, KNOWN)):
        function.copy(constant(I32, target), constant(I32, source), FRAME)
    with each(function, OUTER_WORK) as slot, function.when(has(constant(I32, OUTER_KNOWN), slot).is_zero()):
        row = function.let(slot * BOTH + INNER)
        with function.when(follow.call(row)):
            _strike(function, slot)
        with function.when(follow.call(row + HALVES)), function.count(slot & 127, constant(I32, SLOTS), 128) as other:
            is_alive = has(constant(I32, OUTER_WORK), other)
            with function.when(is_alive & (other != slot)):
                _strike(function, other)
        with function.count(0, constant(I32, FRAME), 16) as at:
            common = load(I32X4, row + at, FRAME) & load(I32X4, row + at, HALVES + FRAME) & load(I32X4, at, OUTER_WORK)
            function.store(I32X4, at, load(I32X4, at, GONE) | common, GONE)
    with function.count(0, constant(I32, FRAME), 16) as at:
        function.store(I32X4, at, load(I32X4, at, OUTER_WORK) | load(I32X4, at, GONE), WORK)
        function.store(I32X4, at, load(I32X4, at, OUTER_KNOWN), KNOWN)
    function.do(agree.call(constant(I32, INNER), constant(I32, BOTH), constant(I32, 2)))
    return function


def _strike(function: Function, slot: Local) -> None:
    """Take a candidate, and let what is assumed after it be followed without it."""
    add(function, constant(I32, GONE), slot)
    at = function.let(slot >> 3)
    function.store(U8, at, load(U8, at, OUTER_WORK).without(constant(I32, 1) << (slot & 7)), OUTER_WORK)


def _write_begin(module: Module) -> Function:
    """Write ``_begin_inner()``: begin with what follows in the position that the net started from, unless begun."""
    function = module.function("_begin_inner")
    with function.when(load(I32, HAS_INNER)):
        function.give()
    function.store(I32, HAS_INNER, 1)
    with each(function, WORK) as slot, function.count(0, constant(I32, 2)) as off:
        number = function.let(slot * 2 + off)
        record, row = function.let(number * RECORD + RECORDS), function.let(number * HALVES + INNER)
        function.copy(row, record + 16, HALVES)
        with function.when(load(I32, record)):
            function.fill(row, 255, HALVES)
    return function


def _write_follow(module: Module, settle: Function) -> Function:
    """Write ``_follow_inner(row)``: go on from a *row*; return 1 for a contradiction, which leads to anything."""
    function = module.function("_follow_inner", [I32], I32)
    row = function.params[0]
    with function.count(0, constant(I32, FRAME), 16) as at:
        function.store(I32X4, at, load(I32X4, at, OUTER_WORK).without(load(I32X4, row + at, FRAME)), WORK)
        function.store(I32X4, at, load(I32X4, at, OUTER_KNOWN) | load(I32X4, row + at), KNOWN)
    with function.when(settle.call(constant(I32, 0))):
        function.fill(row, 255, HALVES)
        function.give(1)
    with function.count(0, constant(I32, FRAME), 16) as at:
        function.store(I32X4, row + at, load(I32X4, at, KNOWN).without(load(I32X4, at, OUTER_KNOWN)))
        function.store(I32X4, row + at, load(I32X4, at, OUTER_WORK).without(load(I32X4, at, WORK)), FRAME)
    function.give(0)
    return function
