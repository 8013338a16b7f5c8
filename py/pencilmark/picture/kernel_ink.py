"""The parts of the kernel that find the ink of a picture and straighten quads of it: `plain.ink` and `plain.cut`."""

from __future__ import annotations

from pencilmark.engine.wasm import I32, U8, Function, Local, Module, Value, constant, load, select
from pencilmark.picture.kernel_memory import APART, COLUMNS, CUT, HEAD, PAPER, QUADS, SOURCE, SUMS
from pencilmark.picture.plain import QUIET, UNIT


def write_ink(module: Module) -> None:
    """Write ``ink()``: of the picture at SOURCE to the map at APART."""
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
    """Write ``_means(source, target)``; they may be the same."""
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
    """Write the sums of the pixels around each one in its row, to SUMS."""
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
    """Write ``cut()``: of the map at APART the quads at QUADS, to CUT one after the other."""
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
    """Keep a coordinate within the picture, a pixel before its end."""
    at.set(select(at.compare_signed("<", 0), constant(I32, 0), at))
    last = (size - 1) * 256 - 1
    at.set(select(at > last, last, at))


def _pixel(function: Function, x: Local, y: Local, width: Local) -> Value:
    """Write the mean of the four pixels around a point, each by its share."""
    spot = function.let((y >> 8) * width + (x >> 8))
    below = function.let(spot + width)
    part, down = x & 255, y & 255
    return (_mixed(spot, part) * (constant(I32, 256) - down) + _mixed(below, part) * down) >> 16


def _mixed(spot: Local, part: Value) -> Value:
    return load(U8, spot, APART) * (constant(I32, 256) - part) + load(U8, spot, APART + 1) * part
