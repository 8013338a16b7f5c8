"""Conclusions that nets draw from the grid they leave: by patterns (Dynamic Forcing Chains +), or by chains in it.

In the grid that a net starts from, no chain of the kind sought exists. So a chain in what is left of it must use a
strong link that the net has made: both ends of the link, assumed true, lead to the chain's conclusion. Therefore only
the ends of new links are followed. Of equally short chains the first by number is taken; cycles are left out, since the
chains that they imply are found as well.

Candidates are numbers of a `Web`, nodes those of a `Net`; a board has bit = digit * 81 + cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of
from pencilmark.engine import assumptions
from pencilmark.engine.assumptions import ways
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.agreements import agreements
from pencilmark.human.sukaku.chains import harder_by_length
from pencilmark.human.sukaku.forcing import Branch, Finding, Growth, Manner, searching
from pencilmark.human.sukaku.grid import MarkedGrid
from pencilmark.human.sukaku.growing import dynamic_net, resumed_net
from pencilmark.human.sukaku.left import Left, LinkMasks, left_of
from pencilmark.human.sukaku.nets import Concluded, Enough, NestedConclusion, Net, static_net
from pencilmark.human.sukaku.patterns import fish, hidden_subsets, locked, naked_subsets
from pencilmark.human.sukaku.scale import PLAINEST
from pencilmark.human.sukaku.web import Web


def _conclude(web: Web, off: int, parents: int) -> Iterator[NestedConclusion]:
    """Yield a conclusion for each candidate of *off* (board); they all rest on the candidates *parents* (board)."""
    if parents:
        because = tuple(web.number[bit % 81, bit // 81] for bit in bits(parents))
        for bit in sorted(bits(off), key=lambda bit: (bit % 81, bit)):
            yield NestedConclusion(web.number[bit % 81, bit // 81], because)


def _locked(web: Web, left: MarkedGrid) -> Iterator[NestedConclusion]:
    for digit, base, cover, off in locked(left):
        parents = web.grid.digits[digit] & t.HOUSE[base] & ~t.HOUSE[cover]
        yield from _conclude(web, off << 81 * digit, parents << 81 * digit)


def _hidden_pairs(web: Web, left: MarkedGrid) -> Iterator[NestedConclusion]:
    for house, cells, digits, off in hidden_subsets(left, 2):
        yield from _conclude(web, off, web.grid.board & (t.HOUSE[house] & ~cells) * t.SPREAD81[digits])


def _naked_pairs(web: Web, left: MarkedGrid) -> Iterator[NestedConclusion]:
    for _, cells, digits, off in naked_subsets(left, 2):
        yield from _conclude(web, off, web.grid.board & cells * t.SPREAD81[511 & ~digits])


def _x_wings(web: Web, left: MarkedGrid) -> Iterator[NestedConclusion]:
    for digit, base, cover, off in fish(left, 2):
        inside = sum(t.HOUSE[line] for line in base) & ~sum(t.HOUSE[line] for line in cover)
        yield from _conclude(web, off << 81 * digit, (web.grid.digits[digit] & inside) << 81 * digit)


PatternFinder = Callable[[Web, MarkedGrid], Iterable[Concluded]]
PATTERNS: tuple[PatternFinder, ...] = (_locked, _hidden_pairs, _naked_pairs, _x_wings)


_Kept = tuple[Concluded, ...]


@derived
def _by_rule(grid: MarkedGrid, left: int) -> dict[PatternFinder, _Kept]:
    """Return what each rule has concluded from the board *left*: several nets may leave the same one."""
    return {}


def conclusions(web: Web, left: MarkedGrid, rules: tuple[PatternFinder, ...] = PATTERNS) -> _Kept:
    """Return what the first of the *rules* that finds anything concludes from what is *left* of the grid of *web*."""
    done = _by_rule(web.grid, left.board)
    if not done and (quick := assumptions.closures()) and not quick.has_patterns(left.digits):
        done.update(dict.fromkeys(PATTERNS, ()))
    for rule in rules:
        if rule not in done:
            done[rule] = tuple([one[:] for one in rule(web, left)])
        if done[rule]:
            return done[rule]
    return ()


class _Chain(NamedTuple):
    """A chain, with its place in the order of a grid's chains: rating, nodes, rank, assumption."""

    rating: int
    nodes: int
    rank: int
    start: int
    off: bool
    links: LinkMasks


def chain_conclusions(web: Web, left: MarkedGrid) -> Iterator[NestedConclusion]:
    """Draw conclusions from forcing chains: each candidate by the easiest chain that removes it."""
    what = left_of(left, web)
    chains = [
        _Chain(PLAINEST[name] + harder_by_length(nodes), nodes, rank, start, not on, links)
        for links, name, rank in ((what.of_one_digit, "forcing-x-chain", 2), (what.links, "forcing-xy-chain", 4))
        for nodes, start, on in links.shortest()
    ]
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
                yield NestedConclusion(one, parents, nodes, path)


def _made_links(web: Web, left: MarkedGrid, path: tuple[tuple[int, bool], ...]) -> tuple[int, ...]:
    """List the candidates that had to go before the strong links of *path* held."""
    found: dict[int, None] = {}
    for (one, _), (two, on) in pairwise(path):
        if on:
            found.update(dict.fromkeys(_gone(web, left, two, web.cell[one] == web.cell[two], 1 << web.cell[one])))
    return tuple(found)


