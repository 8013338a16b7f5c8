"""Avoidable rectangles: unique rectangles with some cells filled already, none of them by a given.

If the four corners ended up with just two values, these could be exchanged, as no given fixes them. A puzzle with one
solution avoids that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from pencilmark.board.geometry import Geometry
from pencilmark.board.kept import derived
from pencilmark.board.masks import mask_of, union, where
from pencilmark.board.model import Candidate, Evidence, Position, Step
from pencilmark.human.techniques.common import removals, seen_by_all
from pencilmark.human.techniques.rectangles import Corners, rectangles
from pencilmark.human.techniques.technique import Hodoku, Technique
from pencilmark.human.telling import tell_avoidable

Threat = tuple[Corners, tuple[int, int, int, int]]


@lru_cache(maxsize=16)
def _with_masks(geometry: Geometry) -> tuple[tuple[int, Corners], ...]:
    return tuple((mask_of(corners), corners) for corners in rectangles(geometry))


@derived
def _threatened(position: Position) -> list[Threat]:
    """List rectangles with two or three corners filled, none a given, and the values they threaten to take."""
    return _found_threatened(position.geometry, tuple(position.values), position.givens)


@lru_cache(maxsize=64)
def _found_threatened(geometry: Geometry, values: tuple[int, ...], givens: int) -> list[Threat]:
    """Do so for what is filled, which stays the same while steps only eliminate."""
    return list(_find_threatened(geometry, values, givens))


def _find_threatened(geometry: Geometry, values: tuple[int, ...], givens: int) -> Iterator[Threat]:
    free = where(values) & ~givens
    if free.bit_count() < 2:
        return
    for mask, corners in _with_masks(geometry):
        if mask & givens or not 2 <= (mask & free).bit_count() <= 3:
            continue
        a, b, c, d = (values[cell] for cell in corners)
        if (a and d and a != d) or (b and c and b != c):
            continue
        x, y = a or d, b or c
        if x and y and x != y:
            yield corners, (x, y, y, x)


def find_type_1(position: Position) -> Iterator[Step]:
    """Find rectangles with three filled corners: the last one cannot hold what would complete the exchange."""
    for corners, wanted in _threatened(position):
        left = [place for place in range(4) if not position.values[corners[place]]]
        if len(left) == 1:
            gone = removals(position, 1 << corners[left[0]], 1 << (wanted[left[0]] - 1))
            if gone:
                yield _step("avoidable-rectangle-1", corners, wanted, gone, 0)


def find_type_2(position: Position) -> Iterator[Step]:
    """Find rectangles with two filled corners whose others have the same extra value: one of them holds it."""
    cell_digits = position.cell_digits
    for corners, wanted in _threatened(position):
        left = [place for place in range(4) if not position.values[corners[place]]]
        if len(left) != 2:
            continue
        extras = union(cell_digits[corners[place]] & ~(1 << (wanted[place] - 1)) for place in left)
        if extras.bit_count() == 1:
            gone = removals(position, seen_by_all(position.geometry, mask_of(corners[place] for place in left)), extras)
            if gone:
                yield _step("avoidable-rectangle-2", corners, wanted, gone, extras)


def _step(name: str, corners: Corners, wanted: tuple[int, ...], gone: tuple[Candidate, ...], extras: int) -> Step:
    pair = 1 << (wanted[0] - 1) | 1 << (wanted[1] - 1)
    cells = mask_of(corners)
    return Step(name, (), gone, Evidence(cells, pair | extras))


_rectangle = partial(Technique, tell=tell_avoidable, is_offered=True, one_solution=True)

TECHNIQUES = (
    _rectangle("avoidable-rectangle-1", "Hard", find_type_1, teaching=340, hodoku=Hodoku("0607", 100, "Hard", 330)),
    _rectangle("avoidable-rectangle-2", "Hard", find_type_2, teaching=350, hodoku=Hodoku("0608", 100, "Hard", 340)),
)
