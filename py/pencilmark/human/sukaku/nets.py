"""Everything that follows from one assumption: a net of true and false candidates.

A net grows as in Sukaku Explainer, because the rating is the size of its parts. A candidate found true removes at once
all that it sees; those found false wait in a queue, and each may leave a cell or a house a single candidate. A static
net uses the links of the grid as they are. In a dynamic one, every false candidate leaves the grid when its turn comes,
so that later links rest on several parents.

A node is a number: i for "candidate i is true", count + i for "candidate i is false". The *ways* of
a node are the mask of all nodes it rests on, itself included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from pencilmark.board.kept import derived
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.web import Web

Lists = Sequence[list[int]] | Mapping[int, list[int]]


class Clash(NamedTuple):
    """A *candidate* found both true and false, with the ways and parents of both nodes."""

    candidate: int
    true_ways: int
    false_ways: int
    true_parents: tuple[int, ...]
    false_parents: tuple[int, ...]


class Nested(NamedTuple):
    """A conclusion drawn from the grid as the net left it: *candidate* is false because of the *parents*.

    *parents* are numbers of false candidates. *cost* is the size of the chain that draws it, for a
    chain inside the chain, and *key* tells equal chains; a plain pattern costs nothing.
    """

    candidate: int
    parents: tuple[int, ...]
    cost: int = 0
    key: object = None


#: Draws conclusions from what a net has left of the grid.
Deeper = Callable[[MarkedGrid], Sequence[Nested]]


class Enough(NamedTuple):
    """How far a net need grow: until the candidates *true* and *false* (masks) are found, or can't be soon.

    Where *most* is not 0, nothing matters that takes as many nodes.
    """

    true: int
    false: int
    most: int = 0


class Net:
    """What follows from candidate *start* being true (*on*) or false.

    *true_ways* and *false_ways* hold the ways of each candidate's two nodes, 0 where it was not
    reached; *true_order* and *false_order* the candidates in the order they were found. *nested* has the chains within
    it, by the nodes that they conclude (mask *deep*).
    """

    __slots__ = (
        "_false",
        "_sizes",
        "_true",
        "clash",
        "count",
        "deep",
        "false_order",
        "false_ways",
        "nested",
        "on",
        "parents",
        "start",
        "true_order",
        "true_ways",
    )

    def __init__(self, count: int, start: int, on: bool) -> None:
        self.count, self.start, self.on = count, start, on
        self.true_ways, self.false_ways = [0] * count, [0] * count
        self.true_order: list[int] = []
        self.false_order: list[int] = []
        self.parents: dict[int, tuple[int, ...]] = {}
        self.nested: dict[int, Nested] = {}
        self.deep = 0
        self.clash: Clash | None = None
        self._sizes: tuple[list[int], list[int]] | None
        self.forget()

    def copy(self) -> Net:
        """Return a net that goes on from here, while this one stays."""
        new = Net(self.count, self.start, self.on)
        new.true_ways, new.false_ways = list(self.true_ways), list(self.false_ways)
        new.true_order, new.false_order = list(self.true_order), list(self.false_order)
        new.parents, new.nested, new.clash = dict(self.parents), dict(self.nested), self.clash
        new.deep = self.deep
        return new

    def has(self, enough: Enough) -> bool:
        """Report whether all that is *enough* was found."""
        for rest, ways in ((enough.true, self.true_ways), (enough.false, self.false_ways)):
            while rest:  # bits(rest), written out: most end at the first
                low = rest & -rest
                if not ways[low.bit_length() - 1]:
                    return False
                rest ^= low
        return True

    def ways(self, node: int) -> int:
        """Return the ways of a *node*, 0 if it was not reached."""
        return self.true_ways[node] if node < self.count else self.false_ways[node - self.count]

    def sizes(self, on: bool) -> list[int]:
        """Count, for each candidate, the nodes that its true (*on*) or false node rests on, 0 if unreached."""
        if self._sizes is None:
            self._sizes = [w.bit_count() for w in self.false_ways], [w.bit_count() for w in self.true_ways]
        return self._sizes[on]

    def forget(self) -> None:
        """Forget what is known of its masks and sizes, before it grows."""
        self._true = self._false = -1
        self._sizes = None

    def _begin(self) -> None:
        if self.on:
            self.true_ways[self.start] = 1 << self.start
            self.true_order.append(self.start)
        else:
            self.false_ways[self.start] = 1 << self.count + self.start
            self.false_order.append(self.start)

    @property
    def true(self) -> int:
        """Return the mask of the candidates found true."""
        if self._true < 0:
            self._true = sum([1 << i for i in self.true_order])
        return self._true

    @property
    def false(self) -> int:
        """Return the mask of the candidates found false."""
        if self._false < 0:
            self._false = sum([1 << i for i in self.false_order])
        return self._false

    def _fell(self, one: int, weak: list[int]) -> bool:
        """Make false what the true candidate *one* removes; report whether that clashes."""
        ways, true_ways, false_ways = self.true_ways[one], self.true_ways, self.false_ways
        count, order, parents = self.count, self.false_order, self.parents
        because = (one,)
        for other in weak:
            if false_ways[other]:
                continue
            here = ways | 1 << count + other
            if true_ways[other]:
                self.clash = Clash(other, true_ways[other], here, parents.get(other, ()), because)
                return True
            false_ways[other] = here
            parents[count + other] = because
            order.append(other)
        return False

    def _follow(self, weak: Lists, risen: int) -> int:
        """Make false what true candidates from the *risen*-th on remove; return how many there are, -1 for a clash."""
        order = self.true_order
        while risen < len(order):
            if self._fell(order[risen], weak[order[risen]]):
                return -1
            risen += 1
        return risen

    def _rose(self, other: int, falses: tuple[int, ...]) -> bool:
        """Make the candidate *other* true because the *falses* are false; report whether that clashes."""
        ways = 1 << other
        for one in falses:
            ways |= self.false_ways[one]
        because = tuple(self.count + one for one in falses)
        if self.false_ways[other]:
            here = self.count + other
            self.clash = Clash(other, ways, self.false_ways[other], because, self.parents.get(here, ()))
            return True
        self.true_ways[other] = ways
        self.parents[other] = because
        self.true_order.append(other)
        return False


class Linked(Protocol):
    """What a static net grows over: *count* candidates, and for each those that are false or true because of it."""

    @property
    def count(self) -> int:
        """Return how many candidates there are."""

    @property
    def weak(self) -> Lists:
        """Return the candidates that go when one is true."""

    @property
    def strong(self) -> Lists:
        """Return the candidates that are true when one is not."""


def static_net(web: Linked, start: int, on: bool) -> Net:
    """Grow a net over the links of the grid as it stands."""
    net = Net(web.count, start, on)
    net._begin()
    weak, strong = web.weak, web.strong
    risen = fallen = 0
    while True:
        risen = net._follow(weak, risen)
        if risen < 0:
            return net
        if fallen == len(net.false_order):
            return net
        one = net.false_order[fallen]
        fallen += 1
        for other in strong[one]:
            if net.true_ways[other] and not net.false_ways[other]:
                continue
            if net._rose(other, (one,)):
                return net


def dynamic_net(web: Web, start: int, on: bool, one_digit: bool = False, deeper: Deeper | None = None) -> Net:
    """Grow a net whose false candidates leave the grid; *one_digit* keeps to links of one digit (Nishio).

    When nothing more follows, *deeper* may draw conclusions from what is left of the grid.
    """
    return Growing.begin(web, start, on).grow(web, one_digit, deeper)


class Growing:
    """A dynamic net and what it has left of the grid: its *board*, the digits of each cell, the cells of each digit.

    *fallen* counts its false candidates that have left the grid, *last* has the false nodes that were concluded last.
    """

    __slots__ = ("board", "cells", "digits", "fallen", "last", "net")

    def __init__(self, net: Net, board: int, cells: list[int], digits: list[int], fallen: int = 0) -> None:
        self.net, self.board, self.cells, self.digits, self.fallen = net, board, cells, digits, fallen
        self.last: list[int] = []

    @classmethod
    def begin(cls, web: Web, start: int, on: bool) -> Growing:
        """Assume candidate *start* true (*on*) or false."""
        net = Net(web.count, start, on)
        net._begin()
        return cls(net, web.grid.board, list(web.grid.cells), list(web.grid.digits))

    def copy(self) -> Growing:
        """Return what goes on from here, while this stays as it is."""
        return Growing(self.net.copy(), self.board, list(self.cells), list(self.digits), self.fallen)

    def grow(self, web: Web, one_digit: bool, deeper: Deeper | None, enough: Enough | None = None) -> Net:
        """Grow until nothing follows any more, there is a clash, or it is *enough*; it can go on from there."""
        net = self.net
        net.forget()
        while net.clash is None and not (enough and self._is(enough)):
            if not self._settles(web, one_digit) or deeper is None or (enough and net.has(enough)):
                break
            self.last = _deepen(net, deeper(self.left(web)))
            if not self.last:
                break
        return net

    def _settles(self, web: Web, one_digit: bool) -> bool:
        """Let all false candidates leave the grid, with what follows; report whether there is no clash."""
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
        """Report whether the net is grown *enough*: what follows from now on rests on what was concluded last."""
        net = self.net
        if net.has(enough):
            return True
        if not enough.most or not self.last or any(node not in net.nested for node in self.last):
            return False
        each = map(net.ways, self.last)
        return all(ways.bit_count() + nested_cost([(net, ways)]) >= enough.most for ways in each)

    def left(self, web: Web) -> MarkedGrid:
        """Return what is left of the grid."""
        return MarkedGrid.with_views(self.board, web.grid.empty, self.cells, self.digits)


@derived
def _resting(grid: MarkedGrid) -> dict[tuple[str, int, bool], Growing]:
    """Return the nets that came to rest in *grid*, by rung and assumption."""
    return {}


def resumed_net(
    web: Web, start: int, on: bool, rung: str, before: str, deeper: Deeper | None, enough: Enough | None = None
) -> Net:
    """Grow a dynamic net for a *rung*, from where it, or else that of the rung *before*, came to rest if there is one.

    What *deeper* concludes must begin with what was concluded then: the earlier net must be the beginning of this one.
    Where it is *enough* to say what takes fewer nodes, it must draw all chains that it can at once.
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
    """Take the false candidate *one* from its cell and make the last one there true; report whether that clashes."""
    cell = web.cell[one]
    before = left.cells[cell]
    rest = left.cells[cell] = before & ~(1 << web.digit[one])
    if not rest or rest & (rest - 1):
        return False
    other = web.at[rest.bit_length() - 1][cell]
    if net.true_ways[other] and not net.false_ways[other]:
        return False
    gone = web.grid.cells[cell] & ~before
    return net._rose(other, (one, *[web.at[digit][cell] for digit in t.BITS[gone]]))


