"""Unique rectangles: four cells of two rows, two columns and two regions must not hold just two values.

They could be exchanged, and the puzzle would have two solutions; so this rests on the puzzle having
one. *Floor* cells have only the two values x and y, *roof* cells more. Avoidable rectangles are the
same with cells already filled, none of them by a given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits, mask_of, union
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import places, removals, seen_by_all, shared_houses
from pencilmark.human.techniques.technique import Finder, Hodoku, Technique
from pencilmark.human.telling import tell_hidden, tell_one_extra, tell_type_1, tell_type_3, tell_type_4, tell_type_6

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Teller

Corners = tuple[int, int, int, int]


@lru_cache(maxsize=16)
def rectangles(geometry: Geometry) -> tuple[Corners, ...]:
    """List the rectangles whose two fillings a board cannot tell apart, as corners a b / c d.

    Every house must hold none or two of the corners (or all), and no pair of cells outside a house may differ by rule.

    >>> len(rectangles(board("9")))
    486
    """
    size = geometry.size
    if geometry.pairs or any(len(house.cells) < size for house in geometry.houses):
        return ()
    lines = list(combinations(range(size), 2))
    found = []
    for top, bottom in lines:
        for left, right in lines:
            corners = top * size + left, top * size + right, bottom * size + left, bottom * size + right
            if is_exchangeable(geometry, corners):
                found.append(corners)
    return tuple(found)


def is_exchangeable(geometry: Geometry, corners: Corners) -> bool:
    """Report whether each house holds none or two of the *corners*, or all; only for houses with every value."""
    a, b, c, d = (set(geometry.houses_of[cell]) for cell in corners)
    if a & d or b & c:
        return False
    return not (a - b - c or b - a - d or c - a - d or d - b - c)


@lru_cache(maxsize=16)
def _by_cell(geometry: Geometry) -> tuple[tuple[tuple[Corners, int], ...], ...]:
    """List, for each cell, the rectangles it is in, turned so that the cell comes first, with their cells (mask)."""
    found: list[list[tuple[Corners, int]]] = [[] for _ in range(geometry.cell_count)]
    for corners in rectangles(geometry):
        for turned in _turns(corners):
            found[turned[0]].append((turned, mask_of(corners)))
    return tuple(map(tuple, found))


class Rectangle(NamedTuple):
    """A rectangle of empty *corners* that can all hold both values of *pair*; the *roof* may hold more.

    The first corner has exactly the two values; the last is opposite to it.
    """

    corners: Corners
    pair: int
    roof: tuple[int, ...]


@derived
def open_rectangles(position: Position) -> list[Rectangle]:
    """List the rectangles with a floor cell of just two values, except those that are hidden."""
    hidden = _hiding(position)
    return [one for one in _open_rectangles(position) if not any(hides(one) for hides in hidden)]


@derived
def _hiding(position: Position) -> list[Callable[[Rectangle], bool]]:
    return []


def hide_rectangles(position: Position, hides: Callable[[Rectangle], bool]) -> None:
    """Hide some rectangles of a *position*, before any search in it."""
    _hiding(position).append(hides)


def _open_rectangles(position: Position) -> Iterator[Rectangle]:
    cell_digits = position.cell_digits
    for cell, pair in enumerate(cell_digits):
        if pair.bit_count() != 2:
            continue
        low, high = bits(pair)
        for corners in _able(position.geometry, cell, position.digit_cells[low] | position.digit_cells[high]):
            roof = tuple([other for other in corners if cell_digits[other] & ~pair])
            # Another floor cell with a smaller number has already given this rectangle.
            if roof and not (len(roof) < 3 and any(cell_digits[o] == pair and o < cell for o in corners)):
                yield Rectangle(corners, pair, roof)


@lru_cache(maxsize=1 << 12)
def _able(geometry: Geometry, cell: int, able: int) -> list[Corners]:
    """List the rectangles of a *cell* within the cells that are *able*; kept, as these stay the same for long."""
    return [corners for corners, cells in _by_cell(geometry)[cell] if not cells & ~able]


def take_first_pairs(position: Position) -> None:
    """See the rectangles of *position* as HoDoKu does: one pair in four cells hides every other one there."""
    hide_rectangles(position, partial(_is_second, position))


def _is_second(position: Position, rectangle: Rectangle) -> bool:
    """Report whether HoDoKu sees another pair in the four corners."""
    return _first_pair(position, _placed(position), sorted(rectangle.corners)) not in (0, rectangle.pair)


@derived
def _placed(position: Position) -> dict[int, int]:
    """Return for each digit (mask) that is placed the cells that have it."""
    placed: dict[int, int] = defaultdict(int)
    for cell, value in enumerate(position.values):
        if value:
            placed[1 << value - 1] |= 1 << cell
    return placed


def _first_pair(position: Position, placed: dict[int, int], corners: list[int]) -> int:
    """Return the pair of digits (mask) that HoDoKu sees in the rectangle of *corners* (ascending), 0 for none.

    It is the pair of the first corner with two candidates, if no placed value forbids the two digits in any corner.
    """
    around = union(position.geometry.peer_masks[corner] for corner in corners)
    seen = union(digit for digit, cells in placed.items() if cells & around)
    for corner in corners:
        pair = position.cell_digits[corner]
        if pair.bit_count() == 2 and not pair & seen:
            return pair
    return 0


class _More(NamedTuple):
    """Further evidence of a step besides the rectangle."""

    cells: int = 0
    digits: int = 0
    houses: tuple[int, ...] = ()


def _extras(position: Position, rectangle: Rectangle) -> int:
    found = union(position.cell_digits[cell] for cell in rectangle.roof)
    return found & ~rectangle.pair


_NOTHING = _More()


def _step(name: str, rectangle: Rectangle, gone: tuple[Candidate, ...], more: _More = _NOTHING) -> Step:
    cells = more.cells | mask_of(rectangle.corners)
    evidence = Evidence(cells, rectangle.pair | more.digits, more.houses, fins=mask_of(rectangle.roof))
    return Step(name, (), gone, evidence)


def find_type_1(position: Position) -> Iterator[Step]:
    """Find rectangles with one roof cell: it is neither of the two values."""
    for rectangle in open_rectangles(position):
        if len(rectangle.roof) == 1:
            gone = removals(position, 1 << rectangle.roof[0], rectangle.pair)
            yield _step("unique-rectangle-1", rectangle, gone)


def _is_diagonal(position: Position, roof: tuple[int, ...]) -> bool:
    return len(roof) == 2 and not position.geometry.peer_masks[roof[0]] >> roof[1] & 1


def find_one_extra(position: Position, adjacent: bool) -> Iterator[Step]:
    """Find roofs whose cells all have the same extra value: one of them holds it, so what sees them all does not."""
    for rectangle in open_rectangles(position):
        roof = rectangle.roof
        extras = _extras(position, rectangle)
        beside = len(roof) == 2 and not _is_diagonal(position, roof)
        if len(roof) > 1 and beside is adjacent and extras.bit_count() == 1:
            gone = removals(position, seen_by_all(position.geometry, mask_of(roof)), extras)
            if gone:
                name = "unique-rectangle-2" if adjacent else "unique-rectangle-5"
                yield _step(name, rectangle, gone, _More(digits=extras))


def find_type_3(position: Position) -> Iterator[Step]:
    """Find roofs in one house whose extra values make a naked subset with other cells of it."""
    geometry, cell_digits = position.geometry, position.cell_digits
    for rectangle in open_rectangles(position):
        roof = rectangle.roof
        if len(roof) != 2 or _is_diagonal(position, roof):
            continue
        extras = _extras(position, rectangle)
        for house in shared_houses(geometry, roof):
            others = [c for c in geometry.houses[house].cells if cell_digits[c] and c not in rectangle.corners]
            for cells, digits in subsets_with(position, others, extras):
                together = (*roof, *cells)
                gone = removals(position, seen_by_all(geometry, mask_of(together)), digits)
                if gone:
                    mask = mask_of(cells)
                    more = _More(mask, digits, shared_houses(geometry, together))
                    yield _step("unique-rectangle-3", rectangle, gone, more)


def subsets_with(position: Position, cells: list[int], extras: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Choose n of *cells* that have n + 1 values together with *extras*."""
    for size in range(max(1, extras.bit_count() - 1), len(cells)):
        usable = [c for c in cells if (position.cell_digits[c] | extras).bit_count() <= size + 1]
        for chosen in combinations(usable, size):
            digits = extras | union(position.cell_digits[cell] for cell in chosen)
            if digits.bit_count() == size + 1:
                yield chosen, digits


