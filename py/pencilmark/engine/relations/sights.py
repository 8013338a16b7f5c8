"""Counts of visible cells (larger than all before them) among different cells, with full support.

The sets that the cells so far use, as in `sets`, are kept separately for each number of cells seen: a value is seen if
the set before it has only smaller values.

SEEN  count, how many are seen, 0, 0, then variables
"""

from __future__ import annotations

from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless
from pencilmark.engine.relations.memory import SCRATCH
from pencilmark.engine.relations.sets import Sets
from pencilmark.engine.wasm import I32, I64, I64X2, Function, Local, Module, Value, constant, lanes, load, union


def _below(digit: int, vectors: int) -> list[list[int] | None]:
    """Return for each vector the lanes that hold the sets of values below a *digit*; None for vectors without any."""
    sets = (1 << (1 << digit)) - 1
    words = [sets >> 64 * word & (1 << 64) - 1 for word in range(2 * vectors)]
    return [words[2 * i : 2 * i + 2] if any(words[2 * i : 2 * i + 2]) else None for i in range(vectors)]


class Sights:
    """Writes the propagator."""

    def __init__(self, module: Module, changing: Changing, sets: Sets) -> None:
        self.module, self.changing, self.sets = module, changing, sets
        self.forward, self.backward = self._write_forward(), self._write_backward()
        self.seen = self._write_seen()

    def _join(self, function: Function, address: Value, moved: list[tuple[int, Value]]) -> None:
        """Join vectors into a set of sets in memory."""
        place = function.let(address)
        for at, value in moved:
            function.store(I64X2, place, load(I64X2, place, 16 * at) | value, 16 * at)

    def _parts(self, function: Function, digit: int, now: list[Local]) -> tuple[list[Local], list[Local]]:
        """Split sets into those in which a digit would be seen, and the others."""
        lower, higher = [], []
        for vector, below in zip(now, _below(digit, self.sets.vectors), strict=True):
            mask = lanes(I64X2, below) if below else constant(I64X2, 0)
            lower.append(function.let(vector & mask))
            higher.append(function.let(vector.without(mask)))
        return lower, higher

    def _write_forward(self) -> Function:
        """Write ``_look(mask, from, to)``: add each value to the sets of one number of seen cells."""
        function = self.module.function("_look_on", [I64, I32, I32])
        mask, before, after = function.params
        now = self.sets.load(function, before)
        with function.when(union(now).any().is_zero()):
            function.give()
        for digit in range(self.sets.top):
            with function.when((mask & (1 << digit)) != 0):
                lower, higher = self._parts(function, digit, now)
                self._join(function, after + self.sets.family, self.sets.with_(digit, lower))
                self._join(function, after, self.sets.with_(digit, higher))
        return function

    def _write_backward(self) -> Function:
        """Write ``_look_back(mask, from, to)``: return the values that lead to wanted sets; drop the other sets."""
        function = self.module.function("_look_back", [I64, I32, I32], I64)
        mask, before, after = function.params
        now = self.sets.load(function, before)
        with function.when(union(now).any().is_zero()):
            function.give(0)
        same, more = self.sets.load(function, after), self.sets.load(function, after + self.sets.family)
        kept = [function.let(constant(I64X2, 0)) for _ in now]
        left = function.let(constant(I64, 0))
        for digit in range(self.sets.top):
            with function.when((mask & (1 << digit)) != 0):
                lower, higher = self._parts(function, digit, now)
                ways = [function.let(constant(I64X2, 0)) for _ in now]
                for part, wanted in ((lower, more), (higher, same)):
                    for at, value in self.sets.without(digit, wanted):
                        ways[at].set(ways[at] | (value & part[at]))
                with function.when(union(ways).any()):
                    left |= 1 << digit
                    for one, way in zip(kept, ways, strict=True):
                        one.set(one | way)
        self.sets.store(function, before, kept)
        function.give(left)
        return function

    def _write_seen(self) -> Function:
        """Write ``_seen(top, record)``."""
        function = self.module.function("_seen", [I32, I32], I32)
        top, record = function.params
        count, wanted = function.let(load(I32, record, 8)), function.let(load(I32, record, 12))
        layer = function.let(load(I32, SCRATCH))
        size = function.let((wanted + 2) * self.sets.family)
        function.fill(layer, 0, size * (count + 1))
        function.store(I32, layer, 1)
        with function.count(0, count) as place:
            mask = function.let(load(I64, top + load(I32, record + place * 4, 24)))
            with function.count(0, wanted + 1) as number:
                start = function.let(layer + number * self.sets.family)
                function.do(self.forward.call(mask, start, start + size))
            layer += size
            function.fill(layer + (wanted + 1) * self.sets.family, 0, self.sets.family)  # more than wanted
        function.fill(layer, 0, wanted * self.sets.family)  # fewer than wanted at the end
        place = function.let(count)
        with function.while_(place != 0):
            place -= 1
            layer -= size
            self._keep(function, place, wanted, layer, size)
        function.give(ALIVE)
        return function

    def _keep(self, function: Function, place: Local, wanted: Local, layer: Local, size: Local) -> None:
        """Keep the values of a cell that lead to what is wanted."""
        top, record = function.params
        variable = function.let(load(I32, record + place * 4, 24))
        mask, left = function.let(load(I64, top + variable)), function.let(constant(I64, 0))
        with function.count(0, wanted + 1) as number:
            start = function.let(layer + number * self.sets.family)
            left |= self.backward.call(mask, start, start + size)
        with function.when(left.is_zero()):
            function.give(DEAD)
        die_unless(function, self.changing.keep.call(top, variable, left))
