"""Houses and tables: cells that differ, pairs of cells, and a few variables with a list of the allowed tuples.

ALONE  a cell                                      its only value goes from all cells that see it
DIFFER count, variables                            single values go from the others; too few values are a contradiction
HOUSE  count, mask of all values, variables        hidden singles, of variables known to differ
PAIR   two variables, the addresses of two lists of masks          what each value of one leaves of the other
LOCKED count, its cells as a set, mask of values, variables        a value goes from cells that see all of its places
CROSSED count, 0, then of each part of a house two lists of cells  a value that is in one part only goes from the cells
       (or 0): its own, and those of a house that crosses there    beside it
TABLE  count, words, then of each variable itself and the address  tuples, as sets of their numbers
       of its sets, one for each value
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless, is_single
from pencilmark.engine.relations.memory import PEER_WORDS, PEERS, SCRATCH
from pencilmark.engine.wasm import I32, I64, Function, Local, Module, Value, constant, load, select

MOST_PLACES = 3  # most places of a value for which common peers are sought


class Houses:
    """Writes the propagators of houses, pairs and tables."""

    def __init__(self, module: Module, changing: Changing) -> None:
        self.module, self.changing = module, changing
        self.half = self._write_half()
        self.differ, self.house = self._write_differ(), self._write_house()
        self.pair, self.table = self._write_pair(), self._write_table()
        self.exclude = self._write_exclude()
        self.lock = self._write_lock()
        self.crossed = self._write_crossed()
        self.locked, self.alone = self._write_locked(), self._write_alone()

    def kinds(self) -> dict[int, Function]:
        """List the propagators by their kinds."""
        return {
            memory.ALONE: self.alone,
            memory.HOUSE: self.house,
            memory.CROSSED: self.crossed,
            memory.LOCKED: self.locked,
            memory.PAIR: self.pair,
            memory.TABLE: self.table,
            memory.DIFFER: self.differ,
        }

    def _write_differ(self) -> Function:
        """Write ``_differ(top, record)``: remove single values from the other cells until nothing changes."""
        function = self.module.function("_differ", [I32, I32], I32)
        top, record = function.params
        count = function.let(load(I32, record, 8))
        start = function.let(record + 16)
        end = function.let(start + count * 4)
        once, single, fresh = (function.local(I64) for _ in range(3))
        with function.loop() as again:
            self._survey(function, start, end, once, single, fresh)
            with function.when(once.apply("popcount").to_i32() < count):
                function.give(DEAD)
            with function.when(fresh.is_zero()):
                function.give(ALIVE)
            with function.count(start, end, 4) as place:
                variable = function.let(load(I32, place))
                with function.when(is_single(function.let(load(I64, top + variable))).is_zero()):
                    die_unless(function, self.changing.keep.call(top, variable, ~single))
            again.jump()
        function.give(ALIVE)
        return function

    def _survey(self, function: Function, start: Local, end: Local, once: Local, single: Local, fresh: Local) -> None:
        """Find the values that occur, those of cells with a single value, and which of the latter are *fresh*.

        Fresh values are still candidates of other cells. DEAD if two cells have the same single value.
        """
        top = function.params[0]
        own, double = function.local(I64), function.let(constant(I64, 0))
        for mask in (once, single, fresh):
            mask.set(0)
        with function.count(start, end, 4) as place:
            cell = function.let(load(I64, top + load(I32, place)))
            once |= cell
            own.set(select(is_single(cell), cell, 0))
            double |= single & own
            single |= own
            fresh |= cell ^ own
        with function.when(double != 0):
            function.give(DEAD)
        fresh &= single

    def _write_house(self) -> Function:
        """Write ``_house(top, record)``: place the values that have one place left."""
        function = self.module.function("_house", [I32, I32], I32)
        top, record = function.params
        full, start = function.let(load(I64, record, 16)), function.let(record + 24)
        end = function.let(start + load(I32, record, 8) * 4)
        once, twice, single = (function.local(I64) for _ in range(3))
        with function.count(start, end, 4) as place:
            cell = function.let(load(I64, top + load(I32, place)))
            twice |= once & cell
            once |= cell
            single |= select(is_single(cell), cell, 0)
        with function.when((once & full) != full):
            function.give(DEAD)
        lone = function.let((once & ~twice) & full & ~single)
        with function.when(lone.is_zero()):
            function.give(ALIVE)
        with function.count(start, end, 4) as place:
            variable = function.let(load(I32, place))
            cell = function.let(load(I64, top + variable))
            found = function.let(cell & lone)
            with function.when(found != 0):
                with function.when(is_single(found).is_zero()):
                    function.give(DEAD)
                die_unless(function, self.changing.keep.call(top, variable, found))
        function.give(ALIVE)
        return function

    def _write_half(self) -> Function:
        """Write ``_half(mask, list)``: return what the values of a mask allow another variable."""
        function = self.module.function("_half", [I64, I32], I64)
        mask, masks = function.params
        found = function.let(constant(I64, 0))
        with function.while_(mask != 0):
            found |= load(I64, masks + (mask.apply("ctz").to_i32() << 3))
            mask &= mask - 1
        function.give(found)
        return function

    def _write_pair(self) -> Function:
        """Write ``_pair(top, record)``."""
        function = self.module.function("_pair", [I32, I32], I32)
        top, record = function.params
        first, second = function.let(load(I32, record, 8)), function.let(load(I32, record, 12))
        leaves = self.half.call(load(I64, top + first), load(I32, record, 16))
        die_unless(function, self.changing.keep.call(top, second, leaves))
        leaves = self.half.call(load(I64, top + second), load(I32, record, 20))
        function.give(self.changing.keep.call(top, first, leaves))
        return function

    def _write_table(self) -> Function:
        """Write ``_table(top, record)``: find the live tuples in scratch, then the values that occur in one."""
        function = self.module.function("_table", [I32, I32], I32)
        record = function.params[1]
        size = function.let(load(I32, record, 12) * 8)
        start, live = function.let(record + 16), function.let(load(I32, SCRATCH))
        end = function.let(start + load(I32, record, 8) * 8)
        function.fill(live, 255, size)
        with function.count(start, end, 8) as place:
            self._meet(function, place, live, size)
        with function.count(start, end, 8) as place:
            self._support(function, place, live, size)
        function.give(ALIVE)
        return function

    def _meet(self, function: Function, place: Local, live: Local, size: Local) -> None:
        """Keep only the live tuples that have one of a variable's values."""
        top = function.params[0]
        word, mask, found = function.let(constant(I32, 0)), function.local(I64), function.local(I64)
        sets = function.let(load(I32, place, 4))
        with function.while_(word < size):
            mask.set(load(I64, top + load(I32, place)))
            found.set(0)
            with function.while_(mask != 0):
                found |= load(I64, sets + word + mask.apply("ctz").to_i32() * size)
                mask &= mask - 1
            at = function.let(live + word)
            function.store(I64, at, load(I64, at) & found)
            word += 8
        word.set(0)

    def _support(self, function: Function, place: Local, live: Local, size: Local) -> None:
        """Keep only the values of a variable that are in a live tuple."""
        top = function.params[0]
        variable, sets = function.let(load(I32, place)), function.let(load(I32, place, 4))
        mask, left = function.let(load(I64, top + variable)), function.let(constant(I64, 0))
        word, first = function.local(I32), function.local(I32)
        with function.while_(mask != 0):
            first.set(sets + mask.apply("ctz").to_i32() * size)
            word.set(0)
            with function.while_(word < size) as found:
                with function.when((load(I64, first + word) & load(I64, live + word)) != 0):
                    left |= mask & (constant(I64, 0) - mask)
                    found.jump()
                word += 8
            mask &= mask - 1
        die_unless(function, self.changing.keep.call(top, variable, left))

    def _write_exclude(self) -> Function:
        """Write ``_exclude(top, cells, size, value)``: remove a value from a set of cells."""
        function = self.module.function("_exclude", [I32, I32, I32, I64], I32)
        top, cells, size, value = function.params
        word, offset = function.local(I64), function.local(I32)
        with function.count(0, size, 8) as at:
            word.set(load(I64, cells + at))
            with function.while_(word != 0):
                offset.set((word.apply("ctz").to_i32() << 3) + (at << 6))
                with function.when((load(I64, top + offset) & value) != 0):
                    die_unless(function, self.changing.keep.call(top, offset, ~value))
                word &= word - 1
        function.give(ALIVE)
        return function

    def _write_alone(self) -> Function:
        """Write ``_alone(top, record)``: remove a cell's only value from all cells that see it."""
        function = self.module.function("_alone", [I32, I32], I32)
        top, record = function.params
        cell, size = function.let(load(I32, record, 8)), function.let(load(I32, PEER_WORDS) * 8)
        value = function.let(load(I64, top + cell))
        with function.when(is_single(value).is_zero()):
            function.give(ALIVE)
        function.give(self.exclude.call(top, load(I32, PEERS) + (cell >> 3) * size, size, value))
        return function

    def _write_lock(self) -> Function:
        """Write ``_lock(top, at, end, stride, value, own)``: one cell has the value, so cells that see all lose it.

        *own* is the address of the set of the cells themselves, which need no look, or 0.
        """
        function = self.module.function("_lock", [I32, I32, I32, I32, I64, I32], I32)
        top, at, end, stride, value, own = function.params
        size, found = function.let(load(I32, PEER_WORDS) * 8), function.local(I32)
        peers = [function.local(I32) for _ in range(MOST_PLACES)]  # the sets of peers of the value's last places
        with function.while_(at < end):
            cell = function.let(load(I32, at))
            with function.when((load(I64, top + cell) & value) != 0):
                found += 1
                with function.when(found > MOST_PLACES):
                    function.give(ALIVE)
                for older, newer in pairwise(reversed(peers)):
                    older.set(newer)
                peers[0].set(load(I32, PEERS) + (cell >> 3) * size)
            at += stride
        for newer, older in pairwise(peers):
            older.set(select(older.is_zero(), newer, older))
        self._exclude_common(function, peers, own, size)
        function.give(ALIVE)
        return function

    def _exclude_common(self, function: Function, peers: list[Local], own: Local, size: Local) -> None:
        """Remove the value from the cells that are in all the sets *peers*."""
        top, value = function.params[0], function.params[4]
        common = function.local(I64)
        with function.count(0, size, 8) as word:
            common.set(load(I64, peers[0] + word) & load(I64, peers[1] + word) & load(I64, peers[2] + word))
            with function.when((common != 0) & (own != 0)):
                common &= ~load(I64, own + word)
            with function.while_(common != 0):
                offset = function.let((common.apply("ctz").to_i32() << 3) + (word << 6))
                with function.when((load(I64, top + offset) & value) != 0):
                    die_unless(function, self.changing.keep.call(top, offset, ~value))
                common &= common - 1

    def _write_crossed(self) -> Function:
        """Write ``_crossed(top, record)``: a value confined to a part of a house goes from the cells beside it."""
        function = self.module.function("_crossed", [I32, I32], I32)
        top, record = function.params
        start = function.let(record + 16)
        end = function.let(start + load(I32, record, 8) * 8)
        once, twice, single, part = (function.local(I64) for _ in range(4))
        with function.count(start, end, 8) as place:
            part.set(0)
            with self._each_listed(function, load(I32, place)) as cell:
                value = function.let(load(I64, top + cell))
                part |= value
                single |= select(is_single(value), value, 0)
            twice |= once & part
            once |= part
        locked = function.let((once & ~twice) & ~single)
        with function.when(locked.is_zero()):
            function.give(ALIVE)
        with function.count(start, end, 8) as place, function.when(load(I32, place, 4) != 0):
            part.set(0)
            with self._each_listed(function, load(I32, place)) as cell:
                part |= load(I64, top + cell)
            part &= locked
            with function.when(part != 0), self._each_listed(function, load(I32, place, 4)) as cell:
                die_unless(function, self.changing.keep.call(top, cell, ~part))
        function.give(ALIVE)
        return function

    @contextmanager
    def _each_listed(self, function: Function, address: Value) -> Iterator[Local]:
        """Open a loop over a list of offsets that begins with its length in bytes."""
        at = function.let(address)
        end = function.let(at + load(I32, at))
        with function.while_(at < end):
            at += 4
            yield function.let(load(I32, at))

    def two_or_three(self, function: Function, start: Local, end: Local, stride: int) -> Local:
        """Return the values that have two or three places in a list of cells."""
        once, twice, thrice, more = (function.let(constant(I64, 0)) for _ in range(4))
        with function.count(start, end, stride) as place:
            cell = function.let(load(I64, function.params[0] + load(I32, place)))
            more |= thrice & cell
            thrice |= twice & cell
            twice |= once & cell
            once |= cell
        return function.let(twice & ~more)

    def _write_locked(self) -> Function:
        """Write ``_locked(top, record)``: lock the values with two or three places (placed ones are done elsewhere)."""
        function = self.module.function("_locked", [I32, I32], I32)
        top, record = function.params
        values, start = function.let(load(I64, record, 16)), function.let(record + 24)
        own = function.let(load(I32, record, 12))
        end, lowest = function.let(start + load(I32, record, 8) * 4), function.local(I64)
        values &= self.two_or_three(function, start, end, 4)
        with function.while_(values != 0):
            lowest.set(values & (constant(I64, 0) - values))
            die_unless(function, self.lock.call(top, start, end, constant(I32, 4), lowest, own))
            values ^= lowest
        function.give(ALIVE)
        return function
