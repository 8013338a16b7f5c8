"""Links as a network of states, searched breadth first for what follows from an assumption.

A state is a node that is true or false: 2 * node + 1 or 2 * node. What follows directly from a state are the false
nodes with a weak link to a true one, and the true nodes with a strong link to a false one. The order in which they
follow is that of HoDoKu's tables, so that of two chains of the same length the same one is found.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise

from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, lowest, mask_of, several, union_at
from pencilmark.board.model import Als, Link, LinkKind, Node, Position
from pencilmark.board.task import Slowly, finished
from pencilmark.human.techniques.links import Group, Links, links_of

BETWEEN_PAUSES = 100
"""Groups, and states, between two pauses."""


class StateNetwork:
    """The states of candidates, and of groups if *grouped*, with what follows from each."""

    def __init__(self, links: Links, grouped: bool) -> None:
        """Work on *links*, with groups if *grouped*."""
        self.links = links
        self.geometry = links.geometry
        self.grouped = grouped
        self.groups: tuple[Group, ...] = links.groups if grouped else ()
        self._after: dict[int, tuple[int, ...]] = {}
        self._trails: dict[int, dict[int, int]] = {}
        self._joined: dict[int, list[int]] | None = None
        self._masks: dict[bool, dict[int, int]] = {}

    def cells(self, node: int) -> int:
        """Return the cells (mask) of *node*."""
        if node < self.links.limit:
            return 1 << node % self.links.count
        return self.groups[node - self.links.limit].cells

    def digit(self, node: int) -> int:
        """Return the digit index of *node*."""
        if node < self.links.limit:
            return node // self.links.count
        return self.groups[node - self.links.limit].digit

    def first(self, node: int) -> int:
        """Return the first cell (mask) of *node*."""
        cells = self.cells(node)
        return cells & -cells

    def seen(self, node: int, digit: int) -> int:
        """Return the cells (mask) that see all places of *digit* in *node*."""
        if node < self.links.limit:
            return self.geometry.peer_masks[node % self.links.count]
        return self.groups[node - self.links.limit].seen

    def join(self) -> Slowly[None]:
        """Work out ahead what follows by groups, with pauses: on large boards this takes a second."""
        if self._joined is None:
            self._joined = yield from self._joining()
        for true in (True, False):
            if true not in self._masks:
                self._masks[true] = yield from self._masking(true)
        for worked_out_once in ("cell_nodes", "strong"):
            getattr(self.links, worked_out_once)
            yield None

    @property
    def group_after(self) -> dict[int, list[int]]:
        """List, for each state, what follows from it by groups."""
        if self._joined is None:
            self._joined = finished(self._joining())
        return self._joined

    def _joining(self) -> Slowly[dict[int, list[int]]]:
        found: dict[int, list[int]] = {}
        links, limit = self.links, self.links.limit
        by_cells = {(group.digit, group.cells): limit + i for i, group in enumerate(self.groups)}
        for i, group in enumerate(self.groups):
            if i % BETWEEN_PAUSES == 0:
                yield None
            here, base = 2 * (limit + i), group.digit * links.count
            places = links.position.digit_cells[group.digit]
            on = found.setdefault(here + 1, [])
            for cell in bits(places & group.seen):
                on.append(2 * (base + cell))
                found.setdefault(2 * (base + cell) + 1, []).append(here)
            on += self._groups_beside(i, group)
            self._join_strongly(found, here, group, by_cells)
        return found

    def _groups_beside(self, place: int, group: Group) -> list[int]:
        """List the states of the groups that *group*, when true, makes false."""
        house_mates = {*self._groups_in[group.digit, group.line], *self._groups_in[group.digit, group.box]}
        return [
            2 * (self.links.limit + i)
            for i in sorted(house_mates)
            if i != place and not self.groups[i].cells & group.cells
        ]

    @cached_property
    def _groups_in(self) -> dict[tuple[int, int], list[int]]:
        """Return the places of the groups of each digit in each house."""
        found: dict[tuple[int, int], list[int]] = {}
        for place, group in enumerate(self.groups):
            for house in (group.line, group.box):
                found.setdefault((group.digit, house), []).append(place)
        return found

    def _join_strongly(
        self, found: dict[int, list[int]], here: int, group: Group, by_cells: dict[tuple[int, int], int]
    ) -> None:
        """Note what is true if *group* is false: the only other candidate or group of its box or line."""
        masks, size, base = self.geometry.house_masks, self.links.size, group.digit * self.links.count
        places = self.links.position.digit_cells[group.digit] & ~group.cells
        pairs: list[int] = []
        for house in (group.box, group.line):
            rest = places & masks[house]
            if len(self.geometry.houses[house].cells) != size or not rest:
                continue
            if not several(rest):
                cell = lowest(rest)
                found.setdefault(here, []).append(2 * (base + cell) + 1)
                found.setdefault(2 * (base + cell), []).append(here + 1)
            elif (group.digit, rest) in by_cells:
                pairs.insert(0, 2 * by_cells[group.digit, rest] + 1)
        if pairs:
            found.setdefault(here, []).extend(pairs)

    def after(self, state: int) -> tuple[int, ...]:
        """List what follows directly from *state*, in order."""
        found = self._after.get(state)
        if found is None:
            found = self._after[state] = tuple(self._directly(state))
        return found

    def _directly(self, state: int) -> list[int]:
        node, true = state >> 1, state & 1
        found: list[int] = []
        if node < self.links.limit:
            if true:
                found = [2 * end for end in self.links.ordered_weak(node)]
            else:
                found = [2 * end + 1 for end in self.links.strong.get(node, ())]
        if self.groups:
            found += self.group_after.get(state, ())
        return found

    @cached_property
    def strong_masks(self) -> dict[int, int]:
        """Return, for each node that has any, the mask of nodes that are true when it is false."""
        found = {node: mask_of(ends) for node, ends in self.links.strong.items()}
        for node, mask in self._group_masks(False).items():
            found[node] = found.get(node, 0) | mask
        return found

    @cached_property
    def _weak_groups(self) -> dict[int, int]:
        return self._group_masks(True)

    def _group_masks(self, true: bool) -> dict[int, int]:
        """Return, for each node, the mask of what follows by groups when it is *true* or not."""
        if true not in self._masks:
            self._masks[true] = finished(self._masking(true))
        return self._masks[true]

    def _masking(self, true: bool) -> Slowly[dict[int, int]]:
        found: dict[int, int] = {}
        for number, (state, ends) in enumerate(self.group_after.items() if self.groups else ()):
            if number % BETWEEN_PAUSES == 0:
                yield None
            if bool(state & 1) is true:
                found[state >> 1] = mask_of(end >> 1 for end in ends)
        return found

    def weak_mask(self, node: int) -> int:
        """Return the mask of nodes that are false if *node* is true."""
        mask = self.links.weak(node) if node < self.links.limit else 0
        return mask | self._weak_groups.get(node, 0) if self.groups else mask

    @cached_property
    def _has_strong(self) -> int:
        return mask_of(self.strong_masks)

    @cached_property
    def _hops(self) -> dict[int, int]:
        return {}

    def hop(self, node: int) -> int:
        """Return the mask of nodes that are true two links after *node*."""
        found = self._hops.get(node)
        if found is None:
            found = union_at(self.strong_masks, self.weak_mask(node) & self._has_strong)
            self._hops[node] = found
        return found

    def spread(self, true: int, turns: int = -1) -> int:
        """Return the mask of all nodes that are true if those of the mask *true* are.

        No chain takes more than *turns* pairs of links, if that is not negative.
        """
        reached = fresh = true
        hops = self._hops
        while fresh and turns:
            turns -= 1
            found = 0
            while fresh:
                low = fresh & -fresh
                node = low.bit_length() - 1
                fresh ^= low
                found |= hops[node] if node in hops else self.hop(node)
            fresh = found & ~reached
            reached |= fresh
        return reached

    def when_false(self, start: int, turns: int = -1) -> tuple[int, int]:
        """Return the nodes that are true, and those of its cell that are false, if *start* is false (masks).

        Neither counts what follows within two links, nor what takes more than *turns* (see `spread`).
        """
        near = self.strong_masks.get(start)
        if not near:
            return 0, 0
        far, false = self.spread(near, turns), 0
        for end in bits(self.links.cell_nodes[start % self.links.count] & ~(1 << start)):
            weak = self.weak_mask(end)
            if far & weak and not near & weak:
                false |= 1 << end
        return far & ~near, false

    def when_true(self, start: int, turns: int = -1) -> tuple[int, bool]:
        """Return the nodes of its cell that are true (mask) if *start* is true, and whether that refutes itself.

        Neither counts what follows within two links, nor what takes more than *turns* (see `spread`).
        """
        near = self.hop(start)
        reached = self.spread(near, turns - 1) if near else 0
        others = self.links.cell_nodes[start % self.links.count] & ~(1 << start)
        return reached & others & ~near, bool(reached & self.weak_mask(start))

    def trail(self, start: int) -> dict[int, int]:
        """Search from the state *start*; return, for each state that follows, the state before it."""
        before = self._trails.get(start)
        if before is None:
            before = self._trails[start] = {start: -1}
            queue = [start]
            for state in queue:
                for end in self.after(state):
                    if end not in before:
                        before[end] = state
                        queue.append(end)
        return before

    def chain(self, start: int, end: int) -> list[int]:
        """List the states from *start* to *end*, which follows from it."""
        before = self.trail(start)
        found = [end]
        while found[-1] != start:
            found.append(before[found[-1]])
        return found[::-1]

    def node(self, state: int) -> Node:
        """Return the node of evidence for *state*."""
        return Node(self.cells(state >> 1), self.digit(state >> 1) + 1, bool(state & 1))

    def evidence(self, chain: list[int]) -> tuple[Link, ...]:
        """Return the links of evidence for the states of a *chain*."""
        nodes = [self.node(state) for state in chain]
        return tuple(self.link(first, second) for first, second in pairwise(nodes))

    def sets(self, chain: list[int]) -> tuple[Als, ...]:
        """List the almost locked sets that a *chain* goes through."""
        return ()

    def locked_rest(self, chain: list[int]) -> int:
        """Return what the sets of a continuous loop eliminate by themselves (mask of candidates)."""
        return 0

    def link(self, start: Node, end: Node) -> Link:
        """Return the link from *start* to *end*, with the house that makes it."""
        kind: LinkKind = "weak" if start.on else "strong"
        if start.value != end.value:
            return Link(start, end, kind)
        both, places = start.cells | end.cells, self.links.position.digit_cells[start.value - 1]
        for house in self.geometry.houses_of[lowest(both)]:
            mask = self.geometry.house_masks[house]
            if not both & ~mask and (start.on or (places & mask == both and house in self.geometry.full_houses)):
                return Link(start, end, kind, (house,))
        return Link(start, end, kind)


@derived
def network_of(position: Position, grouped: bool) -> StateNetwork:
    """Return the network of *position*, with groups if *grouped*."""
    return StateNetwork(links_of(position), grouped)
