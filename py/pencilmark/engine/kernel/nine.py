"""The kernel of the ordinary 9 x 9 board: nine vectors of 128 bits, one for each digit.

Read `nine_layout` (where a cell is), `nine_rules` (what is concluded), `nine_branch` (where it guesses), then
here how they make a search: a stack of positions in memory, the next one taken, settled, and either dropped,
counted as a solution, or replaced by two.

STACK     positions still to be looked at, the next one on top; it holds one more for each guess made
ORDER     for digging: numbers of cells (16 bits each), in groups
RECORDS   for each puzzle a result and its first solution, a byte for each cell; or only solutions
"""

from __future__ import annotations

from functools import lru_cache

from pencilmark.engine.kernel import memory
from pencilmark.engine.kernel.core import Core, write_questions
from pencilmark.engine.kernel.nine_branch import write_branches
from pencilmark.engine.kernel.nine_layout import BAND, BOARD, DIGITS, FRAME
from pencilmark.engine.kernel.nine_rules import Rules
from pencilmark.engine.wasm import (
    I8X16,
    I32,
    I32X4,
    I64,
    U8,
    Function,
    Local,
    Module,
    Value,
    constant,
    lanes,
    load,
    shuffle,
    union,
)

CELLS = 81
BATCH = 4096
"""Puzzles that it answers at once."""
STACK = (memory.PUZZLES + CELLS * BATCH + memory.SLACK + 15) // 16 * 16
FRAMES = 164
"""A guess that comes true takes a triad of a digit and a direction for good: 9 * 9 * 2 at most, and one on top."""
ORDER = STACK + FRAME * FRAMES
RECORDS, RECORD = ORDER + 4 * CELLS + 4, memory.RESULT + CELLS  # an order has room for each cell in its own group
PAGES = (RECORDS + RECORD * BATCH + memory.SLACK) // memory.PAGE + 1
ASKED, SINGLE = 2 * FRAME, 3 * FRAME
"""Where ``single`` finds its question and leaves its answer, counted from the records: after the tally."""
FIRST = 8
"""Solutions that ``single`` looks at before it tries digits."""
HALVES = [(band, half) for band in range(3) for half in range(2)]


@lru_cache(maxsize=1)
def nine_module() -> bytes:
    """Write the module; it is kept."""
    module = Module(PAGES)
    core = write_core(module)
    write_questions(module, core)
    _write_batch(module, core)
    _write_spare(module, core)
    _write_tally(module, core)
    _write_single(module, core)
    return module.binary()


