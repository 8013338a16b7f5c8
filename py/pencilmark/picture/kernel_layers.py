"""The part of the kernel that runs the network: `network.scores`, a layer after the other, its shape written out."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import accumulate

from pencilmark.engine.wasm import I32, S8, U8, Function, Local, Module, constant, load, select, total
from pencilmark.picture.kernel_memory import CELL, CUT, HALF, HEAD, NUMBERS, SCORES, WEIGHTS
from pencilmark.picture.network import Layer

TOGETHER = 48
"""Products that are written out one after the other, at most."""


def write_layers(module: Module, layers: Sequence[Layer]) -> None:
    """Write ``look()``: of the cells at CUT, to SCORES what the last layer adds up."""
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
    """Return what memory holds of a layer: for each filter its bias, then its weights."""
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
    """Write what each filter makes of one *place*; where *target* has more already, that stays."""
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
    """Write the products of a filter's weights with what it sees, *added* up."""
    run, row = layer.kernel * layer.depth, layer.size * layer.depth
    part = max(size for size in range(1, TOGETHER + 1) if run % size == 0)
    with function.count(0, layer.kernel * row, row) as down, function.count(0, run, part) as across:
        spot = function.let(place + down + across)
        added += total(load(U8, spot, at) * load(S8, weight, at) for at in range(part))
        weight += part
