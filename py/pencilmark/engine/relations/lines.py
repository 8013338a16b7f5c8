"""Conditions on variables in order: automata, counting off, and one of several ways to divide different cells.

READ     layers, states, the first state of the last layer, 0; then of each layer: variable, arcs, their address, 0.
         An arc: from, to, and the mask of the values that lead there
ITEM     count, 0, variable of the place (bit = place from 0), variable of what stands there, then variables
BETWEEN  count, ways, address of the ways, 0, then variables, all different. A way: how many are ends, how many use one
         of the sets allowed, address of these, 0, masks of the ends and the others; then the order, a byte each
"""

from __future__ import annotations

from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless, is_single
from pencilmark.engine.relations.memory import SCRATCH
from pencilmark.engine.relations.sets import Sets
from pencilmark.engine.wasm import I32, I64, U8, Function, Module, constant, load, select

ARC = 16
MASKS_AT, LISTS_AT, FOUND_AT, LAYERS_AT = 0, 512, 1024, 2048  # in the scratch of BETWEEN


class Lines:
    """Writes the propagators."""

    def __init__(self, module: Module, changing: Changing, sets: Sets) -> None:
        self.module, self.changing, self.sets = module, changing, sets
        self.read, self.item, self.between = self._write_read(), self._write_item(), self._write_between()

    def _write_read(self) -> Function:
        """Write ``_read(top, record)``: find the states reached, then those that lead to the end."""
        function = self.module.function("_read", [I32, I32], I32)
        top, record = function.params
        states, scratch = function.let(load(I32, record, 12)), function.let(load(I32, SCRATCH))
        layer = function.let(record + 24)
        end = function.let(layer + load(I32, record, 8) * 16)
        reached, useful = function.let(scratch), function.let(scratch + states)
        function.fill(scratch, 0, states * 2)
        function.store(U8, reached, 1)
        mask, left, arc, last = function.local(I64), function.local(I64), function.local(I32), function.local(I32)
        with function.while_(layer < end):
            mask.set(load(I64, top + load(I32, layer)))
            arc.set(load(I32, layer, 8))
            last.set(arc + load(I32, layer, 4) * ARC)
            with function.while_(arc < last):
                with function.when((mask & load(I64, arc, 8)) != 0):
                    place = function.let(reached + load(I32, arc, 4))
                    function.store(U8, place, load(U8, place) | load(U8, reached + load(I32, arc)))
                arc += ARC
            layer += 16
        final = function.let(load(I32, record, 16))
        function.copy(useful + final, reached + final, states - final)
        with function.while_(layer > record + 24):
            layer -= 16
            mask.set(load(I64, top + load(I32, layer)))
            left.set(0)
            arc.set(load(I32, layer, 8))
            last.set(arc + load(I32, layer, 4) * ARC)
            with function.while_(arc < last):
                found = function.let(mask & load(I64, arc, 8))
                alive = load(U8, useful + load(I32, arc, 4)) & load(U8, reached + load(I32, arc))
                with function.when((found != 0) & alive):
                    left |= found
                    function.store(U8, useful + load(I32, arc), 1)
                arc += ARC
            die_unless(function, self.changing.keep.call(top, load(I32, layer), left))
        function.give(ALIVE)
        return function

    def _write_item(self) -> Function:
        """Write ``_item(top, record)``."""
        function = self.module.function("_item", [I32, I32], I32)
        top, record = function.params
        count = function.let(load(I32, record, 8))
        place, result = function.let(load(I32, record, 16)), function.let(load(I32, record, 20))
        wanted = function.let(load(I64, top + result))
        places, left, found = function.let(load(I64, top + place)), function.local(I64), function.local(I64)
        with function.count(0, count) as number, function.when(((places >> number.to_i64()) & 1) != 0):
            mask = function.let(load(I64, top + load(I32, record + number * 4, 24)))
            with function.when((mask & wanted) != 0):
                left |= constant(I64, 1) << number.to_i64()
                found |= mask
        die_unless(function, self.changing.keep.call(top, place, left))
        die_unless(function, self.changing.keep.call(top, result, found))
        with function.when(is_single(left)):
            only = load(I32, record + left.apply("ctz").to_i32() * 4, 24)
            function.give(self.changing.keep.call(top, only, load(I64, top + result)))
        function.give(ALIVE)
        return function

    def _write_between(self) -> Function:
        """Write ``_between(top, record)``: join what each way allows; stop once that is everything."""
        try_ = self._write_try()
        function = self.module.function("_between", [I32, I32], I32)
        top, record = function.params
        count, scratch = function.let(load(I32, record, 8)), function.let(load(I32, SCRATCH))
        found = function.let(scratch + FOUND_AT)
        way = function.let(load(I32, record, 16))
        size = function.let(((count + 7) & ~7) + 32)
        end = function.let(way + load(I32, record, 12) * size)
        function.fill(found, 0, count * 8)
        with function.while_(way < end) as done:
            with function.when(try_.call(top, record, way)):
                full = function.let(constant(I32, 1))
                with function.count(0, count) as number:
                    now = load(I64, top + load(I32, record + number * 4, 24))
                    full &= load(I64, found + number * 8) == now
                done.jump(full)
            way += size
        with function.count(0, count) as number:
            variable = load(I32, record + number * 4, 24)
            die_unless(function, self.changing.keep.call(top, variable, load(I64, found + number * 8)))
        function.give(ALIVE)
        return function

    def _write_try(self) -> Function:
        """Write ``_try(top, record, way)``: join what a way allows each cell; DEAD if it is impossible."""
        function = self.module.function("_try", [I32, I32, I32], I32)
        top, record, way = function.params
        scratch, count = function.let(load(I32, SCRATCH)), function.let(load(I32, record, 8))
        ends, filtered = function.let(load(I32, way)), function.let(load(I32, way, 4))
        masks, lists = function.let(scratch + MASKS_AT), function.let(scratch + LISTS_AT)
        with function.count(0, count) as number:
            mask = function.let(load(I64, top + load(I32, record + load(U8, way + number, 32) * 4, 24)))
            mask &= select(number < ends, load(I64, way, 16), load(I64, way, 24))
            with function.when(mask.is_zero()):
                function.give(DEAD)
            function.store(I64, masks + number * 8, mask)
            function.store(I32, lists + number * 8, masks + number * 8)
            function.store(I32, lists + number * 8, select(number + 1 == filtered, load(I32, way, 8), 0), 4)
        layers, last = function.let(scratch + LAYERS_AT), function.let(lists + count * 8)
        zero = constant(I32, 0)
        die_unless(function, self.sets.forwards.call(zero, lists, last, layers))
        function.do(self.sets.collect.call(zero, lists, last, layers + count * self.sets.family).dropped())
        found = function.let(scratch + FOUND_AT)
        with function.count(0, count) as number:
            place = function.let(found + load(U8, way + number, 32) * 8)
            function.store(I64, place, load(I64, place) | load(I64, masks + number * 8))
        function.give(ALIVE)
        return function
