"""Changing a variable, and waking the propagators that listen to it.

A variable is given by its place in memory. *lists* is an index: for each variable, where the list of its listeners
begins; the next entry says where it ends. An entry of a list (ENTRY bytes) is a word of the queue, the bits to set
there, and the same for its group.
"""

from __future__ import annotations

from pencilmark.engine.relations.memory import EAGER, EMPTIED, ENTRY, FIXED, GROUPS, INTERVAL, MASK, WAITING
from pencilmark.engine.wasm import I32, I64, S32, Function, Local, Module, Value, constant, load, select

DEAD, ALIVE = 0, 1


class Changing:
    """Writes the functions that change variables. Each returns DEAD if no value is left."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.wake = self._write_wake()
        self.keep = self._write_keep()
        self.bound = self._write_bound()
        self.least = self._write_least()
        self.greatest = self._write_greatest()
        self.narrow = self._write_narrow()

    def _write_wake(self) -> Function:
        """Write ``_wake(lists, variable)``: queue every propagator on a variable's list."""
        function = self.module.function("_wake", [I32, I32])
        lists, variable = function.params
        index = function.let(lists + (variable >> 1))
        place, end = function.let(load(I32, index)), function.let(load(I32, index, 4))
        waiting, groups = function.let(load(I32, WAITING)), function.let(load(I64, GROUPS))
        with function.while_(place < end):
            word = function.let(waiting + load(I32, place))
            function.store(I64, word, load(I64, word) | load(I64, place, 8))
            groups |= load(I64, place, 16)
            place += ENTRY
        function.store(I64, GROUPS, groups)
        return function

    def _write_keep(self) -> Function:
        """Write ``_keep(top, variable, mask)``: leave a masked variable only those of its values that are in *mask*."""
        function = self.module.function("_keep", [I32, I32, I64], I32)
        top, variable, mask = function.params
        place = function.let(top + variable)
        before = function.let(load(I64, place))
        after = function.let(before & mask)
        with function.when(after == before):
            function.give(ALIVE)
        with function.when(after.is_zero()):
            function.store(I32, EMPTIED, variable)
            function.give(DEAD)
        function.store(I64, place, after)
        lists = select((after & (after - 1)).is_zero(), load(I32, FIXED), load(I32, EAGER))
        function.do(self.wake.call(lists, variable))
        function.give(ALIVE)
        return function

    def _write_bound(self) -> Function:
        """Write ``_bound(top, variable, low, high)``: leave an interval only the part between *low* and *high*."""
        function = self.module.function("_bound", [I32, I32, I64, I64], I32)
        top, variable, low, high = function.params
        place = function.let(top + variable)
        least, most = function.let(load(S32, place)), function.let(load(S32, place, 4))
        with function.when(low.compare_signed("<=", least) & high.compare_signed(">=", most)):
            function.give(ALIVE)
        with function.when(low.compare_signed(">", least)):
            least.set(low)
        with function.when(high.compare_signed("<", most)):
            most.set(high)
        with function.when(least.compare_signed(">", most)):
            function.give(DEAD)
        function.store(I32, place, least.to_i32())
        function.store(I32, place, most.to_i32(), 4)
        lists = select(least == most, load(I32, FIXED), load(I32, EAGER))
        function.do(self.wake.call(lists, variable))
        function.give(ALIVE)
        return function

    def _write_least(self) -> Function:
        """Write ``_least(top, variable, how)``: the least value, as *how* reads it."""
        function = self.module.function("_least", [I32, I32, I64], I64)
        top, variable, how = function.params
        with function.when(how == MASK):
            function.give(load(I64, top + variable).apply("ctz"))
        with function.when(how == INTERVAL):
            function.give(load(S32, top + variable))
        function.give((load(I64, top + variable) & ~how).is_zero().to_i64())
        return function

    def _write_greatest(self) -> Function:
        """Write ``_greatest(top, variable, how)``: the greatest value, as *how* reads it."""
        function = self.module.function("_greatest", [I32, I32, I64], I64)
        top, variable, how = function.params
        with function.when(how == MASK):
            function.give(constant(I64, 63) - load(I64, top + variable).apply("clz"))
        with function.when(how == INTERVAL):
            function.give(load(S32, top + variable, 4))
        function.give(((load(I64, top + variable) & how) != 0).to_i64())
        return function

    def _write_narrow(self) -> Function:
        """Write ``_narrow(top, variable, how, low, high)``: keep only values read, by *how*, as *low* to *high*."""
        function = self.module.function("_narrow", [I32, I32, I64, I64, I64], I32)
        top, variable, how, low, high = function.params
        with function.when(low.compare_signed(">", high)):
            function.give(DEAD)
        with function.when(how == INTERVAL):
            function.give(self.bound.call(top, variable, low, high))
        mask = function.let(constant(I64, -1))
        with function.when(how == MASK):
            with function.when(low.compare_signed(">", 63) | high.compare_signed("<", 0)):
                function.give(DEAD)
            with function.when(low.compare_signed(">", 0)):
                mask <<= low
            with function.when(high.compare_signed("<", 63)):
                mask &= (constant(I64, 2) << high) - 1
            function.give(self.keep.call(top, variable, mask))
        with function.when(low.compare_signed(">", 0)):
            with function.when(low.compare_signed(">", 1)):
                function.give(DEAD)
            function.give(self.keep.call(top, variable, how))
        with function.when(high.compare_signed("<", 1)):
            with function.when(high.compare_signed("<", 0)):
                function.give(DEAD)
            function.give(self.keep.call(top, variable, ~how))
        function.give(ALIVE)
        return function


def die_unless(function: Function, alive: Value) -> None:
    """Return DEAD at once when a call returned DEAD."""
    with function.when(alive == DEAD):
        function.give(DEAD)


def is_single(mask: Value | Local) -> Value:
    """Report whether a mask, given a name, has at most one value."""
    return (mask & (mask - 1)).is_zero()
