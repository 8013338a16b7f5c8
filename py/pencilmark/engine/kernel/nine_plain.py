"""Fills a 9 x 9 position by singles, locked candidates, pairs and triples, one after another, in the order of a ladder.

For callers that ask which techniques a path takes, and where it leads. Singles come first, in the order of
`nine_singles`, whose memory is the first part of this one. Of each other technique the first step is taken that removes
something: house by house in the order of `nine_singles`, then by the lowest digits or cells.

LADDER      a byte for each technique (its place in PLAIN), in the order in which they are tried
LENGTH      the bytes of PATH that are written
PATH        for each step RECORD bytes as in `nine_singles`; of steps that are no singles only the kind, PLAIN_KINDS and
            more: after it, the place of the technique in PLAIN
"""

from __future__ import annotations

from pencilmark.engine.kernel import nine_singles as base
from pencilmark.engine.kernel.nine_singles import CELLS, HOUSES, MARKS, NONE, RECORD
from pencilmark.engine.wasm import I32, U8, U16, Function, Module, Value, constant, load, select

PLAIN = (
    "locked-candidates-pointing",
    "locked-candidates-claiming",
    "naked-pair",
    "locked-pair",
    "hidden-pair",
    "naked-triple",
    "locked-triple",
    "hidden-triple",
)
PLAIN_KINDS = NONE + 1
_ARGUMENTS = ((0, 9), (9, 27), (2, 0, 0), (2, 0, 1), (2, 1, 0), (3, 0, 0), (3, 0, 1), (3, 1, 0))
"""For each of PLAIN: the houses to begin from, or the size of a subset, whether it is hidden, and whether locked."""
NOWHERE = 27
"""No house."""
LADDER = base.END
LENGTH = LADDER + len(PLAIN)
_FEW = LENGTH + 4
_NUMBERS = _FEW + 2 * 9
PATH = _NUMBERS + 9


def plain_module() -> bytes:
    """Write the module."""
    module = Module(1)
    base.write_tables(module)
    place, find, take = base.write_place(module), base.write_find(module), _write_take(module)
    function = module.function("path")
    record, open_ = function.let(constant(I32, PATH)), function.local(I32)
    with function.block() as done, function.loop() as again:
        function.do(find.call(record))
        with function.when(load(U8, record) != NONE):
            is_whole = function.let(place.call(load(U8, record, 1), load(U8, record, 2)))
            record += RECORD
            done.jump(is_whole.is_zero())
            again.jump()
        open_.set(0)
        with function.count(0, CELLS) as cell:
            open_ |= _marks(cell)
        done.jump(open_.is_zero())
        with function.count(0, len(PLAIN)) as rung:
            technique = function.let(load(U8, rung, LADDER))
            with function.when(take.call(technique)):
                function.store(U8, record, technique + PLAIN_KINDS)
                record += RECORD
                again.jump()
    function.store(I32, LENGTH, record - PATH)
    return module.binary()


def _write_take(module: Module) -> Function:
    """Write ``_take(technique)``: take the first step of one of PLAIN; return whether there is one."""
    places_of, strike = _write_places(module), _write_strike(module)
    locked, subset = _write_locked(module, places_of, strike), _write_subset(module, places_of, strike)
    function = module.function("_take", [I32], I32)
    for number, arguments in enumerate(_ARGUMENTS):
        finder = locked if len(arguments) == 2 else subset
        with function.when(function.params[0] == number):
            function.give(finder.call(*(constant(I32, one) for one in arguments)))
    function.give(0)
    return function


def _cell(house: Value, place: Value) -> Value:
    """Return the cell at a *place* of a *house*."""
    return load(U8, house * 9 + place, HOUSES)


def _marks(cell: Value) -> Value:
    return load(U16, cell * 2, MARKS)


