"""Chains of numbered candidates, written as the links of a step's evidence.

A candidate is a number of its *web*, which knows its cell and digit (from 0); nodes are (number, whether it is true).
"""

from __future__ import annotations

from itertools import pairwise

from pencilmark.board.masks import mask_of
from pencilmark.board.model import Evidence, Link, Node
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.nets import Net
from pencilmark.human.sukaku.web import Web


def node(web: Web, number: int, on: bool) -> Node:
    """Write a numbered candidate as a node."""
    return Node(1 << web.cell[number], web.digit[number] + 1, on)


def link(web: Web, start: tuple[int, bool], end: tuple[int, bool]) -> Link:
    """Write the link between two nodes, with the house that makes it (none within a cell)."""
    one, two = web.cell[start[0]], web.cell[end[0]]
    houses: tuple[int, ...] = ()
    if one != two:
        digit = web.digit[start[0]]
        shared = [house for house in t.HOUSES_OF[one] if house in t.HOUSES_OF[two]]
        pair = [house for house in shared if web.grid.spots[house][digit].bit_count() == 2]
        houses = ((pair if pair and end[1] else shared)[0],)
    return Link(node(web, *start), node(web, *end), "strong" if end[1] else "weak", houses)


def chain_evidence(web: Web, nodes: list[tuple[int, bool]], note: str) -> Evidence:
    """Write a chain given by its *nodes* from the assumption on."""
    links = tuple(link(web, one, two) for one, two in pairwise(nodes))
    cells = digits = 0
    for number, _ in nodes:
        cells |= 1 << web.cell[number]
        digits |= 1 << web.digit[number]
    return Evidence(cells, digits, chains=(links,), note=note)


def net_chain(web: Web, net: Net, end: int, parents: tuple[int, ...]) -> tuple[Link, ...]:
    """Return the way to the node *end* of a net, reached from *parents*, as links in an order that can be followed.

    Every link starts at the assumption or at the end of an earlier one; a node with several parents has a
    link from each.
    """
    links: list[Link] = []
    done: set[int] = set()
    waiting = [(end, False)]
    while waiting:
        here, ready = waiting.pop()
        before = parents if here == end else net.parents.get(here, ())
        if ready:
            links += [_net_link(web, net, one, here, before) for one in before]
        elif here not in done:
            done.add(here)
            waiting.append((here, True))
            waiting.extend((one, False) for one in reversed(before))
    return tuple(links)


def _net_link(web: Web, net: Net, start: int, end: int, parents: tuple[int, ...]) -> Link:
    one, two = (start % net.count, start < net.count), (end % net.count, end < net.count)
    if not one[1] and not two[1]:
        return Link(node(web, *one), node(web, *two), "pattern")
    if two[1]:
        return Link(
            node(web, *one), node(web, *two), "strong", _house_left(web, end, [one % net.count for one in parents])
        )
    return link(web, one, two)


def _house_left(web: Web, end: int, gone: list[int]) -> tuple[int, ...]:
    """Find the house where *end* is the last place when those *gone* are false; () if it is the last of its cell."""
    cell, digit = web.cell[end], web.digit[end]
    if web.cell[gone[0]] == cell:
        return ()
    left = web.grid.digits[digit] & ~mask_of(web.cell[one] for one in gone) & ~(1 << cell)
    return (next(house for house in t.HOUSES_OF[cell] if not left & t.HOUSE[house]),)
