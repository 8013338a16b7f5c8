"""Finders of one value after another: on the ordinary board, what they find for each is kept.

From step to step, and from one path through a puzzle to the next, most values keep their places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from typing import Any, TypeVar

from pencilmark.board.boards import board
from pencilmark.board.model import Position
from pencilmark.human.techniques.templates import doomed

KEPT = 1 << 11
GEOMETRY = board("9")
Found = TypeVar("Found")
Finds = TypeVar("Finds", bound=Callable[[Position], Iterator[Any]])


@lru_cache(maxsize=KEPT)
def alone(digit: int, cells: int) -> Position:
    """Return a position of the ordinary board in which nothing is left but one *digit* in some *cells* (mask).

    >>> alone(3, 0b101).cell_digits[:3]
    (8, 0, 8)
    """
    places = tuple(cells if one == digit else 0 for one in range(GEOMETRY.value_count))
    marks = tuple((cells >> cell & 1) << digit for cell in range(GEOMETRY.cell_count))
    return Position(GEOMETRY, (0,) * GEOMETRY.cell_count, places, marks, 0)


def each_digit(find: Callable[[Position], Iterator[Found | None]]) -> Callable[[Position], Iterator[Found]]:
    """Return a function that does for each digit that may lose a candidate what *find* does for all, and keeps it.

    *find* must look at one digit after another, and at nothing but the cells of that digit.
    """

    @lru_cache(maxsize=KEPT)
    def found(digit: int, cells: int) -> tuple[Found, ...]:
        return tuple(one for one in find(alone(digit, cells)) if one)

    def of_all(position: Position) -> Iterator[Found]:
        for digit, gone in enumerate(doomed(position)):
            if gone:
                yield from found(digit, position.digit_cells[digit])

    return of_all


def by_digit(find: Finds) -> Finds:
    """Return a finder that finds what *find* does; see `each_digit` for what it must be like."""
    quick = each_digit(find)

    @wraps(find)
    def finder(position: Position) -> Iterator[Any]:
        return quick(position) if position.geometry.is_classic else find(position)

    return finder  # type: ignore[return-value]  # it is called as *find* is
