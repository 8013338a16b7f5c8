"""Finds out if aligned pairs or triples exclude anything in a position: trying all is slow, and few do.

`pencilmark.human.sukaku.exclusion` says in Python what is tried, and what it excludes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pencilmark.engine.kernel import nine_nets_memory as memory
from pencilmark.engine.kernel.nine_consequences import WORK
from pencilmark.engine.wasm import I32, I32X4, U16, Function, Local, Module, Value, constant, load

NOBODY = 127
"""A place that sees no cell and has a digit of its own: the third cell of a pair."""


def write_exclusions(module: Module) -> Function:
    """Write ``_exclusions(size)``: return 1 if any *size* aligned cells of WORK exclude something."""
    note, excludes = _write_note(module), _write_excludes(module)
    third = _write_third(module, excludes)
    function = module.function("_exclusions", [I32], I32)
    size = function.params[0]
    function.do(note.call(size))
    able = function.let(load(I32X4, memory.ABLE))
    with memory.each(function, memory.BASES, 16) as one:
        excluders = function.let(able & _seen_from(one))
        with memory.each(function, memory.BASES, 16) as two:
            common = function.let(excluders & _seen_from(two))
            with function.when((two > one) & (memory.size_of(common) > 1)):
                function.store(I32X4, memory.EXCLUDERS, common)
                found = function.let(constant(I32, 0))
                with function.when(size == 2):
                    found.set(excludes.call(one, two, constant(I32, NOBODY)))
                with function.otherwise():
                    found.set(third.call(one, two))
                with function.when(found):
                    function.give(1)
    function.give(0)
    return function


def _seen_from(place: Value) -> Value:
    return load(I32X4, place << 4, memory.PEERS_AT)


def _write_note(module: Module) -> Function:
    """Write ``_note(most)``: note the digits of each place, BASES (several digits), ABLE (of these, *most* at most)."""
    function = module.function("_note_digits", [I32])
    for vector in (memory.BASES, memory.ABLE):
        function.store(I32X4, vector, 0)
    function.store(U16, memory.DIGITS_OF + 2 * NOBODY, 1 << 9)
    with function.count(0, constant(I32, 96)) as place:
        digits = function.let(constant(I32, 0))
        with function.count(0, constant(I32, 9)) as digit:
            digits |= memory.has(constant(I32, WORK), (digit << 7) + place) << digit
        function.store(U16, place << 1, digits, memory.DIGITS_OF)
        count = function.let(digits.apply("popcount"))
        with function.when(count > 1):
            memory.add(function, constant(I32, memory.BASES), place)
            with function.when(count <= function.params[0]):
                memory.add(function, constant(I32, memory.ABLE), place)
    return function


def _write_third(module: Module, excludes: Function) -> Function:
    """Write ``_third(one, two)``: return 1 if two cells exclude something with a third, which one of them sees.

    EXCLUDERS are at first those of the two cells; for each third cell they become those that it sees as well.
    """
    function = module.function("_third", [I32, I32], I32)
    one, two = function.params
    common, once, twice = (function.let(load(I32X4, memory.EXCLUDERS)), *(function.local(I32X4) for _ in range(2)))
    with memory.each(function, memory.EXCLUDERS, 16) as excluder:
        here = function.let(_seen_from(excluder))
        twice |= once & here
        once |= here
    thirds = twice & load(I32X4, memory.ABLE) & (_seen_from(one) | _seen_from(two))
    function.store(I32X4, memory.THIRDS, thirds)
    with memory.each(function, memory.THIRDS, 16) as three, function.when((three != one) & (three != two)):
        function.store(I32X4, memory.EXCLUDERS, common & _seen_from(three))
        with function.when(excludes.call(one, two, three)):
            function.give(1)
    function.give(0)
    return function


def _write_excludes(module: Module) -> Function:
    """Write ``_excludes(one, two, three)``: return 1 if a digit of these cells is in no combination.

    An excluder left with one digit takes it from the third cell, and one left with none forbids the combination.
    """
    function = module.function("_excludes", [I32] * 3, I32)
    one, two, three = function.params
    digits = [function.let(load(U16, place << 1, memory.DIGITS_OF)) for place in function.params]
    first, second, third = digits
    end = _list_masks(function, function.let(first | second | third))
    with function.when(end == memory.MASKS):
        function.give(0)
    see, see_one, see_two = (_sees(function, *pair) for pair in ((one, two), (one, three), (two, three)))
    kept = [function.let(constant(I32, 0)) for _ in digits]
    with _each_digit(function, first) as p, _each_digit(function, second) as q:
        left = function.let(third.without(p & see_one).without(q & see_two))
        with function.when(p & q & see):
            left.set(0)
        with function.count(memory.MASKS, end, 2) as at:
            rest = function.let(load(U16, at).without(p | q))
            with function.when((rest & (rest - 1)).is_zero()):
                left &= ~rest
                with function.when(rest.is_zero()):
                    left.set(0)
        with function.when(left):
            for each, now in zip(kept, (p, q, left), strict=True):
                each |= now
            with function.when((kept[0] == first) & (kept[1] == second) & (kept[2] == third)):
                function.give(0)
    function.give(1)
    return function


@contextmanager
def _each_digit(function: Function, digits: Local) -> Iterator[Local]:
    """Open a loop over the bits of *digits*."""
    rest = function.let(digits)
    with function.while_(rest):
        yield function.let(rest & (constant(I32, 0) - rest))
        rest &= rest - 1


def _sees(function: Function, one: Value, two: Value) -> Local:
    """Return -1 if two places see each other, else 0."""
    return function.let(constant(I32, 0) - memory.has((one << 4) + memory.PEERS_AT, two))


def _list_masks(function: Function, union: Local) -> Local:
    """List in MASKS the digits of the EXCLUDERS that have none outside *union*; return where the list ends."""
    end = function.let(constant(I32, memory.MASKS))
    with memory.each(function, memory.EXCLUDERS, 16) as excluder:
        digits = function.let(load(U16, excluder << 1, memory.DIGITS_OF))
        with function.when(digits.without(union).is_zero()):
            function.store(U16, end, digits)
            end += 2
    return end
