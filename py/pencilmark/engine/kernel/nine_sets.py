"""Finds where singles, locked candidates, pairs and triples lead from a 9 x 9 position.

For callers that ask only how far plain logic goes: the end, when nothing more can be taken, does not depend on the
order. A *set* is a number with a bit for each digit; WITHIN has, for each set, the cells that have one of its digits.

The first part is that of `nine_consequences`, up to OUT; here POSITION also has, for each digit, its filled cells.

OPEN        the position without the filled cells
VALUES      a byte for each cell, 0 where it is empty
MASKS       two bytes for each cell: its candidates, 0 where it has a value
NEEDED      1 where singles alone do not lead to the same end
TAKEN       1 if the last look removed something
CONTRADICTORY  1 if the position has no solution
"""

from __future__ import annotations

from itertools import combinations

from pencilmark.engine.kernel import nine_consequences as base
from pencilmark.engine.kernel.nine_layout import DIGITS, FRAME, Direction, Move, everywhere
from pencilmark.engine.kernel.nine_rules import Rules
from pencilmark.engine.wasm import I32, I32X4, U8, U16, Function, Local, Module, Value, constant, load, union

OPEN, VALUES = base.OUT, base.OUT + FRAME
MASKS = VALUES + 81
NEEDED = MASKS + 2 * 81
TAKEN = NEEDED + 1
WITHIN = TAKEN + 4
ALL = 511
SETS = WITHIN + 16 * (ALL + 1)
_OF_SIZE = {size: [sum(chosen) for chosen in combinations([1 << digit for digit in DIGITS], size)] for size in (2, 3)}
CONTRADICTORY = 2


def sets_module() -> bytes:
    """Write the module."""
    module = Module(1)
    module.data(base.ALL_DIGITS, b"\xff" * 16)
    module.data(SETS, b"".join(each.to_bytes(2, "little") for sets in _OF_SIZE.values() for each in sets))
    join, subsets = _write_join(module), _write_subsets(module)
    _write_settle(module, join, subsets)
    return module.binary()


def _sets_of(size: int) -> tuple[Value, Value, Value]:
    """Return the size, and the addresses where its sets begin and end."""
    before = sum(len(sets) for other, sets in _OF_SIZE.items() if other < size)
    first = SETS + 2 * before
    return constant(I32, size), constant(I32, first), constant(I32, first + 2 * len(_OF_SIZE[size]))


def _write_settle(module: Module, join: Function, subsets: Function) -> None:
    """Write ``settle``: take what singles, locked candidates, pairs and triples take, until nothing is left to take."""
    prepare, singles, write = base.write_prepare(module), base.write_settle(module), _write_cells(module)
    function = module.function("settle")
    function.do(prepare.call())
    function.copy(constant(I32, base.WORK), constant(I32, base.POSITION), FRAME)
    function.fill(constant(I32, base.KNOWN), 0, FRAME)
    function.do(singles.call(constant(I32, 0)).dropped())
    rules = Rules(function)
    with function.block() as dead:
        with function.loop() as again:
            for number, digit in enumerate(rules.digits):
                digit.set(load(I32X4, base.POSITION + 16 * number))
            rules.settle(dead)
            for number, digit in enumerate(rules.digits):
                function.store(I32X4, base.POSITION + 16 * number, digit)
            function.store(I32, TAKEN, 0)
            with function.when(rules.two.any()):
                function.do(join.call())
                for size in (2, 3):
                    function.do(subsets.call(*_sets_of(size)))
                    again.jump(load(I32, TAKEN))
        more = [load(I32X4, base.WORK + 16 * number) ^ digit for number, digit in enumerate(rules.digits)]
        function.store(U8, NEEDED, union(more).any())
        for number, digit in enumerate(rules.digits):
            function.store(I32X4, OPEN + 16 * number, digit & rules.two)
        function.do(write.call())
        function.give()
    function.store(I32, TAKEN, CONTRADICTORY)


def _write_join(module: Module) -> Function:
    """Write ``_join()``: fill WITHIN for the position."""
    function = module.function("_join")
    for number in DIGITS:
        cells = function.let(load(I32X4, base.POSITION + 16 * number))
        with function.count(0, 16 << number, 16) as at:
            function.store(I32X4, at, load(I32X4, at, WITHIN) | cells, WITHIN + (16 << number))
    return function


def _write_subsets(module: Module) -> Function:
    """Write ``_subsets(size, first, end)``: take what naked and hidden subsets of a *size* take."""
    remove = _write_remove(module)
    function = module.function("_subsets", [I32] * 3)
    size, first, end = function.params
    with function.count(first, end, 2) as at:
        each = function.let(load(U16, at))
        some, others = (
            function.let(load(I32X4, each << 4, WITHIN)),
            function.let(load(I32X4, (each ^ ALL) << 4, WITHIN)),
        )
        only = function.let(some.without(others))
        naked, hidden = function.local(I32X4), function.local(I32X4)
        naked.set(0)
        hidden.set(0)
        for direction, moves in base.HOUSES:
            full = _counted(function, direction, moves, only, size, 0)
            naked |= direction.spread(full)
            more = _counted(function, direction, moves, some, size, 1)
            hidden |= direction.spread(function.let(everywhere(direction.places).without(more)))
        naked &= some.without(only)
        hidden &= some & others
        for gone, sets in ((naked, each), (hidden, each ^ ALL)):
            with function.when(gone.any()):
                function.do(remove.call(gone, sets))
                function.store(I32, TAKEN, 1)
    return function


def _counted(
    function: Function, direction: Direction, moves: tuple[Move, Move], cells: Local, size: Value, more: int
) -> Local:
    """Find the houses with at least *size* + *more* of the *cells* (2 to 4), each marked at all its triads."""
    first, second, third = base.thirds(function, direction, cells)
    one, two = function.let(first ^ second ^ third), function.let(first & second | third & (first | second))
    here, beside, beyond = (one, *(function.let(move(one)) for move in moves))
    pairs = [two, *(move(two) for move in moves), here & beside | beyond & (here | beside)]
    a, b, c, d = (function.let(pair) for pair in pairs)
    once, twice = union([a, b, c, d]), function.let(a & b | c & d | (a | b) & (c | d))
    reached = (once, twice | once & (here ^ beside ^ beyond), twice)
    found = function.let(reached[more])
    with function.when(size == 3):
        found.set(reached[more + 1])
    return found


def _write_remove(module: Module) -> Function:
    """Write ``_remove(cells, set)``: take the digits of a set from *cells*."""
    function = module.function("_remove", [I32X4, I32])
    cells, digits = function.params
    for number in DIGITS:
        with function.when(digits & 1 << number):
            at = base.POSITION + 16 * number
            function.store(I32X4, at, load(I32X4, at).without(cells))
    return function


def _write_cells(module: Module) -> Function:
    """Write ``_cells()``: fill VALUES and MASKS."""
    function = module.function("_cells")
    digits, open_ = function.local(I32), function.local(I32)
    with function.count(0, 81) as cell:
        place, bit = function.let(cell // 27 * 4), function.let(constant(I32, 1) << cell % 27)
        digits.set(0)
        for number in DIGITS:
            found = (load(I32, place, base.POSITION + 16 * number) & bit) != 0
            digits |= found << number
        open_.set((digits & digits - 1) != 0)
        function.store(U8, cell, (digits.apply("ctz") + 1) * (open_ ^ 1), VALUES)
        function.store(U16, cell * 2, digits * open_, MASKS)
    return function
