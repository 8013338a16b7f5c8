"""Chains inside nets: what a net concludes from forcing chains in the grid it has left (9.5 and more).

In the grid that a net starts from, no such chain exists. So a chain in what is left of it must use a
strong link that the net has made: both ends of the link, assumed true, lead to the chain's conclusion.
Only the ends of new links are followed, therefore. Among equally short chains the first by number is
taken; cycles are left out, for the chains they imply come as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from pencilmark.board.geometry import bits
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.advanced import PATTERNS, conclusions
from pencilmark.human.sukaku.chains import length_rating
from pencilmark.human.sukaku.forcing import Branch, Finding, Manner, Search
from pencilmark.human.sukaku.grid import Grid
from pencilmark.human.sukaku.nets import Nested, Net, dynamic_net, static_net
from pencilmark.human.sukaku.web import Web


class _Left:
    """The links of a web over the candidates that are left, and the strong links that are new."""

    def __init__(self, web: Web, left: Grid, one_digit: bool) -> None:
        self.web, self.left = web, left
        self.alive = _alive(web, left)
        base_weak, base_strong = web.digit_masks if one_digit else web.link_masks
        self.weak, self.strong = base_weak, list(base_strong)
        self.fresh: list[tuple[int, int]] = []
        if not one_digit:
            for cell in bits(left.bivalue & web.grid.by_count[2]):
                low, high = t.BITS[left.cells[cell]]
                self._join(web.number[cell, low], web.number[cell, high])
        for house, spots in enumerate(left.spots):
            before = web.grid.spots[house]
            for digit, cells in enumerate(spots):
                if cells != before[digit] and cells.bit_count() == 2:
                    first, last = (cells & -cells).bit_length() - 1, cells.bit_length() - 1
                    self._join(web.number[first, digit], web.number[last, digit])

    def _join(self, one: int, two: int) -> None:
        if not self.strong[one] >> two & 1:
            self.strong[one] |= 1 << two
            self.strong[two] |= 1 << one
            self.fresh.append((one, two))

    def reach(self, start: int) -> tuple[dict[int, int], dict[int, int]]:
        """Return how many links each true and each false candidate is away from *start* true."""
        true, false = {start: 0}, {}
        seen, gone, front, links = 1 << start, 0, 1 << start, 0
        while front:
            off = 0
            for one in bits(front):
                off |= self.weak[one]
            off &= self.alive & ~gone
            gone |= off
            front = 0
            for one in bits(off):
                false[one] = links + 1
                front |= self.strong[one]
            front &= self.alive & ~seen
            seen |= front
            links += 2
            true.update((one, links) for one in bits(front))
        return true, false

    def shortest(self) -> dict[tuple[int, bool], int]:
        """Return the nodes of the shortest contradiction from each assumption (candidate, true or not)."""
        found: dict[tuple[int, bool], int] = {}
        reached = {one: self.reach(one) for pair in self.fresh for one in pair}
        for one, two in self.fresh:
            for on in (True, False):
                first, second = reached[one][on], reached[two][on]
                for start in first.keys() & second.keys():
                    nodes = first[start] + second[start] + 2
                    if nodes < found.get((start, on), 10**6):
                        found[start, on] = nodes
        return found

    def path(self, start: int, on: bool) -> tuple[tuple[int, bool], ...]:
        """Walk a shortest way from an assumption to its opposite."""
        before: dict[tuple[int, bool], tuple[int, bool]] = {}
        layer = [(start, on)]
        goal = (start, not on)
        while goal not in before:
            following = []
            for here in layer:
                table = self.weak if here[1] else self.strong
                for other in bits(table[here[0]] & self.alive):
                    there = (other, not here[1])
                    if there not in before:
                        before[there] = here
                        following.append(there)
            layer = following
        way = [goal]
        while way[-1] != (start, on):
            way.append(before[way[-1]])
        return tuple(way[::-1])


def _alive(web: Web, left: Grid) -> int:
    alive = 0
    for digit, cells in enumerate(left.digits):
        for cell in bits(cells):
            alive |= 1 << web.number[cell, digit]
    return alive


class _Chain(NamedTuple):
    """A chain in its order among the chains of a grid: rating, nodes, rank, assumption."""

    rating: int
    nodes: int
    rank: int
    start: int
    off: bool
    links: _Left


def chain_conclusions(web: Web, left: Grid) -> Iterator[Nested]:
    """Conclude from forcing chains: each candidate by the easiest chain that removes it."""
    chains = []
    for links, base, rank in ((_Left(web, left, True), 66, 2), (_Left(web, left, False), 70, 4)):
        for (start, on), nodes in links.shortest().items():
            chains.append(_Chain(base + length_rating(nodes), nodes, rank, start, not on, links))
    done = 0
    for _, nodes, _, start, off, links in sorted(chains, key=lambda chain: chain[:5]):
        gone = [start]
        if off:
            cell, digit = web.cell[start], web.digit[start]
            gone = [web.number[cell, other] for other in t.BITS[left.cells[cell]] if other != digit]
        fresh = [one for one in gone if not done >> one & 1]
        if fresh:
            path = links.path(start, not off)
            parents = _made_links(web, left, path)
            for one in fresh:
                done |= 1 << one
                yield Nested(one, parents, nodes, path)


def _made_links(web: Web, left: Grid, path: tuple[tuple[int, bool], ...]) -> tuple[int, ...]:
    """List the candidates that had to go before the strong links of *path* held."""
    found: dict[int, None] = {}
    for (one, _), (two, on) in pairwise(path):
        if on:
            found.update(dict.fromkeys(_gone(web, left, two, web.cell[one] == web.cell[two], 1 << web.cell[one])))
    return tuple(found)


def _gone(web: Web, left: Grid, end: int, in_cell: bool, others: int) -> list[int]:
    """List what is gone of the cell of *end*, or of its digit in the first house *end* shares with only *others*."""
    cell, digit = web.cell[end], web.digit[end]
    if in_cell:
        return [web.number[cell, other] for other in t.BITS[web.grid.cells[cell] & ~left.cells[cell]]]
    for house in t.HOUSES_OF[cell]:
        if not left.spots[house][digit] & ~(others | 1 << cell):
            return _places(web, web.grid.spots[house][digit] & ~left.spots[house][digit], digit)
    return []


def _places(web: Web, cells: int, digit: int) -> list[int]:
    return [web.number[cell, digit] for cell in bits(cells)]


def net_conclusions(web: Web, left: Grid, manner: Manner) -> Iterator[Nested]:
    """Conclude from forcing chains of several branches in *manner*: each candidate by the smallest finding."""
    inner = Web(left)
    search = Search(inner, manner, every=True)
    least = 2 if manner.dynamic else 3
    for cell, digits in enumerate(left.cells):
        if t.COUNT[digits] >= least:
            search.cell(cell)
    done: set[int] = set()
    for found in sorted(search.every.values(), key=lambda one: one[:2]):
        cell, digit = inner.cell[found.candidate], inner.digit[found.candidate]
        gone = [digit]
        if found.on:
            gone = [other for other in t.BITS[left.cells[cell]] if other != digit]
        parents = _rests_on(web, inner, found)
        for other in gone:
            one = web.number[cell, other]
            if one not in done and parents:
                done.add(one)
                yield Nested(one, parents, found.size, tuple((b.node, b.ways) for b in found.branches))


def _rests_on(web: Web, inner: Web, found: Finding) -> tuple[int, ...]:
    """List the candidates of *web* that had to go before *found* held in the grid of *inner*."""
    parents: dict[int, None] = {}
    left = inner.grid
    for branch in found.branches:
        start = branch.net.start
        if found.rank == 5:
            parents.update(dict.fromkeys(_gone(web, left, _same(web, inner, start), True, 0)))
        elif found.rank == 6:
            digit = inner.digit[start]
            cells = web.grid.spots[found.house][digit] & ~left.spots[found.house][digit]
            parents.update(dict.fromkeys(_places(web, cells, digit)))
        for node in bits(branch.ways & (1 << inner.count) - 1):
            parents.update(dict.fromkeys(_node_rests_on(web, inner, branch, node)))
    return tuple(parents)


def _same(web: Web, inner: Web, number: int) -> int:
    return web.number[inner.cell[number], inner.digit[number]]


def _node_rests_on(web: Web, inner: Web, branch: Branch, node: int) -> list[int]:
    because = branch.parents if node == branch.node else branch.net.parents.get(node, ())
    falses = [one - inner.count for one in because if one >= inner.count]
    if not falses:
        return []
    in_cell = inner.cell[falses[0]] == inner.cell[node]
    others = sum(1 << inner.cell[one] for one in falses)
    return _gone(web, inner.grid, _same(web, inner, node), in_cell, others)


MULTIPLE = Manner(80, "forcing-", static_net, False)
DYNAMIC = Manner(85, "dynamic-forcing-", dynamic_net, True)


def _multiple(web: Web, left: Grid) -> Iterator[Nested]:
    return net_conclusions(web, left, MULTIPLE)


def _dynamic(web: Web, left: Grid) -> Iterator[Nested]:
    return net_conclusions(web, left, DYNAMIC)


Rules = tuple[Callable[[Web, Grid], Iterator[Nested]], ...]
WITH_CHAINS: Rules = (*PATTERNS, chain_conclusions)
WITH_MULTIPLE: Rules = (*PATTERNS, chain_conclusions, _multiple)
WITH_DYNAMIC: Rules = (*PATTERNS, _dynamic)


def nesting(rules: Rules) -> Callable[[Web, int, bool], Net]:
    """Make the grower of dynamic nets that conclude by *rules* from what is left."""

    def grow(web: Web, start: int, on: bool) -> Net:
        return dynamic_net(web, start, on, deeper=lambda board: conclusions(web, board, rules))

    return grow


DYNAMIC_PLUS = Manner(90, "dynamic-plus-forcing-", nesting(PATTERNS), True)
NESTED = (
    Manner(95, "nested-forcing-", nesting(WITH_CHAINS), True),
    Manner(100, "nested-multiple-forcing-", nesting(WITH_MULTIPLE), True),
    Manner(105, "nested-dynamic-forcing-", nesting(WITH_DYNAMIC), True),
)
