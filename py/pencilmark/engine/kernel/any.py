"""The kernel of any board up to 36 x 36: each cell's candidates are a number, the board is tables.

A frame is the candidates of all cells and, behind them, the offset of the cell that the guess which made it
changed: all that can follow from it starts there. The module is the same for all boards but for its constants.
"""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.board.geometry import Geometry
from pencilmark.engine.kernel.any_rules import DEAD, LOOK_FOR_LOCKS, LOOK_FOR_SINGLES, PLACED, AnyRules
from pencilmark.engine.kernel.any_tables import CELL, Tables, tables_of
from pencilmark.engine.kernel.core import Core, Registers, write_questions
from pencilmark.engine.kernel.memory import OUT, TOP, Memory
from pencilmark.engine.wasm import I32, I64, U8, Function, Local, Module, Value, constant, load, select

EVERYWHERE = 0xFFFF_FFFF  # instead of the cell that changed: look at the whole board


class AnyBoard:
    """The module of one board being written."""

    def __init__(self, geometry: Geometry) -> None:
        count = geometry.cell_count
        self.size, self.cells, self.frame = geometry.size, count, count * CELL + 8
        batch = max(4, 60_000 // count)
        address = Memory(count, 0, self.frame, 0, batch).tables
        self.queued = address
        self.tables: Tables = tables_of(geometry, address + 4)
        # A guess that comes true places a cell for good.
        self.memory = Memory(count, self.tables.size + 4, self.frame, count + 2, batch, memo_size=4 * count)
        self.module = Module(self.memory.pages)
        self.module.data(address + 4, self.tables.content)
        self.rules = AnyRules(self.module, self.tables, self.size, self.queued, self.memory.memo)

    def binary(self) -> bytes:
        """Write the module."""
        write_questions(self.module, Core(self.memory, self._write_start(), self._write_exclude(), self._write_look()))
        return self.module.binary()

    def _write_start(self) -> Function:
        """Write ``_start(address)``."""
        function = self.module.function("_start", [I32])
        frame = self.memory.stack
        function.fill(constant(I32, self.memory.memo), 0, self.memory.memo_size)
        with function.count(0, self.cells) as cell:
            value = function.let(load(U8, function.params[0] + cell))
            given = constant(I64, 1) << (value - 1).to_i64()
            function.store(I64, cell * CELL, select(value, given, self.rules.all_values), frame)
        function.store(I32, frame + self.cells * CELL, EVERYWHERE)
        function.store(I32, TOP, frame + self.frame)
        return function

    def _write_exclude(self) -> Function:
        """Write ``_exclude(cell, value)``."""
        function = self.module.function("_exclude", [I32, I32])
        cell, value = function.params
        place = function.let(cell * CELL)
        left = load(I64, place, self.memory.stack) & ~(constant(I64, 1) << (value - 1).to_i64())
        function.store(I64, place, left, self.memory.stack)
        return function

    def _write_wake(self) -> Function:
        """Write ``_wake(top)``: fill queue and flags with what may have changed; DEAD when a cell has nothing."""
        function = self.module.function("_wake", [I32], I32)
        (top,) = function.params
        flags, houses = constant(I32, self.tables.flags), self.tables.houses
        function.store(I32, self.queued, 0)
        changed = function.let(load(I32, top, self.cells * CELL))
        change = self.rules.change
        with function.when(changed != EVERYWHERE):
            function.fill(flags, 0, houses)
            function.give(change.call(top, changed, load(I64, top + changed)))
        function.fill(flags, LOOK_FOR_SINGLES | LOOK_FOR_LOCKS, houses)
        with function.count(0, self.cells * CELL, CELL) as offset:
            left = change.call(top, offset, load(I64, top + offset))
            with function.when(left == DEAD):
                function.give(DEAD)
        function.give(1)
        return function

    def _write_choose(self) -> Function:
        """Write ``_choose(top)``: the offset of the cell to guess in; EVERYWHERE when all have a value."""
        function = self.module.function("_choose", [I32], I32)
        (top,) = function.params
        best, best_number, best_weight = (function.local(I32) for _ in range(3))
        best.set(EVERYWHERE)
        best_number.set(1000)
        best_weight.set(1)
        with function.count(0, self.cells * CELL, CELL) as offset:
            candidates = function.let(load(I64, top + offset))
            with function.when(candidates < PLACED):
                number = function.let(candidates.apply("popcount").to_i32())
                weight = function.let(load(I32, offset >> 1, self.memory.memo) + 1)
                with function.when(number * best_weight < best_number * weight):
                    best.set(offset)
                    best_number.set(number)
                    best_weight.set(weight)
        function.give(best)
        return function

    def _write_look(self) -> Function:
        """Write ``_look(limit, keep, budget)``: search on until it must stop."""
        record, wake, choose = self._write_record(), self._write_wake(), self._write_choose()
        function = self.module.function("_look", [I32, I32, I32])
        limit, keep, budget = function.params
        registers = Registers(function, self.memory)
        top = registers.top
        with function.loop() as next_position:
            registers.pop(budget)
            next_position.jump(wake.call(top) == DEAD)
            next_position.jump(self.rules.settle.call(top) == DEAD)
            cell = function.let(choose.call(top))
            with function.when(cell == EVERYWHERE):
                registers.solved(record, limit, keep)
                next_position.jump()
            self._guess(function, top, cell)
            next_position.jump()
        return function

    def _guess(self, function: Function, top: Local, cell: Local) -> None:
        """Replace the position at *top* by two: the lowest candidate of *cell* without, and with (tried first)."""
        function.store(I32, top, cell, self.cells * CELL)
        function.copy(top + self.frame, top, self.frame)
        candidates = function.let(load(I64, top + cell))
        lowest = function.let(candidates & (constant(I64, 0) - candidates))
        function.store(I64, top + cell, candidates ^ lowest)
        function.store(I64, top + cell, lowest, self.frame)
        top += 2 * self.frame

    def _write_record(self) -> Function:
        """Write ``_record(address)``."""
        function = self.module.function("_record", [I32])
        out = function.let(load(I32, OUT))
        with function.count(0, self.cells) as cell:
            value: Value = load(I64, function.params[0] + cell * CELL).apply("ctz").to_i32() + 1
            function.store(U8, out + cell, value)
        function.store(I32, OUT, out + self.cells)
        return function


def any_frame(marks: Sequence[int]) -> bytes:
    """Lay out a position, given the mask of candidates of each cell."""
    return b"".join(mask.to_bytes(CELL, "little") for mask in marks) + EVERYWHERE.to_bytes(8, "little")
