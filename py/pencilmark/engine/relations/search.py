"""The search: positions on a stack, and choices guided by past failures.

A guess says whether a value is in a cell, the one with the fewest candidates for its weight (which counts the
contradictions that it took part in, and above all those that a guess about it led to), or decides between two places of
a value in a house. Numbers besides the grid, such as what a house lacks, are guessed like cells.
(Boussemart, Hemery, Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004.)
"""

from __future__ import annotations

from collections.abc import Mapping

from pencilmark.board.masks import mask_of
from pencilmark.engine.kernel.core import Core
from pencilmark.engine.kernel.memory import DONE, ENOUGH, FOUND, NODES, OUT, SPENT, TOP, WHY
from pencilmark.engine.relations import memory
from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, is_single
from pencilmark.engine.wasm import I32, I64, U8, Function, Local, constant, load, select

BLAME, SEASON = 16, 200
"""What a contradiction adds to the weight of each of its cells; all weights are halved after this number of them."""
NOTHING = 0xFFFF_FFFF
AT_ONCE = mask_of((memory.ALONE, memory.DIFFER, memory.PAIR, memory.TABLE))
AT_ONCE |= mask_of((memory.SETS, memory.SUM, memory.READ, memory.BETWEEN))
"""The kinds that conclude all they can in one run: their own changes need not wake them."""


