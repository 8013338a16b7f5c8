"""Different cells with a condition on the sets of their values, with full support.

A set of values is a number (bit = value - 1); a set of such sets has a bit for each: for nine values 512 bits, four
vectors. Giving a cell the value v shifts the sets that lack v by 2**(v-1): within 64 bits for the first six values, by
whole lanes for the others. Going forwards finds the sets that the first cells can use; going backwards finds which of
them lead to the end. (As in `pencilmark.rules.propagation.subsets`; Trick, "A dynamic programming approach for
consistency and propagation for knapsack constraints", 2003.)

SETS  count, whether to look for locked values,
      then of each cell: variable, address of the sets allowed once it has its value (0: all)
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless
from pencilmark.engine.relations.houses import Houses
from pencilmark.engine.relations.memory import LACKING, LACKING_AT, LANE, SCRATCH, SUMS
from pencilmark.engine.wasm import (
    I32,
    I64,
    I64X2,
    Function,
    Local,
    Module,
    Value,
    constant,
    lanes,
    load,
    shuffle,
    splat,
    union,
)

LAYERS_AT = 8192  # in the scratch
UP, DOWN = [*range(8), *range(16, 24)], [*range(8, 16), *range(16, 24)]


class Sets:
    """Writes the propagators for the values 1 to *top*."""

    def __init__(self, module: Module, changing: Changing, houses: Houses, top: int) -> None:
        self.module, self.changing, self.houses, self.top = module, changing, houses, top
        self.vectors = max(1, (1 << top) // 128)
        self.family = self.vectors * 16
        self.forwards = self._write_forwards()
        self.backwards, self.collect = self._write_backwards("_backwards"), self._write_backwards("_collect")
        self.sums, self.keep_sums = self._write_sums(), self._write_keep_sums()
        self.sets = self._write_sets()

    def load(self, function: Function, address: Value | int) -> list[Local]:
        """Read the vectors of a set of sets."""
        return [function.let(load(I64X2, address, 16 * place)) for place in range(self.vectors)]

    def store(self, function: Function, address: Value, vectors: list[Local]) -> None:
        """Write the vectors of a set of sets."""
        for place, vector in enumerate(vectors):
            function.store(I64X2, address, vector, 16 * place)

    def with_(self, digit: int, now: list[Local]) -> list[tuple[int, Value]]:
        """Add a digit to all sets that lack it; return the places of vectors, and what comes there."""
        if digit < LANE:
            return [(i, (now[i] & LACKING[digit]) << (1 << digit)) for i in range(self.vectors)]
        if digit == LANE:
            return [(i, shuffle(constant(I64X2, 0), now[i], UP)) for i in range(self.vectors)]
        step = 1 << digit - LANE - 1
        return [(i + step, now[i]) for i in range(self.vectors) if not i & step]

    def without(self, digit: int, now: list[Local]) -> list[tuple[int, Value]]:
        """Remove a digit from all sets that have it; return the places of vectors, and what comes there."""
        if digit < LANE:
            return [(i, (now[i] >> (1 << digit)) & LACKING[digit]) for i in range(self.vectors)]
        if digit == LANE:
            return [(i, shuffle(now[i], constant(I64X2, 0), DOWN)) for i in range(self.vectors)]
        step = 1 << digit - LANE - 1
        return [(i, now[i + step]) for i in range(self.vectors) if not i & step]

    def _low(self, function: Function, mask: Local) -> Iterator[tuple[Local, Value]]:
        """Open a loop over the values of a mask within 64 bits: how far each shifts, and the sets that lack it."""
        low = function.let(mask & ((1 << LANE) - 1))
        with function.while_(low != 0):
            bit = function.let(low & (constant(I64, 0) - low))
            low ^= bit
            lacking = function.let(splat(I64X2, load(I64, bit.apply("ctz").to_i32() << 3, LACKING_AT)))
            yield function.let(bit.to_i32()), lacking

    def _write_forwards(self) -> Function:
        """Write ``_forwards(top, cells, end, layers)``: find the sets after each cell, a layer each; DEAD if none."""
        function = self.module.function("_forwards", [I32, I32, I32, I32], I32)
        top, cell, end, layer = function.params
        now = [function.local(I64X2) for _ in range(self.vectors)]
        after = [function.local(I64X2) for _ in range(self.vectors)]
        now[0].set(constant(I64X2, 0).with_lane(0, constant(I64, 1)))
        for vector in now[1:]:
            vector.set(0)
        self.store(function, layer, now)
        with function.while_(cell < end):
            mask = function.let(load(I64, top + load(I32, cell)))
            for vector in after:
                vector.set(0)
            for bit, lacking in self._low(function, mask):
                for place, vector in enumerate(now):
                    after[place].set(after[place] | ((vector & lacking) << bit))
            for digit in range(LANE, self.top):
                has = function.let(splat(I64X2, constant(I64, 0) - ((mask >> digit) & 1)))
                for place, value in self.with_(digit, now):
                    after[place].set(after[place] | (value & has))
            allowed = function.let(load(I32, cell, 4))
            with function.when(allowed != 0):
                for place, vector in enumerate(after):
                    vector.set(vector & load(I64X2, allowed, 16 * place))
            for old, new in zip(now, after, strict=True):
                old.set(new)
            layer += self.family
            self.store(function, layer, now)
            with function.when(union(now).any().is_zero()):
                function.give(DEAD)
            cell += 8
        function.give(ALIVE)
        return function

    def _write_backwards(self, name: str) -> Function:
        """Write ``_backwards(top, cells, end, layers)``: keep what leads to the last layer, which is at *layers*.

        ``_collect`` writes the masks to where they are read from, and wakes nobody.
        """
        function = self.module.function(name, [I32, I32, I32, I32], I32)
        top, start, cell, layer = function.params
        now = [function.local(I64X2) for _ in range(self.vectors)]
        before = [function.local(I64X2) for _ in range(self.vectors)]
        ways = [function.local(I64X2) for _ in range(self.vectors)]
        for place, vector in enumerate(now):
            vector.set(load(I64X2, layer, 16 * place))
        with function.while_(cell > start):
            cell -= 8
            layer -= self.family
            mask, left = function.let(load(I64, top + load(I32, cell))), function.let(constant(I64, 0))
            for vector in before:
                vector.set(0)
            layers = self.load(function, layer)
            for bit, lacking in self._low(function, mask):
                for place, vector in enumerate(now):
                    ways[place].set((vector >> bit) & lacking & layers[place])
                    before[place].set(before[place] | ways[place])
                left |= (constant(I64, 0) - union(ways).any().to_i64()) & bit.to_i64()
            for digit in range(LANE, self.top):
                has = function.let(splat(I64X2, constant(I64, 0) - ((mask >> digit) & 1)))
                found = self.without(digit, now)
                for place, value in found:
                    ways[place].set(value & layers[place] & has)
                    before[place].set(before[place] | ways[place])
                left |= union(ways[place] for place, _ in found).any().to_i64() << digit
            if name == "_collect":
                function.store(I64, top + load(I32, cell), left)
            else:
                with function.when(left != mask):
                    die_unless(function, self.changing.keep.call(top, load(I32, cell), left))
            for old, new in zip(now, before, strict=True):
                old.set(new)
        function.give(ALIVE)
        return function

    def _write_sets(self) -> Function:
        """Write ``_sets(top, record)``."""
        function = self.module.function("_sets", [I32, I32], I32)
        top, record = function.params
        cells, layers = function.let(record + 16), function.let(load(I32, SCRATCH) + LAYERS_AT)
        count = function.let(load(I32, record, 8))
        end = function.let(cells + count * 8)
        die_unless(function, self.forwards.call(top, cells, end, layers))
        layers += count * self.family
        die_unless(function, self.backwards.call(top, cells, end, layers))
        with function.when(load(I32, record, 12) != 0):
            self._lock_required(function, cells, end, self.load(function, layers))
        function.give(ALIVE)
        return function

    def _lock_required(self, function: Function, cells: Local, end: Local, sets: list[Local]) -> None:
        """Find the values that all *sets* have; one with few places goes from the cells that see all of these."""
        top = function.params[0]
        places = self.houses.two_or_three(function, cells, end, 8)
        for digit in range(self.top):
            if digit < LANE:
                lacking: list[Value] = [vector & LACKING[digit] for vector in sets]
            elif digit == LANE:
                lacking = [vector & lanes(I64X2, [-1, 0]) for vector in sets]
            else:
                lacking = [vector for i, vector in enumerate(sets) if not i & 1 << digit - LANE - 1]
            is_open = (places & (1 << digit)) != 0
            with function.when(is_open), function.when(union(lacking).any().is_zero()):
                value = constant(I64, 1 << digit)
                call = self.houses.lock.call(top, cells, end, constant(I32, 8), value, constant(I32, 0))
                die_unless(function, call)

    def _write_sums(self) -> Function:
        """Write ``_sums(layer, least, most)``: the sums (bit = sum, *least* to *most*) of a layer's sets."""
        function = self.module.function("_sums", [I32, I32, I32], I64)
        layer, least, most = function.params
        now = self.load(function, layer)
        sums, found = function.let(load(I32, SUMS) + least * self.family), function.let(constant(I64, 0))
        with function.count(least, most + 1) as total:
            shared = [vector & load(I64X2, sums, 16 * place) for place, vector in enumerate(now)]
            found |= union(shared).any().to_i64() << total.to_i64()
            sums += self.family
        function.give(found)
        return function

    def _write_keep_sums(self) -> Function:
        """Write ``_keep_sums(layer, sums)``: keep only the sets of a layer that have one of the sums."""
        function = self.module.function("_keep_sums", [I32, I64])
        layer, sums = function.params
        wanted = [function.local(I64X2) for _ in range(self.vectors)]
        with function.while_(sums != 0):
            at = function.let(load(I32, SUMS) + sums.apply("ctz").to_i32() * self.family)
            for place, vector in enumerate(wanted):
                vector.set(vector | load(I64X2, at, 16 * place))
            sums &= sums - 1
        for place, vector in enumerate(wanted):
            function.store(I64X2, layer, load(I64X2, layer, 16 * place) & vector, 16 * place)
        return function
