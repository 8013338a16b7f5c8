"""How conclusions follow from an assumption: the reasons within forcing chains and nets.

From one state (2 * node + 1 for a true node, 2 * node for a false one), all that follows is found breadth first, each
with its reasons: one state if a link leads to it, several if a cell, or a value in a house, has a single candidate
left. Traced back from its ends, a net keeps only what is needed.
"""

from __future__ import annotations

from collections.abc import Iterable

from pencilmark.board.masks import bits, lowest, single
from pencilmark.board.model import Link
from pencilmark.human.techniques.network import StateNetwork


class Derivation:
    """All that follows from the state *start*: *reasons* gives, in the order found, where each state comes from.

    Conclusions with several reasons are admitted only in a *net*.
    """

    def __init__(self, network: StateNetwork, start: int, net: bool) -> None:
        """Derive from *start* (2 * node + 1 for true, 2 * node for false) by the links of *network*."""
        self.network, self.start, self.net = network, start, net
        self.false = 0
        self.reasons: dict[int, tuple[tuple[int, ...], int]] = {start: ((), -1)}
        queue = [start]
        for state in queue:
            for end in network.after(state):
                self._add(queue, end, (state,), -1)
            if not state & 1 and net and state >> 1 < network.links.limit:
                self.false |= 1 << (state >> 1)
                self._last_left(queue, state >> 1)

    def _add(self, queue: list[int], state: int, reasons: tuple[int, ...], house: int) -> None:
        if state not in self.reasons:
            self.reasons[state] = reasons, house
            queue.append(state)

    def _last_left(self, queue: list[int], node: int) -> None:
        """Note the last candidate of the cell of *node* and of its value in each full house."""
        links = self.network.links
        digit, cell = divmod(node, links.count)
        self._only_one(queue, links.cell_nodes[cell], -1)
        places, base = links.position.digit_cells[digit], digit * links.count
        for house in links.geometry.full_houses_of[cell]:
            self._only_one(queue, (places & links.geometry.house_masks[house]) << base, house)

    def _only_one(self, queue: list[int], nodes: int, house: int) -> None:
        left = nodes & ~self.false
        if single(left):
            reasons = tuple([2 * node for node in bits(nodes & ~left)])
            self._add(queue, 2 * lowest(left) + 1, reasons, house)

    def conflict(self) -> tuple[int, ...]:
        """Find states that contradict each other: a node both ways, or an emptied cell or house; () if none."""
        links, order = self.network.links, {state: place for place, state in enumerate(self.reasons)}
        both = [state for state in order if state & 1 and state - 1 in order]
        if both:
            best = min(both, key=lambda state: order[state] + order[state - 1])
            return best, best - 1
        for nodes in links.sites:
            states = [2 * node for node in nodes]
            if all(state in order for state in states):
                return tuple(states)
        return ()

    def proof(self, end: int) -> tuple[Link, ...]:
        """Return the links that lead to *end*, or to a conflict if the assumption refutes itself before."""
        return self.trace((end,) if end in self.reasons else self.conflict())

    def trace(self, ends: Iterable[int]) -> tuple[Link, ...]:
        """Return the links that lead to *ends*, in the order in which they follow."""
        needed, stack = set(), list(ends)
        while stack:
            state = stack.pop()
            if state not in needed:
                needed.add(state)
                stack += self.reasons[state][0]
        found = []
        for state, (reasons, house) in self.reasons.items():
            if state in needed:
                found += [self._link(reason, state, house) for reason in reasons]
        return tuple(found)

    def _link(self, start: int, end: int, house: int) -> Link:
        link = self.network.link(self.network.node(start), self.network.node(end))
        return link._replace(houses=(house,)) if house >= 0 else link