def _is_in(cell: Value, house: Value) -> Value:
    """Report whether a *cell* is in a *house*, numbered in the order of `nine_singles`."""
    box = cell // 27 * 3 + cell % 9 // 3
    return (box == house) | (cell // 9 + 9 == house) | (cell % 9 + 18 == house)


def _write_locked(module: Module, places_of: Function, strike: Function) -> Function:
    """Write ``_locked(first, end)``: take locked candidates of the houses from *first* to before *end*."""
    cover_of = _write_cover(module)
    function = module.function("_locked", [I32, I32], I32)
    first, end = function.params
    with function.count(first, end) as house, function.count(0, 9) as digit:
        places = function.let(places_of.call(house, digit))
        with function.when(places & places - 1):
            cover = function.let(cover_of.call(house, places))
            with (
                function.when(cover != NOWHERE),
                function.when(strike.call(cover, house, constant(I32, 0), constant(I32, 1) << digit)),
            ):
                function.give(1)
    function.give(0)
    return function


def _write_places(module: Module) -> Function:
    """Write ``_places(house, digit)``: return the places of a digit in a house (mask)."""
    function = module.function("_places", [I32, I32], I32)
    house, digit = function.params
    found = function.let(constant(I32, 0))
    with function.count(0, 9) as place:
        found |= (_marks(_cell(house, place)) >> digit & 1) << place
    function.give(found)
    return function


def _write_cover(module: Module) -> Function:
    """Write ``_cover(house, places)``: return the other house that has all these places too, NOWHERE if none has."""
    function = module.function("_cover", [I32, I32], I32)
    house, places = function.params
    for third in range(3):
        row, column = 0b111 << 3 * third, 0b001_001_001 << third
        with function.when((places & ~row).is_zero()):
            of_row, of_column = (house - 9) // 3 * 3 + third, (house - 18) // 3 + 3 * third
            of_box = house // 3 * 3 + (9 + third)
            function.give(select(house < 9, of_box, select(house < 18, of_row, of_column)))
        with function.when((house < 9) & (places & ~column).is_zero()):
            function.give(house % 3 * 3 + (18 + third))
    function.give(NOWHERE)
    return function


def _write_strike(module: Module) -> Function:
    """Write ``_strike(house, other, kept, digits)``: take digits from a house; return whether any were there.

    The cells of the *other* house stay as they are, and the places *kept* (masks).
    """
    function = module.function("_strike", [I32] * 4, I32)
    house, other, kept, digits = function.params
    found = function.let(constant(I32, 0))
    with function.count(0, 9) as place:
        cell = function.let(_cell(house, place))
        gone = function.let(_marks(cell) & digits)
        with function.when((gone != 0) & (kept >> place & 1).is_zero() & _is_in(cell, other).is_zero()):
            function.store(U16, cell * 2, _marks(cell) ^ gone, MARKS)
            found.set(1)
    function.give(found)
    return function


def _write_subset(module: Module, places_of: Function, strike: Function) -> Function:
    """Write ``_subset(size, hidden, locked)``: take the first naked or *hidden* pair or triple."""
    naked, hide = _write_naked(module, strike), _write_hide(module)
    function = module.function("_subset", [I32] * 3, I32)
    size, hidden, _ = function.params
    count, open_, mask = (function.local(I32) for _ in range(3))
    with function.count(0, 27) as house:
        count.set(0)
        open_.set(0)
        with function.count(0, 9) as number:
            with function.when(hidden):
                mask.set(places_of.call(house, number))
            with function.otherwise():
                mask.set(_marks(_cell(house, number)))
            open_ += mask != 0
            with function.when((mask.apply("popcount") > 1) & (mask.apply("popcount") <= size)):
                function.store(U16, count * 2, mask, _FEW)
                function.store(U8, count, number, _NUMBERS)
                count += 1
        with function.when(hidden | (open_ != size)):
            _try_all(function, house, count, naked, hide)
    function.give(0)
    return function


def _try_all(function: Function, house: Value, count: Value, naked: Function, hide: Function) -> None:
    """Try all choices of two or three of the *count* masks in FEW that have no more members than these."""
    size, hidden, locked = function.params
    of_three = function.let(size == 3)
    with function.count(0, count) as one, function.count(one + 1, count) as two:
        third, end = function.let(two + of_three), function.let(select(of_three, count, two + 1))
        with function.count(third, end) as three:
            chosen, union = function.let(constant(I32, 0)), function.let(constant(I32, 0))
            for each in (one, two, three):
                union |= load(U16, each * 2, _FEW)
                chosen |= constant(I32, 1) << load(U8, each, _NUMBERS)
            with function.when(union.apply("popcount") == size):
                with function.when(hidden), function.when(hide.call(house, union, chosen)):
                    function.give(1)
                with function.when(hidden.is_zero()), function.when(naked.call(house, chosen, union, locked)):
                    function.give(1)


def _write_hide(module: Module) -> Function:
    """Write ``_hide(house, places, digits)``: leave only these digits there; return whether there were others."""
    function = module.function("_hide", [I32] * 3, I32)
    house, places, digits = function.params
    found = function.let(constant(I32, 0))
    with function.count(0, 9) as place:
        cell = function.let(_cell(house, place))
        with function.when((places >> place & 1) & (_marks(cell).without(digits) != 0)):
            function.store(U16, cell * 2, _marks(cell) & digits, MARKS)
            found.set(1)
    function.give(found)
    return function


def _write_naked(module: Module, strike: Function) -> Function:
    """Write ``_naked(house, places, digits, locked)``: take these digits from what sees all the places.

    That is done, and 1 returned, only if it removes something, and from both of two houses if and only if *locked*.
    """
    share, count = _write_share(module), _write_having(module)
    function = module.function("_naked", [I32] * 4, I32)
    house, places, digits, locked = function.params
    other = function.let(share.call(house, places))
    own, far, nothing = function.local(I32), function.local(I32), constant(I32, 0)
    any_ = function.let(count.call(house, constant(I32, NOWHERE), places, digits))
    own.set(count.call(house, other, places, digits))
    with function.when(other != NOWHERE):
        far.set(count.call(other, house, nothing, digits))
    with function.when(((any_ | far) != 0) & ((own & far) == locked)):
        function.do(strike.call(house, constant(I32, NOWHERE), places, digits).dropped())
        with function.when(far):
            function.do(strike.call(other, house, nothing, digits).dropped())
        function.give(1)
    function.give(0)
    return function


def _write_share(module: Module) -> Function:
    """Write ``_share(house, places)``: return another house that has all these places of a house, or NOWHERE."""
    function = module.function("_share", [I32] * 2, I32)
    house, places = function.params
    is_whole = function.local(I32)
    with function.count(0, 27) as other, function.when(other != house):
        is_whole.set(1)
        with function.count(0, 9) as place, function.when(places >> place & 1):
            cell = function.let(_cell(house, place))
            is_whole &= _is_in(cell, other)
        with function.when(is_whole):
            function.give(other)
    function.give(NOWHERE)
    return function


def _write_having(module: Module) -> Function:
    """Write ``_having(house, other, kept, digits)``: return whether `_strike` would find anything."""
    function = module.function("_having", [I32] * 4, I32)
    house, other, kept, digits = function.params
    with function.count(0, 9) as place:
        cell = function.let(_cell(house, place))
        with function.when(
            ((_marks(cell) & digits) != 0) & (kept >> place & 1).is_zero() & _is_in(cell, other).is_zero()
        ):
            function.give(1)
    function.give(0)
    return function
