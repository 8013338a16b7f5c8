"""Reads a puzzle, and makes the ways from which the search for its least isomorph starts."""

from __future__ import annotations

from itertools import permutations

from pencilmark.board.frozen import dataclass
from pencilmark.engine.kernel import nine_canon_memory as memory
from pencilmark.engine.kernel.nine_canon_memory import CELLS, SIZE
from pencilmark.engine.wasm import I8X16, I32, I64, U8, Function, Local, Module, constant, load, select, union

CONFLICT = CELLS + 1
_NO_NAMES = [0, *[memory.NEW] * SIZE, *[0] * 6]
_NOT_FIRST = (0o333, 1), (0o111, 2)
"""Rows that have one or two of their band after them, and how far those are."""


def write_read(module: Module) -> Function:
    """Write ``_read(puzzle)``: copy the givens to GRIDS; return how many there are, or CONFLICT."""
    function = module.function("_read", [I32], I32)
    puzzle = function.params[0]
    columns = [function.local(I32) for _ in range(SIZE)]
    blank, clash, givens = (function.local(I32) for _ in range(3))
    with function.count(0, constant(I32, 3)) as band:
        boxes = [function.let(constant(I32, 0)) for _ in range(3)]
        for number in range(3):
            row = function.let(constant(I32, 0))
            for column in range(SIZE):
                value = function.let(load(U8, puzzle, SIZE * number + column))
                function.store(U8, band * 48, value, memory.GRIDS + 16 * number + column)
                function.store(U8, band * 3, value, memory.GRIDS + memory.GRID + 16 * column + number)
                bit = function.let(constant(I32, 1) << value & -2)
                clash |= bit & (row | columns[column] | boxes[column // 3])
                for house in (row, columns[column], boxes[column // 3]):
                    house |= bit
                givens += value != 0
            blank |= row.is_zero() << band * 3 + number
        puzzle += 3 * SIZE
    _note_blank(function, memory.GRIDS, blank)
    turned = union(column.is_zero() << number for number, column in enumerate(columns))
    _note_blank(function, memory.GRIDS + memory.GRID, function.let(turned))
    with function.when(clash):
        function.give(constant(I32, CONFLICT))
    function.give(givens)
    return function


def _note_blank(function: Function, grid: int, blank: Local) -> None:
    later = blank & union((blank & rows) << by for rows, by in _NOT_FIRST)
    function.store(I32, grid, blank, memory.BLANK)
    function.store(I32, grid, constant(I32, memory.ALL_ROWS).without(later), memory.ONCE)


def write_first(module: Module) -> Function:
    """Write ``_first()``: make the two ways with nothing decided; return where they end."""
    function = module.function("_first", [], I32)
    for way, grid in ((memory.WAYS[0], memory.GRIDS), (memory.WAYS[0] + memory.WAY, memory.GRIDS + memory.GRID)):
        function.store(I8X16, way, memory.vector([*range(SIZE), *[memory.NO_COLUMN] * 7]), memory.COLUMNS)
        function.store(I8X16, way, memory.vector(_NO_NAMES), memory.NAMED)
        memory.put_rows(function, way, grid, 0, memory.ALL_ROWS, load(I32, grid + memory.ONCE))
    function.give(constant(I32, memory.WAYS[0] + 2 * memory.WAY))
    return function


def write_whole(module: Module) -> Function:
    """Write ``_whole()``: make the ways of a full grid that give the least second row; return where they end.

    The first row is 1 to 9 in every way. Which row comes first, which second, which stack comes first and in what order
    its columns stand fixes the rest: a new digit of the second row takes the least name that it can have. FOUND gets
    the second row of the first way.
    """
    orders = [3 * stack + column for stack in range(3) for order in permutations(range(3)) for column in order]
    module.data(memory.ORDERS, bytes(orders))
    lay = _write_lay(module)
    function = module.function("_whole", [], I32)
    best, end = function.let(constant(I64, -1)), function.let(constant(I32, memory.WAYS[0]))
    with (
        function.count(memory.GRIDS, constant(I32, memory.GRIDS + 2 * memory.GRID), memory.GRID) as grid,
        function.count(0, constant(I32, SIZE)) as first,
        function.count(1, constant(I32, 3)) as step,
        function.count(memory.ORDERS, constant(I32, memory.ORDERS + len(orders)), 3) as order,
    ):
        band = function.let(first // 3 * 3)
        second = function.let(band + (first + step) % 3)
        function.do(lay.call(grid + first * 16, grid + second * 16, order))
        columns, names = function.let(load(I8X16, memory.PLACED)), function.let(load(I8X16, memory.NAMES))
        row = function.let(names.apply("swizzle", load(I8X16, grid + second * 16).apply("swizzle", columns)))
        key = function.let(memory.key_of(row))
        with function.when(key < best):
            best.set(key)
            end.set(memory.WAYS[0])
            function.store(I8X16, memory.FOUND, row)
        with function.when(key == best):
            function.store(I8X16, end, columns, memory.COLUMNS)
            function.store(I8X16, end, names, memory.NAMED)
            third = function.let(constant(I32, 1) << band * 3 + 3 - first - second)
            bands = function.let(constant(I32, memory.ALL_ROWS).without(constant(I32, 7) << band))
            memory.put_rows(function, end, grid, third, bands, third)
            end += memory.WAY
    function.give(end)
    return function


def _write_lay(module: Module) -> Function:
    """Write ``_lay(first, second, order)``: put all columns into PLACED and name all digits, from two rows of a band.

    Only a column of the stack that comes second may have no place when its turn comes; then the column goes first
    whose digit in the second row has the lower name.
    """
    function = module.function("_lay", [I32] * 3)
    first, second, order = function.params
    taken = _Taken(first, *(function.local(I32) for _ in range(3)))
    function.store(I8X16, memory.PLACED, constant(I8X16, memory.NO_COLUMN))
    function.store(I8X16, memory.NAMES, memory.vector(_NO_NAMES))
    for number in range(SIZE):
        function.store(U8, load(U8, first, number), number, memory.WHERE)
    for number in range(3):
        at = function.let(load(U8, order, number))
        function.store(U8, memory.PLACED + number, at)
        function.store(U8, load(U8, first + at), number + 1 << 4, memory.NAMES)
    with function.count(0, constant(I32, SIZE)) as place:
        column = function.let(load(U8, place, memory.PLACED))
        with function.when(column == memory.NO_COLUMN):
            _choose(function, taken, second, column)
            taken.put(function, column)
        digit = function.let(load(U8, second + column))
        with function.when(load(U8, digit, memory.NAMES) == memory.NEW):
            taken.put(function, function.let(load(U8, digit, memory.WHERE)))
    return function


@dataclass(frozen=True)
class _Taken:
    """The *first* row, 1 + the stack that comes second, and how many columns of it and of the third are placed."""

    first: Local
    stack: Local
    in_second: Local
    in_third: Local

    def put(self, function: Function, column: Local) -> None:
        """Put a *column* into the next place of its stack; its digit in the first row gets the name of that place."""
        stack, place = function.let(column // 3 + 1), function.local(I32)
        with function.when(self.stack.is_zero()):
            self.stack.set(stack)
        is_second = function.let(self.stack == stack)
        place.set(select(is_second, self.in_second + 3, self.in_third + 6))
        self.in_second.set(self.in_second + is_second)
        self.in_third.set(self.in_third + is_second.is_zero())
        function.store(U8, place, column, memory.PLACED)
        function.store(U8, load(U8, self.first + column), place + 1 << 4, memory.NAMES)


def _choose(function: Function, taken: _Taken, second: Local, column: Local) -> None:
    """Set *column* to the unplaced one, in the stack that comes second, whose digit has the lowest name."""
    lowest = function.let(constant(I32, memory.NEW + 1))
    with function.count((taken.stack - 1) * 3, taken.stack * 3) as other:
        name = function.let(load(U8, load(U8, second + other), memory.NAMES))
        is_free = load(U8, load(U8, taken.first + other), memory.NAMES) == memory.NEW
        with function.when(is_free & (name < lowest)):
            lowest.set(name)
            column.set(other)
