"""Everything that follows from one assumption: a net of true and false candidates.

A net grows as in Sukaku Explainer, because the rating depends on the size of its parts. A candidate found true at once
removes all that it sees; those found false wait in a queue, and each may leave a cell or a house a single candidate. A
static net uses the links of the grid as they are. In a dynamic one, every false candidate leaves the grid when its turn
comes, so that later links rest on several parents.

A node is a number: i for "candidate i is true", count + i for "candidate i is false". The *ways* of a node are the mask
of all nodes it rests on, itself included.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

Lists = Sequence[list[int]] | Mapping[int, list[int]]


class Clash(NamedTuple):
    """A *candidate* found both true and false, with the ways and parents of both nodes."""

    candidate: int
    true_ways: int
    false_ways: int
    true_parents: tuple[int, ...]
    false_parents: tuple[int, ...]


class NestedConclusion(NamedTuple):
    """A conclusion drawn from the grid as the net has left it: *candidate* is false because of the *parents*.

    *parents* are numbers of false candidates. *cost* is the size of the chain that draws it, if there is one, and *key*
    tells equal chains; a plain pattern costs nothing.
    """

    candidate: int
    parents: tuple[int, ...]
    cost: int = 0
    key: object = None


Concluded: TypeAlias = tuple[int, tuple[int, ...], int, object]
"""What `NestedConclusion` says, or the same as a plain tuple: a search draws thousands, and garbage collection skips
plain ones."""


class Enough(NamedTuple):
    """How far a net must grow: until the candidates *true* and *false* (masks) are found, or cannot be soon.

    If *most* is not 0, nothing matters that takes that many nodes or more.
    """

    true: int
    false: int
    most: int = 0


class Net:
    """What follows from candidate *start* being true (*on*) or false.

    *true_ways* and *false_ways* hold the ways of each candidate's two nodes, 0 if not reached; *true_order* and
    *false_order* the candidates in the order they were found. *nested* has the chains within it, each by its name in
    the grid and its size, by the candidate that they make false (*deep* is the mask of these).
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
        self.nested: dict[int, tuple[int, int]] = {}
        self.deep = 0
        self.clash: Clash | None = None
        self._sizes: tuple[list[int], list[int]] | None
        self.forget()

    def copy(self) -> Net:
        """Return a copy of the net that can grow on while this one stays."""
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
        """Forget its masks and sizes, as it is about to grow."""
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
        """Make false what true candidates from number *risen* on remove; return how many are true, or -1 on a clash."""
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
    """What a static net grows over: *count* candidates, and for each the ones that it makes false or true."""

    @property
    def count(self) -> int:
        """Return how many candidates there are."""

    @property
    def weak(self) -> Lists:
        """Return, for each candidate, those that are false when it is true."""

    @property
    def strong(self) -> Lists:
        """Return, for each candidate, those that are true when it is false."""


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


def nested_cost(branches: Iterable[tuple[Net, int]]) -> int:
    """Add up the sizes of the different chains inside some branches, given as nets with *ways* in each."""
    costs: dict[int, int] = {}
    for net, ways in branches:
        nested, rest = net.nested, ways >> net.count & net.deep
        while rest:  # bits(rest), written out
            low = rest & -rest
            rest ^= low
            name, cost = nested[low.bit_length() - 1]
            costs[name] = cost
    return sum(costs.values())
