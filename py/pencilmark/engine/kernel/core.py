"""The functions about one puzzle that Python calls.

They are ``begin``, ``search``, ``another`` and ``dig``. They stand on a *core*, which knows the board: its functions
``start`` (put the puzzle whose givens are at an address on the stack), ``exclude`` (take a value from a cell of the
position on the stack) and ``look`` (search on). Questions and answers go through memory (see `memory`): a call without
arguments is the fastest.
"""

from __future__ import annotations

from pencilmark.board.frozen import dataclass
from pencilmark.engine.kernel.memory import BUDGET, ENOUGH, GROUP_END, KEEP, LIMIT, NUMBER, ORDER_END, PUZZLES, WHY
from pencilmark.engine.wasm import I32, U8, U16, Function, Local, Module, constant, load


@dataclass(frozen=True)
class Core:
    """The parts that know the board, and the addresses of the *order* to dig in and of room to put values *aside*."""

    order: int
    aside: int
    start: Function  # (address)
    exclude: Function  # (cell, value)
    look: Function  # (limit, keep, budget)


def write_questions(module: Module, core: Core) -> None:
    """Write the functions that Python calls about one puzzle."""
    _write_begin(module, core, write_search(module, core))
    _write_another(module, core)
    _write_dig(module, core)


def write_search(module: Module, core: Core) -> Function:
    """Write ``search``: go on with the positions on the stack."""
    function = module.function("search")
    function.do(core.look.call(load(I32, LIMIT), load(I32, KEEP), load(I32, BUDGET)))
    return function


def _write_begin(module: Module, core: Core, search: Function) -> None:
    """Write ``begin``: search for the solutions of the first puzzle."""
    function = module.function("begin")
    function.do(core.start.call(constant(I32, PUZZLES)))
    function.do(search.call())


def _write_another(module: Module, core: Core) -> None:
    """Write ``another``: search for a solution of the first puzzle without the value *keep* in the cell *number*."""
    function = module.function("another")
    function.do(core.start.call(constant(I32, PUZZLES)))
    function.do(core.exclude.call(load(I32, NUMBER), load(I32, KEEP)))
    function.do(core.look.call(constant(I32, 1), constant(I32, 0), load(I32, BUDGET)))


def _write_dig(module: Module, core: Core) -> None:
    """Write ``dig``: empty the first grid, group after group, while the solution is the only one."""
    function = module.function("dig")
    order = function.let(constant(I32, core.order))
    with function.while_(load(U16, order) != ORDER_END):
        _dig_group(function, core, function.let(constant(I32, PUZZLES)), order)


def _dig_group(function: Function, core: Core, givens: Local, order: Local) -> None:
    """Empty the cells up to the end of a group; fill them again if the puzzle has a second solution then."""
    start, number, value = function.let(order), function.local(I32), function.local(I32)
    waiting = core.aside  # where the values are until the group's fate is known
    number.set(0)
    with function.while_(load(U16, order) != GROUP_END):
        cell = function.let(load(U16, order) + givens)
        value.set(load(U8, cell))
        function.store(U8, number, value, waiting)
        function.store(U8, cell, 0)
        number += 1
        order += 2
    order += 2
    function.do(core.start.call(givens))
    with function.when(number == 1):  # a second solution would differ there, so one solution with another value tells
        function.do(core.exclude.call(load(U16, start), value))
    limit = (number != 1) + constant(I32, 1)
    function.do(core.look.call(limit, constant(I32, 0), constant(I32, -1)))
    with function.when(load(I32, WHY) == ENOUGH), function.count(0, number) as place:
        function.store(U8, load(U16, start + place * 2) + givens, load(U8, place, waiting))
