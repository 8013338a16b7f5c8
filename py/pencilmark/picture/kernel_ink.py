"""The part of the kernel that finds the ink of a picture: `plain.means` and `plain.ink`."""

from __future__ import annotations

from pencilmark.engine.wasm import I32, U8, Function, Local, Module, Value, constant, load, select
from pencilmark.picture.kernel_memory import APART, COLUMNS, HEAD, PAPER, SOURCE, SUMS
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
