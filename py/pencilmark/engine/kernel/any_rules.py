"""What the kernel of any board concludes: naked singles, hidden singles, locked candidates.

A cell's candidates are a 64-bit number (bit = value - 1); bit 63 (PLACED) is set once its value is gone from
its peers. Cells with one candidate wait in a queue; a full house of which a cell changed is flagged, and looked
at again for hidden singles and for locked candidates.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pencilmark.engine.kernel.any_tables import Lists, Tables
from pencilmark.engine.wasm import I32, I64, U8, U16, Function, Local, Module, Value, constant, load

PLACED = 1 << 63
LOOK_FOR_SINGLES, LOOK_FOR_LOCKS = 1, 2
DEAD, STILL, MOVED = 0, 1, 2


class AnyRules:
    """Writes the functions that settle a position; *queued* is the address of the queue's length."""

    def __init__(self, module: Module, tables: Tables, size: int, queued: int, weights: int) -> None:
        self.module, self.tables, self.queued, self.weights = module, tables, queued, weights
        self.all_values = (1 << size) - 1
        self.blame = self._write_blame()
        self.change = self._write_change()
        self.place_singles = self._write_place_singles()
        self.find_hidden = self._write_find_hidden()
        self.find_locked = self._write_find_locked()
        self.settle = self._write_settle()

    @contextmanager
    def each(self, function: Function, lists: Lists, number: Value) -> Iterator[Local]:
        """Open a loop over one of *lists*: the address of each entry."""
        place = function.let(number * 4 + lists.index)
        end = function.let(load(I32, place, 4))
        place.set(load(I32, place))
        with function.while_(place < end):
            yield place
            place += 2

    def _write_blame(self) -> Function:
        """Write ``_blame(offset)``: the cell took part in a contradiction."""
        function = self.module.function("_blame", [I32])
        weight = function.let((function.params[0] >> 1) + self.weights)
        function.store(I32, weight, load(I32, weight) + 1)
        return function

    def _write_change(self) -> Function:
        """Write ``_change(top, offset, candidates)``: what follows for queue and flags; 0 when none is left."""
        function = self.module.function("_change", [I32, I32, I64], I32)
        top, offset, candidates = function.params
        with function.when(candidates.is_zero()):
            function.do(self.blame.call(offset))
            function.give(DEAD)
        function.store(I64, top + offset, candidates)
        with function.when((candidates & (candidates - 1)).is_zero()):
            queued = function.let(load(I32, self.queued))
            function.store(U16, queued * 2, offset, self.tables.queue)
            function.store(I32, self.queued, queued + 1)
        with self.each(function, self.tables.houses_of, offset >> 3) as house:
            function.store(U8, load(U16, house), LOOK_FOR_SINGLES | LOOK_FOR_LOCKS, self.tables.flags)
        function.give(MOVED)
        return function

    def _write_place_singles(self) -> Function:
        """Write ``_place_singles(top)``: take the value of each queued cell from its peers."""
        function = self.module.function("_place_singles", [I32], I32)
        (top,) = function.params
        length, value, candidates = function.local(I32), function.local(I64), function.local(I64)
        length.set(load(I32, self.queued))
        with function.while_(length != 0):
            length -= 1
            function.store(I32, self.queued, length)
            cell = function.let(load(U16, length * 2, self.tables.queue))
            value.set(load(I64, top + cell))
            function.store(I64, top + cell, value | PLACED)
            with self.each(function, self.tables.peers, cell >> 3) as peer:
                candidates.set(load(I64, top + load(U16, peer)))
                with function.when((candidates & value) != 0):
                    left = (candidates & ~value) & (PLACED - 1)
                    with function.when(self.change.call(top, load(U16, peer), left) == DEAD):
                        function.do(self.blame.call(cell))
                        function.give(DEAD)
            length.set(load(I32, self.queued))
        function.give(STILL)
        return function

    def _write_find_hidden(self) -> Function:
        """Write ``_find_hidden(top)``: place the values that have one cell left in a flagged house."""
        function = self.module.function("_find_hidden", [I32], I32)
        (top,) = function.params
        moved = function.local(I32)
        moved.set(STILL)
        with self._each_flagged(function, LOOK_FOR_SINGLES) as house:
            one, two = function.let(constant(I64, 0)), function.let(constant(I64, 0))
            for_placed = self._placed_values(function, top, house, one, two)
            with function.when((one & self.all_values) != self.all_values):
                with self.each(function, self.tables.members, house) as member:
                    function.do(self.blame.call(load(U16, member)))
                function.give(DEAD)
            hidden = function.let((one & ~(two | for_placed)) & self.all_values)
            with function.when(hidden != 0):
                self._place_hidden(function, house, hidden)
                moved.set(MOVED)
        function.give(moved)
        return function

    @contextmanager
    def _each_flagged(self, function: Function, flag: int) -> Iterator[Local]:
        """Open a loop over the houses with *flag*, which is taken from them."""
        with function.count(0, self.tables.houses) as house:
            flags = function.let(load(U8, house, self.tables.flags))
            with function.when((flags & flag) != 0):
                function.store(U8, house, flags & ~flag, self.tables.flags)
                yield house

    def _placed_values(self, function: Function, top: Local, house: Local, one: Local, two: Local) -> Local:
        """Find the values placed in a *house*, and those with at least *one* and at least *two* cells."""
        placed = function.let(constant(I64, 0))
        with self.each(function, self.tables.members, house) as member:
            cell = function.let(load(I64, top + load(U16, member)))
            two |= one & cell
            one |= cell
            placed |= cell & cell.shift_signed(63)
        return placed

    def _place_hidden(self, function: Function, house: Local, hidden: Local) -> None:
        """Place the *hidden* singles of a *house*; a cell that must take two of them is a contradiction."""
        top = function.params[0]
        with self.each(function, self.tables.members, house) as member:
            cell = function.let(load(I64, top + load(U16, member)))
            value = function.let(cell & hidden)
            with function.when((value != 0) & (value != cell)):
                with function.when((value & (value - 1)) != 0):
                    function.do(self.blame.call(load(U16, member)))
                    function.give(DEAD)
                function.do(self.change.call(top, load(U16, member), value).dropped())

    def _write_find_locked(self) -> Function:
        """Write ``_find_locked(top)``: values that a flagged house has only within another go from the other's rest."""
        function = self.module.function("_find_locked", [I32], I32)
        (top,) = function.params
        moved, entry = function.local(I32), function.local(I32)
        moved.set(STILL)
        with self._each_flagged(function, LOOK_FOR_LOCKS) as house:
            one, two = function.local(I64), function.local(I64)
            placed = self._placed_values(function, top, house, one, two)
            index = function.let(house * 4 + self.tables.locks.index)
            entry.set(load(I32, index))
            with function.while_(entry < load(I32, index, 4)):
                elsewhere = function.let(placed)
                with self._each_counted(function, entry) as member:
                    elsewhere |= load(I64, top + load(U16, member))
                locked = function.let(constant(I64, self.all_values) & ~elsewhere)
                with self._each_counted(function, entry) as member:
                    cell = function.let(load(U16, member))
                    left = function.let(load(I64, top + cell))
                    with function.when((left & locked) != 0):
                        moved.set(MOVED)
                        alive = self.change.call(top, cell, left & ~locked & (PLACED - 1))
                        with function.when(alive == DEAD):
                            function.give(DEAD)
        function.give(moved)
        return function

    @contextmanager
    def _each_counted(self, function: Function, entry: Local) -> Iterator[Local]:
        """Open a loop over a list that begins with its length at *entry*, and move *entry* past it."""
        member = function.let(entry + 2)
        entry.set(member + (load(U16, entry) >> 2))  # 8 times the length, of 2 bytes each
        with function.while_(member < entry):
            yield member
            member += 2

    def _write_settle(self) -> Function:
        """Write ``_settle(top)``: conclude until nothing changes; DEAD on a contradiction."""
        function = self.module.function("_settle", [I32], I32)
        (top,) = function.params
        with function.loop() as again:
            with function.when(self.place_singles.call(top) == DEAD):
                function.give(DEAD)
            for find in (self.find_hidden, self.find_locked):
                found = function.let(find.call(top))
                with function.when(found == DEAD):
                    function.give(DEAD)
                again.jump(found == MOVED)
        function.give(STILL)
        return function
