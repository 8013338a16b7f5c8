"""Two, three and four strong links of one digit, joined by shared houses: Sukaku Explainer's fish.

A strong link is a house whose cells for the digit fall into two parts, each within one line or box: two single cells,
or groups (an empty rectangle, two rows of a box, two boxes of a line). Links whose neighbouring parts share a house
form a chain, one of whose two ends is true. If the ends share a house as well, the chain is a loop, and the digit of
every shared house is in the loop.

Cells and houses are masks with bit = place; a part is numbered 2 * link + side.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import pairwise
from typing import NamedTuple

from pencilmark.board.masks import bits, highest, lowest, mask_of, several, union
from pencilmark.board.model import Evidence, Link, Node
from pencilmark.human.sukaku import tables as t
from pencilmark.human.sukaku.grid import Hint, MarkedGrid

_NAMES = {2: "two-strong-links", 3: "three-strong-links", 4: "four-strong-links"}


class StrongLink(NamedTuple):
    """A *house* whose *cells* for a digit fall into the *parts*, at least one of which is true."""

    house: int
    cells: int
    parts: tuple[int, int]
    grouped: bool

    @property
    def kind(self) -> int:
        """Return 0 for a box, 1 for a row, 2 for a column."""
        return 0 if self.house >= 18 else 1 if self.house < 9 else 2

    @property
    def rank(self) -> tuple[int, int]:
        """Return the place of the house among boxes, rows, columns."""
        return self.kind, self.house


def _box_shapes(house: int) -> tuple[list[tuple[int, int, int]], list[tuple[int, int]], list[tuple[int, int]]]:
    """List the crosses (centre, column part, row part), the pairs of rows and the pairs of columns of a box."""
    cells = t.HOUSE_CELLS[house]
    rows = [mask_of(cells[3 * y + x] for x in range(3)) for y in range(3)]
    columns = [mask_of(cells[3 * y + x] for y in range(3)) for x in range(3)]
    crosses = [
        (1 << cells[3 * y + x], columns[x] & ~(1 << cells[3 * y + x]), rows[y] & ~(1 << cells[3 * y + x]))
        for y in range(3)
        for x in range(3)
    ]
    pairs = ((0, 1), (0, 2), (1, 2))
    return crosses, [(rows[a], rows[b]) for a, b in pairs], [(columns[a], columns[b]) for a, b in pairs]


_SHAPES = {house: _box_shapes(house) for house in t.BOXES}
_SEGMENTS = {
    house: tuple(mask_of(t.HOUSE_CELLS[house][i : i + 3]) for i in (0, 3, 6)) for house in (*t.ROWS, *t.COLUMNS)
}


def _box_parts(house: int, cells: int) -> list[tuple[int, int]]:
    """Split the three or more *cells* of a box into two parts: a cross, two rows or two columns."""
    crosses, row_pairs, column_pairs = _SHAPES[house]
    for centre, column, row in crosses:
        if not cells & ~(centre | column | row):
            one, two, heart = cells & column, cells & row, cells & centre
            if not one or not two:
                return []
            if not several(two):
                return [(two, one | heart)]
            if not several(one):
                return [(one, two | heart)]
            return [(one | heart, two | heart)]
    for one, two in (*row_pairs, *column_pairs):
        if not cells & ~(one | two):
            parts = [(cells & one, cells & two)]
            if cells.bit_count() == 4:
                parts += [
                    (cells & a, cells & b) for a, b in column_pairs if not cells & ~(a | b) and (a, b) != (one, two)
                ]
            return parts
    return []


@lru_cache(maxsize=1 << 14)
def _parts(house: int, cells: int) -> tuple[StrongLink, ...]:
    count = cells.bit_count()
    if not 2 <= count <= 6:
        return ()
    if count == 2:
        first = cells & -cells
        if house >= 18 and any(not cells & ~t.HOUSE[line] for line in t.HOUSES_OF[lowest(first)][1:]):
            return ()
        return (StrongLink(house, cells, (first, cells ^ first), False),)
    if house >= 18:
        return tuple(StrongLink(house, cells, parts, True) for parts in _box_parts(house, cells))
    inside = [cells & segment for segment in _SEGMENTS[house]]
    filled = [part for part in inside if part]
    return (StrongLink(house, cells, (filled[0], filled[1]), True),) if len(filled) == 2 else ()


@lru_cache(maxsize=1 << 14)
def _houses_around(cells: int) -> int:
    """Return the houses (mask) that contain all *cells*."""
    return mask_of(house for house in t.HOUSES_OF[highest(cells)] if not cells & ~t.HOUSE[house])


@lru_cache(maxsize=1 << 15)
def common_peers(cells: int) -> int:
    """Return the cells that see all *cells*."""
    found = t.ALL_CELLS
    for cell in bits(cells):
        found &= t.PEERS[cell]
    return found


def _shared_house(houses: int) -> int:
    """Choose among shared *houses* (mask): a column, else a row, else a box."""
    for place in (houses & 0x3FE00, houses & 0x1FF, houses):
        if place:
            return highest(place)
    return -1


class _Digit:
    """The strong links among the *cells* of one digit, and which of their parts share a house.

    For each part, `joined` lists the parts of other links that share a house with it, `victims` are the cells that see
    all of it.
    """

    def __init__(self, cells: int) -> None:
        """Find the links."""
        self.cells = cells
        self.links = [link for house in t.BOX_ROW_COLUMN for link in _parts(house, cells & t.HOUSE[house])]
        parts = [part for link in self.links for part in link.parts]
        owners = [link.cells for link in self.links for _ in link.parts]
        self.around = around = [_houses_around(part) for part in parts]
        self.victims = [cells & common_peers(part) for part in parts]
        self.joined = [
            [other for other, more in enumerate(around) if houses & more and not mine & owners[other]]
            for houses, mine in zip(around, owners, strict=True)
        ]

    def chains(self, size: int) -> Iterator[tuple[int, ...]]:
        """List chains of *size* links whose ends share a house or a victim.

        A chain lists the parts by which each link is entered and left, in one of its two directions.
        """
        links, victims, around = self.links, self.victims, self.around
        stack: list[tuple[tuple[int, ...], int]] = [
            ((part, part ^ 1), links[part // 2].cells) for part in range(len(around) - 1, -1, -1)
        ]
        while stack:
            chain, used = stack.pop()
            start, last = chain[0], len(chain) == 2 * size - 2
            for part in reversed(self.joined[chain[-1]]):
                cells = links[part // 2].cells
                if used & cells:
                    continue
                if not last:
                    stack.append(((*chain, part, part ^ 1), used | cells))
                elif start // 2 < part // 2 and (
                    victims[start] & victims[part ^ 1] or around[start] & around[part ^ 1]
                ):
                    yield (*chain, part, part ^ 1)


def _suffix(kinds: tuple[int, ...], grouped: int) -> str:
    """Name the kinds of links in order, the same for a chain read backwards or with rows and columns exchanged."""
    swap = {0: 0, 1: 2, 2: 1}
    one = min(kinds, kinds[::-1])
    if 1 not in one:
        return str(grouped) + "".join("1" if kind == 2 else str(kind) for kind in one)
    swapped = tuple(swap[kind] for kind in one)
    return str(grouped) + "".join(map(str, min(one, swapped, swapped[::-1])))


def _harder(suffix: str) -> int:
    return 3 if suffix[0] != "0" else ("0" in suffix[1:]) + ("2" in suffix[1:])


def _removed(digit: _Digit, chain: tuple[int, ...]) -> tuple[int, int, bool]:
    """Return the cells from which a chain removes the digit, how often in all, and whether it is a loop."""
    links, around, victims = digit.links, digit.around, digit.victims
    free = t.ALL_CELLS
    for part in chain[::2]:
        free &= ~t.HOUSE[links[part // 2].house]
    ends = free & victims[chain[0]] & victims[chain[-1]]
    bridges = list(zip(chain[1:-1:2], chain[2::2], strict=True))
    if around[chain[0]] & around[chain[-1]]:
        found = [ends] + [free & victims[a] & victims[b] for a, b in bridges]
        off = union(found)
        return off, sum(mask.bit_count() for mask in found), True
    if ends:
        for a, b in bridges:
            ends &= ~t.HOUSE[_shared_house(around[a] & around[b])]
    return ends, ends.bit_count(), False


def _evidence(digit: _Digit, chain: tuple[int, ...], value: int, loop: bool) -> Evidence:
    links, made = digit.links, []
    nodes = [links[part // 2].parts[part % 2] for part in chain]
    for i, (one, two) in enumerate(pairwise(chain)):
        start = Node(nodes[i], value, i % 2 == 1)
        end = Node(nodes[i + 1], value, i % 2 == 0)
        if i % 2 == 0:
            made.append(Link(start, end, "strong", (links[one // 2].house,)))
        else:
            made.append(Link(start, end, "weak", (_shared_house(digit.around[one] & digit.around[two]),)))
    houses = tuple(links[part // 2].house for part in chain[::2])
    cells = union(nodes)
    return Evidence(cells, 1 << (value - 1), houses, chains=(tuple(made),), note="loop" if loop else "")


class _Chain(NamedTuple):
    """A chain that removes the digit from the cells *off*; chains sort so that the first is the one to take.

    *less* is minus the number of removals, each counted as often as found. *kinds* and *links* are those of its houses.
    """

    harder: int
    less: int
    suffix: str
    kinds: tuple[int, ...]
    links: tuple[int, ...]
    parts: tuple[int, ...]
    off: int
    loop: bool


@lru_cache(maxsize=256)
def _digit(cells: int) -> _Digit:
    return _Digit(cells)


@lru_cache(maxsize=512)
def _chains(cells: int, size: int) -> tuple[_Chain, ...]:
    """Find the chains of *size* links of a digit in *cells*; cached, as most digits stay the same for many steps."""
    digit, found = _digit(cells), []
    for parts in digit.chains(size):
        off, count, loop = _removed(digit, parts)
        if not off:
            continue
        links = [digit.links[part // 2] for part in parts[::2]]
        if loop and (parts[0] & 1 or min(link.rank for link in links) != links[0].rank):
            continue
        suffix = _suffix(tuple(link.kind for link in links), sum(link.grouped for link in links))
        ordered = tuple(sorted(part // 2 for part in parts[::2]))
        kinds = tuple(digit.links[i].kind for i in reversed(ordered))
        found.append(_Chain(_harder(suffix), -count, suffix, kinds, ordered, parts, off, loop))
    return tuple(found)


def strong_links(grid: MarkedGrid, size: int) -> list[Hint]:
    """Find chains of *size* strong links, the easiest and those that remove most first.

    Those of parallel lines are plainest; a box among them, or rows with columns, add 0.1 each, groups add 0.3.
    """
    found = [
        (chain[:4], digit, chain)
        for digit, cells in enumerate(grid.digits)
        if cells.bit_count() >= 2 * size
        for chain in _chains(cells, size)
    ]
    return [_hint(size, digit, chain, grid.digits[digit]) for _, digit, chain in sorted(found)]


def _hint(size: int, digit: int, chain: _Chain, cells: int) -> Hint:
    evidence = partial(_evidence, _digit(cells), chain.parts, digit + 1, chain.loop)
    return Hint(_NAMES[size], -1, chain.off << 81 * digit, evidence, chain.harder)
