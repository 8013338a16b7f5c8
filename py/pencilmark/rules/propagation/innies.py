"""The rule of 45: sums of cells, compared with sums of whole houses, give the sum of the cells left over.

Every row, column and box of nine cells adds up to 45. Where cages cover some houses except for a few cells (*innies*),
or stick out by a few (*outies*), these cells add up to the difference. And within a house, the cages and the other
cells share out its values. (Common killer technique; Trick's dynamic programming in
`pencilmark.rules.propagation.subsets` does the sharing out.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from pencilmark.board.frozen import dataclass
from pencilmark.board.geometry import Geometry
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.rules.propagation.linear import Linear

MOST_LEFT = 6
MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class CellSum:
    """The *cells* (mask) add up to *total*."""

    cells: int
    total: int


def fact_of(linear: Linear) -> CellSum | None:
    """Return the sum that *linear* states, if it states one.

    >>> fact_of(Linear({0: 2, 3: 2}, "=", 10))
    CellSum(cells=9, total=5)
    """
    weights = set(linear.weights.values())
    if linear.operator != "=" or len(weights) != 1:
        return None
    weight = weights.pop()
    return None if linear.total % weight else CellSum(mask_of(linear.weights), linear.total // weight)


def disjoint(facts: Iterable[CellSum], within: int) -> list[CellSum]:
    """Pick facts that lie *within* a set of cells and have no cell in common."""
    found, closed = [], ~within
    for fact in facts:
        if not fact.cells & closed:
            found.append(fact)
            closed |= fact.cells
    return found


def regions(geometry: Geometry, values: int = 0) -> Iterator[CellSum]:
    """Yield sets of cells whose sum is known from houses: houses, bands of rows or columns, boxes side by side.

    Cells take these *values* (mask), or those of the board if it is 0.
    """
    values = values or geometry.all_digits
    whole = sum(bit + 1 for bit in bits(values))
    masks = {kind: list[int]() for kind in ("row", "column", "box", "region")}
    for place, house in enumerate(geometry.houses):
        if len(house.cells) != values.bit_count():
            continue
        if house.kind in masks:
            masks[house.kind].append(geometry.house_masks[place])
        else:
            yield CellSum(geometry.house_masks[place], whole)
    for kind in ("row", "column"):
        for count in range(1, min(MOST_LINES, len(masks[kind]) - 1) + 1):
            for start in range(len(masks[kind]) - count + 1):
                yield from _joined(masks[kind][start : start + count], whole)
    boxes = masks["box"] + masks["region"]
    yield from (CellSum(box, whole) for box in boxes)
    for pair in _beside(boxes, geometry.size):
        yield from _joined(pair, whole)
    if geometry.box and boxes:
        across = geometry.size // geometry.box[1]
        for place in range(len(boxes) - across - 1):
            if place % across < across - 1:
                four = [boxes[place + step] for step in (0, 1, across, across + 1)]
                yield from _joined(four, whole)


@lru_cache(maxsize=16)
def _regions(geometry: Geometry, values: int) -> tuple[CellSum, ...]:
    """Keep the regions of a board."""
    return tuple(regions(geometry, values))


def _joined(houses: Sequence[int], whole: int) -> Iterator[CellSum]:
    """Yield the sum of several *houses* (masks), unless two share a cell, as those of several grids may."""
    cells = union(houses)
    if cells.bit_count() == sum(house.bit_count() for house in houses):
        yield CellSum(cells, whole * len(houses))


def _beside(masks: list[int], size: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of sets of cells that share a border."""
    for place, first in enumerate(masks):
        around = neighbours(first, size)
        yield from ((first, second) for second in masks[place + 1 :] if second & around)


def neighbours(mask: int, size: int) -> int:
    """Return the cells (mask) above, below, left and right of those of a *mask*; some may be below the board."""
    found = 0
    for cell in bits(mask):
        column = cell % size
        found |= (1 << cell + size) | (1 << cell >> size)
        found |= (1 << cell + 1) * (column < size - 1) | (1 << cell >> 1) * (column > 0)
    return found


def equations(geometry: Geometry, facts: list[CellSum], values: int = 0) -> list[Linear]:
    """List the equations of at most MOST_LEFT cells that follow from *facts* and sums of houses, each once.

    Cells take *values*, as in `regions`.

    >>> four = board("4")
    >>> equations(four, [CellSum(0b10001, 4)])[0]
    Linear(weights={1: 1, 2: 1, 3: 1, 4: -1}, operator='=', total=6)
    """
    return [_linear(*found) for found in _equations(geometry, facts, values)]


def _linear(plus: int, minus: int, total: int) -> Linear:
    return Linear(dict.fromkeys(bits(plus), 1) | dict.fromkeys(bits(minus), -1), "=", total)


