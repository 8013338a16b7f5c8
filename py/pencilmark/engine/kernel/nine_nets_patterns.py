"""Finds what locked candidates, naked and hidden pairs and X-wings remove from a position, all of them at once."""

from __future__ import annotations

from pencilmark.engine.kernel.nine_consequences import HOUSES, WORK, tally, thirds
from pencilmark.engine.kernel.nine_layout import ACROSS, DOWN, FRAME, Direction, Move
from pencilmark.engine.kernel.nine_nets_memory import (
    CROSSING_AT,
    GONE,
    HOUSES_AT,
    highest_of,
    lowest_of,
    size_of,
    with_two,
)
from pencilmark.engine.wasm import I32, I32X4, Function, Local, Module, Value, constant, load, union

HouseMoves = tuple[Direction, tuple[Move, Move]]


def write_patterns(module: Module) -> Function:
    """Write ``_patterns()``: add to GONE what patterns remove from WORK."""
    fish = _write_fish(module)
    function = module.function("_patterns")
    with function.count(0, constant(I32, FRAME), 16) as at:
        cells = function.let(load(I32X4, at, WORK))
        for direction in (ACROSS, DOWN):
            _take(function, at, cells & _locked(function, direction, cells))
        function.do(fish.call(at, constant(I32, HOUSES_AT), constant(I32, CROSSING_AT)))
        function.do(fish.call(at, constant(I32, HOUSES_AT + 9 * 16), constant(I32, CROSSING_AT + 128 * 16)))
    two = function.let(with_two(function))
    with (
        function.count(0, constant(I32, FRAME - 16), 16) as first,
        function.count(first + 16, constant(I32, FRAME), 16) as second,
    ):
        one, other = function.let(load(I32X4, first, WORK)), function.let(load(I32X4, second, WORK))
        both = function.let(one & other)
        with function.when(both.any()):
            pairs, either = function.let(both & two), one ^ other
            for house in HOUSES:
                _naked(function, house, pairs, (first, second))
                _hidden(function, house, both, either, (first, second))
    return function


def _take(function: Function, at: Value, cells: Value) -> None:
    function.store(I32X4, at, load(I32X4, at, GONE) | cells, GONE)


def _locked(function: Function, direction: Direction, cells: Local) -> Value:
    """Find the cells that lose a digit as a triad is the only one of its line in a box, or of its box in a line."""
    triads = function.let(direction.gather(cells))
    in_line = function.let(triads.without(direction.others_in_line(triads)))
    in_box = function.let(triads.without(direction.others_in_box(triads)))
    gone = function.let(direction.others_in_box(in_line) | direction.others_in_line(in_box))
    return direction.spread(gone)


def _naked(function: Function, house: HouseMoves, pairs: Local, digits: tuple[Local, Local]) -> None:
    """Remove two *digits* from the other cells of houses in which two cells have nothing else (*pairs*)."""
    direction, moves = house
    with function.when(pairs.any()):
        _, several = tally(function, direction, moves, pairs)
        gone = function.let(direction.spread(several).without(pairs))
        for digit in digits:
            _take(function, digit, load(I32X4, digit, WORK) & gone)


def _hidden(function: Function, house: HouseMoves, both: Local, either: Value, digits: tuple[Local, Local]) -> None:
    """Remove all other digits from two cells of a house that have *both* of two *digits*, which no other cell has."""
    direction, moves = house
    elsewhere, _ = tally(function, direction, moves, function.let(either))
    _, several = tally(function, direction, moves, both)
    houses = function.let(several.without(elsewhere))
    with function.when(houses.any()):
        houses.set(houses.without(_more(function, house, both)))
        cells = function.let(both & direction.spread(houses))
        with function.when(cells.any()), function.count(0, constant(I32, FRAME), 16) as at:
            is_other = (at != digits[0]) & (at != digits[1])
            with function.when(is_other):
                _take(function, at, load(I32X4, at, WORK) & cells)


def _more(function: Function, house: HouseMoves, cells: Local) -> Value:
    """Find the houses with more than two of *cells*, each marked at all its triads."""
    direction, moves = house
    first, second, third = thirds(function, direction, cells)
    one = function.let(first | second | third)
    two = function.let(first & second | third & (first | second))
    three = function.let(first & second & third)
    ones, twos, threes = ([count, *(function.let(move(count)) for move in moves)] for count in (one, two, three))
    mixed = [twos[i] & ones[j] for i in range(3) for j in range(3) if i != j]
    return union([*threes, *mixed, ones[0] & ones[1] & ones[2]])


def _write_fish(module: Module) -> Function:
    """Write ``_fish(digit, lines, crossing)``: find X-wings of a digit in nine lines, given those that cross them."""
    function = module.function("_fish", [I32] * 3)
    digit, lines, crossing = function.params
    cells = function.let(load(I32X4, digit, WORK))
    end = function.let(lines + 9 * 16)
    with function.count(lines, end, 16) as one:
        here = function.let(cells & load(I32X4, one))
        with function.when(size_of(here) == 2):
            across = function.let(_across(crossing, lowest_of(here)) | _across(crossing, highest_of(here)))
            with function.count(one + 16, end, 16) as two:
                there = function.let(cells & load(I32X4, two))
                is_inside = there.without(across).any().is_zero()
                with function.when((size_of(there) == 2) & is_inside):
                    _take(function, digit, (cells & across).without(here | there))
    return function


def _across(crossing: Value, place: Value) -> Value:
    return load(I32X4, crossing + (place << 4))
