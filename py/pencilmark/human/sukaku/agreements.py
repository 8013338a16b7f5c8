"""What all candidates of a cell, or all places of a digit in a house, lead to by single links in what a net leaves.

In each round, a candidate also reaches whatever was reached by the candidates that are true two links after it. All
reaches grow together, round by round, as one integer each: bit i says that candidate i is true, bit count + i that it
is false. Most grow for only a round or two, since few links of a grid are strong.
"""

from __future__ import annotations

from collections.abc import Iterator

from pencilmark.board.masks import bits, mask_of, several
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.forcing import Branch, Finding, branch
from pencilmark.human.sukaku.left import Left
from pencilmark.human.sukaku.nets import Net, static_net


class Reaches:
    """What follows from each candidate that is *left* if it is true, and at what distance.

    *rounds* holds, for each round, the nodes that each candidate has reached by then. *fresh* is the mask of the
    candidates that reach a link made by the net.
    """

    def __init__(self, left: Left) -> None:
        self.left = left
        now = left.web.falls
        self.rounds = [now]
        growing = [(one, others, bits(others)) for one in bits(left.alive) if (others := left.links.beyond(one))]
        changed = -1
        while changed:
            new, before, changed = list(now), changed, 0
            for one, others, ways in growing:
                if before & others:
                    reach = now[one]
                    for other in ways:
                        reach |= now[other]
                    if reach != now[one]:
                        new[one] = reach
                        changed |= 1 << one
            self.rounds.append(new)
            now = new
        self.last = now
        ends = sum({1 << left.count + one for pair in left.links.fresh for one in pair})
        self.fresh = mask_of(one for one in bits(left.alive) if now[one] & ends)

    def size(self, start: int, node: int) -> int:
        """Count the nodes on the shortest way from *start* to *node*, which it reaches."""
        rounds = next(k for k, reach in enumerate(self.rounds) if reach[start] >> node & 1)
        return 2 * rounds + (1 if node < self.left.count else 2)


def agreements(left: Left) -> list[Finding]:
    """Find, for each candidate true or false, the smallest agreement on it that needs a link made by the net."""
    reaches = Reaches(left)
    alive = left.alive | left.alive << left.count
    found: dict[int, tuple[int, int, list[int], int]] = {}
    for numbers, rank, house in _alternatives(left, reaches.fresh):
        common = alive
        for one in numbers:
            common &= reaches.last[one]
        for node in bits(common):
            size = sum(reaches.size(one, node) for one in numbers)
            known = found.get(node)
            if known is None or (size, rank) < known[:2]:
                found[node] = size, rank, numbers, house
    nets: dict[int, Net] = {}
    return [
        Finding(size, rank, node % left.count, node < left.count, _branches(left, nets, numbers, node), house)
        for node, (size, rank, numbers, house) in found.items()
    ]


def _branches(left: Left, nets: dict[int, Net], numbers: list[int], node: int) -> tuple[Branch, ...]:
    for one in numbers:
        if one not in nets:
            nets[one] = static_net(left, one, True)
    return tuple(branch(nets[one], node % left.count, node < left.count) for one in numbers)


def _alternatives(left: Left, fresh: int) -> Iterator[tuple[list[int], int, int]]:
    """Yield alternatives that use what the net has made: their numbers, the rank of a finding, the house or -1.

    Cells count only with three or more candidates: those of two are links.
    """
    cells, number, at = left.grid.cells, left.number, left.web.at
    before, gone = left.web.grid.cells, left.web.grid.board & ~left.grid.board
    for cell, marks in enumerate(cells):
        if t.COUNT[marks] < 3:
            continue
        earlier = (1 << cell) - 1
        for digit in t.BITS[marks]:
            cells_now = left.grid.digits[digit]
            for house in t.HOUSES_OF[cell]:
                places = cells_now & t.HOUSE[house]
                if not places & earlier and several(places):
                    numbers = [at[digit][place] for place in bits(places)]
                    if gone >> 81 * digit & t.HOUSE[house] or _any(numbers, fresh):
                        yield numbers, 6, house
        numbers = [number[cell, digit] for digit in t.BITS[marks]]
        if marks != before[cell] or _any(numbers, fresh):
            yield numbers, 5, -1


def _any(numbers: list[int], mask: int) -> bool:
    return any(mask >> one & 1 for one in numbers)
