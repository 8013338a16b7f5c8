"""The least isomorph of 9 x 9 puzzles and grids, and the number of their automorphisms: a module of its own.

It works as `pencilmark.board.canon`, which defines what is least: row by row, it keeps only the ways that give the
least line so far. Read `nine_canon_memory` (what a way is), `nine_canon_start` (the ways at the beginning),
`nine_canon_rows` (how they go on), then here how they make a line. All ways kept at one moment share that line, and so
the places of blank columns, the number of digits with names, and the columns that a row does not tell apart.

Blank rows of a band are taken in one order only, as are blank columns; their other orders count as automorphisms.
"""

from __future__ import annotations

from math import factorial
from struct import pack

from pencilmark.engine.kernel import nine_canon_memory as memory
from pencilmark.engine.kernel.nine_canon_rows import blank_stacks, write_grow, write_permute, write_seek
from pencilmark.engine.kernel.nine_canon_start import CONFLICT, write_first, write_read, write_whole
from pencilmark.engine.wasm import I8X16, I32, I64, U8, U32, Function, Local, Module, Value, constant, load


def canon_module() -> bytes:
    """Write the module."""
    module = Module(memory.PAGES)
    module.data(memory.FACTORIALS, pack("<10I", *map(factorial, range(10))))
    least = _write_least(module)
    function = module.function("leasts")
    with function.count(0, load(I32, memory.NUMBER)) as number:
        cells = function.let(number * memory.CELLS)
        function.store(I64, number * 8, least.call(cells + memory.PUZZLES, cells + memory.LEASTS), memory.SYMMETRIES)
    return module.binary()


def _write_least(module: Module) -> Function:
    """Write ``_least(puzzle, line)``: write the least isomorph; return the number of automorphisms, or 0."""
    read, first, whole = write_read(module), write_first(module), write_whole(module)
    seek, permute, grow = write_seek(module), write_permute(module), write_grow(module)
    function = module.function("_least", [I32, I32], I64)
    puzzle, line = function.params
    level, top, blank_rows, end, found, permuted = (function.local(I32) for _ in range(6))
    here, ways = function.let(constant(I32, memory.WAYS[0])), function.let(constant(I64, 1))
    givens, blank = function.let(read.call(puzzle)), function.let(constant(I8X16, -1))
    with function.when(givens == CONFLICT):
        function.give(0)
    end.set(first.call())
    with function.when(givens == memory.CELLS):
        end.set(whole.call())
        for place in range(memory.SIZE):
            function.store(U8, line + place, place + 1)
        line += memory.SIZE
        top.set(memory.SIZE)
        _write_row(function, line, top)
        level.set(2)
        blank.set(0)
    with function.while_(level < memory.SIZE):
        found.set(seek.call(here, end, blank))
        with function.when(found.is_zero()):
            function.give(0)
        fresh = function.let(memory.places_with(load(I8X16, memory.FOUND), memory.NEW))
        permuted.set(permute.call(blank.mask() & 0o777, fresh))
        level += 1
        here.set(constant(I32, memory.WAYS[0] + memory.WAYS[1]) - here)
        end.set(grow.call(here, found, permuted, fresh, top, (level % 3).is_zero()))
        with function.when(end.is_zero()):
            function.give(0)
        _count_blank(function, level, blank_rows, ways)
        _write_row(function, line, top)
        blank &= memory.names_of(load(I8X16, memory.FOUND)) == 0
    _multiply_undecided(function, ways, top, function.let(blank.mask() & 0o777))
    function.give(ways * ((end - here) // memory.WAY).to_i64())
    return function


def _write_row(function: Function, line: Local, top: Local) -> None:
    """Write the first row found; digits without a name get the names after *top*."""
    for place in range(memory.SIZE):
        name = function.let(load(U8, memory.FOUND + place) >> 4)
        with function.when(name == memory.NEW >> 4):
            top += 1
            name.set(top)
        function.store(U8, line + place, name)
    line += memory.SIZE


def _count_blank(function: Function, level: Local, blank_rows: Local, ways: Local) -> None:
    """Multiply *ways* by the orders of blank rows in a band; the row just found is the one before *level*."""
    with function.when(load(I64, memory.BEST).is_zero()):
        blank_rows += 1
        ways.set(ways * blank_rows.to_i64())
    with function.when((level % 3).is_zero()):
        blank_rows.set(0)


def _multiply_undecided(function: Function, ways: Local, top: Local, blank: Local) -> None:
    """Multiply *ways* by the names for digits that do not occur, and by the orders of *blank* columns and stacks."""
    columns = ((blank >> 3 * stack & 7).apply("popcount") for stack in range(3))
    for number in (constant(I32, memory.SIZE) - top, blank_stacks(blank), *columns):
        ways.set(ways * _factorial(number))


def _factorial(number: Value) -> Value:
    return load(U32, number * 4, memory.FACTORIALS)
