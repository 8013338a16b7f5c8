"""Connected cells, and regions that have every value once.

HUNG     count, size (0: any), the mask of the values of connected cells, bits from a row to the next, 0; then
         of each variable: itself, and its place in a set of 128 bits
FILLED   count, 0, the mask of a region, the mask of all values; then of each cell: its variable, that of its region

A row in such a set has one bit more than it has cells, so that its end is not next to the start of the next row.
"""

from __future__ import annotations

from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless, is_single
from pencilmark.engine.relations.memory import SCRATCH
from pencilmark.engine.wasm import I32, I64, Function, Local, Module, Value, constant, load, select

ENTRY, ENTRIES = 8, 32
NONE = constant(I64, 0)
Places = tuple[Local, Local]
"""A set of places: its lower and its upper 64 bits."""


class Regions:
    """Writes the propagators."""

    def __init__(self, module: Module, changing: Changing) -> None:
        self.module, self.changing = module, changing
        self.spread = self._write_spread()
        self.within = self._write_within()
        self.needed = self._write_needed()
        self.hung, self.filled = self._write_hung(), self._write_filled()

    def _write_spread(self) -> Function:
        """Write ``_spread(low, high, low of all, high of all, row, times)``: spread to neighbours, in scratch.

        It ends after a number of steps (*times*), or when nothing new is reached.
        """
        function = self.module.function("_spread", [I64, I64, I64, I64, I64, I32])
        low, high, all_low, all_high, row, times = function.params
        scratch, back = function.let(load(I32, SCRATCH)), function.let(constant(I64, 64) - row)
        new_low, new_high, moved = function.local(I64), function.local(I64), function.local(I32)
        moved.set(1)
        with function.while_(moved & (times != 0)):
            below, above = low | low << 1 | low >> 1 | low << row | low >> row, high << 63 | high << back
            new_low.set((below | above) & all_low)
            below, above = low >> 63 | low >> back, high | high << 1 | high >> 1 | high << row | high >> row
            new_high.set((below | above) & all_high)
            moved.set((new_low != low) | (new_high != high))
            low.set(new_low)
            high.set(new_high)
            times -= 1
        function.store(I64, scratch, low)
        function.store(I64, scratch, high, 8)
        return function

    def _spread_to(self, function: Function, found: Places, among: Places, row: Local, times: int = -1) -> None:
        """Spread *found* in place."""
        function.do(self.spread.call(*found, *among, row, constant(I32, times)))
        scratch = load(I32, SCRATCH)
        found[0].set(load(I64, scratch))
        found[1].set(load(I64, scratch, 8))

    def _write_within(self) -> Function:
        """Write ``_within_size(low, high, sure, sure, possible, possible, row, more)``: spread over *more* places.

        Places that are sure to belong cost nothing. The result is left in scratch.
        """
        function = self.module.function("_within_size", [I64, I64, I64, I64, I64, I64, I64, I32])
        low, high, sure_low, sure_high, possible_low, possible_high, row, more = function.params
        found, joined = (low, high), (function.local(I64), function.local(I64))
        sure, possible = (sure_low, sure_high), (possible_low, possible_high)
        self._spread_to(function, found, sure, row)
        with function.while_(more != 0):
            self._spread_to(function, found, possible, row, 1)
            for both, one, other in zip(joined, sure, found, strict=True):
                both.set(one | other)
            self._spread_to(function, found, joined, row)
            more -= 1
        return function

    def _write_needed(self) -> Function:
        """Write ``_is_needed(bit, bit, low, high, sure, sure, row, size)``: return whether a place cannot be spared."""
        function = self.module.function("_is_needed", [I64, I64, I64, I64, I64, I64, I64, I32], I32)
        bit_low, bit_high, low, high, sure_low, sure_high, row, size = function.params
        rest = function.let(low & ~bit_low), function.let(high & ~bit_high)
        start_low = function.let(sure_low & (NONE - sure_low))
        start_high = function.let(select(start_low == 0, sure_high & (NONE - sure_high), NONE))
        found = start_low, start_high
        self._spread_to(function, found, rest, row)
        function.give(((sure_low & ~start_low) | (sure_high & ~start_high) != 0) | (_count(found) < size))
        return function

    def _read_places(self, function: Function, possible: Places, sure: Places) -> None:
        """Collect the places of cells that can have one of the values, and of those that must."""
        top, record = function.params
        mask = function.let(load(I64, record, 16))
        entry = function.let(record + ENTRIES)
        with function.count(0, load(I32, record, 8)):
            value, place = function.let(load(I64, top + load(I32, entry))), function.let(load(I32, entry, 4))
            bit = function.let(constant(I64, 1) << place.to_i64())
            with function.when((value & mask) != 0):
                is_sure = function.let((value & ~mask).is_zero())
                for half, here in ((0, place < 64), (1, place >= 64)):
                    with function.when(here):
                        possible[half].set(possible[half] | bit)
                        with function.when(is_sure):
                            sure[half].set(sure[half] | bit)
            entry += ENTRY

    def _write_hung(self) -> Function:
        """Write ``_hung(top, record)``."""
        function = self.module.function("_hung", [I32, I32], I32)
        top, record = function.params
        possible = function.local(I64), function.local(I64)
        sure = function.local(I64), function.local(I64)
        reached = function.local(I64), function.local(I64)
        needed = function.local(I64), function.local(I64)
        self._read_places(function, possible, sure)
        size, row = function.let(load(I32, record, 12)), function.let(load(I32, record, 24).to_i64())
        count = function.let(_count(sure))
        with function.when((size != 0) & ((count > size) | (_count(possible) < size))):
            function.give(DEAD)
        with function.when(count == 0):
            with function.when(size == 0):
                function.give(ALIVE)
            self._keep_large(function, possible, reached, row, size)
        with function.otherwise():
            self._start(function, sure, reached)
            with function.when(size != 0):
                function.do(self.within.call(*reached, *sure, *possible, row, size - count))
                reached[0].set(load(I64, load(I32, SCRATCH)))
                reached[1].set(load(I64, load(I32, SCRATCH), 8))
            with function.otherwise():
                self._spread_to(function, reached, possible, row)
            lost = (sure[0] & ~reached[0]) | (sure[1] & ~reached[1])
            with function.when((lost != 0) | (_count(reached) < size)):
                function.give(DEAD)
            with function.when((size != 0) | (count > 1)):
                self._find_needed(function, needed, reached, sure, row, size)
        self._apply(function, top, record, reached, needed)
        return function

    def _start(self, function: Function, sure: Places, found: Places) -> None:
        """Begin with the lowest of the places that are sure."""
        found[0].set(sure[0] & (NONE - sure[0]))
        found[1].set(select(sure[0] == 0, sure[1] & (NONE - sure[1]), NONE))

    def _keep_large(self, function: Function, possible: Places, kept: Places, row: Local, size: Local) -> None:
        """Keep the parts that are at least as large as the region; die if there is none."""
        rest = function.let(possible[0]), function.let(possible[1])
        found = function.local(I64), function.local(I64)
        with function.while_((rest[0] | rest[1]) != 0):
            self._start(function, rest, found)
            self._spread_to(function, found, possible, row)
            with function.when(_count(found) >= size):
                for half in (0, 1):
                    kept[half].set(kept[half] | found[half])
            for half in (0, 1):
                rest[half].set(rest[half] & ~found[half])
        with function.when((kept[0] | kept[1]).is_zero()):
            function.give(DEAD)

    def _find_needed(
        self, function: Function, needed: Places, reached: Places, sure: Places, row: Local, size: Local
    ) -> None:
        """Find, one by one, the places without which those that are sure fall apart or the region is too small."""
        for half in (0, 1):
            left = function.let(reached[half] & ~sure[half])
            with function.while_(left != 0):
                bit = function.let(left & (NONE - left))
                bits = (bit, NONE) if half == 0 else (NONE, bit)
                with function.when(self.needed.call(*bits, *reached, *sure, row, size)):
                    needed[half].set(needed[half] | bit)
                left &= left - 1

    def _apply(self, function: Function, top: Local, record: Local, reached: Places, needed: Places) -> None:
        """Remove the values from cells out of reach, and all others from cells that are needed."""
        mask, entry = function.let(load(I64, record, 16)), function.let(record + ENTRIES)
        with function.count(0, load(I32, record, 8)):
            variable, place = function.let(load(I32, entry)), function.let(load(I32, entry, 4))
            is_low, number = place < 64, place.to_i64()
            with function.when(((select(is_low, reached[0], reached[1]) >> number) & 1).is_zero()):
                die_unless(function, self.changing.keep.call(top, variable, ~mask))
            with function.when(((select(is_low, needed[0], needed[1]) >> number) & 1) != 0):
                die_unless(function, self.changing.keep.call(top, variable, mask))
            entry += ENTRY
        function.give(ALIVE)

    def _write_filled(self) -> Function:
        """Write ``_filled(top, record)``."""
        function = self.module.function("_filled", [I32, I32], I32)
        top, record = function.params
        count, region = function.let(load(I32, record, 8)), function.let(load(I64, record, 16))
        once, twice, settled = (function.local(I64) for _ in range(3))
        entry = function.local(I32)
        for is_second in (False, True):
            entry.set(record + ENTRIES)
            with function.count(0, count):
                mask = function.let(load(I64, top + load(I32, entry)))
                where = function.let(load(I64, top + load(I32, entry, 4)))
                with function.when((where & region) != 0):
                    if is_second:
                        self._fill_cell(function, entry, mask, where, region, once & ~twice & ~settled, settled)
                    else:
                        twice |= once & mask
                        once |= mask
                        with function.when((where == region) & is_single(mask)):
                            with function.when((settled & mask) != 0):
                                function.give(DEAD)
                            settled |= mask
                entry += ENTRY
            if not is_second:
                with function.when((load(I64, record, 24) & ~once) != 0):
                    function.give(DEAD)
        function.give(ALIVE)
        return function

    def _fill_cell(
        self, function: Function, entry: Local, mask: Local, where: Local, region: Local, lone: Value, settled: Local
    ) -> None:
        """Place a value that has no other place in the region; remove from a cell what is settled in another one."""
        top = function.params[0]
        own, cell, its = function.let(mask & lone), load(I32, entry), load(I32, entry, 4)
        with function.when(own != 0):
            with function.when(is_single(own).is_zero()):
                function.give(DEAD)
            die_unless(function, self.changing.keep.call(top, cell, own))
            die_unless(function, self.changing.keep.call(top, its, region))
        with function.otherwise():
            with function.when(where == region), function.when(is_single(mask).is_zero()):
                die_unless(function, self.changing.keep.call(top, cell, ~settled))
            with function.otherwise(), function.when((mask & ~settled).is_zero()):
                die_unless(function, self.changing.keep.call(top, its, ~region))


def _count(places: tuple[Value, Value]) -> Value:
    """Count the places of a set."""
    return (places[0].apply("popcount") + places[1].apply("popcount")).to_i32()