def _alone_in_house(web: Web, net: Net, left: Growing, one: int) -> bool:
    """Take *one* from its houses and make the last of its digit true in each; report whether that clashes."""
    digit = web.digit[one]
    spots, numbers, true_ways = left.digits[digit], web.at[digit], net.true_ways
    left.digits[digit] = spots & ~(1 << web.cell[one])
    for others, house in web.around[one]:
        rest = spots & others
        if rest and not rest & (rest - 1):
            other = numbers[rest.bit_length() - 1]
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


def _deepen(net: Net, conclusions: Sequence[Nested]) -> list[int]:
    """Make false what the *conclusions* say and is not false yet; return the nodes that were added."""
    added = []
    for one in conclusions:
        if net.false_ways[one.candidate]:
            continue
        node = net.count + one.candidate
        ways = 1 << node
        for parent in one.parents:
            ways |= net.false_ways[parent]
        net.false_ways[one.candidate] = ways
        net.parents[node] = tuple([net.count + parent for parent in one.parents])
        net.false_order.append(one.candidate)
        if one.cost:
            net.nested[node] = one
            net.deep |= 1 << node
        added.append(node)
    return added


def nested_cost(branches: Iterable[tuple[Net, int]]) -> int:
    """Add up the chains inside some branches, nets with *ways* in each, each different one once."""
    costs: dict[object, int] = {}
    for net, ways in branches:
        nested, rest = net.nested, ways & net.deep
        while rest:  # bits(rest), written out
            low = rest & -rest
            rest ^= low
            one = nested[low.bit_length() - 1]
            costs[one.key] = one.cost
    return sum(costs.values())
