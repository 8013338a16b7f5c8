"""Dynamic nets: false candidates leave the grid, and what remains may lead on.

A net goes on from where it came to rest, in its rung or the one before; see `pencilmark.human.sukaku.nets`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pencilmark.board.kept import derived
from pencilmark.board.masks import lowest, single
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.nets import Concluded, Enough, Net, nested_cost
from pencilmark.human.sukaku.web import Web

#: Draws conclusions from what a net has left of the grid.
Deeper = Callable[[MarkedGrid], Sequence[Concluded]]


def dynamic_net(web: Web, start: int, on: bool, one_digit: bool = False, deeper: Deeper | None = None) -> Net:
    """Grow a net whose false candidates leave the grid; *one_digit* keeps to links of one digit (Nishio).

    When nothing more follows, *deeper* may draw conclusions from what is left of the grid.
    """
    return Growing.begin(web, start, on).grow(web, one_digit, deeper)


class Growing:
    """A dynamic net and what it leaves of the grid: its *board*, the digits of each cell, the cells of each digit.

    *fallen* counts its false candidates that have left the grid; *last* has those that were concluded last, the first
    *weighed* of which take *least* nodes or more.
    """

    __slots__ = ("board", "cells", "digits", "fallen", "last", "least", "net", "weighed")

    def __init__(self, net: Net, board: int, cells: list[int], digits: list[int], fallen: int = 0) -> None:
        self.net, self.board, self.cells, self.digits, self.fallen = net, board, cells, digits, fallen
        self._concluded(())

    def _concluded(self, last: Sequence[int]) -> None:
        """Note the false candidates that were concluded last."""
        self.last, self.weighed, self.least = last, 0, 1 << 16

    @classmethod
    def begin(cls, web: Web, start: int, on: bool) -> Growing:
        """Assume candidate *start* true (*on*) or false."""
        net = Net(web.count, start, on)
        net._begin()
        return cls(net, web.grid.board, list(web.grid.cells), list(web.grid.digits))

    def copy(self) -> Growing:
        """Return a copy that can grow on while this one stays."""
        return Growing(self.net.copy(), self.board, list(self.cells), list(self.digits), self.fallen)

    def grow(self, web: Web, one_digit: bool, deeper: Deeper | None, enough: Enough | None = None) -> Net:
        """Grow until nothing follows, there is a clash, or it is *enough*; it can go on from there."""
        net = self.net
        net.forget()
        while net.clash is None and not (enough and self._is(enough)):
            if not self._settles(web, one_digit) or deeper is None or (enough and net.has(enough)):
                break
            self._concluded(_deepen(net, deeper(self.left(web)), _names(web.grid)))
            if not self.last:
                break
        return net

    def _settles(self, web: Web, one_digit: bool) -> bool:
        """Let all false candidates leave the grid, with all that follows; report whether there is no clash."""
        net, order = self.net, self.net.false_order
        weak = web.digit_weak if one_digit else web.weak
        risen = net._follow(weak, 0 if not self.fallen else len(net.true_order))
        while risen >= 0 and self.fallen < len(order):
            one = order[self.fallen]
            self.fallen += 1
            self.board ^= 1 << web.board_bit[one]
            if (not one_digit and _alone_in_cell(web, net, self, one)) or _alone_in_house(web, net, self, one):
                break
            risen = net._follow(weak, risen)
        return net.clash is None

    def _is(self, enough: Enough) -> bool:
        """Report whether the net has grown *enough*: anything that follows now rests on what was concluded last."""
        net = self.net
        if net.has(enough):
            return True
        if not enough.most or not self.last or self.last[0] not in net.nested:
            return False
        while self.weighed < len(self.last) and self.least >= enough.most:
            ways = net.false_ways[self.last[self.weighed]]
            self.weighed += 1
            self.least = min(self.least, ways.bit_count() + nested_cost([(net, ways)]))
        return self.least >= enough.most

    def left(self, web: Web) -> MarkedGrid:
        """Return the remaining grid."""
        return MarkedGrid.with_views(self.board, web.grid.empty, self.cells, self.digits)


@derived
def _resting(grid: MarkedGrid) -> dict[tuple[str, int, bool], Growing]:
    """Return the nets that came to rest in *grid*, by rung and assumption."""
    return {}


def resumed_net(
    web: Web, start: int, on: bool, rung: str, before: str, deeper: Deeper | None, enough: Enough | None = None
) -> Net:
    """Grow a dynamic net for a *rung*, from where it came to rest, or else where that of the rung *before* did, if any.

    What *deeper* concludes must begin with what it concluded in that earlier net, so that that net is the beginning of
    this one. If *enough* bounds the number of nodes, *deeper* must draw all possible chains at once.
    """
    resting = _resting(web.grid)
    growing = resting.get((rung, start, on))
    if growing is None:
        growing = resting.get((before, start, on))
        if growing is None:
            growing = Growing.begin(web, start, on)
        elif growing.net.clash is None:
            growing = growing.copy()
        resting[rung, start, on] = growing
    return growing.grow(web, False, deeper, enough)


def _alone_in_cell(web: Web, net: Net, left: Growing, one: int) -> bool:
    """Take the false candidate *one* from its cell; make true the last one left there; report whether that clashes."""
    cell = web.cell[one]
    before = left.cells[cell]
    rest = left.cells[cell] = before & ~(1 << web.digit[one])
    if not single(rest):
        return False
    other = web.at[lowest(rest)][cell]
    if net.true_ways[other] and not net.false_ways[other]:
        return False
    gone = web.grid.cells[cell] & ~before
    return net._rose(other, (one, *[web.at[digit][cell] for digit in t.BITS[gone]]))


def _alone_in_house(web: Web, net: Net, left: Growing, one: int) -> bool:
    """Take *one* from its houses; make true the last place of its digit in each; report whether that clashes."""
    digit = web.digit[one]
    spots, numbers, true_ways = left.digits[digit], web.at[digit], net.true_ways
    left.digits[digit] = spots & ~(1 << web.cell[one])
    for others, house in web.around[one]:
        rest = spots & others
        if single(rest):
            other = numbers[lowest(rest)]
            if true_ways[other] and not net.false_ways[other]:
                continue
            gone = house & ~spots
            falses = [one]
            while gone:
                low = gone & -gone
                falses.append(numbers[low.bit_length() - 1])
                gone ^= low
            if net._rose(other, tuple(falses)):
                return True
    return False


@derived
def _names(grid: MarkedGrid) -> dict[object, int]:
    """Return the short names of the chains within the nets of *grid*, by their keys."""
    return {}


def _deepen(net: Net, conclusions: Sequence[Concluded], names: dict[object, int]) -> list[int]:
    """Make false what the *conclusions* say is false and was not yet; return the candidates that were added."""
    added = []
    count, false_ways = net.count, net.false_ways
    for candidate, because, cost, key in conclusions:
        if false_ways[candidate]:
            continue
        node = count + candidate
        ways = 1 << node
        for parent in because:
            ways |= false_ways[parent]
        false_ways[candidate] = ways
        net.parents[node] = tuple([count + parent for parent in because])
        net.false_order.append(candidate)
        if cost:
            net.nested[candidate] = names.setdefault(key, len(names)), cost
            net.deep |= 1 << candidate
        added.append(candidate)
    return added
