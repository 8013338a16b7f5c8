"""Finds every way to add a few cells to some of a 9 x 9 grid so that its puzzle is unique: the end of `hitting`.

Known unavoidable sets that the chosen cells miss stand in a *table* of at most 128, the smallest first, without the
cells ruled out. So 128 bits say which of them are still missed, and with one vector for each cell (the sets it
hits) and one for each set (the sets disjoint from it) a node costs some ten instructions:

- disjoint sets need a cell each: if there are more of them than cells may be added, the node is dropped;
- if there are just as many, each new cell lies in one of them: all cells outside are ruled out;
- the next cell comes from the set with the fewest cells left, among the first few.

Where no known set is missed, a search looks for another solution. The cells in which that differs, less those that
need not, are one more unavoidable set: it joins the table and, if small, the known sets of the grid.
The bounds are those of Gary McGuire's search, which found no puzzle with 16 givens (2012); ruling out all other
cells where as many disjoint sets are left as cells is a usual step of searches for minimum hitting sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from struct import Struct

from pencilmark.engine.kernel.memory import FOUND, OUT, PUZZLES
from pencilmark.engine.kernel.nine import CELLS, RECORDS, write_core
from pencilmark.engine.kernel.nine_nets_memory import lowest_of, size_of
from pencilmark.engine.kernel.runtime import per_thread, run_kept
from pencilmark.engine.wasm import I8X16, I32, I64X2, U8, Function, Local, Module, constant, lanes, load, splat

MOST_SETS = 2048
LARGEST = 20
"""Cells of a set that is worth keeping for the rest of the grid."""
MOST_FOUND = 4096
DEEPEST = 9
"""Cells that may be added to what is chosen: with more of them the table would be full of what is hit soon."""
MOST_NODES = 2_000_000
TABLE_SIZE, AT_FIRST = 128, 112  # the rest is for sets that the search finds
FEW = 8

_VECTOR = 16
_GRID = (RECORDS + 2 * CELLS + 47) // 16 * 16
_BITS = _GRID + 96  # vectors with one bit
_ASKED = _BITS + _VECTOR * 128  # chosen, ruled out, cells to add, sets known, nodes left
_CHOSEN, _DEAD, _MORE, _SETS_NUMBER, _NODES = _ASKED, _ASKED + 16, _ASKED + 32, _ASKED + 36, _ASKED + 40
_NUMBER, _IN_TABLE = _ASKED + 44, _ASKED + 48  # how many were found, how many sets are in the table
_MISSED = _ASKED + 64  # indexed by how many cells may still be added: the sets of the table that are missed
_TABLE = _MISSED + _VECTOR * (DEEPEST + 1)
_APART = _TABLE + _VECTOR * TABLE_SIZE
_HITS = _APART + _VECTOR * TABLE_SIZE
_FOUND = _HITS + _VECTOR * 81
_SETS = _FOUND + _VECTOR * MOST_FOUND
_ALIVE = _SETS + _VECTOR * MOST_SETS
_SIZES = _ALIVE + _VECTOR * MOST_SETS
_PAGES = (_SIZES + MOST_SETS) // 65536 + 1
_QUESTION, _ANSWER = Struct("<4Q3i"), Struct("<3i")
_ALL = lanes(I64X2, [-1, (1 << 17) - 1])


class HittingKernel:
    """The end of a search for cells that hit all unavoidable sets of a grid.

    Raises Unavailable, with the reason, where nothing runs it.
    """

    def __init__(self) -> None:
        self._instance = run_kept("hitting", hitting_module)

    def below(self, grid: bytes, sets: bytearray, chosen: int, dead: int, more: int) -> list[int] | None:
        """Find the sets of cells that include *chosen*, exclude *dead*, and have at most *more* cells besides.

        With the digits of each as givens, *grid* (81 bytes) is the only solution. All that are minimal are found, and
        none twice. *sets* are known unavoidable sets, at most 2,048 of 16 bytes each, which speed up the search; those
        found on the way are appended. None if it takes too long.
        """
        known = len(sets)
        self._instance.write(_GRID, grid)
        self._instance.write(_SETS, bytes(sets))
        question = *_halves(chosen), *_halves(dead), more, known // _VECTOR, MOST_NODES
        self._instance.write(_ASKED, _QUESTION.pack(*question))
        self._instance.call("hit")
        number, left, found = _ANSWER.unpack(self._instance.read(_SETS_NUMBER, 12))
        sets += self._instance.read(_SETS + known, _VECTOR * number - known)
        if not left:
            return None
        masks = self._instance.read(_FOUND, _VECTOR * found)
        return [int.from_bytes(masks[at : at + _VECTOR], "little") for at in range(0, len(masks), _VECTOR)]


def _halves(cells: int) -> tuple[int, int]:
    return cells & (1 << 64) - 1, cells >> 64


@per_thread
def hitting_kernel() -> HittingKernel:
    """Return the kernel of this thread; None where no WebAssembly runs."""
    return HittingKernel()


def hitting_module() -> bytes:
    """Write the module."""
    module = Module(_PAGES)
    module.data(_BITS, b"".join((1 << bit).to_bytes(16, "little") for bit in range(128)))
    missed, add = _write_missed(module), _write_add(module)
    learn, fill = _write_learn(module, missed), _write_fill(module, add)
    go = _write_go(module, missed, add, learn)
    function = module.function("hit")
    function.store(I32, _NUMBER, 0)
    chosen, dead = function.let(load(I64X2, _CHOSEN)), function.let(load(I64X2, _DEAD))
    ways, more = _smallest(function, chosen, dead), function.let(load(I32, _MORE))
    with function.when((ways == _ALL).all() | (more == 0)):
        with function.when(fill.call(chosen, dead, more)):
            function.do(go.call(chosen, dead, more))
        function.give()
    with _each(function, ways) as cell:
        own = function.let(load(I64X2, cell * _VECTOR, _BITS))
        with function.when(fill.call(chosen | own, dead, more - 1)):
            function.do(go.call(chosen | own, dead, more - 1))
        dead |= own
    return module.binary()


def _smallest(function: Function, chosen: Local, dead: Local) -> Local:
    """Return the cells left of the missed set that has the fewest; all cells if no known set is missed."""
    ways, fewest = function.let(_ALL), function.let(constant(I32, 128))
    with function.count(0, function.let(load(I32, _SETS_NUMBER) * _VECTOR), _VECTOR) as at:
        cells = function.let(load(I64X2, at, _SETS))
        with function.when((cells & chosen).any() == 0):
            cells.set(cells.without(dead))
            size = function.let(size_of(cells))
            with function.when(size < fewest):
                fewest.set(size)
                ways.set(cells)
    return ways


def _write_missed(module: Module) -> Function:
    """Write ``_missed(chosen)``: return where another solution with these givens differs; 0 if there is none."""
    core = write_core(module)
    function = module.function("_missed", [I64X2], I64X2)
    left = function.params[0]
    function.fill(constant(I32, PUZZLES), 0, 96)
    with _each(function, left) as cell:
        function.store(U8, cell, load(U8, cell, _GRID), PUZZLES)
    function.store(I32, OUT, RECORDS)
    function.do(core.start.call(constant(I32, PUZZLES)))
    function.do(core.look.call(constant(I32, 2), constant(I32, 2), constant(I32, -1)))
    for at in (RECORDS, RECORDS + CELLS):
        parts = [
            (load(I8X16, at + first) != load(I8X16, _GRID + first)).mask() & (0xFFFF if first < 80 else 1)
            for first in range(0, 96, 16)
        ]
        words = [(parts[at] | parts[at + 1] << 16).to_i64() for at in (0, 2, 4)]
        differs = function.let(splat(I64X2, words[0] | words[1] << 32).with_lane(1, words[2]))
        with function.when(differs.any()):
            function.give(differs)
        with function.when(load(I32, FOUND) == 1):
            function.give(0)
    return function


def _write_learn(module: Module, missed: Function) -> Function:
    """Write ``_learn(cells)``: return the cells of an unavoidable set without those that need not differ; keep it."""
    function = module.function("_learn", [I64X2], I64X2)
    cells = function.params[0]
    number = function.let(load(I32, _SETS_NUMBER))
    with function.when(number < MOST_SETS):
        tried = function.let(cells)
        with _each(function, tried) as cell:
            fewer = function.let(missed.call(_ALL.without(cells) | load(I64X2, cell * _VECTOR, _BITS)))
            with function.when(fewer.any()):
                cells.set(fewer)
                tried &= fewer
        with function.when(size_of(cells) <= LARGEST):
            function.store(I64X2, number * _VECTOR, cells, _SETS)
            function.store(I32, _SETS_NUMBER, number + 1)
    function.give(cells)
    return function


def _write_add(module: Module) -> Function:
    """Write ``_add(cells)``: add a set to the table."""
    function = module.function("_add", [I64X2])
    cells = function.params[0]
    number = function.let(load(I32, _IN_TABLE))
    place = function.let(number * _VECTOR)
    own, apart = function.let(load(I64X2, place, _BITS)), function.local(I64X2)
    function.store(I64X2, place, cells, _TABLE)
    with function.count(0, place, _VECTOR) as other, function.when((load(I64X2, other, _TABLE) & cells).any() == 0):
        apart |= load(I64X2, other, _BITS)
        function.store(I64X2, other, load(I64X2, other, _APART) | own, _APART)
    function.store(I64X2, place, apart, _APART)
    with _each(function, cells) as cell:
        at = function.let(cell * _VECTOR)
        function.store(I64X2, at, load(I64X2, at, _HITS) | own, _HITS)
    function.store(I32, _IN_TABLE, number + 1)
    return function


def _write_fill(module: Module, add: Function) -> Function:
    """Write ``_fill(chosen, dead, more)``: fill the table; return 0 if a missed set has no cell left."""
    function = module.function("_fill", [I64X2, I64X2, I32], I32)
    chosen, dead, more = function.params
    number = function.local(I32)
    function.store(I64X2, _DEAD, dead)
    function.store(I32, _MORE, more)
    function.store(I32, _IN_TABLE, 0)
    function.fill(constant(I32, _HITS), 0, _VECTOR * 81)
    with function.count(0, function.let(load(I32, _SETS_NUMBER) * _VECTOR), _VECTOR) as at:
        cells = function.let(load(I64X2, at, _SETS))
        with function.when((cells & chosen).any() == 0):
            cells.set(cells.without(dead))
            with function.when(cells.any() == 0):
                function.give(0)
            function.store(I64X2, number * _VECTOR, cells, _ALIVE)
            function.store(U8, number, size_of(cells), _SIZES)
            number += 1
    missed = function.local(I64X2)
    with function.block() as full, function.count(1, 82) as size, function.count(0, number) as one:
        cells = function.let(load(I64X2, one * _VECTOR, _ALIVE))
        taken = function.let(load(I32, _IN_TABLE) * _VECTOR)
        full.jump(taken == AT_FIRST * _VECTOR)
        with function.block() as known:
            known.jump(load(U8, one, _SIZES) != size)
            with function.count(0, taken, _VECTOR) as other:
                known.jump(load(I64X2, other, _TABLE).without(cells).any() == 0)
            function.do(add.call(cells))
            missed |= load(I64X2, taken, _BITS)
    function.store(I64X2, more * _VECTOR, missed, _MISSED)
    function.give(1)
    return function


def _write_go(module: Module, missed: Function, add: Function, learn: Function) -> Function:
    """Write ``_go(chosen, dead, more)``: add up to *more* cells outside *dead* in every way."""
    function = module.function("_go", [I64X2, I64X2, I32])
    chosen, dead, more = function.params
    place = function.let(more * _VECTOR + _MISSED)
    rest, ways = function.local(I64X2), function.local(I64X2)
    nodes = function.let(load(I32, _NODES) - 1)
    with function.when(nodes.compare_signed("<", 0)):
        function.give()
    function.store(I32, _NODES, nodes)
    with function.loop() as again:
        rest.set(load(I64X2, place))
        with function.when(rest.any() == 0):
            ways.set(missed.call(chosen))
            with function.when(ways.any() == 0):
                _note(function, chosen)
                function.give()
            ways.set(learn.call(ways))
            number = function.let(load(I32, _IN_TABLE))
            with function.when(number < TABLE_SIZE):
                function.do(add.call(ways.without(load(I64X2, _DEAD))))
                with function.count(place, load(I32, _MORE) * _VECTOR + _MISSED + 1, _VECTOR) as above:
                    function.store(I64X2, above, load(I64X2, above) | load(I64X2, number * _VECTOR, _BITS))
                again.jump()
    with function.when(more == 0):
        function.give()
    with function.when(rest.any()):
        _write_bound(function, rest, dead, more)
        _write_choice(function, rest, dead, ways)
    ways.set(ways.without(dead))
    with _each(function, ways) as cell:
        own = function.let(load(I64X2, cell * _VECTOR, _BITS))
        after = function.let(rest.without(load(I64X2, cell * _VECTOR, _HITS)))
        with function.when((more > 1) | (after.any() == 0)):
            function.store(I64X2, place - _VECTOR, after)
            function.do(function.call(chosen | own, dead, more - 1))
            rest.set(load(I64X2, place))  # sets found meanwhile are missed here, too
        dead |= own
    return function


def _write_bound(function: Function, rest: Local, dead: Local, more: Local) -> None:
    """Return if more sets of the *rest* are disjoint than cells may be added; if just as many, rule out other cells."""
    left, reached, number = function.let(rest), function.local(I64X2), function.local(I32)
    reached.set(0)
    number.set(0)
    with function.while_(left.any()):
        with function.when(number == more):
            function.give()
        number += 1
        first = function.let(lowest_of(left) * _VECTOR)
        reached |= load(I64X2, first, _TABLE)
        left &= load(I64X2, first, _APART)
    with function.when(number == more):
        dead.set(~reached | dead)


def _write_choice(function: Function, rest: Local, dead: Local, ways: Local) -> None:
    """Set *ways* to the cells of the first set of the *rest*, or of one of the next few if that has fewer left."""
    left, fewest, tries = function.let(rest), function.local(I32), function.local(I32)
    fewest.set(128)
    tries.set(FEW + 1)
    with function.while_(left.any()) as done:
        first = function.let(lowest_of(left) * _VECTOR)
        left.set(left.without(load(I64X2, first, _BITS)))
        cells = function.let(load(I64X2, first, _TABLE).without(dead))
        size = function.let(size_of(cells))
        with function.when(size < fewest):
            fewest.set(size)
            ways.set(cells)
        done.jump(fewest < 2)
        tries -= 1
        done.jump(tries == 0)


def _note(function: Function, chosen: Local) -> None:
    """Record a set that leaves one solution; when there is no room left, end the search by leaving it no nodes."""
    number = function.let(load(I32, _NUMBER))
    with function.when(number < MOST_FOUND):
        function.store(I64X2, number * _VECTOR, chosen, _FOUND)
        function.store(I32, _NUMBER, number + 1)
        function.give()
    function.store(I32, _NODES, 0)


@contextmanager
def _each(function: Function, mask: Local) -> Iterator[Local]:
    """Open a loop over the bits of a local vector, which is empty afterwards."""
    with function.while_(mask.any()):
        cell = function.let(lowest_of(mask))
        mask.set(mask.without(load(I64X2, cell * _VECTOR, _BITS)))
        yield cell
