"""What supposing a value makes of a position of the relation kernel: which values fail.

Two positions follow each other in memory: the one in question, and the one in which a value is supposed.
"""

from __future__ import annotations

from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import DEAD, is_single
from pencilmark.engine.relations.search import SearchWriter
from pencilmark.engine.wasm import I32, I64, Function, Module, constant, load

ANSWER, LIST = memory.OUT_AT, memory.OUT_AT + 16
"""Whether the position fails, and the values that do: a mask for each cell."""


class SuppositionWriter:
    """Writes the functions that suppose values, beside a search whose positions they use."""

    def __init__(self, module: Module, search: SearchWriter) -> None:
        self.module, self.changing, self.settle = module, search.changing, search.settle
        self.put = self._write_put()
        self._write_begin()
        self._write_failing()

    def _write_put(self) -> Function:
        """Write ``_put(source, target, variable, mask)``: settle a copy in which a variable has only these values."""
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
        rest, bit, failing = (function.local(I64) for _ in range(3))
        out = function.let(constant(I32, LIST))
        with function.count(0, load(I32, memory.CELLS) * 8, 8) as cell:
            rest.set(load(I64, position + cell))
            failing.set(0)
            with function.when(is_single(rest)):
                rest.set(0)
            with function.while_(rest != 0):
                bit.set(rest & (constant(I64, 0) - rest))
                rest &= rest - 1
                with function.when(self.put.call(position, position + frame, cell, bit) == DEAD):
                    failing |= bit
            function.store(I64, out, failing)
            out += 8
