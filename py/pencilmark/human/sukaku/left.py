"""The grid that a net leaves: its candidates, the links between them, and the new strong links.

None of the chains that are sought here exists in the grid that the net started from, so each must use a strong link
that the net has made. They are followed only from the candidates that the kernel proves false or true by chains.
Candidates keep their numbers in the web, which are the bits of masks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, highest, lowest, mask_of, single, where
from pencilmark.engine.assumptions import closures
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.web import Web


class Left:
    """What is *left* as a *grid* of the grid of *web*, with the candidates still *alive* (mask).

    A static net treats it like any web; its lists of links are made when asked for.
    """

    def __init__(self, web: Web, left: MarkedGrid) -> None:
        self.web, self.grid = web, left
        self.count, self.cell, self.digit, self.number = web.count, web.cell, web.digit, web.number
        self.weak: Mapping[int, list[int]] = _Lists(self._weak)
        self.strong: Mapping[int, list[int]] = _Lists(self._strong)
        self.alive = (1 << web.count) - 1
        for bit in bits(web.grid.board & ~left.board):
            self.alive ^= 1 << web.at[bit // 81][bit % 81]

    def _weak(self, one: int) -> list[int]:
        """List the remaining candidates that are false when *one* is true, in the order of the web."""
        return [other for other in self.web.weak[one] if self.alive >> other & 1]

    def _strong(self, one: int) -> list[int]:
        """List the candidates that are true when *one* is false: in its cell, box, row, column."""
        web, left = self.web, self.grid
        cell, digit = web.cell[one], web.digit[one]
        rest = left.cells[cell] & ~(1 << digit)
        found = [web.number[cell, lowest(rest)]] if t.COUNT[rest] == 1 else []
        for _, others in t.OTHERS_OF[cell]:
            places = left.digits[digit] & others
            if single(places):
                other = web.at[digit][lowest(places)]
                if other not in found:
                    found.append(other)
        return found

    @cached_property
    def false(self) -> int:
        """Return the mask of the candidates that chains may prove false."""
        quick = closures()
        if quick is None:
            return self.alive
        rest = quick.without_chains(self.grid.digits)
        each = zip(self.web.at, self.grid.digits, rest, strict=True)
        return mask_of(numbers[cell] for numbers, before, now in each for cell in bits(before & ~now))

    @cached_property
    def true(self) -> int:
        """Return the mask of the candidates that chains may prove true: all those beside them are then false."""
        weak, kept = self.web.link_masks[0], self.alive & ~self.false
        return mask_of(one for one in bits(self.alive) if not weak[one] & kept)

    @cached_property
    def of_one_digit(self) -> LinkMasks:
        """Return the links within a digit."""
        return LinkMasks(self, *self.web.digit_masks, self._places)

    @cached_property
    def links(self) -> LinkMasks:
        """Return all links."""
        return LinkMasks(self, *self.web.link_masks, self._cells + self._places)

    @cached_property
    def _cells(self) -> list[tuple[int, int]]:
        """List the two candidates of each cell that had more."""
        found = []
        for cell in bits(self.grid.bivalue & self.web.grid.by_count[2]):
            low, high = t.BITS[self.grid.cells[cell]]
            found.append((self.number[cell, low], self.number[cell, high]))
        return found

    @cached_property
    def _places(self) -> list[tuple[int, int]]:
        """List the two places of a digit in each house that had more."""
        found = []
        for digit, (before, after) in enumerate(zip(self.web.grid.digits, self.grid.digits, strict=True)):
            numbers, gone = self.web.at[digit], before & ~after
            for house in t.HOUSE if gone else ():
                places = after & house
                if gone & house and places.bit_count() == 2:
                    found.append((numbers[lowest(places)], numbers[highest(places)]))
        return found


@derived
def left_of(left: MarkedGrid, web: Web) -> Left:
    """Look at what is *left* of the grid of *web*."""
    return Left(web, left)


class _Lists(dict[int, list[int]]):
    """A list for each candidate, made by *make* when first asked for."""

    def __init__(self, make: Callable[[int], list[int]]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, one: int) -> list[int]:
        found = self[one] = self.make(one)
        return found


class LinkMasks:
    """Masks of *weak* and *strong* links among what is *left*, and the *fresh* ones of these *pairs*."""

    def __init__(self, left: Left, weak: list[int], strong: list[int], pairs: list[tuple[int, int]]) -> None:
        self.alive, self.weak, self.strong = left.alive, weak, list(strong)
        self._false, self._true = left.false, left.true
        self.fresh: list[tuple[int, int]] = []
        for one, two in pairs:
            if not self.strong[one] >> two & 1:
                self.strong[one] |= 1 << two
                self.strong[two] |= 1 << one
                self.fresh.append((one, two))
        self._beyond: dict[int, int] = {}

    @cached_property
    def _linked(self) -> int:
        """Return the mask of the candidates at which a strong link starts."""
        return self.alive & where(self.strong)

    def beyond(self, one: int) -> int:
        """Return the mask of the candidates that are true two links after *one*; kept."""
        found, strong, rest = 0, self.strong, self.weak[one] & self._linked
        while rest:  # bits(rest), written out
            low = rest & -rest
            rest ^= low
            found |= strong[low.bit_length() - 1]
        found = self._beyond[one] = found & self.alive
        return found

    def shortest(self) -> Iterator[tuple[int, int, bool]]:
        """Yield the shortest contradiction from each assumption: its size, the candidate, whether assumed true."""
        for on, starts in ((True, self._false), (False, self._true)):
            for start in bits(starts):
                if size := self._size(start, on):
                    yield size, start, on

    def _size(self, start: int, on: bool) -> int:
        """Count the nodes of the shortest contradiction from an assumption, 0 if there is none."""
        weak, known, goal = self.weak, self._beyond, 1 << start
        seen = front = goal if on else self.strong[start] & self.alive
        size = 2
        while front:
            off = following = 0
            while front:  # bits(front), written out
                low = front & -front
                front ^= low
                one = low.bit_length() - 1
                off |= weak[one]
                following |= known[one] if one in known else self.beyond(one)
            if (off if on else following) & goal:
                return size if on else size + 2
            front = following & ~seen
            seen |= front
            size += 2
        return 0

    def path(self, start: int, on: bool) -> tuple[tuple[int, bool], ...]:
        """Return a shortest way from an assumption to its opposite."""
        tables, unseen = (self.strong, self.weak), [self.alive, self.alive]
        unseen[on] &= ~(1 << start)
        before: tuple[dict[int, int], dict[int, int]] = {}, {}
        layer, here, goal = [start], on, 1 << start
        while unseen[not on] & goal:
            following, table, there = [], tables[here], not here
            left, ways = unseen[there], before[there]
            for one in layer:
                fresh = table[one] & left
                left ^= fresh
                while fresh:  # bits(fresh), written out
                    low = fresh & -fresh
                    fresh ^= low
                    other = low.bit_length() - 1
                    ways[other] = one
                    following.append(other)
            unseen[there] = left
            layer, here = following, there
        way, is_true = [(start, not on)], not on
        while way[-1] != (start, on):
            is_true, one = not is_true, before[is_true][way[-1][0]]
            way.append((one, is_true))
        return tuple(way[::-1])
