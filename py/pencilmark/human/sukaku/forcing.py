"""Nishio, cell and region forcing chains, and dynamic ones: what follows whichever alternative is true.

Every assumption, that a candidate is true or false, is grown into a net. A clash refutes its assumption. Whatever both
assumptions about a candidate, all candidates of a cell, or all places of a digit in a house lead to is true. The
smallest finding is taken; among equal ones, the first in Sukaku Explainer's order.

Candidates are numbers of a `Web`, nodes those of a `Net`; masks have bit = number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import NamedTuple, Protocol

from pencilmark.board.masks import bits, lowest, mask_of, several
from pencilmark.board.model import Evidence
from pencilmark.board.task import Slowly
from pencilmark.engine.assumptions import MULTIPLE, Smallest, Ways, closures, consequences, mark, ways
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.chains import harder_by_length, may_have_chains
from pencilmark.human.sukaku.evidence import net_chain
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.nets import Enough, Net, nested_cost
from pencilmark.human.sukaku.reach import Reach
from pencilmark.human.sukaku.web import Web, web_of


class Growth(Protocol):
    """Grows the net of an assumption from where it ended until it is *enough*."""

    def __call__(self, web: Web, start: int, on: bool, enough: Enough | None = None) -> Net:
        """Return the net of candidate *start* true (*on*) or false."""


class Manner(NamedTuple):
    """A way to look for findings: the *prefix* of its techniques, and what its nets may use.

    *grow* makes the net of an assumption. *dynamic* nets may clash; *one_digit* is Nishio. In *plain* ones only singles
    follow; where others end is known by their *level* (see `pencilmark.engine.assumptions`). *bounded* also grows nets,
    but only as far as they are needed.
    """

    prefix: str
    grow: Callable[[Web, int, bool], Net]
    dynamic: bool
    one_digit: bool = False
    plain: bool = False
    level: int = 0
    bounded: Growth | None = None


Weighed = Net | Reach


class Branch(NamedTuple):
    """One branch of a finding: the node at its end in *net*, with that node's ways and parents."""

    net: Net
    node: int
    ways: int
    parents: tuple[int, ...]


class Finding(NamedTuple):
    """A conclusion: *candidate* is true or false (*on*) because of the *branches*; *size* counts their nodes.

    *rank* orders findings of one size: 1 for both ways, 5 for a cell, 6 for a region, 7 for a clash.
    """

    size: int
    rank: int
    candidate: int
    on: bool
    branches: tuple[Branch, ...]
    house: int = -1