def _equations(geometry: Geometry, facts: list[CellSum], values: int) -> Iterator[tuple[int, int, int]]:
    """Yield the cells that are added and those that are subtracted (masks), and the total."""
    known = {(fact.cells, 0) for fact in facts}
    sums = [(fact.cells, fact.total, fact.cells.bit_count()) for fact in facts]
    take = _left_over if _overlap(facts) else _left_over_of_disjoint
    for region in _regions(geometry, values or geometry.all_digits):
        for plus, minus, total in take(region, sums):
            if plus != region.cells and 0 < (plus | minus).bit_count() <= MOST_LEFT:
                key = (plus, minus) if plus > minus else (minus, plus)
                if key not in known:
                    known.add(key)
                    yield plus, minus, total


def _left_over(region: CellSum, sums: list[tuple[int, int, int]]) -> Iterator[tuple[int, int, int]]:
    """Subtract facts from a region: only those inside it, then all, then those less than half of which is outside.

    A fact is its cells, its total and its number of cells. Yields the masks of the cells left and of those outside, and
    the sum of the former less that of the latter.
    """
    near = [(cells, cells & ~region.cells, total, count) for cells, total, count in sums if cells & region.cells]
    inside = [fact for fact in near if not fact[1]]
    ways = [inside]
    if len(inside) < len(near):
        ways.append(near)
        within = [fact for fact in near if 2 * fact[1].bit_count() < fact[3]]
        if len(inside) < len(within) < len(near):
            ways.append(within)
    for facts in ways:
        taken = beyond = 0
        rest = region.total
        for cells, out, total, _ in facts:
            if not cells & taken:
                taken |= cells
                beyond |= out
                rest -= total
        if taken:
            yield region.cells & ~taken, beyond, rest


def _left_over_of_disjoint(region: CellSum, sums: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Do what `_left_over` does, in one pass, for facts that share no cells."""
    within = region.cells
    inside = every = most = beyond = beyond_most = 0
    rest = rest_every = rest_most = region.total
    for cells, total, count in [found for found in sums if found[0] & within]:
        every |= cells
        rest_every -= total
        out = cells & ~within
        if not out:
            inside |= cells
            rest -= total
        else:
            beyond |= out
            if 2 * out.bit_count() >= count:
                continue
            beyond_most |= out
        most |= cells
        rest_most -= total
    found = [(within & ~inside, 0, rest)] if inside else []
    if every != inside:
        found.append((within & ~every, beyond, rest_every))
        if most and most not in (inside, every):
            found.append((within & ~most, beyond_most, rest_most))
    return found


def _overlap(facts: list[CellSum]) -> bool:
    """Report whether two facts share a cell."""
    return union([fact.cells for fact in facts]).bit_count() < sum([fact.cells.bit_count() for fact in facts])


def short_equations(geometry: Geometry, facts: list[CellSum], values: int, few: int, enough: int) -> list[Linear]:
    """List `equations`, with shorter ones subtracted from the longer ones that contain their cells.

    All of up to *few* cells are listed, longer ones only until there are *enough*.

    >>> four = board("4")
    >>> facts = [CellSum(0b10001, 4), CellSum(0b100010, 6)]
    >>> [linear.weights for linear in short_equations(four, facts, 0b1111, 2, 1)]
    [{8: 1, 12: 1}, {9: 1, 13: 1}]
    """
    waiting = [(plus | minus, plus, minus, total) for plus, minus, total in _equations(geometry, facts, values)]
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for cells, plus, minus, total in sorted(waiting, key=lambda item: item[0].bit_count()):
        for (more, less), (its, part) in found.items():
            if its & ~cells:
                continue
            if not (more & ~plus or less & ~minus):
                plus, minus, total = plus ^ more, minus ^ less, total - part
            elif not (more & ~minus or less & ~plus):
                plus, minus, total = plus ^ less, minus ^ more, total + part
            cells = plus | minus
        if cells and (minus, plus) not in found:
            found.setdefault((plus, minus), (cells, total))
    kept = sorted([(cells.bit_count(), plus, minus, total) for (plus, minus), (cells, total) in found.items()])
    return [
        _linear(plus, minus, total)
        for place, (count, plus, minus, total) in enumerate(kept)
        if count <= few or place < enough
    ]


def in_parts(cells: tuple[int, ...], facts: list[CellSum]) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Sort the *cells* of a house so that those of each fact are together; return the running totals, too.

    Each total is (number of cells, their sum).

    >>> in_parts((0, 1, 2, 3), [CellSum(0b1010, 5)])
    ((1, 3, 0, 2), ((2, 5),))
    """
    within = mask_of(cells)
    order, totals, total = list[int](), list[tuple[int, int]](), 0
    for fact in disjoint(facts, within):
        order += [cell for cell in cells if fact.cells >> cell & 1]
        total += fact.total
        totals.append((len(order), total))
    return (*order, *[cell for cell in cells if cell not in order]), tuple(totals)
