"""Sums of groups of different cells, with full support: totals forwards group by group, then back to what leads there.

The possible sums of a group are one number (bit = sum): for one cell its mask, for two cells a few shifts, for more
cells what `pencilmark.engine.relations.sets` finds. So are the totals that the first groups can reach, in one word or
several.

SUM  groups, words of a set of totals, address of the totals allowed, whether they are one word and all weights 1 or -1,
then of each group: count, weight, its greatest sum, address of its cells (as in SETS)
"""

from __future__ import annotations

from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless
from pencilmark.engine.relations.memory import SCRATCH
from pencilmark.engine.relations.sets import LAYERS_AT, Sets
from pencilmark.engine.wasm import I32, I64, S32, Function, Local, Module, constant, load

SUMS_AT, REACHED_AT = 0, 1024  # in the scratch: sums of each group, totals reached
GROUP = 16


class Sums:
    """Writes the propagator."""

    def __init__(self, module: Module, changing: Changing, sets: Sets) -> None:
        self.module, self.changing, self.sets, self.family = module, changing, sets, sets.family
        self.of_pair, self.keep_pair = self._write_of_pair(), self._write_keep_pair()
        self.of_group, self.keep_group = self._write_of_group(), self._write_keep_group()
        self.add, self.meets, self.take = self._write_add(), self._write_meets(), self._write_take()
        self.short = self._write_short()
        self.sum = self._write_sum()

    # One group

    def _write_of_pair(self) -> Function:
        """Write ``_of_pair(first, second)``: return the sums of two different cells with these masks."""
        function = self.module.function("_of_pair", [I64, I64], I64)
        first, second = function.params
        found, low = function.local(I64), function.local(I64)
        with function.while_(first != 0):
            low.set(first & (constant(I64, 0) - first))
            found |= (second & ~low) << (first.apply("ctz") + 2)
            first ^= low
        function.give(found)
        return function

    def _write_keep_pair(self) -> Function:
        """Write ``_keep_pair(top, cells, useful)``: keep the values that give two different cells a useful sum."""
        function = self.module.function("_keep_pair", [I32, I32, I64], I32)
        top, cells, useful = function.params
        mask, other = (function.let(load(I64, top + load(I32, cells, at))) for at in (0, 8))
        left, right, low, fits = (function.local(I64) for _ in range(4))
        with function.while_(mask != 0):
            low.set(mask & (constant(I64, 0) - mask))
            fits.set((useful >> (mask.apply("ctz") + 2)) & other & ~low)
            with function.when(fits != 0):
                left |= low
                right |= fits
            mask ^= low
        die_unless(function, self.changing.keep.call(top, load(I32, cells), left))
        function.give(self.changing.keep.call(top, load(I32, cells, 8), right))
        return function

    def _write_of_group(self) -> Function:
        """Write ``_of_group(top, group, layers)``: find the sums of a group (0 if it is dead); this makes *layers*."""
        function = self.module.function("_of_group", [I32, I32, I32], I64)
        top, group, layers = function.params
        count, cell = function.let(load(I32, group)), function.let(load(I32, group, 12))
        with function.when(count == 1):
            function.give(load(I64, top + load(I32, cell)) << 1)
        with function.when(count == 2):
            function.give(self.of_pair.call(*(load(I64, top + load(I32, cell, at)) for at in (0, 8))))
        end, least, most = function.let(cell + count * 8), function.local(I32), function.local(I32)
        with function.when(self.sets.forwards.call(top, cell, end, layers) == DEAD):
            function.give(0)
        with function.while_(cell < end):
            mask = function.let(load(I64, top + load(I32, cell)))
            least += mask.apply("ctz").to_i32() + 1
            most += constant(I32, 64) - mask.apply("clz").to_i32()
            cell += 8
        with function.when(most > load(I32, group, 8)):
            most.set(load(I32, group, 8))
        function.give(self.sets.sums.call(layers + count * self.family, least, most))
        return function

    def _write_keep_group(self) -> Function:
        """Write ``_keep_group(top, group, layers, useful)``: keep the values with which a group has a useful sum."""
        function = self.module.function("_keep_group", [I32, I32, I32, I64], I32)
        top, group, layers, useful = function.params
        count, cells = function.let(load(I32, group)), function.let(load(I32, group, 12))
        with function.when(count == 1):
            function.give(self.changing.keep.call(top, load(I32, cells), useful >> 1))
        with function.when(count == 2):
            function.give(self.keep_pair.call(top, cells, useful))
        last = function.let(layers + count * self.family)
        function.do(self.sets.keep_sums.call(last, useful))
        function.give(self.sets.backwards.call(top, cells, cells + count * 8, last))
        return function

    # Totals in one word

    def _write_short(self) -> Function:
        """Write ``_short(top, record)``: weights are 1 or -1, and totals are within 64."""
        function = self.module.function("_short", [I32, I32], I32)
        top, record = function.params
        start = function.let(record + 24)
        group, end = function.let(start), function.let(start + load(I32, record, 8) * GROUP)
        scratch = function.let(load(I32, SCRATCH))
        sums, layers = function.let(scratch + SUMS_AT), function.let(scratch + LAYERS_AT)
        found, before, useful = (function.local(I64) for _ in range(3))
        wanted = function.let(constant(I64, 1))
        with function.while_(group < end):
            found.set(self.of_group.call(top, group, layers))
            function.store(I64, sums, found)
            function.store(I64, sums, wanted, 8)
            base, step = self._steps(function, group)
            before.set(wanted)
            wanted.set(0)
            with function.while_(found != 0):
                wanted |= before << (base + step * found.apply("ctz"))
                found &= found - 1
            layers += load(I32, group) * self.family + self.family
            group += GROUP
            sums += 16
        wanted &= load(I64, load(I32, record, 16))
        with function.when(wanted.is_zero()):
            function.give(DEAD)
        with function.while_(group > start):
            group -= GROUP
            sums -= 16
            layers -= load(I32, group) * self.family + self.family
            before.set(load(I64, sums, 8))
            useful.set(0)
            self._look_back(function, group, sums, before, wanted, useful)
            with function.when(useful != load(I64, sums)):
                die_unless(function, self.keep_group.call(top, group, layers, useful))
        function.give(ALIVE)
        return function

    def _steps(self, function: Function, group: Local) -> tuple[Local, Local]:
        """Find how far a sum of 0 moves totals, and each 1 more; for a negative weight, 0 is the greatest sum."""
        step, base = function.let(load(S32, group, 4)), function.local(I64)
        base.set(0)
        with function.when(step.compare_signed("<", 0)):
            base.set(load(S32, group, 8))
        return base, step

    def _look_back(
        self, function: Function, group: Local, sums: Local, before: Local, wanted: Local, useful: Local
    ) -> None:
        """Find which sums lead from totals *before* to one *wanted*; *wanted* are then those before that are useful."""
        base, step = self._steps(function, group)
        found, shift = function.let(load(I64, sums)), function.local(I64)
        spare = function.let(constant(I64, 0))
        with function.while_(found != 0):
            shift.set(base + step * found.apply("ctz"))
            with function.when(((before << shift) & wanted) != 0):
                useful |= found & (constant(I64, 0) - found)
                spare |= wanted >> shift
            found &= found - 1
        wanted.set(before & spare)

    # Totals in several words

    def _write_add(self) -> Function:
        """Write ``_add(to, totals, shift, size)``: join totals, shifted up, with those at *to*."""
        function = self.module.function("_add", [I32, I32, I32, I32])
        to, totals, shift, size = function.params
        skip, bits = function.let((shift >> 6) << 3), function.let((shift & 63).to_i64())
        carry, word = function.let(constant(I64, 0)), function.local(I64)
        with function.count(skip, size, 8) as at:
            word.set(load(I64, totals + at - skip))
            place = function.let(to + at)
            function.store(I64, place, load(I64, place) | (word << bits) | carry)
            carry.set((word >> 1) >> (constant(I64, 63) - bits))
        return function

    def _write_meets(self) -> Function:
        """Write ``_meets(totals, wanted, shift, size)``: return whether a total, shifted up, is wanted."""
        function = self.module.function("_meets", [I32, I32, I32, I32], I32)
        totals, wanted, shift, size = function.params
        skip, bits = function.let((shift >> 6) << 3), function.let((shift & 63).to_i64())
        carry, word = function.let(constant(I64, 0)), function.local(I64)
        with function.count(skip, size, 8) as at:
            word.set(load(I64, totals + at - skip))
            with function.when(((word << bits | carry) & load(I64, wanted + at)) != 0):
                function.give(1)
            carry.set((word >> 1) >> (constant(I64, 63) - bits))
        function.give(0)
        return function

    def _write_take(self) -> Function:
        """Write ``_take(to, wanted, shift, size)``: join wanted totals, shifted down, with those at *to*."""
        function = self.module.function("_take", [I32, I32, I32, I32])
        to, wanted, shift, size = function.params
        skip, bits = function.let((shift >> 6) << 3), function.let((shift & 63).to_i64())
        carry, word = function.let(constant(I64, 0)), function.local(I64)
        at = function.let(size)
        with function.while_(at > skip):
            at -= 8
            word.set(load(I64, wanted + at))
            place = function.let(to + at - skip)
            function.store(I64, place, load(I64, place) | (word >> bits) | carry)
            carry.set((word << 1) << (constant(I64, 63) - bits))
        return function

    def _write_sum(self) -> Function:
        """Write ``_sum(top, record)``: totals group by group forwards, then back what leads to an allowed one."""
        function = self.module.function("_sum", [I32, I32], I32)
        top, record = function.params
        with function.when(load(I32, record, 20) != 0):
            function.give(self.short.call(top, record))
        size = function.let(load(I32, record, 12) * 8)
        group = function.let(record + 24)
        end = function.let(group + load(I32, record, 8) * GROUP)
        scratch = function.let(load(I32, SCRATCH))
        sums, reached, layers = (function.let(scratch + at) for at in (SUMS_AT, REACHED_AT, LAYERS_AT))
        function.fill(reached, 0, size)
        function.store(I32, reached, 1)
        with function.while_(group < end):
            self._reach(function, group, sums, reached, layers, size)
            group += GROUP
            sums += 8
            reached += size
            layers += load(I32, group - GROUP) * self.family + self.family
        self._allowed(function, record, reached, size)
        with function.while_(group > record + 24):
            group -= GROUP
            sums -= 8
            layers -= load(I32, group) * self.family + self.family
            self._lead(function, group, sums, reached, layers, size)
            reached -= size
        function.give(ALIVE)
        return function

    def _allowed(self, function: Function, record: Local, reached: Local, size: Local) -> None:
        """Keep the final totals that are allowed."""
        any_, allowed = function.let(constant(I64, 0)), function.let(load(I32, record, 16))
        with function.count(0, size, 8) as at:
            place = function.let(reached + at)
            left = function.let(load(I64, place) & load(I64, allowed + at))
            function.store(I64, place, left)
            any_ |= left
        with function.when(any_.is_zero()):
            function.give(DEAD)

    def _reach(self, function: Function, group: Local, sums: Local, reached: Local, layers: Local, size: Local) -> None:
        """Find the sums of a group, and the totals with them."""
        found = function.let(self.of_group.call(function.params[0], group, layers))
        function.store(I64, sums, found)
        function.fill(reached + size, 0, size)
        with function.while_(found != 0):
            shift = self._shift(function, group, found)
            function.do(self.add.call(reached + size, reached, shift, size))
            found &= found - 1

    def _shift(self, function: Function, group: Local, sums: Local) -> Local:
        """Find how far the lowest of the sums moves totals; for a negative weight that is the greatest sum."""
        total, weight = function.let(sums.apply("ctz").to_i32()), function.let(load(I32, group, 4))
        with function.when(weight.compare_signed("<", 0)):
            total.set(total - load(I32, group, 8))
        total.set(total * weight)
        return total

    def _lead(self, function: Function, group: Local, sums: Local, wanted: Local, layers: Local, size: Local) -> None:
        """Keep the values of a group that lead to a wanted total, and the earlier totals that they lead from."""
        found, useful = function.let(load(I64, sums)), function.let(constant(I64, 0))
        before = function.let(wanted - size)
        spare = function.let(wanted + size)
        function.fill(spare, 0, size)
        with function.while_(found != 0):
            shift = self._shift(function, group, found)
            with function.when(self.meets.call(before, wanted, shift, size)):
                useful |= found & (constant(I64, 0) - found)
                function.do(self.take.call(spare, wanted, shift, size))
            found &= found - 1
        with function.count(0, size, 8) as at:
            place = function.let(before + at)
            function.store(I64, place, load(I64, place) & load(I64, spare + at))
        with function.when(useful != load(I64, sums)):
            die_unless(function, self.keep_group.call(function.params[0], group, layers, useful))
