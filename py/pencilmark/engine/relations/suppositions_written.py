"""Finds what follows from supposing a value in the relation kernel: which values fail, alone or within another.

Positions follow each other in memory: the one in question, the one in which a value is supposed, then those after each
further value is struck, and last the one in which another value is supposed within that. An entry of a list of
suppositions is a variable, 0, and a mask of 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import ALIVE, DEAD, is_single
from pencilmark.engine.relations.search import SearchWriter
from pencilmark.engine.wasm import I32, I64, Function, Local, Module, Value, constant, load

ANSWER, COUNT, MOST, BOARD, FOLLOWED, LAST, LIST = (memory.OUT_AT + 4 * place for place in range(7))
"""Whether what was asked about fails; how many entries the list has, how many it may have; the cells; how many entries
were followed before, and the address of the one by which the first failed; the list.

Only the cells of the board are asked about, not the regions and shades behind them. Of a whole position the list has a
mask for each cell, of the values that fail.
"""
SUPPOSED = 16
"""Bytes of an entry."""
ALL_ROOM = 1 << 50
"""What a cell without values would count: one with a value counts half of that, one with two a quarter."""
FEW, ANY = 2, 64
"""Most values of the cells in which any are refuted: where two are left first."""


class SuppositionWriter:
    """Writes the functions that suppose values, beside a search whose positions they use."""

    def __init__(self, module: Module, search: SearchWriter) -> None:
        self.module, self.changing, self.settle = module, search.changing, search.settle
        self.put = self._write_put()
        self._write_begin()
        self._write_failing()
        self._write_strike()
        self._write_follow()
        self._write_refute()
        self.room = self._write_room()
        self._write_refute_shortly()

    def _write_put(self) -> Function:
        """Write ``_put(source, target, variable, mask)``: settle a copy in which a variable keeps only these values."""
        function = self.module.function("_put", [I32, I32, I32, I64], I32)
        source, target, variable, mask = function.params
        function.copy(target, source, load(I32, memory.FRAME))
        place = function.let(target + variable)
        left = function.let(load(I64, place) & mask)
        function.store(I64, place, left)
        with function.when(left.is_zero()):
            function.give(DEAD)
        function.do(self.changing.wake.call(load(I32, memory.FIXED), variable))
        function.give(self.settle.call(target))
        return function

    def _write_begin(self) -> None:
        """Write ``suppose``: settle the position in question; the answer says whether it fails."""
        function = self.module.function("suppose")
        behind_the_last = load(I32, memory.FRAME) - memory.TAIL
        function.do(self.changing.wake.call(load(I32, memory.EAGER), behind_the_last))
        function.store(I32, ANSWER, self.settle.call(load(I32, memory.STACK)))

    def _write_failing(self) -> None:
        """Write ``failing``: list the values that fail, a mask of them for each cell."""
        function = self.module.function("failing")
        position, frame = function.let(load(I32, memory.STACK)), function.let(load(I32, memory.FRAME))
        failing, out = function.local(I64), function.let(constant(I32, LIST))
        with function.count(0, load(I32, BOARD) * 8, 8) as cell:
            failing.set(0)
            with self._each_failing(function, position, position + frame, cell) as bit:
                failing |= bit
            function.store(I64, out, failing)
            out += 8

    @contextmanager
    def _each_failing(self, function: Function, position: Local, within: Value, cell: Local) -> Iterator[Local]:
        """Open a loop over the values of a cell in a *position* that fail when supposed; *within* is room for that."""
        rest, bit = function.let(load(I64, position + cell)), function.local(I64)
        with function.while_(rest != 0):
            bit.set(rest & (constant(I64, 0) - rest))
            rest &= rest - 1
            left = function.let(load(I64, position + cell))
            with (
                function.when(((left & bit) != 0) & is_single(left).is_zero()),
                function.when(self.put.call(position, within, cell, bit) == DEAD),
            ):
                yield bit

    def _write_strike(self) -> None:
        """Write ``strike``: remove from the position in question every value that fails, until none does."""
        function = self.module.function("strike")
        position, changed = function.let(load(I32, memory.STACK)), function.local(I32)
        within = function.let(position + load(I32, memory.FRAME))
        function.store(I32, ANSWER, DEAD)
        with function.loop() as again:
            changed.set(0)
            with (
                function.count(0, load(I32, BOARD) * 8, 8) as cell,
                self._each_failing(function, position, within, cell) as bit,
            ):
                changed.set(1)
                with function.when(self.put.call(position, position, cell, ~bit) == DEAD):
                    function.give()
            again.jump(changed != 0)
        function.store(I32, ANSWER, ALIVE)

    def _write_follow(self) -> None:
        """Write ``follow``: suppose the first of a list, and strike each other one, which must fail by then.

        The answer is DEAD if the first fails in the end, else ALIVE, also if one of the others does not fail when its
        turn comes. The position after each entry is kept behind the one before; the first FOLLOWED entries are not
        followed again. On failure LAST is the address of the entry that caused it.
        """
        function = self.module.function("follow")
        position, frame = function.let(load(I32, memory.STACK)), function.let(load(I32, memory.FRAME))
        within = function.let(position + (load(I32, COUNT) + 1) * frame)
        before = function.let(load(I32, FOLLOWED))
        after, at = function.let(position + before * frame), function.let(before * SUPPOSED + LIST)
        end = function.let(load(I32, COUNT) * SUPPOSED + LIST)
        function.store(I32, ANSWER, DEAD)
        with function.when(before.is_zero()):
            with function.when(self.put.call(after, after + frame, load(I32, at), load(I64, at, 8)) == DEAD):
                function.store(I32, LAST, at)
                function.give()
            after += frame
            at += SUPPOSED
        with function.while_(at < end):
            variable, mask = function.let(load(I32, at)), function.let(load(I64, at, 8))
            with function.when(self.put.call(after, within, variable, mask) == ALIVE):
                function.store(I32, ANSWER, ALIVE)
                function.give()
            with function.when(self.put.call(after, after + frame, variable, ~mask) == DEAD):
                function.store(I32, LAST, at)
                function.give()
            after += frame
            at += SUPPOSED
        function.store(I32, ANSWER, ALIVE)

    def _write_refute(self) -> None:
        """Write ``refute``: suppose the first of a list, and append what fails within it, until it fails itself."""
        function = self.module.function("refute")
        position, frame = function.let(load(I32, memory.STACK)), function.let(load(I32, memory.FRAME))
        after, changed, few = function.let(position + frame), function.local(I32), function.local(I64)
        function.store(I32, ANSWER, DEAD)
        function.store(I32, COUNT, 1)
        with function.when(self.put.call(position, after, load(I32, LIST), load(I64, LIST + 8)) == DEAD):
            function.give()
        few.set(FEW)
        with function.loop() as again:
            changed.set(0)
            with (
                function.count(0, load(I32, BOARD) * 8, 8) as cell,
                function.when(load(I64, after + cell).apply("popcount") <= few),
            ):
                self._refute_in(function, after, cell, changed)
            again.jump(changed != 0)
            with function.when(few == FEW):
                few.set(ANY)
                again.jump()
        function.store(I32, ANSWER, ALIVE)

    def _refute_in(self, function: Function, after: Local, cell: Local, changed: Local) -> None:
        """Strike the values of one cell that fail; leave the function if nothing is left, or the list is full."""
        within = function.let(after + load(I32, memory.FRAME))
        with self._each_failing(function, after, within, cell) as bit:
            self._note(function, cell, bit)
            changed.set(1)
            with function.when(self.put.call(after, after, cell, ~bit) == DEAD):
                function.give()
            with function.when(load(I32, COUNT) >= load(I32, MOST)):
                function.store(I32, ANSWER, ALIVE)
                function.give()

    def _write_room(self) -> Function:
        """Write ``_room(position)``: a sum over the cells, in which each value less counts twice the one before it."""
        function = self.module.function("_room", [I32], I64)
        (position,) = function.params
        found = function.local(I64)
        with function.count(0, load(I32, BOARD) * 8, 8) as cell:
            found += constant(I64, ALL_ROOM) >> load(I64, position + cell).apply("popcount")
        function.give(found)
        return function

    def _write_refute_shortly(self) -> None:
        """Write ``refute_shortly``: as ``refute``, but of all that fails add what leaves the least room, one by one."""
        function = self.module.function("refute_shortly")
        position, frame = function.let(load(I32, memory.STACK)), function.let(load(I32, memory.FRAME))
        after, within = function.let(position + frame), function.let(position + frame * 2)
        least, room, bit_there = (function.local(I64) for _ in range(3))
        cell_there = function.local(I32)
        function.store(I32, ANSWER, DEAD)
        function.store(I32, COUNT, 1)
        with function.when(self.put.call(position, after, load(I32, LIST), load(I64, LIST + 8)) == DEAD):
            function.give()
        with function.loop() as again:
            least.set(0)
            with (
                function.count(0, load(I32, BOARD) * 8, 8) as cell,
                self._each_failing(function, after, within, cell) as bit,
            ):
                with function.when(self.put.call(after, within, cell, ~bit) == DEAD):
                    self._note(function, cell, bit)
                    function.give()
                room.set(self.room.call(within))
                with function.when(room > least):
                    least.set(room)
                    cell_there.set(cell)
                    bit_there.set(bit)
            with function.when((least != 0) & (load(I32, COUNT) < load(I32, MOST))):
                self._note(function, cell_there, bit_there)
                function.do(self.put.call(after, after, cell_there, ~bit_there))
                again.jump()
        function.store(I32, ANSWER, ALIVE)

    def _note(self, function: Function, cell: Local, bit: Local) -> None:
        """Add an entry to the list."""
        at = function.let(load(I32, COUNT) * SUPPOSED + LIST)
        function.store(I32, at, cell)
        function.store(I64, at, bit, 8)
        function.store(I32, COUNT, load(I32, COUNT) + 1)