class Assumptions:
    """The nets of all assumptions in a grid, each grown once in one manner, and the smallest finding so far.

    If *every* finding is wanted, the smallest for each (candidate, on) is kept.
    """

    def __init__(self, web: Web, manner: Manner, every: bool = False) -> None:
        """Start with nothing grown and nothing found."""
        self.wants_every = every
        self.every: dict[tuple[int, bool], Finding] = {}
        self.web, self.manner = web, manner
        self.nets: dict[tuple[int, bool], Net] = {}
        self.reaches: dict[int, Reach] = {}
        self.best: Finding | None = None

    def net(self, start: int, on: bool) -> Net:
        """Return the net of an assumption."""
        key = start, on
        if key not in self.nets:
            self.nets[key] = self.manner.grow(self.web, start, on)
        return self.nets[key]

    def weighed(self, start: int, on: bool) -> Weighed:
        """Return what follows from an assumption; for static nets from a true candidate, the reach is enough."""
        if self.manner.dynamic:
            return self.net(start, on)
        if start not in self.reaches:
            self.reaches[start] = Reach(self.web.reach_links, start)
        return self.reaches[start]

    def cell(self, cell: int) -> None:
        """Look at everything that starts in *cell*."""
        web, manner = self.web, self.manner
        numbers = [web.number[cell, digit] for digit in t.BITS[web.grid.cells[cell]]]
        for number in numbers:
            if manner.dynamic:
                self._clash(number, True)
                self._clash(number, False)
                if len(numbers) > 2 and not manner.one_digit:
                    self._agree([(number, True), (number, False)], 1)
            if not manner.one_digit:
                self._regions(cell, web.digit[number])
        if not manner.one_digit:
            self._agree([(number, True) for number in numbers], 5)

    def source(self, found: Smallest) -> None:
        """Look only at what the smallest finding is drawn from."""
        web, one = self.web, found.source
        if found.rank == 7:
            self._clash(one >> 1, not one & 1)
        elif found.rank == 1:
            self._agree([(one, True), (one, False)], 1)
        elif found.rank == 5:
            self._agree([(web.number[one, digit], True) for digit in t.BITS[web.grid.cells[one]]], 5)
        else:
            house, digit = divmod(one, 16)
            self._agree([(web.number[c, digit], True) for c in bits(web.grid.spots[house][digit])], 6, house)

    def _regions(self, cell: int, digit: int) -> None:
        for house in t.HOUSES_OF[cell]:
            places = self.web.grid.spots[house][digit]
            if several(places) and not places & ((1 << cell) - 1):
                self._agree([(self.web.number[c, digit], True) for c in bits(places)], 6, house)

    def _clash(self, start: int, on: bool) -> None:
        """Offer the clash that an assumption leads to, if it does."""
        clash = self.net(start, on).clash
        if clash is None:
            return
        net = self.net(start, on)
        true = Branch(net, clash.candidate, clash.true_ways, clash.true_parents)
        false = Branch(net, net.count + clash.candidate, clash.false_ways, clash.false_parents)
        size = clash.true_ways.bit_count() + clash.false_ways.bit_count()
        self._offer(size, 7, start, not on, (true, false), -1)

    def _agree(self, assumptions: list[tuple[int, bool]], rank: int, house: int = -1) -> None:
        """Offer what all *assumptions* lead to: the smallest, and among equals what the first net found first."""
        nets = tuple(self.weighed(start, on) for start, on in assumptions)
        true = false = -1
        for net in nets:
            true &= net.true
            false &= net.false
        if true:
            self._smallest(nets, true, True, rank, house)
        if false:
            self._smallest(nets, false, False, rank, house)

    def _smallest(self, nets: tuple[Weighed, ...], common: int, on: bool, rank: int, house: int) -> None:
        each = [net.sizes(on) for net in nets]
        sizes = {one: sum([size[one] for size in each]) for one in bits(common)}
        if any(net.nested for net in nets):
            for one, size in sizes.items():
                if self.best is None or size <= self.best.size:
                    sizes[one] = size + nested_cost([_ways(self._full(net), one, on) for net in nets])
        if self.wants_every:
            self._every(nets, sizes, on, rank, house)
            return
        least = min(sizes.values())
        if self.best and (least, rank) >= self.best[:2]:
            return
        full = [self._full(net) for net in nets]
        order = full[0].true_order if on else full[0].false_order
        one = next((one for one in order if sizes.get(one) == least), -1)
        if one < 0:  # a net grown in full may reach it in another way
            return
        self._keep(Finding(least, rank, one, on, tuple(branch(net, one, on) for net in full), house))

    def _every(self, nets: tuple[Weighed, ...], sizes: dict[int, int], on: bool, rank: int, house: int) -> None:
        for one, size in sizes.items():
            known = self.every.get((one, on))
            if known is None or (size, rank) < known[:2]:
                branches = tuple(branch(self._full(net), one, on) for net in nets)
                self._keep(Finding(size, rank, one, on, branches, house))

    def _full(self, net: Weighed) -> Net:
        return net if isinstance(net, Net) else self.net(net.start, True)

    def _offer(self, size: int, rank: int, candidate: int, on: bool, branches: tuple[Branch, ...], house: int) -> None:
        if branches[0].net.nested:
            size += nested_cost([(branch.net, branch.ways) for branch in branches])
        self._keep(Finding(size, rank, candidate, on, branches, house))

    def _keep(self, finding: Finding) -> None:
        if self.wants_every:
            known = self.every.get((finding.candidate, finding.on))
            if known is None or finding[:2] < known[:2]:
                self.every[finding.candidate, finding.on] = finding
        elif self.best is None or finding[:2] < self.best[:2]:
            self.best = finding


