"""Finds the least next row of all ways, and continues the ways that lead to it."""

from __future__ import annotations

from pencilmark.engine.kernel import nine_canon_memory as memory
from pencilmark.engine.wasm import I8X16, I32, I64, U8, Function, Local, Module, Value, constant, load, select, shuffle

_SWAPPED = {0: memory.FIRST_TWO, 1: memory.LAST_TWO}


def blank_stacks(blank: Value) -> Value:
    """Count the blank stacks; they come first."""
    return ((blank & 7) == 7) + ((blank >> 3 & 7) == 7) + ((blank >> 6) == 7)


def write_seek(module: Module) -> Function:
    """Write ``_seek(here, end, blank)``: find the least next row of the ways from *here* to *end*.

    *blank* has all bits set in the places whose columns are blank so far. BEST becomes the key of that row, and FOUND
    gets every row as low as it, each with its way. Returns where they end, or 0 if there are too many.
    """
    function = module.function("_seek", [I32, I32, I8X16], I32)
    here, end, blank = function.params
    unsorted = function.let(blank.mask())
    stacks_left = function.let(blank_stacks(unsorted & 0o777))
    best, found = function.let(constant(I64, -1)), function.let(constant(I32, memory.FOUND))
    with function.while_(here < end):
        columns, names = function.let(load(I8X16, here, memory.COLUMNS)), function.let(load(I8X16, here, memory.NAMED))
        rows, left = function.let(load(I32, here, memory.ROWS_OF)), function.let(load(I32, here, memory.NEXT))
        with function.while_(left != 0):
            number = function.let(left.apply("ctz"))
            left &= left - 1
            digits = load(I8X16, rows + number * 16).apply("swizzle", columns)
            row = function.let(names.apply("swizzle", digits) | columns)
            with function.when(unsorted):
                _sort(function, row, blank, stacks_left)
            key = function.let(memory.key_of(row))
            with function.when(key <= best):
                with function.when(key < best):
                    best.set(key)
                    found.set(memory.FOUND)
                with function.when(found == memory.FOUND + memory.FOUND_SIZE * memory.MOST):
                    function.give(constant(I32, 0))
                function.store(I8X16, found, row)
                function.store(I32, found, here, memory.FOUND_WAY)
                function.store(I32, found, number, memory.FOUND_ROW)
                found += memory.FOUND_SIZE
        here += memory.WAY
    function.store(I64, memory.BEST, best)
    function.give(found)
    return function


def _sort(function: Function, row: Local, blank: Local, stacks_left: Local) -> None:
    """Sort a *row* within the *blank* columns of each stack, then by stacks where these are blank."""
    for low in (0, 1, 0):
        swapped = function.let(shuffle(row, row, _SWAPPED[low]))
        pairs = blank & shuffle(blank, blank, _SWAPPED[low])
        lower = memory.vector([0xFF if place < 9 and place % 3 == low else 0 for place in range(16)])
        ordered = row.apply("minimum", swapped).apply("bit_select", row.apply("maximum", swapped), lower)
        row.set(ordered.apply("bit_select", row, pairs))
    with function.when(stacks_left > 1):
        _sort_stacks(function, row, 0)
        with function.when(stacks_left > 2):
            _sort_stacks(function, row, 1)
            _sort_stacks(function, row, 0)


def _sort_stacks(function: Function, row: Local, first: int) -> None:
    order = memory.stacks([1, 0, 2] if first == 0 else [0, 2, 1])
    numbers = function.let(memory.by_stack(row))
    row.set(select(numbers.lane(first) > numbers.lane(first + 1), shuffle(row, row, order), row))


