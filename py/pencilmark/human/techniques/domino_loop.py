"""SK loops, also called domino loops: eight pairs of cells in a ring, as many links as cells.

Two rows and two columns cross in four boxes. In each of these boxes the row has two cells beside the crossing, and so
has the column: eight pairs. Going round, neighbouring pairs share a line or a box in turn. A house takes a digit once,
so a set of houses of the ring that covers every place of a digit in these cells bounds how often the digit fits. If the
least such numbers for all digits add up to the number of cells, every cell is filled only if each of these houses has
its digit within the ring: it goes from the rest of the house. (Found by Steve Kurzhals in the Easter Monster.)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from pencilmark.board.masks import bits, lowest, mask_of, values, where
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.human.techniques.common import removals
from pencilmark.human.techniques.technique import Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

FEWEST_CELLS = 12


class _Ring(NamedTuple):
    """Eight *pairs* of cells (masks); the *house* at each place joins the pair there with the next."""

    pairs: tuple[int, ...]
    houses: tuple[int, ...]


@lru_cache(maxsize=1)
def _rings() -> tuple[_Ring, ...]:
    """List the rings of the ordinary board."""
    apart = [(one, two) for one, two in combinations(range(9), 2) if one // 3 != two // 3]
    return tuple(_ring(rows, columns) for rows, columns in product(apart, repeat=2))


def _ring(rows: tuple[int, int], columns: tuple[int, int]) -> _Ring:
    (top, bottom), (left, right) = rows, columns

    def beside(row: int, column: int, along_row: bool) -> int:
        start = (column if along_row else row) // 3 * 3
        others = [place for place in range(start, start + 3) if place != (column if along_row else row)]
        return mask_of(row * 9 + place if along_row else place * 9 + column for place in others)

    def box(row: int, column: int) -> int:
        return 18 + row // 3 * 3 + column // 3

    corners = (
        *((top, left, True), (top, right, True), (top, right, False), (bottom, right, False)),
        *((bottom, right, True), (bottom, left, True), (bottom, left, False), (top, left, False)),
    )
    houses = (top, box(top, right), 9 + right, box(bottom, right), bottom, box(bottom, left), 9 + left, box(top, left))
    return _Ring(tuple(beside(*corner) for corner in corners), houses)


@lru_cache(maxsize=1)
def _covers() -> tuple[tuple[int, ...], ...]:
    """List, for each set of pairs (mask), the smallest sets of houses of the ring (masks) that cover it."""
    reach = [0] * 256
    for houses in range(256):
        for place in bits(houses):
            reach[houses] |= 1 << place | 1 << (place + 1) % 8
    found = []
    for pairs in range(256):
        fitting = [houses for houses in range(256) if not pairs & ~reach[houses]]
        least = min(houses.bit_count() for houses in fitting)
        found.append(tuple(houses for houses in fitting if houses.bit_count() == least))
    return tuple(found)


def find(position: Position) -> Iterator[Step]:
    """Find every SK loop."""
    if not position.geometry.is_classic:
        return
    filled = ~where(position.cell_digits)
    covers = _covers()
    for ring in _rings():
        cells = sum(ring.pairs) & ~filled
        if cells.bit_count() < FEWEST_CELLS or not all(pair & cells for pair in ring.pairs):
            continue
        chosen = [covers[_where(ring, held)] for held in position.digit_cells]
        if sum(found[0].bit_count() for found in chosen) == cells.bit_count():
            gone = _eliminations(position, ring, cells, chosen)
            if gone:
                yield Step("sk-loop", (), gone, _evidence(position, ring, cells, chosen))


def _where(ring: _Ring, held: int) -> int:
    """Return the pairs (mask of places) that have one of the cells *held*."""
    return where(pair & held for pair in ring.pairs)


def _eliminations(position: Position, ring: _Ring, cells: int, chosen: list[tuple[int, ...]]) -> tuple[Candidate, ...]:
    found: set[Candidate] = set()
    for digit, covers in enumerate(chosen):
        for place in {place for cover in covers for place in bits(cover)}:
            house = position.geometry.house_masks[ring.houses[place]]
            found.update(removals(position, house & ~cells, 1 << digit))
    return tuple(sorted(found))


def _evidence(position: Position, ring: _Ring, cells: int, chosen: list[tuple[int, ...]]) -> Evidence:
    """Return the evidence, with the candidates that each house of the ring links."""
    masks, colours = position.geometry.house_masks, []
    for place, house in enumerate(ring.houses):
        digits = where(any(cover >> place & 1 for cover in covers) for covers in chosen)
        colours.append(removals(position, cells & masks[house], digits))
    digits = where(covers[0] for covers in chosen)
    return Evidence(cells, digits, ring.houses, colours=tuple(colours))


def tell(case: Case, told: Telling) -> None:
    """Explain a ring of eight pairs of cells."""
    evidence, masks = case.evidence, case.geometry.house_masks
    lines, boxes = (sorted(h for h in evidence.houses if (h < 18) is line) for line in (True, False))
    told.area = (evidence.cells,)
    told.look(case, lines)
    count = evidence.cells.bit_count()
    told.say("rings-meet", lines=case.houses(lines), boxes=case.houses(boxes))
    told.say("rings-pairs", count=count, cells=case.names(evidence.cells))
    told.say("rings-once", word=case.word)
    linked = {
        house: mask_of(value - 1 for _, value in painted)
        for house, painted in zip(evidence.houses, evidence.colours, strict=True)
    }
    told.say("rings-most", counts=_counts(case), total=count)
    told.say("rings-none-missing")
    named = [
        phrase("digits-in-house", digits=values(linked[house]), house=case.house(house))
        for house in (*lines, *boxes)
        if linked[house]
    ]
    told.say("rings-stand", parts=named)
    told.say("rings-no-place-elsewhere")
    told.conclude(case)
    for place, house in enumerate(evidence.houses):
        told.canvas.tint(evidence.cells & masks[house], "tint" if house < 18 else "shade")
        told.canvas.house(house, dashed=house >= 18)
        told.canvas.paint(evidence.colours[place], "pattern" if house < 18 else "fin")


def _counts(case: Case) -> list[Phrase]:
    """Say how many of each digit fit into the ring, together if the number is the same."""
    cells, peers = case.evidence.cells, case.geometry.peer_masks
    by_count: dict[int, int] = {}
    for digit in bits(case.evidence.digits):
        most = _most(peers, case.within(digit, cells))
        by_count[most] = by_count.get(most, 0) | 1 << digit
    return [phrase("rings-so-often", digits=values(digits), count=count) for count, digits in sorted(by_count.items())]


def _most(peers: tuple[int, ...], cells: int) -> int:
    """Return the size of a largest set of *cells* (mask) none of which see each other."""
    if not cells:
        return 0
    first = lowest(cells)
    rest = cells & ~(1 << first)
    return max(1 + _most(peers, rest & ~peers[first]), _most(peers, rest) if rest & peers[first] else 0)


TECHNIQUES = (Technique("sk-loop", "Beyond", find, tell=tell, teaching=624),)
