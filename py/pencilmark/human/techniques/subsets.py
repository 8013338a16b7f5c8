"""Subsets: as many values as cells in one house.

Naked: n cells of a house have n values between them, which go from the other cells of the house. Hidden: n values of a
full house have n cells between them, which lose their other values. A naked pair or triple within the crossing of two
houses is *locked* when it removes something from both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from operator import itemgetter
from typing import TYPE_CHECKING

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import mask_of, values
from pencilmark.board.model import Evidence, Position, Step
from pencilmark.human.techniques.common import houses_region_first, places, removals, seen_by_all, shared_houses
from pencilmark.human.techniques.technique import Hodoku, Level, Technique

if TYPE_CHECKING:
    from pencilmark.human.telling.case import Case, Telling

NAMES = {2: "pair", 3: "triple", 4: "quad"}
KEPT = 1 << 13  # houses whose subsets are kept: from step to step most houses stay as they are


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
    seen: set[int] = set()
    for cells, masks in zip(_houses(position.geometry), _masks(position), strict=True):
        for chosen, digits in _naked(masks, size):
            found = [cells[place] for place in chosen]
            mask = mask_of(found)
            if mask not in seen:
                seen.add(mask)
                step = _naked_step(position, found, mask, digits, size)
                if step:
                    yield step


@derived
def _masks(position: Position) -> list[tuple[int, ...]]:
    """Return the candidates of the cells of each of the `_houses`."""
    return [reading(position.cell_digits) for reading in _readers(position.geometry)]


@lru_cache(maxsize=32)
def _readers(geometry: Geometry) -> list[Callable[[Sequence[int]], tuple[int, ...]]]:
    """Return what reads the cells of each of the `_houses`; a house of one cell needs nothing."""
    return [itemgetter(*cells) if len(cells) > 1 else lambda masks: () for cells in _houses(geometry)]


@lru_cache(maxsize=KEPT)
def _naked(masks: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Find *size* cells of a house, with candidates *masks*, that have *size* digits: their places, and the digits."""
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
    eliminations = removals(position, seen_by_all(geometry, mask), digits)
    if not eliminations:
        return None
    houses = shared_houses(geometry, found)
    evidence = Evidence(mask, digits, houses)
    gone = mask_of(candidate.cell for candidate in eliminations)
    is_locked = len(houses) > 1 and all(gone & ~geometry.house_masks[house] for house in houses)
    if is_locked and size < 4:
        return Step(f"locked-{NAMES[size]}", (), eliminations, evidence)
    return Step(f"naked-{NAMES[size]}", (), eliminations, evidence)


def hidden_subsets(position: Position, size: int) -> Iterator[Step]:
    """Find hidden subsets of *size* values, regions first, then rows, then columns."""
    held = places(position)
    for house in houses_region_first(position.geometry):
        for mask, cells in _hidden(held[house], size):
            eliminations = removals(position, cells, position.geometry.all_digits & ~mask)
            if eliminations:
                evidence = Evidence(cells, mask, (house,))
                yield Step(f"hidden-{NAMES[size]}", (), eliminations, evidence)


@lru_cache(maxsize=KEPT)
def _hidden(held: tuple[int, ...], size: int) -> tuple[tuple[int, int], ...]:
    """Find *size* digits, each *held* by cells of a house, that have *size* cells: the digits, and the cells."""
    few = [digit for digit, cells in enumerate(held) if 1 < cells.bit_count() <= size]
    if len(few) < size:
        return ()
    unions = small_unions([held[digit] for digit in few], size)
    return tuple(
        (mask_of(few[place] for place in chosen), cells) for chosen, cells in unions if cells.bit_count() == size
    )


def may_have_subset(position: Position, house: int, size: int) -> bool:
    """Report whether a *house* has a naked or a hidden subset of a *size*, which may eliminate nothing."""
    mask, cells = position.geometry.house_masks[house], position.geometry.houses[house].cells
    if _naked(tuple([position.cell_digits[cell] for cell in cells]), size):
        return True
    return bool(_hidden(tuple([places & mask for places in position.digit_cells]), size))


@derived
def _all_naked(position: Position, size: int) -> list[Step]:
    return list(naked_subsets(position, size))


def _only(technique: str, size: int) -> Callable[[Position], Iterator[Step]]:
    def find(position: Position) -> Iterator[Step]:
        return (step for step in _all_naked(position, size) if step.technique == technique)

    return find


def tell_naked(case: Case, told: Telling) -> None:
    """Explain n cells with n values between them."""
    cells, digits, count = case.evidence.cells, case.evidence.digits, case.evidence.cells.bit_count()
    houses = case.shared(cells)
    told.look(case, case.evidence.houses[:1])
    told.say(
        "subsets-naked",
        houses=case.houses(houses),
        cells=case.names(cells),
        word=case.word,
        digits=values(digits),
        count=count,
    )
    told.say("subsets-naked-filled", word=case.word, count=count)
    told.say("subsets-naked-others", count=count, digits=values(digits))
    told.conclude(case)
    told.canvas.tint(cells)
    for house in houses:
        told.canvas.house(house)
    told.canvas.mark(cells, digits)


def say_hidden(case: Case, told: Telling) -> None:
    """Say that n values of a house have n places between them."""
    cells, digits, count = case.evidence.cells, case.evidence.digits, case.evidence.cells.bit_count()
    house = case.evidence.houses[0]
    told.say("subsets-hidden", house=case.house(house), word=case.word, digits=values(digits), cells=case.names(cells))
    told.say("subsets-hidden-filled", count=count, word=case.word)
    told.canvas.tint(cells)
    told.canvas.house(house)
    told.canvas.mark(cells, digits)


def tell_hidden(case: Case, told: Telling) -> None:
    """Explain n values of a house with n places between them."""
    told.look(case, case.evidence.houses[:1])
    say_hidden(case, told)
    told.conclude(case)


def _subset(name: str, size: int, level: Level, teaching: int, hodoku: Hodoku) -> Technique:
    is_hidden = name.startswith("hidden")
    find = partial(hidden_subsets, size=size) if is_hidden else _only(name, size)
    tell = tell_hidden if is_hidden else tell_naked
    return Technique(name, level, find, tell=tell, teaching=teaching, hodoku=hodoku, is_offered=True)


TECHNIQUES = (
    _subset("locked-pair", 2, "Medium", 70, Hodoku("0110", 40, "Medium", 40)),
    _subset("locked-triple", 3, "Medium", 100, Hodoku("0111", 60, "Medium", 50)),
    _subset("naked-pair", 2, "Medium", 60, Hodoku("0200", 60, "Medium", 80)),
    _subset("naked-triple", 3, "Medium", 90, Hodoku("0201", 80, "Medium", 90)),
    _subset("naked-quad", 4, "Hard", 130, Hodoku("0202", 120, "Hard", 120)),
    _subset("hidden-pair", 2, "Medium", 80, Hodoku("0210", 70, "Medium", 100)),
    _subset("hidden-triple", 3, "Medium", 110, Hodoku("0211", 100, "Medium", 110)),
    _subset("hidden-quad", 4, "Hard", 140, Hodoku("0212", 150, "Hard", 130)),
)
