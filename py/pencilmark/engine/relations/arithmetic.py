"""Sums, clauses, products and the like over variables of any range, reasoned about by their bounds.

LINEAR     count, relation, variable and mask of the literal that says whether it holds, constant, 0, then terms
CLAUSE     count, whether all are about one value of cells, the literal that says whether it holds,
           then literals: variable, 0, mask
PRODUCT    count 2, then result and factors        LEAST      count, then result and terms (their minimum)
SIZE       result and term (its absolute value)    QUOTIENT   result, dividend and divisor (above 0; rounding down)
REMAINDER  result, dividend and divisor (above 0)

A term is its variable, a number, and how it is read (see `memory`): the number is a factor in LINEAR, elsewhere added.
"""

from __future__ import annotations

from pencilmark.engine.relations.changing import ALIVE, DEAD, Changing, die_unless
from pencilmark.engine.relations.houses import Houses
from pencilmark.engine.relations.memory import AT_MOST, EQUAL, MASK, SCRATCH, UNEQUAL
from pencilmark.engine.wasm import I32, I64, S32, Function, Local, Module, Value, constant, load, select

TERM = 16
REFUTED = 3  # added to a relation that is known to be false: its opposite must hold


class Arithmetic:
    """Writes the propagators."""

    def __init__(self, module: Module, changing: Changing, houses: Houses) -> None:
        self.module, self.changing, self.houses = module, changing, houses
        self.floor = self._write_floor()
        self.least, self.greatest, self.narrow = (
            self._write_ends("_low"),
            self._write_ends("_high"),
            self._write_narrow(),
        )
        self.survey, self.squeeze, self.unequal = self._write_survey(), self._write_squeeze(), self._write_unequal()
        self.linear, self.clause = self._write_linear(), self._write_clause()
        self.product, self.minimum = self._write_product(), self._write_minimum()
        self.size, self.quotient, self.remainder = self._write_size(), self._write_quotient(), self._write_remainder()

    def _write_floor(self) -> Function:
        """Write ``_floor(number, by)``: divide by a number above 0, rounding down."""
        function = self.module.function("_floor", [I64, I64], I64)
        number, by = function.params
        found = function.let(number.apply("signed/", by))
        function.give(found - (number.compare_signed("<", found * by)).to_i64())
        return function

    # Linear relations

    def _write_survey(self) -> Function:
        """Write ``_survey(top, term, end, constant, out)``: store the sum's least and greatest, then each term's."""
        function = self.module.function("_survey", [I32, I32, I32, I64, I32])
        top, term, end, fixed, out = function.params
        low, high = function.let(fixed), function.let(fixed)
        at = function.let(out)
        with function.while_(term < end):
            at += 16
            variable, how = load(I32, term), function.let(load(I64, term, 8))
            weight = function.let(load(S32, term, 4))
            least = function.let(self.changing.least.call(top, variable, how) * weight)
            most = function.let(self.changing.greatest.call(top, variable, how) * weight)
            with function.when(weight.compare_signed("<", 0)):
                swap = function.let(least)
                least.set(most)
                most.set(swap)
            function.store(I64, at, least)
            function.store(I64, at, most, 8)
            low += least
            high += most
            term += TERM
        function.store(I64, out, low)
        function.store(I64, out, high, 8)
        return function

    def _write_squeeze(self) -> Function:
        """Write ``_squeeze(top, term, end, out, low, high)``: keep the sum between *low* and *high*."""
        function = self.module.function("_squeeze", [I32, I32, I32, I32, I64, I64], I32)
        top, term, end, out, low, high = function.params
        least, most = function.let(load(I64, out)), function.let(load(I64, out, 8))
        with function.when(least.compare_signed(">", high) | most.compare_signed("<", low)):
            function.give(DEAD)
        with function.when(least.compare_signed(">=", low) & most.compare_signed("<=", high)):
            function.give(ALIVE)
        own_low, own_high, new_low, new_high = (function.local(I64) for _ in range(4))
        with function.while_(term < end):
            out += 16
            own_low.set(load(I64, out))
            own_high.set(load(I64, out, 8))
            with function.when(own_low != own_high):
                new_low.set(low - most + own_high)
                new_high.set(high - least + own_low)
                with function.when(new_low.compare_signed(">", own_low) | new_high.compare_signed("<", own_high)):
                    new_low.set(select(new_low.compare_signed(">", own_low), new_low, own_low))
                    new_high.set(select(new_high.compare_signed("<", own_high), new_high, own_high))
                    self._divided(function, term, new_low, new_high)
                    call = self.changing.narrow.call(top, load(I32, term), load(I64, term, 8), new_low, new_high)
                    die_unless(function, call)
            term += TERM
        function.give(ALIVE)
        return function

    def _divided(self, function: Function, term: Local, low: Local, high: Local) -> None:
        """Turn bounds of a weighted term into bounds of the unweighted value."""
        weight = function.let(load(S32, term, 4))
        with function.when(weight.compare_signed("<", 0)):
            swap = function.let(constant(I64, 0) - low)
            low.set(constant(I64, 0) - high)
            high.set(swap)
            weight.set(constant(I64, 0) - weight)
        with function.when(weight != 1):
            low.set(constant(I64, 0) - self.floor.call(constant(I64, 0) - low, weight))
            high.set(self.floor.call(high, weight))

    def _write_unequal(self) -> Function:
        """Write ``_unequal(top, term, end, out)``: once only one term is open, keep the sum from being 0."""
        function = self.module.function("_unequal", [I32, I32, I32, I32], I32)
        top, term, end, out = function.params
        rest, open_, one = function.let(load(I64, out)), function.local(I32), function.local(I32)
        with function.while_(term < end):
            out += 16
            with function.when(load(I64, out) != load(I64, out, 8)):
                open_ += 1
                one.set(term)
                rest -= load(I64, out)
            term += TERM
        with function.when(open_.is_zero()):
            function.give(rest != 0)
        with function.when(open_ != 1):
            function.give(ALIVE)
        weight, how = function.let(load(S32, one, 4)), function.let(load(I64, one, 8))
        rest.set(constant(I64, 0) - rest)
        with function.when(rest.apply("signed%", weight) != 0):
            function.give(ALIVE)
        rest.set(rest.apply("signed/", weight))
        variable = function.let(load(I32, one))
        with function.when(how == MASK):
            with function.when(rest < 64):
                function.give(self.changing.keep.call(top, variable, ~(constant(I64, 1) << rest)))
            function.give(ALIVE)
        with function.when(rest == self.changing.least.call(top, variable, how)):
            function.give(self.changing.narrow.call(top, variable, how, rest + 1, constant(I64, 1 << 40)))
        with function.when(rest == self.changing.greatest.call(top, variable, how)):
            function.give(self.changing.narrow.call(top, variable, how, constant(I64, -(1 << 40)), rest - 1))
        function.give(ALIVE)
        return function

    def _write_linear(self) -> Function:
        """Write ``_linear(top, record)``."""
        function = self.module.function("_linear", [I32, I32], I32)
        top, record = function.params
        term, out = function.let(record + 40), function.let(load(I32, SCRATCH))
        end = function.let(term + load(I32, record, 8) * TERM)
        says, mask = function.let(load(I32, record, 16)), function.let(load(I64, record, 24))
        function.do(self.survey.call(top, term, end, load(I64, record, 32), out))
        relation = function.let(load(I32, record, 12))
        literal = function.let(load(I64, top + says))
        with function.when((literal & ~mask) != 0):
            with function.when((literal & mask) != 0):
                function.give(self._judge(function, relation, out, says, mask))
            relation += REFUTED
        low, high = function.let(constant(I64, -(1 << 60))), function.let(constant(I64, 1 << 60))
        with function.when((relation == UNEQUAL) | (relation == EQUAL + REFUTED)):
            function.give(self.unequal.call(top, term, end, out))
        with function.when(relation == AT_MOST):
            high.set(0)
        with function.when(relation == AT_MOST + REFUTED):
            low.set(1)
        with function.when((relation == EQUAL) | (relation == UNEQUAL + REFUTED)):
            low.set(0)
            high.set(0)
        function.give(self.squeeze.call(top, term, end, out, low, high))
        return function

    def _judge(self, function: Function, relation: Local, out: Local, says: Local, mask: Local) -> Value:
        """Set the literal when it is known whether the relation holds."""
        top = function.params[0]
        low, high = function.let(load(I64, out)), function.let(load(I64, out, 8))
        holds, fails = function.local(I32), function.local(I32)
        with function.when(relation == AT_MOST):
            holds.set(high.compare_signed("<=", 0))
            fails.set(low.compare_signed(">", 0))
        with function.otherwise():
            holds.set(low.is_zero() & high.is_zero())
            fails.set(low.compare_signed(">", 0) | high.compare_signed("<", 0))
            with function.when(relation == UNEQUAL):
                swap = function.let(holds)
                holds.set(fails)
                fails.set(swap)
        with function.when(holds):
            function.give(self.changing.keep.call(top, says, mask))
        with function.when(fails):
            function.give(self.changing.keep.call(top, says, ~mask))
        return constant(I32, ALIVE)

    def _write_clause(self) -> Function:
        """Write ``_clause(top, record)``: one of the literals holds if and only if the clause's own literal does."""
        function = self.module.function("_clause", [I32, I32], I32)
        top, record = function.params
        says, own = function.let(load(I32, record, 16)), function.let(load(I64, record, 24))
        at, open_, one = function.let(record + 32), function.local(I32), function.local(I32)
        end = function.let(at + load(I32, record, 8) * TERM)
        value, mask = function.local(I64), function.local(I64)
        literal = function.let(load(I64, top + says))
        with function.while_(at < end):
            value.set(load(I64, top + load(I32, at)))
            mask.set(load(I64, at, 8))
            with function.when((value & ~mask).is_zero()):
                function.give(self.changing.keep.call(top, says, own))
            with function.when((value & mask) != 0):
                open_ += 1
                one.set(at)
                with function.when((literal & own).is_zero()):
                    die_unless(function, self.changing.keep.call(top, load(I32, at), ~mask))
            at += TERM
        with function.when(open_.is_zero()):
            function.give(self.changing.keep.call(top, says, ~own))
        with function.when((literal & ~own) != 0):
            function.give(ALIVE)
        with function.when(open_ == 1):
            function.give(self.changing.keep.call(top, load(I32, one), load(I64, one, 8)))
        with function.when(load(I32, record, 12) != 0):
            start = function.let(record + 32)
            place, nowhere = load(I64, start, 8), constant(I32, 0)
            function.give(self.houses.lock.call(top, start, end, constant(I32, TERM), place, nowhere))
        function.give(ALIVE)
        return function

    # Operations on terms to which a number is added

    def _write_ends(self, name: str) -> Function:
        """Write ``_low(top, term)`` or ``_high(top, term)``."""
        function = self.module.function(name, [I32, I32], I64)
        top, term = function.params
        end = self.changing.least if name == "_low" else self.changing.greatest
        function.give(end.call(top, load(I32, term), load(I64, term, 8)) + load(S32, term, 4))
        return function

    def _write_narrow(self) -> Function:
        """Write ``_within(top, term, low, high)``."""
        function = self.module.function("_within", [I32, I32, I64, I64], I32)
        top, term, low, high = function.params
        added = function.let(load(S32, term, 4))
        call = self.changing.narrow.call(top, load(I32, term), load(I64, term, 8), low - added, high - added)
        function.give(call)
        return function

    def _ends(self, function: Function, term: Value) -> tuple[Local, Local]:
        top = function.params[0]
        return function.let(self.least.call(top, term)), function.let(self.greatest.call(top, term))

    def _start(self, name: str, count: int) -> tuple[Function, Local, list[Local]]:
        """Begin a propagator of *count* terms, the result first."""
        function = self.module.function(name, [I32, I32], I32)
        top, record = function.params
        return function, top, [function.let(record + 16 + TERM * place) for place in range(count)]

    def _write_product(self) -> Function:
        """Write ``_product(top, record)``: corners bound the result and, where all is positive, each factor, too."""
        function, top, (result, first, second) = self._start("_product", 3)
        (a, b), (c, d) = self._ends(function, first), self._ends(function, second)
        corners = [function.let(x * y) for x in (a, b) for y in (c, d)]
        low, high = function.let(corners[0]), function.let(corners[0])
        for corner in corners[1:]:
            low.set(select(corner.compare_signed("<", low), corner, low))
            high.set(select(corner.compare_signed(">", high), corner, high))
        die_unless(function, self.narrow.call(top, result, low, high))
        least, most = self._ends(function, result)
        with function.when(a.compare_signed(">=", 0) & c.compare_signed(">=", 0)):
            for one, low_other, high_other in ((first, c, d), (second, a, b)):
                with function.when(low_other.compare_signed(">", 0)):
                    rounded = self.floor.call(least + high_other - 1, high_other)
                    die_unless(function, self.narrow.call(top, one, rounded, self.floor.call(most, low_other)))
        function.give(ALIVE)
        return function

    def _write_minimum(self) -> Function:
        """Write ``_minimum(top, record)``: no term is below the result; if only one can be as small, it is that."""
        function, top, (result, start) = self._start("_minimum", 2)
        low, high = function.let(constant(I64, 1 << 40)), function.let(constant(I64, 1 << 40))
        end, term = function.let(start + load(I32, function.params[1], 8) * TERM), function.let(start)
        with function.while_(term < end):
            least, most = self._ends(function, term)
            low.set(select(least.compare_signed("<", low), least, low))
            high.set(select(most.compare_signed("<", high), most, high))
            term += TERM
        die_unless(function, self.narrow.call(top, result, low, high))
        low, high = self._ends(function, result)
        small, one = function.let(constant(I32, 0)), function.local(I32)
        with function.count(start, end, TERM) as term:
            die_unless(function, self.narrow.call(top, term, low, constant(I64, 1 << 40)))
            with function.when(self.least.call(top, term).compare_signed("<=", high)):
                small += 1
                one.set(term)
        with function.when(small.is_zero()):
            function.give(DEAD)
        with function.when(small == 1):
            function.give(self.narrow.call(top, one, low, high))
        function.give(ALIVE)
        return function

    def _write_size(self) -> Function:
        """Write ``_size(top, record)``."""
        function, top, (result, term) = self._start("_size", 2)
        low, high = self._ends(function, term)
        minus_low, minus_high = function.let(constant(I64, 0) - low), function.let(constant(I64, 0) - high)
        most = function.let(select(high.compare_signed(">", minus_low), high, minus_low))
        least = function.let(select(low.compare_signed(">", minus_high), low, minus_high))
        least.set(select(least.compare_signed("<", 0), constant(I64, 0), least))
        die_unless(function, self.narrow.call(top, result, least, most))
        least, most = self._ends(function, result)
        from_, to = function.let(constant(I64, 0) - most), function.let(most)
        with function.when(low.compare_signed(">", constant(I64, 0) - least)):
            from_.set(least)
        with function.when(high.compare_signed("<", least)):
            to.set(constant(I64, 0) - least)
        function.give(self.narrow.call(top, term, from_, to))
        return function

    def _write_quotient(self) -> Function:
        """Write ``_quotient(top, record)``."""
        function, top, (result, term, by) = self._start("_quotient", 3)
        (low, high), (a, b) = self._ends(function, term), self._ends(function, by)
        ends = [function.let(self.floor.call(x, y)) for x in (low, high) for y in (a, b)]
        least = function.let(select(ends[0].compare_signed("<", ends[1]), ends[0], ends[1]))
        most = function.let(select(ends[2].compare_signed(">", ends[3]), ends[2], ends[3]))
        die_unless(function, self.narrow.call(top, result, least, most))
        least, most = self._ends(function, result)
        x, y = function.let(least * a), function.let(least * b)
        from_ = function.let(select(x.compare_signed("<", y), x, y))
        x, y = function.let(most * a + a - 1), function.let(most * b + b - 1)
        function.give(self.narrow.call(top, term, from_, select(x.compare_signed(">", y), x, y)))
        return function

    def _write_remainder(self) -> Function:
        """Write ``_remainder(top, record)``: where the quotient is known, the term is the result plus a multiple."""
        function, top, (result, term, by) = self._start("_remainder", 3)
        (low, high), (a, b) = self._ends(function, term), self._ends(function, by)
        die_unless(function, self.narrow.call(top, result, constant(I64, 0), b - 1))
        with function.when(a == b):
            whole = function.let(self.floor.call(low, a))
            with function.when(whole == self.floor.call(high, a)):
                base = function.let(whole * a)
                die_unless(function, self.narrow.call(top, result, low - base, high - base))
                least, most = self._ends(function, result)
                function.give(self.narrow.call(top, term, base + least, base + most))
            least, most = self._ends(function, result)
            first = function.let(whole * a)
            first.set(first + select((first + most).compare_signed("<", low), a, constant(I64, 0)))
            last = function.let(self.floor.call(high, a) * a)
            last.set(last - select((last + least).compare_signed(">", high), a, constant(I64, 0)))
            function.give(self.narrow.call(top, term, first + least, last + most))
        function.give(ALIVE)
        return function
