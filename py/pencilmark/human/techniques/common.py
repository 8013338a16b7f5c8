"""What finders share: places of a digit in a house, eliminations and their order, facts of a board derived once.

A mask of candidates has bit = digit index * cells + cell.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import bits
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.technique import Chooser, Finder

LINES = ("row", "column")


@derived
def places(position: Position) -> list[tuple[int, ...]]:
    """Return, for each house and then each digit index, the mask of the cells that can take it.

    >>> position = Position.of(Puzzle(board("4"), (1,) + (0,) * 15))
    >>> bits(places(position)[1][0])  # the value 1 in row 2
    [6, 7]
    """
    digit_cells = position.digit_cells
    return [tuple([cells & mask for cells in digit_cells]) for mask in position.geometry.house_masks]


@derived
def placed(position: Position) -> list[int]:
    """Return, for each digit index, the cells (mask) that are filled with it.

    >>> placed(Position.of(Puzzle(board("4"), (1, 0, 0, 0, 0, 0, 1, 2) + (0,) * 8)))
    [65, 128, 0, 0]
    """
    found = [0] * position.geometry.value_count
    for cell, value in enumerate(position.values):
        if value:
            found[value - 1] |= 1 << cell
    return found


@derived
def in_vain(position: Position) -> dict[Hashable, Any]:
    """Return what was searched in vain, with its state at that time, in a *position* and those before it on a path.

    Along a path candidates only go: if the state is still the same, or part of it, no search is needed there.
    """
    return {}


def removals(position: Position, cells: int, digits: int) -> tuple[Candidate, ...]:
    """List the candidates of *digits* (mask) in *cells* (mask) that the position still has, sorted."""
    cell_digits = position.cell_digits
    return tuple(Candidate(cell, digit + 1) for cell in bits(cells) for digit in bits(cell_digits[cell] & digits))


def seen_by_all(geometry: Geometry, cells: int) -> int:
    """Return the cells (mask) that see every one of *cells* (mask); all cells where there is none."""
    seen, peer_masks = geometry.all_cells, geometry.peer_masks
    while cells:  # not `bits`: this is asked for every group of a large board
        low = cells & -cells
        seen &= peer_masks[low.bit_length() - 1]
        cells ^= low
    return seen


class Crossing(NamedTuple):
    """A full house *base* that shares two or more cells with the house *cover*.

    *base_only* and *cover_only* are the masks of the cells in one house and not in the other.
    """

    base: int
    cover: int
    base_only: int
    cover_only: int


@lru_cache(maxsize=32)
def crossings(geometry: Geometry, base_is_line: bool) -> tuple[tuple[int, tuple[Crossing, ...]], ...]:
    """List the full houses that are lines (or those that are not), each with its crossings."""
    masks = geometry.house_masks
    found = []
    for base in geometry.full_houses:
        if (geometry.houses[base].kind in LINES) is base_is_line:
            rows = tuple(
                Crossing(base, cover, masks[base] & ~masks[cover], masks[cover] & ~masks[base])
                for cover in range(len(masks))
                if cover != base and (masks[base] & masks[cover]).bit_count() > 1
            )
            found.append((base, rows))
    return tuple(found)


@lru_cache(maxsize=32)
def houses_region_first(geometry: Geometry) -> tuple[int, ...]:
    """List the full houses: regions and others first, then rows, then columns."""
    order = {"row": 1, "column": 2}
    return tuple(sorted(geometry.full_houses, key=lambda place: order.get(geometry.houses[place].kind, 0)))


def shared_houses(geometry: Geometry, cells: Iterable[int]) -> tuple[int, ...]:
    """List the houses (by place) that hold all of *cells*."""
    together: set[int] | None = None
    for cell in cells:
        here = set(geometry.houses_of[cell])
        together = here if together is None else together & here
    return tuple(sorted(together or ()))


@derived
def strong_pairs(position: Position) -> list[list[tuple[int, int, int]]]:
    """List, for each digit index, (house, cell, cell) for the full houses with two places for it."""
    return [_strong_pairs(position.geometry, cells) for cells in position.digit_cells]


@lru_cache(maxsize=1 << 11)
def _strong_pairs(geometry: Geometry, cells: int) -> list[tuple[int, int, int]]:
    """Do so for the *cells* of one digit; kept, as most digits stay the same for long."""
    masks, found = geometry.house_masks, []
    for house in geometry.full_houses:
        both = cells & masks[house]
        rest = both & (both - 1)  # not `bits`: this is asked for many digits
        if rest and not rest & (rest - 1):
            found.append((house, (both ^ rest).bit_length() - 1, rest.bit_length() - 1))
    return found


def of_digit(cells: int, digit: int) -> tuple[Candidate, ...]:
    """List the candidates of one *digit* (index) in *cells* (mask)."""
    return tuple(Candidate(cell, digit + 1) for cell in bits(cells))


def left_by_none(position: Position, either: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """List the candidates that are false whichever of *either* is true: they share its cell, or its digit sees them."""
    peers, gone = position.geometry.peer_masks, None
    for cell, value in either:
        here = {Candidate(cell, digit + 1) for digit in bits(position.cell_digits[cell] & ~(1 << value - 1))}
        here.update(of_digit(position.digit_cells[value - 1] & peers[cell], value - 1))
        gone = here if gone is None else gone & here
    return tuple(sorted(gone or ()))


def by_guardians(position: Position, technique: str, guardians: Iterable[Candidate], why: Evidence) -> Step | None:
    """Return the step that follows if one of the *guardians* is true: the only one itself, or what any makes false."""
    either = tuple(sorted(guardians))
    if len(either) == 1:
        return Step(technique, either, (), why)
    gone = left_by_none(position, either)
    return Step(technique, (), gone, why) if gone else None


def most_first(steps: Iterable[Step]) -> Step | None:
    """Choose the step that eliminates most; among several, the one whose eliminations weigh least.

    This is what HoDoKu prefers when it collects all steps of a technique.
    """
    found = list(steps)
    if len(found) < 2:
        return found[0] if found else None
    return min(found, key=lambda step: (-len(step.eliminations), _weight(step.eliminations)))


def _weight(eliminations: Iterable[Candidate]) -> int:
    """Weigh eliminations, value by value: each counts by its cell, later ones more."""
    in_order = sorted(eliminations, key=lambda candidate: (candidate.value, candidate.cell))
    return sum(cell * (1 + 80 * place) + value for place, (cell, value) in enumerate(in_order))


def first_by(find: Finder) -> Chooser:
    """Return a chooser that takes the first step of *find*, a pickier finder than the technique's own.

    >>> first_by(lambda position: iter(()))(None) is None
    True
    """
    return lambda position: next(filter(None, find(position)), None)


def best_of(find: Finder) -> Chooser:
    """Return a chooser that looks at every step of *find* and takes the one that is `most_first`.

    >>> best_of(lambda position: iter(()))(None) is None
    True
    """
    return lambda position: most_first(filter(None, find(position)))


T = TypeVar("T")
Key = TypeVar("Key", bound=Hashable)


def candidates_of(mask: int, count: int) -> tuple[Candidate, ...]:
    """List the candidates of a *mask* (bit = digit index * *count* of cells + cell), cell by cell."""
    found = []
    for node in bits(mask):
        digit, cell = divmod(node, count)
        found.append(Candidate(cell, digit + 1))
    return tuple(sorted(found))


def weight(mask: int, count: int) -> int:
    """Weigh the eliminations in *mask*, value by value: each counts by its place, more than those before it.

    >>> weight(1 << 5, 81), weight(1 << 5 | 1 << 7, 81)
    (6, 574)
    """
    total, factor = 0, 1
    for node in bits(mask):
        digit, cell = divmod(node, count)
        total += cell * factor + digit + 1
        factor += 80
    return total


def cheapest(found: Iterable[tuple[Key, T]], cost: Callable[[T], Any]) -> dict[Key, T]:
    """Keep, of those with the same key (such as their eliminations), the first with the least *cost*.

    >>> cheapest([(1, "long"), (2, "some"), (1, "one"), (1, "two")], len)
    {1: 'one', 2: 'some'}
    """
    best: dict[Key, tuple[Any, T]] = {}
    for key, one in found:
        own = cost(one)
        if key not in best or own < best[key][0]:
            best[key] = own, one
    return {key: one for key, (_, one) in best.items()}


def ranked(found: Iterable[tuple[int, T]], count: int) -> list[tuple[int, T]]:
    """Sort pairs of eliminations (mask) and anything: most eliminations first, then the lightest."""
    keyed = [((-gone.bit_count(), weight(gone, count)), gone, thing) for gone, thing in found]
    keyed.sort(key=lambda entry: entry[0])
    return [(gone, thing) for _, gone, thing in keyed]
