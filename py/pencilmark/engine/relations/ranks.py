"""Ranks of rows and columns read as numbers: the ranked line is compared with lines that may begin with its value.

RANKED  length of a line, lines that are smaller, what a tie counts as, sides, mask of the first value,
        then the variables of the ranked line, and of each side as many lines as a line is long

On each side one line begins with the first value. It is smaller than the ranked line or larger. If all that can begin
so are smaller, or all larger, that is known; where the number of smaller ones leaves no choice, lines of the wrong kind
cannot begin so.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless, is_single
from pencilmark.engine.relations.memory import LARGER, SCRATCH, SMALLER
from pencilmark.engine.wasm import I32, I64, Function, Local, Module, Value, constant, load, select

OPEN = SMALLER | LARGER
LINES = 32  # where the ranked line begins in a record, and after it the others


class Ranks:
    """Writes the propagator."""

    def __init__(self, module: Module, changing: Changing) -> None:
        self.module, self.changing = module, changing
        self.order = self._write_order()
        self.force = self._write_force()
        self.look, self.apply = self._write_look(), self._write_apply()
        self.ranked = self._write_ranked()

    def _write_order(self) -> Function:
        """Write ``_order(top, line, other, place, end, tie)``: return if a line can be SMALLER, LARGER, or both."""
        function = self.module.function("_order", [I32, I32, I32, I32, I32, I32], I32)
        top, line, other, place, end, tie = function.params
        found = function.local(I32)
        with function.while_(place < end):
            one, two = function.let(load(I32, line + place)), function.let(load(I32, other + place))
            with function.when(one != two):
                mask, its = function.let(load(I64, top + one)), function.let(load(I64, top + two))
                found |= (mask.apply("ctz") < highest(its)) * constant(I32, SMALLER)
                found |= (highest(mask) > its.apply("ctz")) * constant(I32, LARGER)
                with function.when((found == OPEN) | (mask & its).is_zero()):
                    function.give(found)
            place += 4
        function.give(found | tie)
        return function

    def _write_force(self) -> Function:
        """Write ``_force(top, small, large, place, end, tie)``: keep one line below another; *tie*: or equal to it."""
        function = self.module.function("_force", [I32, I32, I32, I32, I32, I32], I32)
        top, small, large, place, end, tie = function.params
        with function.while_(place < end):
            one, two = function.let(load(I32, small + place)), function.let(load(I32, large + place))
            mask, its = function.let(load(I64, top + one)), function.let(load(I64, top + two))
            place += 4
            with function.when((one != two) & ((mask != its) | is_single(mask).is_zero())):
                rest = self.order.call(top, small, large, place, end, tie & SMALLER)
                strictly = function.let((rest & SMALLER).is_zero().to_i64())
                most = function.let((constant(I64, 1) << (highest(its) + 1 - strictly)) - 1)
                die_unless(function, self.changing.keep.call(top, one, most))
                least = constant(I64, -1) << (mask.apply("ctz") + strictly)
                function.give(self.changing.keep.call(top, two, least))
        function.give(tie != 0)
        return function

    def _write_look(self) -> Function:
        """Write ``_look_at(top, record, line)``: return what the side whose first line is *line* can be."""
        function = self.module.function("_look_at", [I32, I32, I32], I32)
        _, record, line = function.params
        found = function.local(I32)
        with self._lines(function, record, line) as (_, order):
            found |= order
        function.give(found)
        return function

    @contextmanager
    def _lines(self, function: Function, record: Local, line: Local) -> Iterator[tuple[Local, Local]]:
        """Go over the lines of a side that can begin with the first value, each with what it can be."""
        top = function.params[0]
        size, own = function.let(load(I32, record, 8) * 4), function.let(record + LINES)
        with function.count(0, load(I32, record, 8)):
            variable = function.let(load(I32, line))
            with function.when((load(I64, top + variable) & load(I64, record, 24)) != 0):
                order = self.order.call(top, line, own, constant(I32, 4), size, load(I32, record, 16))
                yield variable, function.let(order)
            line += size

    def _write_apply(self) -> Function:
        """Write ``_apply(top, record, line, wanted)``: make the line of a side SMALLER or LARGER."""
        function = self.module.function("_apply", [I32, I32, I32, I32], I32)
        top, record, line, wanted = function.params
        first, own = function.let(load(I64, record, 24)), function.let(record + LINES)
        count, one = function.local(I32), function.local(I32)
        seconds = function.local(I64)
        with self._lines(function, record, line) as (variable, order):
            with function.when((order & wanted).is_zero()):
                die_unless(function, self.changing.keep.call(top, variable, ~first))
            with function.otherwise():
                count += 1
                one.set(line)
                seconds |= load(I64, top + load(I32, line, 4))
        with function.when(count.is_zero()):
            function.give(DEAD)
        is_smaller = function.let(wanted == SMALLER)
        with function.when(count == 1):
            tie = function.let((load(I32, record, 16) & wanted) != 0)
            size = load(I32, record, 8) * 4
            die_unless(function, self.changing.keep.call(top, load(I32, one), first))
            small, large = select(is_smaller, one, own), select(is_smaller, own, one)
            function.give(self.force.call(top, small, large, constant(I32, 4), size, tie))
        above = constant(I64, -1) << seconds.apply("ctz")
        below = (constant(I64, 2) << highest(seconds)) - 1
        function.give(self.changing.keep.call(top, load(I32, own, 4), select(is_smaller, above, below)))
        return function

    def _write_ranked(self) -> Function:
        """Write ``_ranked(top, record)``."""
        function = self.module.function("_ranked", [I32, I32], I32)
        top, record = function.params
        count, wanted, sides = (function.let(load(I32, record, at)) for at in (8, 12, 20))
        own, scratch = function.let(record + LINES), function.let(load(I32, SCRATCH))
        die_unless(function, self.changing.keep.call(top, load(I32, own), load(I64, record, 24)))
        smaller, open_ = function.local(I32), function.local(I32)
        start, size = function.let(own + count * 4), function.let(count * count * 4)
        line, found = function.let(start), function.local(I32)
        with function.count(0, sides * 4, 4) as place:
            found.set(self.look.call(top, record, line))
            with function.when(found.is_zero()):
                function.give(DEAD)
            function.store(I32, scratch + place, found)
            smaller += found == SMALLER
            open_ += found == OPEN
            line += size
        with function.when((smaller > wanted) | (smaller + open_ < wanted)):
            function.give(DEAD)
        others = function.let(select(smaller == wanted, constant(I32, LARGER), OPEN))
        others.set(select(smaller + open_ == wanted, constant(I32, SMALLER), others))
        line.set(start)
        with function.count(0, sides * 4, 4) as place:
            found.set(load(I32, scratch + place))
            found.set(select(found == OPEN, others, found))
            with function.when(found != OPEN):
                die_unless(function, self.apply.call(top, record, line, found))
            line += size
        function.give(ALIVE)
        return function


def highest(mask: Value) -> Value:
    """Return the place of the highest bit of a mask."""
    return constant(I64, 63) - mask.apply("clz")
