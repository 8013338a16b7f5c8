"""The completions of corners (see `corners`) by a small WebAssembly module of its own: five microseconds each.

The 56 codes fit into a number of 64 bits. For each code beside box 4, one number says which codes of the second stack
fit box 5, and one which of the third fit box 6: together a vector. The same goes for each code beside box 7, with boxes
8 and 9. If two vectors have common bits in both halves, every code of one stack goes with every code of the other.

What memory holds:

QUESTION  the rows of boxes 4 and 7, the columns of boxes 2 and 3 (masks of 16 bits), the number of the completion
ANSWER    the places of the four codes (a byte each), and 1 if there is such a completion
PARTS     for each place, the bits of its code for the digits of three lines
THREES    for three digits: where FITTING has their vector, and where PLANES has those of each
SUBSETS   for each line of a box, and every part: the mask of the digits that have the bit
PLANES    for each digit and column of boxes 5 and 6, then of 8 and 9: by which codes it has that column
FITTING   for each mask of three digits: by which codes each has a column of its own
LISTS     a vector and its place for each code of rows that fits both stacks, beside box 4, then beside box 7
"""

from __future__ import annotations

from itertools import chain, combinations
from struct import Struct

from pencilmark.engine.kernel.runtime import Instance, per_thread, run_kept
from pencilmark.engine.wasm import (
    I32,
    I64,
    I64X2,
    U8,
    U16,
    Function,
    Local,
    Module,
    Value,
    common,
    constant,
    load,
    shuffle,
    union,
)
from pencilmark.make.generator.corners import EVERY, OTHERS, PARTS, PLANES, Completion, Corner

ROWS_AT, COLUMNS_AT, NUMBER_AT, ANSWER_AT, PARTS_AT, THREES_AT = 0, 12, 24, 28, 64, 256
SUBSETS_AT, PLANES_AT, FITTING_AT = 1024, 2048, 4096
LINES, VECTOR, SUBSETS = 6, 16, 32  # bytes of three lines, of a vector, of the subsets of a line
DIGIT = 3 * VECTOR
PLANES_SIZE, FITTING_SIZE = 9 * DIGIT, 512 * VECTOR
LISTS_AT = FITTING_AT + 2 * FITTING_SIZE
ENTRY = VECTOR + 4
LIST_SIZE = len(PARTS) * ENTRY
BOTH = (0, 1)  # boxes 5 and 6, or 8 and 9
_QUESTION = Struct("<12HI")


def corner_module() -> bytes:
    """Write the module."""
    module = Module(pages=1)
    module.data(PARTS_AT, bytes(chain.from_iterable(PARTS)))
    module.data(THREES_AT, b"".join(_three(*digits) for digits in combinations(range(9), 3)))
    planes, fitting, lists, bit = _planes(module), _fitting(module), _list(module), _bit(module)
    function = module.function("complete")
    function.do(planes.call())
    function.do(fitting.call())
    ends = [
        function.let(lists.call(*(constant(I32, at) for at in (rows, fits, entries))))
        for rows, fits, entries in zip(
            (ROWS_AT, ROWS_AT + LINES),
            (FITTING_AT, FITTING_AT + FITTING_SIZE),
            (LISTS_AT, LISTS_AT + LIST_SIZE),
            strict=True,
        )
    ]
    _find(function, ends, bit)
    return module.binary()


def _three(first: int, second: int, third: int) -> bytes:
    mask = 1 << first | 1 << second | 1 << third
    return b"".join(at.to_bytes(2, "little") for at in (mask * VECTOR, *(d * DIGIT for d in (first, second, third))))


def _each_bit(function: Function, mask: Value) -> tuple[Local, Local, Local]:
    """Return the three bits of a *mask*, the lowest first."""
    left = function.let(mask)
    first = function.let(left & constant(I32, 0) - left)
    left ^= first
    second = function.let(left & constant(I32, 0) - left)
    return first, second, function.let(left ^ second)


def _planes(module: Module) -> Function:
    """Write ``_planes``: fill PLANES from the columns of boxes 2 and 3."""
    function = module.function("_planes")
    for stack in BOTH:
        for column, (low, high) in enumerate(OTHERS):
            digits = _each_bit(function, load(U16, COLUMNS_AT + LINES * stack + 2 * column))
            for digit, places in zip(digits, PLANES[column], strict=True):
                address = function.let(digit.apply("ctz") * DIGIT)
                for part in BOTH:
                    base = PLANES_AT + PLANES_SIZE * part + 8 * stack
                    below = (EVERY ^ places, places) if part == 0 else (places, EVERY ^ places)
                    for target, value in zip((column, low, high), (0, *below), strict=True):
                        function.store(I64, address, value, base + VECTOR * target)
    return function


