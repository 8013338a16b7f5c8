"""The loops over pixels as WebAssembly: find ink, straighten quads, run the network; and the map of their memory."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from pencilmark.engine.wasm import I32, S8, U8, Function, Local, Module, Value, constant, load, select, total
from pencilmark.picture.grey import PIXELS, QUIET, UNIT
from pencilmark.picture.network import Layer


class Head(NamedTuple):
    """The addresses of the numbers that a call takes."""

    width: int = 0
    height: int = 4
    reach: int = 8
    items: int = 12
    wide: int = 16
    high: int = 20


HEAD = Head()
MAP = PIXELS + 1024
"""Bytes of a map of pixels; reads may go a little beyond its end."""
SOURCE = 1024
PAPER = SOURCE + MAP
APART = PAPER + MAP
SUMS = APART + MAP
COLUMNS = SUMS + 4 * MAP
QUADS = COLUMNS + 4 * MAP
AT_ONCE = 256
"""Most quads or cells of one call."""
CELL = 1 << 10
"""Pixels of a cell."""
CUT = QUADS + 32 * AT_ONCE
SCORES = CUT + CELL * AT_ONCE
WEIGHTS = SCORES + 256 * AT_ONCE
NUMBERS = WEIGHTS + (1 << 18)
"""Where layers pass on their results: in turn here, and half way to the end."""
HALF = 1 << 14
PAGES = (NUMBERS + 2 * HALF >> 16) + 1


def write_ink(module: Module) -> None:
    """Write ``ink()``: from the picture at SOURCE to the map at APART."""
    means = _write_means(module)
    function = module.function("ink")
    size = function.let(load(I32, HEAD.width) * load(I32, HEAD.height))
    function.do(means.call(constant(I32, SOURCE), constant(I32, PAPER)))
    with function.count(0, size) as at:
        paper, pixel = function.let(load(U8, at, PAPER)), function.let(load(U8, at, SOURCE))
        function.store(U8, at, select(paper > pixel, paper - pixel, pixel - paper), APART)
    function.do(means.call(constant(I32, APART), constant(I32, APART)))
    with function.count(0, size) as at:
        unit = function.let(load(U8, at, APART) + QUIET)
        dark = function.let((unit + load(U8, at, PAPER) - load(U8, at, SOURCE)) * UNIT)
        dark.set(select(dark.compare_signed("<", 0), constant(I32, 0), dark) // unit)
        function.store(U8, at, select(dark > 255, constant(I32, 255), dark), APART)


def _write_means(module: Module) -> Function:
    """Write ``_means(source, target)``; the two may be the same."""
    function = module.function("_means", [I32, I32])
    source, target = function.params
    width, height, reach = (function.let(load(I32, at)) for at in HEAD[:3])
    _write_rows(function, source, width, height, reach)
    columns = constant(I32, COLUMNS)
    function.fill(columns, 0, width * 4)
    with function.count(0, reach) as y, function.count(0, width) as x:
        _add(function, x, y * width + x, 1)
    with function.count(0, height) as y:
        down = _reached(function, y, reach, height)
        with function.count(0, width) as x:
            with function.when(y + reach < height):
                _add(function, x, (y + reach) * width + x, 1)
            with function.when(y > reach):
                _add(function, x, (y - reach - 1) * width + x, -1)
            across = _reached(function, x, reach, width)
            function.store(U8, target + y * width + x, load(I32, x * 4, COLUMNS) // (across * down))
    return function


def _write_rows(function: Function, source: Local, width: Local, height: Local, reach: Local) -> None:
    """Write the sums of the pixels around each pixel in its row to SUMS."""
    with function.count(0, height) as y:
        row = function.let(y * width)
        total = function.let(constant(I32, 0))
        with function.count(0, reach) as x:
            total += load(U8, source + row + x)
        with function.count(0, width) as x:
            with function.when(x + reach < width):
                total += load(U8, source + row + x + reach)
            with function.when(x > reach):
                total -= load(U8, source + row + x - reach - 1)
            function.store(I32, (row + x) * 4, total, SUMS)


def _add(function: Function, x: Local, spot: Value, sign: int) -> None:
    """Add the sum at a *spot* to the column *x*, or take it away."""
    function.store(I32, x * 4, load(I32, x * 4, COLUMNS) + load(I32, spot * 4, SUMS) * sign, COLUMNS)


def _reached(function: Function, at: Local, reach: Local, end: Local) -> Local:
    """Write how many places lie within *reach* of one."""
    last = select(at + reach < end, at + reach, end - 1)
    return function.let(last - select(at > reach, at - reach, constant(I32, 0)) + 1)


def write_cut(module: Module) -> None:
    """Write ``cut()``: the quads at QUADS from the map at APART to CUT, one after the other."""
    function = module.function("cut")
    width, height, wide, high = (function.let(load(I32, at)) for at in (HEAD.width, HEAD.height, HEAD.wide, HEAD.high))
    target = function.let(constant(I32, CUT))
    with function.count(0, load(I32, HEAD.items)) as number:
        quad = function.let(number * 32)
        with function.count(1, constant(I32, 2) << high, 2) as j:
            near = [_along(function, _corner(quad, axis), _corner(quad, 6 + axis), j, high) for axis in (0, 1)]
            far = [_along(function, _corner(quad, 2 + axis), _corner(quad, 4 + axis), j, high) for axis in (0, 1)]
            with function.count(1, constant(I32, 2) << wide, 2) as i:
                x, y = (_along(function, a, b, i, wide) for a, b in zip(near, far, strict=True))
                _hold(x, width)
                _hold(y, height)
                function.store(U8, target, _pixel(function, x, y, width))
                target += 1


def _corner(quad: Local, place: int) -> Value:
    return load(I32, quad, QUADS + 4 * place)


def _along(function: Function, start: Value, end: Value, step: Local, power: Local) -> Local:
    """Write the point *step* odd halves of 2**-*power* on the way from *start* to *end*."""
    return function.let(start + ((end - start) * step).shift_signed(power + 1))


def _hold(at: Local, size: Local) -> None:
    """Keep a coordinate within the picture, at most a pixel before its end."""
    at.set(select(at.compare_signed("<", 0), constant(I32, 0), at))
    last = (size - 1) * 256 - 1
    at.set(select(at > last, last, at))


def _pixel(function: Function, x: Local, y: Local, width: Local) -> Value:
    """Write the mean of the four pixels around a point, each weighted by its share."""
    spot = function.let((y >> 8) * width + (x >> 8))
    below = function.let(spot + width)
    part, down = x & 255, y & 255
    return (_mixed(spot, part) * (constant(I32, 256) - down) + _mixed(below, part) * down) >> 16


def _mixed(spot: Local, part: Value) -> Value:
    return load(U8, spot, APART) * (constant(I32, 256) - part) + load(U8, spot, APART + 1) * part


TOGETHER = 48
"""Most products written out one after the other."""


def write_layers(module: Module, layers: Sequence[Layer]) -> None:
    """Write ``look()``: from the cells at CUT, the sums of the last layer to SCORES."""
    starts = accumulate((len(numbers(layer)) for layer in layers), initial=WEIGHTS)
    written = [_write_layer(module, layer, next(starts), layer is layers[-1]) for layer in layers]
    function = module.function("look")
    with function.count(0, load(I32, HEAD.items)) as number:
        source = function.let(number * CELL + CUT)
        for turn, layer in enumerate(written[:-1]):
            target = constant(I32, NUMBERS + turn % 2 * HALF)
            function.do(layer.call(source, target))
            source.set(target)
        function.do(written[-1].call(source, number * (4 * layers[-1].filters) + SCORES))


def numbers(layer: Layer) -> bytes:
    """Return a layer as it is in memory: for each filter its bias, then its weights."""
    wide = len(layer.weights) // layer.filters
    return b"".join(
        struct.pack("<i", bias) + layer.weights[number * wide : (number + 1) * wide]
        for number, bias in enumerate(layer.biases)
    )


def _write_layer(module: Module, layer: Layer, weights: int, is_last: bool) -> Function:
    """Write ``_layer(source, target)``: bytes to bytes, or to sums of four bytes from the last."""
    function = module.function("_layer", [I32, I32])
    source, target = function.params
    row, step, side = layer.stride * layer.size * layer.depth, layer.stride * layer.depth, 2 if layer.pools else 1
    if not is_last:
        function.fill(target, 0, layer.out * layer.out * layer.filters)
    with function.count(0, layer.out) as y, function.count(0, layer.out) as x:
        with function.count(0, side) as down, function.count(0, side) as right:
            place = function.let(source + (y * side + down) * row + (x * side + right) * step)
            _write_place(function, layer, weights, place, target, is_last)
        target += layer.filters
    return function


def _write_place(function: Function, layer: Layer, weights: int, place: Local, target: Local, is_last: bool) -> None:
    """Write what each filter makes of one *place*, unless *target* already has more."""
    weight = function.let(constant(I32, weights))
    with function.count(0, layer.filters) as number:
        added = function.let(load(I32, weight))
        weight += 4
        _write_products(function, layer, place, weight, added)
        if is_last:
            function.store(I32, target + number * 4, added)
        else:
            spot, most = function.let(target + number), function.let(added.shift_signed(layer.shift))
            most.set(select(most.compare_signed(">", 255), constant(I32, 255), most))
            before = load(U8, spot)
            function.store(U8, spot, select(most.compare_signed(">", before), most, before))


def _write_products(function: Function, layer: Layer, place: Local, weight: Local, added: Local) -> None:
    """Write the sum of the products of a filter's weights with what it sees, plus *added*."""
    run, row = layer.kernel * layer.depth, layer.size * layer.depth
    part = max(size for size in range(1, TOGETHER + 1) if run % size == 0)
    with function.count(0, layer.kernel * row, row) as down, function.count(0, run, part) as across:
        spot = function.let(place + down + across)
        added += total(load(U8, spot, at) * load(S8, weight, at) for at in range(part))
        weight += part