class Sifted(Assumptions):
    """The assumptions of dynamic nets, of which only those that lead to a finding are grown.

    What can follow at most from each assumption is known beforehand (*marks*), but not in what way: nets are grown only
    where an assumption may clash, or several may agree.
    """

    def __init__(self, web: Web, manner: Manner, every: bool, marks: Sequence[int | None]) -> None:
        """Take over the *marks* of each candidate assumed true, then false."""
        super().__init__(web, manner, every)
        assumptions = [(start, on) for start in range(web.count) for on in (True, False)]
        followed = zip(assumptions, marks, strict=True)
        self.marks = {assumption: marked for assumption, marked in followed if marked is not None}
        self.refuted = {assumption for assumption in assumptions if assumption not in self.marks}

    def _clash(self, start: int, on: bool) -> None:
        if (start, on) in self.refuted:
            self._grow(start, on, -1, self.best.size if self.best else 0)
            super()._clash(start, on)

    def _grow(self, start: int, on: bool, nodes: int, most: int) -> Net:
        """Grow the net of an assumption, if *bounded* no further than to *nodes* (mask; -1 for all) or *most* nodes."""
        bounded, count = self.manner.bounded, self.web.count
        if not bounded:
            return self.net(start, on)
        every = (1 << count) - 1
        net = self.nets[start, on] = bounded(self.web, start, on, Enough(nodes & every, nodes >> count & every, most))
        return net

    def _agree(self, assumptions: list[tuple[int, bool]], rank: int, house: int = -1) -> None:
        common = -1
        for assumption in assumptions:
            if assumption not in self.marks:
                most = self.best.size if self.best else 0
                self.marks[assumption] = self._mark(self._grow(*assumption, -1, most))
            common &= self.marks[assumption]
        if common and (not self.manner.bounded or self._may_be_smaller(assumptions, rank, common)):
            super()._agree(assumptions, rank, house)

    def _may_be_smaller(self, assumptions: list[tuple[int, bool]], rank: int, common: int) -> bool:
        """Report whether the *assumptions* may agree on something in *common* (a mark) that is the smallest finding.

        Each net is grown only as far as the nets before it leave room.
        """
        room = self.best.size - (rank >= self.best.rank) if self.best else 0
        sizes = dict.fromkeys([self._nodes[place] for place in bits(common)], 0)
        nets: list[Net] = []
        in_order = sorted(assumptions, key=lambda one: one not in self.nets)
        for rest, assumption in enumerate(in_order, 1 - len(assumptions)):
            most = max(1, room + 1 + rest - min(sizes.values())) if room else 0
            nets.append(self._grow(*assumption, mask_of(sizes), most))
            sizes = {node: size + found for node, size in sizes.items() if (found := nets[-1].ways(node).bit_count())}
            if room:
                sizes = {node: size for node, size in sizes.items() if self._fits(nets, node, size, room + rest)}
            if not sizes:
                return False
        return True

    def _fits(self, nets: Sequence[Net], node: int, size: int, room: int) -> bool:
        """Report whether there is *room* for a *node* that takes *size* nodes in *nets*, and for the chains within."""
        return size <= room and size + nested_cost([(net, net.ways(node)) for net in nets]) <= room

    @cached_property
    def _nodes(self) -> dict[int, int]:
        """Return the node of each bit of a mark."""
        places, count = self.web.board_bit, self.web.count
        true = {lowest(mark([place], [])): one for one, place in enumerate(places)}
        return true | {lowest(mark([], [place])): count + one for one, place in enumerate(places)}

    def _mark(self, net: Net) -> int:
        """Return the mark of what a net that clashed had found by then."""
        places = self.web.board_bit
        return mark([places[one] for one in net.true_order], [places[one] for one in net.false_order])