class Registers:
    """The results of a search: in local variables while it runs, in memory once it has stopped."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.top = function.let(load(I32, memory.TOP))
        self.found, self.nodes = function.local(I32), function.local(I32)

    def leave(self, why: int) -> None:
        """Write the result and return."""
        self.function.store(I32, memory.WHY, why)
        for place, value in ((memory.TOP, self.top), (memory.FOUND, self.found), (memory.NODES, self.nodes)):
            self.function.store(I32, place, value)
        self.function.give()

    def pop(self, budget: Local) -> None:
        """Move *top* to the next position; leave when there is none, or after *budget* nodes."""
        with self.function.when(self.top == STACK):
            self.leave(memory.DONE)
        with self.function.when(self.nodes >= budget):
            self.leave(memory.SPENT)
        self.nodes += 1
        self.top -= FRAME

    def solved(self, record: Function, limit: Local, keep: Local) -> None:
        """Count the solution at *top*, *record* it if it is one of the first *keep*, leave at *limit*."""
        with self.function.when(self.found < keep):
            self.function.do(record.call(self.top))
        self.found += 1
        with self.function.when(self.found == limit):
            self.leave(memory.ENOUGH)


def write_core(module: Module) -> Core:
    """Write the search for solutions, which begins and goes on from the stack in memory."""
    return Core(ORDER, RECORDS, _write_start(module), _write_exclude(module), _write_look(module))


def _write_start(module: Module) -> Function:
    """Write ``_start(address)``: each given stands alone in its cell, an empty cell has all digits."""
    function = module.function("_start", [I32])
    given = [function.local(I32X4) for _ in DIGITS]
    for band in range(3):
        left = function.let(load(I8X16, function.params[0], 27 * band))
        right = function.let(load(I8X16, function.params[0], 27 * band + 16))
        for number, cells in enumerate(given):
            bits = (left == number + 1).mask() | (right == number + 1).mask() << 16 & BAND
            cells.set(cells.with_lane(band, bits))
    taken = function.let(union(given))
    for number, cells in enumerate(given):
        function.store(I32X4, STACK + 16 * number, BOARD.without(taken ^ cells))
    function.store(I32, memory.TOP, STACK + FRAME)
    return function


def _write_exclude(module: Module) -> Function:
    """Write ``_exclude(cell, value)``."""
    function = module.function("_exclude", [I32, I32])
    cell, value = function.params
    address = function.let((value - 1) * 16 + cell // 27 * 4)
    kept = load(I32, address, STACK).without(constant(I32, 1) << cell % 27)
    function.store(I32, address, kept, STACK)
    return function


def _write_look(module: Module) -> Function:
    """Write ``_look(limit, keep, budget)``: search on until it must stop."""
    record = _write_record(module)
    function = module.function("_look", [I32, I32, I32])
    limit, keep, budget = function.params
    registers, rules = Registers(function), Rules(function)
    top = registers.top
    with function.loop() as next_position:
        registers.pop(budget)
        for number, digit in enumerate(rules.digits):
            digit.set(load(I32X4, top, 16 * number))
        rules.settle(dead=next_position)
        with function.when(rules.two.any()):
            write_branches(function, top, rules.digits)
            top += 2 * FRAME
            next_position.jump()
        for number, digit in enumerate(rules.digits):
            function.store(I32X4, top, digit, 16 * number)
        registers.solved(record, limit, keep)
        next_position.jump()
    return function


def _write_record(module: Module) -> Function:
    """Write ``_record(address)``: turn a position's nine vectors into a byte for each cell."""
    function = module.function("_record", [I32])
    with function.when(load(I32, memory.OUT) == 0):
        _add_to_tally(function)
    digits = [function.let(load(I32X4, function.params[0], 16 * number)) for number in DIGITS]
    planes = [
        function.let(union(digits[value - 1] for value in range(1, 10) if value & weight)) for weight in (1, 2, 4, 8)
    ]
    out = function.let(load(I32, memory.OUT))
    for band, half in HALVES:  # the second half ends with bytes of the next band, which overwrites them
        parts = [_bits_to_bytes(plane, 4 * band + 2 * half, 1 << bit) for bit, plane in enumerate(planes)]
        function.store(I8X16, out, union(parts), 27 * band + 16 * half)
    function.store(I32, memory.OUT, out + CELLS)
    return function


def _add_to_tally(function: Function) -> None:
    """Add a solution to the tally; a digit that an earlier solution had in the same cell now occurs more than once."""
    for place in range(0, FRAME, 16):
        digit = function.let(load(I32X4, function.params[0], place))
        once = function.let(load(I32X4, RECORDS + place))
        more = load(I32X4, RECORDS + FRAME + place)
        function.store(I32X4, RECORDS + FRAME + place, more | once & digit)
        function.store(I32X4, RECORDS + place, once | digit)
    function.give()


def _write_batch(module: Module, core: Core) -> None:
    """Write ``batch``: solve a number of puzzles, and record a result and the first solution of each."""
    function = module.function("batch")
    with function.count(0, function.let(load(I32, memory.NUMBER))) as puzzle:
        function.do(core.start.call(puzzle * CELLS + memory.PUZZLES))
        record = function.let(puzzle * RECORD + RECORDS)
        function.store(I32, memory.OUT, record + memory.RESULT)
        function.do(core.look.call(load(I32, memory.LIMIT), constant(I32, 1), load(I32, memory.BUDGET)))
        function.store(I64, record, load(I64, memory.WHY))
        function.store(I32, record, load(I32, memory.NODES), 8)