def find_type_4(position: Position) -> Iterator[Step]:
    """Find roofs in one house that needs one of the two values there: they lose the other one."""
    held = places(position)
    for rectangle in open_rectangles(position):
        roof = rectangle.roof
        if len(roof) != 2 or _is_diagonal(position, roof):
            continue
        mask = 1 << roof[0] | 1 << roof[1]
        for digit in bits(rectangle.pair):
            for house in shared_houses(position.geometry, roof):
                if house in position.geometry.full_houses and not held[house][digit] & ~mask:
                    gone = removals(position, mask, rectangle.pair & ~(1 << digit))
                    if gone and held[house][digit]:
                        yield _step("unique-rectangle-4", rectangle, gone, _More(houses=(house,)))
                        break


def _sides(position: Position, first: int, second: int, third: int, fourth: int) -> tuple[tuple[int, int], ...]:
    """List the pairs of opposite houses along first-second and third-fourth, first-third and second-fourth."""
    geometry = position.geometry
    found = []
    for one, two in (((first, second), (third, fourth)), ((first, third), (second, fourth))):
        for house in shared_houses(geometry, one):
            found += [(house, other) for other in shared_houses(geometry, two) if house != other]
    return tuple(found)


def find_type_6(position: Position) -> Iterator[Step]:
    """Find roofs at opposite corners, with one of the values confined to the rectangle in two opposite houses."""
    held = places(position)
    for rectangle in open_rectangles(position):
        if not _is_diagonal(position, rectangle.roof):
            continue
        corners = mask_of(rectangle.corners)
        roof = 1 << rectangle.roof[0] | 1 << rectangle.roof[1]
        for digit in bits(rectangle.pair):
            for pair in _sides(position, *rectangle.corners):
                if all(held[house][digit] and not held[house][digit] & ~corners for house in pair):
                    gone = removals(position, roof, 1 << digit)
                    if gone:
                        yield _step("unique-rectangle-6", rectangle, gone, _More(houses=pair))
                        break


