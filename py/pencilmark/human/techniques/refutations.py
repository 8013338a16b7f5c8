"""Whips, braids and g-whips: the shortest ways in which singles refute a candidate, with their variables in order.

A *variable* is a choice of one alternative: the values of a cell, or the places of a value in a house. Suppose that a
target is true. A *braid* is a sequence of variables: in each, everything that was open is struck by the target or by
what stands in earlier variables, except for one candidate, which therefore stands there; in the last, everything is
struck, so the target is false. In a *whip*, something in each variable is struck by what stands in the one just before.
With *groups*, a group may stand in a variable, too: the two or three places left in a line and a box, which strikes
what all of them see. The length is the number of variables. (Denis Berthier, "Pattern-Based Constraint Satisfaction and
Logic Puzzles".)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, highest, mask_of
from pencilmark.engine.cover import Cover, cover
from pencilmark.human.techniques.common import seen_by_all
from pencilmark.human.techniques.links import crossings

NEVER = 1_000_000


class Variable(NamedTuple):
    """A variable: the place of its *flag* in a `Cover`, and the cells (mask) where its *digit* (index) then stands.

    In the last variable of a refutation nothing stands: there are no *cells*.
    """

    flag: int
    digit: int = 0
    cells: int = 0


class _Groups:
    """The groups of a board: numbers after those of candidates, what each leaves (*keep*), where they fill variables.

    *patterns* are masks of alternatives with at most one group in a variable; *at* is its number by pattern and flag.
    """

    def __init__(self, geometry: Geometry) -> None:
        table, size = cover(geometry), geometry.value_count
        self.of: dict[int, Variable] = {}
        self.keep: dict[int, int] = {}
        self.patterns: list[int] = []
        self.at: list[dict[int, int]] = []
        for line, shared in enumerate(crossings(geometry)):
            for box, cells in shared:
                seen = bits(seen_by_all(geometry, cells))
                for digit in range(size):
                    number = geometry.cell_count * size + len(self.of)
                    self.of[number] = Variable(0, digit, cells)
                    self.keep[number] = table.start & ~_own(table, digit, seen)
                    for house in (line, box):
                        if house in geometry.full_houses:
                            self._place(table, number, house)

    def _place(self, table: Cover, number: int, house: int) -> None:
        """Note a group where it fills the variable of its digit in a *house* (place), in the first free pattern."""
        geometry, size = table.geometry, table.geometry.value_count
        _, digit, cells = self.of[number]
        field = len(table.cells) + geometry.full_houses.index(house) * size + digit
        flag = field * (size + 2) + size + 1
        pattern = next((place for place, known in enumerate(self.at) if flag not in known), len(self.at))
        if pattern == len(self.at):
            self.at.append({})
            self.patterns.append(0)
        self.at[pattern][flag] = number
        self.patterns[pattern] |= _own(table, digit, bits(cells)) & table.alternatives[flag]


def _own(table: Cover, digit: int, cells: list[int]) -> int:
    found = 0
    for cell in cells:
        found |= table.own[cell * table.geometry.value_count + digit]
    return found


@lru_cache(maxsize=8)
def _groups(geometry: Geometry) -> _Groups:
    return _Groups(geometry)


class Refutations:
    """What singles refute in the *state* of a `Cover`, candidate by candidate."""

    def __init__(self, table: Cover, state: int, groups: bool = False) -> None:
        """Start from the open candidates of *state*; with *groups*, groups count as well."""
        self.table, self.state = table, state
        self.groups = _groups(table.geometry) if groups else None
        self._hopeless: dict[int, int] = {}
        self._touched: dict[int, int] = {}
        self._failed: set[tuple[int, int, int]] = set()
        flags, low = state & table.flags, (state & table.units) << 1
        self._several = flags & ((state & (state - low)) - low)
        self._not_locked = [flags & ~filled for filled in self._filled(state)]

    def may_be_refuted(self, place: int, longest: int) -> bool:
        """Report, after a quick look, whether at most *longest* variables might refute the candidate at *place*."""
        return self._rounds(self.state & self.table.keep[place], longest) <= longest

    def find(self, place: int, longest: int, linked: bool) -> tuple[Variable, ...]:
        """Find the variables of a braid (of a whip if *linked*) that refutes the candidate at *place*.

        There are at most *longest* of them; () if none does. Ask for short ones first to get the shortest.
        """
        state = self.state & self.table.keep[place]
        if not self._is_refuted(state, longest, 0):
            return ()
        return self._follow(state, self.table.candidate_at[place], longest, linked)

    def _filled(self, state: int) -> Iterator[int]:
        """Yield, for each pattern of groups, the flags of the open variables of *state* that a single group fills."""
        flags, units = state & self.table.flags, state & self.table.units
        for pattern in self.groups.patterns if self.groups else ():
            yield flags & ~((state & ~pattern & ~units) - (units << 1))

    def _standing(self, state: int, flags: int, fewer: int, low: int) -> Iterator[tuple[int, int, int]]:
        """Yield what stands in variables with these *flags*: flag, number of the candidate or group, what it leaves."""
        table = self.table
        lone = flags & ~((state & fewer) - low)
        singles = lone & self._several
        while singles:
            flag = highest(singles)
            place = highest(state & table.alternatives[flag])
            kept = table.keep[place]
            singles &= kept
            yield flag, table.candidate_at[place], kept
        if self.groups:
            for filled, known, free in zip(self._filled(state), self.groups.at, self._not_locked, strict=True):
                for flag in bits(filled & flags & free & ~lone):
                    number = known.get(flag)
                    if number is not None and state & ~self.groups.keep[number]:
                        yield flag, number, self.groups.keep[number]

    def _is_refuted(self, state: int, more: int, passed: int) -> bool:
        """Report whether *more* variables, the last included, are enough to continue a braid from *state*.

        What stands stays, so the order is free: what has *passed* (mask of numbers) in vain need not stand again.
        """
        if self._hopeless.get(state, 0) >= more:
            return False
        table = self.table
        flags, low = state & table.flags, (state & table.units) << 1
        fewer = state - low
        if fewer & table.flags != flags:
            return True
        if more <= 1:
            return False
        if more > 2 and self._rounds(state, more) > more:
            self._hopeless[state] = more
            return False
        had_passed = passed
        for _, number, kept in self._standing(state, flags, fewer, low):
            if not passed >> number & 1:
                if self._is_refuted(state & kept, more - 1, passed):
                    return True
                passed |= 1 << number
        if not had_passed:
            self._hopeless[state] = more
        return False

    def _rounds(self, state: int, most: int) -> int:
        """Count the variables, the last included, that a refutation of *state* takes at least; NEVER if over *most*.

        All that stands is placed in each round, so no sequence gets there sooner.
        """
        table = self.table
        for count in range(1, most + 1):
            flags, low = state & table.flags, (state & table.units) << 1
            fewer = state - low
            if fewer & table.flags != flags:
                return count
            left = state
            for flag, _, kept in self._standing(state, flags, fewer, low):
                if not left & table.alternatives[flag]:
                    return count + 1
                left &= kept
            if left == state:
                break
            state = left
        return NEVER

    def _follow(self, state: int, last: int, more: int, linked: bool) -> tuple[Variable, ...]:
        """Find at most *more* variables on from *state*; if *linked*, what stood *last* strikes in the next one."""
        table = self.table
        flags, low = state & table.flags, (state & table.units) << 1
        fewer = state - low
        if empty := flags & ~fewer:
            return (Variable(highest(empty)),)
        if more <= 1:
            return ()
        near = flags & self._strikes_in(last) if linked else flags
        for flag, number, kept in self._standing(state, near, fewer, low):
            after = state & kept
            key = after, number if linked else -1, more
            if key not in self._failed and self._is_refuted(after, more - 1, 0):
                found = self._follow(after, number, more - 1, linked)
                if found:
                    return (self._variable(flag, number), *found)
            self._failed.add(key)
        return ()

    def _variable(self, flag: int, number: int) -> Variable:
        if self.groups and number in self.groups.of:
            return self.groups.of[number]._replace(flag=flag)
        cell, digit = divmod(number, self.table.geometry.value_count)
        return Variable(flag, digit, 1 << cell)

    def _strikes_in(self, number: int) -> int:
        """Return the flags of the variables in which a candidate or group strikes something that was open."""
        if number not in self._touched:
            table, width = self.table, self.table.geometry.value_count + 2
            is_group = self.groups is not None and number in self.groups.of
            keep = self.groups.keep[number] if self.groups and is_group else table.keep[table.top[number]]
            struck = self.state & ~keep & ~table.flags & ~table.units
            own = 0 if is_group else table.own[number]
            beside = {place // width for place in bits(struck)} - {place // width for place in bits(own)}
            self._touched[number] = mask_of(field * width + width - 1 for field in beside)
        return self._touched[number]
