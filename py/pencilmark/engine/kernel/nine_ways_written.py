"""Writes down what was concluded: for each conclusion its size and order, why it holds, and the ways of its branches.

OUTPUT begins with how many bytes follow, in a vector. A record is eight numbers of two bytes (the conclusion, size,
rank, order, how many branches, 1 + the candidate that clashes or 0), the mask of the candidates that had to go
before, and for each branch the masks of the candidates that are true and false on the way.
"""

from __future__ import annotations

from pencilmark.engine.kernel import nine_ways_memory as memory
from pencilmark.engine.kernel.nine_consequences import POSITION
from pencilmark.engine.kernel.nine_ways_findings import BOTH_WAYS, CELL, CLASHING, REGION
from pencilmark.engine.wasm import I32, I32X4, U16, Function, Local, Module, Value, constant, load

HEAD = 16
JOB = 12
DONE = 0xFFFF


def write_written(module: Module, net: Function) -> Function:
    """Write ``_written()``: write a record for each conclusion of FOUND."""
    record, fill = _write_record(module), _write_fill(module, net)
    function = module.function("_written")
    function.store(I32, memory.END, memory.OUTPUT + HEAD)
    function.store(I32, memory.JOBS_END, memory.JOBS)
    with function.count(0, function.let(load(I32, memory.COUNT) << 1)) as conclusion, function.when(_found(conclusion)):
        function.do(record.call(conclusion))
    function.store(I32, memory.OUTPUT, load(I32, memory.END) - (memory.OUTPUT + HEAD))
    function.do(fill.call())
    return function


def _found(conclusion: Value) -> Value:
    return load(I32, conclusion << 4, memory.FOUND)


def _write_record(module: Module) -> Function:
    """Write ``_record(conclusion)``: write its record, and list what remains to be filled in by growing nets."""
    from_cell, from_region = _write_from_cell(module), _write_from_region(module)
    function = module.function("_record", [I32])
    conclusion = function.params[0]
    at, mask = function.let(load(I32, memory.END)), function.let(load(I32, memory.MASK))
    rank, source = function.let(_found(conclusion) & 7), function.let(load(I32, conclusion << 4, memory.FOUND + 8))
    clash = function.let(constant(I32, 0))
    with function.when(rank == CLASHING):
        clash.set(load(U16, source << 2, memory.CLASHED))
    numbers = (
        conclusion,
        _found(conclusion) >> 3,
        rank,
        load(I32, conclusion << 4, memory.FOUND + 4),
        constant(I32, 0),
        clash,
    )
    for place, number in enumerate(numbers):
        function.store(U16, at, number, 2 * place)
    function.store(I32, memory.RECORD_AT, at)
    at += HEAD
    with function.count(at, function.let(at + mask), 16) as part:
        function.store(I32X4, part, 0)
    function.store(I32, memory.END, at + mask)
    with function.when(rank == BOTH_WAYS):
        for off in (0, 1):
            _branch(function, (source << 1) + off, conclusion)
    with function.when(rank == CLASHING):
        for off in (0, 1):
            _branch(function, source, (clash - 1 << 1) + off)
    with function.when(rank == CELL):
        function.do(from_cell.call(conclusion, source, at))
    with function.when(rank == REGION):
        function.do(from_region.call(conclusion, source, at))
    return function


def _branch(function: Function, assumption: Value, node: Value) -> None:
    """Add a branch to the record: the ways of a *node* in the net of an *assumption*."""
    job, record = function.let(load(I32, memory.JOBS_END)), function.let(load(I32, memory.RECORD_AT))
    function.store(U16, job, assumption)
    function.store(U16, job, node, 2)
    function.store(I32, job, load(I32, memory.END), 4)
    function.store(I32, job, record + HEAD, 8)
    function.store(I32, memory.JOBS_END, job + JOB)
    function.store(I32, memory.END, load(I32, memory.END) + (load(I32, memory.MASK) << 1))
    function.store(U16, record, load(U16, record, 8) + 1, 8)


def _write_from_cell(module: Module) -> Function:
    """Write ``_from_cell(conclusion, place, why)``: a branch for each candidate of a cell."""
    function = module.function("_from_cell", [I32] * 3)
    conclusion, place, why = function.params
    digits = function.let(load(U16, place << 1, memory.INNER_CELLS))
    with memory.digits_of(function, digits) as digit:
        _branch(function, memory.number_at((digit << 7) + place) << 1, conclusion)
    with memory.digits_of(function, load(U16, place << 1, memory.WEB_CELLS).without(digits)) as digit:
        memory.mark_number(function, why, function.let(memory.number_at((digit << 7) + place)))
    return function


def _write_from_region(module: Module) -> Function:
    """Write ``_from_region(conclusion, source, why)``: a branch for each place of a digit in a house."""
    function = module.function("_from_region", [I32] * 3)
    conclusion, source, why = function.params
    digit, house = function.let(source & 15), function.let(load(I32X4, source >> 4 << 4, memory.HOUSE_AT))
    left = function.let(load(I32X4, digit << 4, POSITION))
    with memory.places_of(function, left & house) as place:
        _branch(function, memory.number_at((digit << 7) + place) << 1, conclusion)
    with memory.places_of(function, (load(I32X4, digit << 4, memory.WEB) & house).without(left)) as place:
        memory.mark_number(function, why, function.let(memory.number_at((digit << 7) + place)))
    return function


def _write_fill(module: Module, net: Function) -> Function:
    """Write ``_fill()``: grow the nets of all branches, each once, and write down their ways."""
    function = module.function("_fill")
    end = function.let(load(I32, memory.JOBS_END))
    with function.count(memory.JOBS, end, JOB) as first:
        assumption = function.let(load(U16, first))
        with function.when(assumption != DONE):
            function.do(net.call(assumption))
            with function.count(first, end, JOB) as job, function.when(load(U16, job) == assumption):
                function.store(U16, job, DONE)
                _copy_ways(function, job)
    return function


def _copy_ways(function: Function, job: Local) -> None:
    node, mask = function.let(load(U16, job, 2)), function.let(load(I32, memory.MASK))
    source = function.let(
        (node >> 1) * load(I32, memory.STRIDE) + (node & 1) * (memory.FALSE_WAYS - memory.TRUE_WAYS) + memory.TRUE_WAYS
    )
    target, why = function.let(load(I32, job, 4)), function.let(load(I32, job, 8))
    with function.count(0, function.let(mask << 1), 16) as part:
        function.store(I32X4, target + part, load(I32X4, source + part))
    source += mask << 1
    with function.count(0, mask, 16) as part:
        function.store(I32X4, why + part, load(I32X4, why + part) | load(I32X4, source + part))
