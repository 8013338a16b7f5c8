"""The links between the candidates of a position: what one of them says about another.

A node is a candidate or a group: two or three candidates of one value where a line crosses a box
or region. Nodes are numbers: a candidate is *digit index* * *cells* + *cell*, so the same number is
its bit in a mask of candidates; groups are numbered behind all candidates.

A weak link says "if this is true, that is false", a strong one "if this is false, that is true".
Candidates have a weak link in a cell, and wherever their cells see each other; a strong one if they are the only two of
a cell, or the only two (candidates or groups) for a value in a full house. The order of links is that of Bernhard
Hobiger's HoDoKu: the cell first, then house by house.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of, where
from pencilmark.board.model import Candidate, Position
from pencilmark.human.techniques.common import LINES, seen_by_all


class Group(NamedTuple):
    """A group node: *cells* (mask) with *digit* (index), all the places of it in a *line* within a *box*."""

    digit: int
    cells: int
    line: int
    box: int
    seen: int


@lru_cache(maxsize=16)
def crossings(geometry: Geometry) -> tuple[tuple[tuple[int, int], ...], ...]:
    """List, for each row and column, the houses of other kinds that share several cells with it: (house, cells)."""
    masks, lines = geometry.house_masks, min(2 * geometry.size, len(geometry.house_masks))
    if geometry.grids:
        lines = sum(house.kind in LINES for house in geometry.houses)
    others = range(lines, len(masks))
    return tuple(
        tuple((place, masks[line] & masks[place]) for place in others if (masks[line] & masks[place]).bit_count() > 1)
        for line in range(lines)
    )


class Links:
    """The links of one *position*, each kind worked out when it is first asked for."""

    def __init__(self, position: Position) -> None:
        """Work on *position*."""
        self.position = position
        self.geometry = position.geometry
        self.count = position.geometry.cell_count
        self.size = position.geometry.value_count
        self.limit = self.count * self.size
        self._on: dict[int, tuple[int, ...]] = {}
        self._weak: dict[int, int] = {}

    @cached_property
    def candidates(self) -> int:
        """Return the mask of every candidate."""
        return sum(cells << digit * self.count for digit, cells in enumerate(self.position.digit_cells))

    @cached_property
    def cell_nodes(self) -> tuple[int, ...]:
        """Return, for each cell, the mask of its candidates."""
        count = self.count
        return tuple(
            mask_of(digit * count + cell for digit in bits(mask)) if mask else 0
            for cell, mask in enumerate(self.position.cell_digits)
        )

    @cached_property
    def open_cells(self) -> int:
        """Return the cells (mask) that have candidates."""
        return where(self.cell_nodes)

    @cached_property
    def sites(self) -> tuple[tuple[int, ...], ...]:
        """List the candidates of each cell, and of each value in each full house: one of them is true."""
        found = [tuple(bits(nodes)) for nodes in self.cell_nodes if nodes]
        for place in self.geometry.full_houses:
            mask = self.geometry.house_masks[place]
            for digit, cells in enumerate(self.position.digit_cells):
                if cells & mask:
                    found.append(tuple(digit * self.count + cell for cell in bits(cells & mask)))
        return tuple(found)

    def candidate(self, node: int) -> Candidate:
        """Return the candidate that *node* stands for."""
        digit, cell = divmod(node, self.count)
        return Candidate(cell, digit + 1)

    def weak(self, node: int) -> int:
        """Return the mask of the candidates that are false when the candidate *node* is true."""
        found = self._weak.get(node)
        if found is None:
            digit, cell = divmod(node, self.count)
            peers = self.position.digit_cells[digit] & self.geometry.peer_masks[cell]
            found = self._weak[node] = self.cell_nodes[cell] & ~(1 << node) | peers << digit * self.count
        return found

    def ordered_weak(self, node: int) -> tuple[int, ...]:
        """List the candidates that are false when *node* is true: those of its cell, then house by house."""
        found = self._on.get(node)
        if found is None:
            found = self._on[node] = tuple(self._ordered_weak(node))
        return found

    def _ordered_weak(self, node: int) -> Iterable[int]:
        digit, cell = divmod(node, self.count)
        cells, base, masks = self.position.digit_cells[digit], digit * self.count, self.geometry.house_masks
        found = [d * self.count + cell for d in bits(self.position.cell_digits[cell]) if d != digit]
        left = cells & self.geometry.peer_masks[cell]
        for house in self.geometry.houses_of[cell]:
            found += [base + peer for peer in bits(left & masks[house])]
            left &= ~masks[house]
        return found + [base + peer for peer in bits(left)]

    @cached_property
    def strong(self) -> dict[int, tuple[int, ...]]:
        """List, for each candidate that has any, the candidates that are true when it is false."""
        found: dict[int, dict[int, None]] = {}
        for cell, digits in enumerate(self.position.cell_digits):
            if digits.bit_count() == 2:
                self._join(found, [digit * self.count + cell for digit in bits(digits)])
        full = [self.geometry.house_masks[place] for place in self.geometry.full_houses]
        for digit, cells in enumerate(self.position.digit_cells):
            for house in full:
                both = cells & house
                if both.bit_count() == 2:
                    self._join(found, [digit * self.count + cell for cell in bits(both)])
        return {node: tuple(ends) for node, ends in found.items()}

    @staticmethod
    def _join(found: dict[int, dict[int, None]], pair: list[int]) -> None:
        first, second = pair
        found.setdefault(first, {})[second] = None
        found.setdefault(second, {})[first] = None

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """List the groups, line by line, then value by value, then box by box."""
        geometry, found = self.geometry, []
        for line, shared in enumerate(crossings(geometry)):
            for digit, cells in enumerate(self.position.digit_cells):
                if (cells & geometry.house_masks[line]).bit_count() < 2:
                    continue
                for box, crossing in shared:
                    group = cells & crossing
                    if group & (group - 1):  # not `several`: there are thousands on a large board
                        found.append(Group(digit, group, line, box, seen_by_all(geometry, group)))
        return tuple(found)


@derived
def links_of(position: Position) -> Links:
    """Return the links of *position*."""
    return Links(position)
