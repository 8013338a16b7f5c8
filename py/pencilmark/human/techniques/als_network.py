"""A network of candidates and groups that also passes through almost locked sets.

A set that loses one of its values is locked: each other value goes from the cells that see all its places in the set.
So a set enters a chain as a false node (one of its values is gone). What follows is that candidates, groups and values
of other sets are false, or that the last candidate of a cell is true. A set costs more than a link, and the more the
larger it is, so that chains without sets are preferred; the search keeps HoDoKu's bound on the number of states.

The nodes of sets are numbered after candidates and groups: base + number of the set * values + digit index.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise, zip_longest

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, single
from pencilmark.board.model import Als, Link, Node, Position
from pencilmark.human.techniques.almost_locked import AlmostLocked, LockedBut, almost_locked
from pencilmark.human.techniques.links import Links, links_of
from pencilmark.human.techniques.network import StateNetwork

MOST_STATES = 1000
LINK_COST = 2


class AlsNetwork(StateNetwork):
    """The states of candidates, groups, and values of almost locked sets of two or more cells."""

    def __init__(self, links: Links, table: AlmostLocked) -> None:
        """Work on *links* and the sets of *table*."""
        super().__init__(links, True)
        self.table = table
        self.base = links.limit + len(self.groups)
        self._costs: dict[int, list[int]] = {}
        self._distances: dict[int, dict[int, int]] = {}

    def set_of(self, node: int) -> LockedBut:
        """Return the almost locked set of *node*."""
        return self.table.sets[(node - self.base) // self.links.size]

    def cells(self, node: int) -> int:
        """Return the cells (mask) of *node*."""
        return super().cells(node) if node < self.base else self.set_of(node).cells

    def digit(self, node: int) -> int:
        """Return the digit index of *node*."""
        return super().digit(node) if node < self.base else (node - self.base) % self.links.size

    def first(self, node: int) -> int:
        """Return the first cell (mask) of *node*; in a set, the first with its value."""
        if node < self.base:
            return super().first(node)
        cells = self.set_of(node).places[self.digit(node)]
        return cells & -cells

    def seen(self, node: int, digit: int) -> int:
        """Return the cells (mask) that see all places of *digit* in *node*."""
        return super().seen(node, digit) if node < self.base else self.set_of(node).seen.get(digit, 0)

    @cached_property
    def entries(self) -> dict[int, list[int]]:
        """List, for each true state, the states of the sets that lose a value because of it."""
        found: dict[int, list[int]] = {}
        count, size, groups = self.links.count, self.links.size, self._groups_at
        for number in bits(self.table.several):
            this = self.table.sets[number]
            for digit, places in this.places.items():
                if not any(seen for other, seen in this.seen.items() if other != digit):
                    continue
                state = 2 * (self.base + number * size + digit)
                for cell in bits(this.seen[digit]):
                    found.setdefault(2 * (digit * count + cell) + 1, []).append(state)
                    for place in groups.get((digit, cell), ()):
                        group, into = self.groups[place], found.setdefault(2 * (self.links.limit + place) + 1, [])
                        if not group.cells & this.cells and not places & ~group.seen and state not in into:
                            into.append(state)
        return found

    @cached_property
    def _groups_at(self) -> dict[tuple[int, int], list[int]]:
        found: dict[tuple[int, int], list[int]] = {}
        for place, group in enumerate(self.groups):
            for cell in bits(group.cells):
                found.setdefault((group.digit, cell), []).append(place)
        return found

    def _directly(self, state: int) -> list[int]:
        if state >> 1 < self.base:
            found = super()._directly(state) + self.entries.get(state, [])
            self._costs[state] = [LINK_COST] * len(found)
            return found
        found, costs = self._from_set(state >> 1)
        self._costs[state] = costs
        return found

    def _from_set(self, node: int) -> tuple[list[int], list[int]]:
        """List what follows from a set that has lost its value, and what each costs."""
        this, lost = self.set_of(node), self.digit(node)
        gone = {digit: seen for digit, seen in this.seen.items() if digit != lost and seen}
        found = []
        for digit, seen in gone.items():
            found += [2 * (digit * self.links.count + cell) for cell in bits(seen)]
            for place, group in enumerate(self.groups):
                if group.digit == digit and not group.cells & ~seen:
                    found.append(2 * (self.links.limit + place))
        found += self._sets_entered(node, gone)
        cost = LINK_COST + 2 * this.cells.bit_count()
        costs = [cost] * len(found)
        forced = self._forced(this, gone)
        return found + forced, costs + [cost + 1] * len(forced)

    def _sets_entered(self, node: int, gone: dict[int, int]) -> list[int]:
        """List the states of the sets that lose a value because all its places in them are *gone*."""
        here = (node - self.base) // self.links.size
        found: list[tuple[int, int]] = []
        apart = ~self.table.overlapping[here]
        for digit in gone:
            numbers = bits(self.table.commons[here][digit] & apart & self.table.several)
            found += [(number, digit) for number in numbers]
        return [2 * (self.base + number * self.links.size + digit) for number, digit in sorted(found)]

    def _forced(self, this: LockedBut, gone: dict[int, int]) -> list[int]:
        """List the states of the candidates that are the last of cells with more than two."""
        marks, cells, found = self.links.position.cell_digits, 0, []
        for seen in this.seen.values():
            cells |= seen
        for cell in bits(cells):
            left = marks[cell]
            if left.bit_count() > 2:
                for digit, seen in gone.items():
                    if seen >> cell & 1:
                        left &= ~(1 << digit)
                if single(left):
                    found.append(2 * (lowest(left) * self.links.count + cell) + 1)
        return found

    def trail(self, start: int) -> dict[int, int]:
        """Search from the state *start*; return, for each state that follows, the state before it.

        States are looked at in the order found; one that is found again at a lower cost keeps its place in that order.
        """
        before = self._trails.get(start)
        if before is None:
            before, distance = {start: -1}, {start: 0}
            queue = [start]
            for state in queue:
                base = distance[state]
                for end, cost in zip(self.after(state), self._costs[state], strict=True):
                    known = distance.get(end)
                    if known is None:
                        if len(queue) == MOST_STATES:
                            continue
                        queue.append(end)
                    elif known <= base + cost or before[end] in (start, -1):
                        continue
                    before[end], distance[end] = state, base + cost
            self._trails[start], self._distances[start] = before, distance
        return before

    def when_false(self, start: int, turns: int = -1) -> tuple[int, int]:
        """Return the nodes that are true, and those of its cell that are false, if *start* is false (masks)."""
        self.trail(2 * start)
        true = false = 0
        others = self.links.cell_nodes[start % self.links.count] & ~(1 << start)
        for state, distance in self._distances[2 * start].items():
            if distance > LINK_COST and state >> 1 < self.links.limit:
                if state & 1:
                    true |= 1 << (state >> 1)
                elif others >> (state >> 1) & 1:
                    false |= 1 << (state >> 1)
        return true, false

    def when_true(self, start: int, turns: int = -1) -> tuple[int, bool]:
        """Return the nodes of its cell that are true (mask) if *start* is true, and whether that refutes itself."""
        self.trail(2 * start + 1)
        distances, true = self._distances[2 * start + 1], 0
        for node in bits(self.links.cell_nodes[start % self.links.count] & ~(1 << start)):
            if distances.get(2 * node + 1, 0) > LINK_COST:
                true |= 1 << node
        return true, distances.get(2 * start, 0) > LINK_COST

    def evidence(self, chain: list[int]) -> tuple[Link, ...]:
        """Return the links of evidence for the states of a *chain*; passing through a set is a strong link."""
        nodes, number, inside = [], -1, False
        for state, after in zip_longest(chain, chain[1:], fillvalue=-1):
            if state >> 1 < self.base:
                nodes.append(self.node(state)._replace(als=number if inside and state & 1 else None))
                inside = False
                continue
            this, digit, inside = self.set_of(state >> 1), self.digit(state >> 1), True
            nodes.append(Node(this.places[digit], digit + 1, False))
            number += 1
            if not after & 1:
                out = self.digit(after >> 1)
                nodes.append(Node(this.places[out], out + 1, True, number))
        return tuple(self.link(first, second) for first, second in pairwise(nodes))

    def locked_rest(self, chain: list[int]) -> int:
        """Return what the sets of a continuous loop eliminate by the values that the loop does not pass through."""
        gone, count = 0, self.links.count
        for state, after in pairwise(chain):
            if state >> 1 < self.base:
                continue
            this, next_digit = self.set_of(state >> 1), self.digit(after >> 1)
            leaving, near = 1 << next_digit, 0
            if after & 1:
                cell = (after >> 1) % count
                leaving = self.links.position.cell_digits[cell] & ~leaving
                near = self.geometry.peer_masks[cell]
            for digit, seen in this.seen.items():
                if digit != self.digit(state >> 1):
                    gone |= (seen & near if leaving >> digit & 1 else seen) << digit * count
        return gone

    def sets(self, chain: list[int]) -> tuple[Als, ...]:
        """List the almost locked sets that a *chain* goes through."""
        return tuple(self.set_of(state >> 1).evidence() for state in chain if state >> 1 >= self.base)


@derived
def als_network_of(position: Position) -> AlsNetwork:
    """Return the network of *position* with almost locked sets."""
    return AlsNetwork(links_of(position), almost_locked(position))
