"""Forcing chains and bidirectional cycles of single implications.

A chain assumes a candidate true (or false) and arrives at its being false (or true). Only the shortest chains count, so
all candidates are searched together, a step at a time, and each from both ends: the two halves of a shortest
contradiction are equally long. A cycle that removes a candidate implies a chain from that candidate, so cycles are
sought only where there are chains, and only while they would be rated below those.

Candidates are numbers of a `Web`; a mask has bit = number, a node is (number, whether true).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from pencilmark.board.masks import union_at
from pencilmark.board.model import Evidence
from pencilmark.engine.assumptions import CHAINS, closures
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.evidence import chain_evidence
from pencilmark.human.sukaku.grid import Hint, MarkedGrid
from pencilmark.human.sukaku.scale import PLAINEST
from pencilmark.human.sukaku.web import Web, masks, web_of

_THRESHOLDS = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096)


def harder_by_length(nodes: int) -> int:
    """Return the tenths that a chain of *nodes* adds to its rating.

    >>> [harder_by_length(nodes) for nodes in (4, 6, 7, 8, 9, 10, 11)]
    [0, 0, 1, 1, 2, 2, 3]
    """
    return sum(1 for threshold in _THRESHOLDS if nodes - 2 > threshold)


class _ChainKind(NamedTuple):
    """A kind of chain: its links, the techniques of its *cycle* and *chain*, its rank among hints of one length."""

    weak: list[list[int]]
    strong: list[list[int]]
    cycle: str
    chain: str
    rank: int


class _Front(NamedTuple):
    """How far one assumption leads: what became true and false last, and everything so far."""

    start: int
    on: bool
    last_true: int
    last_false: int
    true: int
    false: int


def shortest(weak: list[list[int]], strong: list[list[int]]) -> tuple[int, list[tuple[int, bool]]]:
    """Find the shortest contradictions: their number of nodes, and (start, whether assumed true) of each.

    Returns (0, []) if there are none. Fronts alternate: those *turning* true add what is true because of their newest
    false candidates, the others what is false because of their newest true ones. A contradiction shows when a candidate
    is among both the newest true and the newest false ones.
    """
    off_after, on_after = masks(weak), masks(strong)
    both = [0] * len(weak)
    for i, others in enumerate(weak):
        for other in others:
            both[i] |= on_after[other]
    turning = [_Front(i, True, 1 << i, mask, 1 << i, mask) for i, mask in enumerate(off_after) if both[i]]
    falling = [_Front(i, False, mask, 0, mask, 1 << i) for i, mask in enumerate(on_after) if mask]
    nodes = 4
    while turning:  # where a chain goes on from an assumption, one of the other kind does from its second node
        found: list[tuple[int, bool]] = []
        fell = [_Front(*one) for one in _turn(turning, both, found)]
        turned = [_Front(*one) for one in _fall(falling, off_after, found)]
        if found:
            return nodes, sorted(found, key=lambda pair: (pair[0], not pair[1]))
        turning, falling, nodes = turned, fell, nodes + 2
    return 0, []


def _turn(searches: list[_Front], both: list[int], found: list[tuple[int, bool]]) -> Iterator[_Front]:
    for start, on, last_true, last_false, true, false in searches:
        new = union_at(both, last_true) & ~true
        if new & last_false:
            found.append((start, on))
        elif new:
            yield _Front(start, on, new, last_false, true | new, false)


def _fall(searches: list[_Front], off_after: list[int], found: list[tuple[int, bool]]) -> Iterator[_Front]:
    for start, on, last_true, _, true, false in searches:
        new = union_at(off_after, last_true) & ~false
        if new & last_true:
            found.append((start, on))
        elif new:
            yield _Front(start, on, last_true, new, true, false | new)


class Reached(NamedTuple):
    """One node of a chain and the way to it: *number* true or false (*on*), after *parent*.

    *falses* is the mask of the false candidates on the way.
    """

    number: int
    on: bool
    parent: Reached | None
    falses: int = 0

    def nodes(self) -> list[tuple[int, bool]]:
        """List the chain from its start to here."""
        found: list[tuple[int, bool]] = []
        here: Reached | None = self
        while here is not None:
            found.append((here.number, here.on))
            here = here.parent
        return found[::-1]


def trace(weak: list[list[int]], strong: list[list[int]], start: int, on: bool) -> Reached:
    """Walk breadth first from *start* to its opposite, in the order of the links."""
    seen = {(start, on)}
    layer = [Reached(start, on, None)]
    while layer:
        following = []
        for path in layer:
            for other in weak[path.number] if path.on else strong[path.number]:
                if other == start and path.on == on:
                    return Reached(other, not path.on, path)
                if (other, not path.on) not in seen:
                    seen.add((other, not path.on))
                    following.append(Reached(other, not path.on, path))
        layer = following
    raise ValueError(f"no contradiction from {start}")


def cycles(kind: _ChainKind, start: int, longest: int) -> Iterator[tuple[int, list[tuple[int, bool]]]]:
    """Find cycles through *start* of at most *longest* nodes, shortest first, along a tree of shortest ways."""
    strong = kind.strong
    reached = {start}
    layer: list[Reached] = [Reached(start, True, None)]
    length = 2
    home = set(strong[start])
    while layer and length <= longest:
        following: list[Reached] = []
        for path in layer:
            falses = path.falses
            for other in kind.weak[path.number]:
                if not strong[other] or falses >> other & 1:
                    continue
                if length >= 4 and other in home:
                    yield length, [*path.nodes(), (other, False)]
                for new in strong[other]:
                    if new not in reached:
                        reached.add(new)
                        between = falses | 1 << other
                        following.append(Reached(new, True, Reached(other, False, path, between), between))
        layer = following
        length += 2


def _removed(web: Web, nodes: list[tuple[int, bool]]) -> int:
    """Return the candidates (board) that see a true and a false node of their digit, outside the cycle's cells."""
    true, false, cells = [0] * 9, [0] * 9, 0
    for number, on in nodes:
        cell = web.cell[number]
        cells |= 1 << cell
        (true if on else false)[web.digit[number]] |= t.PEERS[cell]
    off = 0
    for digit, mask in enumerate(web.grid.digits):
        off |= (mask & true[digit] & false[digit] & ~cells) << 81 * digit
    return off