def _gone(web: Web, left: MarkedGrid, end: int, in_cell: bool, others: int) -> list[int]:
    """List what is gone from the cell of *end*, or of its digit from the first house with only *end* and *others*."""
    cell, digit = web.cell[end], web.digit[end]
    if in_cell:
        return [web.number[cell, other] for other in t.BITS[web.grid.cells[cell] & ~left.cells[cell]]]
    for house in t.HOUSES_OF[cell]:
        if not left.spots[house][digit] & ~(others | 1 << cell):
            return _places(web, web.grid.spots[house][digit] & ~left.spots[house][digit], digit)
    return []


def _places(web: Web, cells: int, digit: int) -> list[int]:
    return [web.number[cell, digit] for cell in bits(cells)]


def multiple_conclusions(web: Web, left: MarkedGrid) -> Iterator[NestedConclusion]:
    """Draw conclusions from static forcing chains of several branches: each candidate by the smallest finding."""
    what = left_of(left, web)
    return _concluded(web, what, agreements(what))


def dynamic_conclusions(web: Web, left: MarkedGrid) -> list[Concluded]:
    """Draw conclusions from dynamic forcing chains: each candidate by the smallest finding."""
    quick = ways()
    if quick is None:
        return [*conclusions_of_nets(web, left)]
    done: set[int] = set()
    found: list[Concluded] = []
    for size, _, _, number, on, why, key in quick.conclude(web.grid.digits, left.digits):
        gone = [one for one in _gone_by(web, left, number, on) if one not in done] if why else ()
        if gone:
            done.update(gone)
            parents = tuple(bits(why))
            found += [(one, parents, size, key) for one in gone]
    return found


def conclusions_of_nets(web: Web, left: MarkedGrid) -> Iterator[NestedConclusion]:
    """Draw the conclusions of `dynamic_conclusions` from nets of our own."""
    inner = Web(left)
    search = searching(inner, _INNER_DYNAMIC, every=True)
    for cell, digits in enumerate(left.cells):
        if t.COUNT[digits] > 1:
            search.cell(cell)
    return _concluded(web, inner, search.every.values())


def _gone_by(web: Web, left: MarkedGrid, one: int, on: bool) -> list[int]:
    """List the candidates that are false if *one* is true (*on*): the others of its cell; or if false: itself."""
    if not on:
        return [one]
    cell, digit = web.cell[one], web.digit[one]
    return [web.number[cell, other] for other in t.BITS[left.cells[cell]] if other != digit]


def _concluded(web: Web, inner: Web | Left, findings: Iterable[Finding]) -> Iterator[NestedConclusion]:
    done: set[int] = set()
    for found in sorted(findings, key=lambda one: one[:2]):
        parents = _rests_on(web, inner, found)
        for one in _gone_by(web, inner.grid, _same(web, inner, found.candidate), found.on):
            if one not in done and parents:
                done.add(one)
                yield NestedConclusion(
                    one, parents, found.size, tuple(_key(web, inner, branch) for branch in found.branches)
                )


def _key(web: Web, inner: Web | Left, branch: Branch) -> tuple[int, int]:
    """Return the key of a branch: its nodes, as numbers of *web*."""
    if isinstance(inner, Left):
        return branch.node, branch.ways
    same = [_same(web, inner, one) for one in range(inner.count)]
    nodes = [*same, *(web.count + one for one in same)]
    return nodes[branch.node], mask_of(nodes[node] for node in bits(branch.ways))


def _rests_on(web: Web, inner: Web | Left, found: Finding) -> tuple[int, ...]:
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
    return tuple(sorted(parents))


def _same(web: Web, inner: Web | Left, number: int) -> int:
    return web.number[inner.cell[number], inner.digit[number]]


def _node_rests_on(web: Web, inner: Web | Left, branch: Branch, node: int) -> list[int]:
    because = branch.parents if node == branch.node else branch.net.parents.get(node, ())
    falses = [one - inner.count for one in because if one >= inner.count]
    if not falses:
        return []
    in_cell = inner.cell[falses[0]] == inner.cell[node]
    others = mask_of(inner.cell[one] for one in falses)
    return _gone(web, inner.grid, _same(web, inner, node), in_cell, others)


MULTIPLE = Manner("forcing-", static_net, False)
DYNAMIC = Manner("dynamic-forcing-", partial(resumed_net, rung="dynamic", before="", deeper=None), True, plain=True)
_INNER_DYNAMIC = DYNAMIC._replace(grow=dynamic_net)


def nesting(rung: str, before: str, rules: tuple[PatternFinder, ...]) -> Growth:
    """Return the function that grows dynamic nets that conclude by *rules*, going on from the rung *before*."""
    by_turns = multiple_conclusions in rules

    def grow(web: Web, start: int, on: bool, enough: Enough | None = None) -> Net:
        if by_turns and enough:  # one rule may conclude something that does not rest on what another concluded
            enough = enough._replace(most=0)
        return resumed_net(web, start, on, rung, before, lambda left: conclusions(web, left, rules), enough)

    return grow


_PLUS = nesting("plus", "dynamic", PATTERNS)
_CHAINS = nesting("chains", "plus", (*PATTERNS, chain_conclusions))
_MULTIPLE = nesting("multiple", "chains", (*PATTERNS, chain_conclusions, multiple_conclusions))
_DYNAMIC = nesting("nested-dynamic", "plus", (*PATTERNS, dynamic_conclusions))
DYNAMIC_PLUS = Manner("dynamic-plus-forcing-", _PLUS, True, level=assumptions.PATTERNS, bounded=_PLUS)
NESTED = (
    Manner("nested-forcing-", _CHAINS, True, level=assumptions.CHAINS, bounded=_CHAINS),
    Manner("nested-multiple-forcing-", _MULTIPLE, True, level=assumptions.MULTIPLE, bounded=_MULTIPLE),
    Manner("nested-dynamic-forcing-", _DYNAMIC, True, level=assumptions.NESTED, bounded=_DYNAMIC),
)