def write_permute(module: Module) -> Function:
    """Write ``_permute(blank, fresh)``: list, from PERMUTED on, the orders of columns that the found row does not fix.

    *blank* are the places that were blank before it, *fresh* those where it has digits without a name (sets of places).
    Returns where the list ends.
    """
    turn = _write_turn(module)
    function = module.function("_permute", [I32, I32], I32)
    blank, fresh = function.params
    function.store(I8X16, memory.PERMUTED, memory.vector(list(range(16))))
    end, stop = function.let(constant(I32, memory.PERMUTED + 16)), function.local(I32)
    with function.when((blank & fresh).is_zero()):
        function.give(end)
    for stack in range(3):
        alike = function.let((blank & fresh) >> 3 * stack & 7)
        for places, order in ((0b011, [1, 0, 2]), (0b110, [0, 2, 1]), (0b111, [1, 0, 2])):
            with function.when(alike == places):
                end.set(turn.call(end, end, memory.vector(memory.within(stack, order))))
        with function.when(alike == 0b111):
            stop.set(end)
            for order in ([1, 2, 0], [2, 0, 1]):
                end.set(turn.call(stop, end, memory.vector(memory.within(stack, order))))
    numbers = function.let(memory.by_stack(load(I8X16, memory.FOUND)))
    one, two, three = (numbers.lane(stack) for stack in range(3))
    first = function.let((one == two) & (one != 0) & (blank_stacks(blank) > 1))
    last = function.let((two == three) & (two != 0) & (blank_stacks(blank) > 2))
    for pair, order in ((first, [1, 0, 2]), (last & first.is_zero(), [0, 2, 1])):
        with function.when(pair):
            end.set(turn.call(end, end, memory.vector(memory.stacks(order))))
    with function.when(first & last):
        stop.set(end)
        for order in ([1, 2, 0], [2, 0, 1]):
            end.set(turn.call(stop, end, memory.vector(memory.stacks(order))))
    function.give(end)
    return function


def _write_turn(module: Module) -> Function:
    """Write ``_turn(stop, end, order)``: append, at *end*, each order of the list before *stop*, changed by *order*."""
    function = module.function("_turn", [I32, I32, I8X16], I32)
    stop, end, order = function.params
    here = function.let(constant(I32, memory.PERMUTED))
    with function.while_(here < stop):
        function.store(I8X16, end, load(I8X16, here).apply("swizzle", order))
        here += 16
        end += 16
    function.give(end)
    return function


def write_grow(module: Module) -> Function:
    """Write ``_grow(out, found, permuted, fresh, top, closes)``: write, from *out* on, the ways after each row found.

    FOUND ends at *found*, PERMUTED at *permuted*. In the places *fresh* the row has digits without a name, which get
    the names after *top*. *closes* says whether it ends its band. Returns where the ways end, or 0 if too many.
    """
    function = module.function("_grow", [I32] * 6, I32)
    out, found, permuted, fresh, top, closes = function.params
    last, here = function.let(out + memory.WAY * memory.MOST), function.let(constant(I32, memory.FOUND))
    with function.while_(here < found):
        way, number = function.let(load(I32, here, memory.FOUND_WAY)), function.let(load(I32, here, memory.FOUND_ROW))
        rows = function.let(load(I32, way, memory.ROWS_OF))
        in_band, bands, following = _leave(function, way, number, rows, closes)
        columns = function.let(memory.columns_of(load(I8X16, here)))
        names = function.let(load(I8X16, way, memory.NAMED))
        with function.count(constant(I32, memory.PERMUTED), permuted, 16) as order:
            with function.when(out == last):
                function.give(constant(I32, 0))
            function.store(I8X16, out, columns.apply("swizzle", load(I8X16, order)), memory.COLUMNS)
            function.store(I8X16, out, names, memory.NAMED)
            memory.put_rows(function, out, rows, in_band, bands, following)
            _name(function, out, function.let(rows + number * 16), fresh, top)
            out += memory.WAY
        here += memory.FOUND_SIZE
    function.give(out)
    return function


def _leave(function: Function, way: Local, number: Local, rows: Local, closes: Local) -> tuple[Local, Local, Local]:
    """Take a row from those left to a *way*; return those left in its band, in other bands, and the next ones."""
    in_band, bands = function.let(load(I32, way, memory.IN_BAND)), function.let(load(I32, way, memory.BANDS))
    with function.when(in_band.is_zero()):
        in_band.set(constant(I32, 7) << number // 3 * 3)
        bands.set(bands.without(in_band))
    in_band.set(in_band.without(constant(I32, 1) << number))
    blank = function.let(in_band & load(I32, rows, memory.BLANK))
    in_turn = in_band.without(blank) | blank & (constant(I32, 0) - blank)  # blank rows one after the other
    return in_band, bands, function.let(select(closes, bands & load(I32, rows, memory.ONCE), in_turn))


def _name(function: Function, way: Local, row: Local, fresh: Local, top: Local) -> None:
    """Name the digits that a *row* has in the places *fresh*."""
    left, name = function.let(fresh), function.let(top)
    with function.while_(left != 0):
        name += 1
        column = load(U8, way + left.apply("ctz"), memory.COLUMNS)
        function.store(U8, way + load(U8, row + column), name << 4, memory.NAMED)
        left &= left - 1