class SearchWriter:
    """Writes the search of a *module* whose propagators are *kinds*.

    *guess* is what a failed guess adds to its cell's weight; with *by_place* it may guess where a house's value goes.
    """

    def __init__(self, changing: Changing, kinds: Mapping[int, Function], *, guess: int, by_place: bool) -> None:
        self.module, self.changing, self.kinds, self.guess = changing.module, changing, kinds, guess
        self.run, self.blame = self._write_run(), self._write_blame()
        self.settle = self._write_settle()
        self.two_places = self._write_two_places() if by_place else None
        self.choose = self._write_choose()
        self.record, self.split = self._write_record(), self._write_split()
        self.core = Core(memory.ORDER_AT, memory.OUT_AT, self._write_start(), self._write_exclude(), self._write_look())

    def _write_run(self) -> Function:
        """Write ``_run(top, record)``: run a propagator."""
        function = self.module.function("_run", [I32, I32], I32)
        top, record = function.params
        kind = function.let(load(I32, record))
        for number, propagator in self.kinds.items():
            with function.when(kind == number):
                function.give(propagator.call(top, record))
        function.give(ALIVE)
        return function

    def _write_blame(self) -> Function:
        """Write ``_blame(number)``: a propagator failed, so its cells (listed before its record) weigh more."""
        function = self.module.function("_blame", [I32])
        (number,) = function.params
        record = function.let(load(I32, load(I32, memory.RECORDS) + number * 4))
        count, weights = function.let(load(I32, record - 4)), function.let(load(I32, memory.WEIGHTS))
        with function.count(record - 4 - count * 4, record - 4, 4) as at:
            place = function.let(weights + load(I32, at))
            function.store(I32, place, load(I32, place) + BLAME)
        with function.when(load(I32, record) == memory.ALONE):
            place = function.let(weights + load(I32, memory.EMPTIED))
            function.store(I32, place, load(I32, place) + BLAME)
        failures = function.let(load(I32, memory.FAILURES) + 1)
        function.store(I32, memory.FAILURES, failures)
        with (
            function.when((failures % SEASON).is_zero()),
            function.count(0, load(I32, memory.FRAME) - memory.TAIL, 8) as cell,
        ):
            place = function.let(weights + cell)
            function.store(I32, place, load(I32, place) >> 1)
        return function

    def _write_settle(self) -> Function:
        """Write ``_settle(top)``: run the queue until it is empty, cheap ones first; DEAD on a contradiction."""
        function = self.module.function("_settle", [I32], I32)
        (top,) = function.params
        size, waiting, records = (function.let(load(I32, at)) for at in (memory.GROUP, memory.WAITING, memory.RECORDS))
        groups, word, last = (function.local(I64) for _ in range(3))
        place, end, at, number = (function.local(I32) for _ in range(4))
        with function.loop() as again:
            groups.set(load(I64, memory.GROUPS))
            with function.when(groups.is_zero()):
                function.give(ALIVE)
            place.set(groups.apply("ctz").to_i32() * size)
            end.set(place + size)
            with function.while_(place < end):
                at.set(waiting + (place << 4))
                word.set(load(I64, at))
                with function.when(word != 0):
                    last.set(load(I64, at, 8))
                    later = function.let((word >> last) << last)
                    with function.when(later.is_zero()):
                        later.set(word)
                    last.set(later.apply("ctz"))
                    function.store(I64, at, word & ~(constant(I64, 1) << last))
                    function.store(I64, at, last, 8)
                    number.set((place << 6) + last.to_i32())
                    record = function.let(load(I32, records + number * 4))
                    with function.when(self.run.call(top, record) == DEAD):
                        function.do(self.blame.call(number))
                        self._forget(function)
                        function.give(DEAD)
                    with function.when((constant(I32, AT_ONCE) >> load(I32, record)) & 1):
                        function.store(I64, at, load(I64, at) & ~(constant(I64, 1) << last))
                    again.jump()
                place += 1
            function.store(I64, memory.GROUPS, groups & (groups - 1))
            again.jump()
        function.give(ALIVE)
        return function

    def _forget(self, function: Function) -> None:
        """Empty the queue."""
        function.fill(load(I32, memory.WAITING), 0, load(I32, memory.WORDS) * 16)
        function.store(I64, memory.GROUPS, 0)

    def _write_choose(self) -> Function:
        """Write ``_choose(top)``: leave the guess in memory; DEAD if all cells have a value."""
        function = self.module.function("_choose", [I32], I32)
        (top,) = function.params
        best, number, weight = (function.local(I32) for _ in range(3))
        best.set(NOTHING)
        number.set(1000)
        weight.set(1)
        cells, numbers = function.let(load(I32, memory.CELLS) * 8), function.let(load(I32, memory.NUMBERS))
        with function.count(0, cells, 8) as cell:
            self._compare(function, cell, best, number, weight)
        with function.when(best == NOTHING):
            function.give(DEAD)
        with function.count(0, load(I32, numbers) * 4, 4) as at:
            self._compare(function, function.let(load(I32, numbers + at, 4)), best, number, weight)
        mask = function.let(load(I64, top + best))
        function.store(I64, memory.CHOICE_VALUE, mask & (constant(I64, 0) - mask))
        function.store(I32, memory.CHOICE_CELL, best)
        if self.two_places:
            function.do(self.two_places.call(top, number, weight))
        function.give(ALIVE)
        return function

    def _compare(self, function: Function, variable: Local, best: Local, number: Local, weight: Local) -> None:
        """Prefer a variable that has fewer values for its weight than the best so far (*number* and *weight*)."""
        mask = function.let(load(I64, function.params[0] + variable))
        with function.when(is_single(mask).is_zero()):
            own = function.let(load(I32, load(I32, memory.WEIGHTS) + variable) + 1)
            count = function.let(mask.apply("popcount").to_i32())
            with function.when(count * weight < number * own):
                best.set(variable)
                number.set(count)
                weight.set(own)

    def _write_two_places(self) -> Function:
        """Write ``_two_places(top, number, weight)``: prefer a value with two places in a house if those weigh more."""
        function = self.module.function("_two_places", [I32, I32, I32])
        top, number, weight = function.params
        house, weights = function.let(load(I32, memory.HOUSES)), function.let(load(I32, memory.WEIGHTS))
        once, twice, more = (function.local(I64) for _ in range(3))
        end = function.local(I32)
        with function.while_(load(I32, house) != 0):
            start = function.let(house + 4)
            end.set(start + load(I32, house) * 4)
            for mask in (once, twice, more):
                mask.set(0)
            with function.count(start, end, 4) as at:
                cell = function.let(load(I64, top + load(I32, at)))
                more |= twice & cell
                twice |= once & cell
                once |= cell
            pairs = function.let(twice & ~more)
            with function.while_(pairs != 0):
                self._weigh(function, pairs, start, weights, number, weight)
                pairs &= pairs - 1
            house.set(end)
        return function

    def _weigh(
        self, function: Function, pairs: Local, start: Local, weights: Local, number: Local, weight: Local
    ) -> None:
        """Weigh the lowest value that has two places: the two count as one cell with two candidates."""
        top = function.params[0]
        bit = function.let(pairs & (constant(I64, 0) - pairs))
        own, heaviest, one = (function.let(constant(I32, 0)) for _ in range(3))
        seen, at = function.let(constant(I32, 0)), function.let(start)
        with function.while_(seen < 2):
            cell = function.let(load(I32, at))
            with function.when((load(I64, top + cell) & bit) != 0):
                seen += 1
                its = function.let(load(I32, weights + cell) + 1)
                own += its
                with function.when(its > heaviest):
                    heaviest.set(its)
                    one.set(cell)
            at += 4
        with function.when(constant(I32, 4) * weight < number * own):
            number.set(4)
            weight.set(own)
            function.store(I32, memory.CHOICE_CELL, one)
            function.store(I64, memory.CHOICE_VALUE, bit)

    def _write_split(self) -> Function:
        """Write ``_split(top)``: replace the position at *top* by two, without the guessed value and with it."""
        function = self.module.function("_split", [I32])
        (top,) = function.params
        frame = function.let(load(I32, memory.FRAME))
        cell, value = function.let(load(I32, memory.CHOICE_CELL)), function.let(load(I64, memory.CHOICE_VALUE))
        tail = function.let(top + frame - memory.TAIL)
        function.store(I32, tail, cell)
        function.store(I64, tail, load(I64, tail, 8) >> 1, 8)
        function.copy(top + frame, top, frame)
        place = function.let(top + cell)
        function.store(I64, place, load(I64, place) & ~value)
        function.store(I64, place + frame, value)
        return function

    def _write_record(self) -> Function:
        """Write ``_record(top)``: write a solution where OUT says, a byte for each cell."""
        function = self.module.function("_record", [I32])
        (top,) = function.params
        out = function.let(load(I32, OUT))
        with function.count(0, load(I32, memory.CELLS)) as cell:
            value = load(I64, top + cell * 8).apply("ctz").to_i32() + 1
            function.store(U8, out, value)
            out += 1
        function.store(I32, OUT, out)
        return function

    def _write_look(self) -> Function:
        """Write ``_look(limit, keep, budget)``: look at the positions on the stack until there is reason to stop."""
        function = self.module.function("_look", [I32, I32, I32])
        limit, keep, budget = function.params
        top, frame = function.let(load(I32, TOP)), function.let(load(I32, memory.FRAME))
        found, nodes = function.local(I32), function.local(I32)
        why, tail = function.local(I32), function.local(I32)
        with function.block() as stop, function.loop() as next_position:
            why.set(DONE)
            stop.jump(top == load(I32, memory.STACK))
            why.set(SPENT)
            stop.jump(nodes >= budget)
            nodes += 1
            top -= frame
            tail.set(top + frame - memory.TAIL)
            self._wake(function, load(I32, tail))
            with function.when(self.settle.call(top) == DEAD):
                with function.when(load(I32, tail) != memory.EVERYTHING):
                    guessed = function.let(load(I32, memory.WEIGHTS) + load(I32, tail))
                    function.store(I32, guessed, load(I32, guessed) + self.guess)
                function.store(I64, memory.SHARE, load(I64, memory.SHARE) + load(I64, tail, 8))
                next_position.jump()
            with function.when(self.choose.call(top) == DEAD):
                function.store(I64, memory.SHARE, load(I64, memory.SHARE) + load(I64, tail, 8))
                with function.when(found < keep):
                    function.do(self.record.call(top))
                found += 1
                why.set(ENOUGH)
                stop.jump(found == limit)
                next_position.jump()
            function.do(self.split.call(top))
            top += frame * 2
            next_position.jump()
        for place, value in ((TOP, top), (FOUND, found), (NODES, nodes), (WHY, why)):
            function.store(I32, place, value)
        return function

    def _write_start(self) -> Function:
        """Write ``_start(address)``: put the puzzle with the givens there on the stack, with no weights yet."""
        function = self.module.function("_start", [I32])
        frame, values = function.let(load(I32, memory.STACK)), function.let(load(I64, memory.ALL))
        place = function.let(frame)
        with function.count(0, load(I32, memory.CELLS)) as cell:
            value = function.let(load(U8, function.params[0] + cell))
            function.store(I64, place, select(value, constant(I64, 1) << (value - 1).to_i64(), values))
            place += 8
        function.store(I32, place, memory.EVERYTHING)
        function.store(I64, place, memory.WHOLE, 8)
        self._take_from_peers(function, frame, place)
        function.store(I64, memory.SHARE, 0)
        function.store(I32, memory.FAILURES, 0)
        function.store(I32, TOP, place + memory.TAIL)
        function.fill(load(I32, memory.WEIGHTS), 0, load(I32, memory.CELLS) * 8)
        return function

    def _take_from_peers(self, function: Function, frame: Local, end: Local) -> None:
        """Remove each given from its peers without waking anything: everything will run anyway."""
        size, word, peer = function.let(load(I32, memory.PEER_WORDS) * 8), function.local(I64), function.local(I32)
        place, peers = function.let(frame), function.let(load(I32, memory.PEERS))
        with function.while_(place < end):
            given = function.let(load(I64, place))
            with function.when(is_single(given)), function.count(0, size, 8) as at:
                word.set(load(I64, peers + at))
                with function.while_(word != 0):
                    peer.set(frame + (word.apply("ctz").to_i32() << 3) + (at << 6))
                    function.store(I64, peer, load(I64, peer) & ~given)
                    word &= word - 1
            place += 8
            peers += size

    def _write_exclude(self) -> Function:
        """Write ``_exclude(cell, value)``."""
        function = self.module.function("_exclude", [I32, I32])
        cell, value = function.params
        place = function.let(load(I32, memory.STACK) + cell * 8)
        function.store(I64, place, load(I64, place) & ~(constant(I64, 1) << (value - 1).to_i64()))
        return function

    def _wake(self, function: Function, changed: object) -> None:
        """Queue every propagator, or those that listen to the cell that changed."""
        cell = function.let(changed)  # type: ignore[arg-type]  # a value
        with function.when(cell == memory.EVERYTHING):
            behind_the_last = load(I32, memory.FRAME) - memory.TAIL
            function.do(self.changing.wake.call(load(I32, memory.EAGER), behind_the_last))
        with function.otherwise():
            function.do(self.changing.wake.call(load(I32, memory.FIXED), cell))
