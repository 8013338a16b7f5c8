"""The part of the kernel that straightens quads of a picture's ink: `plain.cut`."""

from __future__ import annotations

from pencilmark.engine.wasm import I32, U8, Function, Local, Module, Value, constant, load, select
from pencilmark.picture.kernel_memory import APART, CUT, HEAD, QUADS


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