def branch(net: Net, candidate: int, on: bool) -> Branch:
    """Return the branch of *net* that ends in *candidate* true (*on*) or false."""
    node = candidate if on else net.count + candidate
    ways = (net.true_ways if on else net.false_ways)[candidate]
    return Branch(net, node, ways, net.parents.get(node, ()))


def _ways(net: Net, candidate: int, on: bool) -> tuple[Net, int]:
    return net, (net.true_ways if on else net.false_ways)[candidate]


def searching(web: Web, manner: Manner, every: bool = False) -> Assumptions:
    """Return the assumptions of a grid, sifted if nets are plain; no single may be left in the grid."""
    follow = consequences() if manner.plain else None
    if follow is None:
        return Assumptions(web, manner, every)
    return Sifted(web, manner, every, follow.of(web.grid.digits, web.board_bit, one_digit=manner.one_digit))


def _searching_slowly(web: Web, manner: Manner) -> Slowly[Assumptions]:
    """Return the assumptions of a grid, sifted if possible, with pauses."""
    grower = closures() if manner.level else None
    if web.grid.has_singles:
        return Assumptions(web, manner)
    if grower is None:
        return searching(web, manner)
    for _ in grower.grow(web.grid.digits, manner.level):
        yield None
    return Sifted(web, manner, False, grower.marks(web.board_bit, manner.level))


def _weigher(web: Web, manner: Manner) -> Ways | None:
    """Return what weighs all findings of a grid at once, if nets are plain and no single is left; else None."""
    return ways() if manner.plain and not manner.one_digit and not web.grid.has_singles else None


def search(grid: MarkedGrid, manner: Manner) -> Iterator[Hint | None]:
    """Find the first hint of *manner*, and yield None after every dynamic net (the slow part) and every cell."""
    if not manner.dynamic and not may_have_chains(grid, MULTIPLE):
        return
    web = web_of(grid)
    if quick := _weigher(web, manner):
        yield None
        if smallest := quick.smallest(grid.digits):
            looking = Assumptions(web, manner)
            looking.source(smallest)
            assert looking.best
            yield _hint(web, manner, looking.best)
        return
    looking = yield from _searching_slowly(web, manner)
    if manner.dynamic and not isinstance(looking, Sifted):
        for number in range(web.count):
            for on in (True, False):
                looking.net(number, on)
                yield None
    least = 2 if manner.dynamic else 3
    for cell, digits in enumerate(grid.cells):
        if t.COUNT[digits] >= least:
            looking.cell(cell)
            yield None
    if looking.best:
        yield _hint(web, manner, looking.best)


_TECHNIQUES = {1: "double-chains", 5: "cell-chains", 6: "region-chains", 7: "contradiction-chains"}


def _hint(web: Web, manner: Manner, found: Finding) -> Hint:
    bit = web.board_bit[found.candidate]
    name = "chains" if manner.one_digit else _TECHNIQUES[found.rank]
    place, off = (bit, t.KILLED[bit] & web.grid.board) if found.on else (-1, 1 << bit)
    return Hint(manner.prefix + name, place, off, partial(_evidence, web, found), harder_by_length(found.size))


def _evidence(web: Web, found: Finding) -> Evidence:
    """Return the branches as chains: one for each alternative, or for a clash two from its one assumption."""
    chains = tuple(net_chain(web, one.net, one.node, one.parents) for one in found.branches)
    starts = [one.net.start for one in found.branches]
    cells = digits = 0
    for start in starts:
        cells |= 1 << web.cell[start]
        digits |= 1 << web.digit[start]
    note = {1: "candidate", 5: "cell", 6: "house", 7: "contradiction"}[found.rank]
    return Evidence(cells, digits, (found.house,) if found.house >= 0 else (), chains=chains, note=note)