def _fitting(module: Module) -> Function:
    """Write ``_fitting``: fill FITTING from PLANES. Three digits have three columns if every column has one of them."""
    function = module.function("_fitting")
    size = 8
    with function.count(THREES_AT, THREES_AT + 84 * size, size) as three:
        target = function.let(load(U16, three))
        digits = [function.let(load(U16, three, 2 * place)) for place in (1, 2, 3)]
        for part in BOTH:
            columns = range(PLANES_AT + PLANES_SIZE * part, PLANES_AT + PLANES_SIZE * part + DIGIT, VECTOR)
            having = (
                load(I64X2, digits[0], at) | load(I64X2, digits[1], at) | load(I64X2, digits[2], at) for at in columns
            )
            function.store(I64X2, target, common(having), FITTING_AT + FITTING_SIZE * part)
    return function


def _list(module: Module) -> Function:
    """Write ``_list(rows, fitting, list)``: fill the list for a box with *rows*; return its end."""
    function = module.function("_list", [I32, I32, I32], I32)
    rows, fitting, end = function.params
    for line in range(3):
        digits = _each_bit(function, load(U16, rows, 2 * line) << 4)  # as FITTING counts: by vectors
        for part in range(8):
            chosen = [digit for place, digit in enumerate(digits) if part >> place & 1]
            function.store(I32, SUBSETS_AT + SUBSETS * line + 4 * part, union([constant(I32, 0), *chosen]))
    with function.count(0, len(PARTS)) as place:
        code = function.let(place * 3)
        lows, highs = [], []
        for line in range(3):
            high = function.let(load(U8, code, PARTS_AT + line) * 4)
            highs.append(function.let(load(I32, high, SUBSETS_AT + SUBSETS * line)))
            lows.append(function.let(load(I32, constant(I32, 28) - high, SUBSETS_AT + SUBSETS * line)))
        near = function.let(_all_fit(fitting, lows, highs))
        far = function.let(_all_fit(fitting, highs, lows))
        pair = function.let(shuffle(near, far, [*range(8), *range(24, 32)]))
        with function.when(pair.all()):
            function.store(I64X2, end, pair)
            function.store(I32, end, place, VECTOR)
            end += ENTRY
    function.give(end)
    return function


def _all_fit(fitting: Local, lows: list[Local], highs: list[Local]) -> Value:
    """Return the codes of columns by which all rows of a box fit, whose digits go where *lows* and *highs* say."""
    rows = (lows[1] | lows[2], lows[0] | highs[2], highs[0] | highs[1])
    return common(load(I64X2, fitting + row) for row in rows)


def _bit(module: Module) -> Function:
    """Write ``_bit(mask, number)``: find the place of a bit of *mask* by its number, the lowest being 0."""
    function = module.function("_bit", [I64, I32], I32)
    mask, number = function.params
    with function.while_(number):
        mask &= mask - 1
        number -= 1
    function.give(mask.apply("ctz").to_i32())
    return function


def _find(function: Function, ends: list[Local], bit: Function) -> None:
    """Go through all pairs of the two lists until the number of the completion is reached."""
    number = function.let(load(I32, NUMBER_AT))
    with function.count(LISTS_AT, ends[0], ENTRY) as upper:
        fitting = function.let(load(I64X2, upper))
        with function.count(LISTS_AT + LIST_SIZE, ends[1], ENTRY) as lower:
            both = function.let(fitting & load(I64X2, lower))
            second, third = function.let(both.lane(0)), function.let(both.lane(1))
            thirds = function.let(third.apply("popcount").to_i32())
            count = function.let(second.apply("popcount").to_i32() * thirds)
            with function.when(number < count):
                function.store(U8, ANSWER_AT, load(I32, upper, VECTOR))
                function.store(U8, ANSWER_AT + 1, load(I32, lower, VECTOR))
                function.store(U8, ANSWER_AT + 2, bit.call(second, number // thirds))
                function.store(U8, ANSWER_AT + 3, bit.call(third, number % thirds))
                function.store(U8, ANSWER_AT + 4, 1)
                function.give()
            number -= count
    function.store(U8, ANSWER_AT + 4, 0)


class CornerModule:
    """The module, running."""

    def __init__(self, instance: Instance) -> None:
        self._instance = instance

    def completion(self, corner: Corner, number: int) -> Completion | None:
        """Return the completion with this *number* (below 2 ** 32), as `Corner.completion` does."""
        upper, lower, second, third = corner
        self._instance.write(0, _QUESTION.pack(*upper, *lower, *second, *third, number))
        self._instance.call("complete")
        *places, is_found = self._instance.read(ANSWER_AT, 5)
        return Completion(*places) if is_found else None


@per_thread
def shared_corner_module() -> CornerModule:
    """Return the module that this thread shares; None where there is nothing to run it."""
    return CornerModule(run_kept("corners", corner_module))