class _Best(NamedTuple):
    """A hint and its place in the order: rating, nodes, rank, start; chains come after cycles."""

    order: tuple[int, int, int, int, int]
    hint: Hint


def _best_cycle(web: Web, kind: _ChainKind, longest: int) -> _Best | None:
    """Find the first of the shortest cycles that remove something."""
    found: list[tuple[int, int, int, list[tuple[int, bool]]]] = []
    for start in range(web.count):
        if kind.strong[start] and kind.weak[start]:
            for length, nodes in cycles(kind, start, longest):
                found.append((length, start, len(found), nodes))
                if _removed(web, nodes):
                    longest = min(longest, length)
                    break
    for length, start, _, nodes in sorted(found):
        off = _removed(web, nodes)
        if off:
            evidence = partial(chain_evidence, web, [*nodes[1:], nodes[0]], "loop")
            hint = Hint(kind.cycle, -1, off, evidence, harder_by_length(length))
            return _Best((hint.rating, length, kind.rank, start, 0), hint)
    return None


def _best_chain(web: Web, kind: _ChainKind) -> _Best | None:
    nodes, found = shortest(kind.weak, kind.strong)
    if not found:
        return None
    start, on = found[0]
    hint = _chain_hint(web, kind, start, on, harder_by_length(nodes))
    return _Best((hint.rating, nodes, kind.rank, start, 1), hint)


def _chain_hint(web: Web, kind: _ChainKind, start: int, on: bool, harder: int) -> Hint:
    bit = web.board_bit[start]

    def evidence() -> Evidence:
        return chain_evidence(web, trace(kind.weak, kind.strong, start, on).nodes(), "")

    if on:
        return Hint(kind.chain, -1, 1 << bit, evidence, harder)
    return Hint(kind.chain, bit, t.KILLED[bit] & web.grid.board, evidence, harder)


def _longest_below(kind: _ChainKind, order: tuple[int, int, int, int, int]) -> int:
    """Return how many nodes a cycle of a *kind* may have and still come before *order*."""
    nodes = 4
    while (PLAINEST[kind.cycle] + harder_by_length(nodes + 2), nodes + 2) <= order[:2]:
        nodes += 2
    return nodes


def may_have_chains(grid: MarkedGrid, level: int) -> bool:
    """Report whether chains, as nets of a *level* have them, may remove anything from a grid."""
    quick = None if grid.has_singles else closures()
    return quick is None or quick.has_chains(grid.digits, level)


def forcing_chains(grid: MarkedGrid) -> Iterator[Hint]:
    """Find the first of the easiest chains and cycles."""
    if not may_have_chains(grid, CHAINS):
        return  # what a cycle removes, a chain removes, too
    web = web_of(grid)
    x = _ChainKind(web.digit_weak, web.digit_strong, "x-cycle", "forcing-x-chain", 2)
    two = [len(others) == 1 for others in web.cell_weak]
    y_weak = [[c for c in others if two[c]] if two[i] else [] for i, others in enumerate(web.weak)]
    y = _ChainKind(y_weak, web.cell_strong, "y-cycle", "", 3)
    xy = _ChainKind(web.weak, web.strong, "xy-cycle", "forcing-xy-chain", 4)
    best = _best_chain(web, x)
    if best:
        best = min(filter(None, (best, _best_cycle(web, x, _longest_below(x, best.order)))), key=_order)
    more = None
    if best is None or best.order[0] >= PLAINEST[xy.cycle]:
        more = _best_chain(web, xy)
        if best is None and more is None:
            return
    bound = min((one.order for one in (best, more) if one), default=(0, 0, 0, 0, 0))
    ring = _best_cycle(web, y, _longest_below(y, bound))
    if more:
        long = _best_cycle(web, xy, _longest_below(xy, min(bound, ring.order if ring else bound)))
        best = min(filter(None, (best, more, ring, long)), key=_order)
    elif ring:
        best = min(filter(None, (best, ring)), key=_order)
    if best:
        yield best.hint


def _order(best: _Best) -> tuple[int, int, int, int, int]:
    return best.order
