"""Subsets: as many values as cells in one house.

Naked: n cells of a house have together n values, which leave the other cells of the house. Hidden:
n values of a full house have together n cells, which lose their other values. A naked pair or
triple within the crossing of two houses is *locked* when it clears something from both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

from pencilmark.board.geometry import Geometry
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import houses_region_first, places, removals, seen_by_all, shared_houses
from pencilmark.human.techniques.technique import Technique

NAMES = {2: "pair", 3: "triple", 4: "quad"}
NAKED_RATING = {2: 3.0, 3: 3.6, 4: 5.0}
HIDDEN_RATING = {2: 3.4, 3: 4.0, 4: 5.4}
KEPT = 1 << 13  # houses whose subsets are remembered: from step to step most houses stay as they are


def small_unions(masks: Sequence[int], size: int) -> Sequence[tuple[tuple[int, ...], int]]:
    """Choose *size* of *masks* whose union has at most *size* bits; list their places and the union.

    >>> small_unions([0b011, 0b110, 0b101, 0b1000], 3)
    [((0, 1, 2), 7)]
    """
    found: list[tuple[tuple[int, ...], int]] = [((place,), mask) for place, mask in enumerate(masks)]
    for last in range(len(masks) - size + 1, len(masks)):
        found = [
            ((*chosen, place), wider)
            for chosen, union in found
            for place in range(chosen[-1] + 1, last + 1)
            if (wider := union | masks[place]).bit_count() <= size
        ]
    return found


def naked_subsets(position: Position, size: int) -> Iterator[Step]:
    """Find naked subsets of *size* cells, locked ones too, regions first, then rows, then columns."""
    cell_digits = position.cell_digits
    seen: set[int] = set()
    for cells in _houses(position.geometry):
        for chosen, digits in _naked(tuple([cell_digits[cell] for cell in cells]), size):
            found = [cells[place] for place in chosen]
            mask = sum(1 << cell for cell in found)
            if mask not in seen:
                seen.add(mask)
                step = _naked_step(position, found, mask, digits, size)
                if step:
                    yield step


@lru_cache(maxsize=KEPT)
def _naked(masks: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Find *size* cells of a house, with candidates *masks*, that have as many together: their places, the digits."""
    few = [place for place, mask in enumerate(masks) if 1 < mask.bit_count() <= size]
    if len(few) < size or sum(map(bool, masks)) == size:
        return ()
    unions = small_unions([masks[place] for place in few], size)
    return tuple((tuple(few[k] for k in chosen), digits) for chosen, digits in unions if digits.bit_count() == size)


@lru_cache(maxsize=32)
def _houses(geometry: Geometry) -> list[tuple[int, ...]]:
    order = list(houses_region_first(geometry))
    order += [place for place in range(len(geometry.houses)) if place not in order]
    return [geometry.houses[place].cells for place in order]


def _naked_step(position: Position, found: list[int], mask: int, digits: int, size: int) -> Step | None:
    geometry = position.geometry
    eliminations = removals(position, seen_by_all(geometry, found), digits)
    if not eliminations:
        return None
    houses = shared_houses(geometry, found)
    evidence = Evidence(mask, digits, houses)
    gone = 0
    for candidate in eliminations:
        gone |= 1 << candidate.cell
    is_locked = len(houses) > 1 and all(gone & ~geometry.house_masks[house] for house in houses)
    if is_locked and size < 4:
        return Step(f"locked-{NAMES[size]}", (), eliminations, evidence, f"011{size - 2}", NAKED_RATING[size])
    return Step(f"naked-{NAMES[size]}", (), eliminations, evidence, f"020{size - 2}", NAKED_RATING[size])


def hidden_subsets(position: Position, size: int) -> Iterator[Step]:
    """Find hidden subsets of *size* values, regions first, then rows, then columns."""
    held = places(position)
    for house in houses_region_first(position.geometry):
        for mask, cells in _hidden(tuple(held[house]), size):
            eliminations = removals(position, cells, position.geometry.all_digits & ~mask)
            if eliminations:
                evidence = Evidence(cells, mask, (house,))
                name, code = f"hidden-{NAMES[size]}", f"021{size - 2}"
                yield Step(name, (), eliminations, evidence, code, HIDDEN_RATING[size])


@lru_cache(maxsize=KEPT)
def _hidden(held: tuple[int, ...], size: int) -> tuple[tuple[int, int], ...]:
    """Find *size* digits, each *held* by cells of a house, that have as many together: the digits, the cells."""
    few = [digit for digit, cells in enumerate(held) if 1 < cells.bit_count() <= size]
    if len(few) < size:
        return ()
    unions = small_unions([held[digit] for digit in few], size)
    return tuple(
        (sum(1 << few[place] for place in chosen), cells) for chosen, cells in unions if cells.bit_count() == size
    )


def _only(technique: str, size: int) -> Callable[[Position], Iterator[Step]]:
    def find(position: Position) -> Iterator[Step]:
        found: list[Step] | None = position.memo.get(("naked", size))
        if found is None:
            found = position.memo["naked", size] = list(naked_subsets(position, size))
        return (step for step in found if step.technique == technique)

    return find


TECHNIQUES = (
    Technique("locked-pair", _only("locked-pair", 2)),
    Technique("locked-triple", _only("locked-triple", 3)),
    Technique("naked-pair", _only("naked-pair", 2)),
    Technique("naked-triple", _only("naked-triple", 3)),
    Technique("naked-quad", _only("naked-quad", 4)),
    Technique("hidden-pair", partial(hidden_subsets, size=2)),
    Technique("hidden-triple", partial(hidden_subsets, size=3)),
    Technique("hidden-quad", partial(hidden_subsets, size=4)),
)
