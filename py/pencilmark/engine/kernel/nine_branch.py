"""Where the 9 x 9 kernel guesses: a digit in a chute, the fewest ways first.

A *chute* is a band (three rows) or a stack (three columns). A digit takes three of its triads, one in each line
and box, in at most six ways. The chute with the fewest ways of all its digits is taken, in it the digit with
the fewest, and of that digit the box with the fewest open triads. One branch says that the digit takes a
triad there, the other that it does not.

The idea of branching on a digit in a band is that of T. Dillon's solver tdoku; compared with cells of two
candidates it needs well under half the nodes on hard puzzles (docs/kernel.md).
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.engine.kernel import nine_layout as layout
from pencilmark.engine.wasm import I8X16, I32, I32X4, Function, Local, Value, constant, lanes, load, total

WAYS = [0, 0, 0, 1, 2, 2, 2, 3, 4, 6]  # by the number of open triads; four do not occur once passes change nothing
IS_STACK = 16
DONE = 1 << 30


def ways(function: Function, triads: Value) -> Local:
    """Look up the ways for each lane's number of open *triads*."""
    places = triads | 0x80808000  # an index beyond the table gives 0 in the three upper bytes
    return function.let(lanes(I8X16, [*WAYS, *[0] * 6]).apply("swizzle", places.seen_as(I8X16)).seen_as(I32X4))


def open_triads_of_bands(digit: Local) -> Value:
    """Count, in lanes 0 to 2, the open triads of a *digit* in each band."""
    return layout.sum_of_bytes(layout.bytes_popcount(layout.ACROSS.gather(digit)))


def open_triads_of_stacks(function: Function, digit: Local) -> Value:
    """Count, in lanes 0 to 2, the open triads of a *digit* in each stack."""
    triads = function.let(layout.DOWN.gather(digit))
    in_box = function.let(triads - (triads >> 1 & layout.everywhere(0o333)) - (triads >> 2 & layout.everywhere(0o111)))
    by_byte = function.let(in_box & 0o7 | (in_box & 0o70) << 5 | (in_box & 0o700) << 10)
    return layout.first_bytes(function.let(by_byte + layout.rotate_bands(by_byte, 1) + layout.rotate_bands(by_byte, 2)))


def best_digit(function: Function, numbers: list[Local], flag: int) -> Local:
    """Rank, in each lane, the digits by *numbers* of ways: by the chute's sum, then the digit's own, then the digit."""
    chute = function.let(total(numbers))
    best = function.local(I32X4)
    best.set(DONE)
    for digit, number in zip(layout.DIGITS, numbers, strict=True):
        rank = (chute << 4 | number) << 5 | (digit | flag)
        best.set(best.apply("minimum", rank | (number == 1) & DONE))
    return best


def choose(function: Function, digits: list[Local]) -> tuple[Local, Local]:
    """Choose a chute and a digit; return the digit's number (plus IS_STACK for a stack) and the chute's (0 to 2)."""
    bands = [ways(function, open_triads_of_bands(digit)) for digit in digits]
    stacks = [ways(function, open_triads_of_stacks(function, digit)) for digit in digits]
    rank, chute, other = function.local(I32), function.local(I32), function.local(I32)
    rank.set(-1)
    for best in (best_digit(function, bands, 0), best_digit(function, stacks, IS_STACK)):
        for lane in range(3):
            other.set(best.lane(lane))
            with function.when(other < rank):
                rank.set(other)
                chute.set(lane)
    return function.let(rank & 31), chute


class Guess:
    """A box and one of its triads: the cells of both within a *band*."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.band, self.box, self.triad, self.fewest = (function.local(I32) for _ in range(4))

    def pick_in_band(self, digit: Value, band: Local) -> None:
        """Pick the first open triad of the box with the fewest in a *band*; *digit* is the address of its cells."""
        function = self.function
        self.band.set(band)
        cells = function.let(load(I32, digit + band * 4))
        for place in range(3):
            number = self._count(cells & 0o7 << 9 * row + 3 * place for row in range(3))
            with function.when(self._is_fewer(number)):
                self.fewest.set(number)
                self.box.set(layout.BOX << 3 * place)
        first_cell = (cells & self.box).apply("ctz")
        self.triad.set(constant(I32, 0o7) << first_cell // 3 * 3)

    def pick_in_stack(self, digit: Value, stack: Local) -> None:
        """Pick the first open triad of the box with the fewest in a *stack*; *digit* is the address of its cells."""
        function = self.function
        shift = function.let(stack * 3)
        for band in range(3):
            cells = function.let(load(I32, digit, 4 * band) >> shift & layout.BOX)
            columns = function.let((cells | cells >> 9 | cells >> 18) & 0o7)
            number = function.let(columns.apply("popcount"))
            with function.when(self._is_fewer(number)):
                self.fewest.set(number)
                self.band.set(band)
                self.triad.set(constant(I32, layout.FIRST_COLUMN) << columns.apply("ctz") + shift)
        self.box.set(constant(I32, layout.BOX) << shift)

    def _count(self, parts: Iterable[Value]) -> Local:
        return self.function.let(total(part != 0 for part in parts))

    def _is_fewer(self, number: Local) -> Value:
        return (number > 1) & (number < self.fewest)


def write_branches(function: Function, top: Value, digits: list[Local]) -> None:
    """Write two positions from *top* on: without the guess, and with it (to be tried first)."""
    for number, digit in enumerate(digits):
        function.store(I32X4, top, digit, 16 * number)
        function.store(I32X4, top, digit, 16 * number + layout.FRAME)
    digit, chute = choose(function, digits)
    cells = function.let(top + (digit & (IS_STACK - 1)) * 16)
    guess = Guess(function)
    guess.fewest.set(9)
    with function.when(digit < IS_STACK):
        guess.pick_in_band(cells, chute)
    with function.otherwise():
        guess.pick_in_stack(cells, chute)
    cells += guess.band * 4
    function.store(I32, cells, load(I32, cells).without(guess.triad))
    function.store(I32, cells, load(I32, cells, layout.FRAME).without(guess.box.without(guess.triad)), layout.FRAME)
