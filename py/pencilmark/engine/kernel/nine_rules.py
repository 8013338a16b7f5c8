"""What the 9 x 9 kernel concludes in one pass, for all digits, houses and cells at once.

A pass finds naked singles (a cell with one digit), hidden singles (a digit with one cell in a house), locked
candidates (a digit with one triad in a line or box), locked triples (a triad with three digits) and
every contradiction: a cell, line or box that is left with nothing. Passes are repeated until nothing changes.

A triad is *open* for a digit that may stand in it, and *forced* for a digit that must. A digit forced both
across and down in a box stands where the two triads cross.
"""

from __future__ import annotations

from collections.abc import Sequence

from pencilmark.engine.kernel.nine_layout import ACROSS, BOARD, DIGITS, DOWN, TRIOS, Direction, everywhere
from pencilmark.engine.wasm import I32X4, Function, Label, Local, Value, common, union

Tally = Sequence[Value]  # where the count is at least 1, at least 2, ...


def sum_reaches(total: int, first: Tally, second: Tally) -> Value:
    """Report where two counts add up to at least *total*."""
    ways = [first[total - 1]] if len(first) >= total else []
    ways += [second[total - 1]] if len(second) >= total else []
    parts = range(max(1, total - len(second)), min(total - 1, len(first)) + 1)
    return union(ways + [first[part - 1] & second[total - part - 1] for part in parts])


class Triads:
    """The trios of one *direction*, and what follows from them."""

    def __init__(self, function: Function, direction: Direction) -> None:
        self.direction, self.let = direction, function.let
        self.open = [function.local(I32X4) for _ in TRIOS]
        self.forced = [function.local(I32X4) for _ in TRIOS]

    def gather(self, digits: list[Local]) -> list[Value]:
        """Return the trios that the cells of *digits* touch."""
        return [self.direction.pack(digits[3 * trio : 3 * trio + 3]) for trio in TRIOS]

    def cells(self, trios: list[Local], number: int) -> Value:
        """Return the cells of the triads that one digit has in *trios*; *number* is 0 to 8."""
        trio, digit = divmod(number, 3)
        return self.direction.spread(self.let(self.direction.unpack(trios[trio], digit)))

    def restrict(self, naked: list[Value], whole: Local, changed: Local) -> None:
        """Find the forced triads, *naked* singles among them, and close those they exclude.

        Adds to *changed* what was closed; *whole* keeps the places whose line and box still have an open triad.
        """
        direction = self.direction
        triple = self.let(direction.all_digits(self._at_most_three()))
        for opened, single, forced in zip(self.open, naked, self.forced, strict=True):
            others = self.let(direction.others_in_line(opened) & direction.others_in_box(opened))
            whole &= opened | others
            forced.set(opened & (~others | triple) | single)
        filled = self.let(direction.all_digits(self._three_forced()))
        for opened, forced in zip(self.open, self.forced, strict=True):
            excluded = direction.others_in_line(forced) | direction.others_in_box(forced)
            closed = self.let(opened & (excluded | filled.without(forced)))
            changed |= closed
            opened ^= closed

    def _at_most_three(self) -> Local:
        """Return the triads open for only three digits, which must all stand there."""
        first, second, third = self._tallies(self.open)
        both = [self.let(sum_reaches(total, first, second)) for total in (1, 2, 3, 4)]
        return self.let(everywhere(self.direction.places).without(sum_reaches(4, both, third)))

    def _three_forced(self) -> Local:
        """Return the triads forced for three digits, so that no other can stand there."""
        first, second, third = self._tallies(self.forced)
        both = [self.let(sum_reaches(total, first, second)) for total in (1, 2, 3)]
        return self.let(sum_reaches(3, both, third) & everywhere(self.direction.places))

    def _tallies(self, trios: list[Local]) -> list[list[Local]]:
        """Count, for each digit of a trio, in how many of the three *trios* a triad is set."""
        first, second, third = trios
        one = self.let(first | second | third)
        two = self.let(first & second | third & (first | second))
        three = self.let(first & second & third)
        steps = [self.direction.digit_step * digit for digit in TRIOS]
        return [[self.let(count >> step if step else count) for count in (one, two, three)] for step in steps]


class Rules:
    """The position in variables, and the passes over it."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.digits = [function.local(I32X4) for _ in DIGITS]
        self.single = [function.local(I32X4) for _ in DIGITS]
        self.triads = [Triads(function, ACROSS), Triads(function, DOWN)]
        self.one, self.two, self.clash, self.changed = (function.local(I32X4) for _ in range(4))

    def settle(self, dead: Label) -> None:
        """Repeat passes until nothing changes or every cell has one digit; jump to *dead* on a contradiction."""
        self.clash.set(0)
        function = self.function
        with function.block() as settled, function.loop() as again:
            whole = self._count_cells()
            self._find_naked_singles()
            self.changed.set(0)
            for triads in self.triads:  # the second direction sees what the first has closed: a fifth fewer passes
                for opened, trio in zip(triads.open, triads.gather(self.digits), strict=True):
                    opened.set(trio)
                triads.restrict(triads.gather(self.single), whole, self.changed)
                for number, digit in enumerate(self.digits):
                    digit &= triads.cells(triads.open, number)
            dead.jump((whole != BOARD).any())
            settled.jump(self.two.any().is_zero())
            self._clear_cells_of_singles()
            again.jump(self.changed.any())

    def _count_cells(self) -> Local:
        """Find the cells with at least *one* and at least *two* digits; return those that are not contradictory."""
        self.one.set(self.digits[0])
        self.two.set(0)
        for digit in self.digits[1:]:
            self.two |= self.one & digit
            self.one |= digit
        return self.function.let(self.one.without(self.clash))

    def _find_naked_singles(self) -> None:
        """Set *single* to the cells that have one digit."""
        alone = self.function.let(self.one.without(self.two))
        for digit, single in zip(self.digits, self.single, strict=True):
            single.set(digit & alone)

    def _clear_cells_of_singles(self) -> None:
        """Remove all other digits from the cells of singles, hidden ones too; a cell with two singles is a *clash*."""
        taken = self.function.local(I32X4)
        taken.set(0)
        self.clash.set(0)
        for number, single in enumerate(self.single):
            single.set(common([self.digits[number], *(triads.cells(triads.forced, number) for triads in self.triads)]))
            self.clash |= taken & single
            taken |= single
        for digit, single in zip(self.digits, self.single, strict=True):
            cells = self.function.let(digit.without(taken ^ single))
            self.changed |= digit ^ cells
            digit.set(cells)
        self.changed |= self.clash