def find_hidden(position: Position) -> Iterator[Step]:
    """Find a floor cell whose opposite corner has a value confined to the rectangle both ways.

    If the corner held the other value, its neighbours would hold the first one, and the floor cell the other one.
    """
    geometry, held = position.geometry, places(position)
    for rectangle in open_rectangles(position):
        corners = mask_of(rectangle.corners)
        for floor, b, c, opposite in _turns(rectangle.corners):
            if position.cell_digits[floor] != rectangle.pair or floor in rectangle.roof:
                continue
            in_all = position.cell_digits[b] & position.cell_digits[c] & position.cell_digits[opposite]
            for digit in bits(rectangle.pair & in_all):
                gone = removals(position, 1 << opposite, rectangle.pair & ~(1 << digit))
                sides = [
                    [h for h in shared_houses(geometry, (opposite, other)) if not held[h][digit] & ~corners]
                    for other in ((b, c) if gone else ())
                ]
                if gone and sides[0] and sides[1]:
                    houses = (sides[0][0], sides[1][0])
                    yield _step("hidden-rectangle", rectangle, gone, _More(houses=houses))


def _turns(corners: Corners) -> tuple[Corners, ...]:
    a, b, c, d = corners
    return ((a, b, c, d), (b, a, d, c), (c, d, a, b), (d, c, b, a))


def _rectangle(name: str, find: Finder, tell: Teller, teaching: int, hodoku: Hodoku, **more: Any) -> Technique:
    return Technique(name, "Hard", find, tell, teaching, hodoku, is_offered=True, one_solution=True, **more)


_type_2, _type_5 = (partial(find_one_extra, adjacent=adjacent) for adjacent in (True, False))

TECHNIQUES = (
    _rectangle("unique-rectangle-1", find_type_1, tell_type_1, 180, Hodoku("0600", 100, "Hard", 260)),
    _rectangle("unique-rectangle-2", _type_2, tell_one_extra, 280, Hodoku("0601", 100, "Hard", 270)),
    _rectangle("unique-rectangle-3", find_type_3, tell_type_3, 290, Hodoku("0602", 100, "Hard", 280)),
    _rectangle("unique-rectangle-4", find_type_4, tell_type_4, 300, Hodoku("0603", 100, "Hard", 290)),
    _rectangle("unique-rectangle-5", _type_5, tell_one_extra, 310, Hodoku("0604", 100, "Hard", 300), effort=4.7),
    _rectangle("unique-rectangle-6", find_type_6, tell_type_6, 320, Hodoku("0605", 100, "Hard", 310), effort=4.7),
    _rectangle("hidden-rectangle", find_hidden, tell_hidden, 330, Hodoku("0606", 100, "Hard", 320), effort=4.8),
)