def _write_spare(module: Module, core: Core) -> None:
    """Write ``spare``: report for each given of a number of puzzles whether it can go, a record for each puzzle.

    A given can go when no solution has another value in its cell. A record begins with SPENT if a proof ran out of
    nodes, else with 0.
    """
    function = module.function("spare")
    value = function.local(I32)
    with function.count(0, function.let(load(I32, memory.NUMBER))) as puzzle:
        givens = function.let(puzzle * CELLS + memory.PUZZLES)
        record = function.let(puzzle * RECORD + RECORDS)
        function.store(I32, record, 0)
        with function.count(0, function.let(constant(I32, CELLS))) as cell:
            place = function.let(givens + cell)
            value.set(load(U8, place))
            function.store(U8, record + cell, 0, memory.RESULT)
            with function.when(value != 0):
                function.store(U8, place, 0)
                function.do(core.start.call(givens))
                function.do(core.exclude.call(cell, value))
                function.do(core.look.call(constant(I32, 1), constant(I32, 0), load(I32, memory.BUDGET)))
                function.store(U8, place, value)
                function.store(U8, record + cell, load(I32, memory.WHY) == memory.DONE, memory.RESULT)
                with function.when(load(I32, memory.WHY) == memory.SPENT):
                    function.store(I32, record, memory.SPENT)


def _write_tally(module: Module, core: Core) -> None:
    """Write ``tally``: note which digits the solutions of the first puzzle, up to a limit, have in each cell.

    It leaves two positions where the records are: the digits that some solution has, and those that several have.
    """
    function = module.function("tally")
    function.fill(constant(I32, RECORDS), 0, 2 * FRAME)
    function.store(I32, memory.OUT, 0)
    function.do(core.start.call(constant(I32, memory.PUZZLES)))
    limit = function.let(load(I32, memory.LIMIT))
    function.do(core.look.call(limit, limit, constant(I32, -1)))


def _write_single(module: Module, core: Core) -> None:
    """Write ``single``: find the digits that, given in a cell of the first puzzle, leave just one solution.

    ASKED holds, as a position, what to try; SINGLE gets what was found. The first few solutions go into the tally. Then
    each digit that none of them has is tried, and up to two of the solutions found join the tally; last, each digit
    that exactly one of all these has. A digit that several have need not be tried.
    """
    function = module.function("single")
    tally, asked, single = RECORDS, RECORDS + ASKED, RECORDS + SINGLE
    function.fill(constant(I32, tally), 0, 2 * FRAME)
    function.fill(constant(I32, single), 0, FRAME)
    function.store(I32, memory.OUT, 0)
    function.do(core.start.call(constant(I32, memory.PUZZLES)))
    function.do(core.look.call(constant(I32, FIRST), constant(I32, FIRST), constant(I32, -1)))
    rest = function.local(I32)
    for keep in (2, 0):
        with function.count(0, FRAME // 4) as word:
            place = function.let(word * 4)
            rest.set(load(I32, place, asked).without(load(I32, place, single)))
            rest &= load(I32, place, tally) ^ constant(I32, -1 if keep else 0)
            rest.set(rest.without(load(I32, place, tally + FRAME)))
            with function.while_(rest != 0):
                bit = function.let(rest & constant(I32, 0) - rest)
                cell = function.let(word % 4 * 27 + memory.PUZZLES + rest.apply("ctz"))
                function.store(U8, cell, word // 4 + 1)
                function.do(core.start.call(constant(I32, memory.PUZZLES)))
                function.do(core.look.call(constant(I32, 2), constant(I32, keep), constant(I32, -1)))
                function.store(U8, cell, 0)
                with function.when(load(I32, memory.FOUND) == 1):
                    function.store(I32, place, load(I32, place, single) | bit, single)
                taken = load(I32, place, tally) if keep else load(I32, place, tally + FRAME)
                rest.set(rest.without(bit | taken))


def _bits_to_bytes(plane: Local, byte: int, weight: int) -> Value:
    """Turn 16 bits of *plane*, from *byte* on, into 16 bytes that are *weight* where the bit is 1."""
    each_bit = lanes(I8X16, [1 << bit for bit in range(8)] * 2)
    doubled = shuffle(plane, plane, [byte] * 8 + [byte + 1] * 8).seen_as(I8X16)
    return (doubled & each_bit == each_bit) & weight
